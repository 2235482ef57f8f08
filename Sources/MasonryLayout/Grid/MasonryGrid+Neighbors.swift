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
    case .towardFirst: return alongside(ends(of: index), in: (0..<covered.lowerBound).reversed())
    case .towardLast: return alongside(ends(of: index), in: covered.upperBound..<columnCount)
    }
  }

  private func lanes(of index: Int) -> Range<Int> {
    let first = Int(placement.firstLanes[index])
    return first..<first + items.request(of: index).span(in: columnCount)
  }

  /// The start and the end of an item along its lanes.
  private func ends(of index: Int) -> (start: Double, end: Double) {
    let start = placement.positions[index]
    return (start, start + items.lengths[index])
  }

  /// The item just before or after another one in the lanes that it covers.
  private func nearest(to index: Int, in covered: Range<Int>, isBefore: Bool) -> Int? {
    var nearest: (index: Int, gap: Double)?
    let (start, end) = ends(of: index)
    placement.members.withMembers { members in
      for lane in covered {
        let members = members(lane)
        let rank = rank(of: index, in: members)
        let next = isBefore ? rank - 1 : rank + 1
        guard members.indices.contains(next) else { continue }
        let neighbor = Int(members[next])
        let other = ends(of: neighbor)
        let gap = isBefore ? start - other.end : other.start - end
        if nearest.map({ gap < $0.gap }) ?? true { nearest = (neighbor, gap) }
      }
    }
    return nearest?.index
  }

  /// The item that lies longest alongside a stretch, in the first of some lanes that has items.
  private func alongside(
    _ ends: (start: Double, end: Double), in lanes: some Sequence<Int>
  ) -> Int? {
    let (start, end) = ends
    var longest: (index: Int, overlap: Double)?
    placement.members.withMembers { members in
      for lane in lanes where longest == nil {
        let members = members(lane)
        // From the last item that ends before this one to the first that begins after it.
        let first = (0..<members.count).partitioningIndex {
          self.ends(of: Int(members[$0])).end >= start
        }
        for rank in max(0, first - 1)..<members.count {
          let neighbor = Int(members[rank])
          let other = self.ends(of: neighbor)
          // Where items are not alongside, this is minus the distance between them.
          let overlap = min(end, other.end) - max(start, other.start)
          if longest.map({ overlap > $0.overlap }) ?? true { longest = (neighbor, overlap) }
          if other.start > end { break }
        }
      }
    }
    return longest?.index
  }

  /// What an item covers across the lanes.
  func interval(across index: Int) -> LayoutInterval {
    let covered = lanes(of: index)
    return tracks.interval(ofLane: covered.lowerBound, span: covered.count)
  }

  /// The item at one end of the lanes that lies longest alongside an interval across them.
  func outermostItem(atEnd: Bool, alongside across: LayoutInterval) -> Int? {
    var longest: (index: Int, overlap: Double)?
    placement.members.withMembers { members in
      for lane in 0..<columnCount {
        guard let outermost = atEnd ? members(lane).last : members(lane).first else { continue }
        let index = Int(outermost)
        let other = interval(across: index)
        // Where items are not alongside, this is minus the distance between them.
        let overlap = min(across.far, other.far) - max(across.near, other.near)
        if longest.map({ overlap > $0.overlap }) ?? true { longest = (index, overlap) }
      }
    }
    return longest?.index
  }

  /// The item in the first or the last lane with items that lies longest alongside an interval.
  func outermostItem(inLastLane: Bool, alongside interval: LayoutInterval) -> Int? {
    let (along, _) = mapper.logical(interval)
    let ends = (start: along.near, end: along.far)
    return inLastLane
      ? alongside(ends, in: (0..<columnCount).reversed()) : alongside(ends, in: 0..<columnCount)
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
