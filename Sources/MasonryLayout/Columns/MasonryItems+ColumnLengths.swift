extension MasonryItems {
  mutating func takeInLanes(_ new: [NewMeasure]) {
    guard new.contains(where: { items.isNew($0) }), let first = new.map({ $0.index }).min()
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
      let stacked = new.filter { $0.index < end }
      for new in stacked { items.put(new, at: new.index) }
      let isSettled = placement.restack(
        after: stacked.map { $0.index }.sorted().withoutRepeats, before: end, items, laneSettings)
      settleStacked(before: end, isSettled: isSettled, taking: new)
    } else {
      change(from: first) { items, lanes in
        for new in new { items.take(new, &lanes) }
      }
    }
  }

  /// Packs anew what is behind items that were moved along their lanes, if need be.
  mutating func settleStacked(before end: Int, isSettled: Bool, taking new: [NewMeasure]) {
    let others = new.filter { $0.index >= end }
    if !others.isEmpty || !isSettled && end < itemCount || hasKeptItems(from: end) {
      change(from: end) { items, lanes in
        for new in others { items.take(new, &lanes) }
      }
    }
    placement.trimSeams()
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
