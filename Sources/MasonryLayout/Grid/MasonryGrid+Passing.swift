extension MasonryGrid {
  /// The indices of all items in view at some progress of a transition, and of a few beside them.
  ///
  /// An item that comes into view is in view in one of the walls, or before the view in one and
  /// after it in the other. A lane lists what is before the view first and what is after it last,
  /// by ascending indices, except items that went back to a gap. So the index of an item before the
  /// view in one wall and after it in the other is at most the last before the view in any lane of
  /// the one, and at least the first after the view in any lane of the other.
  public func _passing(_ seen: LayoutRect, to other: MasonryGrid, _ otherSeen: LayoutRect) -> [Int]
  {
    guard axis == other.axis, space.isMirroredAlong == other.space.isMirroredAlong else {
      return Array(0..<max(itemCount, other.itemCount))
    }
    let view = mapper.positions(meeting: axis.interval(of: seen))
    let otherView = other.mapper.positions(meeting: axis.interval(of: otherSeen))
    let (own, others) = (division(by: view), other.division(by: otherView))
    let bounds = [(others.firstAfter, own.lastBefore), (own.firstAfter, others.lastBefore)]
    let inOrder = bounds.flatMap { $0.0 <= $0.1 ? Array($0.0...$0.1) : [] }
    let backfilled = (placement.backfilled + other.placement.backfilled).map { Int($0) }
    let count = min(itemCount, other.itemCount)
    let crossing = (inOrder + backfilled).filter {
      $0 < count && side(of: $0, view) * other.side(of: $0, otherView) < 0
    }
    return Set(own.met + others.met + crossing).sorted()
  }

  /// −1 for an item that ends before some positions, 1 for one that begins after them, or else 0.
  private func side(of index: Int, _ view: ClosedRange<Double>) -> Int {
    let start = placement.positions[index]
    let isBefore = start + items.lengths[index] < view.lowerBound
    return isBefore ? -1 : start > view.upperBound ? 1 : 0
  }

  /// The items that meet some positions, and among those in order the last before, the first after.
  private func division(
    by view: ClosedRange<Double>
  ) -> (met: [Int], lastBefore: Int, firstAfter: Int) {
    var (met, lastBefore, firstAfter) = ([Int](), -1, Int.max)
    func isInOrder(_ item: UInt32) -> Bool {
      let rank = placement.countOfBackfilled(before: Int(item))
      return rank == placement.backfilled.count || placement.backfilled[rank] != item
    }
    placement.members.withMembers { members in
      for lane in 0..<columnCount {
        let lane = members(lane)
        let first = (0..<lane.count).partitioningIndex { side(of: Int(lane[$0]), view) >= 0 }
        let end = (first..<lane.count).partitioningIndex { side(of: Int(lane[$0]), view) > 0 }
        met += lane[first..<end].map { Int($0) }
        lastBefore = max(lastBefore, lane[..<first].last(where: isInOrder).map { Int($0) } ?? -1)
        firstAfter = min(firstAfter, lane[end...].first(where: isInOrder).map { Int($0) } ?? .max)
      }
    }
    return (met, lastBefore, firstAfter)
  }
}
