/// Where a lane divides: items before an index are stacked upwards, the others downwards.
///
/// A change above the view moves only what is stacked upwards, one below it only the rest. So
/// nothing in view moves, to the bit. To divide a lane elsewhere moves nothing from there on.
struct LaneSeam: Hashable, Sendable {
  /// One past the last item that is stacked upwards; 0 if none is.
  var item: UInt32 = 0
  /// Where the first item below begins if it covers no other lane.
  var start = 0.0
  /// Where the items above end, spacing included: at `start`, or before it where an item of several
  /// lanes leaves a hole.
  var end = 0.0
  /// In rows, how high the row below was when they divided there, unless an item filled it.
  ///
  /// As high are this row and the one above where they do not have to fill the width.
  var height: Double?
}

extension Placement {
  /// Whether an item is stacked upwards; so it is in all of its lanes.
  func isUpward(_ item: Int) -> Bool {
    !seams.isEmpty && item < seams[Int(firstLanes[item])].item
  }

  /// One past the last item that is stacked upwards, or 0.
  var upwardEnd: Int { Int(seams.reduce(0) { max($0, $1.item) }) }

  /// The number of members of a lane that are stacked upwards, the first ones.
  func cut(of lane: Int) -> Int {
    seams.isEmpty ? 0 : memberCount(of: lane, before: Int(seams[lane].item))
  }

  /// The number of members of a lane before an item.
  func memberCount(of lane: Int, before item: Int) -> Int { members[lane].count(before: item) }

  func lanes(of item: Int, _ items: Items) -> Range<Int> {
    let lane = Int(firstLanes[item])
    return lane..<lane + items.request(of: item).span(in: laneCount)
  }

  /// Divides all lanes at the start of the content; nothing moves.
  mutating func writeOutSeams() {
    if seams.isEmpty { seams = Array(repeating: LaneSeam(), count: laneCount) }
  }

  /// Forgets seams that divide nothing.
  mutating func trimSeams() {
    if seams.allSatisfy({ $0 == LaneSeam() }) { seams = [] }
  }

  /// The start of the item that starts first.
  var highestStart: Double? {
    var highest: Double?
    for lane in 0..<laneCount {
      guard let first = members[lane].item(at: 0) else { continue }
      highest = min(highest ?? .infinity, positions[first])
    }
    return highest
  }

  /// Divides a lane before another of its members; what changes sides is not stacked anew.
  mutating func divide(_ index: Int, at member: Int, _ items: Items, _ settings: LaneSettings) {
    let lane = members[index]
    let above = member > 0 ? lane[member - 1] : nil
    let start =
      member < lane.count
      ? positions[lane[member]] : runningPosition(of: index, after: lane.last, items, settings)
    var end = start
    if let above, !items.areUnconstrained {
      let next = settings.next(after: positions[above], length: items.lengths[above])
      if next < start - .roundingSlack(upTo: max(next.magnitude, start.magnitude)) { end = next }
    }
    seams[index] = LaneSeam(item: UInt32((above ?? -1) + 1), start: start, end: end)
  }

  /// Divides further lanes where an item would be stacked upwards in one lane and downwards in
  /// another: such an item is stacked downwards, and so is what follows it in its lanes.
  ///
  /// - Returns: Whether no item was such a one.
  mutating func settleSides(_ items: Items, _ settings: LaneSettings) -> Bool {
    guard !items.areUnconstrained else { return true }
    var areSettled = true
    for item in 0..<placedCount {
      let lanes = lanes(of: item, items)
      guard lanes.contains(where: { seams[$0].item <= item }) else { continue }
      for lane in lanes where seams[lane].item > item {
        divide(lane, at: memberCount(of: lane, before: item), items, settings)
        areSettled = false
      }
    }
    return areSettled
  }

  /// Stacks items from the seams of their lanes: downwards those from an index on, upwards those
  /// before another one.
  ///
  /// - Complexity: O(*m*) for *m* items on both ways, times their spans.
  mutating func stack(
    downwardsFrom first: Int, upwardsFrom end: Int, _ items: Items, _ settings: LaneSettings
  ) {
    let seams = seams
    let laneCount = laneCount
    guard placedCount > 0 else { return }
    let first = min(first, placedCount)
    var edges = (0..<laneCount).map { edge(of: $0, at: first, items, settings).position }
    for item in first..<placedCount {
      let lanes = lanes(of: item, items)
      guard item >= seams[lanes.lowerBound].item else { continue }
      var position = edges[lanes.lowerBound]
      for lane in lanes.dropFirst() { position = max(position, edges[lane]) }
      positions[item] = position
      let next = settings.next(after: position, length: items.lengths[item])
      for lane in lanes { edges[lane] = next }
    }
    let end = min(end, upwardEnd)
    for lane in 0..<laneCount { edges[lane] = top(of: lane, before: end) }
    for item in (0..<end).reversed() {
      let lanes = lanes(of: item, items)
      guard item < seams[lanes.lowerBound].item else { continue }
      var position = edges[lanes.lowerBound]
      for lane in lanes.dropFirst() { position = min(position, edges[lane]) }
      position -= settings.need(ofLength: items.lengths[item])
      positions[item] = position
      for lane in lanes { edges[lane] = position }
    }
    Self.notePlaced(placedCount - first + end)
  }

  /// The position at which the items of a lane before an index end that are stacked upwards.
  private func top(of lane: Int, before item: Int) -> Double {
    guard item < seams[lane].item else { return seams[lane].end }
    return positions[members[lane][memberCount(of: lane, before: item)]]
  }

  /// Stacks members of a lane that cover no other one, upwards or downwards from its seam.
  ///
  /// All of a range of members are stacked, and those further from the seam until one stays.
  ///
  /// - Returns: Whether the last item that is stacked downwards stays.
  mutating func restack(
    _ lane: Int, upwards above: Range<Int>, downwards below: Range<Int>, _ items: Items,
    _ settings: LaneSettings
  ) -> Bool {
    let cut = cut(of: lane)
    let seam = seams[lane]
    let lists = members
    var isSettled = true
    var movedCount = 0
    positions.withUnsafeMutableBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        lists.withMembers { members in
          let members = members(lane)
          var member = above.upperBound
          var edge = member < cut ? positions[Int(members[member])] : seam.end
          while !above.isEmpty, member > 0 {
            member &-= 1
            let item = Int(members[member])
            edge -= settings.need(ofLength: lengths[item])
            if member < above.lowerBound, positions[item] == edge { break }
            positions[item] = edge
            movedCount &+= 1
          }
          guard !below.isEmpty else { return }
          member = below.lowerBound
          edge = seam.start
          if member > cut {
            let last = Int(members[member - 1])
            edge = settings.next(after: positions[last], length: lengths[last])
          }
          isSettled = false
          while member < members.count {
            let item = Int(members[member])
            isSettled = member >= below.upperBound && positions[item] == edge
            if isSettled { break }
            positions[item] = edge
            edge = settings.next(after: edge, length: lengths[item])
            member &+= 1
            movedCount &+= 1
          }
        }
      }
    }
    Self.notePlaced(movedCount)
    return isSettled
  }
}

#if !hasFeature(Embedded)
extension LaneSeam: Codable {}
#endif
