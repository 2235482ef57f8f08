// The skylines that a wall had while it was placed: each follows from the items before it, in the lists
// of the lanes. Items that went back to gaps are not listed in their order, so there this is not possible.

extension Placement {
  /// The skyline behind the items before one; none of them may have gone back to a gap.
  ///
  /// - Complexity: O(*c* log *n*) for *c* lanes and *n* items.
  func skyline(before first: Int, _ items: Items, _ rule: PackingRule) -> Skyline {
    let ends = ends(before: first, items, rule)
    return Skyline(laneCount: laneCount, cursor: cursor(before: first, items), rule) { ends[$0] }
  }

  /// The first item behind a lane that reaches far enough, or a limit if there is none before it.
  ///
  /// - Complexity: O(*c* log² *n*) for *c* lanes and *n* items: each step looks in all lanes.
  func firstItem(
    upTo limit: Int, _ items: Items, _ rule: PackingRule,
    behindLaneWhere reaches: (_ runningPosition: Double) -> Bool
  ) -> Int {
    (0..<limit).partitioningIndex { ends(before: $0, items, rule).contains(where: reaches) }
  }

  /// The running position of each lane behind the items before one.
  private func ends(before first: Int, _ items: Items, _ rule: PackingRule) -> [Double] {
    var ends = Array(repeating: 0.0, count: laneCount)
    members.withMembers { members in
      for lane in 0..<laneCount {
        let members = members(lane)
        let rank = (0..<members.count).partitioningIndex { Int(members[$0]) >= first }
        let last = rank > 0 ? Int(members[rank - 1]) : nil
        ends[lane] = runningPosition(after: last, items, rule)
      }
    }
    return ends
  }
}
