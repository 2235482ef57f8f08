import MasonryLayout

extension ReferenceRows {
  /// The rows that the rule makes; an item that fills a row ends the one before it.
  func broken() -> [Break] {
    var (breaks, start): ([Break], Int) = ([], 0)
    for index in items.indices where items[index].fills {
      breaks += broken(start..<index) + [Break(items: index..<index + 1)]
      start = index + 1
    }
    return breaks + broken(start..<items.count)
  }

  /// Rows with known first items: which of them ended before they were complete.
  func completed(_ rows: [Range<Int>]) -> [Break] {
    rows.map { row in
      Break(items: row, isOpen: isEnd(row) && !items[row.lowerBound].fills && isOpen(row))
    }
  }

  /// Whether a row at the end of others is one that is not complete.
  private func isOpen(_ row: Range<Int>) -> Bool {
    switch settings.configuration.rule {
    case .justified(_, let tolerance, .greedy, _):
      let isNarrow = length(of: row) < available * (1 - tolerance)
      let bounds = settings.configuration.itemsInRow
      return row.count < bounds.upperBound && (isNarrow || row.count < bounds.lowerBound)
    case .justified(_, _, .optimal, _):
      return space(for: row.count) >= breadth(of: row)
    case .flowing, .even: return false
    }
  }

  /// The rows of items that do not fill rows of their own.
  private func broken(_ items: Range<Int>) -> [Break] {
    if items.isEmpty { return [] }
    switch settings.configuration.rule {
    case .justified(_, let tolerance, .greedy, _): return greedy(items, tolerance)
    case .justified(_, _, .optimal, _): return optimal(items)
    case .flowing: return flowing(items)
    case .even(let columns):
      let count = ReferenceTracks(settings.wall(columns), crossLength: crossLength).count
      return stride(from: items.lowerBound, to: items.upperBound, by: count).map {
        Break(items: $0..<min($0 + count, items.upperBound))
      }
    }
  }

  /// The rule of `justified-layout` 4.1.
  private func greedy(_ items: Range<Int>, _ tolerance: Double) -> [Break] {
    let (least, most) = (available * (1 - tolerance), available * (1 + tolerance))
    let bounds = settings.configuration.itemsInRow
    func miss(_ row: Range<Int>) -> Double {
      (length(of: row) - space(for: row.count)).magnitude
    }
    var breaks: [Break] = []
    var row = items.lowerBound..<items.lowerBound
    while row.upperBound < items.upperBound {
      let longer = row.lowerBound..<row.upperBound + 1
      let sum = length(of: longer)
      if longer.count < bounds.upperBound, sum < least || longer.count < bounds.lowerBound {
        row = longer
      } else if sum > most, row.count >= max(1, bounds.lowerBound), miss(longer) > miss(row) {
        breaks.append(Break(items: row))
        row = row.upperBound..<row.upperBound
      } else {
        breaks.append(Break(items: longer))
        row = longer.upperBound..<longer.upperBound
      }
    }
    return row.isEmpty ? breaks : breaks + [Break(items: row, isOpen: true)]
  }

  /// Items follow each other as long as they fit.
  private func flowing(_ items: Range<Int>) -> [Break] {
    var breaks: [Break] = []
    var (first, end) = (items.lowerBound, 0.0)
    for index in items {
      let far = end + self.items[index].length
      let allowed = settings.configuration.itemsInRow
      let isFull = index - first == allowed.upperBound
      let isWide = far > available * (1 + 1e-12) && index - first >= allowed.lowerBound
      if isFull || isWide {
        breaks.append(Break(items: first..<index))
        (first, end) = (index, self.items[index].length + settings.configuration.itemSpacing)
      } else {
        end = far + settings.configuration.itemSpacing
      }
    }
    return breaks + [Break(items: first..<items.upperBound)]
  }
}

extension ReferenceRows {
  /// The sum of the widths at the target height, added from the last item to the first.
  private func breadth(of row: Range<Int>) -> Double {
    var sum = 0.0
    for index in row.reversed() { sum += items[index].length }
    return sum
  }

  /// What a row costs, or `nil` if it may not be taken, in a stretch of items that has an end.
  func cost(of row: Range<Int>, end: Int) -> Int64? {
    let bounds = settings.configuration.itemsInRow
    if row.count > bounds.upperBound || isTooFull(row) { return nil }
    let isEnd = row.upperBound == end
    if isEnd, isOpen(row) { return 0 }
    let (room, breadth) = (space(for: row.count), breadth(of: row))
    // How many times as high or as low as the target the row is that its items fill, less 1.
    let deviation =
      room > breadth ? (room - breadth) / breadth : (breadth - room) / room
    let square = deviation * deviation * 0x1p20
    let most: Int64 = 256 * 1 << 20
    let cost = square < Double(most) ? Int64(square.rounded(.toNearestOrEven)) : most
    return row.count < bounds.lowerBound && !isEnd ? cost + most : cost
  }

  /// Whether the items of a row fill it 1.75 times without the longest, and two rows have enough.
  private func isTooFull(_ row: Range<Int>) -> Bool {
    let least = settings.configuration.itemsInRow.lowerBound
    let longest = items[row].map { $0.length }.max() ?? 0
    return row.count >= 2 * least
      && breadth(of: row) >= 1.75 * space(for: row.count) + Double(least) * longest
  }

  /// The cheapest rows; of several ways, the one whose last row has the most items, and so on.
  private func optimal(_ items: Range<Int>) -> [Break] {
    let (first, end) = (items.lowerBound, items.upperBound)
    // For each item, the least cost of all rows before it, and where the last of them begins.
    var best: [(cost: Int64, start: Int)] = [(0, first)]
    for next in first + 1...end {
      var found = (cost: Int64.max, start: next - 1)
      let longest = settings.configuration.itemsInRow.upperBound
      for start in max(first, next - longest)..<next {
        guard let cost = cost(of: start..<next, end: end) else { continue }
        let sum = best[start - first].cost + cost
        if sum < found.cost { found = (sum, start) }
      }
      best.append(found)
    }
    var (breaks, next): ([Break], Int) = ([], end)
    while next > first {
      let row = best[next - first].start..<next
      breaks.insert(Break(items: row, isOpen: next == end && isOpen(row)), at: 0)
      next = row.lowerBound
    }
    return breaks
  }

  /// The rows of least cost, found by trying every way to break a few items.
  package func cheapestOfAll() -> (cost: Int64, rows: [Range<Int>]) {
    var (all, first): ((cost: Int64, rows: [Range<Int>]), Int) = ((0, []), 0)
    for end in 0...items.count where end == items.count || items[end].fills {
      let best = cheapest(first..<end)
      all = (all.cost + best.cost, all.rows + best.rows)
      if end < items.count { all.rows.append(end..<end + 1) }
      first = end + 1
    }
    return all
  }

  /// The same of items that do not fill rows of their own.
  private func cheapest(_ items: Range<Int>) -> (cost: Int64, rows: [Range<Int>]) {
    if items.isEmpty { return (0, []) }
    var best: (cost: Int64, rows: [Range<Int>])?
    for mask in 0..<1 << (items.count - 1) {
      var (rows, first): ([Range<Int>], Int) = ([], items.lowerBound)
      for index in items
      where index + 1 == items.upperBound || mask >> (index - items.lowerBound) & 1 == 1 {
        rows.append(first..<index + 1)
        first = index + 1
      }
      var sum: Int64? = 0
      for row in rows {
        guard let cost = cost(of: row, end: items.upperBound), let before = sum else {
          sum = nil
          break
        }
        sum = before + cost
      }
      guard let sum else { continue }
      // Ascending masks have their last breaks ever later, so that of equal ones the first is kept.
      if best.map({ sum < $0.cost }) ?? true { best = (sum, rows) }
    }
    return best ?? (0, [])
  }

  /// The sum of the costs of given rows; `nil` if one of them may not be taken.
  package func cost(of rows: [Range<Int>]) -> Int64? {
    var sum: Int64 = 0
    for row in rows where !items[row.lowerBound].fills {
      var end = row.upperBound
      while end < items.count, !items[end].fills { end += 1 }
      guard let cost = cost(of: row, end: end) else { return nil }
      sum += cost
    }
    return sum
  }
}
