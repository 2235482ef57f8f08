extension ItemsLayout {
  mutating func fit(_ space: LayoutSpace) {
    switch settings {
    case .lanes(let settings):
      guard settings.configuration.trackAlignment == .fit || self.space != space else { return }
      let lengths = MasonryHeights(items.lengths, along: space.axis)
      // Lengths that items have are valid, so nothing is thrown.
      try? rearrangeLanes(
        settings.configuration.inSection, in: space, sharing: nil, measuredBy: lengths)
    case .rows(let settings):
      try? rearrangeRows(settings.configuration, in: space, sharing: nil, measuredBy: NoHeights())
    }
  }

  mutating func shareIfSmall(with other: ItemsLayout) {
    // Grids of few items often differ only in heights: the items of the first row all start at the
    // top. A one-element array takes 48 bytes, so sections of one item are much smaller this way.
    guard itemCount <= 64 else { return }
    guard isInRows == other.isInRows else { return }
    items.lengths.share(with: other.items.lengths)
    if !isInRows, items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.positions.share(with: other.placement.positions)
    placement.firstLanes.share(with: other.placement.firstLanes)
    placement.members.words.share(with: other.placement.members.words)
    rows.share(with: other.rows)
    costs.share(with: other.costs)
  }

}

extension MasonryGrid.Configuration {
  /// The settings as a section has them: it is always as wide as its feed.
  var inSection: MasonryGrid.Configuration {
    var configuration = self
    if trackAlignment == .fit { configuration.trackAlignment = .start }
    return configuration
  }
}

#if !hasFeature(Embedded)
extension ItemsLayout {
  var laneSnapshot: ItemsSnapshot {
    // No grid has so many lanes that it would change a request.
    let requests = items.areUnconstrained ? nil : (0..<items.count).map { items.request(of: $0) }
    var snapshot = ItemsSnapshot(
      items.lengths, spans: requests?.map { $0.span(in: .max) }, estimates, keptPlaces,
      upwardCount: placement.seam)
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
    let kept = KeptLanes(from: 0, lanes: lanes, seam: snapshot.upwardCount ?? 0)
    place(from: 0, keeping: kept, areOthersKept: false)
    guard laneSettings.configuration.packing.isDense else { return }
    let backfilled = (snapshot.backfilledItems ?? []).map { UInt32(truncatingIfNeeded: $0) }
    placement.restoreTurns(items, backfilled: backfilled)
  }
}
#endif
