/// Heights that are known beforehand, one for each item.
///
///     try grid.append(3, measuredBy: MasonryHeights([120, 80, 95]))
///     try grid.append(3, measuredBy: MasonryHeights([120, nil, 95], default: 180))
///
/// An item that the array says nothing about, or is too short for, gets the default height. Without a
/// default it has none, and the grid throws ``MasonryError/extent(_:item:)``.
public struct MasonryHeights: MasonryHeightProvider, Sendable {
  @usableFromInline let heights: [Double]
  @usableFromInline let defaultHeight: Double
  @usableFromInline let columnSpans: [Int]

  /// Creates a provider from one height for each item, in points, and the column spans if there are any.
  public init(_ heights: [Double], columnSpans: [Int] = []) {
    self.heights = heights
    self.columnSpans = columnSpans
    defaultHeight = .nan
  }

  /// Creates a provider in which `default` stands in for the heights that are `nil` or missing.
  ///
  /// - Complexity: O(*n*) for *n* heights.
  public init(_ heights: [Double?], default: Double, columnSpans: [Int] = []) {
    self.heights = heights.map { $0 ?? `default` }
    self.columnSpans = columnSpans
    defaultHeight = `default`
  }

  /// The height of the item in points, whatever the width.
  @inlinable
  public func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    heights.indices.contains(index) ? heights[index] : defaultHeight
  }

  /// The column span of the item: one where the array says nothing.
  @inlinable
  public func columnSpan(ofItemAt index: Int) -> Int {
    columnSpans.indices.contains(index) ? columnSpans[index] : 1
  }

  /// Whether the spans that were given, if any, are 1.
  @inlinable
  public func arePlain(itemsAt indices: Range<Int>) -> Bool {
    columnSpans.isEmpty || indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 }
  }

  /// Copies the heights at once where there is one for every item.
  @inlinable
  public func writeExtents(
    ofItemsAt indices: Range<Int>, in slot: MasonrySlot,
    to extents: UnsafeMutableBufferPointer<Double>
  ) {
    if indices.upperBound <= heights.count {
      _ = extents.update(fromContentsOf: heights[indices])
    } else {
      for index in indices {
        extents[index - indices.lowerBound] = extent(ofItemAt: index, in: slot)
      }
    }
  }
}
