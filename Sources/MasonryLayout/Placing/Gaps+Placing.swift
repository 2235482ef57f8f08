extension Gaps {
  /// Widths of columns that differ by no more than this count as equal: the unit of browsers' layouts.
  private static var layoutUnit: Double { 1.0 / 64 }

  /// A place for an item in gaps.
  struct Place {
    let lane: Int
    let position: Double
  }

  /// The place in gaps that an item goes to instead of its normal one, if there is any.
  ///
  /// There is one candidate for each lane that is as wide as the normal one (a pinned item has only its
  /// own lane): the highest place there that has room. It has to be higher up than the normal place, or
  /// as high and nearer to the leading edge. Of the candidates that are at most the tolerance lower than
  /// the highest of them, the one nearest to the leading edge is taken.
  mutating func place(
    insteadOf normal: Range<Int>, at position: Double, length: Double, isPinned: Bool,
    in tracks: Tracks, _ rule: PackingRule, _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) -> Place? {
    guard !gaps.isEmpty, case .within(let tolerance) = rule.choice else { return nil }
    let span = normal.count
    prepare(forSpan: span)
    let need = rule.need(ofLength: length)
    let crossLength = tracks.crossLength(ofLane: normal.lowerBound, span: span)

    candidates.removeAll(keepingCapacity: true)
    var highest = position
    let starts = isPinned ? normal.lowerBound..<normal.lowerBound + 1 : 0..<laneCount - span + 1
    for lane in starts
    where tracks.areEqual
      || (tracks.crossLength(ofLane: lane, span: span) - crossLength).magnitude <= Self.layoutUnit
    {
      // Lanes come from the leading edge on, so a place lower than one before it would never be taken.
      let found = self.position(
        for: need, on: lane..<lane + span, runningPositions: runningPositions,
        limit: highest)
      guard let found, found < position || lane < normal.lowerBound else { continue }
      highest = found
      candidates.append(Place(lane: lane, position: found))
    }
    return candidates.first { $0.position <= highest + tolerance }
  }

  /// Puts an item into a place, and lets the lanes whose tail it takes go on below it.
  mutating func fill(
    _ place: Place, span: Int, length: Double, _ rule: PackingRule,
    _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    let need = rule.need(ofLength: length)
    let end = rule.next(after: place.position, length: length)
    let lanes = place.lane..<place.lane + span
    // ``found`` holds the gaps of the last search only, so this place is searched for again. The search
    // begins where it ended the first time, and so it ends at once.
    _ = position(
      for: need, on: lanes, runningPositions: runningPositions, limit: place.position)
    for lane in lanes {
      let gap = found[lane - place.lane]
      if gap >= 0 {
        fill(gap, from: place.position, to: end, in: lane)
      } else {
        appendGap(from: runningPositions[lane], to: place.position, in: lane)
        runningPositions[lane] = end
      }
    }
  }

  /// Notes what an item at its normal place skips in its lanes, before the skyline moves on.
  mutating func skip(
    _ lanes: Range<Int>, to position: Double, _ runningPositions: UnsafeMutableBufferPointer<Double>
  ) {
    for lane in lanes { appendGap(from: runningPositions[lane], to: position, in: lane) }
  }
}
