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

  /// The focus at an offset, as a number of items: 2.5 is halfway between the items 2 and 3.
  ///
  /// In a list it lies beyond the ends while the content bounces; on a ring it counts on from turn
  /// to turn.
  public func focusIndex(atOffset offset: Double) -> Double {
    let offset = reachable(offset)
    let position = (circle.isMirrored ? maximumOffset - offset : offset) / step
    guard !angles.areEven else { return position }
    let (item, part) = itemAndPart(atPosition: position)
    return item + part
  }

  /// The offset at which a number of items is in focus, the inverse of ``focusIndex(atOffset:)``.
  ///
  /// Not limited to the content. A focus that is not finite, or whose offset is out of reach,
  /// counts as 0.
  public func offset(atFocusIndex focus: Double) -> Double {
    let distance = (angles.areEven ? focus : unevenPosition(ofIndex: focus)) * step
    let forward = distance.magnitude <= Self.farthestOffset ? distance : 0
    return circle.isMirrored ? maximumOffset - forward : forward
  }

  /// The item nearest to the focus at an offset, or `nil` if there are no items.
  ///
  /// Halfway between two it is the later one; beyond the ends of a list the last or the first.
  public func indexOfFocusedItem(atOffset offset: Double) -> Int? {
    guard let focus = focusPosition(atOffset: reachable(offset)) else { return nil }
    guard angles.isRing else { return Int(min(max(focus.nearest, 0), Double(itemCount - 1))) }
    return index(atPlace: 0, from: focus)
  }

  /// The offset, within the first turn of the content, that brings an item into focus.
  public func offset(bringingItemIntoFocus index: Int) -> Double {
    checkIndex(index)
    return offset(atFocusIndex: Double(index))
  }

  /// The offset that brings an item into focus from the current one.
  ///
  /// In a list there is one way. On a ring the route decides, and the result may lie beyond the
  /// content: ``recenteredOffset(_:)`` brings it back. An item that is in focus to within a
  /// millionth of an item stays there by every route.
  public func offset(
    bringingItemIntoFocus index: Int, from offset: Double, by route: Route = .shortest
  ) -> Double {
    checkIndex(index)
    let offset = reachable(offset)
    guard angles.isRing, let focus = focusPosition(atOffset: offset) else {
      return self.offset(bringingItemIntoFocus: index)
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
  /// The wheel looks the same there. For endless scrolling of a ring, set it whenever the content
  /// rests. Within half a turn of ``middleOffset``, ends included, an offset is unchanged, so of
  /// three turns there is always at least one on each side. The offset of a list is unchanged.
  public func recenteredOffset(_ offset: Double) -> Double {
    let offset = reachable(offset)
    guard let turnLength, turnLength > 0 else { return offset }
    let first = middleOffset - turnLength / 2
    let last = middleOffset + turnLength / 2
    guard offset < first || offset > last else { return offset }
    let turns = (middleOffset / turnLength).rounded(.down)
    let recentered = Self.withinTurn(offset, turnLength) + turns * turnLength
    // Rounded, it must not leave the middle turn again.
    return min(max(recentered < first ? recentered + turnLength : recentered, first), last)
  }

  /// Whether the first item of a list is in focus, or the list is pulled beyond it.
  ///
  /// Half a pixel may be missing if the environment has a scale, as scroll views round their
  /// offsets to pixels, and the rounding of sums. A ring has no start. False for NaN.
  public func isAtStart(_ offset: Double) -> Bool { isAtEnds(offset).start }

  /// Whether the last item of a list is in focus, or the list is pulled beyond it.
  ///
  /// As near to it as ``isAtStart(_:)`` says. A ring has no end.
  public func isAtEnd(_ offset: Double) -> Bool { isAtEnds(offset).end }

  private func isAtEnds(_ offset: Double) -> (start: Bool, end: Bool) {
    guard !angles.isRing else { return (false, false) }
    let tolerance = Double.endTolerance(upTo: maximumOffset, scale: environment.scale)
    let (isLeast, isMost) = (offset <= tolerance, offset >= maximumOffset - tolerance)
    return circle.isMirrored ? (isMost, isLeast) : (isLeast, isMost)
  }

  /// Whether a change of the host's bounds moves the items.
  ///
  ///     override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
  ///       wheel.isInvalidated(from: LayoutRect(collectionView.bounds), to: LayoutRect(newBounds))
  ///     }
  ///
  /// True if the bounds scroll along the ``Configuration/axis`` or change their size; then all
  /// move. For another size see ``resize(to:environment:keepingFocusAt:)``.
  public func isInvalidated(from oldBounds: LayoutRect, to newBounds: LayoutRect) -> Bool {
    let axis = configuration.axis
    return axis.coordinate(of: oldBounds.origin) != axis.coordinate(of: newBounds.origin)
      || oldBounds.size != newBounds.size
  }
}
