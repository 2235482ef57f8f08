extension MasonryItems {
  func laneNeighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
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

  /// What an item covers along its lanes.
  func interval(along index: Int) -> LayoutInterval {
    let start = placement.positions[index]
    return LayoutInterval(near: start, far: start + items.lengths[index])
  }

  /// The item just before or after another one in the lanes that it covers.
  private func nearest(to index: Int, in covered: Range<Int>, isBefore: Bool) -> Int? {
    var nearest: (index: Int, gap: Double)?
    let own = interval(along: index)
    for lane in covered {
      let members = placement.members[lane]
      let rank = rank(of: index, in: members)
      let next = isBefore ? rank - 1 : rank + 1
      guard members.indices.contains(next) else { continue }
      let other = interval(along: members[next])
      let gap = isBefore ? own.near - other.far : other.near - own.far
      if nearest.map({ gap < $0.gap }) ?? true { nearest = (members[next], gap) }
    }
    return nearest?.index
  }

  /// The item that lies longest alongside a stretch, in the first of some lanes that has items.
  private func alongside(
    _ interval: LayoutInterval, in lanes: some Sequence<Int>
  ) -> Int? {
    var longest = LongestAlongside(interval)
    for lane in lanes where longest.index == nil {
      let members = placement.members[lane]
      // From the last item that ends before this one to the first that begins after it.
      let first = members.indices.partitioningIndex {
        self.interval(along: members[$0]).far >= interval.near
      }
      for member in max(0, first - 1)..<members.count {
        let neighbor = members[member]
        let other = self.interval(along: neighbor)
        longest.compare(other, at: neighbor)
        if other.near > interval.far { break }
      }
    }
    return longest.index
  }

  /// The interval of an item across the lanes.
  func interval(across index: Int) -> LayoutInterval {
    let covered = lanes(of: index)
    return tracks.interval(ofLane: covered.lowerBound, span: covered.count)
  }

  /// The item at one end of the lanes that lies longest alongside an interval across them.
  func outermostItem(atEnd: Bool, alongside across: LayoutInterval) -> Int? {
    var longest = LongestAlongside(across)
    for lane in 0..<columnCount {
      let members = placement.members[lane]
      guard let index = atEnd ? members.last : members.first else { continue }
      longest.compare(interval(across: index), at: index)
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
  private func rank(of index: Int, in members: LaneMembers) -> Int {
    let first = firstMember(of: members, from: placement.positions[index])
    return (first..<members.count).first { members[$0] == index } ?? first
  }

  /// The first member of a lane that begins at a position or after it.
  func firstMember(of members: LaneMembers, from position: Double) -> Int {
    members.indices.partitioningIndex { placement.positions[members[$0]] >= position }
  }

  /// The first member of a lane that ends after a position.
  func firstMember(of members: LaneMembers, endingAfter position: Double) -> Int {
    members.indices.partitioningIndex { interval(along: members[$0]).far > position }
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

extension MasonryItems {
  /// The items that meet a view along the axis, the last before it and the first after it.
  func laneDivision(
    by view: LayoutRect?
  ) -> (met: [Int], lastBefore: Int?, firstAfter: Int?) {
    guard let view else { return (Array(0..<itemCount), nil, nil) }
    let positions = mapper.positions(meeting: axis.interval(of: view))
    // Lanes list what is before the view first and what is after it last, by ascending indices,
    // except items that went back to a gap.
    var met = placement.backfilled.map { Int($0) }
    var lastBefore: Int?
    var firstAfter: Int?
    func isInOrder(_ item: Int) -> Bool {
      let rank = placement.countOfBackfilled(before: item)
      return rank == placement.backfilled.count || placement.backfilled[rank] != item
    }
    for lane in 0..<columnCount {
      let lane = placement.members[lane]
      let first = lane.indices.partitioningIndex { side(of: lane[$0], positions) >= 0 }
      let end = (first..<lane.count).partitioningIndex { side(of: lane[$0], positions) > 0 }
      met += (first..<end).map { lane[$0] }
      if let member = (0..<first).last(where: { isInOrder(lane[$0]) }) {
        lastBefore = max(lastBefore ?? 0, lane[member])
      }
      if let member = (end..<lane.count).first(where: { isInOrder(lane[$0]) }) {
        firstAfter = min(firstAfter ?? .max, lane[member])
      }
    }
    return (met, lastBefore, firstAfter)
  }

  /// −1 for an item that ends before some positions, 1 for one that begins after them, or else 0.
  func side(of index: Int, _ view: ClosedRange<Double>) -> Int {
    let own = interval(along: index)
    return own.far < view.lowerBound ? -1 : own.near > view.upperBound ? 1 : 0
  }
}

extension MasonryItems {
  /// The items in a rectangle, in the order in which they are read.
  func laneItemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] {
    let items = items(in: rect)
    let starts = items.map { laneReadingStart(ofItemAt: $0.index) }
    let order = items.indices.sorted {
      (starts[$0].along, starts[$0].column, $0) < (starts[$1].along, starts[$1].column, $1)
    }
    return order.map { items[$0] }
  }

  func laneReadingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    let (position, column) = placement.start(of: index)
    // The edge follows from the position alone: that of a frame is rounded once more.
    let along =
      space.isMirroredAlong
      ? -mapper.far(from: position, to: position) : mapper.near(from: position, to: position)
    return (along, column)
  }
}
