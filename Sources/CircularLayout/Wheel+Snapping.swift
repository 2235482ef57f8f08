extension Wheel {
  /// How far a flick may carry.
  public enum Snapping: Hashable, Sendable {
    /// As far as the content would run.
    case free

    /// As far as the content would run, but at most so many items from where the drag began.
    ///
    /// The start is an offset; a negative number of items counts as 0.
    case items(atMost: Int, from: Double)

    /// One item on from where the drag began, however fast the flick.
    ///
    /// The start is an offset. Without a flick it is the nearest item, but at most one away.
    case page(from: Double)
  }

  /// The offset to come to rest at, with an item in focus, when a drag ends.
  ///
  ///     func scrollViewWillEndDragging(
  ///       _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
  ///       targetContentOffset target: UnsafeMutablePointer<CGPoint>
  ///     ) {
  ///       target.pointee.x = wheel.snappedOffset(proposed: target.pointee.x, velocity: velocity.x)
  ///     }
  ///
  /// A velocity greater than 0, towards greater offsets, goes on to the next item; one smaller than
  /// 0 goes back; at 0 the nearest wins, the later one halfway. An offset that all but has an item
  /// in focus, to within the tolerance in items, stays with it at any velocity: rounding alone must
  /// not carry it a whole item on. A host that rounds offsets to pixels allows for half a pixel /
  /// ``step``.
  ///
  /// A list stays within its content; a ring has no ends. Only the sign of the velocity matters, so
  /// its unit does not; NaN counts as 0. An offset out of reach counts as the nearest end.
  public func snappedOffset(
    proposed offset: Double, velocity: Double = 0, snapping: Snapping = .free,
    tolerance: Double = 1e-6
  ) -> Double {
    let offset = reachable(offset)
    guard let focus = focusPosition(atOffset: offset) else { return 0 }
    let nearest = countedOn(focus)
    guard nearest.magnitude < 0x1p52 else { return clamped(offset) }
    let forward = circle.isMirrored ? -velocity : velocity

    var target = nearest
    if focus.fraction.magnitude > tolerance {
      if forward > 0, focus.fraction > 0 { target += 1 }
      if forward < 0, focus.fraction < 0 { target -= 1 }
    }
    switch snapping {
    case .free: break
    case .items(let limit, let start):
      let start = restingItem(near: start)
      let limit = Double(max(limit, 0))
      target = min(max(target, start - limit), start + limit)
    case .page(let start):
      let start = restingItem(near: start)
      target =
        forward > 0
        ? start + 1 : forward < 0 ? start - 1 : min(max(nearest, start - 1), start + 1)
    }
    return clamped(self.offset(atFocusIndex: target))
  }

  /// The item nearest to the focus at an offset, counted on from turn to turn of a ring.
  private func restingItem(near offset: Double) -> Double {
    focusPosition(atOffset: reachable(offset)).map(countedOn) ?? 0
  }

  /// The offset within the content of a list; a ring has no ends.
  private func clamped(_ offset: Double) -> Double {
    circle.isRing ? offset : min(max(offset, 0), maximumOffset)
  }
}
