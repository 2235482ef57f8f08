extension Placement {
  /// The skyline after the items before `first`, in O(*c* log *n*); none of them may be backfilled,
  /// as such items are not listed in index order.
  func skyline(before first: Int, _ items: Items, _ rule: PackingRule) -> Skyline {
    let ends = ends(before: first, items, rule)
    return Skyline(laneCount: laneCount, cursor: cursor(before: first, items), rule) { ends[$0] }
  }

  /// The first item before `limit` at which some lane satisfies `reaches`, or `limit`, in
  /// O(*c* log² *n*): each step searches all lanes.
  func firstItem(
    upTo limit: Int, _ items: Items, _ rule: PackingRule,
    behindLaneWhere reaches: (_ runningPosition: Double) -> Bool
  ) -> Int {
    (0..<limit).partitioningIndex { ends(before: $0, items, rule).contains(where: reaches) }
  }

  /// The running position of each lane after the items before `first`.
  private func ends(before first: Int, _ items: Items, _ rule: PackingRule) -> [Double] {
    (0..<laneCount).map { edge(of: $0, at: first, items, rule).position }
  }
}
