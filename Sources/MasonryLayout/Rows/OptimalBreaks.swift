/// Chooses rows all together, by the rule of ``RowsLayout/Breaking/optimal``.
///
/// The cost of a row is a whole number of parts of 2⁻²⁰, so sums do not depend on where they begin.
/// The least cost of all items before an index is kept in 32 bits, where it may overflow: only
/// differences count, and they are at most 2²⁹ between indices at which one row may begin. If a row
/// has at least two items they may be larger, and costs have 64 bits. At both ends of an item that
/// fills a row the cost is 0.
///
/// A row that its items fill 1.75 times without the longest can be divided into two that are nearly
/// full or more. These mostly cost less: where they are *x* and *y* times full, about (*x* − 1)² +
/// (*y* − 1)² in place of (*x* + *y* − 1)². So no row reaches far back.
struct OptimalBreaks<Cost: FixedWidthInteger & SignedInteger> {
  let breaker: RowBreaker
  /// No row begins before this item.
  let floor: Int

  /// The least number of items in a row: a constant where costs have 32 bits.
  @inline(__always)
  private var least: Int { Cost.bitWidth > 32 ? breaker.settings.itemsInRow.lowerBound : 1 }

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
    index <= floor || breaker.isFilling(index - 1) || breaker.isFilling(index)
  }

  /// How much longer than 1.75 rooms the items of rows at some indices may be.
  ///
  /// With at least two items in a row, one that is too full may be taken with a much longer item in
  /// addition. So no row begins further back only if the longest item in reach would not suffice.
  struct Allowance {
    var length = 0.0
    var indices = 0..<0
  }

  /// The allowance for as many indices as a row may have items, from all that rows there may have.
  @inline(never)
  private func allowance(around index: Int) -> Allowance {
    let (lengths, most) = (breaker.lengths, breaker.settings.itemsInRow.upperBound)
    let start = index - index % most
    let reach = max(0, start - most)..<min(lengths.count, start + 2 * most)
    return Allowance(
      length: Double(least) * lengths[reach].reduce(0, max), indices: start..<start + most)
  }

  @inline(__always)
  func choice(
    before index: Int, isEnd: Bool, _ costs: UnsafePointer<Cost>, _ allowance: inout Allowance
  ) -> Choice {
    if least > 1, !allowance.indices.contains(index) { allowance = self.allowance(around: index) }
    let settings = breaker.settings
    let (least, most) = (least, settings.itemsInRow.upperBound)
    let (spacing, hasFilling) = (settings.configuration.itemSpacing, breaker.requests.count > 0)
    let available = settings.available
    let lengths = breaker.lengths
    let end = max(floor, index - most)
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
        if least == 1 || sum >= 1.75 * room + allowance.length { break }
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
  func update(_ costs: UnsafeMutablePointer<Cost>, from start: Int, to end: Int) -> Int {
    let count = breaker.lengths.count
    var (difference, agreeing) = (0 as Cost, Int.max)
    var allowance = Allowance()
    var index = start
    while index <= count {
      let old = costs[index]
      if isBarrier(index) {
        costs[index] = 0
        if index > end { return index }
        index += 1
        continue
      }
      let choice = choice(before: index, isEnd: false, costs, &allowance)
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

  func first(
    ofRowBefore index: Int, _ costs: UnsafePointer<Cost>, _ allowance: inout Allowance
  ) -> Int {
    if breaker.isFilling(index - 1) { return index - 1 }
    let isEnd = index == breaker.lengths.count || breaker.isFilling(index)
    return choice(before: index, isEnd: isEnd, costs, &allowance).first
  }
}

/// Where new rows begin, the last one first, and between which rows they lie.
private typealias ChosenRows = (starts: [Int], kept: Int, next: Int)

extension MasonryItems {
  /// Chooses optimal rows again, as far as a change affects them.
  mutating func breakOptimally(_ breaking: RowBreaking) {
    let chosen: ChosenRows
    // Nothing else holds the costs while they are changed.
    if rowSettings.itemsInRow.lowerBound > 1 {
      var costs: [Int64] = []
      swap(&costs, &wideCosts)
      chosen = chooseRows(breaking, &costs)
      swap(&costs, &wideCosts)
    } else {
      var costs: [Int32] = []
      swap(&costs, &self.costs)
      chosen = chooseRows(breaking, &costs)
      swap(&costs, &self.costs)
    }
    let (starts, kept, next) = chosen
    let shift = breaking.change.shift
    var fresh: [Row] = []
    if kept == 0, next == rows.count { swap(&fresh, &rows) }
    fresh.removeAll(keepingCapacity: true)
    fresh.reserveCapacity(starts.count)
    var previous = kept > topRow ? rows[kept - 1] : nil
    let limit = next < rows.count ? rows[next].first + shift : itemCount
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

  private func chooseRows<Cost: FixedWidthInteger & SignedInteger>(
    _ breaking: RowBreaking, _ costs: inout [Cost]
  ) -> ChosenRows {
    let change = breaking.change
    let (first, shift, count) = (change.first, change.shift, itemCount)
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
    var (kept, next) = (0, rows.count)
    withBreaker { breaker in
      let optimal = OptimalBreaks<Cost>(breaker: breaker, floor: breaking.floor)
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
        var allowance = OptimalBreaks<Cost>.Allowance()
        while index > breaking.floor {
          index = optimal.first(ofRowBefore: index, costs, &allowance)
          starts.append(index)
          while kept > 0, rows[kept - 1].first > index { kept -= 1 }
          if kept > 0, index < start, rows[kept - 1].first == index { break }
        }
        kept = index == 0 ? 0 : kept - 1
      }
    }
    if count == 0 { costs = [] }
    return (starts, kept, next)
  }
}
