extension Wheel {
  /// The greatest length, in points, that a wheel takes: sizes, radius, distances, scroll step.
  ///
  /// Angles are limited to as many radians. Within these limits every result is finite.
  public static var maximumLength: Double { .maximumLength }

  /// The farthest offset from 0, in points; one beyond it counts as infinite.
  static var farthestOffset: Double { 1e200 }

  /// The smallest scroll step, in points: below it a number of items could be infinite.
  static var smallestStep: Double { 1e-100 }

  /// The offset, or the nearest end of the content if it is out of reach, and 0 for NaN.
  func reachable(_ offset: Double) -> Double {
    offset.magnitude <= Self.farthestOffset ? offset : offset > 0 ? maximumOffset : 0
  }

  /// The velocity limited to ``maximumLength`` per second, and 0 for NaN.
  static func validVelocity(_ velocity: Double) -> Double {
    velocity.isNaN ? 0 : min(max(velocity, -maximumLength), maximumLength)
  }

  /// Checks a number of items: every whole number up to 2⁵³ is a Double.
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
  /// Checks every value by itself; those that depend on each other are checked in use.
  func check(largestItem: LayoutSize) throws(WheelError) {
    guard itemSize.isItemSize else { throw .itemSize(itemSize) }
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
    guard 0...1 ~= falloff.opacity else { throw .falloffOpacity(falloff.opacity) }
    let reach =
      switch falloff.reach {
      case .items(let items): items
      case .angle(let angle): angle.radians
      }
    guard reach > 0, reach.isFinite else { throw .falloffReach(falloff.reach) }
    if let legibility {
      let (text, turnOver) = (legibility.textRotation, legibility.turnOver)
      guard text.radians.magnitude.isLength else { throw .textRotation(text) }
      guard turnOver.radians >= 0, turnOver <= .halfTurn else { throw .turnOver(turnOver) }
    }
  }

  func check(step: Double) throws(WheelError) {
    guard step.isLength, step >= Wheel.smallestStep else { throw .scrollStep(step) }
  }
}

extension LayoutSize {
  /// Whether width and height can be lengths.
  var isLength: Bool { width.isLength && height.isLength }

  /// Whether an item can have the size.
  var isItemSize: Bool { isLength && width > 0 && height > 0 }
}
