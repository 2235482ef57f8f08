/// The growing edge of a wall: where the next item of each lane may start, and whose turn it is.
struct Skyline: Sendable {
  /// The running position of each lane: the end of its last item and the spacing after it.
  var runningPositions: [Double]

  /// The lane after the item that was placed last in its turn.
  ///
  /// Round robin and grid lanes go on here.
  var cursor: Int

  let rule: PackingRule

  var laneCount: Int { runningPositions.count }
}

extension Skyline {
  /// Places items whose lengths are known, in a packing that is not dense.
  mutating func place(_ chunk: ItemChunk) {
    switch rule.choice {
    case .inTurn where chunk.requests == nil: placeInTurn(chunk)
    case .shortest: placeOnShortest(chunk, honoringTurn: false)
    case .within(0): placeOnShortest(chunk, honoringTurn: true)
    case .inTurn, .within: placeOneByOne(chunk)
    }
  }

  /// The lane at which an item starts, or the first of several that it covers.
  func lane(for request: LaneRequest) -> Int {
    let span = request.span(in: laneCount)
    if let pin = request.pin(in: laneCount) { return pin }
    if case .inTurn = rule.choice { return cursor + span <= laneCount ? cursor : 0 }
    guard span <= Self.longestNarrowSpan else {
      // The item is as one that covers one lane where each lane ends as low as all that it would cover.
      var wide = self
      let count = wide.runningPositions.withUnsafeMutableBufferPointer {
        $0.reduceToMaxima(ofWindows: span)
      }
      wide.runningPositions.removeLast(laneCount - count)
      return wide.lane(for: .unconstrained)
    }
    let shortest = shortestTop(span: span)
    guard case .within(let tolerance) = rule.choice else {
      return firstLane(span: span, from: 0, atMost: shortest) ?? 0
    }
    return firstLane(span: span, from: cursor, atMost: shortest + tolerance)
      ?? firstLane(span: span, from: 0, atMost: shortest + tolerance) ?? 0
  }

  /// The largest span for which the lanes that it would cover are looked at one by one.
  ///
  /// Beyond, windows bound the work. They copy the lanes, and at spans of 2 and 3 were measured to be
  /// slower; where between these and many lanes they begin to pay was not.
  static var longestNarrowSpan: Int { 8 }

  /// The running position of the tallest of some lanes, where an item that covers them starts.
  func top(of lanes: Range<Int>) -> Double {
    var top = runningPositions[lanes.lowerBound]
    for lane in lanes.dropFirst() where runningPositions[lane] > top {
      top = runningPositions[lane]
    }
    return top
  }

  /// Takes up lanes with an item, and passes the turn on unless the item was pinned.
  mutating func cover(_ lanes: Range<Int>, from position: Double, length: Double, isPinned: Bool) {
    let next = position + (length + rule.spacing)
    for lane in lanes { runningPositions[lane] = next }
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
  private mutating func placeInTurn(_ chunk: ItemChunk) {
    for item in 0..<chunk.count {
      if cursor == laneCount { cursor = 0 }
      chunk.place(item, at: runningPositions[cursor], lane: cursor)
      runningPositions[cursor] += chunk.lengths[item] + rule.spacing
      cursor += 1
    }
  }

  /// Places each item where the packing and its request want it.
  private mutating func placeOneByOne(_ chunk: ItemChunk) {
    for item in 0..<chunk.count {
      let request = chunk.requests?[item] ?? .unconstrained
      let lane = lane(for: request)
      let lanes = lane..<lane + request.span(in: laneCount)
      let position = top(of: lanes)
      chunk.place(item, at: position, lanes: lanes)
      cover(lanes, from: position, length: chunk.lengths[item], isPinned: request.isPinned)
    }
  }
}

extension UnsafeMutableBufferPointer where Element: Comparable {
  /// Replaces each element by the largest of a window that begins with it, and returns the number of windows.
  ///
  /// Windows double in length as long as they are not too long; then two of them overlap to the length
  /// wanted. That takes O(*n* log *w*) for *n* elements and windows of *w*, where looking through each
  /// window would take O(*n*·*w*).
  func reduceToMaxima(ofWindows length: Int) -> Int {
    var covered = 1
    while 2 * covered <= length {
      for index in 0..<count - covered {
        self[index] = Swift.max(self[index], self[index + covered])
      }
      covered *= 2
    }
    let windows = count - length + 1
    for index in 0..<windows {
      self[index] = Swift.max(self[index], self[index + length - covered])
    }
    return windows
  }
}

/// The packing of a grid, with everything that placing needs to know.
struct PackingRule: Sendable {
  /// How the lane of an item is chosen.
  enum Choice: Sendable {
    /// The lane at the cursor.
    case inTurn

    /// The shortest lane, the first of several.
    case shortest

    /// The first lane from the cursor on that is at most so much longer than the shortest.
    case within(Double)
  }

  let choice: Choice

  /// Whether items go back to gaps.
  let isDense: Bool

  /// The distance between items that follow each other in a lane.
  let spacing: Double

  init(_ configuration: MasonryGrid.Configuration, in space: Space) {
    spacing = configuration.itemSpacing
    isDense = configuration.packing.isDense
    switch configuration.packing {
    case .roundRobin: choice = .inTurn
    case .shortestColumn: choice = .shortest
    case .gridLanes(let tolerance, _):
      let points = tolerance.points(across: configuration.available(in: space))
      // Without gaps to go back to, an infinite tolerance is a turn.
      choice = points == .infinity && !isDense ? .inTurn : .within(points)
    }
  }
}
