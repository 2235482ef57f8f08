extension MasonryItems {
  mutating func takeInLanes(_ new: [NewMeasure]) {
    let indices = new.lazy.map { $0.index }
    guard new.contains(where: { items.isNew($0) }), let first = indices.min()
    else {
      // What is as long as it was estimated moves nothing.
      for new in new { items.put(new, at: new.index) }
      return
    }
    if takeInDividedLanes(new) { return }
    let end = endOfStackedItems
    let stayInLanes = new.allSatisfy {
      $0.index >= end || $0.request == items.request(of: $0.index)
    }
    if first < end, !dropsSeams, stayInLanes {
      restack(new, before: end)
    } else {
      change(from: first) { items, lanes in
        for new in new { items.take(new, &lanes) }
      }
    }
  }

  /// Moves the items before an end along their lanes, and packs anew those behind it if need be.
  private mutating func restack(_ new: [NewMeasure], before end: Int) {
    let stacked = new.filter { $0.index < end }
    for new in stacked { items.put(new, at: new.index) }
    let isSettled = placement.restack(
      after: stacked.map { $0.index }.sorted().withoutRepeats, before: end, items, laneSettings)
    if stacked.count < new.count || !isSettled && end < itemCount {
      change(from: end) { items, lanes in
        for new in new where new.index >= end { items.take(new, &lanes) }
      }
    }
    contentEnd = contentEndOfColumns()
    packedFrom = UInt32(clamping: end)
  }
}

extension Items {
  /// Takes over what is new about an item; with another request it leaves the lane that it keeps.
  mutating func take(_ new: NewMeasure, _ lanes: inout KeptLanes) {
    if new.request != request(of: new.index) { lanes.release(new.index) }
    put(new, at: new.index)
  }
}

extension MasonryEstimates where Heights == MasonryHeights {
  /// The mean of what is measured of some items: of their heights, or widths if they scroll
  /// sideways.
  ///
  /// It is for items added to them. If nothing is measured yet, it is `otherwise`, in points.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public init(meanOf items: MasonryItems, otherwise: Double) {
    var sum = 0.0
    for (index, length) in items.items.lengths.enumerated() where !items.isEstimated(itemAt: index)
    {
      sum += length
    }
    let count = items.itemCount - items.items.estimates.count
    let mean = count > 0 ? sum / Double(count) : otherwise
    self.init(MasonryHeights([], default: mean, along: items.axis))
  }
}
