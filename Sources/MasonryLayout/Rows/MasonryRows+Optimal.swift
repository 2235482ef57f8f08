extension MasonryRows {
  /// Chooses optimal rows again, as far as a change affects them.
  mutating func breakOptimally(_ replay: RowReplay) {
    let (first, end, shift) = (replay.first, replay.end, replay.shift)
    let count = itemCount
    var costs: [UInt32] = []
    swap(&costs, &self.costs)
    if costs.isEmpty { costs = [0] }
    if first == 0, end == count {
      costs.replaceSubrange(..<min(1, costs.count), with: CollectionOfOne(0))
      costs.truncate(to: count + 1)
      costs.append(0, count: count + 1 - costs.count)
    } else {
      costs.replaceSubrange(
        first + 1..<end - shift + 1, with: repeatElement(0, count: end - first))
    }
    var (starts, kept, next) = ([Int](), 0, rows.count)
    withBreaker { [rows] breaker in
      let optimal = OptimalBreaks(breaker: breaker, floor: replay.floor, barrier: seam)
      let start = replay.isForced ? replay.floor : first
      costs.withUnsafeMutableBufferPointer { costs in
        guard let costs = costs.baseAddress else { return }
        let settled = optimal.update(costs, from: start, to: replay.agreementEnd)
        Placement.notePlaced(settled - start)
        // Rows that begin from there on begin where they did.
        next = rows.indices.partitioningIndex {
          rows[$0].first + shift >= max(settled, replay.agreementEnd)
        }
        var index = next < rows.count ? rows[next].first + shift : count
        kept = rows.indices.partitioningIndex { rows[$0].first >= max(first, replay.floor + 1) }
        while index > replay.floor {
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
