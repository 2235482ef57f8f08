/// New items whose heights are known together, such as the next page of pictures.
///
///     try wall.appendItems(of: MasonryAspectRatios(sizes: page.map(\.size)))
///
/// Its indices count from its own start: the first item is at 0, wherever it goes in a grid.
/// ``MasonryHeights`` and ``MasonryAspectRatios`` are pages of as many items as they have numbers.
public protocol MasonryPage: MasonryHeightProvider {
  /// The number of items, at least 0.
  var itemCount: Int { get }
}

extension MasonryHeights: MasonryPage {
  /// The number of heights.
  public var itemCount: Int { lengths.count }
}

extension MasonryAspectRatios: MasonryPage {
  /// The number of ratios.
  public var itemCount: Int { ratios.count }
}

extension MasonryEstimates: MasonryPage where Heights: MasonryPage {
  /// The number of estimates.
  public var itemCount: Int { heights.itemCount }
}

/// The provider of the items of a page at their indices in a grid.
struct PlacedPage<Page: MasonryPage>: MasonryHeightProvider {
  let page: Page
  /// The index of the first item in the grid.
  let start: Int

  private func own(_ indices: Range<Int>) -> Range<Int> {
    indices.lowerBound - start..<indices.upperBound - start
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    page.height(ofItemAt: index - start, width: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    page.width(ofItemAt: index - start, height: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { page.columnSpan(ofItemAt: index - start) }
  func pinnedColumn(ofItemAt index: Int) -> Int? { page.pinnedColumn(ofItemAt: index - start) }
  func isEstimated(itemAt index: Int) -> Bool { page.isEstimated(itemAt: index - start) }

  func measureItems(
    in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    page.measureItems(in: own(indices), along: axis, crossLength: crossLength, into: lengths)
  }

  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    page.knownLengths(ofItemsIn: own(indices), along: axis)
  }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    page.areUnconstrained(itemsIn: own(indices))
  }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? {
    page.areEstimated(itemsIn: own(indices))
  }
}
