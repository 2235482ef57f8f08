extension MasonryItems {
  /// Breaks rows again after a change, until breaks agree with old ones, and notes the kept rows.
  mutating func breakAgain(_ change: RowChange) {
    let horizon = horizon(of: itemCount - change.shift)
    let breaking = breaking(after: change, horizon: horizon)
    breakRows(breaking)
    settleEnd()
    if storedHorizon != .max, horizon > 0 {
      storedHorizon = UInt32(
        clamping: change.oldEnd < horizon ? horizon + change.shift : min(horizon, change.end))
    }
    packedFrom = UInt32(clamping: max(breaking.floor == 0 ? 0 : breaking.floor + 1, seamEnd))
  }

  /// Which rows a change breaks again, if those that begin before the horizon are kept.
  private func breaking(after change: RowChange, horizon: Int) -> RowBreaking {
    var breaking = RowBreaking(change: change, agreementEnd: change.end)
    let packedFrom = Int(packedFrom)
    if change.first > 0, !rows.isEmpty { breaking.row = row(of: change.first - 1) }
    // Rows that are no longer kept break anew.
    let keptEnd = keptEnd(horizon)
    breaking.isForced = packedFrom > keptEnd
    let keptCount = rows.indices.partitioningIndex { rows[$0].first >= keptEnd }
    var floorRow = 0
    if keptCount > 0 {
      floorRow = change.isLate ? keptCount - 1 : min(keptCount - 1, breaking.row)
      // What is stacked upwards is not broken downwards.
      floorRow = min(max(floorRow, topRow), rowCount - 1)
      breaking.floor = rows[floorRow].first
    }
    breaking.row = breaking.isForced ? floorRow : max(floorRow, breaking.row)
    breaking.isForced = breaking.isForced || keptCount > 0
    // Rows that begin before this item need not begin where the rule says, and costs before it are
    // out of date: breaks and costs that agree with them prove nothing.
    if packedFrom > change.first {
      let settledFrom = packedFrom >= change.oldEnd ? packedFrom + change.shift : packedFrom
      breaking.agreementEnd = min(itemCount, max(change.end, settledFrom))
    }
    return breaking
  }

  mutating func breakRows(_ breaking: RowBreaking) {
    if rowSettings.isOptimal { breakOptimally(breaking) } else { breakGreedily(breaking) }
  }

  private mutating func breakGreedily(_ breaking: RowBreaking) {
    let kept = breaking.row
    let shift = breaking.change.shift
    let start = kept < rows.count ? rows[kept].first : 0
    var fresh: [Row] = []
    var next = kept
    if kept == 0, breaking.agreementEnd == itemCount {
      swap(&fresh, &rows)
      fresh.removeAll(keepingCapacity: true)
    }
    withBreaker { [rows] breaker in
      let count = breaker.lengths.count
      var item = start
      var limit = start
      var previous = kept > topRow ? rows[kept - 1] : nil
      while item < count {
        if item >= breaking.agreementEnd {
          while next < rows.count, rows[next].first + shift < item { next += 1 }
          if next < rows.count, rows[next].first + shift == item { break }
        }
        if item >= limit { limit = breaker.stretchEnd(from: item) }
        let (rowEnd, sum) = breaker.end(ofRowFrom: item, before: limit)
        let row = breaker.row(of: item..<rowEnd, sum: sum, after: previous)
        fresh.append(row)
        previous = row
        item = rowEnd
      }
      Placement.notePlaced(item - start)
      if item == count { next = rows.count }
    }
    settle(fresh, insteadOf: kept..<next, shift: shift)
  }

  /// Replaces rows by others, which are stacked downwards, and moves the rows behind them.
  mutating func settle(_ fresh: [Row], insteadOf range: Range<Int>, shift: Int) {
    if rows.isEmpty { rows = fresh } else { rows.replaceSubrange(range, with: fresh) }
    let start = range.lowerBound
    let tail = start + fresh.count
    if shift != 0 { for index in tail..<rows.count { rows[index].first += shift } }
    takeAnswers(ofRows: start..<tail)
    // Rows of columns that differ are as high as the items are there.
    let first = rowSettings.differingTracks == nil ? tail : start
    measureRows(first..<min(tail + 1, rowCount))
  }

  /// Finds the heights of rows again, and moves the rows behind them, or before them above the
  /// seam.
  mutating func measureRows(_ range: Range<Int>) {
    let top = topRow
    // A row that is not full is as high as its neighbor towards the seam.
    for row in range.clamped(to: 0..<top).reversed() {
      measureRow(row, beside: row + 1 < top ? row + 1 : nil)
    }
    for row in range.clamped(to: top..<max(top, rowCount)) {
      measureRow(row, beside: row > top ? row - 1 : nil)
    }
    placeRows(range)
  }

  private mutating func measureRow(_ row: Int, beside neighbor: Int?) {
    let items = items(inRow: row)
    rows[row].height = withBreaker { [rows] breaker in
      let height = neighbor.map { breaker.neighbor(rows[$0]) } ?? breaker.seam.height
      return breaker.height(of: items, beside: height)
    }
  }

  /// Places rows anew, and those further from the seam until one stays.
  private mutating func placeRows(_ range: Range<Int>) {
    let (top, start) = (topRow, placement.seams.first?.start ?? 0)
    for row in max(range.lowerBound, top)..<rowCount {
      let position = row == top ? start : rows[row - 1].end + rowSettings.configuration.rowSpacing
      if row >= range.upperBound, rows[row].position == position { break }
      rows[row].position = position
    }
    for row in (0..<min(range.upperBound, top)).reversed() {
      let below = row + 1 == top ? start : rows[row + 1].position
      let position = below - rowSettings.configuration.rowSpacing - rows[row].height
      if row < range.lowerBound, rows[row].position == position { break }
      rows[row].position = position
    }
  }

  @inline(__always)
  func withBreaker<Result>(_ body: (RowBreaker) -> Result) -> Result {
    items.lengths.withUnsafeBufferPointer { lengths in
      items.ownLengths.withUnsafeBufferPointer { ownLengths in
        items.requests.withUnsafeBufferPointer { requests in
          body(
            RowBreaker(
              settings: rowSettings, lengths: lengths, ownLengths: ownLengths,
              requests: requests, seam: placement.seams.first ?? LaneSeam()))
        }
      }
    }
  }
}

struct RowChange {
  /// The items from `first` to `end` are new or have changed.
  let first: Int
  let end: Int
  /// How much the indices of the items behind them grew.
  var shift = 0
  /// Whether only lengths are new, so that kept rows begin where they did.
  var isLate = false

  var oldEnd: Int { end - shift }
}

/// Which rows a change breaks again.
struct RowBreaking {
  let change: RowChange
  /// Breaks may agree with old ones from this item on.
  var agreementEnd: Int
  /// The row to begin at, if rows are chosen one after the other.
  var row = 0
  /// A row begins at this item; those before it stay.
  var floor = 0
  /// Whether costs are computed again from the floor on.
  var isForced = false
}
