extension MasonryGrid {
  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a binary search finds the first item that does not end
  /// above it, and a walk takes the items from there until one starts below it. It is inlined into
  /// each query, so that the closure costs nothing.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    guard rect.isFinite else { return }
    // Ends never decrease along a lane, but for the rounding of the additions that make them.
    let threshold = rect.minY - 8 * rect.minY.ulp
    let searched = tracks.lanes(from: rect.minX, to: rect.maxX, hasSpans: items.hasSpans)
    let edges = StackingEdges(configuration)
    placement.positions.withUnsafeBufferPointer { positions in
      items.extents.withUnsafeBufferPointer { extents in
        for lane in searched {
          let laneMeetsRect = tracks.meets(rect, lane: lane, span: 1)
          placement.members[lane].withUnsafeBufferPointer { members in
            func end(_ member: Int) -> Double {
              let item = Int(members[member])
              return edges.end(position: positions[item], extent: extents[item])
            }
            let first = members.indices.partitioningIndex { end($0) >= threshold }
            for member in first..<members.count {
              let item = Int(members[member])
              let start = edges.start(position: positions[item])
              if start > rect.maxY { break }
              guard extentsOverlap(start, end(member), rect.minY, rect.maxY) else { continue }
              let isMet =
                items.hasSpans
                ? meets(item, rect, in: lane, of: searched) : laneMeetsRect
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

extension Tracks {
  /// Whether an item at a lane meets a rectangle across the lanes.
  fileprivate func meets(_ rect: LayoutRect, lane: Int, span: Int) -> Bool {
    let minX = minX(ofLane: lane, span: span)
    return extentsOverlap(minX, minX + breadth(ofSpan: span), rect.minX, rect.maxX)
  }
}
