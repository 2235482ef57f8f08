extension Wheel {
  /// The greatest length, in points, that a wheel takes: sizes, radius, distances, scroll step.
  ///
  /// Angles are limited to as many radians. Within these limits every result is a finite number.
  public static var maximumLength: Double { .maximumLength }

  /// The offset farthest from 0, in points, at which a wheel can be scrolled.
  ///
  /// No content is as long. An offset beyond it is answered like an infinite one.
  static var farthestOffset: Double { 1e200 }

  /// The smallest scroll step, in points: with any less, a number of items could be infinite.
  static var smallestStep: Double { 1e-100 }

  /// The offset, or the nearest end of the content where it is out of reach, and 0 for NaN.
  func reachable(_ offset: Double) -> Double {
    offset.magnitude <= Self.farthestOffset ? offset : offset > 0 ? maximumOffset : 0
  }

  /// The velocity limited to ``maximumLength`` per second, and 0 for NaN.
  static func validVelocity(_ velocity: Double) -> Double {
    velocity.isNaN ? 0 : min(max(velocity, -maximumLength), maximumLength)
  }

  /// Checks a number of items.
  ///
  /// Every whole number up to 2⁵³ is a Double: focus and index never blur.
  static func check(itemCount: Int) throws(WheelError) {
    guard itemCount >= 0, Int64(itemCount) <= 1 << 53 else { throw .itemCount(itemCount) }
  }

  /// Checks every value that stands for itself, before anything is asked or worked out.
  static func check(
    itemCount: Int, configuration: Configuration, viewportSize: LayoutSize,
    largestItem: LayoutSize
  ) throws(WheelError) {
    try configuration.check(largestItem: largestItem)
    try check(itemCount: itemCount)
    guard viewportSize.isLength else { throw .viewportSize(viewportSize) }
  }

  func checkIndex(_ index: Int) {
    precondition(
      index >= 0 && index < itemCount, "There is no item \(index): the wheel has \(itemCount).")
  }
}

extension Wheel.Configuration {
  /// Checks every value that stands for itself.
  ///
  /// Those that depend on each other are checked where they are worked out.
  func check(largestItem: LayoutSize) throws(WheelError) {
    guard
      itemSize.isLength, itemSize.width > 0, itemSize.height > 0
    else { throw .itemSize(itemSize) }
    guard radiusToItemCenter.isLength else { throw .radius(radiusToItemCenter) }
    guard focus.angle.radians.magnitude.isLength else { throw .focus(focus.angle) }
    if let arcLimit, !arcLimit.radians.isLength { throw .arcLimit(arcLimit) }
    switch arrangement {
    case .list(spacing: .angle(let angle)):
      guard angle.radians.isLength, angle.radians > 0 else { throw .angle(angle) }
    case .list(spacing: .arc(let length)):
      guard length.isLength, length > 0 else { throw .arc(length) }
    case .list(spacing: .gap(let gap)): guard gap.isLength else { throw .gap(gap) }
    case .list(spacing: .widthAlongTangent): break
    case .fan(let arc): guard arc.isFanArc else { throw .fanArc(arc) }
    case .ring(let turns): guard turns >= 1 else { throw .turns(turns) }
    }
    if case .points(let step) = scrollStep { try check(step: step) }
    switch center {
    case .focusInMiddle: break
    case .peeking(let distance): guard distance.magnitude.isLength else { throw .peek(distance) }
    case .at(let point):
      guard point.x.magnitude.isLength, point.y.magnitude.isLength else { throw .center(point) }
    }
    // Also at its greatest scale an item has a width and a height that are lengths.
    let largest = max(1, largestItem.width, largestItem.height) * falloff.scale
    guard falloff.scale >= 0, largest.isLength else { throw .falloffScale(falloff.scale) }
    guard falloff.opacity >= 0, falloff.opacity <= 1 else {
      throw .falloffOpacity(falloff.opacity)
    }
    switch falloff.reach {
    case .items(let items): guard items > 0, items.isFinite else { throw .falloffReach(items) }
    case .angle(let angle):
      guard angle.radians > 0, angle.isFinite else { throw .falloffAngle(angle) }
    }
    if let legibility {
      let (text, turnOver) = (legibility.textRotation, legibility.turnOver)
      guard text.radians.magnitude.isLength else { throw .textRotation(text) }
      guard turnOver.radians >= 0, turnOver <= .halfTurn else { throw .turnOver(turnOver) }
    }
  }
}

extension Wheel.Configuration {
  /// Checks the points to scroll from one item to the next.
  func check(step: Double) throws(WheelError) {
    guard step.isLength, step >= Wheel.smallestStep else { throw .scrollStep(step) }
  }
}

extension LayoutSize {
  /// Whether width and height can be lengths.
  var isLength: Bool { width.isLength && height.isLength }
}
