// Prepended items are stacked upwards from position 0, so that nothing below them moves. They are
// placed by the same rule in a mirror, the last one first, and then mirrored.

extension Placement {
  /// Replaces the items before the seam and moves the seam behind them.
  ///
  /// The mirror has the last item first. The places of other items are removed unless they are
  /// kept. O(*n*) for *n* items, as all indices change.
  mutating func replaceUpwards(
    _ mirrored: Placement, _ items: Items, areOthersKept: Bool, _ rule: PackingRule
  ) {
    if !areOthersKept { removeDownwards() }
    let (oldSeam, newSeam) = (seam, mirrored.placedCount)
    let above = (0..<newSeam).reversed().map { place in
      let length = items.lengths[newSeam - 1 - place]
      // A subtraction, since negating 0 would give -0.
      return 0 - rule.next(after: mirrored.positions[place], length: length)
    }
    positions.replaceSubrange(..<oldSeam, with: above)
    firstLanes.replaceSubrange(..<oldSeam, with: mirrored.firstLanes.reversed())
    members.replaceItems(before: oldSeam, byReversed: mirrored.members, count: newSeam)
    let backfilledBelow = backfilled.suffix(backfilled.count - countOfBackfilled(before: oldSeam))
    backfilled =
      mirrored.backfilled.reversed().map { UInt32(truncatingIfNeeded: newSeam - 1 - Int($0)) }
      + backfilledBelow.map { UInt32(truncatingIfNeeded: Int($0) - oldSeam + newSeam) }
    placedCount += newSeam - oldSeam
    seam = newSeam
    findTop()
    findCursors(items)
  }

  private mutating func removeDownwards() {
    members.removeItems(from: seam, areInOrder: backfilled.isEmpty)
    backfilled.truncate(to: countOfBackfilled(before: seam))
    positions.truncate(to: seam)
    firstLanes.truncate(to: seam)
    gaps = []
    placedCount = seam
  }

  /// Finds the item that starts first; it is the first one in its lanes.
  private mutating func findTop() {
    top = 0
    for lane in 0..<laneCount {
      guard let first = members.first(in: lane), positions[first] < positions[top] else { continue }
      top = first
    }
  }

  /// Recomputes the stored cursors from the places of the items.
  mutating func findCursors(_ items: Items) {
    cursors = []
    for item in stride(from: 0, to: placedCount, by: Self.cursorDistance) {
      cursors.append(UInt16(truncatingIfNeeded: cursor(before: item, items)))
    }
    cursor = cursor(before: placedCount, items)
  }
}
