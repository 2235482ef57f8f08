extension MasonryGrid {
  /// A side of an item, on the screen.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// Towards smaller x.
    case left

    /// Towards larger x.
    case right

    /// Towards smaller y.
    case above

    /// Towards larger y.
    case below
  }

  /// The item next to another one on a side, or `nil` at the edge: where an arrow key goes.
  ///
  /// Along the columns it is the nearest item in the columns that the item covers, the one in the
  /// leading column of several. Across the columns it is the item in the next column that lies
  /// alongside for the longest distance, the first of several. Where nothing in that column does, it
  /// is the nearest one there, and a column without items is passed over.
  ///
  /// - Complexity: O(*s* log *n* + *k*) for an item that covers *s* of the columns, *n* items and *k*
  ///   items alongside.
  public func neighbor(of index: Int, on side: Side) -> Int? {
    checkIndex(index)
    let covered = lanes(of: index)
    switch direction(of: side) {
    case .back: return nearest(to: index, in: covered, isBefore: true)
    case .forward: return nearest(to: index, in: covered, isBefore: false)
    case .towardFirst: return alongside(index, in: (0..<covered.lowerBound).reversed())
    case .towardLast: return alongside(index, in: covered.upperBound..<columnCount)
    }
  }

  /// A direction in logical coordinates: along the lanes or across them.
  private enum Direction {
    case back, forward, towardFirst, towardLast
  }

  private func direction(of side: Side) -> Direction {
    let isMirrored = configuration.direction == .rightToLeft
    switch (configuration.axis, side) {
    case (.vertical, .above): return .back
    case (.vertical, .below): return .forward
    case (.vertical, .left): return isMirrored ? .towardLast : .towardFirst
    case (.vertical, .right): return isMirrored ? .towardFirst : .towardLast
    case (.horizontal, .left): return isMirrored ? .forward : .back
    case (.horizontal, .right): return isMirrored ? .back : .forward
    case (.horizontal, .above): return .towardFirst
    case (.horizontal, .below): return .towardLast
    }
  }

  private func lanes(of index: Int) -> Range<Int> {
    let first = Int(placement.firstLanes[index])
    return first..<first + items.request(of: index).span(in: columnCount)
  }

  /// The start and the end of an item along its lanes.
  private func extent(of index: Int) -> (start: Double, end: Double) {
    let start = placement.positions[index]
    return (start, start + items.extents[index])
  }

  /// The item just before or after another one in the lanes that it covers.
  private func nearest(to index: Int, in covered: Range<Int>, isBefore: Bool) -> Int? {
    var nearest: (index: Int, gap: Double)?
    let (start, end) = extent(of: index)
    placement.members.withMembers { members in
      for lane in covered {
        let members = members(lane)
        let rank = rank(of: index, in: members)
        let next = isBefore ? rank - 1 : rank + 1
        guard members.indices.contains(next) else { continue }
        let neighbor = Int(members[next])
        let other = extent(of: neighbor)
        let gap = isBefore ? start - other.end : other.start - end
        if nearest.map({ gap < $0.gap }) ?? true { nearest = (neighbor, gap) }
      }
    }
    return nearest?.index
  }

  /// The item in the first of some lanes that has any which lies longest alongside another one.
  private func alongside(_ index: Int, in lanes: some Sequence<Int>) -> Int? {
    let (start, end) = extent(of: index)
    var longest: (index: Int, overlap: Double)?
    placement.members.withMembers { members in
      for lane in lanes where longest == nil {
        let members = members(lane)
        // From the last item that ends before this one begins, to the first that begins after its end.
        let first = (0..<members.count).partitioningIndex {
          extent(of: Int(members[$0])).end >= start
        }
        for rank in max(0, first - 1)..<members.count {
          let neighbor = Int(members[rank])
          let other = extent(of: neighbor)
          // Where items are not alongside, this is minus the distance between them.
          let overlap = min(end, other.end) - max(start, other.start)
          if longest.map({ overlap > $0.overlap }) ?? true { longest = (neighbor, overlap) }
          if other.start > end { break }
        }
      }
    }
    return longest?.index
  }

  /// The place of an item in the list of a lane that it covers.
  private func rank(of index: Int, in members: UnsafeBufferPointer<UInt32>) -> Int {
    let start = placement.positions[index]
    let first = (0..<members.count).partitioningIndex {
      placement.positions[Int(members[$0])] >= start
    }
    return members[first...].firstIndex(of: UInt32(truncatingIfNeeded: index)) ?? first
  }
}
