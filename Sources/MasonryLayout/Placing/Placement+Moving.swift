// Items that stay in their lanes only move along them when lengths change. Each lane is followed
// until an item keeps its position. An item that covers several lanes is placed once everything
// before it is. All lanes are followed in windows of items, so that their data stays in the cache:
// following 12 lanes one after the other was slower than packing anew.

extension Placement {
  /// Moves items along their lanes after the lengths of some have changed.
  ///
  /// The changed items ascend; the items before `end` stay in their lanes, none is backfilled.
  ///
  /// - Returns: Whether every lane reaches as far as before behind these items.
  /// - Complexity: O(*k* log *n* + *m*) for *k* changed items of *n* and *m* that move; a moved
  ///   item that covers several of *c* lanes takes O(*c*), and O(log *n*) for each lane covered.
  mutating func restack(
    after changed: [Int], before end: Int, _ items: Items, _ settings: LaneSettings
  ) -> Bool {
    // Gaps and windows are out of date from here on.
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
      // A changed item that covers a single lane may already be placed by following that lane.
      if let edge = edges[lane], edge.item > item { continue }
      var top = -Double.infinity
      for lane in lane..<lane + span {
        let edge = edges[lane] ?? edge(of: lane, at: item, items, settings)
        top = max(top, edge.position)
        edges[lane] = edge
      }
      let isMoved = positions[item] != top
      positions[item] = top
      Self.notePlaced(1)
      let next = settings.next(after: top, length: items.lengths[item])
      let limit = min(end, (item / windowLength + 1) * windowLength)
      for lane in lane..<lane + span {
        let member = edges[lane].map { $0.member + 1 }
        edges[lane] = member.flatMap {
          guard isMoved || isChanged else { return nil }
          return follow(lane, from: $0, at: next, before: limit, items, settings)
        }
      }
      stop = edges.reduce(.max) { stop, edge in min(stop, edge?.item ?? .max) }
    }
    return edges.allSatisfy { $0 == nil }
  }

  /// The number of items in a window, large enough that choosing the next lane costs nothing.
  private var windowLength: Int { 256 * laneCount }

  struct Edge {
    /// The index of the next item in the lane's list.
    let member: Int
    /// The next item, or `Int.max` behind the last.
    let item: Int
    let position: Double
  }

  /// The edge of a lane before an item, if nothing before that item has moved.
  func edge(of lane: Int, at item: Int, _ items: Items, _ settings: LaneSettings) -> Edge {
    let members = members[lane]
    let member = members.count(before: item)
    let last = member > 0 ? members[member - 1] : nil
    return Edge(
      member: member, item: item, position: runningPosition(of: lane, after: last, items, settings))
  }

  /// Moves the items of a lane from `first` on, and returns where it stopped: at an item that
  /// covers several lanes or is not before `end`; or `nil` if an item stays.
  private mutating func follow(
    _ lane: Int, from first: Int, at start: Double, before end: Int, _ items: Items,
    _ settings: LaneSettings
  ) -> Edge? {
    var member = first
    var position = start
    var stop = Int.max
    var isSettled = false
    let (lists, areUnconstrained) = (members, items.areUnconstrained)
    positions.withUnsafeMutableBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        lists.withMembers { members in
          let members = members(lane)
          while member < members.count {
            let item = Int(members[member])
            let coversOthers =
              !areUnconstrained && items.requests[item].span(in: lists.laneCount) > 1
            guard item < end, !coversOthers else {
              stop = item
              break
            }
            isSettled = positions[item] == position
            if isSettled { break }
            positions[item] = position
            position = settings.next(after: position, length: lengths[item])
            member &+= 1
          }
        }
      }
    }
    Self.notePlaced(member - first)
    return isSettled ? nil : Edge(member: member, item: stop, position: position)
  }
}
