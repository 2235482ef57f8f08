/// The items of one lane in stacking order, to search for a position along it.
struct LaneSearch {
  let members: UnsafeBufferPointer<UInt32>

  // Pointers without counts, so that a search is passed in registers.
  let positions: UnsafePointer<Double>
  let lengths: UnsafePointer<Double>

  @inline(__always)
  private func item(_ member: Int) -> Int { Int(members[member]) }

  @inline(__always)
  private func start(_ member: Int) -> Double { positions[item(member)] }

  @inline(__always)
  private func end(_ member: Int) -> Double {
    let item = item(member)
    return positions[item] + lengths[item]
  }

  /// The first member that does not end before a logical position.
  ///
  /// Members lie about evenly along a lane. A guess by the share of the content is off by some
  /// dozens among a hundred thousand, a second guess from there by a few, a third usually by less
  /// than half a window. A binary search would read four times as many members, one after the other
  /// and mostly not in the cache.
  ///
  /// No comparison branches, as outcomes are unpredictable: so several lanes are searched at once.
  @inline(__always)
  func firstMember(endingAt position: Double, share: Double) -> Int {
    guard members.count >= Self.windowLength else {
      return firstMember(endingAt: position, from: 0)
    }
    let start = guess(position, share) &- Self.windowLength / 2
    var passedCount = 0
    for member in start..<start &+ Self.windowLength {
      passedCount &+= end(member) < position ? 1 : 0
    }
    // If all or none are passed, the member may be further away.
    let first = start &+ passedCount
    let isInside = passedCount > 0 && passedCount < Self.windowLength
    return isInside ? first : firstMember(endingAt: position, from: first)
  }

  /// The number of members around the guess that are all compared.
  private static var windowLength: Int { 4 }

  /// The same, from a member on in doubling steps.
  ///
  /// For uneven members this takes at most twice as many steps as a binary search.
  @inline(never)
  private func firstMember(endingAt position: Double, from member: Int) -> Int {
    var (low, high, step) = (member, member, 1)
    // Finally, the member before `low` ends before the position, and `high` does not.
    while low > 0, end(low &- 1) >= position {
      high = low &- 1
      low = max(0, high &- step)
      step &*= 2
    }
    while high < members.count, end(high) < position {
      low = high &+ 1
      high = min(members.count, high &+ step)
      step &*= 2
    }
    return (low..<high).partitioningIndex { end($0) >= position }
  }

  /// A member probably near a logical position, if a point is `share` of the content.
  @inline(__always)
  private func guess(_ position: Double, _ share: Double) -> Int {
    let density = Double(members.count) * share
    var member = clamped(position * density)
    for _ in 0..<2 { member = clamped(Double(member) + (position - start(member)) * density) }
    return member
  }

  /// Rounds to a member that has room for a window around it.
  ///
  /// The low bits of the sum with 2⁵² are the whole number. A conversion would check three times
  /// whether the number fits, which it does.
  @inline(__always)
  private func clamped(_ member: Double) -> Int {
    let (first, last) = (Self.windowLength / 2, members.count &- Self.windowLength / 2)
    guard member > Double(first) else { return first }
    guard member < Double(last) else { return last }
    return Int(UInt32(truncatingIfNeeded: (member + 0x1p52).bitPattern))
  }
}
