extension Front {
  /// Places each item in the lane with the smallest running position: the first of several or, if the
  /// turn counts, the first of several from the cursor on.
  ///
  /// Each item waits for the one before it, so the time goes into the chain *minimum, add, minimum*.
  /// Two things shorten it. Positions are at least 0, and the bit patterns of such numbers sort like
  /// the numbers, so they are compared as integers, in one cycle instead of four. And the minimum is
  /// found as a tournament between pairs, whose depth is the logarithm of the number of lanes; up to
  /// four lanes also stay in registers.
  @inline(__always)
  mutating func placeOnShortest(_ stretch: Stretch, honoringTurn: Bool) {
    switch laneCount {
    case ...4: place(stretch, honoringTurn, padding: 4) { smallestOfFour($0, from: 0) }
    case ...8: place(stretch, honoringTurn, padding: 8) { smallestOfEight($0, from: 0) }
    case ...16:
      place(stretch, honoringTurn, padding: 16) {
        smaller(smallestOfEight($0, from: 0), smallestOfEight($0, from: 8))
      }
    default: place(stretch, honoringTurn, padding: laneCount, smallest: smallestByScanning)
    }
  }

  @inline(__always)
  private mutating func place(
    _ stretch: Stretch, _ honoringTurn: Bool, padding: Int,
    smallest: (UnsafePointer<UInt64>) -> Runner
  ) {
    // Plain walls have a copy of the loop to themselves: beside the other it would be compiled worse.
    guard let requests = stretch.requests else {
      return withField(padding) { front, field in
        if front.laneCount <= 4 {
          front.placeInRegisters(stretch, honoringTurn, field)
        } else {
          for item in 0..<stretch.count {
            front.place(item, stretch, honoringTurn, padding, field, smallest)
          }
        }
      }
    }
    withField(padding) { front, field in
      for item in 0..<stretch.count {
        if requests[item] == .plain {
          front.place(item, stretch, honoringTurn, padding, field, smallest)
        } else {
          front.place(item, requests[item], stretch, honoringTurn, field)
        }
      }
    }
  }

  /// Hands out the running positions as bits, padded with lanes that never win, and takes them back.
  @inline(__always)
  private mutating func withField(
    _ padding: Int, _ body: (inout Front, UnsafeMutablePointer<UInt64>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: padding) { buffer in
      guard let field = buffer.baseAddress else { return }
      for lane in 0..<padding { field[lane] = bits(lane) }
      body(&self, field)
      for lane in running.indices { running[lane] = Double(bitPattern: field[lane]) }
    }
  }

  /// Places an item that covers one lane.
  @inline(__always)
  private mutating func place(
    _ item: Int, _ stretch: Stretch, _ honoringTurn: Bool, _ padding: Int,
    _ field: UnsafeMutablePointer<UInt64>, _ smallest: (UnsafePointer<UInt64>) -> Runner
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
    stretch.place(item, at: position, lane: lane)
    field[lane] = (position + (stretch.extents[item] + rule.spacing)).bitPattern
  }

  /// Places items that cover one lane each in up to four lanes, which stay in registers.
  @inline(__always)
  private mutating func placeInRegisters(
    _ stretch: Stretch, _ honoringTurn: Bool, _ field: UnsafeMutablePointer<UInt64>
  ) {
    var (first, second, third, fourth) = (field[0], field[1], field[2], field[3])
    for item in 0..<stretch.count {
      let winner = smaller(
        smaller(Runner(first, lane: 0), Runner(second, lane: 1)),
        smaller(Runner(third, lane: 2), Runner(fourth, lane: 3)))
      var lane = winner.lane
      if honoringTurn {
        if cursor <= 3, fourth == winner.bits { lane = lane < cursor ? 3 : lane }
        if cursor <= 2, third == winner.bits { lane = winner.lane < cursor ? 2 : lane }
        if cursor <= 1, second == winner.bits { lane = winner.lane < cursor ? 1 : lane }
        cursor = lane + 1
      }
      let position = Double(bitPattern: winner.bits)
      stretch.place(item, at: position, lane: lane)
      let next = (position + (stretch.extents[item] + rule.spacing)).bitPattern
      first = lane == 0 ? next : first
      second = lane == 1 ? next : second
      third = lane == 2 ? next : third
      fourth = lane == 3 ? next : fourth
    }
    (field[0], field[1], field[2], field[3]) = (first, second, third, fourth)
  }

  /// Places an item that covers several lanes or is pinned.
  private mutating func place(
    _ item: Int, _ request: LaneRequest, _ stretch: Stretch, _ honoringTurn: Bool,
    _ field: UnsafeMutablePointer<UInt64>
  ) {
    let span = request.span(in: laneCount)
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
    stretch.place(item, at: position, lanes: lane..<lane + span)
    let next = (position + (stretch.extents[item] + rule.spacing)).bitPattern
    for covered in lane..<lane + span { field[covered] = next }
  }

  /// The running position of a lane as bits; a lane that does not exist never wins.
  private func bits(_ lane: Int) -> UInt64 {
    lane < laneCount ? running[lane].bitPattern : Double.infinity.bitPattern
  }

  private func smallestByScanning(_ field: UnsafePointer<UInt64>) -> Runner {
    var best = Runner(field[0], lane: 0)
    for lane in 1..<laneCount { best = smaller(best, Runner(field[lane], lane: lane)) }
    return best
  }
}

/// A lane in the tournament, with the bit pattern of its running position.
private struct Runner {
  let bits: UInt64
  let lane: Int

  @inline(__always)
  init(_ bits: UInt64, lane: Int) {
    self.bits = bits
    self.lane = lane
  }
}

/// The runner with the smaller position, the left one if they are level.
@inline(__always)
private func smaller(_ left: Runner, _ right: Runner) -> Runner {
  right.bits < left.bits ? right : left
}

@inline(__always)
private func smallestOfEight(_ field: UnsafePointer<UInt64>, from lane: Int) -> Runner {
  smaller(smallestOfFour(field, from: lane), smallestOfFour(field, from: lane + 4))
}

@inline(__always)
private func smallestOfFour(_ field: UnsafePointer<UInt64>, from lane: Int) -> Runner {
  smaller(
    smaller(Runner(field[lane], lane: lane), Runner(field[lane + 1], lane: lane + 1)),
    smaller(Runner(field[lane + 2], lane: lane + 2), Runner(field[lane + 3], lane: lane + 3)))
}
