/// Heights that are known beforehand, one for each item.
///
///     try grid.appendItems(3, measuredBy: MasonryHeights([120, 80, 95]))
///     try grid.appendItems(3, measuredBy: MasonryHeights([120, nil, 95], default: 180))
///     try grid.appendItems(of: MasonryHeights(nextPage))
///
/// For a grid that scrolls sideways they are widths: `MasonryHeights(widths: [90, 60])`.
///
/// An item for which the array has no height gets the default height. Without a default, and where
/// heights are given and widths are asked for, the grid throws ``MasonryError/itemHeight(_:item:)``
/// or ``MasonryError/itemWidth(_:item:)``.
public struct MasonryHeights: MasonryHeightProvider, Sendable {
  let axis: LayoutAxis
  let lengths: [Double]
  let defaultLength: Double
  let firstIndex: Int
  var constraints = MasonryConstraints()

  /// Creates a provider from one height for each item, in points.
  ///
  /// - Parameters:
  ///   - heights: The heights; they hold at any width.
  ///   - firstIndex: The index in the grid of the item that the array begins with.
  public init(_ heights: [Double], startingAt firstIndex: Int = 0) {
    self.init(heights, along: .vertical, firstIndex)
  }

  /// Creates a provider, in O(*n*), in which `default` replaces heights that are `nil` or missing.
  public init(_ heights: [Double?], default: Double, startingAt firstIndex: Int = 0) {
    self.init(
      heights.map { $0 ?? `default` }, default: `default`, along: .vertical, firstIndex)
  }

  /// Creates a provider from one width for each item of a grid that scrolls sideways, in points.
  public init(widths: [Double], default: Double? = nil, startingAt firstIndex: Int = 0) {
    self.init(widths, default: `default` ?? .nan, along: .horizontal, firstIndex)
  }

  /// Lengths along an axis: heights, or widths if it is horizontal.
  init(
    _ lengths: [Double], default: Double = .nan, along axis: LayoutAxis, _ firstIndex: Int = 0
  ) {
    self.axis = axis
    self.lengths = lengths
    defaultLength = `default`
    self.firstIndex = firstIndex
  }

  /// The height of the item in points, whatever the width; not a number if only widths are known.
  public func height(ofItemAt index: Int, width: Double) -> Double {
    length(ofItemAt: index, along: .vertical)
  }

  /// The width of the item in points, whatever the height; not a number if only heights are known.
  public func width(ofItemAt index: Int, height: Double) -> Double {
    length(ofItemAt: index, along: .horizontal)
  }

  func length(ofItemAt index: Int, along axis: LayoutAxis) -> Double {
    guard axis == self.axis else { return .unknownLength }
    // A difference beyond the largest `Int` wraps to a negative one: no item of the array either.
    let offset = index &- firstIndex
    return lengths.indices.contains(offset) ? lengths[offset] : defaultLength
  }

  /// The column span of the item; 1 if it is not in the array.
  public func columnSpan(ofItemAt index: Int) -> Int {
    constraints.columnSpan(at: index &- firstIndex)
  }

  /// The column that the item is pinned to; `nil` if it is not in the array.
  public func pinnedColumn(ofItemAt index: Int) -> Int? {
    constraints.pinnedColumn(at: index &- firstIndex)
  }

  /// Whether the arrays name neither a span of more than one column nor a pinned column.
  public func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { constraints.areAbsent }

  /// The numbers, if there is one for each of the items and none for any other.
  public func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    let isSame = firstIndex == indices.lowerBound && lengths.count == indices.count
    return isSame && axis == self.axis ? lengths : nil
  }
}
