/// An invalid value given to a wheel; the description is a sentence that names the value.
///
/// No length in points may exceed 10¹⁵⁰. Up to it every result is finite. Cases may be added: a
/// `switch` needs a default.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WheelError: Error, Hashable, Sendable {
  /// A number of items that is not from 0 to 2⁵³.
  case itemCount(Int)
  /// A number of items that is more than 2³¹ − 1, where sizes are asked for.
  case itemCountWithSizes(Int)
  /// A viewport size that is not two lengths.
  case viewportSize(LayoutSize)
  /// An item size that is not two lengths above 0.
  case itemSize(LayoutSize)
  /// A size of one item that is not two lengths above 0.
  case sizeOfItem(Int, LayoutSize)
  /// A radius to the item centre that is not a length.
  case radius(Double)
  /// A centre whose numbers are not valid.
  case center(Wheel.Center)
  /// An angle of the focus that is not a number up to the limit.
  case focus(LayoutAngle)
  /// An angle between items that is not above 0.
  case angle(LayoutAngle)
  /// An arc between items that is not a length above 0.
  case arc(Double)
  /// A gap between items that is not a length.
  case gap(Double)
  /// A gap that is wider than the space between items on opposite sides.
  case gapTooWide(Double, widest: Double, afterItem: Int? = nil)
  /// A radius that is too small for items a gap apart.
  case radiusTooSmall(Double, smallest: Double)
  /// No radius leaves the gap between so many items over an arc.
  case noRadius(itemCount: Int, over: LayoutAngle)
  /// A radius that leaves no angle between items.
  case noAngle(radius: Double)
  /// A scroll step that is too small or not a length.
  case scrollStep(Double)
  /// An arc of a fan that is not from 10⁻¹⁰⁰ radians to 360°.
  case fanArc(LayoutAngle)
  /// A number of turns of a ring that is below 1.
  case turns(Int)
  /// An arc limit that is not at least 0.
  case arcLimit(LayoutAngle)
  /// A falloff scale that is below 0 or makes an item too large.
  case falloffScale(Double)
  /// A falloff opacity that is not from 0 to 1.
  case falloffOpacity(Double)
  /// A reach of the falloff that is not above 0.
  case falloffReach(Wheel.Falloff.Reach)
  /// A rotation of text that is not a number up to the limit.
  case textRotation(LayoutAngle)
  /// An angle within which items turn over that is not from 0 to 180°.
  case turnOver(LayoutAngle)
}

extension WheelError: CustomStringConvertible {
  /// A message that says which value is wrong, what it is and what it must be.
  public var description: String {
    switch self {
    case .itemCount(let count): "The item count must be from 0 to 2^53, not \(count)."
    case .itemCountWithSizes(let count):
      "The item count of a wheel that asks for sizes must be from 0 to \(Int32.max), not \(count)."
    case .viewportSize(let size):
      "The viewport size must be \(Self.numbers(size)) of at least 0, not \(size)."
    case .itemSize(let size):
      "The item size must be \(Self.numbers(size)) greater than 0, not \(size)."
    case .sizeOfItem(let item, let size):
      "The size of item \(item) must be \(Self.numbers(size)) greater than 0, not \(size)."
    case .radius(let radius):
      "The radius to the item centre must be \(Self.number(radius)) of at least 0, not \(radius)."
    case .center(.focusInMiddle): "The centre of the wheel is not valid."
    case .center(.at(let point)):
      "The centre of the wheel must be \(Self.numbers(point.x, point.y)), not \(point)."
    case .center(.peeking(let peek)):
      "The distance by which the focused item peeks must be \(Self.number(peek)), not \(peek)."
    case .focus(let angle):
      "The angle of the focus must be \(Self.number(angle.radians)), not \(angle)."
    case .angle(let angle):
      "The angle between items must be \(Self.number(angle.radians)) greater than 0, not \(angle)."
    case .arc(let length):
      "The arc between items must be \(Self.number(length)) greater than 0, not \(length)."
    case .gap(let gap):
      "The gap between items must be \(Self.number(gap)) of at least 0, not \(gap)."
    case .gapTooWide(let gap, let widest, let item):
      """
      The gap \(item.map { "after item \($0)" } ?? "between items") must be at most \(widest), the \
      space between items on opposite sides of the wheel, not \(gap).
      """
    case .radiusTooSmall(let given, let least):
      "The radius to the item centre must be at least \(least) for items a gap apart, not \(given)."
    case .noRadius(let count, let arc):
      """
      The radius at which \(count) items over \(arc) leave the gap must be at most \
      \(Double.maximumLength).
      """
    case .noAngle(let radius):
      "The radius \(radius) leaves no finite angle greater than 0 between items."
    case .scrollStep(let step):
      "The scroll step must be \(Self.number(step)) of at least \(Wheel.smallestStep), not \(step)."
    case .fanArc(let angle): "The arc of a fan must be from 1e-100 radians to 360°, not \(angle)."
    case .turns(let turns): "The turns of a ring must be at least 1, not \(turns)."
    case .arcLimit(let angle):
      "The arc limit must be \(Self.number(angle.radians)) of at least 0, not \(angle)."
    case .falloffScale(let scale):
      """
      The falloff scale must be a finite number of at least 0 that makes no item larger than \
      \(Double.maximumLength), not \(scale).
      """
    case .falloffOpacity(let opacity): "The falloff opacity must be from 0 to 1, not \(opacity)."
    case .falloffReach(.items(let reach)):
      "The falloff reach must be a finite number of items greater than 0, not \(reach)."
    case .falloffReach(.angle(let angle)):
      "The falloff reach must be a finite angle greater than 0, not \(angle)."
    case .textRotation(let angle):
      "The rotation of the text must be \(Self.number(angle.radians)), not \(angle)."
    case .turnOver(let angle):
      "The angle within which items turn over must be from 0 to 180°, not \(angle)."
    }
  }

  /// The index of the item whose size is not valid, or after which a gap is too wide, or `nil`.
  public var item: Int? {
    switch self {
    case .sizeOfItem(let item, _): item
    case .gapTooWide(_, _, let item): item
    default: nil
    }
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
