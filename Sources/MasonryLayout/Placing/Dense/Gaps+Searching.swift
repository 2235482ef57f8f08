extension Gaps {
  /// The slot in gaps that replaces an item's normal slot, if there is one.
  ///
  /// Each lane as wide as the normal one gives a candidate (a pinned item has only its own lane):
  /// the highest place with room for `need` that is above the normal place, or level with it and
  /// nearer to the leading edge. Of the candidates within the tolerance of the highest, the one
  /// nearest to the leading edge is taken.
  @inline(__always)
  mutating func findSlot(
    insteadOf normal: Range<Int>, at top: Double, need: Double, isPinned: Bool,
    _ runningPositions: UnsafeMutableBufferPointer<Double>, _ settings: LaneSettings
  ) -> Slot? {
    let rank = rank(ofSpan: normal.count)
    // Such a need may be so small that adding it to a position changes nothing.
    let isTiny = normal.count > 1 && need < top.ulp
    if let rank, !isTiny, need >= spans[rank].passedNeed, top < spans[rank].passedPosition {
      return nil
    }
    return findSlot(
      rank, isTiny: isTiny, insteadOf: normal, at: top, need: need, isPinned: isPinned,
      runningPositions, settings)
  }

  /// Whether it is known that no gap of any lane above a position has room for a need.
  @inline(__always)
  func hasPassed(_ need: Double, above position: Double) -> Bool {
    GapTree.noteSteps(1)
    return need >= spans[0].passedNeed && position < spans[0].passedPosition
  }

  private mutating func findSlot(
    _ rank: Int?, isTiny: Bool, insteadOf normal: Range<Int>, at top: Double, need: Double,
    isPinned: Bool, _ runningPositions: UnsafeMutableBufferPointer<Double>,
    _ settings: LaneSettings
  ) -> Slot? {
    let tolerance = settings.packing.tolerance
    let span = normal.count
    let window = rank.map { spans[$0].firstWindow }
    let lanes = isPinned ? normal.lowerBound..<normal.lowerBound + 1 : 0..<laneCount - span + 1
    if let rank, !isTiny, !mayHaveRoom(for: need, rank, in: lanes, top) { return nil }

    func position(on lane: Int, limit: Double, _ gaps: inout Gaps) -> Double? {
      let found =
        if let window, !isTiny {
          gaps.position(
            for: need, on: lane..<lane + span, window: window + lane, limit: limit, runningPositions
          )
        } else {
          gaps.positionLaneByLane(
            for: need, on: lane..<lane + span, window: window.map { $0 + lane }, limit: limit,
            runningPositions)
        }
      guard let found, found < top || found == top && lane < normal.lowerBound else {
        return nil
      }
      let tracks = settings.tracks
      if tracks.areEqual { return found }
      let crossLength = tracks.crossLength(ofLane: lane, span: span)
      let normalLength = tracks.crossLength(ofLane: normal.lowerBound, span: span)
      return (crossLength - normalLength).magnitude <= Tracks.layoutUnit ? found : nil
    }

    var best: Slot?
    for lane in lanes {
      guard let found = position(on: lane, limit: best?.position ?? top, &self) else { continue }
      // Lanes start at the leading edge, so the first of level places is the best.
      if let best, best.position <= found { continue }
      best = Slot(lanes: lane..<lane + span, position: found, isInGap: true)
    }
    guard let best, tolerance > 0 else { return best }
    for lane in lanes.lowerBound..<best.lanes.lowerBound {
      let limit = best.position + tolerance
      if let found = position(on: lane, limit: min(limit, top), &self), found <= limit {
        return Slot(lanes: lane..<lane + span, position: found, isInGap: true)
      }
    }
    return best
  }

  /// Whether any of some windows of a span needs a search down to a limit.
  private mutating func mayHaveRoom(
    for need: Double, _ rank: Int, in lanes: Range<Int>, _ limit: Double
  ) -> Bool {
    GapTree.noteSteps(lanes.count)
    let first = spans[rank].firstWindow
    var passedPosition = Double.infinity
    for window in first + lanes.lowerBound..<first + lanes.upperBound
    where need <= windows[window].gaps.room {
      guard need >= windows[window].passedNeed, limit < windows[window].passedPosition else {
        return true
      }
      passedPosition = min(passedPosition, windows[window].passedPosition)
    }
    if lanes.count == laneCount - spans[rank].count + 1 {
      spans[rank].passedNeed = need
      spans[rank].passedPosition = passedPosition
    }
    return false
  }

  @inline(__always)
  private mutating func position(
    for need: Double, on lanes: Range<Int>, window: Int, limit: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) -> Double? {
    GapTree.noteSteps(1)
    guard need <= windows[window].gaps.room else { return nil }
    if need >= windows[window].passedNeed, limit < windows[window].passedPosition { return nil }
    while let gap = tree.firstGap(in: windows[window].gaps, room: need) {
      guard gap.start <= limit else {
        windows[window].passedNeed = need
        windows[window].passedPosition = gap.start
        return nil
      }
      guard lanes.count > 1,
        let taken = firstTaken(on: lanes, from: gap.start, need: need, runningPositions)
      else { return gap.start }
      tree.cut(from: taken.start, to: taken.end, outOf: &windows[window].gaps)
    }
    return nil
  }

  /// The part of one of some lanes that is taken and blocks an item at a position.
  @inline(never)
  private func firstTaken(
    on lanes: Range<Int>, from position: Double, need: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) -> (start: Double, end: Double)? {
    for lane in lanes where runningPositions[lane] > position {
      GapTree.noteSteps(1)
      let list = windows[lane].gaps
      let gap = tree.firstGap(in: list, endingBelow: position, room: 0)
      guard let gap, gap.start <= position else {
        return (position, gap?.start ?? runningPositions[lane])
      }
      guard position + need > gap.end else { continue }
      let next = tree.firstGap(in: list, endingBelow: gap.end, room: 0)
      return (gap.end, next?.start ?? runningPositions[lane])
    }
    return nil
  }

  /// The highest place with room on some lanes, found without their window: where gaps only touch,
  /// which windows do not contain, there is room for needs too small to change a position; each
  /// lane in turn moves the position down to its next opening with room, until all agree.
  @inline(never)
  private mutating func positionLaneByLane(
    for need: Double, on lanes: Range<Int>, window: Int?, limit: Double,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) -> Double? {
    guard lanes.contains(where: { need <= windows[$0].gaps.room }) else { return nil }
    var position = window.map { windows[$0].floor } ?? 0
    var agreeing = 0
    var areGaps = false
    var lane = lanes.lowerBound
    while agreeing < lanes.count, position <= limit {
      GapTree.noteSteps(1)
      let gap = gap(for: need, from: position, in: windows[lane].gaps)
      let start = gap?.start ?? runningPositions[lane]
      if start > position {
        position = start
        agreeing = 0
        areGaps = false
      }
      agreeing += 1
      areGaps = areGaps || gap != nil
      lane = lane + 1 == lanes.upperBound ? lanes.lowerBound : lane + 1
    }
    // Above a place where nothing of length 0 fits, nothing else fits either, now or later.
    if need == 0, let window { windows[window].floor = position }
    return agreeing == lanes.count && areGaps ? position : nil
  }

  /// The topmost gap of a list with room at or below a position.
  private func gap(for need: Double, from position: Double, in list: GapTree.List) -> Gap? {
    // A gap that ends at the position has room only for length 0.
    let gap = tree.firstGap(in: list, endingBelow: position.nextDown, room: need)
    guard let gap, position + need > gap.end else { return gap }
    return tree.firstGap(in: list, endingBelow: gap.end, room: need)
  }
}
