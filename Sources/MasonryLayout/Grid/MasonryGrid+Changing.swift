// A change that throws leaves the grid as it was. As a rule, everything is measured before anything is
// touched. There are two exceptions: where columns differ, an item has to be placed before it can be
// measured, and a grid that is resized measures into the memory of the positions. Both have the same way
// back: positions follow from the items, so the old items are placed again. Only where items were kept in
// their columns do positions follow from more than that; such a grid goes back to a copy of them.

extension MasonryGrid {
  /// Changes the items, and places them again from the first one affected on.
  ///
  /// Those affected are given by their indices before the change: if all of them are stacked upwards, items
  /// that are stacked downwards stay. The edit takes the lanes of the items that stay in theirs along with
  /// the items.
  mutating func change<Provider: MasonryHeightProvider>(
    _ affected: Range<Int>, measuredBy provider: Provider,
    _ edit: (inout Items, inout KeptLanes) -> Void
  ) throws(MasonryError) {
    let first = firstToPlace(from: affected.lowerBound)
    let downwardCount = itemCount - placement.seam
    let mayStay = affected.upperBound <= placement.seam && !hasKeptItems(from: horizon)
    var lanes = keptLanes(from: first)
    guard !tracks.areEqual else {
      edit(&items, &lanes)
      lanes.trim()
      let areOthersKept = mayStay && itemCount - lanes.seam == downwardCount
      try place(from: first, keeping: lanes, areOthersKept: areOthersKept, by: provider)
      noteKept(lanes, from: first)
      return
    }
    guard Provider.self != NoHeights.self else { throw .providerNeeded }
    let old = items.suffix(from: first)
    let oldPlacement = hasKeptItems(from: first) || first < horizon ? placement : nil
    edit(&items, &lanes)
    lanes.trim()
    let areOthersKept = mayStay && itemCount - lanes.seam == downwardCount
    do throws(MasonryError) {
      try place(from: first, keeping: lanes, areOthersKept: areOthersKept, by: provider)
    } catch {
      items.replaceSuffix(from: first, with: old)
      if let oldPlacement { placement = oldPlacement } else { place(from: first) }
      throw error
    }
    noteKept(lanes, from: first)
  }

  /// Places the items again from `first` on, measures those that get another cross length, and stacks
  /// those before the seam upwards.
  ///
  /// If the first one is before the seam, the others may stay where they are.
  mutating func place(
    from first: Int, keeping lanes: KeptLanes, areOthersKept: Bool,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var first = first
    if lanes.seam == 0 {
      // Also if there was a seam: then all of them are placed, from the first one on.
      placement.seam = 0
    } else if first < lanes.seam {
      try placeUpwards(keeping: lanes, areOthersKept: areOthersKept, by: provider)
      first = areOthersKept ? itemCount : lanes.seam
    }
    if tracks.areEqual {
      place(from: first, keeping: lanes)
    } else {
      try placeAndMeasure(from: first, keeping: lanes, by: provider)
    }
  }

  private mutating func placeUpwards(
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

  /// Places the items again from `first` on; all their lengths are known.
  mutating func place(from first: Int, keeping lanes: KeptLanes? = nil) {
    placement.place(
      items, from: first, sharedSettings.rule, in: tracks, keeping: lanes ?? KeptLanes(from: first))
    contentEnd = contentEndOfColumns()
  }

  /// Places the items again from `first` on, and measures those that get another cross length.
  mutating func placeAndMeasure(
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
}

extension MasonryGrid {
  /// Arranges the items in other columns, and measures those whose width changes.
  ///
  /// The settings of another grid are shared if they are equal to the new ones. All items are stacked
  /// downwards again. Without a provider, items whose width changes keep their lengths as estimates.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: Space, sharing other: GridSettings? = nil,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    guard configuration != self.configuration || space != self.space else { return }
    guard Provider.self != NoHeights.self else {
      return try rearrange(
        configuration, in: space, sharing: other, measuredBy: LengthsSoFar(items.lengths))
    }
    var new = try MasonryGrid(configuration, in: space, sharing: other)
    let lanes = keptLanes(in: new.sharedSettings)
    if tracks.areEqual, new.tracks.areEqual {
      try measure(for: new, by: provider)
      if placement.laneCount != new.placement.laneCount { placement = new.placement }
      placement.seam = 0
      sharedSettings = new.sharedSettings
      place(from: 0, keeping: lanes)
    } else {
      new.items = items
      new.items.crossLengths = (0..<itemCount).map { knownCrossLength(ofItem: $0, along: new.axis) }
      try new.placeAndMeasure(from: 0, keeping: lanes, by: provider)
      if new.tracks.areEqual { new.items.crossLengths = [] }
      new.keptState = keptState
      self = new
    }
    keptState.packedFrom = UInt32(clamping: lanes.end)
  }

  /// Arranges the items by other settings with the lengths that they have, whatever their widths become.
  mutating func adopt(_ settings: GridSettings) {
    let lanes = keptLanes(in: settings)
    sharedSettings = settings
    placement = settings.emptyPlacement
    keptState.packedFrom = UInt32(clamping: lanes.end)
    guard !tracks.areEqual else { return place(from: 0, keeping: lanes) }
    items.crossLengths = Array(repeating: .nan, count: itemCount)
    // Lengths that items have are valid, so that nothing is thrown.
    try? placement.place(&items, from: 0, sharedSettings.rule, in: tracks, keeping: lanes) {
      _, _, length in length
    }
    contentEnd = contentEndOfColumns()
  }

  /// Measures the items that have another cross length in a new grid; in both, columns are equal.
  ///
  /// The lengths are written to the memory of the positions, which are computed anew in any case: at a
  /// million items, touching as much fresh memory takes as long as placing them.
  private mutating func measure(
    for new: MasonryGrid, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let wanted = new.tracks.crossLength(span: 1)
    let isAlike = new.axis == axis && wanted == tracks.crossLength(span: 1)
    if items.areUnconstrained, isAlike { return }
    let theirEstimates = provider.estimates(ofItemsAt: 0..<itemCount)
    let asksAll =
      items.areUnconstrained && (items.estimates.isEmpty || theirEstimates.count == itemCount)
    if asksAll, let known = provider.knownLengths(ofItemsIn: 0..<itemCount, along: new.axis) {
      try known.validate(asLengthsOf: 0..<itemCount, along: new.axis)
      items.lengths = known
      items.estimates = theirEstimates
      return
    }
    var estimates = asksAll ? theirEstimates : items.estimates
    let oldPlacement = hasKeptItems(from: 0) ? placement : nil
    var lengths = placement.takePositions()
    do throws(MasonryError) {
      for chunk in (0..<itemCount).chunks(ofCount: 1024) {
        if asksAll {
          try lengths.append(measuring: chunk, along: new.axis, crossLength: wanted, by: provider)
          continue
        }
        for index in chunk {
          let stays = items.estimates[index] && !theirEstimates[index]
          guard !stays, let wanted = newCrossLength(ofItem: index, in: new) else {
            lengths.append(items.lengths[index])
            continue
          }
          lengths.append(
            try provider.validLength(ofItemAt: index, along: new.axis, crossLength: wanted))
          estimates[index] = theirEstimates[index]
        }
      }
    } catch {
      placement = oldPlacement ?? sharedSettings.emptyPlacement
      if oldPlacement == nil { place(from: 0) }
      throw error
    }
    swap(&items.lengths, &lengths)
    items.estimates = estimates
    placement.givePositions(memory: lengths)
  }

  /// The cross length of an item in a new grid, or `nil` if it stays; in both, columns are equal.
  private func newCrossLength(ofItem index: Int, in new: MasonryGrid) -> Double? {
    let request = items.request(of: index)
    let wanted = new.tracks.crossLength(span: request.span(in: new.tracks.count))
    let stays =
      new.axis == axis && wanted == tracks.crossLength(span: request.span(in: tracks.count))
    return stays ? nil : wanted
  }

  /// The cross length at which the length of an item along an axis is known; NaN if it is not.
  private func knownCrossLength(ofItem index: Int, along axis: LayoutAxis) -> Double {
    guard axis == self.axis else { return .nan }
    return tracks.areEqual
      ? tracks.crossLength(span: items.request(of: index).span(in: tracks.count))
      : items.crossLengths[index]
  }
}
