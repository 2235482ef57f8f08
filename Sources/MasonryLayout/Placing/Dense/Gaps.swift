/// The gaps that items of a dense packing can go back to.
///
/// A *gap* of a lane is space that the lane skipped because an item that also covers other lanes
/// started lower; it ends where that item starts. Below all gaps is the open *tail* of the lane.
///
/// An item that covers several lanes needs room in all of them, in a gap of at least one. For each
/// span in use and each lane that it can start at, a *window* holds the gaps that its lanes have in
/// common, so that every search is in one list. (A search lane by lane until all agree may take as
/// many steps as there are gaps.) Items that fill part of a gap are recorded in their lanes only. A
/// window may therefore show too much, until a search corrects it; most are never read again.
struct Gaps: Sendable {
  struct Window: Sendable {
    /// No item fits above this, not even one of length 0; see `positionLaneByLane`.
    var floor = 0.0

    /// The need of the last search that went too far down; no gap above ``passedPosition`` has
    /// room.
    var passedNeed = Double.infinity
    var passedPosition = 0.0
    var gaps = GapTree.List()
  }

  /// The windows of a span, and common bounds of them.
  struct Span: Sendable {
    let count: Int
    let firstWindow: Int
    /// The same for all windows: for most items this shows without reading them that none fits.
    var passedNeed = Double.infinity
    var passedPosition = 0.0
  }

  var tree: GapTree
  /// The windows of each span, by their first lane; span 1, with the single lanes, comes first.
  var windows: [Window] = []
  var spans: [Span] = []
  let laneCount: Int

  /// The number of spans that have windows, to bound memory and work; others go lane by lane.
  private static var maximumSpanCount: Int { 16 }

  /// Creates gaps of lanes and windows of spans in the memory of a tree without gaps.
  init(_ lanes: [Openings], spans: [Int], in memory: GapTree = GapTree()) {
    tree = memory
    laneCount = lanes.count
    for span in [1] + spans.prefix(Self.maximumSpanCount).filter({ $0 > 1 }) {
      self.spans.append(Span(count: span, firstWindow: windows.count))
      for lane in 0...laneCount - span {
        var window = Window()
        let common = lanes[lane + 1..<lane + span].reduce(lanes[lane]) { $0.intersection($1) }
        for gap in common.gaps { tree.append(gap, to: &window.gaps) }
        windows.append(window)
      }
    }
  }

  /// Removes all gaps, and hands out the memory of their tree: fresh memory caused more than half
  /// of all page faults when a million items were placed again.
  mutating func takeMemory() -> GapTree {
    tree.removeAll()
    var memory = GapTree()
    swap(&memory, &tree)
    return memory
  }

  var isEmpty: Bool { windows.prefix(laneCount).allSatisfy { $0.gaps.room < 0 } }

  /// The index in ``spans`` of a number of lanes, if it has windows.
  @inline(__always)
  func rank(ofSpan count: Int) -> Int? { spans.firstIndex { $0.count == count } }

  /// Updates the gaps for an item that will cover lanes, in gaps or below all items.
  @inline(__always)
  mutating func occupy(
    _ lanes: Range<Int>, from position: Double, to next: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    GapTree.noteSteps(1)
    if lanes.count > 1 { appendGaps(over: lanes, above: position, runningPositions) }
    for lane in lanes { cut(from: position, to: next, outOf: lane) }
    if lanes.count > 1, let rank = rank(ofSpan: lanes.count) {
      // Correcting the searched window here saves a search.
      cut(from: position, to: next, outOf: spans[rank].firstWindow + lanes.lowerBound)
    }
  }

  @inline(__always)
  private mutating func cut(from position: Double, to next: Double, outOf window: Int) {
    guard position < windows[window].gaps.end else { return }
    tree.cut(from: position, to: next, outOf: &windows[window].gaps)
  }

  /// Adds the space between the tails and an item to all windows that share a lane with it.
  @inline(never)
  private mutating func appendGaps(
    over lanes: Range<Int>, above position: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    for rank in spans.indices {
      let span = spans[rank].count
      let changed =
        max(0, lanes.lowerBound - span + 1)..<min(lanes.upperBound, laneCount - span + 1)
      GapTree.noteSteps(changed.count)
      let covered = changed.lowerBound..<changed.upperBound - 1 + span
      withUnsafeTemporaryAllocation(of: Double.self, capacity: covered.count) { tails in
        _ = tails.initialize(fromContentsOf: runningPositions[covered])
        tails.reduceToMaxima(ofWindows: span)
        for lane in changed {
          appendGap(from: tails[lane - changed.lowerBound], to: position, rank, lane)
        }
      }
    }
  }

  /// Adds the space between two positions to a window, unless it is empty.
  @inline(__always)
  private mutating func appendGap(from start: Double, to end: Double, _ rank: Int, _ lane: Int) {
    guard start < end else { return }
    let gap = Gap(start: start, end: end)
    tree.append(gap, to: &windows[spans[rank].firstWindow + lane].gaps)
    if start < spans[rank].passedPosition, gap.room >= spans[rank].passedNeed {
      spans[rank].passedPosition = start
    }
  }
}

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

  /// What is open in both: gaps, and the space below the items of both.
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
