extension MasonryGrid {
  mutating func fit(_ space: LayoutSpace) {
    guard configuration.trackAlignment == .fit || self.space != space else { return }
    let lengths = MasonryHeights(items.lengths, along: space.axis)
    // Lengths that items have are valid, so nothing is thrown.
    try? rearrange(configuration.inSection, in: space, sharing: nil, measuredBy: lengths)
  }

  mutating func shareIfSmall(with other: MasonryGrid) {
    // Grids of few items often differ only in heights: the items of the first row all start at the
    // top. A one-element array takes 48 bytes, so sections of one item are much smaller this way.
    guard itemCount <= 64 else { return }
    items.lengths.share(with: other.items.lengths)
    if items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.positions.share(with: other.placement.positions)
    placement.firstLanes.share(with: other.placement.firstLanes)
    placement.members.words.share(with: other.placement.members.words)
  }

  /// The width of the first column.
  public func typicalLength(around index: Int?) -> Double { tracks.crossLength(span: 1) }

  func outermostItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int? {
    axis == self.axis
      ? outermostItem(inLastLane: atEnd, alongside: interval)
      : outermostItem(atEnd: atEnd, alongside: interval)
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
extension MasonryGrid: Codable {
  var snapshot: ItemsSnapshot {
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

  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    var snapshot = snapshot
    snapshot.prepare(for: sharedSettings)
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
    try items.append(measuring: columns.indices, in: sharedSettings, by: snapshot)
    let lanes = columns.enumerated().map { item, column in
      let request = items.request(of: item)
      let lane = request.pin(in: columnCount) ?? column
      return UInt16(clamping: min(lane, columnCount - request.span(in: columnCount)))
    }
    let kept = KeptLanes(from: 0, lanes: lanes, seam: snapshot.upwardCount ?? 0)
    place(from: 0, keeping: kept, areOthersKept: false)
    guard configuration.packing.isDense else { return }
    let backfilled = (snapshot.backfilledItems ?? []).map { UInt32(truncatingIfNeeded: $0) }
    placement.restoreTurns(items, backfilled: backfilled)
  }
}
#endif
