extension Openings {
  /// The place in gaps that an item goes to instead of its normal one, if there is any.
  ///
  /// Candidates are the highest places on all lanes (only on its own for a pinned item) that are as
  /// broad as the normal ones, and higher up, or as high and nearer the start. Of those that are at most
  /// the tolerance lower than the highest of them, the one nearest the start is taken.
  mutating func place(
    insteadOf normal: Range<Int>, at position: Double, extent: Double, isPinned: Bool,
    in tracks: Tracks, _ front: Front
  ) -> Place? {
    guard !holes.isEmpty else { return nil }
    let need = extent + front.rule.spacing
    let span = normal.count
    let breadth = tracks.breadth(ofLane: normal.lowerBound, span: span)
    let tolerance = if case .within(let tolerance) = front.rule.choice { tolerance } else { 0.0 }

    var candidates: [Place] = []
    var highest = position
    let starts = isPinned ? normal.lowerBound..<normal.lowerBound + 1 : 0..<laneCount - span + 1
    for start in starts
    where tracks.areEqual
      || (tracks.breadth(ofLane: start, span: span) - breadth).magnitude <= 1.0 / 64
    {
      // A lower place would not be nearer the start than the highest so far.
      guard
        let place = place(
          for: need, on: start..<start + span, running: front.running, limit: highest),
        place.position < position || place.lanes.lowerBound < normal.lowerBound
      else { continue }
      highest = place.position
      candidates.append(place)
    }
    return candidates.first { $0.position <= highest + tolerance }
  }

  /// Puts an item into a place, and lets the lanes whose tail it took go on below it.
  mutating func fill(_ place: Place, extent: Double, _ front: inout Front) {
    let end = place.position + (extent + front.rule.spacing)
    for (hole, lane) in zip(place.holes, place.lanes) {
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
