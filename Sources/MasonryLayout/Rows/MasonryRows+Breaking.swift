extension MasonryRows {
  /// Breaks rows again after a change, until breaks agree with old ones, and notes what is kept.
  ///
  /// The items from `first` to `end` have changed. Those from `end` on had an index that was
  /// smaller by `shift`. If only lengths are new, the kept rows begin where they did.
  mutating func breakAgain(from first: Int, to end: Int, shift: Int, isLate: Bool = false) {
    let (oldEnd, oldCount) = (end - shift, itemCount - shift)
    let (horizon, packedFrom) = (horizon(of: oldCount), Int(keptState.packedFrom))
    let isStale = packedFrom > horizon
    let keptCount = horizon == 0 ? 0 : rows.indices.partitioningIndex { rows[$0].first >= horizon }
    let changedRow = first == 0 || rows.isEmpty ? 0 : rowIndex(ofItemAt: first - 1)
    let floorRow = keptCount == 0 ? 0 : isLate ? keptCount - 1 : min(keptCount - 1, changedRow)
    var replay = RowReplay(
      first: first, end: end, shift: shift, row: isStale || isLate ? floorRow : changedRow,
      agreementEnd: end)
    if isLate, !isStale { replay.row = max(floorRow, changedRow) }
    replay.floor = keptCount == 0 ? 0 : rows[floorRow].first
    replay.isForced = keptCount > 0 || isStale
    // Costs before the floor are out of date, and so may be the breaks of rows no longer kept.
    let unsettled = max(
      isStale ? packedFrom : 0,
      sharedSettings.isOptimal && keptCount > 0 ? rows[keptCount - 1].first + 1 : 0)
    if unsettled > first {
      replay.agreementEnd = min(itemCount, max(end, unsettled + (unsettled >= oldEnd ? shift : 0)))
    }
    let oldSeam = seam
    moveSeam(horizon: horizon, first: first, oldEnd: oldEnd, shift: shift)
    if sharedSettings.isOptimal { breakOptimally(replay) } else { breakGreedily(replay) }
    if oldSeam > 0 { measureRows(0..<rowCount) }
    contentEnd = endOfRows()
    if keptState.horizon != .max, horizon > 0 {
      keptState.horizon = UInt32(
        clamping: oldEnd < horizon ? horizon + shift : min(horizon, end))
    }
    let later = !isStale && packedFrom > first ? packedFrom + shift : isStale ? 0 : packedFrom
    keptState.packedFrom = UInt32(
      clamping: keptCount == 0
        ? 0 : max(replay.floor == 0 ? 0 : replay.floor + 1, later, seam == 0 ? 0 : seam + 1))
  }

  /// Chooses rows one after the other.
  mutating func breakGreedily(_ replay: RowReplay) {
    let start = replay.row < rows.count ? rows[replay.row].first : 0
    let (kept, shift) = (replay.row, replay.shift)
    var (fresh, next) = ([Row](), kept)
    if kept == 0, replay.agreementEnd == itemCount {
      swap(&fresh, &rows)
      fresh.removeAll(keepingCapacity: true)
    }
    withBreaker { [rows, rowSpacing = configuration.rowSpacing] breaker in
      var (item, limit, count) = (start, start, breaker.lengths.count)
      var previous = kept > 0 ? rows[kept - 1] : nil
      while item < count {
        if item >= replay.agreementEnd {
          while next < rows.count, rows[next].first + shift < item { next += 1 }
          if next < rows.count, rows[next].first + shift == item { break }
        }
        if item >= limit { limit = breaker.stretchEnd(from: item) }
        let (rowEnd, sum) = breaker.end(ofRowFrom: item, before: limit)
        let row = Row(
          first: item, position: previous.map { $0.end + rowSpacing } ?? 0,
          height: breaker.height(of: item..<rowEnd, sum: sum, after: previous))
        fresh.append(row)
        previous = row
        item = rowEnd
      }
      Placement.notePlaced(item - start)
      if item == count { next = rows.count }
    }
    settle(fresh, insteadOf: kept..<next, shift: shift)
  }

  /// Replaces rows, and moves those behind them.
  mutating func settle(_ fresh: [Row], insteadOf range: Range<Int>, shift: Int) {
    if rows.isEmpty { rows = fresh } else { rows.replaceSubrange(range, with: fresh) }
    let tail = range.lowerBound + fresh.count
    guard tail < rows.count else { return }
    if shift != 0 { for index in tail..<rows.count { rows[index].first += shift } }
    measureRows(tail..<tail + 1)
  }

  /// Finds the heights of rows again, and moves what is behind them, or before them above the seam.
  mutating func measureRows(_ range: Range<Int>) {
    for row in range {
      let items = items(inRow: row)
      rows[row].height = withBreaker { [rows] breaker in
        breaker.height(of: items, after: row > 0 ? rows[row - 1] : nil)
      }
    }
    let spacing = configuration.rowSpacing
    for row in range.lowerBound..<rowCount {
      let isFirst = row == 0 || rows[row].first == seam
      let position = isFirst ? 0 : rows[row - 1].end + spacing
      if row >= range.upperBound, rows[row].position == position, seam == 0 { return }
      rows[row].position = position
    }
    guard seam > 0 else { return }
    for row in rows.indices.prefix(while: { rows[$0].first < seam }).reversed() {
      rows[row].position = rows[row + 1].position - spacing - rows[row].height
    }
  }

  /// Runs code with what breaks and measures rows.
  @inline(__always)
  func withBreaker<Result>(_ body: (RowBreaker) -> Result) -> Result {
    items.lengths.withUnsafeBufferPointer { lengths in
      items.extras.withUnsafeBufferPointer { extras in
        items.requests.withUnsafeBufferPointer { requests in
          body(
            RowBreaker(
              settings: sharedSettings, lengths: lengths, extras: extras, requests: requests,
              seam: seam))
        }
      }
    }
  }
}

/// Which rows a change breaks again.
struct RowReplay {
  /// The items that have changed, and by how much the index of those behind them grew.
  let first: Int
  let end: Int
  let shift: Int
  /// The row to begin at, if rows are chosen one after the other.
  var row: Int
  /// Breaks may agree with old ones from this item on.
  var agreementEnd: Int
  /// A row begins at this item; those before it stay.
  var floor = 0
  /// Whether costs are computed again from the floor on.
  var isForced = false
}
