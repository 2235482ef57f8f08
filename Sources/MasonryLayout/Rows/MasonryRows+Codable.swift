#if !hasFeature(Embedded)
extension MasonryRows: Codable {
  private enum Key: CodingKey { case configuration, items }

  /// Encodes the version of the format, the settings, and what the host said about each item.
  ///
  /// Positions are computed again. If rows are kept, their first items are encoded as well.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(RowsSnapshot(self), forKey: .items)
  }

  /// Decodes rows from their snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a sentence that names the value, if one is not valid.
  /// - Complexity: that of building the rows.
  public init(from decoder: any Decoder) throws {
    let space = try Space(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let items = try container.decode(RowsSnapshot.self, forKey: .items)
    self = try decoder.refusing { () throws(MasonryError) in
      var rows = try MasonryRows(configuration, in: space)
      try items.restore(&rows)
      return rows
    }
  }
}

/// What a snapshot keeps of the items of rows: what their host said about them, and no positions.
///
/// A decoded one is the provider of the rows that are built anew.
struct RowsSnapshot: Codable, MasonryHeightProvider {
  private let lengths: [Double]
  private let ownLengths: [Double]?

  /// Which items fill a row, and which are estimated: where runs of them begin and end, by turns.
  private let fillingItems: [Int]?
  private let estimatedItems: [Int]?

  /// Which rows are kept, if any are, where these begin, and how many items are stacked upwards.
  private let keptRows: MasonryRows.KeptRows?
  private let firstItems: [Int]?
  private let upwardCount: Int?

  /// The axis of the rows that are built anew.
  private var axis = LayoutAxis.vertical

  private enum CodingKeys: CodingKey {
    case lengths, ownLengths, fillingItems, estimatedItems, keptRows, firstItems, upwardCount
  }

  init(_ rows: MasonryRows) {
    let items = rows.items
    lengths = items.lengths
    ownLengths = rows.sharedSettings.flow?.hasOwnHeights == true ? items.extras : nil
    fillingItems = items.filling.isEmpty ? nil : items.filling.bounds(of: items.count)
    estimatedItems = items.estimates.isEmpty ? nil : items.estimates.bounds(of: items.count)
    keptRows = rows.keptRows == .none ? nil : rows.keptRows
    let kept = rows.rows.map { $0.first }.prefix { $0 < Int(rows.keptState.packedFrom) }
    firstItems = kept.isEmpty ? nil : Array(kept)
    upwardCount = rows.seam == 0 ? nil : rows.seam
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lengths = try container.decode([Double].self, forKey: .lengths)
    ownLengths = try container.decodeIfPresent([Double].self, forKey: .ownLengths)
    fillingItems = try container.decodeIfPresent([Int].self, forKey: .fillingItems)
    estimatedItems = try container.decodeIfPresent([Int].self, forKey: .estimatedItems)
    keptRows = try container.decodeIfPresent(MasonryRows.KeptRows.self, forKey: .keptRows)
    firstItems = try container.decodeIfPresent([Int].self, forKey: .firstItems)
    upwardCount = try container.decodeIfPresent(Int.self, forKey: .upwardCount)
    let firsts = (firstItems ?? [0]) + [max(1, lengths.count)]
    let isSeam = upwardCount.map { firsts.dropFirst().dropLast().contains($0) } ?? true
    guard firsts[0] == 0, isSeam, zip(firsts, firsts.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw decoder.refusal("The numbers in \"firstItems\" must be first items of kept rows.")
    }
    if let count = ownLengths?.count, count != lengths.count {
      throw decoder.refusal(
        "There are \(lengths.count) lengths, but \(count) numbers in \"ownLengths\".")
    }
    for (key, numbers) in [("fillingItems", fillingItems), ("estimatedItems", estimatedItems)] {
      let bounds = [0] + (numbers ?? []) + [lengths.count]
      guard bounds.count % 2 == 0, zip(bounds, bounds.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        throw decoder.refusal("The numbers in \"\(key)\" must be ends of runs of items.")
      }
    }
  }

  func restore(_ rows: inout MasonryRows) throws(MasonryError) {
    var provider = self
    provider.axis = rows.axis
    try rows.appendItems(lengths.count, measuredBy: provider)
    if let firstItems, let last = firstItems.last, last < lengths.count {
      let most = rows.sharedSettings.itemsInRow.upperBound
      for (first, next) in zip(firstItems, firstItems.dropFirst()) where next - first > most {
        throw .itemsInRow(1...next - first)
      }
      rows.rows = firstItems.map { Row(first: $0, position: 0, height: 0) }
      rows.keptRows = .all
      rows.breakAgain(from: last + 1, to: lengths.count, shift: 0)
      rows.seam = upwardCount ?? 0
      rows.keptState.packedFrom = UInt32(clamping: last + 1)
      rows.measureRows(0..<rows.rowCount)
      rows.contentEnd = rows.endOfRows()
    }
    rows.keptRows = keptRows ?? .none
  }

  func height(ofItemAt index: Int, width: Double) -> Double { length(index, along: .vertical) }
  func width(ofItemAt index: Int, height: Double) -> Double { length(index, along: .horizontal) }

  private func length(_ index: Int, along axis: LayoutAxis) -> Double {
    axis == self.axis ? ownLengths?[index] ?? lengths[index] : lengths[index]
  }

  func columnSpan(ofItemAt index: Int) -> Int { fillingItems.contains(index) ? 2 : 1 }
  func isEstimated(itemAt index: Int) -> Bool { estimatedItems.contains(index) }
}

extension [Int]? {
  /// Whether an index is in one of the runs whose ends these are.
  fileprivate func contains(_ index: Int) -> Bool {
    guard let self else { return false }
    return self.indices.partitioningIndex { self[$0] > index } % 2 == 1
  }
}
#endif
