// Items that stay in their lanes need not be packed again when lengths change: each only moves along its
// lanes. Lanes are followed one by one, and only until an item stays where it was. An item that covers
// several lanes couples them. It is reached once everything before it has its place, and where it stays, so
// does everything behind it.
//
// Where many lanes move, all of them are followed a window of items at a time, while what is known of these
// items is in the cache: 12 lanes one after the other were measured to take longer than packing anew.

extension Placement {
  /// Moves the items that follow some whose lengths have changed along their lanes.
  ///
  /// Those that changed are given in ascending order. They and all others before the end stay in their
  /// lanes, and none of them has gone back to a gap. Returns whether behind them every lane reaches as far
  /// as before.
  ///
  /// - Complexity: O(*k* log *n* + *m*) for *k* changed items of *n* and *m* that move. Each of the moved
  ///   ones that cover several lanes takes O(*c*) for *c* lanes, and O(log *n*) for each that it covers.
  mutating func restack(
    after changed: [Int], before end: Int, _ items: Items, _ rule: PackingRule
  ) -> Bool {
    // What is known of the lanes besides gaps changes here.
    gaps = []
    var edges = [Edge?](repeating: nil, count: laneCount)
    var rest = changed[...]
    var stop = Int.max
    while true {
      let item = min(rest.first ?? .max, stop)
      guard item < end else { break }
      let isChanged = item == rest.first
      while item == rest.first { rest.removeFirst() }
      let lane = Int(firstLanes[item])
      let span = items.request(of: item).span(in: laneCount)
      // A changed item that covers a single lane may have been passed there, and then has its place.
      if let edge = edges[lane], edge.item > item { continue }
      var top = 0.0
      for lane in lane..<lane + span {
        let edge = edges[lane] ?? edge(of: lane, at: item, items, rule)
        top = max(top, edge.position)
        edges[lane] = edge
      }
      let isMoved = positions[item] != top
      positions[item] = top
      Self.notePlaced(1)
      let next = rule.next(after: top, length: items.lengths[item])
      let limit = min(end, (item / windowLength + 1) * windowLength)
      for lane in lane..<lane + span {
        let member = edges[lane].map { $0.member + 1 }
        edges[lane] = member.flatMap {
          isMoved || isChanged ? follow(lane, from: $0, at: next, before: limit, items, rule) : nil
        }
      }
      stop = edges.reduce(.max) { stop, edge in min(stop, edge?.item ?? .max) }
    }
    return edges.allSatisfy { $0 == nil }
  }

  /// The number of items in a window: enough of each lane for the choice of the next lane to cost nothing.
  private var windowLength: Int { 256 * laneCount }

  /// How far a lane has been followed whose items move.
  private struct Edge {
    /// The place of the next item in the list of the lane.
    let member: Int

    /// The next item, or one that there is not behind the last.
    let item: Int

    /// The running position before the next item.
    let position: Double
  }

  /// The edge of a lane before one of its items, where nothing before that has moved.
  private func edge(
    of lane: Int, at item: Int, _ items: Items, _ rule: PackingRule
  ) -> Edge {
    var edge = Edge(member: 0, item: item, position: 0)
    members.withMembers { members in
      let members = members(lane)
      let member = (0..<members.count).partitioningIndex { Int(members[$0]) >= item }
      let last = member > 0 ? Int(members[member - 1]) : nil
      edge = Edge(
        member: member, item: item, position: runningPosition(after: last, items, rule))
    }
    return edge
  }

  /// Moves the items of a lane from one on that cover no other lane.
  ///
  /// Returns where it stopped: at an item that covers several lanes, or at one from the end on; or nil if it
  /// came to an item that stays.
  private mutating func follow(
    _ lane: Int, from first: Int, at start: Double, before end: Int, _ items: Items,
    _ rule: PackingRule
  ) -> Edge? {
    var (member, position, stop) = (first, start, Int.max)
    var isSettled = false
    let lists = members
    positions.withUnsafeMutableBufferPointer { positions in
      items.withKnown(0..<items.count) { known in
        lists.withMembers { members in
          let members = members(lane)
          while member < members.count {
            let item = Int(members[member])
            let request = known.requests?[item] ?? .unconstrained
            let coversOthers = request.span(in: lists.laneCount) > 1
            guard item < end, !coversOthers else {
              stop = item
              break
            }
            isSettled = positions[item] == position
            if isSettled { break }
            positions[item] = position
            position = rule.next(after: position, length: known.lengths[item])
            member &+= 1
          }
        }
      }
    }
    Self.notePlaced(member - first)
    return isSettled ? nil : Edge(member: member, item: stop, position: position)
  }
}
