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
struct Gaps: Sendable {
  /// What the lanes of a window have in common.
  struct Window: Sendable {
    /// Where the tail begins: the largest running position of the lanes.
    var tail: Double

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

  private(set) var tree = GapTree()

  /// The windows of each span, by their first lane; those of span 1, the lanes themselves, come first.
  var windows: [Window]

  /// The spans that windows are kept for, and the index of the first window of each.
  private(set) var spans = [1]
  private(set) var firstWindows = [0]

  let laneCount: Int

  /// The number of spans that windows are kept for.
  ///
  /// It bounds memory and work. With more spans, the others are looked for lane by lane.
  private static var maximumSpanCount: Int { 16 }

  /// Creates the gaps of some lanes, with windows for some more spans than 1.
  init(_ lanes: [Openings], spans: [Int]) {
    laneCount = lanes.count
    windows = []
    for lane in lanes { appendWindow(lane) }
    for span in spans.prefix(Self.maximumSpanCount) where span > 1 {
      self.spans.append(span)
      firstWindows.append(windows.count)
      for lane in 0...laneCount - span {
        appendWindow(
          lanes[lane + 1..<lane + span].reduce(lanes[lane]) { $0.intersection($1) })
      }
    }
  }

  private mutating func appendWindow(_ openings: Openings) {
    var window = Window(tail: openings.tail)
    for gap in openings.gaps { tree.append(gap, to: &window.gaps) }
    windows.append(window)
  }

  /// Whether no lane has a gap.
  var isEmpty: Bool { windows[..<laneCount].allSatisfy { $0.gaps.room < 0 } }

  /// The index of the first window of a span, if windows are kept for it.
  @inline(__always)
  func firstWindow(ofSpan span: Int) -> Int? {
    for index in spans.indices where spans[index] == span { return firstWindows[index] }
    return nil
  }

  /// Notes that an item takes up lanes, in gaps or below all items.
  @inline(__always)
  mutating func occupy(_ lanes: Range<Int>, from position: Double, to next: Double) {
    var (span, window) = (0, 0)
    while let changed = lower(lanes, from: position, to: next, since: &span, &window) {
      change(changed, from: position, to: next)
    }
  }

  /// Lets windows go on below an item, up to the first one whose gaps change with that.
  ///
  /// Gaps seldom change, so that the branch is well predicted; one on which lane is longer would not be.
  /// The windows are handed out once for all spans: each time they are checked for other owners.
  @inline(__always)
  private mutating func lower(
    _ lanes: Range<Int>, from position: Double, to next: Double, since place: inout Int,
    _ window: inout Int
  ) -> Int? {
    windows.withUnsafeMutableBufferPointer { windows in
      while place < spans.count {
        let (span, first) = (spans[place], firstWindows[place])
        let end = first &+ min(lanes.upperBound, laneCount &- span &+ 1)
        window = max(window, first &+ max(0, lanes.lowerBound &- span &+ 1))
        while window < end {
          GapTree.noteSteps(1)
          let index = window
          let tail = windows[index].tail
          window &+= 1
          if position > tail || position < windows[index].gaps.end { return index }
          windows[index].tail = next > tail ? next : tail
        }
        place &+= 1
      }
      return nil
    }
  }

  /// Notes that an item leaves a gap in a window, or takes up a part of those that it has.
  @inline(never)
  private mutating func change(_ window: Int, from position: Double, to next: Double) {
    let tail = windows[window].tail
    if position > tail {
      tree.append(Gap(start: tail, end: position), to: &windows[window].gaps)
    } else {
      tree.cut(from: position, to: next, outOf: &windows[window].gaps)
    }
    windows[window].tail = max(tail, next)
  }
}
