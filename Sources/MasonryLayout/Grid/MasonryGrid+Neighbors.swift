extension MasonryGrid {
  /// The item next to another one, where an arrow key leads, or `nil` at the edge of the wall.
  ///
  /// Along the columns it is the nearest item in the columns that the item covers; of several, the
  /// one in the leading column. Across the columns it is the item in the next column that lies
  /// alongside for the longest distance, the first of several, or else the nearest one there.
  /// Columns without items are skipped.
  ///
  /// - Complexity: O(*s* log *n* + *k*) for an item that covers *s* of the columns, *n* items and
  ///   *k* items alongside.
  public func neighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
    checkIndex(index)
    let covered = lanes(of: index)
    switch space.direction(of: side) {
    case .back: return nearest(to: index, in: covered, isBefore: true)
    case .forward: return nearest(to: index, in: covered, isBefore: false)
    case .towardFirst:
      return alongside(interval(along: index), in: (0..<covered.lowerBound).reversed())
    case .towardLast:
      return alongside(interval(along: index), in: covered.upperBound..<columnCount)
    }
  }

  /// The lanes that an item covers.
  func lanes(of index: Int) -> Range<Int> {
    let first = Int(placement.firstLanes[index])
    return first..<first + items.request(of: index).span(in: columnCount)
  }

  /// What an item covers along its lanes.
  private func interval(along index: Int) -> LayoutInterval {
    let start = placement.positions[index]
    return LayoutInterval(near: start, far: start + items.lengths[index])
  }

  /// The item just before or after another one in the lanes that it covers.
  private func nearest(to index: Int, in covered: Range<Int>, isBefore: Bool) -> Int? {
    var nearest: (index: Int, gap: Double)?
    let own = interval(along: index)
    placement.members.withMembers { members in
      for lane in covered {
        let members = members(lane)
        let rank = rank(of: index, in: members)
        let next = isBefore ? rank - 1 : rank + 1
        guard members.indices.contains(next) else { continue }
        let neighbor = Int(members[next])
        let other = interval(along: neighbor)
        let gap = isBefore ? own.near - other.far : other.near - own.far
        if nearest.map({ gap < $0.gap }) ?? true { nearest = (neighbor, gap) }
      }
    }
    return nearest?.index
  }

  /// The item that lies longest alongside a stretch, in the first of some lanes that has items.
  private func alongside(
    _ interval: LayoutInterval, in lanes: some Sequence<Int>
  ) -> Int? {
    var longest = LongestAlongside(interval)
    placement.members.withMembers { members in
      for lane in lanes where longest.index == nil {
        let members = members(lane)
        // From the last item that ends before this one to the first that begins after it.
        let first = (0..<members.count).partitioningIndex {
          self.interval(along: Int(members[$0])).far >= interval.near
        }
        for rank in max(0, first - 1)..<members.count {
          let neighbor = Int(members[rank])
          let other = self.interval(along: neighbor)
          longest.compare(other, at: neighbor)
          if other.near > interval.far { break }
        }
      }
    }
    return longest.index
  }

  /// What an item covers across the lanes.
  func interval(across index: Int) -> LayoutInterval {
    let covered = lanes(of: index)
    return tracks.interval(ofLane: covered.lowerBound, span: covered.count)
  }

  /// The item at one end of the lanes that lies longest alongside an interval across them.
  func outermostItem(atEnd: Bool, alongside across: LayoutInterval) -> Int? {
    var longest = LongestAlongside(across)
    placement.members.withMembers { members in
      for lane in 0..<columnCount {
        guard let outermost = atEnd ? members(lane).last : members(lane).first else { continue }
        let index = Int(outermost)
        longest.compare(interval(across: index), at: index)
      }
    }
    return longest.index
  }

  /// The item in the first or the last lane with items that lies longest alongside an interval.
  func outermostItem(inLastLane: Bool, alongside interval: LayoutInterval) -> Int? {
    let (along, _) = mapper.logical(interval)
    return inLastLane
      ? alongside(along, in: (0..<columnCount).reversed()) : alongside(along, in: 0..<columnCount)
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

extension LayoutSpace {
  /// A direction in logical coordinates: along the lanes or across them.
  enum Direction {
    case back, forward, towardFirst, towardLast
  }

  func direction(of side: LayoutSide) -> Direction {
    let isAlong = axis == (side == .left || side == .right ? .horizontal : .vertical)
    let isBack = side == .left || side == .above
    return isAlong
      ? isBack == isMirroredAlong ? .forward : .back
      : isBack == isMirroredAcross ? .towardLast : .towardFirst
  }
}
