extension Openings {
  /// Breadths that differ by no more count as equal: the unit in which browsers lay out.
  private static var layoutUnit: Double { 1.0 / 64 }

  /// A place for an item in gaps.
  struct Place {
    let lane: Int
    let position: Double
  }

  /// The place in gaps that an item goes to instead of its normal one, if there is any.
  ///
  /// Candidates are the highest places on all lanes (only on its own for a pinned item) that are as
  /// broad as the normal ones, and higher up, or as high and nearer the start. Of those that are at most
  /// the tolerance lower than the highest of them, the one nearest the start is taken.
  mutating func place(
    insteadOf normal: Range<Int>, at position: Double, extent: Double, isPinned: Bool,
    in tracks: Tracks, _ front: Front
  ) -> Place? {
    guard !holes.isEmpty, case .within(let tolerance) = front.rule.choice else { return nil }
    let span = normal.count
    prepare(forSpan: span)
    let need = extent + front.rule.spacing
    let breadth = tracks.breadth(ofLane: normal.lowerBound, span: span)

    candidates.removeAll(keepingCapacity: true)
    var highest = position
    let starts = isPinned ? normal.lowerBound..<normal.lowerBound + 1 : 0..<laneCount - span + 1
    for lane in starts
    where tracks.areEqual
      || (tracks.breadth(ofLane: lane, span: span) - breadth).magnitude <= Self.layoutUnit
    {
      // A lower place would not be nearer the start than the highest so far.
      let found = self.position(
        for: need, on: lane..<lane + span, running: front.running, limit: highest)
      guard let found, found < position || lane < normal.lowerBound else { continue }
      highest = found
      candidates.append(Place(lane: lane, position: found))
    }
    return candidates.first { $0.position <= highest + tolerance }
  }

  /// Puts an item into a place, and lets the lanes whose tail it takes go on below it.
  mutating func fill(_ place: Place, span: Int, extent: Double, _ front: inout Front) {
    let need = extent + front.rule.spacing
    let end = place.position + need
    let lanes = place.lane..<place.lane + span
    // Again for the holes, which ``found`` holds only for the last search. It begins where it ended
    // for this place, and so ends at once.
    _ = position(for: need, on: lanes, running: front.running, limit: place.position)
    for lane in lanes {
      let hole = found[lane - place.lane]
      if hole >= 0 {
        fill(hole, from: place.position, to: end, in: lane)
      } else {
        appendHole(from: front.running[lane], to: place.position, in: lane)
        front.running[lane] = end
      }
    }
  }

  /// Notes what an item at its normal place skips in its lanes, before the front moves on.
  mutating func skip(_ lanes: Range<Int>, to position: Double, _ front: Front) {
    for lane in lanes { appendHole(from: front.running[lane], to: position, in: lane) }
  }
}
