/// The columns that the items of a ready-made provider span or are pinned to, from arrays.
struct MasonryConstraints: Sendable {
  let columnSpans: [Int]
  let pinnedColumns: [Int?]
  /// Whether an item is neither spanning nor pinned, whichever it is.
  let areAbsent: Bool

  init(columnSpans: [Int], pinnedColumns: [Int?]) {
    self.columnSpans = columnSpans
    self.pinnedColumns = pinnedColumns
    areAbsent = columnSpans.allSatisfy { $0 == 1 } && pinnedColumns.allSatisfy { $0 == nil }
  }

  func columnSpan(at offset: Int) -> Int {
    columnSpans.indices.contains(offset) ? columnSpans[offset] : 1
  }

  func pinnedColumn(at offset: Int) -> Int? {
    pinnedColumns.indices.contains(offset) ? pinnedColumns[offset] : nil
  }
}

extension Double {
  /// The length of an item that an array does not reach: a NaN that errors tell from others.
  static var missingLength: Double { Double(nan: 1, signaling: false) }

  /// The length of an item along an axis of which its provider knows no lengths: another NaN.
  @usableFromInline
  static var unknownLength: Double { Double(nan: 2, signaling: false) }
}
