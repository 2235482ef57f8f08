/// A way to lay out rows that keeps nothing of the last time.
protocol RowsRival: AnyObject {
  func place(_ lengths: [Double], width: Double, isOptimal: Bool)

  /// A number that tells where the last row begins, and how many rows there are.
  var mark: Int { get }
}

/// Rows as an array of rectangles, filled row after row, and a filter over it for each query.
final class RectangleRows: RowsRival {
  private var frames: [Box] = []
  private var costs: [Double] = []
  private var starts: [Int] = []
  private var position = 0.0
  private var rowCount = 0

  var mark: Int { thousandths(frames.last?.y) &+ rowCount }

  func place(_ lengths: [Double], width: Double, isOptimal: Bool) {
    frames.removeAll(keepingCapacity: true)
    frames.reserveCapacity(lengths.count)
    (position, rowCount) = (0, 0)
    let rule = RowRule(width: width)
    if isOptimal { placeOptimally(lengths, rule) } else { placeGreedily(lengths, rule) }
  }

  private func placeGreedily(_ lengths: [Double], _ rule: RowRule) {
    let least = rule.width * 0.75
    var (first, item, sum) = (0, 0, 0.0)
    while item < lengths.count {
      let next = sum + lengths[item]
      if next < least {
        (item, sum) = (item + 1, next)
        continue
      }
      // An item that is better in the next row may complete that one on its own.
      if !rule.isBetter(without: sum, next, item - first + 1) { item += 1 }
      fill(lengths, first..<item, rule)
      (first, sum) = (item, 0)
    }
    if first < lengths.count { fill(lengths, first..<lengths.count, rule) }
  }

  private func placeOptimally(_ lengths: [Double], _ rule: RowRule) {
    costs.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    costs.append(0)
    starts.append(0)
    for end in 1...lengths.count {
      var (first, sum, best, start) = (end - 1, 0.0, Double.infinity, end - 1)
      var longest = 0.0
      while first >= 0 {
        sum += lengths[first]
        longest = max(longest, lengths[first])
        if end - first > 1, sum >= 1.75 * rule.room(end - first) + longest { break }
        let cost = costs[first] + rule.cost(end - first, sum, isEnd: end == lengths.count)
        if cost <= best { (best, start) = (cost, first) }
        first -= 1
      }
      costs.append(best)
      starts.append(start)
    }
    var breaks = [lengths.count]
    while let end = breaks.last, end > 0 { breaks.append(starts[end]) }
    breaks.reverse()
    for (first, end) in zip(breaks, breaks.dropFirst()) { fill(lengths, first..<end, rule) }
  }

  private func fill(_ lengths: [Double], _ row: Range<Int>, _ rule: RowRule) {
    var (sum, x) = (0.0, 0.0)
    for item in row { sum += lengths[item] }
    let height = rule.height(row.count, sum)
    for item in row {
      let width = lengths[item] * (height / RowRule.target)
      frames.append(Box(x: x, y: position, width: width, height: height))
      x += width + RowRule.spacing
    }
    position = position + height + RowRule.spacing
    rowCount += 1
  }

  func collectIndices(in rect: Box, into buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    for (item, frame) in frames.enumerated() where frame.intersects(rect) { buffer.append(item) }
  }
}
