// A change that throws leaves the grid as it was. As a rule, everything is measured before anything
// is touched. There are two exceptions: if columns differ, an item has to be placed before it can
// be measured, and a resize measures into the memory of the positions. Both go back by placing the
// old items again, or, as kept items cannot be placed again from lengths alone, to a copy of the
// placement.

extension MasonryGrid {
  /// Changes the items, and places them again from the first affected one on.
  ///
  /// The affected ones are given by their indices before the change. If all of them are stacked
  /// upwards, items that are stacked downwards stay. The edit changes the lanes that items are kept
  /// in along with the items, or nothing if it throws.
  mutating func change<Provider: MasonryHeightProvider>(
    _ affected: Range<Int>, measuredBy provider: Provider,
    _ edit: (inout Items, inout KeptLanes) throws(MasonryError) -> Void
  ) throws(MasonryError) {
    let areEqual = tracks.areEqual
    if !areEqual, Provider.self == NoHeights.self { throw .providerNeeded }
    let first = firstToPlace(from: affected.lowerBound)
    let downwardCount = itemCount - placement.seam
    let mayStay = affected.upperBound <= placement.seam && !hasKeptItems(from: horizon)
    var lanes = keptLanes(from: first)
    // If columns are equal, all items are measured, and nothing throws.
    let old = areEqual ? nil : items.suffix(from: first)
    let oldPlacement =
      !areEqual && (hasKeptItems(from: first) || first < horizon) ? placement : nil
    try edit(&items, &lanes)
    lanes.trim()
    do throws(MasonryError) {
      try replay(
        from: first, keeping: lanes,
        areOthersKept: mayStay && itemCount - lanes.seam == downwardCount, by: provider)
    } catch {
      if let old { items.replaceSuffix(from: first, with: old) }
      goBack(to: oldPlacement, from: first)
      throw error
    }
    noteKept(lanes, from: first)
  }

  /// Undoes a change of the places of the items from `first` on: there is an old placement unless
  /// they follow from the items.
  private mutating func goBack(to oldPlacement: Placement?, from first: Int) {
    if let oldPlacement { placement = oldPlacement } else { replay(from: first) }
  }

  /// Places the items again from `first` on, those before the seam upwards, and measures those that
  /// get another cross length.
  ///
  /// If `first` is before the seam and the others are kept, only the items before the seam move.
  mutating func replay(
    from first: Int, keeping lanes: KeptLanes, areOthersKept: Bool,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var first = first
    if lanes.seam == 0 {
      // If there was a seam, `first` is 0.
      placement.seam = 0
    } else if first < lanes.seam {
      try replayUpwards(keeping: lanes, areOthersKept: areOthersKept, by: provider)
      first = areOthersKept ? itemCount : lanes.seam
    }
    if tracks.areEqual {
      replay(from: first, keeping: lanes)
    } else {
      try replayMeasuring(from: first, keeping: lanes, by: provider)
    }
  }

  private mutating func replayUpwards(
    keeping lanes: KeptLanes, areOthersKept: Bool, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (axis, last, rule) = (axis, lanes.seam - 1, sharedSettings.rule)
    var reversed = items.reversed(before: lanes.seam)
    var mirrored = sharedSettings.emptyPlacement
    if tracks.areEqual {
      mirrored.place(reversed, from: 0, rule, in: tracks, keeping: lanes.upwards)
    } else {
      var estimates = items.estimates
      try mirrored.place(&reversed, from: 0, rule, in: tracks, keeping: lanes.upwards) {
        item, crossLength, length throws(MasonryError) in
        try provider.validLength(
          ofItemAt: last - item, along: axis, crossLength: crossLength, insteadOf: length,
          in: &estimates)
      }
      items.takeMeasures(ofReversed: reversed)
      items.estimates = estimates
    }
    placement.replaceUpwards(mirrored, items, areOthersKept: areOthersKept, rule)
  }

  /// Places the items again from `first` on, downwards; all their lengths are known.
  mutating func replay(from first: Int, keeping lanes: KeptLanes? = nil) {
    placement.place(
      items, from: first, sharedSettings.rule, in: tracks, keeping: lanes ?? KeptLanes(from: first))
    contentEnd = contentEndOfColumns()
  }

  /// The same, measuring items that get another cross length.
  private mutating func replayMeasuring(
    from first: Int, keeping lanes: KeptLanes, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let axis = axis
    var estimates = items.estimates
    try placement.place(&items, from: first, sharedSettings.rule, in: tracks, keeping: lanes) {
      item, crossLength, length throws(MasonryError) in
      try provider.validLength(
        ofItemAt: item, along: axis, crossLength: crossLength, insteadOf: length, in: &estimates)
    }
    items.estimates = estimates
    contentEnd = contentEndOfColumns()
  }

  /// Arranges the items in other columns, downwards, and measures those whose width changes.
  ///
  /// The settings of another grid are shared if they are equal to the new ones. Without a provider,
  /// items whose width changes keep their lengths as estimates.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: MasonryGrid?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    guard configuration != self.configuration || space != self.space else { return }
    guard Provider.self != NoHeights.self else {
      let lengths = MasonryEstimates(MasonryHeights(items.lengths, along: space.axis))
      return try rearrange(configuration, in: space, sharing: other, measuredBy: lengths)
    }
    var new = try MasonryGrid(configuration, in: space, sharing: other)
    let lanes = keptLanes(in: new.sharedSettings)
    if tracks.areEqual, new.tracks.areEqual {
      try measure(for: new, by: provider)
      if placement.laneCount != new.placement.laneCount { placement = new.placement }
      placement.seam = 0
      sharedSettings = new.sharedSettings
      replay(from: 0, keeping: lanes)
    } else {
      new.items = items
      new.items.crossLengths = (0..<itemCount).map { knownCrossLength(ofItem: $0, along: new.axis) }
      try new.replayMeasuring(from: 0, keeping: lanes, by: provider)
      if new.tracks.areEqual { new.items.crossLengths = [] }
      (new.keptState, new.changeLog) = (keptState, changeLog)
      self = new
    }
    keptState.packedFrom = UInt32(clamping: lanes.end)
  }

  /// Measures the items that have another cross length in a new grid; in both, columns are equal.
  ///
  /// The lengths are written to the memory of the positions, which are then computed in any memory:
  /// touching as much fresh memory takes as long as placing the items.
  private mutating func measure(
    for new: MasonryGrid, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (all, crossLength) = (0..<itemCount, new.tracks.crossLength(span: 1))
    let isAlike = new.axis == axis && crossLength == tracks.crossLength(span: 1)
    if items.areUnconstrained, isAlike { return }
    let asksAll =
      items.areUnconstrained
      && (items.estimates.isEmpty || provider.areEstimated(itemsIn: all) == true)
    var estimates = asksAll ? provider.estimates(ofItemsAt: all) : items.estimates
    if asksAll, let known = provider.knownLengths(ofItemsIn: all, along: new.axis) {
      try known.validate(asLengthsOf: all, along: new.axis)
      (items.lengths, items.estimates) = (known, estimates)
      return
    }
    let oldPlacement = hasKeptItems(from: 0) ? placement : nil
    var lengths: [Double] = []
    swap(&lengths, &placement.positions)
    lengths.removeAll(keepingCapacity: true)
    do throws(MasonryError) {
      if asksAll { try lengths.append(measuringAll: all, (new.axis, crossLength), by: provider) }
      for item in lengths.count..<itemCount {
        let span = items.request(of: item).span(in: new.tracks.count)
        let (wanted, length) = (new.tracks.crossLength(span: span), items.lengths[item])
        lengths.append(
          wanted == knownCrossLength(ofItem: item, along: new.axis)
            ? length
            : try provider.validLength(
              ofItemAt: item, along: new.axis, crossLength: wanted, insteadOf: length,
              in: &estimates))
      }
    } catch {
      placement.positions = items.lengths
      goBack(to: oldPlacement, from: 0)
      throw error
    }
    swap(&items.lengths, &lengths)
    items.estimates = estimates
    placement.positions = lengths
  }

  /// The cross length at which the length of an item along an axis is known; NaN if it is not.
  func knownCrossLength(ofItem index: Int, along axis: LayoutAxis) -> Double {
    guard axis == self.axis else { return .nan }
    return tracks.areEqual
      ? tracks.crossLength(span: items.request(of: index).span(in: tracks.count))
      : items.crossLengths[index]
  }
}
