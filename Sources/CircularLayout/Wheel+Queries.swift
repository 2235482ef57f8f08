extension Wheel {
  /// The items that are seen at an offset, in the order in which they follow one another.
  ///
  /// On a ring the order starts opposite the focus. An item is seen if it and the viewport have
  /// something in common, as it is rotated and scaled; touching is not enough. The opacity does not
  /// matter. Empty where the offset is out of reach: not finite, or beyond 10²⁰⁰ points.
  ///
  /// - Complexity: O(*r*) for *r* results. For a list that does not depend on the number of items;
  ///   a ring always shows the same share of its items, so there *r* grows with it.
  public func visibleItems(atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(16)
    forEachVisibleItem(atOffset: offset) { items.append($0) }
    return items
  }

  /// Calls a closure with each item that ``visibleItems(atOffset:)`` returns, without allocating.
  public func forEachVisibleItem(atOffset offset: Double, _ body: (Item) -> Void) {
    let viewport = LayoutRect(origin: .zero, size: viewportSize)
    guard let focus = focusPosition(atOffset: offset) else { return }
    let origin = configuration.axis.move(LayoutPoint.zero, by: offset)
    forEachPose(meeting: viewport, from: focus) {
      body(item(in: $0, from: focus, viewportOrigin: origin))
    }
  }

  /// The items that meet a rectangle of the content while it is scrolled to an offset.
  ///
  /// They come in the order in which they follow one another. Exact: the rectangle is compared with
  /// the item as it is rotated and scaled, and touching is not enough. A rectangle without area is
  /// met by what contains it, edges included. An item that the wheel shows is found outside the
  /// viewport too. Empty where the offset is out of reach or a number is not finite.
  ///
  /// The comparison is made in the coordinates of the viewport, before the item's place is rounded
  /// to the content's: at an offset of 10¹⁵ points, where a coordinate is an eighth of a point
  /// coarse, the same items are found as at 0.
  ///
  /// - Complexity: O(*r*) for *r* results, plus the items that can be decided only by comparison:
  ///   those within one item's width beside the rectangle, seen from the wheel's centre, and all of
  ///   one turn where items reach over that centre.
  public func items(in rect: LayoutRect, atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    forEachItem(in: rect, atOffset: offset) { items.append($0) }
    return items
  }

  /// Calls a closure with each item that ``items(in:atOffset:)-(LayoutRect,_)`` returns, without allocating.
  public func forEachItem(
    in rect: LayoutRect, atOffset offset: Double, _ body: (Item) -> Void
  ) {
    guard let focus = focusPosition(atOffset: offset) else { return }
    let origin = configuration.axis.move(LayoutPoint.zero, by: offset)
    forEachPose(meeting: rect.offsetBy(dx: -origin.x, dy: -origin.y), from: focus) {
      body(item(in: $0, from: focus, viewportOrigin: origin))
    }
  }

  /// The topmost item that contains a point of the content while it is scrolled to an offset.
  ///
  /// Topmost is the one with the greatest ``Item/zIndex``; of two with the same, the later. An item
  /// is found outside the viewport too. `nil` where no item is, where the offset is out of reach, or
  /// where a number is not finite.
  ///
  /// - Complexity: O(*r*) for *r* items within one item's width of the point.
  public func item(containing point: LayoutPoint, atOffset offset: Double) -> Item? {
    let origin = configuration.axis.move(LayoutPoint.zero, by: offset)
    return item(
      containingViewportPoint: point.offsetBy(dx: -origin.x, dy: -origin.y), atOffset: offset)
  }

  /// The topmost item that contains a point of the viewport while the content is scrolled to an offset.
  ///
  /// As ``item(containing:atOffset:)-(LayoutPoint,_)``, with the point given from the top left corner of
  /// the viewport: for a host that turns its wheel without a scroll view, and exact at any offset.
  ///
  /// - Complexity: O(*r*) for *r* items within one item's width of the point.
  public func item(containingViewportPoint point: LayoutPoint, atOffset offset: Double) -> Item? {
    guard let focus = focusPosition(atOffset: offset) else { return nil }
    let origin = configuration.axis.move(LayoutPoint.zero, by: offset)
    var topmost: (pose: Pose, zIndex: Int)?
    forEachCandidate(for: LayoutRect(origin: point, size: .zero), from: focus) { place in
      let pose = pose(atPlace: place, from: focus)
      guard quad(of: pose).contains(point) else { return }
      let zIndex = zIndex(of: pose)
      if let under = topmost, under.zIndex > zIndex { return }
      topmost = (pose, zIndex)
    }
    return topmost.map { item(in: $0.pose, from: focus, viewportOrigin: origin) }
  }

  /// The item at an index as it stands at an offset, on screen or not.
  ///
  /// `nil` where the wheel does not show it: its angle from the focus is not in (−180°, 180°] or is
  /// beyond the arc limit, or the offset is out of reach.
  ///
  /// - Precondition: The index is that of an item.
  /// - Complexity: O(1); O(log *n*) for *n* items whose angles differ.
  public func item(at index: Int, atOffset offset: Double) -> Item? {
    item(
      at: index, atOffset: offset,
      viewportOrigin: configuration.axis.move(LayoutPoint.zero, by: offset))
  }

  /// The same in the coordinates of the viewport, which stay exact at any offset.
  func itemOnScreen(at index: Int, atOffset offset: Double) -> Item? {
    item(at: index, atOffset: offset, viewportOrigin: .zero)
  }

  private func item(
    at index: Int, atOffset offset: Double, viewportOrigin origin: LayoutPoint
  ) -> Item? {
    checkIndex(index)
    guard
      let focus = focusPosition(atOffset: offset), let place = place(ofItemAt: index, from: focus)
    else { return nil }
    return item(in: pose(atPlace: place, from: focus), from: focus, viewportOrigin: origin)
  }
}

extension Wheel {
  /// Calls a closure with the poses in which items meet a rectangle of the viewport.
  ///
  /// Most items on screen have their centres there, which is quick to see: it takes a quarter off
  /// the time for a frame of a dozen items. Candidates come as mere places for the same reason: a
  /// pose made here is compared before it is ever stored. Inlined, the closures cost nothing, and the
  /// wheel is not copied for them.
  @inline(__always)
  func forEachPose(meeting rect: LayoutRect, from focus: FocusPosition, _ body: (Pose) -> Void) {
    forEachCandidate(for: rect, from: focus) { place in
      let pose = pose(atPlace: place, from: focus)
      if rect.contains(pose.center) || quad(of: pose).intersects(rect) { body(pose) }
    }
  }

  /// Calls a closure with the places whose items may meet a rectangle, and few others.
  ///
  /// The directions to the rectangle are intervals. Widened by half the angle of an item, these
  /// give places: half the widest angle where sizes differ. Directions are mirrored if the items
  /// follow one another counter-clockwise, so that they grow with the places.
  @inline(__always)
  func forEachCandidate(
    for rect: LayoutRect, from position: FocusPosition, _ body: (_ place: Double) -> Void
  ) {
    let (first, last) = places(from: position)
    let fromCenter = rect.offsetBy(dx: -circle.center.x, dy: -circle.center.y)
    guard
      first <= last, rect.isFinite,
      let directions = Directions(to: fromCenter, circle: circle)
    else { return }
    let focus = circle.sense * circle.focusDirection
    let margin = circle.halfAngle + Directions.rounding
    var next = first
    directions.forEachInterval(
      from: focus + angle(ofPlace: first, from: position) - margin,
      to: focus + angle(ofPlace: last, from: position) + margin
    ) { lower, upper in
      let (from, to) = places(
        from: lower - margin - focus, to: upper + margin - focus, of: position)
      next = max(next, from)
      while next <= min(to, last) {
        body(next)
        next += 1
      }
    }
  }
}
