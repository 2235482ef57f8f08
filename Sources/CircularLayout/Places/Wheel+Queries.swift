extension Wheel {
  /// The items that are visible at an offset, in their order.
  ///
  /// On a ring the order starts opposite the focus. An item is visible if it overlaps the viewport,
  /// as it is rotated and scaled; touching is not enough. The opacity does not matter.
  public func visibleItems(atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(16)
    forEachVisibleItem(atOffset: offset) { items.append($0) }
    return items
  }

  /// Calls a closure with each item that ``visibleItems(atOffset:)`` returns, without allocating.
  public func forEachVisibleItem(atOffset offset: Double, _ body: (Item) -> Void) {
    let viewport = LayoutRect(origin: origin(atOffset: offset), size: viewportSize)
    forEachItem(in: viewport, atOffset: offset, body)
  }

  /// The visible items in drawing order: by ``Item/zIndex``, of two with the same the later last.
  ///
  /// - Complexity: O(*r* log *r*) for *r* results.
  public func visibleItemsInDrawingOrder(atOffset offset: Double) -> [Item] {
    visibleItems(atOffset: offset).enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map { $0.element }
  }

  /// The items that meet a rectangle of the content at an offset, in their order.
  ///
  /// The rectangle is compared with the item as it is rotated and scaled, as in
  /// ``/LayoutGeometry/LayoutQuad/intersects(_:)``. Items outside the viewport are found too. Empty
  /// if a number is not finite. The comparison is exact at any offset.
  ///
  /// - Complexity: O(*r*) for *r* results and the items within one item's width beside the
  ///   rectangle; O(*s*) for *s* items of one turn if they reach over the wheel's centre.
  public func items(in rect: LayoutRect, atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    forEachItem(in: rect, atOffset: offset) { items.append($0) }
    return items
  }

  package func forEachItem(
    in rect: LayoutRect, atOffset offset: Double, _ body: (Item) -> Void
  ) {
    guard let focus = focusPosition(atOffset: offset) else { return }
    let origin = origin(atOffset: offset)
    forEachPose(meeting: rect.offsetBy(dx: -origin.x, dy: -origin.y), from: focus) {
      body(item(in: $0, from: focus, viewportOrigin: origin))
    }
  }

  /// The topmost item that contains a point of the content at an offset.
  ///
  /// The greatest ``Item/zIndex`` decides, then the later item. Edges count as in
  /// ``/LayoutGeometry/LayoutQuad/contains(_:)``. Items outside the viewport are found too.
  ///
  /// - Complexity: O(*r*) for *r* items within one item's width of the point.
  public func item(containing point: LayoutPoint, atOffset offset: Double) -> Item? {
    let origin = origin(atOffset: offset)
    return item(
      containingViewportPoint: point.offsetBy(dx: -origin.x, dy: -origin.y), atOffset: offset)
  }

  /// The topmost item that contains a point, from the viewport's top left; exact at any offset.
  public func item(containingViewportPoint point: LayoutPoint, atOffset offset: Double) -> Item? {
    guard let focus = focusPosition(atOffset: offset) else { return nil }
    var topmost: (pose: Pose, zIndex: Int)?
    forEachCandidate(for: LayoutRect(origin: point, size: .zero), from: focus) { place in
      let pose = pose(atPlace: place, from: focus)
      guard quad(of: pose).contains(point) else { return }
      let zIndex = zIndex(of: pose)
      if let under = topmost, under.zIndex > zIndex { return }
      topmost = (pose, zIndex)
    }
    return topmost.map {
      item(in: $0.pose, from: focus, viewportOrigin: origin(atOffset: offset))
    }
  }

  /// The item at an index, on screen or not; `nil` if the wheel does not show it at the offset.
  ///
  /// It shows items at angles from the focus in (−180°, 180°] and within the arc limit.
  public func item(at index: Int, atOffset offset: Double) -> Item? {
    item(at: index, atOffset: offset, viewportOrigin: origin(atOffset: offset))
  }

  func origin(atOffset offset: Double) -> LayoutPoint {
    configuration.axis.move(LayoutPoint.zero, by: offset)
  }

  func item(
    at index: Int, atOffset offset: Double, viewportOrigin origin: LayoutPoint
  ) -> Item? {
    checkIndex(index)
    guard
      let focus = focusPosition(atOffset: offset), let place = place(ofItemAt: index, from: focus)
    else { return nil }
    return item(in: pose(atPlace: place, from: focus), from: focus, viewportOrigin: origin)
  }

  /// Calls a closure with the poses in which items meet a rectangle of the viewport.
  ///
  /// The centre is tested first: a frame of a dozen items takes a quarter less time. Inlined, the
  /// closures cost nothing, and the wheel is not copied for them.
  @inline(__always)
  func forEachPose(meeting rect: LayoutRect, from focus: FocusPosition, _ body: (Pose) -> Void) {
    forEachCandidate(for: rect, from: focus) { place in
      let pose = pose(atPlace: place, from: focus)
      if rect.contains(pose.center) || quad(of: pose).intersects(rect) { body(pose) }
    }
  }

  /// Calls a closure with the places whose items may meet a rectangle, and few others.
  ///
  /// They lie in ``Directions``, widened by half the widest angle of an item and by rounding.
  @inline(__always)
  func forEachCandidate(
    for rect: LayoutRect, from position: FocusPosition, _ body: (_ place: Double) -> Void
  ) {
    let (first, last) = places(from: position)
    guard first <= last, rect.isFinite, let directions = Directions(to: rect, circle: circle)
    else { return }
    let focus = circle.focusFromQuarter
    let margin = circle.halfAngle
    func rounding(_ angle: Double) -> Double {
      .roundingSlack(upTo: angle.magnitude + margin + focus.magnitude)
    }
    var next = first
    directions.forEachInterval(
      from: focus + angle(ofPlace: first, from: position) - margin,
      to: focus + angle(ofPlace: last, from: position) + margin
    ) { lower, upper in
      let (from, to) = places(
        from: lower - margin - focus - rounding(lower),
        to: upper + margin - focus + rounding(upper), of: position)
      next = max(next, from)
      while next <= min(to, last) {
        body(next)
        next += 1
      }
    }
  }
}
