/// The floor of rows: the breaking loops over raw memory, lengths in, rows out, nothing kept.
final class BareRows: RowsRival {
  private struct Row {
    var first: Int
    var position: Double
    var height: Double
  }

  private let rows: UnsafeMutableBufferPointer<Row>
  private let costs: UnsafeMutableBufferPointer<Double>
  private let starts: UnsafeMutableBufferPointer<UInt32>
  private var count = 0

  init(itemCount: Int) {
    rows = .allocate(capacity: itemCount)
    costs = .allocate(capacity: itemCount + 1)
    starts = .allocate(capacity: itemCount + 1)
    rows.initialize(repeating: Row(first: 0, position: 0, height: 0))
    costs.initialize(repeating: 0)
    starts.initialize(repeating: 0)
  }

  deinit {
    rows.deallocate()
    costs.deallocate()
    starts.deallocate()
  }

  var mark: Int { thousandths(rows[count - 1].position) &+ count }

  func place(_ lengths: [Double], width: Double, isOptimal: Bool) {
    let rule = RowRule(width: width)
    lengths.withUnsafeBufferPointer { lengths in
      if isOptimal { placeOptimally(lengths, rule) } else { placeGreedily(lengths, rule) }
    }
  }

  private func placeGreedily(_ lengths: UnsafeBufferPointer<Double>, _ rule: RowRule) {
    let least = rule.width * 0.75
    var (item, position) = (0, 0.0)
    count = 0
    while item < lengths.count {
      let first = item
      var sum = 0.0
      while item < lengths.count {
        let next = sum + lengths[item]
        if next >= least {
          if rule.isBetter(without: sum, next, item - first + 1) { break }
          (sum, item) = (next, item + 1)
          break
        }
        (sum, item) = (next, item + 1)
      }
      let height = rule.height(item - first, sum)
      rows[count] = Row(first: first, position: position, height: height)
      count += 1
      position = position + height + RowRule.spacing
    }
  }

  private func placeOptimally(_ lengths: UnsafeBufferPointer<Double>, _ rule: RowRule) {
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
      costs[end] = best
      starts[end] = UInt32(start)
    }
    var (end, place) = (lengths.count, rows.count)
    while end > 0 {
      end = Int(starts[end])
      place -= 1
      rows[place].first = end
    }
    var position = 0.0
    count = rows.count - place
    for row in 0..<count {
      let first = rows[place + row].first
      let end = row + 1 < count ? rows[place + row + 1].first : lengths.count
      var sum = 0.0
      for item in first..<end { sum += lengths[item] }
      let height = rule.height(end - first, sum)
      rows[row] = Row(first: first, position: position, height: height)
      position = position + height + RowRule.spacing
    }
  }
}
