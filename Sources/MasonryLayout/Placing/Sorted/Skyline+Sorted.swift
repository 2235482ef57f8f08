extension Skyline {
  /// Places items of known lengths for which the rule is fast.
  mutating func fill(_ chunk: ItemChunk) {
    switch settings.packing {
    case .roundRobin: fillInTurn(chunk)
    case .shortestColumn: fillShortest(chunk, honoringTurn: false)
    case .gridLanes: fillShortest(chunk, honoringTurn: true)
    }
  }

  private mutating func fillInTurn(_ chunk: ItemChunk) {
    for offset in 0..<chunk.lengths.count {
      if cursor == laneCount { cursor = 0 }
      let position = runningPositions[cursor]
      chunk.note(offset, at: position, lane: cursor)
      runningPositions[cursor] = settings.next(after: position, length: chunk.lengths[offset])
      cursor += 1
    }
  }

  /// Places each item in the lane with the smallest running position: of level lanes the first, or
  /// if `honoringTurn`, the first from the cursor on.
  mutating func fillShortest(_ chunk: ItemChunk, honoringTurn: Bool) {
    func fill<Others>(_ lanes: SortedRegisters<Others>) {
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
    typealias Two = SortedPairs<Double, Double>
    typealias Pair = SIMD2<Double>
    typealias TwoPairs = SortedPairs<Pair, Pair>
    typealias FourPairs = SortedPairs<TwoPairs, TwoPairs>
    switch laneCount {
    // Each number of registers is compiled separately.
    case ...3: fill(SortedRegisters<Two>(positions))
    case ...5: fill(SortedRegisters<SortedPairs<Two, Two>>(positions))
    case ...7: fill(SortedRegisters<SortedPairs<TwoPairs, Pair>>(positions))
    case ...9: fill(SortedRegisters<FourPairs>(positions))
    case ...13: fill(SortedRegisters<SortedPairs<FourPairs, TwoPairs>>(positions))
    default: fill(SortedRegisters<SortedPairs<FourPairs, FourPairs>>(positions))
    }
  }
}

extension Skyline {
  /// Out of line, so that it is compiled once for all registers.
  @inline(never)
  fileprivate mutating func lanesByRule(for request: LaneRequest) -> Range<Int> {
    lanes(for: request)
  }
}

extension SortedRegisters {
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
    let lanes = skyline.lanesByRule(for: request)
    let slot = Slot(lanes: lanes, position: skyline.top(of: lanes))
    let next = skyline.settings.next(after: slot.position, length: length)
    raise(lanes, at: skyline.runningPositions, to: next)
    skyline.cover(slot, next: next, isPinned: request.isPinned)
    chunk.note(chunk.items.lowerBound + offset, in: slot)
  }
}
