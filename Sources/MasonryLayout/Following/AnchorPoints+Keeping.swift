extension AnchorPoints {
  /// The near edge to which to scroll the new viewport so that what was seen stays still.
  ///
  /// The interval of a removed item is `nil`. Its survivor is the first item after it that is left,
  /// or else the last one before it. If `hangsFromEnd`, a point keeps its distance from the end of a
  /// shorter viewport, as far as that is long.
  func near(
    in new: VisibleSpan, hangsFromEnd: Bool, interval: (ID) -> LayoutInterval?,
    survivor: (ID) -> (interval: LayoutInterval, isAfter: Bool)?
  ) -> Double {
    // No further past an end of the content than before: a pull goes on, and nothing jumps.
    let furthest =
      new.lastStart == viewport.lastStart
      ? max(viewport.start, viewport.lastStart)
      : new.lastStart + max(0, viewport.start - viewport.lastStart)
    let near: Double
    if keepsStart || keepsEnd, isSame(new) {
      near = viewport.near
    } else if keepsStart {
      near = new.near(atStart: viewport.start)
    } else if keepsEnd {
      // A pull at the start goes on as far as it leaves the end in view.
      let pulled = viewport.start < 0 ? viewport.start : furthest
      near = new.near(atStart: max(pulled, new.contentLength - new.length))
    } else {
      near =
        nearKeepingPoint(in: new, hangsFromEnd: hangsFromEnd, interval)
        ?? nearKeepingPlace(in: new, survivor) ?? nearKeepingFraction(in: new)
    }
    if near == viewport.near, isSame(new) { return near }
    let allowed = new.near(near, withStartsIn: min(0, viewport.start)...furthest)
    return allowed.isFinite ? allowed : new.near(atStart: 0)
  }

  /// Whether neither a viewport nor the ends of the content are others: it stays to the bit.
  private func isSame(_ new: VisibleSpan) -> Bool {
    isAlike(new) && (new.origin, new.contentLength) == (viewport.origin, viewport.contentLength)
  }

  /// Whether a viewport is as large as the old one, and scrolled in the same direction.
  private func isAlike(_ new: VisibleSpan) -> Bool {
    (new.axis, new.isMirrored) == (viewport.axis, viewport.isMirrored)
      && new.length == viewport.length
  }

  /// The best point that is left stays.
  private func nearKeepingPoint(
    in new: VisibleSpan, hangsFromEnd: Bool, _ interval: (ID) -> LayoutInterval?
  ) -> Double? {
    for point in points {
      guard let interval = interval(point.id) else { continue }
      let isEdge = point.fraction == 0 || point.fraction == 1
      let coordinate = new.coordinate(point.fraction, of: interval)
      if isAlike(new) {
        let shift = coordinate - point.coordinate
        return viewport.near + (isEdge ? shift : shift.aligned(toScale: new.scale))
      }
      var distance = distance(to: point.coordinate)
      // What was far down a long viewport would be out of sight in a short one.
      if new.length < viewport.length {
        let shown = point.fraction == 0 && !hangsFromEnd ? interval.far - interval.near : 0
        distance = min(distance, max(0, new.length - shown))
      }
      let near = new.near(withStartAt: new.coordinate(-distance, from: coordinate))
      return isEdge ? near : near.aligned(toScale: new.scale)
    }
    return nil
  }

  /// The survivor begins, or ends, where the visible part of the first item began.
  private func nearKeepingPlace(
    in new: VisibleSpan, _ survivor: (ID) -> (interval: LayoutInterval, isAfter: Bool)?
  ) -> Double? {
    guard let first = points.first, let (interval, isAfter) = survivor(first.id) else { return nil }
    let edge = isAfter ? new.startEdge(of: interval) : new.endEdge(of: interval)
    let distance = min(distance(to: firstVisible), new.length)
    return new.near(withStartAt: new.coordinate(-distance, from: edge))
  }

  /// How far from the start of the viewport a coordinate was.
  private func distance(to coordinate: Double) -> Double {
    viewport.distance(from: viewport.startEdge(of: viewport.interval), to: coordinate)
  }

  /// The same fraction of the way through the content; a pull at its start stays.
  private func nearKeepingFraction(in new: VisibleSpan) -> Double {
    if isSame(new) { return viewport.near }
    if new.lastStart == viewport.lastStart || viewport.start < 0 {
      return new.near(atStart: viewport.start)
    }
    let fraction = viewport.lastStart > 0 ? viewport.start / viewport.lastStart : 0
    return new.near(atPixelOf: fraction * new.lastStart)
  }
}
