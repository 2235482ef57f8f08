extension MasonryRows {
  /// Breaks rows again from that of the item before `first` on, until breaks agree with old ones.
  ///
  /// The items from `first` to `end` have changed. Those from `end` on had an index that was
  /// smaller by `shift`.
  mutating func breakAgain(from first: Int, to end: Int, shift: Int) {
    if sharedSettings.isOptimal { return breakOptimally(from: first, to: end, shift: shift) }
    let kept = first == 0 || rows.isEmpty ? 0 : rowIndex(ofItemAt: first - 1)
    let start = kept < rows.count ? rows[kept].first : 0
    var (fresh, next) = ([Row](), kept)
    if kept == 0, end == itemCount {
      swap(&fresh, &rows)
      fresh.removeAll(keepingCapacity: true)
    }
    withBreaker { [rows, rowSpacing = configuration.rowSpacing] breaker in
      var (item, count) = (start, breaker.lengths.count)
      var previous = kept > 0 ? rows[kept - 1] : nil
      while item < count {
        if item >= end {
          while next < rows.count, rows[next].first + shift < item { next += 1 }
          if next < rows.count, rows[next].first + shift == item { break }
        }
        let limit = breaker.stretchEnd(from: item)
        let (rowEnd, sum) = breaker.end(ofRowFrom: item, before: limit)
        let row = Row(
          first: item, position: previous.map { $0.end + rowSpacing } ?? 0,
          height: breaker.height(
            of: item..<rowEnd, sum: sum, after: previous, isStretchEnd: rowEnd == limit))
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
    if tail < rows.count {
      if shift != 0 { for index in tail..<rows.count { rows[index].first += shift } }
      let items = items(inRow: tail)
      rows[tail].height = withBreaker { [rows] breaker in
        breaker.height(
          of: items, after: tail > 0 ? rows[tail - 1] : nil,
          isStretchEnd: items.upperBound == breaker.stretchEnd(from: items.lowerBound))
      }
      moveRows(from: tail)
    }
    contentEnd = endOfRows()
  }

  /// Sums positions again from a row on, as far as they change.
  mutating func moveRows(from first: Int) {
    let spacing = configuration.rowSpacing
    for index in first..<rows.count {
      let position = index == 0 ? 0 : rows[index - 1].end + spacing
      if index > first, rows[index].position == position { return }
      rows[index].position = position
    }
  }

  /// Runs code with what breaks and measures rows.
  @inline(__always)
  func withBreaker<Result>(_ body: (RowBreaker) -> Result) -> Result {
    items.lengths.withUnsafeBufferPointer { lengths in
      items.extras.withUnsafeBufferPointer { extras in
        body(
          RowBreaker(
            settings: sharedSettings, lengths: lengths, extras: extras, filling: items.filling))
      }
    }
  }
}
