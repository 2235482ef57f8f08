extension MasonryItems {
  mutating func appendLaneItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (index, settings) = (itemCount, settings)
    try change(from: index) { items, _ throws(MasonryError) in
      try items.append(measuring: index..<index + addedCount, in: settings, by: provider)
    }
  }
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

// A change that throws leaves the items as they were: everything is asked before anything is
// touched, except that a resize measures into the memory of the positions.

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

  /// Arranges the items in other columns, downwards, and asks at widths that are new.
  ///
  /// Other settings are shared if they are equal to the new ones. Without a provider,
  /// items keep their lengths at new widths as estimates.
  mutating func rearrangeLanes<Provider: MasonryHeightProvider>(
    _ configuration: ColumnsLayout, in space: LayoutSpace, sharing other: LaneSettings?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    guard space != self.space || configuration != laneSettings.configuration else { return }
    guard Provider.self != NoHeights.self else {
      let lengths = MasonryEstimates(MasonryHeights(items.lengths, along: space.axis))
      return try rearrangeLanes(configuration, in: space, sharing: other, measuredBy: lengths)
    }
    let new = try LaneSettings.make(configuration, in: space, sharing: other)
    let lanes = keptLanes(in: new)
    if tracks.areEqual, new.tracks.areEqual {
      try measureLanes(for: new, by: provider)
    } else {
      items = try items.measured(for: .lanes(new), after: settings, by: provider)
    }
    let laneCount = new.tracks.count
    if placement.laneCount != laneCount { placement = Placement(laneCount: laneCount) }
    placement.seams = []
    held = nil
    settings = .lanes(new)
    placeDownwards(from: 0, keeping: lanes)
    packedFrom = UInt32(clamping: lanes.end)
  }

  /// Measures the items that have another cross length in new settings; in both, columns are equal.
  ///
  /// The lengths are written to the memory of the positions, which are then computed in any memory:
  /// touching as much fresh memory takes as long as placing the items.
  private mutating func measureLanes(
    for new: LaneSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let all = 0..<itemCount
    let question = new.question(.unconstrained)
    if items.areUnconstrained, question == laneSettings.question(.unconstrained) { return }
    let asksAll =
      items.areUnconstrained
      && (items.estimates.isEmpty || provider.areEstimated(itemsIn: all) == true)
    var estimates =
      asksAll ? provider.estimates(ofItemsAt: all) ?? Estimates() : items.estimates
    if asksAll, let known = provider.knownLengths(ofItemsIn: all, along: question.axis) {
      try known.validate(asLengthsOf: all, along: question.axis)
      items.lengths = known
      items.estimates = estimates
      return
    }
    // Kept items cannot be placed again from lengths alone.
    let oldPlacement = hasKeptItems(from: 0) ? placement : nil
    var lengths: [Double] = []
    swap(&lengths, &placement.positions)
    lengths.removeAll(keepingCapacity: true)
    do throws(MasonryError) {
      if asksAll { try lengths.append(measuringAll: all, question, by: provider) }
      for item in lengths.count..<itemCount {
        let request = items.request(of: item)
        let question = new.question(request)
        var length = items.lengths[item]
        if question != laneSettings.question(request) {
          let isEstimated = provider.isEstimated(itemAt: item)
          if isEstimated || !estimates[item] {
            estimates[item] = isEstimated
            length = try provider.validLength(
              ofItemAt: item, along: question.axis, crossLength: question.crossLength)
          }
        }
        lengths.append(length)
      }
    } catch {
      placement.positions = items.lengths
      if let oldPlacement {
        placement = oldPlacement
      } else {
        placeDownwards(from: 0, keeping: KeptLanes(from: 0))
      }
      throw error
    }
    swap(&items.lengths, &lengths)
    items.estimates = estimates
    placement.positions = lengths
  }
}
