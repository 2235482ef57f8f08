extension Placement {
  /// Places the items from `first` on again, after those before it.
  ///
  /// Together with its sibling that measures, this is the only way in which items get their places. A
  /// change that replays from the first item it affects therefore gives, to the bit, what building
  /// from nothing gives.
  ///
  /// - Complexity: O(*m*·*c*) for *m* items from `first` on and *c* lanes, and O(*c* log *n*) to find
  ///   the lanes' ends among *n* items. A dense packing adds O(*n*), unless `first` is their count.
  mutating func place(_ items: Items, from first: Int, _ rule: PackingRule, in tracks: Tracks) {
    var front = rewind(items, to: first, rule)
    if rule.isDense {
      let counts = members.counts
      for item in first..<items.count {
        place(item, items.request(of: item), &front, in: tracks) { _ in items.extents[item] }
      }
      putInStackingOrder(items, since: counts)
    } else {
      placeRuns(items, from: first, &front)
    }
    cursor = front.cursor
  }

  /// Places the items from `first` on again, and measures those that get another breadth.
  ///
  /// Lanes are chosen one item at a time here, since the height of an item depends on its lane, and
  /// the lanes of the items that follow depend on that.
  mutating func place<Failure>(
    _ items: inout Items, from first: Int, _ rule: PackingRule, in tracks: Tracks,
    measuring measure: (_ item: Int, _ breadth: Double) throws(Failure) -> Double
  ) throws(Failure) {
    var front = rewind(items, to: first, rule)
    let counts = members.counts
    for item in first..<items.count {
      let request = items.request(of: item)
      try place(item, request, &front, in: tracks) { lanes throws(Failure) in
        let breadth = tracks.breadth(ofLane: lanes.lowerBound, span: lanes.count)
        if items.breadths[item] != breadth {
          items.extents[item] = try measure(item, breadth)
          items.breadths[item] = breadth
        }
        return items.extents[item]
      }
    }
    if rule.isDense { putInStackingOrder(items, since: counts) }
    cursor = front.cursor
  }

  /// Places one item, whose extent is asked for once its normal lanes are known.
  @inline(__always)
  private mutating func place<Failure>(
    _ item: Int, _ request: LaneRequest, _ front: inout Front, in tracks: Tracks,
    extent: (Range<Int>) throws(Failure) -> Double
  ) throws(Failure) {
    let lane = front.lane(for: request)
    let lanes = lane..<lane + request.span(in: laneCount)
    let position = front.top(of: lanes)
    let extent = try extent(lanes)
    if let place = openings?.place(
      insteadOf: lanes, at: position, extent: extent, isPinned: request.isPinned, in: tracks, front)
    {
      openings?.fill(place, span: lanes.count, extent: extent, &front)
      note(item, at: place.position, lanes: place.lane..<place.lane + lanes.count)
      wentBack.append(true)
    } else {
      openings?.skip(lanes, to: position, front)
      front.cover(lanes, from: position, extent: extent, isPinned: request.isPinned)
      note(item, at: position, lanes: lanes)
      if openings != nil { wentBack.append(false) }
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

  /// Sorts the lists of the lanes, to whose ends items were appended that may have gone back to gaps.
  private mutating func putInStackingOrder(_ items: Items, since counts: [Int]) {
    members.sort(since: counts) { [positions] one, other in
      // Of items that start together all but the last have no extent.
      let one = Int(one)
      let other = Int(other)
      return (positions[one], items.extents[one], one)
        < (positions[other], items.extents[other], other)
    }
  }

  /// Places items a run at a time.
  ///
  /// A run gets its memory, is placed and is listed while all of it is in the cache.
  private mutating func placeRuns(_ items: Items, from first: Int, _ front: inout Front) {
    let tray = LaneTray(laneCount: laneCount)
    defer { tray.deallocate() }
    for run in (first..<items.count).runs(ofLength: tray.runLength) {
      let added = max(0, run.upperBound - positions.count)
      positions.append(contentsOf: repeatElement(0, count: added))
      firstLanes.append(contentsOf: repeatElement(0, count: added))
      withStretch(run, of: items, tray) { front.place($0) }
      members.append(tray, of: items.count)
      placedCount = run.upperBound
    }
  }

  private mutating func withStretch(
    _ run: Range<Int>, of items: Items, _ tray: LaneTray, _ body: (Stretch) -> Void
  ) {
    positions.withUnsafeMutableBufferPointer { positions in
      firstLanes.withUnsafeMutableBufferPointer { lanes in
        items.extents.withUnsafeBufferPointer { extents in
          items.requests.withUnsafeBufferPointer { requests in
            body(
              Stretch(
                first: run.lowerBound,
                extents: UnsafeBufferPointer(rebasing: extents[run]),
                requests: items.arePlain ? nil : UnsafeBufferPointer(rebasing: requests[run]),
                positions: UnsafeMutableBufferPointer(rebasing: positions[run]),
                lanes: UnsafeMutableBufferPointer(rebasing: lanes[run]),
                tray: tray))
          }
        }
      }
    }
  }
}
