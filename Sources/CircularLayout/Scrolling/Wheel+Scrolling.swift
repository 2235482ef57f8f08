extension Wheel {
  /// The way to turn a ring to an item.
  public enum Route: Hashable, Sendable, CaseIterable {
    /// The shorter way; forward if both are equally long.
    case shortest
    /// To later items, past the last one to the first if necessary.
    case forward
    /// To earlier items, past the first one to the last if necessary.
    case backward
  }

  /// The offset that brings an item into focus from the current one.
  ///
  /// On a ring the result may lie beyond the content: ``recenteredOffset(_:)`` brings it back. An
  /// item in focus to within a millionth of an item stays there by every route.
  public func offset(
    bringingItemIntoFocus index: Int, from offset: Double, by route: Route = .shortest
  ) -> Double {
    checkIndex(index)
    let offset = reachable(offset)
    guard angles.isRing, let focus = focusPosition(atOffset: offset) else {
      return self.offset(atFocusIndex: Double(index))
    }
    let count = Double(itemCount)
    // The way to the item, less than a turn, in items of average angle.
    let place = Double(index) - focus.nearest
    var places =
      angles.areEven
      ? place.remainder(dividingBy: count) - focus.fraction
      : (angle(ofPlace: place, from: focus) / angles.perItem).remainder(dividingBy: count)
    switch route {
    case .shortest:
      if places > count / 2 { places -= count }
      if places <= -count / 2 { places += count }
    case .forward where places < -1e-6: places += count
    case .backward where places > 1e-6: places -= count
    case .forward, .backward: break
    }
    return circle.isMirrored ? offset - places * step : offset + places * step
  }

  /// The offset moved by whole turns into the turn around the middle of the content.
  ///
  /// The wheel looks the same there. For an endless ring, set it whenever the content rests.
  /// Offsets of a list, of an empty ring, and within half a turn of the middle stay as they are.
  public func recenteredOffset(_ offset: Double) -> Double {
    let offset = reachable(offset)
    guard let turnLength, turnLength > 0 else { return offset }
    let middle = maximumOffset / 2
    let first = middle - turnLength / 2
    let last = middle + turnLength / 2
    guard offset < first || offset > last else { return offset }
    let turns = (middle / turnLength).rounded(.down)
    let recentered = Self.withinTurn(offset, turnLength) + turns * turnLength
    // Rounded, it must not leave the middle turn again.
    return min(max(recentered < first ? recentered + turnLength : recentered, first), last)
  }

  /// Whether the first item of a list is in focus, or the list is pulled beyond it.
  ///
  /// Rounding is allowed for, and with a scale half a pixel. A ring has no start. False for NaN.
  public func isAtStart(_ offset: Double) -> Bool { isAtEnds(offset).start }

  /// Whether the last item of a list is in focus, as in ``isAtStart(_:)``.
  public func isAtEnd(_ offset: Double) -> Bool { isAtEnds(offset).end }

  private func isAtEnds(_ offset: Double) -> (start: Bool, end: Bool) {
    guard !angles.isRing else { return (false, false) }
    let tolerance = Double.endTolerance(upTo: maximumOffset, scale: environment.scale)
    let isLeast = offset <= tolerance
    let isMost = offset >= maximumOffset - tolerance
    return circle.isMirrored ? (isMost, isLeast) : (isLeast, isMost)
  }

  /// Whether new bounds move the items, for `shouldInvalidateLayout(forBoundsChange:)`.
  ///
  /// True if they scroll along the ``Configuration/axis`` or change their size.
  public func isInvalidated(from oldBounds: LayoutRect, to newBounds: LayoutRect) -> Bool {
    let axis = configuration.axis
    return axis.coordinate(of: oldBounds.origin) != axis.coordinate(of: newBounds.origin)
      || oldBounds.size != newBounds.size
  }

  /// The items at which a flick may end.
  ///
  /// A drag starts at an offset, which counts as that of ``indexOfFocusedItem(atOffset:)``.
  @nonexhaustive
  public enum Snapping: Hashable, Sendable {
    /// Any number of items: the proposed offset decides.
    case free
    /// At most this many items from the start of the drag; a negative number counts as 0.
    case items(atMost: Int, from: Double)

    /// To the item at the start of the drag or a neighbour of it, as in a paging scroll view.
    ///
    /// A flick goes on to the next item in its direction, but not beyond the neighbours, and a
    /// flick back returns to the item. Without a flick the nearest of the three is chosen. Propose
    /// the offset at which the finger lifted: the natural target may lie on the other side.
    case page(from: Double)
  }

  /// The offset to come to rest at, with an item in focus, when a drag ends.
  ///
  ///     // In scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
  ///     target.pointee.x = wheel.snappedOffset(proposed: target.pointee.x, velocity: velocity.x)
  ///
  /// A velocity greater than 0, in any unit, goes on to the next item, one less than 0 to the
  /// previous one. At 0 and NaN the nearest item is chosen, and halfway the later one.
  ///
  /// An item in focus to within the tolerance, a number of items, stays at any velocity. A host
  /// that rounds offsets to pixels passes half a pixel / ``step``. A list stays within its content.
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

  private func restingItem(near offset: Double) -> Double {
    let offset = reachable(offset)
    let focus = focusPosition(atReachableOffset: offset)
    let nearest = itemAndTurns(focus, atOffset: offset)
    return angles.isRing ? nearest : min(max(nearest, 0), Double(itemCount - 1))
  }

  private func clamped(_ offset: Double) -> Double {
    angles.isRing ? offset : min(max(offset, 0), maximumOffset)
  }
}
