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
