/// Divides items into rows, one row after the other, and finds how high they are.
struct RowBreaker {
  let settings: RowSettings
  let lengths: UnsafeBufferPointer<Double>
  let ownLengths: UnsafeBufferPointer<Double>
  /// Of items that fill a row ``LaneRequest/filling``; empty if there are none.
  let requests: UnsafeBufferPointer<LaneRequest>
  /// The items before it are stacked upwards, in rows as those of the items in reverse.
  let seam: LaneSeam

  /// The own heights of items, if they have any.
  @inline(__always)
  var heights: UnsafeBufferPointer<Double> { settings.tracks == nil ? ownLengths : lengths }

  @inline(__always)
  func isFilling(_ item: Int) -> Bool { item < requests.count && requests[item] == .filling }

  /// The end of the items that may share a row with one.
  @inline(__always)
  func stretchEnd(from first: Int) -> Int {
    let end = lengths.count
    guard requests.count > 0 else { return end }
    return isFilling(first) ? first + 1 : (first..<end).first { isFilling($0) } ?? end
  }

  /// Whether the items of a row are the last of those that may share it, or upwards the first.
  @inline(__always)
  func isStretchEnd(_ items: Range<Int>) -> Bool {
    let (first, end) = (items.lowerBound, items.upperBound)
    if end <= seam.item { return first == 0 || isFilling(first) || isFilling(first - 1) }
    return end == lengths.count || isFilling(first) || isFilling(end)
  }

  /// The end of a row from its first item, chosen greedily, and the sum of justified lengths.
  @inline(__always)
  func end(ofRowFrom first: Int, before limit: Int) -> (end: Int, sum: Double?) {
    if let justified = settings.justified {
      return end(ofRowFrom: first, before: limit, justified)
    }
    guard settings.flow != nil else {
      return (min(limit, first + settings.itemsInRow.upperBound), nil)
    }
    let available = settings.available * (1 + 1e-12)
    let spacing = settings.configuration.itemSpacing
    let (least, most) = (settings.itemsInRow.lowerBound, settings.itemsInRow.upperBound)
    var (item, end) = (first, 0.0)
    while item < limit, item - first < most {
      end += lengths[item]
      if end > available, item - first >= least { break }
      end += spacing
      item += 1
    }
    return (item, nil)
  }

  /// The rule of `justified-layout` 4.1, with a least and a greatest number of items.
  @inline(__always)
  private func end(
    ofRowFrom first: Int, before limit: Int, _ justified: RowSettings.Justified
  ) -> (end: Int, sum: Double?) {
    let (least, most) = (settings.itemsInRow.lowerBound, settings.itemsInRow.upperBound)
    let (leastSum, mostSum) = (justified.least, justified.most)
    var (item, sum) = (first, 0.0)
    while item < limit {
      let (next, count) = (sum + lengths[item], item - first + 1)
      if count < least || next < leastSum && count < most {
        sum = next
        item += 1
        continue
      }
      if next > mostSum, count > least {
        let without = (sum - settings.room(for: count - 1)).magnitude
        let with = (next - settings.room(for: count)).magnitude
        if with > without { return (item, sum) }
      }
      return (item + 1, next)
    }
    return (limit, sum)
  }

  /// The row of some items, downwards from another one or from the seam.
  @inline(__always)
  func row(of items: Range<Int>, sum: Double? = nil, after previous: Row?) -> Row {
    Row(
      first: items.lowerBound,
      position: previous.map { $0.end + settings.configuration.rowSpacing } ?? seam.start,
      height: height(of: items, sum: sum, beside: previous.map { neighbor($0) } ?? seam.height))
  }

  /// The height that a row takes over which does not have to fill the width, if there is one.
  @inline(__always)
  func neighbor(_ row: Row) -> Double? { isFilling(row.first) ? nil : row.height }

  /// The height of a row beside another one: the one before it, or upwards the one behind it.
  @inline(__always)
  func height(of items: Range<Int>, sum: Double? = nil, beside neighbor: Double?) -> Double {
    if isFilling(items.lowerBound) { return lengths[items.lowerBound] }
    guard let justified = settings.justified else {
      guard settings.hasOwnHeights else { return settings.flow?.height ?? 0 }
      let heights = heights
      return items.reduce(0) { max($0, heights[$1]) }
    }
    let natural = stretch(of: items, sum: sum) * justified.target
    let most = isSingle(items) ? justified.singleMost : .infinity
    guard isStretchEnd(items), isOpen(items) else {
      let limits = justified.limits
      return min(max(limits.lowerBound, min(natural, limits.upperBound)), most)
    }
    return min(min(neighbor ?? justified.target, natural), most)
  }

  /// Whether a row has all items that are stacked downwards, and had when it became the first one.
  @inline(__always)
  private func isSingle(_ items: Range<Int>) -> Bool {
    items.upperBound == lengths.count && items.lowerBound == seam.item
      && seam.height ?? 0 <= settings.justified?.singleMost ?? .infinity
  }

  /// Whether a row of justified items does not have to fill the width: an open one at the end of a
  /// stretch, or a single one that would be too high.
  func isLoose(_ items: Range<Int>) -> Bool {
    guard isStretchEnd(items) else { return false }
    if isOpen(items) { return true }
    guard let justified = settings.justified, isSingle(items) else { return false }
    let natural = stretch(of: items) * justified.target
    return min(natural, justified.limits.upperBound) > justified.singleMost
  }

  /// By what justified items are multiplied to fill a row, whatever the limits.
  @inline(__always)
  func stretch(of items: Range<Int>, sum: Double? = nil) -> Double {
    let sum = sum ?? self.sum(of: items)
    return sum > 0 ? settings.room(for: items.count) / sum : .infinity
  }

  /// The sum of the lengths of justified items, added from the first to the last.
  @inline(__always)
  private func sum(of items: Range<Int>) -> Double { items.reduce(0) { $0 + lengths[$1] } }

  /// Whether a row at the end of a stretch of justified items does not have to fill the width.
  @inline(__always)
  func isOpen(_ items: Range<Int>) -> Bool {
    guard let justified = settings.justified else { return true }
    if settings.isOptimal {
      // Added as where rows are chosen.
      return settings.room(for: items.count) >= items.reversed().reduce(0) { $0 + lengths[$1] }
    }
    let allowed = settings.itemsInRow
    return items.count < allowed.lowerBound
      || sum(of: items) < justified.least && items.count < allowed.upperBound
  }
}
