extension Placement {
  /// Forgets the places of the items from `first` on, and finds the front behind those before it.
  mutating func rewind(_ items: Items, to first: Int, _ rule: PackingRule) -> Front {
    let isAtEnd = first == placedCount
    if !isAtEnd {
      members.removeItems(from: first, areInOrder: !rule.isDense)
      cursor = cursor(before: first, items)
    }
    if positions.isEmpty {
      positions.reserveCapacity(items.count)
      firstLanes.reserveCapacity(items.count)
    }
    positions.removeLast(max(0, positions.count - items.count))
    firstLanes.removeLast(max(0, firstLanes.count - items.count))
    placedCount = first
    if rule.isDense, !isAtEnd {
      wentBack.removeLast(wentBack.count - first)
      findOpenings(items, rule)
    }
    let running = (0..<laneCount).map { runningPosition(ofLane: $0, items, rule) }
    return Front(running: running, cursor: cursor, rule: rule)
  }

  /// The end of the last item of a lane, and the spacing after it.
  private func runningPosition(ofLane lane: Int, _ items: Items, _ rule: PackingRule) -> Double {
    members.last(in: lane).map { positions[$0] + (items.extents[$0] + rule.spacing) } ?? 0
  }

  /// The lane after the last item before `first` that was placed in its turn.
  private func cursor(before first: Int, _ items: Items) -> Int {
    // A change may have moved requests, but not those of the items before it.
    for item in (0..<first).reversed() {
      let request = items.request(of: item)
      guard !request.isPinned, wentBack.isEmpty || !wentBack[item] else { continue }
      return Int(firstLanes[item]) + request.span(in: laneCount)
    }
    return 0
  }

  /// Finds the gaps between the items that are listed.
  private mutating func findOpenings(_ items: Items, _ rule: PackingRule) {
    var openings = Openings(laneCount: laneCount)
    members.withMembers { members in
      for lane in 0..<laneCount {
        var end = 0.0
        for member in members(lane) {
          let item = Int(member)
          openings.appendHole(from: end, to: positions[item], in: lane)
          end = positions[item] + (items.extents[item] + rule.spacing)
        }
      }
    }
    self.openings = openings
  }
}
