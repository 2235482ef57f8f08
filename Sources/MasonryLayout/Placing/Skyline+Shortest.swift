extension Skyline {
  /// Places each item in the lane with the smallest running position.
  ///
  /// Of several it is the first one or, if the turn counts, the first one from the cursor on.
  ///
  /// Each item waits for the one before it, so the time goes into the chain *minimum, add, minimum*.
  /// Two things shorten it. Positions are at least 0, and the bit patterns of such numbers sort like
  /// the numbers, so they are compared as integers, in one cycle instead of four. And the minimum is
  /// found as a tournament between pairs, whose depth is the logarithm of the number of lanes; up to
  /// four lanes also stay in registers.
  @inline(__always)
  mutating func placeOnShortest(_ chunk: ItemChunk, honoringTurn: Bool) {
    switch laneCount {
    case ...4: place(chunk, honoringTurn, padding: 4) { smallestOfFour($0, from: 0) }
    case ...8: place(chunk, honoringTurn, padding: 8) { smallestOfEight($0, from: 0) }
    case ...16:
      place(chunk, honoringTurn, padding: 16) {
        smaller(smallestOfEight($0, from: 0), smallestOfEight($0, from: 8))
      }
    default: place(chunk, honoringTurn, padding: laneCount, smallest: smallestByScanning)
    }
  }

  @inline(__always)
  private mutating func place(
    _ chunk: ItemChunk, _ honoringTurn: Bool, padding: Int,
    smallest: (UnsafePointer<UInt64>) -> LaneEnd
  ) {
    // Walls without any request have a copy of the loop to themselves: the two together are slower.
    guard let requests = chunk.requests else {
      return withField(padding) { skyline, field in
        if skyline.laneCount <= 4 {
          skyline.placeInRegisters(chunk, honoringTurn, field)
        } else {
          for item in 0..<chunk.count {
            skyline.place(item, chunk, honoringTurn, padding, field, smallest)
          }
        }
      }
    }
    withField(padding) { skyline, field in
      for item in 0..<chunk.count {
        if requests[item] == .unconstrained {
          skyline.place(item, chunk, honoringTurn, padding, field, smallest)
        } else {
          skyline.place(item, requests[item], chunk, honoringTurn, field)
        }
      }
    }
  }

  /// Hands out the running positions as bits, padded with lanes that never win, and takes them back.
  @inline(__always)
  private mutating func withField(
    _ padding: Int, _ body: (inout Skyline, UnsafeMutablePointer<UInt64>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: padding) { buffer in
      guard let field = buffer.baseAddress else { return }
      for lane in 0..<padding { field[lane] = bits(lane) }
      body(&self, field)
      for lane in runningPositions.indices {
        runningPositions[lane] = Double(bitPattern: field[lane])
      }
    }
  }

  /// Places an item that covers one lane.
  @inline(__always)
  private mutating func place(
    _ item: Int, _ chunk: ItemChunk, _ honoringTurn: Bool, _ padding: Int,
    _ field: UnsafeMutablePointer<UInt64>, _ smallest: (UnsafePointer<UInt64>) -> LaneEnd
  ) {
    let winner = smallest(field)
    var lane = winner.lane
    if honoringTurn {
      // Only where several lanes are level does the turn count. They seldom are, so that a branch on
      // it is well predicted; a branch on the place of the cursor alone would not be.
      var level = 0
      for other in 0..<padding { level += field[other] == winner.bits ? 1 : 0 }
      if level > 1, lane < cursor {
        lane = (cursor..<laneCount).first { field[$0] == winner.bits } ?? lane
      }
      cursor = lane + 1
    }
    let position = Double(bitPattern: winner.bits)
    chunk.place(item, at: position, lane: lane)
    field[lane] = (position + (chunk.lengths[item] + rule.spacing)).bitPattern
  }

  /// Places items that cover one lane each in up to four lanes, which stay in registers.
  @inline(__always)
  private mutating func placeInRegisters(
    _ chunk: ItemChunk, _ honoringTurn: Bool, _ field: UnsafeMutablePointer<UInt64>
  ) {
    var (first, second, third, fourth) = (field[0], field[1], field[2], field[3])
    for item in 0..<chunk.count {
      let winner = smaller(
        smaller(LaneEnd(first, lane: 0), LaneEnd(second, lane: 1)),
        smaller(LaneEnd(third, lane: 2), LaneEnd(fourth, lane: 3)))
      var lane = winner.lane
      if honoringTurn {
        if cursor <= 3, fourth == winner.bits { lane = lane < cursor ? 3 : lane }
        if cursor <= 2, third == winner.bits { lane = winner.lane < cursor ? 2 : lane }
        if cursor <= 1, second == winner.bits { lane = winner.lane < cursor ? 1 : lane }
        cursor = lane + 1
      }
      let position = Double(bitPattern: winner.bits)
      chunk.place(item, at: position, lane: lane)
      let next = (position + (chunk.lengths[item] + rule.spacing)).bitPattern
      first = lane == 0 ? next : first
      second = lane == 1 ? next : second
      third = lane == 2 ? next : third
      fourth = lane == 3 ? next : fourth
    }
    (field[0], field[1], field[2], field[3]) = (first, second, third, fourth)
  }

  /// Places an item that covers several lanes or is pinned.
  private mutating func place(
    _ item: Int, _ request: LaneRequest, _ chunk: ItemChunk, _ honoringTurn: Bool,
    _ field: UnsafeMutablePointer<UInt64>
  ) {
    let span = request.span(in: laneCount)
    guard span <= Self.longestNarrowSpan else {
      return placeWide(item, request, chunk, field)
    }
    func top(_ lane: Int) -> UInt64 {
      var top = field[lane]
      for covered in lane + 1..<lane + span where field[covered] > top { top = field[covered] }
      return top
    }
    var lane = request.pin(in: laneCount) ?? 0
    var shortest = top(lane)
    if !request.isPinned {
      let end = laneCount - span + 1
      for other in 1..<end {
        let top = top(other)
        if top < shortest { (lane, shortest) = (other, top) }
      }
      if honoringTurn, lane < cursor, cursor < end {
        lane = (cursor..<end).first { top($0) == shortest } ?? lane
      }
      cursor = lane + span
    }
    let position = Double(bitPattern: shortest)
    chunk.place(item, at: position, lanes: lane..<lane + span)
    let next = (position + (chunk.lengths[item] + rule.spacing)).bitPattern
    for covered in lane..<lane + span { field[covered] = next }
  }

  /// Places an item that covers many lanes by the general rule.
  @inline(never)
  private mutating func placeWide(
    _ item: Int, _ request: LaneRequest, _ chunk: ItemChunk,
    _ field: UnsafeMutablePointer<UInt64>
  ) {
    for lane in 0..<laneCount { runningPositions[lane] = Double(bitPattern: field[lane]) }
    let lane = lane(for: request)
    let lanes = lane..<lane + request.span(in: laneCount)
    let position = top(of: lanes)
    chunk.place(item, at: position, lanes: lanes)
    cover(lanes, from: position, length: chunk.lengths[item], isPinned: request.isPinned)
    for lane in lanes { field[lane] = runningPositions[lane].bitPattern }
  }

  /// The running position of a lane as bits; a lane that does not exist never wins.
  private func bits(_ lane: Int) -> UInt64 {
    lane < laneCount ? runningPositions[lane].bitPattern : Double.infinity.bitPattern
  }

  private func smallestByScanning(_ field: UnsafePointer<UInt64>) -> LaneEnd {
    var best = LaneEnd(field[0], lane: 0)
    for lane in 1..<laneCount { best = smaller(best, LaneEnd(field[lane], lane: lane)) }
    return best
  }
}

/// A lane in the tournament, with the bit pattern of its running position.
private struct LaneEnd {
  let bits: UInt64
  let lane: Int

  @inline(__always)
  init(_ bits: UInt64, lane: Int) {
    self.bits = bits
    self.lane = lane
  }
}

/// The lane with the smaller running position, the left one if they are level.
@inline(__always)
private func smaller(_ left: LaneEnd, _ right: LaneEnd) -> LaneEnd {
  right.bits < left.bits ? right : left
}

@inline(__always)
private func smallestOfEight(_ field: UnsafePointer<UInt64>, from lane: Int) -> LaneEnd {
  smaller(smallestOfFour(field, from: lane), smallestOfFour(field, from: lane + 4))
}

@inline(__always)
private func smallestOfFour(_ field: UnsafePointer<UInt64>, from lane: Int) -> LaneEnd {
  smaller(
    smaller(LaneEnd(field[lane], lane: lane), LaneEnd(field[lane + 1], lane: lane + 1)),
    smaller(LaneEnd(field[lane + 2], lane: lane + 2), LaneEnd(field[lane + 3], lane: lane + 3)))
}
