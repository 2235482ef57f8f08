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

/// The columns that the items of a ready-made provider span or are pinned to, from arrays.
struct MasonryConstraints: Sendable {
  private let columnSpans: [Int]
  private let pinnedColumns: [Int?]
  /// Whether an item is neither spanning nor pinned, whichever it is.
  let areAbsent: Bool

  init(columnSpans: [Int] = [], pinnedColumns: [Int?] = []) {
    self.columnSpans = columnSpans
    self.pinnedColumns = pinnedColumns
    areAbsent = columnSpans.allSatisfy { $0 == 1 } && pinnedColumns.allSatisfy { $0 == nil }
  }

  func spanning(_ columnSpans: [Int]) -> Self {
    Self(columnSpans: columnSpans, pinnedColumns: pinnedColumns)
  }

  func pinned(to columns: [Int?]) -> Self {
    Self(columnSpans: columnSpans, pinnedColumns: columns)
  }

  func columnSpan(at offset: Int) -> Int {
    columnSpans.indices.contains(offset) ? columnSpans[offset] : 1
  }

  func pinnedColumn(at offset: Int) -> Int? {
    pinnedColumns.indices.contains(offset) ? pinnedColumns[offset] : nil
  }
}

extension MasonryHeights {
  /// The same heights of items that span columns; where the array ends, they span one.
  ///
  /// Its first number is that of the item that the heights begin with.
  public func spanning(_ columnSpans: [Int]) -> Self {
    var spanning = self
    spanning.constraints = constraints.spanning(columnSpans)
    return spanning
  }

  /// The same heights of items that are pinned to columns; where the array ends, to none.
  public func pinned(to columns: [Int?]) -> Self {
    var pinned = self
    pinned.constraints = constraints.pinned(to: columns)
    return pinned
  }
}

extension MasonryAspectRatios {
  /// The same ratios of items that span columns; where the array ends, they span one.
  ///
  /// Its first number is that of the item that the ratios begin with.
  public func spanning(_ columnSpans: [Int]) -> Self {
    var spanning = self
    spanning.constraints = constraints.spanning(columnSpans)
    return spanning
  }

  /// The same ratios of items that are pinned to columns; where the array ends, to none.
  public func pinned(to columns: [Int?]) -> Self {
    var pinned = self
    pinned.constraints = constraints.pinned(to: columns)
    return pinned
  }
}

extension Double {
  /// The length of an item that an array does not reach: a NaN that errors tell from others.
  static var missingLength: Double { Double(nan: 1, signaling: false) }

  /// The length of an item along an axis of which its provider knows no lengths: another NaN.
  @usableFromInline
  static var unknownLength: Double { Double(nan: 2, signaling: false) }
}
