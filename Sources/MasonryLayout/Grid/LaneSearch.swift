/// The items of one lane in stacking order, to be searched for a place along it.
struct LaneSearch {
  let members: UnsafeBufferPointer<UInt32>
  let positions: UnsafeBufferPointer<Double>
  let lengths: UnsafeBufferPointer<Double>

  @inline(__always)
  func item(_ member: Int) -> Int { Int(members[member]) }

  @inline(__always)
  func start(_ member: Int) -> Double { positions[item(member)] }

  @inline(__always)
  func end(_ member: Int) -> Double {
    let item = item(member)
    return positions[item] + lengths[item]
  }

  /// The first member that does not end before a logical position.
  ///
  /// The members of a lane lie about evenly along it. So a guess by the share of the content is off by
  /// some dozens among a hundred thousand, and a second one from there by a few, from where the search
  /// takes steps that double. A binary search in the whole lane looks at three times as many members, most
  /// of which are not in the cache: visible items in the middle of a million took 1.5 to 2 times as long.
  /// Where members lie otherwise this takes up to twice as many steps as a binary search, but no more.
  ///
  /// It is kept apart from the walk, whose state would push that of this loop out of the registers.
  @inline(never)
  func firstMember(endingAt position: Double, share: Double) -> Int {
    let member = guess(position, share)
    var (low, high, step) = (member, member, 1)
    // In the end, the member before `low` ends before the position, and `high` does not.
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

  /// A member that is probably near a logical position, if a point is that share of the content.
  @inline(__always)
  private func guess(_ position: Double, _ share: Double) -> Int {
    guard members.count > 1 else { return 0 }
    let density = Double(members.count) * share
    let member = clamped(position * density)
    return clamped(Double(member) + (position - start(member)) * density)
  }

  /// A number as that of a member, whatever it is.
  @inline(__always)
  private func clamped(_ member: Double) -> Int {
    let last = members.count &- 1
    return member > 0 ? member < Double(last) ? Int(member) : last : 0
  }
}
