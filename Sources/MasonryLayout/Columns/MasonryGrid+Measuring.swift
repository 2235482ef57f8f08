extension ItemsLayout {
  /// Asks for the heights, the spans and the pinned columns of items again, and places once.
  ///
  /// They are measured then, or estimated if the provider says so.
  ///
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*k* + *m*·`columnCount`) for *k* indices and *m* items from the first changed
  ///   one on. If columns are kept, O(*k* log *n* + *m*) for the *m* of *n* items that move.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try takeAgain(indices, by: provider)
  }

  /// Sets the height of an item, or its width if the grid scrolls sideways.
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    checkIndex(index)
    if isInRows { return try setRowLength(length, ofItemAt: index) }
    guard length.isLength else { throw .length(length, ofItemAt: index, along: axis) }
    takeInLanes([newMeasure(ofItemAt: index, length: length)])
  }
}

extension ItemsLayout {
  mutating func takeInLanes(_ new: [NewMeasure]) {
    let indices = new.lazy.map { $0.index }
    guard new.contains(where: { items.isNew($0) }), let first = indices.min(),
      let last = indices.max()
    else {
      // What is as long as it was estimated moves nothing.
      for new in new { items.put(new, at: new.index) }
      return
    }
    let end = endOfStackedItems
    let stayInLanes = new.allSatisfy {
      $0.index >= end || $0.request == items.request(of: $0.index)
    }
    if first < end, first >= placement.seam, stayInLanes {
      restack(new, before: end)
    } else {
      change(first..<last + 1) { items, lanes in
        for new in new { items.take(new, &lanes) }
      }
    }
  }

  /// Moves the items before an end along their lanes, and packs anew those behind it if need be.
  private mutating func restack(_ new: [NewMeasure], before end: Int) {
    let stacked = new.filter { $0.index < end }
    for new in stacked { items.put(new, at: new.index) }
    let isSettled = placement.restack(
      after: Set(stacked.map { $0.index }).sorted(), before: end, items, laneSettings)
    if stacked.count < new.count || !isSettled && end < itemCount {
      change(end..<itemCount) { items, lanes in
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
  /// The mean of what is measured of a grid: of its heights, or its widths if it scrolls sideways.
  ///
  /// It is for items added to the grid. If nothing is measured yet, it is `otherwise`, in points.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public init(meanOf grid: ItemsLayout, otherwise: Double) {
    var sum = 0.0
    for (index, length) in grid.items.lengths.enumerated() where !grid.isEstimated(itemAt: index) {
      sum += length
    }
    let count = grid.itemCount - grid.items.estimates.count
    let mean = count > 0 ? sum / Double(count) : otherwise
    self.init(MasonryHeights([], default: mean, along: grid.axis))
  }
}
