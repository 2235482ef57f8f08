/// Heights that are used until items are measured.
///
///     try wall.items.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))
///     let estimates = MasonryEstimates(meanOf: wall.items, otherwise: 180)
///     try wall.items.appendItems(20, measuredBy: estimates)
///
///     try wall.measure(itemsIn: &visible, measuredBy: cells)
///
/// `measure(itemsIn:)` measures the visible items. Spans and pinned columns are never estimates.
/// Your own provider can estimate some items: ``MasonryHeightProvider/isEstimated(itemAt:)``.
public struct MasonryEstimates<Heights: MasonryHeightProvider>: MasonryHeightProvider {
  private let heights: Heights

  /// Makes estimates of what a provider gives.
  public init(_ heights: Heights) { self.heights = heights }

  /// The height that the provider gives, in points.
  public func height(ofItemAt index: Int, width: Double) -> Double {
    heights.height(ofItemAt: index, width: width)
  }

  /// The width that the provider gives, in points.
  public func width(ofItemAt index: Int, height: Double) -> Double {
    heights.width(ofItemAt: index, height: height)
  }

  /// The column span that the provider gives.
  public func columnSpan(ofItemAt index: Int) -> Int { heights.columnSpan(ofItemAt: index) }

  /// The pinned column that the provider gives.
  public func pinnedColumn(ofItemAt index: Int) -> Int? { heights.pinnedColumn(ofItemAt: index) }

  /// Always `true`.
  public func isEstimated(itemAt index: Int) -> Bool { true }

  /// The lengths that the provider knows.
  public func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    heights.knownLengths(ofItemsIn: indices, along: axis)
  }

  /// Whether the provider names neither a span nor a pinned column.
  public func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    heights.areUnconstrained(itemsIn: indices)
  }

  /// Always `true`.
  public func areEstimated(itemsIn indices: Range<Int>) -> Bool? { true }
}

extension MasonryEstimates: Sendable where Heights: Sendable {}

extension MasonryEstimates where Heights == MasonryHeights {
  /// The same height for every item, in points.
  public init(height: Double) { self.init(MasonryHeights([], default: height)) }
}
