extension Wheel {
  /// The transition from one wheel to another by a progress: a ring that opens to a fan.
  ///
  /// Items are matched by their indices: apply changes of items first. An item turns about a centre
  /// that moves along a line; its distance from there, its angle from the focus, its rotation,
  /// size, scale and opacity are interpolated. Focus and items turn the shorter way. An item of
  /// only one wheel fades in or out at its place there. Ranks are those of the nearer wheel.
  ///
  /// Past the ends the nearer wheel is scaled about its focus by the ratio of the second radius to
  /// the first, to the power of the overshoot, at most 1 either way. A progress of NaN counts as 0.
  public struct Transition: Hashable, Sendable {
    package let start: Wheel
    package let startOffset: Double
    package let end: Wheel
    package let endOffset: Double

    /// Creates the transition from one wheel to another, or to the same one at another offset.
    public init(
      from start: Wheel, atOffset startOffset: Double, to end: Wheel, atOffset endOffset: Double
    ) {
      self.start = start
      self.startOffset = start.reachable(startOffset)
      self.end = end
      self.endOffset = end.reachable(endOffset)
    }
  }
}

extension Wheel.Transition {
  /// The visible items: those of the first wheel in its order, then those only of the second.
  ///
  /// From 1 on they are in the order of the second. At 0 and at 1 they equal those of the wheels.
  ///
  /// - Complexity: O(*s*) for *s* items that the wheels show: of a list one turn, of a ring all.
  public func visibleItems(at progress: Double) -> [Wheel.Item] {
    guard !progress.isNaN, progress != 0 else { return start.visibleItems(atOffset: startOffset) }
    guard progress != 1 else { return end.visibleItems(atOffset: endOffset) }
    let viewport = viewport(at: progress)
    var items: [Wheel.Item] = []
    func see(_ item: Wheel.Item) { if item.quad.intersects(viewport) { items.append(item) } }
    guard progress.share == progress else {
      let wheel = progress < 0 ? start : end
      let offset = progress < 0 ? startOffset : endOffset
      let radius = wheel.configuration.radiusToItemCenter
      let focus = wheel.center(atOffset: offset).offsetBy(
        dx: radius * wheel.circle.focusSine, dy: -radius * wheel.circle.focusCosine)
      let scale = progress.overshootScale(
        ratio: end.configuration.radiusToItemCenter / start.configuration.radiusToItemCenter)
      wheel.forEachShownItem(atOffset: offset) { item in
        var item = item
        item.center = scale.scale(item.center, about: focus)
        item.wheelCenter = scale.scale(item.wheelCenter, about: focus)
        item.scale *= scale
        see(item)
      }
      return items
    }
    let blend = Wheel.Blend(
      from: start, atOffset: startOffset, to: end, atOffset: endOffset, progress: progress)
    start.forEachShownItem(atOffset: startOffset) { old in
      let new = old.index < end.itemCount ? end.item(at: old.index, atOffset: endOffset) : nil
      see(new.map { blend.item(between: old, and: $0) } ?? blend.item(old, opacity: 1 - progress))
    }
    end.forEachShownItem(atOffset: endOffset) { new in
      let isOld =
        new.index < start.itemCount && start.item(at: new.index, atOffset: startOffset) != nil
      if !isOld { see(blend.item(new, opacity: progress)) }
    }
    return items
  }

  /// The visible part of the content.
  public func viewport(at progress: Double) -> LayoutRect {
    guard progress > 0 else { return start.viewport(atOffset: startOffset) }
    guard progress < 1 else { return end.viewport(atOffset: endOffset) }
    let old = start.viewport(atOffset: startOffset)
    let new = end.viewport(atOffset: endOffset)
    return LayoutRect(
      origin: progress.blend(old.origin, new.origin), size: progress.blend(old.size, new.size))
  }
}

extension Wheel {
  /// Calls a closure with each item that the wheel shows at an offset, on screen or not.
  fileprivate func forEachShownItem(atOffset offset: Double, _ body: (Item) -> Void) {
    guard let focus = focusPosition(atOffset: offset) else { return }
    let (first, last) = places(from: focus)
    let origin = origin(atOffset: offset)
    var place = first
    while place <= last {
      let pose = pose(atPlace: place, from: focus)
      body(item(in: pose, from: focus, viewportOrigin: origin))
      place += 1
    }
  }

  /// The state of a transition at a progress between 0 and 1.
  fileprivate struct Blend {
    let progress: Double
    let center: LayoutPoint
    let radius: Double
    /// Added to the angles of the first wheel: whole turns.
    let turns: Double
    /// Added to the angles of the second wheel, so that the focus goes the shorter way.
    let newTurns: Double
    /// Whether both wheels rotate items by one rule; otherwise each item turns the shorter way.
    let isOneRule: Bool
    /// Whether that rule includes the angle of the focus.
    let rotatesWithFocus: Bool

    init(
      from start: Wheel, atOffset startOffset: Double, to end: Wheel, atOffset endOffset: Double,
      progress: Double
    ) {
      self.progress = progress
      center = progress.blend(
        start.center(atOffset: startOffset), end.center(atOffset: endOffset))
      radius = progress.blend(
        start.configuration.radiusToItemCenter, end.configuration.radiusToItemCenter)
      let focus = LayoutAngle(radians: start.circle.focus)
      let newFocus = LayoutAngle(radians: end.circle.focus)
      let way = focus.shortestTurn(to: newFocus)
      turns = (focus.normalized - focus).radians
      newTurns = (focus.normalized + way - newFocus).radians
      let rule = start.configuration.orientation
      isOneRule =
        rule == end.configuration.orientation && start.configuration.legibility == nil
        && end.configuration.legibility == nil
      rotatesWithFocus = rule == .outward
    }

    func item(between old: Item, and new: Item) -> Item {
      let angle = progress.blend(old.angle.radians + turns, new.angle.radians + newTurns)
      let rotation = rotation(between: old.rotation, and: new.rotation)
      let (sine, cosine) = sineAndCosine(angle)
      let (rotationSine, rotationCosine) = sineAndCosine(rotation)
      return Item(
        index: old.index, itemsFromFocus: progress.blend(old.itemsFromFocus, new.itemsFromFocus),
        angle: LayoutAngle(radians: angle), rotation: LayoutAngle(radians: rotation),
        center: center.offsetBy(dx: radius * sine, dy: -radius * cosine), wheelCenter: center,
        size: progress.blend(old.size, new.size), scale: progress.blend(old.scale, new.scale),
        opacity: progress.blend(old.opacity, new.opacity),
        zIndex: progress < 0.5 ? old.zIndex : new.zIndex, sine: rotationSine,
        cosine: rotationCosine)
    }

    private func rotation(between old: LayoutAngle, and new: LayoutAngle) -> Double {
      guard isOneRule else {
        return progress.blend(old.radians, (old + old.shortestTurn(to: new)).radians)
      }
      return rotatesWithFocus
        ? progress.blend(old.radians + turns, new.radians + newTurns)
        : progress.blend(old.radians, new.radians)
    }

    /// An item of one of the wheels only, which moves with the centre.
    func item(_ item: Item, opacity: Double) -> Item {
      let dx = center.x - item.wheelCenter.x
      let dy = center.y - item.wheelCenter.y
      var item = item
      item.center = item.center.offsetBy(dx: dx, dy: dy)
      item.wheelCenter = item.wheelCenter.offsetBy(dx: dx, dy: dy)
      item.opacity *= opacity
      return item
    }
  }
}
