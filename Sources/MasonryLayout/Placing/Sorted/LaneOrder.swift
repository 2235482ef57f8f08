/// An order of up to 16 lanes, four bits each from the lowest on.
struct LaneOrder {
  private var lanes: UInt64 = 0xFEDC_BA98_7654_3210

  @inline(__always)
  var first: Int { Int(truncatingIfNeeded: lanes & 15) }

  /// Moves the first lane behind `count` others.
  @inline(__always)
  mutating func moveFirst(behind count: Int) {
    let shift = UInt64(truncatingIfNeeded: count &* 4)
    let others = lanes &>> 4
    let behind = (others &>> shift) &<< shift
    // A shift by a variable takes two steps of a processor, by a constant only one.
    lanes = (others ^ behind) | (lanes & 15) &<< shift | behind &<< 4
  }

  /// Removes a lane; those behind it close up.
  @inline(__always)
  mutating func remove(_ lane: Int) {
    // Four bits equal to the lane become 0 in the difference, and a borrow marks them.
    let ones: UInt64 = 0x1111_1111_1111_1111
    let difference = lanes ^ UInt64(truncatingIfNeeded: lane) &* ones
    let places = (difference &- ones) & ~difference & ones &<< 3
    let behind = ~0 &<< UInt64(truncatingIfNeeded: places.trailingZeroBitCount & ~3)
    lanes = lanes & ~behind | lanes &>> 4 & behind
  }

  /// Inserts neighbouring lanes, in their order, behind `count` others.
  @inline(__always)
  mutating func insert(_ inserted: Range<Int>, behind count: Int) {
    let beyond: UInt64 = ~0 << (4 * inserted.count)
    let new = (LaneOrder().lanes >> (4 * inserted.lowerBound)) & ~beyond
    let behind: UInt64 = ~0 << (4 * count)
    let moved = (lanes & behind) << (4 * inserted.count)
    lanes = (lanes & ~behind) | (new << (4 * count)) | moved
  }

  /// Orders two level lanes at the front by the turn, without branches, as the outcome is
  /// unpredictable; more than two are rarely level.
  @inline(__always)
  mutating func settleTwo(from cursor: Int) {
    let turn = UInt64(truncatingIfNeeded: cursor)
    let (first, second) = ((lanes &- turn) & 15, (lanes &>> 4 &- turn) & 15)
    // If the difference is negative, the second comes first: the shift then gives all ones.
    let exchange = UInt64(bitPattern: Int64(bitPattern: second &- first) &>> 63)
    let difference = (lanes ^ lanes &>> 4) & 15 & exchange
    lanes ^= difference | difference &<< 4
  }

  /// Orders `level` level lanes at the front by the turn: from the cursor on and around.
  @inline(__always)
  mutating func settle(_ level: Int, from cursor: Int) {
    if !isSettled(level, from: cursor) { self = settled(level, from: cursor) }
  }

  /// Out of line and not `mutating`, so that the hot loop keeps `lanes` in a register.
  @inline(never)
  private func settled(_ level: Int, from cursor: Int) -> LaneOrder {
    var set: UInt64 = 0
    for place in 0..<level { set |= 1 &<< (lanes &>> UInt64(truncatingIfNeeded: 4 &* place) & 15) }
    // Counted from the cursor and around, the lanes ascend.
    let turn = UInt64(truncatingIfNeeded: cursor)
    var rest = (set &>> turn | set &<< (16 &- turn)) & 0xFFFF
    var front: UInt64 = 0
    var shift: UInt64 = 0
    while rest != 0 {
      let lane = (UInt64(truncatingIfNeeded: rest.trailingZeroBitCount) &+ turn) & 15
      front |= lane &<< shift
      shift &+= 4
      rest &= rest &- 1
    }
    var result = self
    result.lanes = (lanes & (~0 << shift)) | front
    return result
  }

  /// Whether the first `level` lanes are in the order of the turn, as lanes are that became level
  /// one after the other: counted from the cursor and around, each is smaller than the next.
  @inline(__always)
  private func isSettled(_ level: Int, from cursor: Int) -> Bool {
    let bytes: UInt64 = 0x0101_0101_0101_0101
    let turned = UInt64(truncatingIfNeeded: 16 &- cursor) &* bytes
    let even = ((lanes & (bytes &* 15)) &+ turned) & (bytes &* 15)
    let odd = ((lanes >> 4 & (bytes &* 15)) &+ turned) & (bytes &* 15)
    // The top bit of a byte stays set if nothing is borrowed from it.
    let areEvenSmaller = (odd | bytes &* 128) &- even
    let areOddSmaller = (even >> 8 | bytes &* 128) &- odd
    // Bytes beyond the level lanes are shifted out: eight of them in two steps.
    let evenShift = UInt64(truncatingIfNeeded: 64 &- level / 2 &* 8)
    let oddShift = UInt64(truncatingIfNeeded: 56 &- (level &- 1) / 2 &* 8)
    let missing = ~areEvenSmaller &<< evenShift | (~areOddSmaller &<< oddShift) &<< 8
    return missing & (bytes &* 128) == 0
  }
}
