/// Up to 16 lanes in registers, sorted by running position.
///
/// Each item waits for one addition and one minimum. Positions depend neither on lane numbers nor
/// on the order of level lanes, so that order is settled only when one of them is the shortest: the
/// loop's only branch on data. A tournament between the lanes took twice as long.
struct SortedRegisters<Others: SortedPositions>: SortedLanes {
  private var shortest = 0.0
  private var others: Others
  private var order = LaneOrder()

  init(_ runningPositions: UnsafeMutableBufferPointer<Double>) {
    // All lanes begin at 0, and each moves to its position once it is the first.
    others = Others(zeros: runningPositions.count - 1)
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
    let (rule, runningPositions, lengths) = (skyline.rule, skyline.runningPositions, chunk.lengths)
    // Settled lanes stay in order while they are taken one by one, up to this offset.
    var settledEnd = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = rule.next(after: lanes.shortest, length: lengths[offset])
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
