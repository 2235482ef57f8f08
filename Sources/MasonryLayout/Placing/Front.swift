/// The growing edge of a wall: where the next item of each lane may start, and whose turn it is.
struct Front: Sendable {
  /// The running position of each lane: the end of its last item and the spacing after it.
  var running: [Double]

  /// The lane after the item that was placed last in its turn.
  ///
  /// Round robin and grid lanes go on here.
  var cursor: Int

  let rule: PackingRule

  var laneCount: Int { running.count }
}

extension Front {
  /// Places items whose extents are known, and none of which goes back to a gap.
  mutating func place(_ stretch: Stretch) {
    switch rule.choice {
    case .inTurn where stretch.requests == nil: placeInTurn(stretch)
    case .shortest: placeOnShortest(stretch, honoringTurn: false)
    case .within(0): placeOnShortest(stretch, honoringTurn: true)
    case .inTurn, .within: placeOneByOne(stretch)
    }
  }

  /// The lane at which an item starts, or the first of several that it covers.
  func lane(for request: LaneRequest) -> Int {
    let span = request.span(in: laneCount)
    if let pin = request.pin(in: laneCount) { return pin }
    switch rule.choice {
    case .inTurn: return cursor + span <= laneCount ? cursor : 0
    case .shortest: return firstLane(span: span, from: 0, atMost: shortestTop(span: span)) ?? 0
    case .within(let tolerance):
      let limit = shortestTop(span: span) + tolerance
      return firstLane(span: span, from: cursor, atMost: limit)
        ?? firstLane(span: span, from: 0, atMost: limit) ?? 0
    }
  }

  /// The running position of the tallest of some lanes, where an item that covers them starts.
  func top(of lanes: Range<Int>) -> Double {
    var top = running[lanes.lowerBound]
    for lane in lanes.dropFirst() where running[lane] > top { top = running[lane] }
    return top
  }

  /// Takes up lanes with an item, and passes the turn on unless the item was pinned.
  mutating func cover(_ lanes: Range<Int>, from position: Double, extent: Double, isPinned: Bool) {
    let next = position + (extent + rule.spacing)
    for lane in lanes { running[lane] = next }
    if !isPinned { cursor = lanes.upperBound }
  }

  /// The smallest position at which an item of a span can start.
  private func shortestTop(span: Int) -> Double {
    var shortest = top(of: 0..<span)
    for lane in 1..<laneCount - span + 1 {
      shortest = min(shortest, top(of: lane..<lane + span))
    }
    return shortest
  }

  /// The first lane, from a given one on, at which an item of a span starts at most at a limit.
  private func firstLane(span: Int, from first: Int, atMost limit: Double) -> Int? {
    let end = laneCount - span + 1
    return first < end ? (first..<end).first { top(of: $0..<$0 + span) <= limit } : nil
  }

  /// Places each item in the lane at the cursor.
  private mutating func placeInTurn(_ stretch: Stretch) {
    for item in 0..<stretch.count {
      if cursor == laneCount { cursor = 0 }
      stretch.place(item, at: running[cursor], lane: cursor)
      running[cursor] += stretch.extents[item] + rule.spacing
      cursor += 1
    }
  }

  /// Places each item where the packing and its request want it.
  private mutating func placeOneByOne(_ stretch: Stretch) {
    for item in 0..<stretch.count {
      let request = stretch.requests?[item] ?? .plain
      let lane = lane(for: request)
      let lanes = lane..<lane + request.span(in: laneCount)
      let position = top(of: lanes)
      stretch.place(item, at: position, lanes: lanes)
      cover(lanes, from: position, extent: stretch.extents[item], isPinned: request.isPinned)
    }
  }
}
