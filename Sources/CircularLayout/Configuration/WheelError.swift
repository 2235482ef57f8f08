/// Why values make no wheel; the description is a sentence that names the value.
///
/// No length in points may exceed 10¹⁵⁰. Up to it every result is finite.
public struct WheelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence to show to a developer.
  public let description: String
  /// The index of the item whose size is not valid, or after which a gap is too wide, or `nil`.
  public let item: Int?

  private init(_ description: String, item: Int? = nil) {
    self.description = description
    self.item = item
  }
}

// The sentence of each says when it is thrown.

extension WheelError {
  package static func itemCount(_ count: Int) -> WheelError {
    WheelError("The item count must be from 0 to 2^53, not \(count).")
  }

  package static func itemCountWithSizes(_ count: Int) -> WheelError {
    WheelError(
      "The item count of a wheel that asks for sizes must be from 0 to \(Int32.max), not \(count).")
  }

  package static func viewportSize(_ size: LayoutSize) -> WheelError {
    WheelError("The viewport size must be \(numbers(size)) of at least 0, not \(size).")
  }

  package static func itemSize(_ size: LayoutSize) -> WheelError {
    WheelError("The item size must be \(numbers(size)) greater than 0, not \(size).")
  }

  package static func sizeOfItem(_ item: Int, _ size: LayoutSize) -> WheelError {
    WheelError(
      "The size of item \(item) must be \(numbers(size)) greater than 0, not \(size).",
      item: item)
  }

  package static func radius(_ radius: Double) -> WheelError {
    WheelError(
      "The radius to the item centre must be \(number(radius)) of at least 0, not \(radius).")
  }

  package static func center(_ center: Wheel.Center) -> WheelError {
    switch center {
    case .focusInMiddle:
      WheelError("The centre of the wheel is not valid.")
    case .at(let point):
      WheelError("The centre of the wheel must be \(numbers(point.x, point.y)), not \(point).")
    case .peeking(let peek):
      WheelError(
        "The distance by which the focused item peeks must be \(number(peek)), not \(peek).")
    }
  }

  package static func focus(_ angle: LayoutAngle) -> WheelError {
    WheelError("The angle of the focus must be \(number(angle.radians)), not \(angle).")
  }

  package static func angle(_ angle: LayoutAngle) -> WheelError {
    WheelError(
      "The angle between items must be \(number(angle.radians)) greater than 0, not \(angle).")
  }

  package static func arc(_ length: Double) -> WheelError {
    WheelError("The arc between items must be \(number(length)) greater than 0, not \(length).")
  }

  package static func gap(_ gap: Double) -> WheelError {
    WheelError("The gap between items must be \(number(gap)) of at least 0, not \(gap).")
  }

  package static func gapTooWide(_ gap: Double, widest: Double, afterItem item: Int? = nil)
    -> WheelError
  {
    WheelError(
      """
      The gap \(item.map { "after item \($0)" } ?? "between items") must be at most \(widest), the \
      space between items on opposite sides of the wheel, not \(gap).
      """, item: item)
  }

  package static func radiusTooSmall(_ given: Double, smallest least: Double) -> WheelError {
    WheelError(
      "The radius to the item centre must be at least \(least) for items a gap apart, not \(given)."
    )
  }

  package static func noRadius(itemCount count: Int, over arc: LayoutAngle) -> WheelError {
    WheelError(
      """
      The radius at which \(count) items over \(arc) leave the gap must be at most \
      \(Double.maximumLength).
      """)
  }

  package static func noAngle(radius: Double) -> WheelError {
    WheelError("The radius \(radius) leaves no finite angle greater than 0 between items.")
  }

  package static func scrollStep(_ step: Double) -> WheelError {
    WheelError(
      "The scroll step must be \(number(step)) of at least \(Wheel.smallestStep), not \(step)."
    )
  }

  package static func fanArc(_ angle: LayoutAngle) -> WheelError {
    WheelError("The arc of a fan must be from 1e-100 radians to 360°, not \(angle).")
  }

  package static func turns(_ turns: Int) -> WheelError {
    WheelError("The turns of a ring must be at least 1, not \(turns).")
  }

  package static func arcLimit(_ angle: LayoutAngle) -> WheelError {
    WheelError("The arc limit must be \(number(angle.radians)) of at least 0, not \(angle).")
  }

  package static func falloffScale(_ scale: Double) -> WheelError {
    WheelError(
      """
      The falloff scale must be a finite number of at least 0 that makes no item larger than \
      \(Double.maximumLength), not \(scale).
      """)
  }

  package static func falloffOpacity(_ opacity: Double) -> WheelError {
    WheelError("The falloff opacity must be from 0 to 1, not \(opacity).")
  }

  package static func falloffReach(_ reach: Wheel.Falloff.Reach) -> WheelError {
    switch reach {
    case .items(let reach):
      WheelError("The falloff reach must be a finite number of items greater than 0, not \(reach).")
    case .angle(let angle):
      WheelError("The falloff reach must be a finite angle greater than 0, not \(angle).")
    }
  }

  package static func textRotation(_ angle: LayoutAngle) -> WheelError {
    WheelError("The rotation of the text must be \(number(angle.radians)), not \(angle).")
  }

  package static func turnOver(_ angle: LayoutAngle) -> WheelError {
    WheelError("The angle within which items turn over must be from 0 to 180°, not \(angle).")
  }

  /// The requirement that a number fails: to be finite, or to be within the limit.
  private static func number(_ number: Double) -> String {
    isTooGreat(number) ? "a number up to \(Double.maximumLength)" : "a finite number"
  }

  private static func numbers(_ first: Double, _ second: Double) -> String {
    isTooGreat(first) || isTooGreat(second)
      ? "numbers up to \(Double.maximumLength)" : "finite numbers"
  }

  private static func numbers(_ size: LayoutSize) -> String { numbers(size.width, size.height) }

  private static func isTooGreat(_ number: Double) -> Bool {
    number.isFinite && number.magnitude > Double.maximumLength
  }
}

extension Wheel {
  /// The farthest offset from 0, in points; one beyond it counts as infinite.
  static var farthestOffset: Double { 1e200 }

  /// The smallest scroll step, in points: below it, a number of items could be infinite.
  static var smallestStep: Double { 1e-100 }

  /// The velocity limited to 10¹⁵⁰ per second, and 0 for NaN.
  static func validVelocity(_ velocity: Double) -> Double {
    velocity.isNaN ? 0 : min(max(velocity, -.maximumLength), .maximumLength)
  }

  /// Checks a number of items: every whole number up to 2⁵³ is a Double.
  static func check(itemCount: Int) throws(WheelError) {
    guard itemCount >= 0, Int64(itemCount) <= 1 << 53 else { throw .itemCount(itemCount) }
  }

}

extension Wheel.Configuration {
  /// Checks every value by itself; settings that depend on each other are checked in use.
  func check(
    itemCount: Int, viewportSize: LayoutSize, largestItem: LayoutSize
  ) throws(WheelError) {
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
    let distances =
      switch center {
      case .focusInMiddle: LayoutPoint.zero
      case .peeking(let distance): LayoutPoint(x: distance, y: 0)
      case .at(let point): point
      }
    guard distances.x.magnitude.isLength, distances.y.magnitude.isLength else {
      throw .center(center)
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
      let text = legibility.textRotation
      let turnOver = legibility.turnOver
      guard text.radians.magnitude.isLength else { throw .textRotation(text) }
      guard turnOver.radians >= 0, turnOver <= .halfTurn else { throw .turnOver(turnOver) }
    }
    try Wheel.check(itemCount: itemCount)
    guard viewportSize.isLength else { throw .viewportSize(viewportSize) }
  }

  func check(step: Double) throws(WheelError) {
    guard step.isLength, step >= Wheel.smallestStep else { throw .scrollStep(step) }
  }
}

extension LayoutSize {
  var isLength: Bool { width.isLength && height.isLength }

  var isItemSize: Bool { isLength && width > 0 && height > 0 }
}
