extension OptimalBreaks {
  /// Computes costs from an index to another, where no item fills a row, two at a time.
  ///
  /// The division is what takes long, and a processor does two in the time of one. The costs are
  /// those of ``choice(before:isEnd:_:)``.
  ///
  /// - Returns: The index after those whose costs are computed.
  func updateInPairs(
    _ costs: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    guard breaker.filling.isEmpty, end - start >= 8 else { return start }
    let settings = breaker.settings
    let (least, most) = (settings.itemsInRow.lowerBound, settings.itemsInRow.upperBound)
    let size = min(most, breaker.lengths.count) + 3
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * size) { table in
      for count in 1..<size {
        let room = settings.room(for: count)
        table[count] = room
        table[size + count] =
          count > most ? -.infinity : count > least ? 2 * room : .infinity
        table[2 * size + count] = 0x1p52 + (count < least ? Self.cap : 0)
      }
      guard let rooms = table.baseAddress else { return start }
      var index = start
      while index < end {
        if isBarrier(index) || isBarrier(index + 1) {
          costs[index] =
            isBarrier(index) ? 0 : choice(before: index, isEnd: false, costs).cost
          index += 1
        } else {
          updatePair(costs, before: index, rooms, size)
          index += 2
        }
      }
      return index
    }
  }

  /// Computes the costs of an index and of the next one.
  ///
  /// Of rows with each number of items there are the room, the sum from which on they are too low,
  /// and what is added to their cost.
  @inline(__always)
  private func updatePair(
    _ costs: UnsafeMutablePointer<UInt32>, before index: Int, _ rooms: UnsafePointer<Double>,
    _ size: Int
  ) {
    typealias Pair = SIMD2<Double>
    let (lengths, end) = (breaker.lengths, max(floor, barrier < index ? barrier : 0))
    // Costs are counted from here, so that none is negative.
    let base = costs[index &- 1] &- 1 << 31
    let (cap, none) = (Pair(repeating: Self.cap), Pair(repeating: .infinity))
    var (first, place) = (index, UnsafeRawPointer(rooms + 1))
    var (sum, best) = (Pair(0, lengths[index]), none)
    while first > end {
      sum += Pair(repeating: lengths[first &- 1])
      let most = (place + size * 8).loadUnaligned(as: Pair.self)
      if most[0] < sum[0] { break }
      first &-= 1
      let share = place.loadUnaligned(as: Pair.self) / sum - 1
      let deviation = share * share * 0x1p20
      let bounded = cap.replacing(with: deviation, where: deviation .< cap)
      let before = Double(Int64(costs[first] &- base))
      let cost =
        bounded + (place + 2 * size * 8).loadUnaligned(as: Pair.self) + Pair(repeating: before)
      let allowed = cost.replacing(with: none, where: most .< sum)
      best = best.replacing(with: allowed, where: allowed .< best)
      place += 8
    }
    let cost = base &+ UInt32(truncatingIfNeeded: best[0].bitPattern)
    costs[index] = cost
    // A row of one item is behind the row that was just chosen.
    let share = rooms[1] / lengths[index] - 1
    let deviation = share * share * 0x1p20
    let alone =
      (deviation < Self.cap ? deviation : Self.cap) + rooms[2 * size + 1]
      + Double(Int64(cost &- base))
    let least = best[1] < alone ? best[1] : alone
    costs[index &+ 1] = base &+ UInt32(truncatingIfNeeded: least.bitPattern)
  }
}
