/// The growing edge of a wall: where the next item of each lane may start, and whose turn it is.
///
/// It exists while items are placed. Its memory is its own: an array would be checked for other owners
/// with every item.
struct Skyline {
  /// The running position of each lane: the end of its last item and the spacing after it.
  let runningPositions: UnsafeMutableBufferPointer<Double>

  /// The lane after the item that was placed last in its turn.
  ///
  /// Round robin and grid lanes go on here.
  var cursor: Int

  let rule: PackingRule

  /// The gaps above it, in a dense packing.
  var gaps: Gaps?

  /// Memory for gaps, from those that were there before.
  ///
  /// It is much where walls are large: to touch it anew made more than half of all page faults when a
  /// million items were placed again.
  var gapMemory = GapTree()

  /// The items that went back to a gap.
  var backfilled: [UInt32] = []

  init(
    laneCount: Int, cursor: Int, _ rule: PackingRule, runningPosition: (_ lane: Int) -> Double
  ) {
    runningPositions = .allocate(capacity: laneCount)
    for lane in 0..<laneCount {
      runningPositions.initializeElement(at: lane, to: runningPosition(lane))
    }
    self.cursor = cursor
    self.rule = rule
  }

  func deallocate() { runningPositions.deallocate() }

  var laneCount: Int { runningPositions.count }
}

// The rule. Items that span lanes, are pinned, may go back to gaps, or are measured while they are placed
// get their lanes here, and so do all items where a packing has a tolerance. For the others ``SortedLanes``
// finds the same lanes in less time.
extension Skyline {
  /// Gives an item its slot, once its length in its lanes is known, and takes it up.
  ///
  /// An item that is kept in a lane is placed like one that is pinned there, but that it passes the turn on.
  @inline(__always)
  mutating func assign<Failure>(
    _ item: Int, _ request: LaneRequest, keptIn lane: Int? = nil, in tracks: Tracks,
    length: (Range<Int>) throws(Failure) -> Double
  ) throws(Failure) -> Slot {
    let lanes =
      if let lane { lane..<lane + request.span(in: laneCount) } else { lanes(for: request) }
    let length = try length(lanes)
    let slot = nextSlot(
      on: lanes, isPinned: request.isPinned || lane != nil, length: length, in: tracks)
    let next = rule.next(after: slot.position, length: length)
    gaps?.occupy(slot.lanes, from: slot.position, to: next, runningPositions)
    if slot.isInGap {
      backfilled.append(UInt32(truncatingIfNeeded: item))
      for lane in slot.lanes { runningPositions[lane] = max(runningPositions[lane], next) }
    } else {
      cover(slot, length: length, isPinned: request.isPinned)
    }
    return slot
  }

  /// Places an item that nothing constrains, if it is known that no gap has room for it.
  ///
  /// That is so of three items in four of a dense wall, and of all in a wall without gaps.
  @inline(__always)
  mutating func assignBelowGaps(length: Double) -> (lane: Int, position: Double)? {
    let lane = firstLane(ofSpan: 1)
    let position = runningPositions[lane]
    guard gaps?.hasPassed(rule.need(ofLength: length), above: position) ?? true else { return nil }
    runningPositions[lane] = rule.next(after: position, length: length)
    cursor = lane + 1
    return (lane, position)
  }

  /// The slot that an item would get next: on its lanes, or in a gap instead.
  ///
  /// It is not taken up. All that may change is what the gaps have learned from searches.
  @inline(__always)
  mutating func nextSlot(
    on lanes: Range<Int>, isPinned: Bool, length: Double, in tracks: Tracks
  ) -> Slot {
    let slot = Slot(lanes: lanes, position: top(of: lanes))
    guard gaps != nil,
      var gap = gapInstead(of: slot, isPinned: isPinned, length: length, in: tracks)
    else { return slot }
    gap.isInGap = true
    return gap
  }

  /// The lanes that an item covers unless it goes back to a gap.
  ///
  /// It changes nothing: as `mutating` it is called without a copy of the skyline.
  @inline(__always)
  mutating func lanes(for request: LaneRequest) -> Range<Int> {
    let span = request.span(in: laneCount)
    let lane = request.pin(in: laneCount) ?? firstLane(ofSpan: span)
    return lane..<lane + span
  }

  /// Where an item that covers some lanes starts: the running position of the tallest.
  @inline(__always)
  func top(of lanes: Range<Int>) -> Double { runningPositions.largest(in: lanes) }

  /// Takes up lanes with an item, and passes the turn on unless the item was pinned.
  @inline(__always)
  mutating func cover(_ slot: Slot, length: Double, isPinned: Bool) {
    let next = rule.next(after: slot.position, length: length)
    for lane in slot.lanes { runningPositions[lane] = next }
    if !isPinned { cursor = slot.lanes.upperBound }
  }

  /// The slot in gaps that an item goes back to, if there is one.
  @inline(__always)
  private mutating func gapInstead(
    of slot: Slot, isPinned: Bool, length: Double, in tracks: Tracks
  ) -> Slot? {
    gaps?.findSlot(
      insteadOf: slot.lanes, at: slot.position, need: rule.need(ofLength: length),
      isPinned: isPinned, tolerance: rule.tolerance, runningPositions, in: tracks)
  }

  /// The first lane of an item that is not pinned.
  @inline(__always)
  private mutating func firstLane(ofSpan span: Int) -> Int {
    if case .inTurn = rule.choice { return cursor + span <= laneCount ? cursor : 0 }
    // Most items cover one lane, which this is half as much work for.
    let runningPositions = runningPositions
    guard span > 1 else { return firstLane(of: laneCount) { runningPositions[$0] } }
    return shortestLane(ofSpan: span)
  }

  /// The first lane of an item that covers several.
  @inline(never)
  private mutating func shortestLane(ofSpan span: Int) -> Int {
    let count = laneCount - span + 1
    guard span > Slot.longestNarrowSpan else {
      return firstLane(of: count) { top(of: $0..<$0 + span) }
    }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: laneCount) { tops in
      _ = tops.initialize(fromContentsOf: runningPositions)
      tops.reduceToMaxima(ofWindows: span)
      return firstLane(of: count) { tops[$0] }
    }
  }

  /// The first lane where an item starts at most the tolerance below the highest place for it.
  ///
  /// If the packing goes by turns, it is the first from the cursor on, and around.
  @inline(__always)
  private func firstLane(of count: Int, top: (_ lane: Int) -> Double) -> Int {
    var first = 0
    if case .within = rule.choice, cursor < count { first = cursor }
    guard rule.tolerance > 0 else {
      // In one pass, in which nothing branches.
      var (best, highest) = (first, top(first).bitPattern)
      var lane = first
      for _ in 1..<count {
        lane = lane + 1 < count ? lane + 1 : 0
        let top = top(lane).bitPattern
        (best, highest) = top < highest ? (lane, top) : (best, highest)
      }
      return best
    }
    var highest = top(0).bitPattern
    for lane in 1..<count { highest = min(highest, top(lane).bitPattern) }
    let limit = Double(bitPattern: highest) + rule.tolerance
    for lane in first..<count where top(lane) <= limit { return lane }
    for lane in 0..<first where top(lane) <= limit { return lane }
    return 0
  }
}

extension UnsafeMutableBufferPointer<Double> {
  /// The largest running position of some lanes.
  ///
  /// Positions are at least 0, and the bit patterns of such numbers sort like the numbers. The larger of
  /// two integers is found without a branch, that of two numbers is not.
  @inline(__always)
  func largest(in lanes: Range<Int>) -> Double {
    var largest = self[lanes.lowerBound].bitPattern
    var lane = lanes.lowerBound + 1
    while lane < lanes.upperBound {
      largest = Swift.max(largest, self[lane].bitPattern)
      lane += 1
    }
    return Double(bitPattern: largest)
  }

  /// Replaces each element that begins a window by the largest one in it.
  ///
  /// Windows double in length as long as they are not too long; then two of them overlap to the length
  /// wanted. That takes O(*n* log *w*) for *n* elements and windows of *w*, where looking through each
  /// window would take O(*n*·*w*).
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
