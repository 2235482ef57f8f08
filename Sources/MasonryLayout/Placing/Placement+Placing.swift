extension Placement {
  /// Places the items from `first` on again.
  ///
  /// Items are placed only here and in the overload that measures. So a change that replays from
  /// its first affected item gives the same bits as a rebuild.
  ///
  /// - Complexity: O(*m*·*c*) for *m* items from `first` on and *c* lanes, and O(*c* log *n*) for
  ///   *n* items; in a dense packing O(*n*) unless `first` is the count.
  mutating func place(
    _ items: Items, from first: Int, _ rule: PackingRule, in tracks: Tracks, keeping kept: KeptLanes
  ) {
    var skyline = rewind(items, to: first, rule)
    defer { skyline.deallocate() }
    let firstDense = firstDenseItem(items, from: first, rule)
    let firstFast = rule.isFast(for: items) ? min(max(first, kept.end), firstDense) : firstDense
    fillByRule(items, first..<firstFast, kept, &skyline, in: tracks)
    forEachChunk(firstFast..<firstDense, &skyline) { skyline, chunk in
      items.withKnown(chunk) { skyline.fill($0) }
    }
    if firstDense < items.count {
      moveGaps(to: &skyline, for: firstDense..<items.count, of: items)
    }
    fillByRule(items, firstDense..<items.count, kept, &skyline, in: tracks)
    finish(items, skyline)
  }

  /// Places some items by the rule or in the lanes that they keep.
  private mutating func fillByRule(
    _ items: Items, _ range: Range<Int>, _ kept: KeptLanes, _ skyline: inout Skyline,
    in tracks: Tracks
  ) {
    forEachChunk(range, &skyline) { skyline, chunk in
      for item in chunk.items {
        let request = items.request(of: item)
        let lane = kept.lane(of: item)
        if request == .unconstrained, lane == nil,
          let slot = skyline.assignBelowGaps(length: items.lengths[item])
        {
          chunk.note(item - chunk.items.lowerBound, at: slot.position, lane: slot.lane)
          continue
        }
        let slot = skyline.assign(item, request, keptIn: lane, in: tracks) { _ in
          items.lengths[item]
        }
        chunk.note(item, in: slot)
      }
    }
  }

  /// Places the items from `first` on again, and measures those whose cross length changes; the
  /// closure also gets the length so far, NaN for a new item.
  mutating func place(
    _ items: inout Items, from first: Int, _ rule: PackingRule, in tracks: Tracks,
    keeping kept: KeptLanes,
    measuring measure: (
      _ item: Int, _ crossLength: Double, _ length: Double
    ) throws(MasonryError) -> Double
  ) throws(MasonryError) {
    var skyline = rewind(items, to: first, rule)
    defer { skyline.deallocate() }
    if rule.isDense, first < items.count {
      moveGaps(to: &skyline, for: first..<items.count, of: items)
    }
    do {
      try forEachChunk(first..<items.count, &skyline) { skyline, chunk throws(MasonryError) in
        for item in chunk.items {
          let request = items.request(of: item)
          let slot = try skyline.assign(
            item, request, keptIn: kept.lane(of: item), in: tracks
          ) { lanes throws(MasonryError) in
            let crossLength = tracks.crossLength(ofLane: lanes.lowerBound, span: lanes.count)
            if items.crossLengths[item] != crossLength {
              items.lengths[item] = try measure(item, crossLength, items.lengths[item])
              items.crossLengths[item] = crossLength
            }
            return items.lengths[item]
          }
          chunk.note(item, in: slot)
        }
      }
    } catch {
      // The gaps are lost, so the next call has to rebuild everything.
      placedCount = 0
      throw error
    }
    finish(items, skyline)
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
  private mutating func forEachChunk<Failure>(
    _ items: Range<Int>, _ skyline: inout Skyline,
    body: (inout Skyline, ItemChunk) throws(Failure) -> Void
  ) throws(Failure) {
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
      try positions.withUnsafeMutableBufferPointer { positions throws(Failure) in
        try firstLanes.withUnsafeMutableBufferPointer { lanes throws(Failure) in
          chunk.items = range
          chunk.positions = UnsafeMutableBufferPointer(rebasing: positions[range])
          chunk.lanes = UnsafeMutableBufferPointer(rebasing: lanes[range])
          try body(&skyline, chunk)
        }
      }
      Self.notePlaced(range.count)
      members.append(chunk, of: items.upperBound)
      placedCount = range.upperBound
    }
  }
}
