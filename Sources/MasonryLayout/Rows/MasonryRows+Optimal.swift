extension MasonryRows {
  /// Chooses optimal rows again, as far as a change affects them.
  mutating func breakOptimally(_ breaking: RowBreaking) {
    let change = breaking.change
    let first = change.first
    let shift = change.shift
    let count = itemCount
    var costs: [UInt32] = []
    swap(&costs, &self.costs)
    if costs.isEmpty { costs = [0] }
    if first == 0, change.end == count {
      costs.replaceSubrange(..<min(1, costs.count), with: CollectionOfOne(0))
      costs.truncate(to: count + 1)
      costs.append(0, count: count + 1 - costs.count)
    } else {
      costs.replaceSubrange(
        first + 1..<change.oldEnd + 1, with: repeatElement(0, count: change.end - first))
    }
    var starts: [Int] = []
    var kept = 0
    var next = rows.count
    withBreaker { [rows] breaker in
      let optimal = OptimalBreaks(breaker: breaker, floor: breaking.floor, barrier: seam)
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
    if count > 0 { swap(&costs, &self.costs) }
    var fresh: [Row] = []
    if kept == 0, next == rows.count { swap(&fresh, &rows) }
    fresh.removeAll(keepingCapacity: true)
    fresh.reserveCapacity(starts.count)
    var previous = kept > 0 ? rows[kept - 1] : nil
    let limit = next < rows.count ? rows[next].first + shift : count
    withBreaker { breaker in
      for (place, first) in starts.enumerated().reversed() {
        let items = first..<(place > 0 ? starts[place - 1] : limit)
        let row = Row(
          first: first, position: breaker.position(ofRowFrom: first, after: previous),
          height: breaker.height(of: items, after: previous))
        fresh.append(row)
        previous = row
      }
    }
    settle(fresh, insteadOf: kept..<next, shift: shift)
  }
}
