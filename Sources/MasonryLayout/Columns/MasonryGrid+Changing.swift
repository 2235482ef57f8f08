extension MasonryGrid {
  /// Adds items at the end; returns ``/LayoutGeometry/LayoutIndexMapping/unchanged``.
  ///
  /// Existing frames stay, except in rows from right to left, as x counts from the left edge. The
  /// provider is asked for the new items only: if columns differ, once at each width that an item
  /// can get.
  ///
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items, amortised. A dense packing looks for
  ///   gaps in O(log *n*) for each span in use; the first item of a new span takes O(*n*).
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    if addedCount > 0 {
      let (index, settings) = (itemCount, sharedSettings)
      try change(index..<index) { items, _ throws(MasonryError) in
        try items.append(measuring: index..<index + addedCount, in: settings, by: provider)
      }
    }
    return .unchanged
  }

}

extension MasonryGrid: MeasuredLayout {
  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement {
    // Only items that are kept in columns differ from those that are moved.
    let moved = moved ?? (horizon > 0 ? mapping.movedItems : [])
    return Rearrangement(mapping, from: itemCount, to: count, moving: moved)
  }

  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], upwards: Bool
  ) {
    let measured = measures.compactMap { mapping.oldIndex(of: $0.index) }
    let first = min(change.range.lowerBound, measured.min() ?? .max)
    let end = max(change.range.upperBound, (measured.max() ?? -1) + 1)
    self.change(first..<end) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change, upwards: upwards)
      for measure in measures { items.take(measure, &lanes) }
    }
  }
}

// A change that throws leaves the grid as it was: everything is asked before anything is touched,
// except that a resize measures into the memory of the positions.

extension MasonryGrid {
  /// Changes the items, and places them again from the first affected one on.
  ///
  /// The affected ones are given by their indices before the change. If all of them are stacked
  /// upwards, items that are stacked downwards stay. The edit changes the lanes that items are kept
  /// in along with the items, or nothing if it throws.
  mutating func change<Failure: Error>(
    _ affected: Range<Int>, _ edit: (inout Items, inout KeptLanes) throws(Failure) -> Void
  ) throws(Failure) {
    let first = firstToPlace(from: affected.lowerBound)
    let downwardCount = itemCount - placement.seam
    let mayStay = affected.upperBound <= placement.seam && !hasKeptItems(from: horizon)
    var lanes = keptLanes(from: first)
    try edit(&items, &lanes)
    lanes.trim()
    place(
      from: first, keeping: lanes,
      areOthersKept: mayStay && itemCount - lanes.seam == downwardCount)
    noteKept(lanes, from: first)
  }

  /// Places the items again from `first` on, those before the seam upwards.
  ///
  /// If `first` is before the seam and the others are kept, only the items before the seam move.
  mutating func place(from first: Int, keeping lanes: KeptLanes, areOthersKept: Bool) {
    var first = first
    if lanes.seam == 0 {
      // If there was a seam, `first` is 0.
      placement.seam = 0
    } else if first < lanes.seam {
      placeUpwards(keeping: lanes, areOthersKept: areOthersKept)
      first = areOthersKept ? itemCount : lanes.seam
    }
    placeDownwards(from: first, keeping: lanes)
  }

  private mutating func placeUpwards(keeping lanes: KeptLanes, areOthersKept: Bool) {
    var reversed = items.reversed(before: lanes.seam)
    var mirrored = Placement(laneCount: columnCount)
    mirrored.place(&reversed, from: 0, sharedSettings, keeping: lanes.upwards)
    if !tracks.areEqual { items.takeLengths(ofReversed: reversed) }
    placement.replaceUpwards(mirrored, items, areOthersKept: areOthersKept, sharedSettings)
  }

  private mutating func placeDownwards(from first: Int, keeping lanes: KeptLanes) {
    placement.place(&items, from: first, sharedSettings, keeping: lanes)
    contentEnd = contentEndOfColumns()
  }

  /// Arranges the items in other columns, downwards, and asks at widths that are new.
  ///
  /// Other settings are shared if they are equal to the new ones. Without a provider,
  /// items keep their lengths at new widths as estimates.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: GridSettings?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    guard space != self.space || configuration != self.configuration else { return }
    guard Provider.self != NoHeights.self else {
      let lengths = MasonryEstimates(MasonryHeights(items.lengths, along: space.axis))
      return try rearrange(configuration, in: space, sharing: other, measuredBy: lengths)
    }
    let new = try GridSettings.make(configuration, in: space, sharing: other)
    let lanes = keptLanes(in: new)
    if tracks.areEqual, new.tracks.areEqual {
      try measure(for: new, by: provider)
    } else {
      items = try items.measured(for: new, after: sharedSettings, by: provider)
    }
    let laneCount = new.tracks.count
    if placement.laneCount != laneCount { placement = Placement(laneCount: laneCount) }
    placement.seam = 0
    sharedSettings = new
    placeDownwards(from: 0, keeping: lanes)
    packedFrom = UInt32(clamping: lanes.end)
  }

  /// Measures the items that have another cross length in new settings; in both, columns are equal.
  ///
  /// The lengths are written to the memory of the positions, which are then computed in any memory:
  /// touching as much fresh memory takes as long as placing the items.
  private mutating func measure(
    for new: GridSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let all = 0..<itemCount
    let question = new.question(.unconstrained)
    if items.areUnconstrained, question == sharedSettings.question(.unconstrained) { return }
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
        if question != sharedSettings.question(request) {
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
