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

  /// Creates a provider from one height for each item, in points.
  public init(_ heights: [Double]) {
    self.heights = heights
    defaultHeight = .nan
  }

  /// Creates a provider in which `default` stands in for the heights that are `nil` or missing.
  ///
  /// - Complexity: O(*n*) for *n* heights.
  public init(_ heights: [Double?], default: Double) {
    self.heights = heights.map { $0 ?? `default` }
    defaultHeight = `default`
  }

  /// The height of the item in points, whatever the width.
  @inlinable
  public func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    heights.indices.contains(index) ? heights[index] : defaultHeight
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
