extension Placement {
  /// Places the items again from `first` on, after those before it.
  ///
  /// Together with its sibling that measures, this is the only way in which items get their places. A
  /// change that replays from the first item it affects therefore gives, to the bit, what building
  /// from nothing gives.
  ///
  /// - Complexity: O(*m*·*c*) for *m* items from `first` on and *c* lanes, and O(*c* log *n*) to find
  ///   the lanes' ends among *n* items. A dense packing adds O(*n*), unless `first` is their count.
  mutating func place(_ items: Items, from first: Int, _ rule: PackingRule, in tracks: Tracks) {
    var skyline = rewind(items, to: first, rule)
    if rule.isDense {
      let counts = members.counts
      for item in first..<items.count {
        place(item, items.request(of: item), &skyline, in: tracks) { _ in items.lengths[item] }
      }
      putInStackingOrder(items, since: counts)
    } else {
      placeChunks(items, from: first, &skyline)
    }
    cursor = skyline.cursor
  }

  /// Places the items again from `first` on, and measures those that get another cross length.
  ///
  /// Lanes are chosen one item at a time here, since the height of an item depends on its lane, and
  /// the lanes of the items that follow depend on that.
  mutating func place<Failure>(
    _ items: inout Items, from first: Int, _ rule: PackingRule, in tracks: Tracks,
    measuring measure: (_ item: Int, _ crossLength: Double) throws(Failure) -> Double
  ) throws(Failure) {
    var skyline = rewind(items, to: first, rule)
    let counts = members.counts
    for item in first..<items.count {
      let request = items.request(of: item)
      try place(item, request, &skyline, in: tracks) { lanes throws(Failure) in
        let crossLength = tracks.crossLength(ofLane: lanes.lowerBound, span: lanes.count)
        if items.crossLengths[item] != crossLength {
          items.lengths[item] = try measure(item, crossLength)
          items.crossLengths[item] = crossLength
        }
        return items.lengths[item]
      }
    }
    if rule.isDense { putInStackingOrder(items, since: counts) }
    cursor = skyline.cursor
  }

  /// Places one item, whose length is asked for once its normal lanes are known.
  @inline(__always)
  private mutating func place<Failure>(
    _ item: Int, _ request: LaneRequest, _ skyline: inout Skyline, in tracks: Tracks,
    length: (Range<Int>) throws(Failure) -> Double
  ) throws(Failure) {
    let lane = skyline.lane(for: request)
    let lanes = lane..<lane + request.span(in: laneCount)
    let position = skyline.top(of: lanes)
    let length = try length(lanes)
    if let place = gaps?.place(
      insteadOf: lanes, at: position, length: length, isPinned: request.isPinned, in: tracks,
      skyline)
    {
      gaps?.fill(place, span: lanes.count, length: length, &skyline)
      note(item, at: place.position, lanes: place.lane..<place.lane + lanes.count)
      isBackfilled.append(true)
    } else {
      gaps?.skip(lanes, to: position, skyline)
      skyline.cover(lanes, from: position, length: length, isPinned: request.isPinned)
      note(item, at: position, lanes: lanes)
      if gaps != nil { isBackfilled.append(false) }
    }
  }

  private mutating func note(_ item: Int, at position: Double, lanes covered: Range<Int>) {
    if item == positions.count {
      positions.append(position)
      firstLanes.append(0)
    }
    positions[item] = position
    firstLanes[item] = UInt16(truncatingIfNeeded: covered.lowerBound)
    placedCount = item + 1
    for lane in covered { members.append(item, to: lane) }
  }

  /// Sorts the lists of the lanes, since items that went back to gaps were appended at their ends.
  private mutating func putInStackingOrder(_ items: Items, since counts: [Int]) {
    members.sort(since: counts) { [positions] one, other in
      // Of items in a lane that start together all but the last have no length.
      let one = Int(one)
      let other = Int(other)
      return (positions[one], items.lengths[one], one)
        < (positions[other], items.lengths[other], other)
    }
  }

  /// Places items a chunk at a time.
  ///
  /// A chunk gets its memory, is placed and is listed while all of it is in the cache.
  private mutating func placeChunks(_ items: Items, from first: Int, _ skyline: inout Skyline) {
    let buckets = LaneBuckets(laneCount: laneCount)
    defer { buckets.deallocate() }
    for range in (first..<items.count).chunks(ofCount: buckets.chunkLength) {
      let added = max(0, range.upperBound - positions.count)
      positions.append(contentsOf: repeatElement(0, count: added))
      firstLanes.append(contentsOf: repeatElement(0, count: added))
      withChunk(range, of: items, buckets) { skyline.place($0) }
      members.append(buckets, of: items.count)
      placedCount = range.upperBound
    }
  }

  private mutating func withChunk(
    _ range: Range<Int>, of items: Items, _ buckets: LaneBuckets, _ body: (ItemChunk) -> Void
  ) {
    positions.withUnsafeMutableBufferPointer { positions in
      firstLanes.withUnsafeMutableBufferPointer { lanes in
        items.lengths.withUnsafeBufferPointer { lengths in
          items.requests.withUnsafeBufferPointer { requests in
            body(
              ItemChunk(
                first: range.lowerBound,
                lengths: UnsafeBufferPointer(rebasing: lengths[range]),
                requests: items.areUnconstrained
                  ? nil : UnsafeBufferPointer(rebasing: requests[range]),
                positions: UnsafeMutableBufferPointer(rebasing: positions[range]),
                lanes: UnsafeMutableBufferPointer(rebasing: lanes[range]),
                buckets: buckets))
          }
        }
      }
    }
  }
}
