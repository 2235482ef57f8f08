extension MasonryGrid {
  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a search finds the first item that does not end above it,
  /// and a walk takes the items from there until one starts below it. It is inlined into each query, so
  /// that the closure costs nothing.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    guard rect.isFinite else { return }
    let sight = Sight(of: rect, in: self)
    let reach = sight.reach
    let areUnconstrained = items.areUnconstrained
    // Where items span, none is taken without a closer look.
    let certainFar = areUnconstrained ? reach.certainFar : -.infinity
    placement.positions.withUnsafeBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        placement.members.withMembers { members in
          for number in sight.lanes {
            let isMet = sight.meets(lane: number, of: tracks)
            guard isMet || !areUnconstrained else { continue }
            let lane = LaneSearch(
              members: members(number), positions: positions, lengths: lengths)
            let count = lane.members.count
            var member = lane.firstMember(endingAt: reach.possible.lowerBound, share: sight.share)
            while member < count {
              let item = lane.item(member)
              let position = positions[item]
              if position > reach.possible.upperBound { break }
              member &+= 1
              // Only an item at an edge of the rectangle takes a closer look. What that needs stays out
              // of this loop, which would otherwise have to keep it in memory.
              let isPlain = position < certainFar && position + lengths[item] > reach.certainNear
              if isPlain || meets(item, in: number, sight) { body(item) }
            }
          }
        }
      }
    }
  }

  /// Whether the frame of an item of a lane intersects a rectangle, and is to be reported from that lane.
  ///
  /// An item that covers several lanes is reported from the first of them that is searched.
  @inline(never)
  private func meets(_ item: Int, in lane: Int, _ sight: Sight) -> Bool {
    let (position, firstLane) = placement.start(of: item)
    let (length, span) = items.extent(of: item, in: columnCount)
    let covered = sight.mapper.interval(position: position, length: length)
    guard covered.overlaps(sight.main) else { return false }
    if items.areUnconstrained { return true }
    guard max(firstLane, sight.lanes.lowerBound) == lane else { return false }
    return tracks.interval(ofLane: firstLane, span: span).overlaps(sight.cross)
  }

  /// What a query looks for: a rectangle, and where in the grid it may meet anything.
  private struct Sight {
    let main: LayoutInterval
    let cross: LayoutInterval
    let lanes: Range<Int>
    let mapper: AxisMapper
    let reach: AxisMapper.Reach

    /// The part of the content that a point along it is.
    let share: Double

    @inline(__always)
    init(of rect: LayoutRect, in grid: MasonryGrid) {
      main = grid.axis.interval(of: rect)
      cross = grid.axis.cross.interval(of: rect)
      lanes = grid.tracks.lanes(meeting: cross, hasSpans: !grid.items.areUnconstrained)
      mapper = grid.mapper
      reach = mapper.reach(of: main)
      share = 1 / grid.contentLength
    }

    /// Whether items that cover only a lane of those searched meet the rectangle across the lanes.
    @inline(__always)
    func meets(lane: Int, of tracks: Tracks) -> Bool {
      let isOuter = lane == lanes.lowerBound || lane == lanes.upperBound - 1
      if !isOuter && tracks.areDistinct { return true }
      return tracks.interval(ofLane: lane, span: 1).overlaps(cross)
    }
  }
}
