extension MasonryGrid {
  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a binary search finds the first item that does not end
  /// above it, and a walk takes the items from there until one starts below it. It is inlined into
  /// each query, so that the closure costs nothing.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    guard rect.isFinite else { return }
    let main = axis.interval(of: rect)
    let cross = axis.cross.interval(of: rect)
    let searched = tracks.lanes(meeting: cross, hasSpans: !items.areUnconstrained)
    let mapper = mapper
    let reach = mapper.positions(meeting: main)
    placement.positions.withUnsafeBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        placement.members.withMembers { members in
          for lane in searched {
            let isOuter = lane == searched.lowerBound || lane == searched.upperBound - 1
            let isInside = !isOuter && tracks.areDistinct
            let laneIsMet = isInside || tracks.interval(ofLane: lane, span: 1).overlaps(cross)
            let members = members(lane)
            var member = firstMember(of: members, endingAt: reach.lowerBound, positions, lengths)
            while member < members.count {
              let item = Int(members[member])
              let position = positions[item]
              if position > reach.upperBound { break }
              member += 1
              let covered = mapper.interval(position: position, length: lengths[item])
              guard covered.overlaps(main) else { continue }
              let isMet =
                items.areUnconstrained ? laneIsMet : meets(item, cross, in: lane, of: searched)
              if isMet { body(item) }
            }
          }
        }
      }
    }
  }

  /// Whether an item that may cover several lanes is to be reported from a lane: it meets the interval
  /// across the lanes, and this is its first lane that is searched.
  private func meets(
    _ item: Int, _ cross: LayoutInterval, in lane: Int, of searched: Range<Int>
  ) -> Bool {
    let firstLane = Int(placement.firstLanes[item])
    guard max(firstLane, searched.lowerBound) == lane else { return false }
    let span = items.request(of: item).span(in: tracks.count)
    return tracks.interval(ofLane: firstLane, span: span).overlaps(cross)
  }
}

/// The first member of a lane that does not end before a logical position.
///
/// It is kept apart from the walk, whose state would push that of this loop out of the registers.
@inline(never)
private func firstMember(
  of members: UnsafeBufferPointer<UInt32>, endingAt position: Double,
  _ positions: UnsafeBufferPointer<Double>, _ lengths: UnsafeBufferPointer<Double>
) -> Int {
  (0..<members.count).partitioningIndex { member in
    let item = Int(members[member])
    return positions[item] + lengths[item] >= position
  }
}
