/// The end of each lane while items are placed, and the cursor, in unmanaged memory: an array would
/// be checked for uniqueness with every item.
///
/// It has the rule that gives lanes to items that span lanes, are pinned or may be backfilled, in
/// packings with a tolerance, and where lanes differ. For others ``SortedLanes`` is faster.
struct Skyline {
  /// The running position of each lane: the end of its last item and the spacing after it.
  let runningPositions: UnsafeMutableBufferPointer<Double>
  /// The lane after the last item placed in turn; round robin and grid lanes continue here.
  var cursor: Int
  let rule: PackingRule
  var gaps: Gaps?
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

  /// Gives an item a slot in lanes or a gap; a kept item is as if pinned, but advances the cursor.
  @inline(__always)
  mutating func assign(
    _ item: Int, _ request: LaneRequest, to lanes: Range<Int>, isKept: Bool, length: Double,
    in tracks: Tracks
  ) -> Slot {
    let slot = nextSlot(
      on: lanes, isPinned: request.isPinned || isKept, length: length, in: tracks)
    let next = rule.next(after: slot.position, length: length)
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
    guard gaps?.hasPassed(rule.need(ofLength: length), above: position) ?? true else { return nil }
    runningPositions[lane] = rule.next(after: position, length: length)
    cursor = lane + 1
    return (lane, position)
  }

  /// The slot of the next item, on given lanes or in a gap; only what gaps learn may change.
  @inline(__always)
  mutating func nextSlot(
    on lanes: Range<Int>, isPinned: Bool, length: Double, in tracks: Tracks
  ) -> Slot {
    let slot = Slot(lanes: lanes, position: top(of: lanes))
    let gap = gaps?.findSlot(
      insteadOf: lanes, at: slot.position, need: rule.need(ofLength: length), isPinned: isPinned,
      tolerance: rule.tolerance, runningPositions, in: tracks)
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
    if case .inTurn = rule.choice { return cursor + span <= laneCount ? cursor : 0 }
    // Most items cover one lane; this path does half the work.
    let runningPositions = runningPositions
    guard span > 1 else { return firstLane(of: laneCount) { runningPositions[$0] } }
    return shortestLane(ofSpan: span)
  }

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

  /// The first lane where an item starts at most the tolerance below the highest start; in packings
  /// with a tolerance, the first from the cursor on and around.
  @inline(__always)
  private func firstLane(of count: Int, top: (_ lane: Int) -> Double) -> Int {
    var first = 0
    if case .within = rule.choice, cursor < count { first = cursor }
    guard rule.tolerance > 0 else {
      // One pass without branches.
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

struct Slot {
  let lanes: Range<Int>
  let position: Double
  var isInGap = false

  /// The largest span whose lanes are compared one by one, which is faster than windows for 2 and
  /// 3; beyond it, windows bound the work.
  static var longestNarrowSpan: Int { 8 }
}

extension UnsafeMutableBufferPointer<Double> {
  /// The largest running position of some lanes: bit patterns of numbers of at least 0 sort like
  /// the numbers, and the maximum of integers compiles without a branch.
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

struct PackingRule: Sendable {
  enum Choice: Sendable {
    /// The lane at the cursor.
    case inTurn
    /// The shortest lane, the first of several.
    case shortest
    /// The first lane from the cursor on that is at most this much longer than the shortest.
    case within(Double)
  }

  let choice: Choice
  /// Whether items go back to gaps.
  let isDense: Bool
  /// The distance between items that follow each other in a lane.
  let spacing: Double

  init(_ configuration: MasonryGrid.Configuration, in space: LayoutSpace) {
    spacing = configuration.itemSpacing
    isDense = configuration.packing.isDense
    switch configuration.packing {
    case .roundRobin: choice = .inTurn
    case .shortestColumn: choice = .shortest
    case .gridLanes(let tolerance, _):
      let points = tolerance.points(
        across: space.available(within: configuration.contentInsets))
      // Without gaps, an infinite tolerance means round robin.
      choice = points == .infinity && !isDense ? .inTurn : .within(points)
    }
  }

  /// Whether most items are placed without evaluating the rule for each, while there are no gaps.
  func isFast(for items: Items) -> Bool {
    switch choice {
    case .inTurn: items.areUnconstrained
    case .shortest: true
    case .within(let tolerance): tolerance == 0
    }
  }

  /// How much lower than the best place an item may start; 0 if the packing has no tolerance.
  var tolerance: Double { if case .within(let tolerance) = choice { tolerance } else { 0 } }

  /// The part of its lanes that an item takes: its length and the spacing after it.
  @inline(__always)
  func need(ofLength length: Double) -> Double { length + spacing }

  /// The start of the lane's next item: always this sum, so placing again gives the same bits.
  @inline(__always)
  func next(after position: Double, length: Double) -> Double {
    position + need(ofLength: length)
  }
}
