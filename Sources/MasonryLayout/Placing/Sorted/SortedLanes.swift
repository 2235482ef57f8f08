/// The lanes of a skyline, sorted by running position.
///
/// A search of all lanes for each item is a chain of unpredictable comparisons. In sorted lanes the
/// shortest is first, and one lane moves per item.
protocol SortedLanes {
  mutating func fill(
    _ range: Range<Int>, of chunk: ItemChunk, _ skyline: inout Skyline, honoringTurn: Bool)

  /// Moves lanes to a running position of at least their present ones.
  mutating func raise(
    _ lanes: Range<Int>, at runningPositions: UnsafeMutableBufferPointer<Double>, to next: Double)
}

extension Skyline {
  /// Places items of known lengths for which the rule is fast.
  mutating func fill(_ chunk: ItemChunk) {
    switch rule.choice {
    case .inTurn: fillInTurn(chunk)
    case .shortest: fillShortest(chunk, honoringTurn: false)
    case .within: fillShortest(chunk, honoringTurn: true)
    }
  }

  private mutating func fillInTurn(_ chunk: ItemChunk) {
    for offset in 0..<chunk.lengths.count {
      if cursor == laneCount { cursor = 0 }
      let position = runningPositions[cursor]
      chunk.note(offset, at: position, lane: cursor)
      runningPositions[cursor] = rule.next(after: position, length: chunk.lengths[offset])
      cursor += 1
    }
  }

  /// Places each item in the lane with the smallest running position: of level lanes the first, or
  /// if `honoringTurn`, the first from the cursor on.
  mutating func fillShortest(_ chunk: ItemChunk, honoringTurn: Bool) {
    func fill(_ lanes: some SortedLanes) {
      var lanes = lanes
      // Compiled twice, so that the loop without turns does no work for them.
      if honoringTurn {
        lanes.fillAll(chunk, &self, honoringTurn: true)
      } else {
        lanes.fillAll(chunk, &self, honoringTurn: false)
      }
    }
    // The skyline would be copied for each chunk, with its gaps and their memory.
    let positions = runningPositions
    typealias One = SortedRegister<Double>
    typealias Two = SortedPairs<One, One>
    typealias Pair = SortedRegister<SIMD2<Double>>
    typealias TwoPairs = SortedPairs<Pair, Pair>
    typealias FourPairs = SortedPairs<TwoPairs, TwoPairs>
    switch laneCount {
    // Each number of registers is compiled separately.
    case ...3: fill(SortedRegisters<Two>(positions))
    case ...5: fill(SortedRegisters<SortedPairs<Two, Two>>(positions))
    case ...7: fill(SortedRegisters<SortedPairs<TwoPairs, Pair>>(positions))
    case ...9: fill(SortedRegisters<FourPairs>(positions))
    case ...13: fill(SortedRegisters<SortedPairs<FourPairs, TwoPairs>>(positions))
    case ...16: fill(SortedRegisters<SortedPairs<FourPairs, FourPairs>>(positions))
    default:
      let capacity = laneCount + chunk.lengths.count
      withUnsafeTemporaryAllocation(of: SortedWindow.Lane.self, capacity: capacity) { memory in
        fill(SortedWindow(positions, in: memory))
      }
    }
  }
}

extension SortedLanes {
  /// Places a chunk: runs of unconstrained items without a check for each, others by the rule.
  @inline(__always)
  fileprivate mutating func fillAll(
    _ chunk: ItemChunk, _ skyline: inout Skyline, honoringTurn: Bool
  ) {
    var start = 0
    while true {
      let end = chunk.firstConstrained(from: start)
      fill(start..<end, of: chunk, &skyline, honoringTurn: honoringTurn)
      guard end < chunk.lengths.count else { return }
      assignByRule(end, of: chunk, &skyline)
      start = end &+ 1
    }
  }

  /// Places an item by the rule and moves its lanes to their new places.
  @inline(never)
  mutating func assignByRule(_ offset: Int, of chunk: ItemChunk, _ skyline: inout Skyline) {
    let request = chunk.requests?[offset] ?? .unconstrained
    let length = chunk.lengths[offset]
    let lanes = skyline.lanes(for: request)
    let slot = Slot(lanes: lanes, position: skyline.top(of: lanes))
    let next = skyline.rule.next(after: slot.position, length: length)
    raise(lanes, at: skyline.runningPositions, to: next)
    skyline.cover(slot, next: next, isPinned: request.isPinned)
    chunk.note(chunk.items.lowerBound + offset, in: slot)
  }
}
