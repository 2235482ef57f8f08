/// The lanes of a skyline in the order of their running positions.
///
/// To look through all lanes for each item takes a chain of comparisons, whose outcome nobody can predict.
/// Lanes that are kept sorted need not be looked through: the shortest is the first, and one lane finds its
/// new place per item. The order among level lanes is settled when an item is placed.
protocol SortedLanes {
  /// Places some items of a chunk that are unconstrained.
  mutating func fill(
    _ range: Range<Int>, of known: KnownItems, into chunk: ItemChunk, _ skyline: inout Skyline,
    honoringTurn: Bool)

  /// Lets lanes go on at another running position, at least as large as those that they still have.
  mutating func raise(
    _ lanes: Range<Int>, at runningPositions: UnsafeMutableBufferPointer<Double>, to next: Double)
}

extension Skyline {
  /// Places each item in the lane with the smallest running position: the first of several or, if the
  /// turn counts, the first of several from the cursor on.
  mutating func fillShortest(
    _ chunk: ItemChunk, with known: KnownItems, honoringTurn: Bool
  ) {
    func fill(_ lanes: some SortedLanes) {
      var lanes = lanes
      // The loop is compiled twice, so that where the turn does not count nothing is done about it.
      if honoringTurn {
        lanes.fillAll(known, into: chunk, &self, honoringTurn: true)
      } else {
        lanes.fillAll(known, into: chunk, &self, honoringTurn: false)
      }
    }
    // Not the skyline: with its gaps and their memory it would be copied for each chunk of items.
    let positions = runningPositions
    typealias One = SortedRegister<Double>
    typealias Two = SortedPairs<One, One>
    typealias Pair = SortedRegister<SIMD2<Double>>
    typealias TwoPairs = SortedPairs<Pair, Pair>
    typealias FourPairs = SortedPairs<TwoPairs, TwoPairs>
    switch laneCount {
    // Each number of registers is code of its own.
    case ...3: fill(SortedRegisters<Two>(positions))
    case ...5: fill(SortedRegisters<SortedPairs<Two, Two>>(positions))
    case ...7: fill(SortedRegisters<SortedPairs<TwoPairs, Pair>>(positions))
    case ...9: fill(SortedRegisters<FourPairs>(positions))
    case ...13: fill(SortedRegisters<SortedPairs<FourPairs, TwoPairs>>(positions))
    case ...16: fill(SortedRegisters<SortedPairs<FourPairs, FourPairs>>(positions))
    default:
      let capacity = laneCount + known.lengths.count
      withUnsafeTemporaryAllocation(of: SortedWindow.Lane.self, capacity: capacity) { memory in
        fill(SortedWindow(positions, in: memory))
      }
    }
  }
}

extension SortedLanes {
  /// Places the items of a chunk, those that span lanes or are pinned by the rule.
  ///
  /// The others are placed in runs, so that nothing is asked of each of them.
  @inline(__always)
  fileprivate mutating func fillAll(
    _ known: KnownItems, into chunk: ItemChunk, _ skyline: inout Skyline, honoringTurn: Bool
  ) {
    var start = 0
    while true {
      let end = known.firstConstrained(from: start)
      fill(start..<end, of: known, into: chunk, &skyline, honoringTurn: honoringTurn)
      guard end < known.lengths.count else { return }
      assignByRule(end, known, into: chunk, &skyline)
      start = end &+ 1
    }
  }

  /// Places an item that spans lanes or is pinned by the rule, and sorts its lanes in again.
  @inline(never)
  mutating func assignByRule(
    _ offset: Int, _ known: KnownItems, into chunk: ItemChunk, _ skyline: inout Skyline
  ) {
    let request = known.requests?[offset] ?? .unconstrained
    let length = known.lengths[offset]
    let lanes = skyline.lanes(for: request)
    let slot = Slot(lanes: lanes, position: skyline.top(of: lanes))
    let next = skyline.rule.next(after: slot.position, length: length)
    raise(lanes, at: skyline.runningPositions, to: next)
    skyline.cover(slot, length: length, isPinned: request.isPinned)
    chunk.note(chunk.items.lowerBound + offset, in: slot)
  }
}
