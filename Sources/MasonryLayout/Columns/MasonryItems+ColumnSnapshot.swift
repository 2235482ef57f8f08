#if !hasFeature(Embedded)
extension MasonryItems {
  var laneSnapshot: ItemsSnapshot {
    // No layout has so many lanes that it would change a request.
    let requests = items.areUnconstrained ? nil : (0..<items.count).map { items.request(of: $0) }
    var snapshot = ItemsSnapshot(
      items.lengths, spans: requests?.map { $0.span(in: .max) }, estimates, keptPlaces,
      seams: placement.seams)
    snapshot.pinnedColumns = requests?.map { $0.pin(in: .max) }
    snapshot.keepAnswers(of: items)
    let keptCount = Int(packedFrom)
    if keptCount > 0 { snapshot.columns = placement.firstLanes[..<keptCount].map { Int($0) } }
    let backfilled = placement.backfilled.prefix { $0 < keptCount }
    if !backfilled.isEmpty { snapshot.backfilledItems = backfilled.map { Int($0) } }
    return snapshot
  }

  mutating func addLaneItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    var snapshot = snapshot
    snapshot.prepare(for: settings)
    if let columns = snapshot.columns { try addKeptItems(of: snapshot, in: columns) }
    // Set `packedFrom` only after this append: set earlier, it would repack the kept items.
    keptPlaces = .all
    try appendItems(snapshot.count - snapshot.keptCount, measuredBy: snapshot)
    packedFrom = UInt32(clamping: snapshot.keptCount)
    keptPlaces = snapshot.keptPlaces ?? .none
    items.takeEstimates(of: snapshot)
  }

  /// Adds the kept items; a column that does not exist is replaced by the last that they fit into.
  private mutating func addKeptItems(
    of snapshot: ItemsSnapshot, in columns: [Int]
  ) throws(MasonryError) {
    try items.append(measuring: columns.indices, in: settings, by: snapshot)
    let lanes = columns.enumerated().map { item, column in
      let request = items.request(of: item)
      let lane = request.pin(in: columnCount) ?? column
      return UInt16(clamping: min(lane, columnCount - request.span(in: columnCount)))
    }
    placeDownwards(from: 0, keeping: KeptLanes(from: 0, lanes: lanes))
    if let seams = snapshot.seams, seams.count == columnCount {
      keptPlaces = .all
      divideLanes(at: seams, upTo: itemCount)
    }
    guard laneSettings.configuration.packing.isDense else { return }
    let backfilled = (snapshot.backfilledItems ?? []).map { UInt32(truncatingIfNeeded: $0) }
    placement.restoreTurns(items, backfilled: backfilled, laneSettings)
  }
}
#endif
