extension Front {
  /// Places each item in the lane with the lowest running position, the first of several.
  ///
  /// Each item waits for the one before it, so the time goes into the chain *minimum, add, minimum*.
  /// Two things shorten it. Positions are at least 0, and the bit patterns of such numbers sort like
  /// the numbers, so they are compared as integers, in one cycle instead of four. And the minimum is
  /// found as a tournament between pairs, whose depth is the logarithm of the number of lanes; up to
  /// four lanes also stay in registers.
  mutating func placeOnLowest(_ stretch: Stretch) {
    place(stretch, honoringTurn: false)
  }

  /// Places each item in the lane with the lowest running position, of several the first in turn.
  mutating func placeOnLowestInTurn(_ stretch: Stretch) {
    place(stretch, honoringTurn: true)
  }

  @inline(__always)
  private mutating func place(_ stretch: Stretch, honoringTurn: Bool) {
    switch laneCount {
    case ...4: placeInRegisters(stretch, honoringTurn)
    case ...8:
      place(stretch, honoringTurn, padding: 8) { field, turn in
        lowestOfEight(field, from: 0, turn)
      }
    case ...16:
      place(stretch, honoringTurn, padding: 16) { field, turn in
        lower(lowestOfEight(field, from: 0, turn), lowestOfEight(field, from: 8, turn), turn)
      }
    default: place(stretch, honoringTurn, padding: laneCount, lowest: lowestByScanning)
    }
  }

  @inline(__always)
  private mutating func placeInRegisters(_ stretch: Stretch, _ honoringTurn: Bool) {
    var (first, second, third, fourth) = (bits(0), bits(1), bits(2), bits(3))
    var turn = honoringTurn ? cursor : 0
    for item in 0..<stretch.count {
      let winner = lower(
        lower(Runner(first, lane: 0), Runner(second, lane: 1), turn),
        lower(Runner(third, lane: 2), Runner(fourth, lane: 3), turn), turn)
      let position = Double(bitPattern: winner.bits)
      stretch.place(item, at: position, lane: winner.lane)
      if honoringTurn { turn = winner.lane + 1 }
      let next = (position + (stretch.extents[item] + rule.spacing)).bitPattern
      first = winner.lane == 0 ? next : first
      second = winner.lane == 1 ? next : second
      third = winner.lane == 2 ? next : third
      fourth = winner.lane == 3 ? next : fourth
    }
    let results = [first, second, third, fourth]
    for lane in running.indices { running[lane] = Double(bitPattern: results[lane]) }
    cursor = turn
  }

  @inline(__always)
  private mutating func place(
    _ stretch: Stretch, _ honoringTurn: Bool, padding: Int,
    lowest: (UnsafePointer<UInt64>, _ turn: Int) -> Runner
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: padding) { buffer in
      guard let field = buffer.baseAddress else { return }
      for lane in 0..<padding { field[lane] = bits(lane) }
      var turn = honoringTurn ? cursor : 0
      for item in 0..<stretch.count {
        let winner = lowest(field, turn)
        let position = Double(bitPattern: winner.bits)
        stretch.place(item, at: position, lane: winner.lane)
        if honoringTurn { turn = winner.lane + 1 }
        field[winner.lane] = (position + (stretch.extents[item] + rule.spacing)).bitPattern
      }
      for lane in running.indices { running[lane] = Double(bitPattern: field[lane]) }
      cursor = turn
    }
  }

  /// The running position of a lane as bits; a lane that does not exist never wins.
  private func bits(_ lane: Int) -> UInt64 {
    lane < laneCount ? running[lane].bitPattern : Double.infinity.bitPattern
  }

  private func lowestByScanning(_ field: UnsafePointer<UInt64>, _ turn: Int) -> Runner {
    var best = Runner(field[0], lane: 0)
    for lane in 1..<laneCount { best = lower(best, Runner(field[lane], lane: lane), turn) }
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

/// The lower of two runners, whose lanes are in order.
///
/// If they are level, the left one wins, unless only the right one is at or after the lane whose turn it
/// is. With the turn at lane 0 the compiler leaves that out.
@inline(__always)
private func lower(_ left: Runner, _ right: Runner, _ turn: Int) -> Runner {
  let head = right.lane >= turn && left.lane < turn ? 1 : 0 as UInt64
  return right.bits < left.bits &+ head ? right : left
}

@inline(__always)
private func lowestOfEight(
  _ field: UnsafePointer<UInt64>, from lane: Int, _ turn: Int
) -> Runner {
  lower(lowestOfFour(field, from: lane, turn), lowestOfFour(field, from: lane + 4, turn), turn)
}

@inline(__always)
private func lowestOfFour(
  _ field: UnsafePointer<UInt64>, from lane: Int, _ turn: Int
) -> Runner {
  lower(
    lower(Runner(field[lane], lane: lane), Runner(field[lane + 1], lane: lane + 1), turn),
    lower(Runner(field[lane + 2], lane: lane + 2), Runner(field[lane + 3], lane: lane + 3), turn),
    turn)
}
