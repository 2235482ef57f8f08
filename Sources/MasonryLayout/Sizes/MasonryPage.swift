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

/// A page whose indices count from a place in a grid.
struct ShiftedHeights<Heights: MasonryHeightProvider>: MasonryHeightProvider {
  let heights: Heights
  let shift: Int

  private func own(_ index: Int) -> Int { index + shift }

  private func own(_ indices: Range<Int>) -> Range<Int> {
    own(indices.lowerBound)..<own(indices.upperBound)
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    heights.height(ofItemAt: own(index), width: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    heights.width(ofItemAt: own(index), height: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { heights.columnSpan(ofItemAt: own(index)) }
  func pinnedColumn(ofItemAt index: Int) -> Int? { heights.pinnedColumn(ofItemAt: own(index)) }
  func isEstimated(itemAt index: Int) -> Bool { heights.isEstimated(itemAt: own(index)) }

  func measureItems(
    in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    heights.measureItems(in: own(indices), along: axis, crossLength: crossLength, into: lengths)
  }

  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    heights.knownLengths(ofItemsIn: own(indices), along: axis)
  }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    heights.areUnconstrained(itemsIn: own(indices))
  }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? {
    heights.areEstimated(itemsIn: own(indices))
  }
}
