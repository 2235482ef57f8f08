/// Chooses rows all together, by the rule of ``MasonryRows/Breaking/optimal``.
///
/// The cost of a row is a whole number of parts of 2⁻²⁰, so sums do not depend on where they begin.
/// The least cost of all items before an index is kept in 32 bits, where it may overflow: only
/// differences count, and they are at most 2²⁹ between indices at which one row may begin. With at
/// least two items in a row they are larger, and have 64 bits. At both ends of an item that fills a
/// row it is 0.
///
/// A row that its items fill 1.75 times without the longest can be divided into two that are nearly
/// full or more. These mostly cost less: where they are *x* and *y* times full, about (*x* − 1)² +
/// (*y* − 1)² in place of (*x* + *y* − 1)². So no row reaches far back.
struct OptimalBreaks<Cost: FixedWidthInteger & SignedInteger> {
  let breaker: RowBreaker
  /// No row begins before this item.
  let floor: Int
  /// A row begins at this item, whatever it costs.
  let barrier: Int
  /// The last answer of ``allowance(before:)``, and the indices for which it holds.
  private var allowance = (length: 0.0, indices: 0..<0)

  init(breaker: RowBreaker, floor: Int, barrier: Int) {
    (self.breaker, self.floor, self.barrier) = (breaker, floor, barrier)
  }

  /// The largest cost of a row, 256: 17 times as high or as low as the target.
  static var cap: Double { 0x1p28 }

  /// The best row before an index.
  struct Choice {
    /// The least cost of all items before the index.
    var cost: Cost
    /// The first item of the row; of several the smallest.
    var first: Int
    /// The smallest first item that was considered.
    var lowest: Int
  }

  /// Whether nothing but the row that it ends is before an index, as far as rows are chosen.
  @inline(__always)
  func isBarrier(_ index: Int) -> Bool {
    index <= floor || index == barrier || breaker.isFilling(index - 1) || breaker.isFilling(index)
  }

  /// How much longer than 1.75 rooms the items of a row that ends at an index, or over it, may be.
  ///
  /// With at least two items in a row, one that is too full may be taken with a much longer item in
  /// addition. So no row begins further back only if the longest item in reach would not suffice.
  @inline(__always)
  private mutating func allowance(before index: Int) -> Double {
    let (bounds, lengths) = (breaker.settings.itemsInRow, breaker.lengths)
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    guard least > 1 else { return 0 }
    if !allowance.indices.contains(index) {
      // For as many indices as a row may have items, from all that rows at them may have.
      let start = index - index % most
      let reach = max(0, start - most)..<min(lengths.count, start + 2 * most)
      allowance = (Double(least) * lengths[reach].reduce(0, max), start..<start + most)
    }
    return allowance.length
  }

  @inline(__always)
  mutating func choice(before index: Int, isEnd: Bool, _ costs: UnsafePointer<Cost>) -> Choice {
    let allowance = allowance(before: index)
    let settings = breaker.settings
    let (least, most) = (settings.itemsInRow.lowerBound, settings.itemsInRow.upperBound)
    let (spacing, hasFilling) = (settings.configuration.itemSpacing, breaker.requests.count > 0)
    let available = settings.available
    let lengths = breaker.lengths
    let end = max(floor, index - most, barrier < index ? barrier : 0)
    let (leastFirst, pairFirst) = (index - least, index + 1 - 2 * least)
    // At first more than the row of one item can cost.
    var choice = Choice(cost: costs[index - 1] &+ 0x4000_0000, first: index, lowest: index)
    var first = index
    var sum = 0.0
    var gaps = 0.0
    var longest = 0.0
    repeat {
      let length = lengths[first &- 1]
      sum += length
      longest = max(longest, length)
      let room = max(0, available - gaps * spacing)
      gaps += 1
      if first <= pairFirst, sum >= 1.75 * room + Double(least) * longest {
        if sum >= 1.75 * room + allowance { break }
        first &-= 1
        continue
      }
      first &-= 1
      let deviation = (room - sum).magnitude / min(room, sum)
      let square = deviation * deviation * 0x1p20
      // Without room or a sum the deviation is not a number, or infinite.
      let bounded = square < Self.cap ? square : Self.cap
      // In numbers from 2⁵² on the last bits are the whole number that is the nearest.
      var cost = Cost(truncatingIfNeeded: UInt32(truncatingIfNeeded: (bounded + 0x1p52).bitPattern))
      if isEnd {
        if room >= sum { cost = 0 }
      } else if first > leastFirst {
        cost &+= 0x1000_0000
      }
      cost = cost &+ costs[first]
      let isBetter = cost &- choice.cost <= 0
      choice.cost = isBetter ? cost : choice.cost
      choice.first = isBetter ? first : choice.first
    } while first > end && !(hasFilling && breaker.isFilling(first - 1))
    choice.lowest = first
    return choice
  }

  /// Computes costs again from an index on, and returns the index from which on rows begin where
  /// they did, if one did there: costs differ from the old ones, which are still there behind
  /// `end`, by the same amount at all indices that a row may begin at.
  mutating func update(_ costs: UnsafeMutablePointer<Cost>, from start: Int, to end: Int) -> Int {
    let count = breaker.lengths.count
    var (difference, agreeing) = (0 as Cost, Int.max)
    var index = start
    while index <= count {
      let old = costs[index]
      if isBarrier(index) {
        costs[index] = 0
        if index > end { return index }
        index += 1
        continue
      }
      let choice = choice(before: index, isEnd: false, costs)
      costs[index] = choice.cost
      if index > end {
        if choice.lowest >= agreeing {
          var next = index + 1
          while difference != 0, next <= count, !isBarrier(next) {
            costs[next] &+= difference
            next += 1
          }
          return index
        }
        if agreeing == .max || choice.cost &- old != difference {
          (difference, agreeing) = (choice.cost &- old, index)
        }
      }
      index += 1
    }
    return count
  }

  mutating func first(ofRowBefore index: Int, _ costs: UnsafePointer<Cost>) -> Int {
    if breaker.isFilling(index - 1) { return index - 1 }
    let isEnd = index > barrier && (index == breaker.lengths.count || breaker.isFilling(index))
    return choice(before: index, isEnd: isEnd, costs).first
  }
}

extension MasonryRows {
  /// Chooses optimal rows again, as far as a change affects them, and updates the costs.
  mutating func breakOptimally<Cost: FixedWidthInteger & SignedInteger>(
    _ breaking: RowBreaking, _ costs: inout [Cost]
  ) {
    let change = breaking.change
    let first = change.first
    let shift = change.shift
    let count = itemCount
    var starts: [Int] = []
    if costs.isEmpty { costs = [0] }
    if first == 0, change.end == count {
      costs.truncate(to: count + 1)
      starts.reserveCapacity(rows.count + 4)
      costs.append(0, count: count + 1 - costs.count)
    } else {
      costs.replaceSubrange(
        first + 1..<change.oldEnd + 1, with: repeatElement(0, count: change.end - first))
    }
    var kept = 0
    var next = rows.count
    withBreaker { [rows] breaker in
      var optimal = OptimalBreaks<Cost>(breaker: breaker, floor: breaking.floor, barrier: seam)
      let start = breaking.isForced ? breaking.floor : first
      costs.withUnsafeMutableBufferPointer { costs in
        guard let costs = costs.baseAddress else { return }
        let settled = optimal.update(costs, from: start, to: breaking.agreementEnd)
        Placement.notePlaced(settled - start)
        // Rows that begin from there on begin where they did.
        next = rows.indices.partitioningIndex {
          rows[$0].first + shift >= max(settled, breaking.agreementEnd)
        }
        var index = next < rows.count ? rows[next].first + shift : count
        kept = rows.indices.partitioningIndex { rows[$0].first >= max(first, breaking.floor + 1) }
        while index > breaking.floor {
          index = optimal.first(ofRowBefore: index, costs)
          starts.append(index)
          while kept > 0, rows[kept - 1].first > index { kept -= 1 }
          if kept > 0, index < start, rows[kept - 1].first == index { break }
        }
        kept = index == 0 ? 0 : kept - 1
      }
    }
    if count == 0 { costs = [] }
    var fresh: [Row] = []
    if kept == 0, next == rows.count { swap(&fresh, &rows) }
    fresh.removeAll(keepingCapacity: true)
    fresh.reserveCapacity(starts.count)
    var previous = kept > 0 ? rows[kept - 1] : nil
    let limit = next < rows.count ? rows[next].first + shift : count
    withBreaker { breaker in
      for (place, first) in starts.enumerated().reversed() {
        let end = place > 0 ? starts[place - 1] : limit
        let row = breaker.row(of: first..<end, after: previous)
        fresh.append(row)
        previous = row
      }
    }
    settle(fresh, insteadOf: kept..<next, shift: shift)
  }
}
