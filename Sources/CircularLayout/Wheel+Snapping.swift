extension Wheel {
  /// How far a flick may carry.
  ///
  /// The start of a drag is given as an offset. It counts as the item nearest to the focus there:
  /// halfway between two the later one, beyond the ends of a list the last or the first.
  public enum Snapping: Hashable, Sendable {
    /// Any number of items: the proposed offset decides.
    case free
    /// At most so many items from the start of the drag; a negative number counts as 0.
    case items(atMost: Int, from: Double)

    /// To the item at the start of the drag or a neighbour of it, as in a paging scroll view.
    ///
    /// A flick away from that item goes on to the neighbour on the side where the drag ended; a
    /// flick back returns to the item. A drag that ended where it began goes to the neighbour in
    /// the direction of the flick. Without a flick the nearest of the three items wins.
    ///
    /// Propose the offset at which the finger lifted: the natural target may lie on the other side.
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
  /// A velocity greater than 0, in any unit, goes on to the next item, one less than 0 to the
  /// previous one. At 0 and NaN the nearest item is chosen, and halfway the later one. A host that
  /// knows the unit passes 0 for a finger that is almost at rest.
  ///
  /// An item that is in focus to within the tolerance, a number of items, stays at any velocity:
  /// rounding cannot move the wheel a whole item. A host that rounds offsets to pixels passes half
  /// a pixel / ``step``. A list stays within its content; a ring has no ends.
  public func snappedOffset(
    proposed offset: Double, velocity: Double = 0, snapping: Snapping = .free,
    tolerance: Double = 1e-6
  ) -> Double {
    guard itemCount > 0 else { return 0 }
    let offset = reachable(offset)
    let focus = focusPosition(atReachableOffset: offset)
    let nearest = itemAndTurns(focus, atOffset: offset)
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
      let past = nearest - start + focus.fraction
      let side = past.magnitude > tolerance ? past : 0
      if forward > 0 {
        target = side < 0 ? start : start + 1
      } else if forward < 0 {
        target = side > 0 ? start : start - 1
      } else {
        target = min(max(nearest, start - 1), start + 1)
      }
    }
    return clamped(self.offset(atFocusIndex: target))
  }

  /// The item nearest to the focus at an offset, with the turns of a ring counted in.
  private func restingItem(near offset: Double) -> Double {
    let offset = reachable(offset)
    let focus = focusPosition(atReachableOffset: offset)
    let nearest = itemAndTurns(focus, atOffset: offset)
    return angles.isRing ? nearest : min(max(nearest, 0), Double(itemCount - 1))
  }

  /// The offset within the content of a list; a ring has no ends.
  private func clamped(_ offset: Double) -> Double {
    angles.isRing ? offset : min(max(offset, 0), maximumOffset)
  }
}
