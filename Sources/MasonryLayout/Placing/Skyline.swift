/// The end of each lane while items are placed, and the cursor, in unmanaged memory: an array would
/// be checked for uniqueness with every item.
///
/// It has the rule that gives lanes to items that span lanes, are pinned or may be backfilled, in
/// packings with a tolerance, with more than 16 lanes, and where lanes differ. For others
/// ``SortedRegisters`` are faster.
struct Skyline {
  /// The running position of each lane: the end of its last item and the spacing after it.
  let runningPositions: UnsafeMutableBufferPointer<Double>
  /// The lane after the last item placed in turn; round robin and grid lanes continue here.
  var cursor: Int
  let settings: LaneSettings
  var gaps: Gaps?
  var backfilled: [UInt32] = []

  init(cursor: Int, _ settings: LaneSettings, runningPosition: (_ lane: Int) -> Double) {
    runningPositions = .allocate(capacity: settings.tracks.count)
    for lane in runningPositions.indices {
      runningPositions.initializeElement(at: lane, to: runningPosition(lane))
    }
    self.cursor = cursor
    self.settings = settings
  }

  func deallocate() { runningPositions.deallocate() }

  var laneCount: Int { runningPositions.count }

  /// Gives an item a slot in lanes or a gap; a kept item is as if pinned, but advances the cursor.
  @inline(__always)
  mutating func assign(
    _ item: Int, _ request: LaneRequest, to lanes: Range<Int>, isKept: Bool, length: Double
  ) -> Slot {
    let slot = nextSlot(on: lanes, isPinned: request.isPinned || isKept, length: length)
    let next = settings.next(after: slot.position, length: length)
    gaps?.occupy(slot.lanes, from: slot.position, to: next, runningPositions)
    if slot.isInGap {
      backfilled.append(UInt32(truncatingIfNeeded: item))
      for lane in slot.lanes { runningPositions[lane] = max(runningPositions[lane], next) }
    } else {
      cover(slot, next: next, isPinned: request.isPinned)
    }
    return slot
  }

  /// Places an unconstrained item, or returns `nil` if some gap may have room for it, as for one of
  /// four items of a dense wall.
  @inline(__always)
  mutating func assignBelowGaps(length: Double) -> (lane: Int, position: Double)? {
    let lane = firstLane(ofSpan: 1)
    let position = runningPositions[lane]
    let need = settings.need(ofLength: length)
    guard gaps?.hasPassed(need, above: position) ?? true else { return nil }
    runningPositions[lane] = settings.next(after: position, length: length)
    cursor = lane + 1
    return (lane, position)
  }

  /// The slot of the next item, on given lanes or in a gap; only what gaps learn may change.
  @inline(__always)
  mutating func nextSlot(on lanes: Range<Int>, isPinned: Bool, length: Double) -> Slot {
    let slot = Slot(lanes: lanes, position: top(of: lanes))
    let gap = gaps?.findSlot(
      insteadOf: lanes, at: slot.position, need: settings.need(ofLength: length),
      isPinned: isPinned, runningPositions, settings)
    return gap ?? slot
  }

  /// The lanes of an item unless it is backfilled; `mutating` only to be called without a copy.
  @inline(__always)
  mutating func lanes(for request: LaneRequest, keptIn lane: Int? = nil) -> Range<Int> {
    let span = request.span(in: laneCount)
    let lane = lane ?? request.pin(in: laneCount) ?? firstLane(ofSpan: span)
    return lane..<lane + span
  }

  /// The start of an item that covers some lanes: their largest running position.
  @inline(__always)
  func top(of lanes: Range<Int>) -> Double { runningPositions.largest(in: lanes) }

  /// Covers lanes with an item, and advances the cursor unless the item is pinned.
  @inline(__always)
  mutating func cover(_ slot: Slot, next: Double, isPinned: Bool) {
    for lane in slot.lanes { runningPositions[lane] = next }
    if !isPinned { cursor = slot.lanes.upperBound }
  }

  @inline(__always)
  private mutating func firstLane(ofSpan span: Int) -> Int {
    if case .roundRobin = settings.packing { return cursor + span <= laneCount ? cursor : 0 }
    // Most items cover one lane; this path does half the work.
    let runningPositions = runningPositions
    guard span > 1 else { return firstLane(of: laneCount) { runningPositions[$0] } }
    return shortestLane(ofSpan: span)
  }

  @inline(never)
  private mutating func shortestLane(ofSpan span: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: laneCount) { tops in
      _ = tops.initialize(fromContentsOf: runningPositions)
      tops.reduceToMaxima(ofWindows: span)
      return firstLane(of: laneCount - span + 1) { tops[$0] }
    }
  }

  /// The first lane where an item starts at most the tolerance below the highest start; in packings
  /// with a tolerance, the first from the cursor on and around.
  @inline(__always)
  private func firstLane(of count: Int, top: (_ lane: Int) -> Double) -> Int {
    var first = 0
    if case .gridLanes = settings.packing, cursor < count { first = cursor }
    guard settings.packing.tolerance > 0 else {
      // One pass without branches.
      var (best, highest) = (first, top(first).order)
      var lane = first
      for _ in 1..<count {
        lane = lane + 1 < count ? lane + 1 : 0
        let top = top(lane).order
        (best, highest) = top < highest ? (lane, top) : (best, highest)
      }
      return best
    }
    var highest = top(0).order
    for lane in 1..<count { highest = min(highest, top(lane).order) }
    let limit = Double(order: highest) + settings.packing.tolerance
    for lane in first..<count where top(lane) <= limit { return lane }
    for lane in 0..<first where top(lane) <= limit { return lane }
    return 0
  }
}

struct Slot {
  let lanes: Range<Int>
  let position: Double
  var isInGap = false
}

extension Double {
  /// A whole number that sorts like this one: the maximum of two compiles without a branch.
  @inline(__always)
  fileprivate var order: Int64 { Self.flipped(Int64(bitPattern: bitPattern)) }

  @inline(__always)
  fileprivate init(order: Int64) { self.init(bitPattern: UInt64(bitPattern: Self.flipped(order))) }

  /// The bit patterns of numbers below 0 sort the other way round.
  @inline(__always)
  private static func flipped(_ bits: Int64) -> Int64 { bits ^ (bits &>> 63 & .max) }
}

extension UnsafeMutableBufferPointer<Double> {
  /// The largest running position of some lanes.
  @inline(__always)
  func largest(in lanes: Range<Int>) -> Double {
    var largest = self[lanes.lowerBound].order
    var lane = lanes.lowerBound + 1
    while lane < lanes.upperBound {
      largest = Swift.max(largest, self[lane].order)
      lane += 1
    }
    return Double(order: largest)
  }

  /// Replaces each element that begins a window by the maximum of the window, in O(*n* log *w*):
  /// window lengths double, then two windows overlap to the wanted length.
  func reduceToMaxima(ofWindows length: Int) {
    var covered = 1
    while 2 * covered <= length {
      for index in 0..<count - covered {
        self[index] = Swift.max(self[index], self[index + covered])
      }
      covered *= 2
    }
    for index in 0...count - length {
      self[index] = Swift.max(self[index], self[index + length - covered])
    }
  }
}

extension LaneSettings {
  /// Whether most items are placed without evaluating the rule for each, while there are no gaps.
  func isFast(for items: Items) -> Bool {
    guard tracks.areEqual else { return false }
    if packing == .roundRobin { return items.areUnconstrained }
    return packing.tolerance == 0 && tracks.count <= LaneOrder.maximumCount
  }
}
