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
    switch rule.choice {
    case .inTurn: return cursor + span <= laneCount ? cursor : 0
    case .shortest: return tops(span: span).indexOfFirstMinimum.index
    case .within(let tolerance):
      let tops = tops(span: span)
      let (shortest, top) = tops.indexOfFirstMinimum
      let limit = top + tolerance
      return tops.indices.dropFirst(cursor).first { tops[$0] <= limit }
        ?? tops.indices.first { tops[$0] <= limit } ?? shortest
    }
  }

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

  /// Where an item of a span would start, for each lane that it can begin at.
  private func tops(span: Int) -> [Double] {
    guard span > 1 else { return runningPositions }
    var tops = runningPositions
    let count = tops.withUnsafeMutableBufferPointer { $0.reduceToMaxima(ofWindows: span) }
    tops.removeLast(tops.count - count)
    return tops
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

extension [Double] {
  /// The smallest element and its index, the first of several.
  fileprivate var indexOfFirstMinimum: (index: Int, element: Double) {
    var best = (index: 0, element: self[0])
    for index in indices.dropFirst() where self[index] < best.element {
      best = (index, self[index])
    }
    return best
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
