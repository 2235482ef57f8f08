extension Wheel {
  /// The items that are seen at an offset, in the order in which they follow one another.
  ///
  /// On a ring the order starts opposite the focus. An item is seen if it and the viewport have
  /// something in common, as it is turned and scaled; to touch is not enough. The opacity does not
  /// matter. Empty where the offset is not finite.
  ///
  /// - Complexity: O(*r*) for *r* results, whatever the number of items.
  public func visibleItems(atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(16)
    forEachVisibleItem(atOffset: offset) { items.append($0) }
    return items
  }

  /// Calls a closure with each item that ``visibleItems(atOffset:)`` returns, without allocating.
  public func forEachVisibleItem(atOffset offset: Double, _ body: (Item) -> Void) {
    let viewport = LayoutRect(origin: .zero, size: viewportSize)
    guard let phase = phase(atOffset: offset) else { return }
    forEachSpot(meeting: viewport, in: phase) { body(item(on: $0, in: phase, atOffset: offset)) }
  }

  /// The items that meet a rectangle of the content while it is scrolled to an offset.
  ///
  /// They come in the order in which they follow one another. Exact: the rectangle is compared with
  /// the item as it is turned and scaled, and to touch is not enough. A rectangle without area is
  /// met by what contains it, edges included. An item that the wheel shows is found outside the
  /// viewport too. Empty where a number is not finite.
  ///
  /// The comparison is made in the coordinates of the viewport, before the item's place is rounded
  /// to the content's: at an offset of 10¹⁵ points, where a coordinate is an eighth of a point
  /// coarse, the same items are found as at 0.
  ///
  /// - Complexity: O(*r*) for *r* results, whatever the number of items, plus the items that can be
  ///   decided only by comparison: those within one item's width beside the rectangle, seen from
  ///   the wheel's centre, and all of one turn where items reach over that centre.
  public func items(in rect: LayoutRect, atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    forEachItem(in: rect, atOffset: offset) { items.append($0) }
    return items
  }

  /// Calls a closure with each item that ``items(in:atOffset:)`` returns, without allocating.
  public func forEachItem(
    in rect: LayoutRect, atOffset offset: Double, _ body: (Item) -> Void
  ) {
    let axis = configuration.scrollAxis
    guard let phase = phase(atOffset: offset) else { return }
    let inViewport = LayoutRect(origin: axis.move(rect.origin, by: -offset), size: rect.size)
    forEachSpot(meeting: inViewport, in: phase) { body(item(on: $0, in: phase, atOffset: offset)) }
  }

  /// Calls a closure with the spots whose items meet a rectangle of the viewport.
  ///
  /// Most items on screen have their centres there, which is quick to see: it takes a quarter off
  /// the time for a frame of a dozen items. Candidates come as mere places for the same reason: a
  /// spot made here is compared before it is ever stored.
  func forEachSpot(meeting rect: LayoutRect, in phase: Phase, _ body: (Spot) -> Void) {
    forEachCandidate(for: rect, in: phase) { place in
      let spot = spot(atPlace: place, in: phase)
      if rect.contains(spot.center) || quad(on: spot).intersects(rect) { body(spot) }
    }
  }

  /// Calls a closure with the places whose items may meet a rectangle, and few others.
  ///
  /// The sweep gives intervals of directions, widened by half the angle of an item, and these give
  /// places. Directions are turned so that they grow with the places: mirrored if the items follow
  /// one another counter-clockwise.
  func forEachCandidate(for rect: LayoutRect, in phase: Phase, _ body: (_ place: Double) -> Void) {
    let (first, last) = places(in: phase)
    let fromCenter = rect.offsetBy(dx: -rim.center.x, dy: -rim.center.y)
    guard
      first <= last, rect.isFinite,
      let sweep = Sweep(rim.sense > 0 ? fromCenter : fromCenter.mirrored(in: 0), rim: rim)
    else { return }
    let focus = (rim.sense * rim.focus).remainder(dividingBy: 2 * .pi)
    let anglePerItem = anglePerItem.radians
    let margin = rim.halfAngle
    var next = first
    sweep.forEachInterval(
      from: focus + (first - phase.fraction) * anglePerItem - margin,
      to: focus + (last - phase.fraction) * anglePerItem + margin
    ) { lower, upper in
      let from = ((lower - margin - focus) / anglePerItem + phase.fraction).rounded(.up)
      let to = ((upper + margin - focus) / anglePerItem + phase.fraction).rounded(.down)
      next = max(next, from)
      while next <= min(to, last) {
        body(next)
        next += 1
      }
    }
  }
}
