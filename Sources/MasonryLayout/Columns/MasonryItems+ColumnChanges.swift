extension MasonryItems {
  mutating func rearrangeLanes(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure]
  ) {
    if rearrangeInDividedLanes(change, by: mapping, adding: new, taking: measures) { return }
    let measured = measures.compactMap { mapping.oldIndex(of: $0.index) }
    self.change(from: min(change.range.lowerBound, measured.min() ?? .max)) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change)
      for measure in measures { items.take(measure, &lanes) }
    }
  }
}

extension MasonryItems {
  /// Changes the items, and places them again from the first affected one on, by its old index.
  ///
  /// None that is affected is stacked upwards, unless all are stacked downwards again. The edit
  /// changes the lanes that items are kept in along with the items, or nothing if it throws.
  mutating func change<Failure: Error>(
    from affected: Int, _ edit: (inout Items, inout KeptLanes) throws(Failure) -> Void
  ) throws(Failure) {
    var first = firstToPlace(from: affected)
    var lanes = keptLanes(from: first)
    let otherCount = min(first, horizon)
    try edit(&items, &lanes)
    lanes.trim()
    if dropsSeams || first + lanes.end == 0 {
      placement.seams = []
      held = nil
      lanes.prepend(placement.firstLanes[..<otherCount])
      first = 0
    }
    placeDownwards(from: first, keeping: lanes)
    placement.trimSeams()
    noteKept(lanes, from: first)
  }

  mutating func placeDownwards(from first: Int, keeping lanes: KeptLanes) {
    placement.place(&items, from: first, laneSettings, keeping: lanes)
    contentEnd = contentEndOfColumns()
  }

  /// Arranges the items in other columns, downwards.
  mutating func rearrangeLanes(
    in new: LaneSettings, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let lanes = keptLanes(in: new)
    try measure(for: .lanes(new), by: provider)
    let laneCount = new.tracks.count
    if placement.laneCount != laneCount { placement = Placement(laneCount: laneCount) }
    placement.seams = []
    held = nil
    settings = .lanes(new)
    placeDownwards(from: 0, keeping: lanes)
    packedFrom = UInt32(clamping: lanes.end)
  }
}
