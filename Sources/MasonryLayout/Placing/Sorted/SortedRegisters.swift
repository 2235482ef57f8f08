/// Up to 16 lanes of a skyline in registers, sorted by running position.
///
/// A search of all lanes for each item is a chain of unpredictable comparisons. In sorted lanes the
/// shortest is first, and one lane moves per item.
///
/// Each item waits for one addition and one minimum. Positions depend neither on lane numbers nor
/// on the order of level lanes, so that order is settled only when one of them is the shortest: the
/// loop's only branch on data. A tournament between the lanes took twice as long.
struct SortedRegisters<Others: SortedPositions> {
  private var shortest = 0.0
  private var others = Others()
  private var order = LaneOrder()

  init(_ runningPositions: UnsafeMutableBufferPointer<Double>) {
    // Positions beyond the lanes are infinite. All lanes begin at 0, and each moves to its position
    // once it is the first.
    for _ in runningPositions.count - 1..<Others.count { others.insert(.infinity) }
    for position in runningPositions { moveFirst(to: position) }
  }

  /// Moves the first lane to another running position, behind all lanes that are not longer.
  @inline(__always)
  private mutating func moveFirst(to next: Double) {
    order.moveFirst(behind: others.count(upTo: next))
    shortest = next.smaller(others.first)
    others.insert(next)
  }

  /// Orders the level lanes at the front, mostly two, by the turn; returns their number less one.
  @inline(__always)
  private mutating func settle(from cursor: Int) -> Int {
    if shortest < others.second {
      order.settleTwo(from: cursor)
      return 1
    }
    let behindFirst = others.count(upTo: shortest)
    order.settle(1 &+ behindFirst, from: cursor)
    return behindFirst
  }

  @inline(__always)
  mutating func fill(
    _ range: Range<Int>, of chunk: ItemChunk, _ skyline: inout Skyline, honoringTurn: Bool
  ) {
    // Local variables stay in registers; `self` would be written to memory.
    var lanes = self
    var cursor = skyline.cursor
    let settings = skyline.settings
    let runningPositions = skyline.runningPositions
    let lengths = chunk.lengths
    // Settled lanes stay in order while they are taken one by one, up to this offset.
    var settledEnd = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = settings.next(after: lanes.shortest, length: lengths[offset])
      // This is one jump; an equality of numbers would be two.
      if !(lanes.shortest < lanes.others.first) {
        if offset >= settledEnd {
          settledEnd = offset &+ lanes.settle(from: honoringTurn ? cursor : 0)
        }
        // A lane that does not get longer becomes level with them again.
        if !(lanes.shortest < next) { settledEnd = offset }
      }
      let lane = lanes.order.first
      chunk.note(offset, at: lanes.shortest, lane: lane)
      runningPositions[lane] = next
      if honoringTurn { cursor = lane &+ 1 }
      lanes.moveFirst(to: next)
      offset &+= 1
    }
    skyline.cursor = cursor
    self = lanes
  }

  /// Moves lanes to a running position of at least their present ones.
  mutating func raise(
    _ raised: Range<Int>, at runningPositions: UnsafeMutableBufferPointer<Double>, to next: Double
  ) {
    for lane in raised {
      let position = runningPositions[lane]
      let second = others.first
      if !(shortest < position) { shortest = min(second, next) }
      others.insert(next, above: position)
      order.remove(lane)
    }
    let notLonger = (shortest <= next ? 1 : 0) + others.count(upTo: next)
    order.insert(raised, behind: notLonger - raised.count)
  }
}

/// An order of up to 16 lanes, four bits each from the lowest on.
struct LaneOrder {
  static let maximumCount = 16
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
