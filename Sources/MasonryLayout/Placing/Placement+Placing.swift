extension Placement {
  /// Places the items from `first` on again.
  ///
  /// Items are placed only here. So a change that places from its first affected item gives the same
  /// bits as a rebuild. Where lanes differ, each item takes its answer at the width it gets.
  ///
  /// - Complexity: O(*m*·*c*) for *m* items from `first` on and *c* lanes, and O(*c* log *n*) for
  ///   *n* items; in a dense packing O(*n*) unless `first` is the count.
  mutating func place(
    _ items: inout Items, from first: Int, _ rule: PackingRule, in tracks: Tracks,
    keeping kept: KeptLanes
  ) {
    var skyline = rewind(items, to: first, rule)
    defer { skyline.deallocate() }
    let firstDense = firstDenseItem(items, from: first, rule)
    let isFast = tracks.areEqual && rule.isFast(for: items)
    let firstFast = isFast ? min(max(first, kept.end), firstDense) : firstDense
    fillByRule(&items, first..<firstFast, kept, &skyline, in: tracks)
    forEachChunk(firstFast..<firstDense, &skyline) { skyline, chunk in
      items.withKnown(chunk) { skyline.fill($0) }
    }
    if firstDense < items.count {
      moveGaps(to: &skyline, for: firstDense..<items.count, of: items)
    }
    fillByRule(&items, firstDense..<items.count, kept, &skyline, in: tracks)
    finish(items, skyline)
  }

  /// Places some items by the rule or in the lanes that they keep.
  private mutating func fillByRule(
    _ items: inout Items, _ range: Range<Int>, _ kept: KeptLanes, _ skyline: inout Skyline,
    in tracks: Tracks
  ) {
    let table = tracks.areEqual ? nil : WidthTable(tracks)
    forEachChunk(range, &skyline) { skyline, chunk in
      for item in chunk.items {
        let request = items.request(of: item)
        let lane = kept.lane(of: item)
        if request == .unconstrained, lane == nil, table == nil,
          let slot = skyline.assignBelowGaps(length: items.lengths[item])
        {
          chunk.note(item - chunk.items.lowerBound, at: slot.position, lane: slot.lane)
          continue
        }
        let lanes = skyline.lanes(for: request, keptIn: lane)
        if let table { items.takeAnswer(of: item, at: table.number(of: lanes)) }
        let slot = skyline.assign(
          item, request, to: lanes, isKept: lane != nil, length: items.lengths[item], in: tracks)
        chunk.note(item, in: slot)
      }
    }
  }

  /// The first item at or after `first` that may go back to a gap or leave one.
  func firstDenseItem(_ items: Items, from first: Int, _ rule: PackingRule) -> Int {
    guard rule.isDense else { return items.count }
    let hasGaps = gaps.contains { !$0.isEmpty }
    return hasGaps ? first : items.firstSpanningItem(from: first, in: laneCount)
  }

  private mutating func finish(_ items: Items, _ skyline: Skyline) {
    cursor = skyline.cursor
    guard let gaps = skyline.gaps else { return }
    self.gaps = [gaps]
    listBackfilled(skyline.backfilled, items)
  }

  /// Calls a closure with chunks of items, each placed and listed while it is in the cache.
  private mutating func forEachChunk(
    _ items: Range<Int>, _ skyline: inout Skyline, body: (inout Skyline, ItemChunk) -> Void
  ) {
    guard !items.isEmpty else { return }
    var chunk = ItemChunk(laneCount: laneCount, itemCount: items.count)
    defer { chunk.deallocate() }
    var start = items.lowerBound
    while start < items.upperBound {
      // Chunks end at multiples of their length.
      let end = min((start / chunk.length + 1) * chunk.length, items.upperBound)
      let range = start..<end
      start = end
      if range.lowerBound % Self.cursorDistance == 0 {
        cursors.append(UInt16(truncatingIfNeeded: skyline.cursor))
      }
      let added = max(0, range.upperBound - positions.count)
      positions.append(0, count: added)
      firstLanes.append(0, count: added)
      positions.withUnsafeMutableBufferPointer { positions in
        firstLanes.withUnsafeMutableBufferPointer { lanes in
          chunk.items = range
          chunk.positions = UnsafeMutableBufferPointer(rebasing: positions[range])
          chunk.lanes = UnsafeMutableBufferPointer(rebasing: lanes[range])
          body(&skyline, chunk)
        }
      }
      Self.notePlaced(range.count)
      members.append(chunk, of: items.upperBound)
      placedCount = range.upperBound
    }
  }
}
