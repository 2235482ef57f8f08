extension MasonryGrid {
  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a binary search finds the first item that does not end
  /// above it, and a walk takes the items from there until one starts below it. It is inlined into
  /// each query, so that the closure costs nothing.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    guard rect.isFinite else { return }
    let along = configuration.axis.interval(of: rect)
    let across = configuration.axis.cross.interval(of: rect)
    let searched = tracks.lanes(from: across.near, to: across.far, hasSpans: !items.arePlain)
    let edges = stackingEdges
    let reach = edges.positions(meeting: along.near, along.far)
    placement.positions.withUnsafeBufferPointer { positions in
      items.extents.withUnsafeBufferPointer { extents in
        placement.members.withMembers { members in
          for lane in searched {
            let isOuter = lane == searched.lowerBound || lane == searched.upperBound - 1
            let isInside = !isOuter && tracks.areDistinct
            let laneIsMet = isInside || tracks.lanes(lane..<lane + 1, meet: across)
            let members = members(lane)
            var member = firstMember(of: members, endingAt: reach.lowerBound, positions, extents)
            while member < members.count {
              let item = Int(members[member])
              let position = positions[item]
              if position > reach.upperBound { break }
              member += 1
              guard edges.meet(along, position: position, extent: extents[item]) else { continue }
              let isMet = items.arePlain ? laneIsMet : meets(item, across, in: lane, of: searched)
              if isMet { body(item) }
            }
          }
        }
      }
    }
  }

  /// Whether an item that may cover several lanes is to be reported from a lane: it meets the extent
  /// across the lanes, and this is its first lane that is searched.
  private func meets(
    _ item: Int, _ across: LayoutInterval, in lane: Int, of searched: Range<Int>
  ) -> Bool {
    let firstLane = Int(placement.firstLanes[item])
    guard max(firstLane, searched.lowerBound) == lane else { return false }
    let span = items.request(of: item).span(in: tracks.count)
    return tracks.lanes(firstLane..<firstLane + span, meet: across)
  }
}

/// The first member of a lane that does not end before a logical position.
///
/// It is kept apart from the walk, whose state would push that of this loop out of the registers.
@inline(never)
private func firstMember(
  of members: UnsafeBufferPointer<UInt32>, endingAt position: Double,
  _ positions: UnsafeBufferPointer<Double>, _ extents: UnsafeBufferPointer<Double>
) -> Int {
  (0..<members.count).partitioningIndex { member in
    let item = Int(members[member])
    return positions[item] + extents[item] >= position
  }
}

extension StackingEdges {
  /// Whether an item meets an extent along the lanes.
  @inline(__always)
  fileprivate func meet(_ along: LayoutInterval, position: Double, extent: Double) -> Bool {
    LayoutInterval(
      near: start(position: position, extent: extent), far: end(position: position, extent: extent)
    ).overlaps(along)
  }
}

extension Tracks {
  /// Whether an item that covers some lanes meets an extent across the lanes.
  fileprivate func lanes(_ lanes: Range<Int>, meet across: LayoutInterval) -> Bool {
    let start = start(ofLane: lanes.lowerBound, span: lanes.count)
    let breadth = breadth(ofLane: lanes.lowerBound, span: lanes.count)
    return LayoutInterval(near: start, far: start + breadth).overlaps(across)
  }
}
