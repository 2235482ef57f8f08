struct Gap: Sendable {
  var start: Double
  var end: Double

  /// The largest need with `start + need <= end`.
  var room: Double {
    // A sum less than half a step beyond the end is rounded to it. Neither number is negative, so
    // steps are taken in bits: `nextUp` and `nextDown` took three times as long here.
    let step = Double(bitPattern: end.bitPattern + 1) - end
    var room = ((end - start) + step / 2).bitPattern
    while start + Double(bitPattern: room) > end { room -= 1 }
    while start + Double(bitPattern: room + 1) <= end { room += 1 }
    return Double(bitPattern: room)
  }
}

/// The open parts of one or several lanes: gaps, and the space below all items.
struct Openings {
  private(set) var gaps: [Gap] = []
  /// The end of all items.
  private(set) var tail = 0.0

  init(tail: Double = 0) { self.tail = tail }

  /// Continues below an item, and keeps the space above it as a gap.
  mutating func skip(to position: Double, next: Double) {
    if tail < position { gaps.append(Gap(start: tail, end: position)) }
    tail = next
  }

  /// What is open in both, where at least one of them has a gap.
  func intersection(_ other: Openings) -> Openings {
    var common = Openings(tail: max(tail, other.tail))
    var (one, two) = (0, 0)
    while one < gaps.count || two < other.gaps.count {
      let left = one < gaps.count ? gaps[one] : Gap(start: tail, end: .infinity)
      let right = two < other.gaps.count ? other.gaps[two] : Gap(start: other.tail, end: .infinity)
      let gap = Gap(start: max(left.start, right.start), end: min(left.end, right.end))
      if gap.start < gap.end { common.gaps.append(gap) }
      if left.end < right.end { one += 1 } else { two += 1 }
    }
    return common
  }
}
