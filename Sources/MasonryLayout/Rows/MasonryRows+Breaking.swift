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
      first: first, end: end, shift: shift,
      row: isStale ? floorRow : max(floorRow, changedRow), agreementEnd: end)
    replay.floor = keptCount == 0 ? 0 : rows[floorRow].first
    replay.isForced = keptCount > 0 || isStale
    // Rows that begin before this item need not begin where the rule says, and costs before it are
    // out of date: breaks and costs that agree with them prove nothing.
    if packedFrom > first {
      let settledFrom = packedFrom >= oldEnd ? packedFrom + shift : packedFrom
      replay.agreementEnd = min(itemCount, max(end, settledFrom))
    }
    let oldSeam = seam
    moveSeam(horizon: horizon, first: first, oldEnd: oldEnd, shift: shift)
    if sharedSettings.isOptimal { breakOptimally(replay) } else { breakGreedily(replay) }
    if oldSeam > 0, seam == 0 { measureRows(0..<rowCount) }
    contentEnd = endOfRows()
    if keptState.horizon != .max, horizon > 0 {
      keptState.horizon = UInt32(
        clamping: oldEnd < horizon ? horizon + shift : min(horizon, end))
    }
    keptState.packedFrom = UInt32(
      clamping: max(replay.floor == 0 ? 0 : replay.floor + 1, seam == 0 ? 0 : seam + 1))
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
    withBreaker { [rows] breaker in
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
          first: item, position: breaker.position(ofRowFrom: item, after: previous),
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

  /// Replaces rows by others, which are placed downwards; moves those behind them and, above the
  /// seam, those before them.
  mutating func settle(_ fresh: [Row], insteadOf range: Range<Int>, shift: Int) {
    if rows.isEmpty { rows = fresh } else { rows.replaceSubrange(range, with: fresh) }
    let (start, tail) = (range.lowerBound, range.lowerBound + fresh.count)
    if shift != 0 { for index in tail..<rows.count { rows[index].first += shift } }
    takeAnswers(ofRows: start..<tail)
    // Rows of columns that differ are as high as the items are there.
    let first = sharedSettings.differingTracks == nil ? tail : start
    measureRows(first..<min(tail + 1, rowCount))
    if start < tail, rows[start].first < seam { placeRows(start..<tail) }
  }

  /// Finds the heights of rows again, and moves what is behind them, or before them above the seam.
  mutating func measureRows(_ range: Range<Int>) {
    for row in range {
      let items = items(inRow: row)
      rows[row].height = withBreaker { [rows] breaker in
        breaker.height(of: items, after: row > 0 ? rows[row - 1] : nil)
      }
    }
    placeRows(range)
  }

  /// Places rows anew, and those further from the seam until one stays.
  private mutating func placeRows(_ range: Range<Int>) {
    // The first row that lies downwards; those before it lie upwards from there.
    let top = seam == 0 ? 0 : rows.indices.partitioningIndex { rows[$0].first >= seam }
    for row in max(range.lowerBound, top)..<rowCount {
      let position = row == top ? 0 : rows[row - 1].end + configuration.rowSpacing
      if row >= range.upperBound, rows[row].position == position { break }
      rows[row].position = position
    }
    for row in (0..<min(range.upperBound, top)).reversed() {
      let below = row + 1 == top ? 0 : rows[row + 1].position
      let position = below - configuration.rowSpacing - rows[row].height
      if row < range.lowerBound, rows[row].position == position { break }
      rows[row].position = position
    }
  }

  /// Runs code with what breaks and measures rows.
  @inline(__always)
  func withBreaker<Result>(_ body: (RowBreaker) -> Result) -> Result {
    items.lengths.withUnsafeBufferPointer { lengths in
      items.ownLengths.withUnsafeBufferPointer { ownLengths in
        items.requests.withUnsafeBufferPointer { requests in
          body(
            RowBreaker(
              settings: sharedSettings, lengths: lengths, ownLengths: ownLengths,
              requests: requests,
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
