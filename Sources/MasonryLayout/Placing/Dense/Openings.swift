/// What lies between two items of a lane.
struct Gap: Sendable {
  var start: Double
  var end: Double

  /// The most that fits: `start + need <= end` holds for just those needs that are not larger.
  var room: Double {
    // A sum that is less than half a step beyond the end is rounded to it. Steps are taken in bits, as
    // neither number is negative: the general ones cost three times as much here.
    let step = Double(bitPattern: end.bitPattern + 1) - end
    var room = ((end - start) + step / 2).bitPattern
    while start + Double(bitPattern: room) > end { room -= 1 }
    while start + Double(bitPattern: room + 1) <= end { room += 1 }
    return Double(bitPattern: room)
  }
}

/// Where a lane, or several lanes at once, are open: in gaps, and below all items.
struct Openings {
  /// The gaps, from the top down.
  private(set) var gaps: [Gap] = []

  /// Below this there is nothing.
  private(set) var tail = 0.0

  /// Creates openings without gaps.
  init(tail: Double = 0) { self.tail = tail }

  /// Goes on below an item, and keeps what lies above it as a gap.
  mutating func skip(to position: Double, next: Double) {
    if tail < position { gaps.append(Gap(start: tail, end: position)) }
    tail = next
  }

  /// What is open here and in other lanes, in a gap of one of them at least.
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
