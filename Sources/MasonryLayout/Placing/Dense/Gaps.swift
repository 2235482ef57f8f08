/// The gaps that a dense packing can go back to.
///
/// A *gap* of a lane is what the lane skipped because an item that covers other lanes too started lower.
/// It ends where that item starts. Below all gaps of a lane is its open *tail*, from the running position
/// on.
///
/// An item that covers several lanes needs room in all of them at once, in a gap of at least one. So the
/// gaps that lanes next to each other have in common are kept, too: for each span that items have, and for
/// each lane that they can start at, there is a *window*. That makes every search one in a single list.
/// (To look for a place in each lane in turn, until all agree, may take as many steps as there are gaps.)
///
/// Items that take up a part of a gap are noted in their lanes only. So a window of several lanes may show
/// more than there is, and is corrected where a search comes upon that. Most of it no search ever reaches.
struct Gaps: Sendable {
  /// What the lanes of a window have in common.
  struct Window: Sendable {
    /// Above this, there is no place even for an item without length; see ``Gaps/positionLaneByLane(for:on:window:limit:)``.
    var floor = 0.0

    /// A need that no gap above ``passedPosition`` has room for, and none will.
    ///
    /// It is that of the last search that went too far down. Without this, the same gap would be found
    /// time and again until the wall has grown down to it.
    var passedNeed = Double.infinity
    var passedPosition = 0.0

    var gaps = GapTree.List()
  }

  /// The windows of a span, and what is known of all of them.
  struct Span: Sendable {
    /// The number of lanes.
    let count: Int

    /// The index of the first window.
    let firstWindow: Int

    /// A need that no gap above ``passedPosition`` has room for, in any of the windows.
    ///
    /// Most items find no place, and this tells it of most of them without a look at each window.
    var passedNeed = Double.infinity
    var passedPosition = 0.0
  }

  var tree: GapTree

  /// The windows of each span, by their first lane; those of span 1, the lanes themselves, come first.
  var windows: [Window] = []

  /// The spans that windows are kept for.
  var spans: [Span] = []

  let laneCount: Int

  /// The number of spans that windows are kept for.
  ///
  /// It bounds memory and work. With more spans, the others are looked for lane by lane.
  private static var maximumSpanCount: Int { 16 }

  /// Creates the gaps of some lanes, with windows for some more spans than 1.
  ///
  /// The tree has no gaps, but perhaps memory for some.
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

  /// Drops all gaps, and hands out the memory of their tree.
  mutating func takeMemory() -> GapTree {
    tree.removeAll()
    var memory = GapTree()
    swap(&memory, &tree)
    return memory
  }

  /// Whether no lane has a gap.
  var isEmpty: Bool { windows[..<laneCount].allSatisfy { $0.gaps.room < 0 } }

  /// The index among ``spans`` of a number of lanes, if windows are kept for it.
  @inline(__always)
  func rank(ofSpan count: Int) -> Int? {
    for rank in spans.indices where spans[rank].count == count { return rank }
    return nil
  }

  /// Notes that an item is about to take up lanes, in gaps or below all items.
  ///
  /// An item of one lane leaves no gap, and nearly all of them start below all gaps. Then there is
  /// nothing to do.
  @inline(__always)
  mutating func occupy(
    _ lanes: Range<Int>, from position: Double, to next: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    GapTree.noteSteps(1)
    if lanes.count > 1 { appendGaps(over: lanes, above: position, runningPositions) }
    for lane in lanes { cut(from: position, to: next, outOf: lane) }
    if lanes.count > 1, let rank = rank(ofSpan: lanes.count) {
      // The window that was searched is corrected here, which is one search less.
      cut(from: position, to: next, outOf: spans[rank].firstWindow + lanes.lowerBound)
    }
  }

  @inline(__always)
  private mutating func cut(from position: Double, to next: Double, outOf window: Int) {
    guard position < windows[window].gaps.end else { return }
    tree.cut(from: position, to: next, outOf: &windows[window].gaps)
  }

  /// Adds what lies between the tails and an item to the windows that have a lane in common with it.
  @inline(never)
  private mutating func appendGaps(
    over lanes: Range<Int>, above position: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    for rank in spans.indices {
      let span = spans[rank].count
      let changed =
        max(0, lanes.lowerBound - span + 1)..<min(lanes.upperBound, laneCount - span + 1)
      appendGaps(above: position, rank, changed, runningPositions)
    }
  }

  /// Adds the gaps that windows of a span have between their tails and an item.
  private mutating func appendGaps(
    above position: Double, _ rank: Int, _ changed: Range<Int>,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    let span = spans[rank].count
    GapTree.noteSteps(changed.count)
    guard span > Slot.longestNarrowSpan else {
      for lane in changed {
        appendGap(from: runningPositions.largest(in: lane..<lane + span), to: position, rank, lane)
      }
      return
    }
    let covered = changed.lowerBound..<changed.upperBound - 1 + span
    withUnsafeTemporaryAllocation(of: Double.self, capacity: covered.count) { tails in
      _ = tails.initialize(fromContentsOf: runningPositions[covered])
      tails.reduceToMaxima(ofWindows: span)
      for lane in changed {
        appendGap(from: tails[lane - changed.lowerBound], to: position, rank, lane)
      }
    }
  }

  /// Adds what lies between two positions to the window of a span at a lane, unless it is nothing.
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
