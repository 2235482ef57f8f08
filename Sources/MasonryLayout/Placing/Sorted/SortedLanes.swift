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
    let next = skyline.settings.next(after: slot.position, length: length)
    raise(lanes, at: skyline.runningPositions, to: next)
    skyline.cover(slot, next: next, isPinned: request.isPinned)
    chunk.note(chunk.items.lowerBound + offset, in: slot)
  }
}

/// Lanes in memory, at least two, sorted by running position, then by number.
///
/// The window slides: the shortest lane leaves at the front and is inserted again, searched from
/// the back, since it is rarely the shortest again soon.
struct SortedWindow: SortedLanes {
  struct Lane {
    var position: Double
    var lane: Int

    @inline(__always)
    static func < (left: Lane, right: Lane) -> Bool {
      left.position < right.position || (left.position == right.position && left.lane < right.lane)
    }
  }

  private let memory: UnsafeMutableBufferPointer<Lane>
  /// The first lane; entries before it are out of date.
  private var start = 0
  private let laneCount: Int

  /// Sorts the lanes; `memory` has room for all of them and one more for each item placed.
  init(
    _ positions: UnsafeMutableBufferPointer<Double>, in memory: UnsafeMutableBufferPointer<Lane>
  ) {
    self.memory = memory
    laneCount = positions.count
    for (place, lane) in Array(positions).ascendingIndices().enumerated() {
      memory.initializeElement(at: place, to: Lane(position: positions[lane], lane: lane))
    }
  }

  @inline(__always)
  mutating func fill(
    _ range: Range<Int>, of chunk: ItemChunk, _ skyline: inout Skyline, honoringTurn: Bool
  ) {
    for offset in range {
      // In this order, since lanes are seldom level and the cursor's place is unpredictable.
      if honoringTurn, memory[start].position == memory[start &+ 1].position,
        memory[start].lane < skyline.cursor
      {
        bringForward(from: skyline.cursor, start)
      }
      let first = memory[start]
      let next = skyline.settings.next(after: first.position, length: chunk.lengths[offset])
      chunk.note(offset, at: first.position, lane: first.lane)
      skyline.runningPositions[first.lane] = next
      if honoringTurn { skyline.cursor = first.lane &+ 1 }

      let new = Lane(position: next, lane: first.lane)
      start &+= 1
      var place = start &+ laneCount &- 1
      while place > start, new < memory[place &- 1] {
        memory[place] = memory[place &- 1]
        place &-= 1
      }
      memory[place] = new
    }
  }

  mutating func raise(
    _ raised: Range<Int>, at runningPositions: UnsafeMutableBufferPointer<Double>, to next: Double
  ) {
    // The other lanes close up, and the raised ones are merged in from the end.
    var end = start
    for place in start..<start + laneCount where !raised.contains(memory[place].lane) {
      memory[end] = memory[place]
      end += 1
    }
    var place = start + laneCount
    var lane = raised.upperBound
    while lane > raised.lowerBound {
      place -= 1
      let new = Lane(position: next, lane: lane - 1)
      if end > start, new < memory[end - 1] {
        end -= 1
        memory[place] = memory[end]
      } else {
        memory[place] = new
        lane -= 1
      }
    }
  }

  /// Moves the first lane from the cursor on to the front, if one is level with the shortest.
  private func bringForward(from cursor: Int, _ start: Int) {
    var place = start
    while memory[place].lane < cursor {
      place += 1
      guard place < start + laneCount, memory[place].position == memory[start].position
      else { return }
    }
    let lane = memory[place]
    while place > start {
      memory[place] = memory[place - 1]
      place -= 1
    }
    memory[start] = lane
  }
}
