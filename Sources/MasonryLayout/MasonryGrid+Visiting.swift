extension MasonryGrid {
  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a binary search finds the first item that does not end
  /// above it, and a walk takes the items from there until one starts below it. It is inlined into
  /// each query, so that the closure costs nothing.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    guard rect.isFinite else { return }
    let searched = tracks.lanes(from: rect.minX, to: rect.maxX, hasSpans: items.hasSpans)
    let edges = StackingEdges(configuration)
    let reach = edges.positions(meeting: rect.minY...rect.maxY)
    placement.positions.withUnsafeBufferPointer { positions in
      items.extents.withUnsafeBufferPointer { extents in
        placement.members.withMembers { members in
          for lane in searched {
            // Between the outer two of the lanes that are touched, all are.
            let isOuter = lane == searched.lowerBound || lane == searched.upperBound - 1
            let laneMeetsRect = !isOuter || tracks.meets(rect, lane: lane, span: 1)
            let members = members(lane)
            var member = firstMember(of: members, endingAt: reach.lowerBound, positions, extents)
            while member < members.count {
              let item = Int(members[member])
              let position = positions[item]
              if position > reach.upperBound { break }
              member += 1
              guard edges.meet(rect, position: position, extent: extents[item]) else { continue }
              let isMet = items.hasSpans ? meets(item, rect, in: lane, of: searched) : laneMeetsRect
              if isMet { body(item) }
            }
          }
        }
      }
    }
  }

  /// Whether an item that may span several lanes is to be reported from a lane: it meets the rectangle
  /// across the lanes, and this is its first lane that is searched.
  private func meets(
    _ item: Int, _ rect: LayoutRect, in lane: Int, of searched: Range<Int>
  ) -> Bool {
    let firstLane = Int(placement.lanes[item])
    return max(firstLane, searched.lowerBound) == lane
      && tracks.meets(rect, lane: firstLane, span: min(items.span(of: item), tracks.count))
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
  /// Whether an item meets a rectangle along the lanes.
  @inline(__always)
  fileprivate func meet(_ rect: LayoutRect, position: Double, extent: Double) -> Bool {
    extentsOverlap(
      start(position: position), end(position: position, extent: extent), rect.minY, rect.maxY)
  }
}

extension Tracks {
  /// Whether an item at a lane meets a rectangle across the lanes.
  fileprivate func meets(_ rect: LayoutRect, lane: Int, span: Int) -> Bool {
    let minX = minX(ofLane: lane, span: span)
    return extentsOverlap(minX, minX + breadth(ofSpan: span), rect.minX, rect.maxX)
  }
}
