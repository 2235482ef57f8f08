extension Front {
  /// Places each item in the lane with the lowest running position, the first of several.
  ///
  /// Each item waits for the one before it, so the time goes into the chain *minimum, add, minimum*.
  /// Two things shorten it. Positions are at least 0, and the bit patterns of such numbers sort like
  /// the numbers, so they are compared as integers, in one cycle instead of four. And the minimum is
  /// found as a tournament between pairs, whose depth is the logarithm of the number of lanes; up to
  /// four lanes also stay in registers.
  mutating func placeOnShortest(_ stretch: Stretch) {
    switch laneCount {
    case ...4: placeOnShortestOfFour(stretch)
    case ...8: placeOnShortest(stretch, padding: 8) { lowestOfEight($0, from: 0) }
    case ...16:
      placeOnShortest(stretch, padding: 16) {
        lower(lowestOfEight($0, from: 0), lowestOfEight($0, from: 8))
      }
    default: placeOnShortest(stretch, padding: laneCount, lowest: lowestByScanning)
    }
  }

  private mutating func placeOnShortestOfFour(_ stretch: Stretch) {
    var (first, second, third, fourth) = (bits(0), bits(1), bits(2), bits(3))
    for item in 0..<stretch.count {
      let winner = lower(
        lower(Runner(first, lane: 0), Runner(second, lane: 1)),
        lower(Runner(third, lane: 2), Runner(fourth, lane: 3)))
      let position = Double(bitPattern: winner.bits)
      stretch.place(item, at: position, lane: winner.lane)
      let next = (position + (stretch.extents[item] + spacing)).bitPattern
      first = winner.lane == 0 ? next : first
      second = winner.lane == 1 ? next : second
      third = winner.lane == 2 ? next : third
      fourth = winner.lane == 3 ? next : fourth
    }
    let results = [first, second, third, fourth]
    for lane in running.indices { running[lane] = Double(bitPattern: results[lane]) }
  }

  @inline(__always)
  private mutating func placeOnShortest(
    _ stretch: Stretch, padding: Int, lowest: (UnsafePointer<UInt64>) -> Runner
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: padding) { buffer in
      guard let field = buffer.baseAddress else { return }
      for lane in 0..<padding { field[lane] = bits(lane) }
      for item in 0..<stretch.count {
        let winner = lowest(field)
        let position = Double(bitPattern: winner.bits)
        stretch.place(item, at: position, lane: winner.lane)
        field[winner.lane] = (position + (stretch.extents[item] + spacing)).bitPattern
      }
      for lane in running.indices { running[lane] = Double(bitPattern: field[lane]) }
    }
  }

  /// The running position of a lane as bits; a lane that does not exist never wins.
  private func bits(_ lane: Int) -> UInt64 {
    lane < laneCount ? running[lane].bitPattern : Double.infinity.bitPattern
  }

  private func lowestByScanning(_ field: UnsafePointer<UInt64>) -> Runner {
    var best = Runner(field[0], lane: 0)
    for lane in 1..<laneCount { best = lower(best, Runner(field[lane], lane: lane)) }
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

/// The lower of two runners, the left one if they are level.
@inline(__always)
private func lower(_ left: Runner, _ right: Runner) -> Runner {
  right.bits < left.bits ? right : left
}

@inline(__always)
private func lowestOfEight(_ field: UnsafePointer<UInt64>, from lane: Int) -> Runner {
  lower(lowestOfFour(field, from: lane), lowestOfFour(field, from: lane + 4))
}

@inline(__always)
private func lowestOfFour(_ field: UnsafePointer<UInt64>, from lane: Int) -> Runner {
  lower(
    lower(Runner(field[lane], lane: lane), Runner(field[lane + 1], lane: lane + 1)),
    lower(Runner(field[lane + 2], lane: lane + 2), Runner(field[lane + 3], lane: lane + 3)))
}
