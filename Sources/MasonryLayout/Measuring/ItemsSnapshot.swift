#if !hasFeature(Embedded)
/// What a snapshot keeps of the items of a grid: what their host said about them, and no positions.
///
/// A decoded one is the provider of the grid that is built anew. So its numbers are checked like
/// those of any provider, and a later version of the library may round positions in another way.
struct ItemsSnapshot: Codable {
  private let lengths: [Double]
  private let columnSpans: [Int]?
  private let pinnedColumns: [Int?]?

  /// Which items are estimated: where runs of them begin and end, by turns.
  private let estimatedItems: [Int]?

  /// Which columns are kept, if any are.
  let keptColumns: MasonryGrid.KeptColumns?

  /// The columns of the first items: those that may be elsewhere than the packing puts them.
  private let columns: [Int]?

  /// How many of these items are stacked upwards, if any are.
  private let upwardCount: Int?

  /// Of these items, those that went back to gaps.
  private let backfilledItems: [Int]?

  init(_ grid: MasonryGrid) {
    let (items, placement) = (grid.items, grid.placement)
    let keptCount = Int(grid.keptState.packedFrom)
    keptColumns = grid.keptColumns == .none ? nil : grid.keptColumns
    columns = keptCount == 0 ? nil : placement.firstLanes[..<keptCount].map { Int($0) }
    upwardCount = placement.seam == 0 ? nil : placement.seam
    let backfilled = placement.backfilled.prefix { $0 < keptCount }
    backfilledItems = backfilled.isEmpty ? nil : backfilled.map { Int($0) }
    lengths = items.lengths
    estimatedItems = items.estimates.isEmpty ? nil : items.estimates.bounds(of: items.count)
    // No grid has so many lanes that it would change a request.
    let requests = items.areUnconstrained ? nil : (0..<items.count).map { items.request(of: $0) }
    columnSpans = requests?.map { $0.span(in: .max) }
    pinnedColumns = requests?.map { $0.pin(in: .max) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lengths = try container.decode([Double].self, forKey: .lengths)
    columnSpans = try container.decodeIfPresent([Int].self, forKey: .columnSpans)
    pinnedColumns = try container.decodeIfPresent([Int?].self, forKey: .pinnedColumns)
    estimatedItems = try container.decodeIfPresent([Int].self, forKey: .estimatedItems)
    keptColumns = try container.decodeIfPresent(MasonryGrid.KeptColumns.self, forKey: .keptColumns)
    columns = try container.decodeIfPresent([Int].self, forKey: .columns)
    upwardCount = try container.decodeIfPresent(Int.self, forKey: .upwardCount)
    backfilledItems = try container.decodeIfPresent([Int].self, forKey: .backfilledItems)
    for (key, other) in [
      ("columnSpans", columnSpans?.count), ("pinnedColumns", pinnedColumns?.count),
    ]
    where other ?? count != count {
      throw decoder.refusal("There are \(count) lengths, but \(other ?? 0) numbers in \"\(key)\".")
    }
    let bounds = [0] + (estimatedItems ?? []) + [count]
    guard bounds.count % 2 == 0, zip(bounds, bounds.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw decoder.refusal("The numbers in \"estimatedItems\" must be ends of runs of items.")
    }
    guard keptCount <= count, columns?.allSatisfy({ $0 >= 0 }) ?? true else {
      throw decoder.refusal("The numbers in \"columns\" must be columns of the first items.")
    }
    guard (upwardCount ?? 1) > 0, upwardCount ?? 0 <= keptCount else {
      throw decoder.refusal("The number in \"upwardCount\" must be one of items with kept columns.")
    }
    guard backfilledItems?.allSatisfy({ $0 >= 0 && $0 < keptCount }) ?? true else {
      throw decoder.refusal("The numbers in \"backfilledItems\" must be items with kept columns.")
    }
  }

  var count: Int { lengths.count }

  private var keptCount: Int { columns?.count ?? 0 }

  /// Whether the items are all where the packing puts them, and may leave their columns.
  var keepsNothing: Bool { keptColumns == nil && columns == nil }

  /// Adds the items to a grid that has none, those that were kept in the columns that they were in.
  func restore(_ grid: inout MasonryGrid) throws(MasonryError) {
    if let columns { try restoreKeptItems(in: columns, of: &grid) }
    // Set `packedFrom` only after this append: set earlier, it would repack the kept items.
    grid.keptColumns = .all
    try grid.appendItems(count - keptCount, measuredBy: self)
    grid.keptState.packedFrom = UInt32(clamping: keptCount)
    grid.keptColumns = keptColumns ?? .none
  }

  /// Adds the kept items; a column that does not exist is replaced by the last that they fit into.
  private func restoreKeptItems(
    in columns: [Int], of grid: inout MasonryGrid
  ) throws(MasonryError) {
    try grid.items.append(measuring: columns.indices, along: grid.axis, in: grid.tracks, by: self)
    let count = grid.columnCount
    let lanes = columns.enumerated().map { item, column in
      let request = grid.items.request(of: item)
      let lane = request.pin(in: count) ?? column
      return UInt16(clamping: min(lane, count - request.span(in: count)))
    }
    let kept = KeptLanes(from: 0, lanes: lanes, seam: upwardCount ?? 0)
    try grid.replay(from: 0, keeping: kept, areOthersKept: false, by: self)
    guard grid.configuration.packing.isDense else { return }
    let backfilled = (backfilledItems ?? []).map { UInt32(truncatingIfNeeded: $0) }
    grid.placement.restoreTurns(grid.items, backfilled: backfilled)
  }
}

extension ItemsSnapshot: MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double { lengths[index] }
  func width(ofItemAt index: Int, height: Double) -> Double { lengths[index] }
  func columnSpan(ofItemAt index: Int) -> Int { columnSpans?[index] ?? 1 }
  func pinnedColumn(ofItemAt index: Int) -> Int? { pinnedColumns?[index] ?? nil }

  func isEstimated(itemAt index: Int) -> Bool {
    guard let bounds = estimatedItems else { return false }
    return bounds.indices.partitioningIndex { bounds[$0] > index } % 2 == 1
  }
}

extension Estimates {
  /// Where runs of marked items begin and end, by turns, of so many items.
  func bounds(of count: Int) -> [Int] {
    (0...count).filter { ($0 < count && self[$0]) != ($0 > 0 && self[$0 - 1]) }
  }
}
#endif
