extension Wheel {
  /// A finger that turns the wheel about its centre, like a dial.
  ///
  /// The point under the finger stays under it, by any path and any number of turns; the offset of
  /// a list may lie beyond its ends. Within the hub around the centre the wheel does not turn, and
  /// a finger that leaves it takes hold anew; see <doc:TurningAWheelByHand>. Coordinates count from
  /// the viewport's top left corner. After a change of the wheel, take hold anew.
  public struct Dial: Hashable, Sendable {
    /// The distance from the wheel's centre within which a finger has no effect, in points.
    package let hubRadius: Double
    /// The angle by which the finger has turned the wheel, clockwise, any number of turns.
    package private(set) var turn = LayoutAngle.zero
    private let center: LayoutPoint
    private let startOffset: Double
    private let pointsPerRadian: Double
    /// The position of the finger from the wheel's centre.
    private var touch: LayoutPoint
    /// Whether the finger turns the wheel: it is outside the hub.
    private var isHolding: Bool
    /// The direction of the finger, clockwise from twelve o'clock, where it last held the wheel.
    private var direction: Double
    /// The direction in which the finger took hold, the last time that it came out of the hub.
    private var heldDirection: Double
    /// The turn of the wheel at that time.
    private var turnBefore = 0.0
    /// How often the finger has passed the direction opposite twelve o'clock since, clockwise.
    private var wholeTurns = 0.0
  }

  /// A finger that takes hold of the wheel at a point of the viewport to turn it about its centre.
  ///
  /// A point that is not finite counts as the wheel's centre. The hub's radius is half a fingertip
  /// by default; a negative one and NaN count as 0.
  public func dial(
    takingHoldAt touch: LayoutPoint, atOffset offset: Double, hubRadius: Double = 22
  ) -> Dial {
    Dial(of: self, touch: touch, offset: offset, hubRadius: hubRadius > 0 ? hubRadius : 0)
  }

  /// The scroll distance for a turn of one radian, clockwise on screen.
  fileprivate var pointsPerRadian: Double {
    (circle.sense > 0) == circle.isMirrored
      ? step / anglePerItem.radians : -step / anglePerItem.radians
  }
}

extension Wheel.Dial {
  fileprivate init(of wheel: Wheel, touch: LayoutPoint, offset: Double, hubRadius: Double) {
    self.hubRadius = hubRadius
    center = wheel.circle.center
    startOffset = wheel.reachable(offset)
    pointsPerRadian = wheel.pointsPerRadian
    self.touch =
      Self.isWithinReach(touch) ? touch.offsetBy(dx: -center.x, dy: -center.y) : .zero
    isHolding = self.touch.distance(to: .zero) > hubRadius
    direction = Self.direction(of: self.touch)
    heldDirection = direction
  }

  /// The offset at which the point that was taken hold of is under the finger, in points.
  public var offset: Double {
    guard turn.radians != 0 else { return startOffset }
    let offset = startOffset + pointsPerRadian * turn.radians
    return min(max(offset, -Wheel.farthestOffset), Wheel.farthestOffset)
  }

  /// Moves the finger and returns the offset; ignores a point that is not finite or beyond 10¹⁵⁰.
  @discardableResult
  public mutating func move(to point: LayoutPoint) -> Double {
    guard Self.isWithinReach(point) else { return offset }
    let end = point.offsetBy(dx: -center.x, dy: -center.y)
    let start = touch
    touch = end
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = LayoutPoint(x: dx, y: dy).distance(to: .zero)
    guard length > 0 else { return offset }

    // The way comes nearest to the hub's middle `nearest` after its start, `aside` from it. The
    // part in the hub is as long before that as after it; without a square root the way passes by.
    let nearest = -(start.x * dx + start.y * dy) / length
    let aside = (start.x * dy - start.y * dx) / length
    let square = (hubRadius - aside) * (hubRadius + aside)
    let half = max(square, 0).squareRoot()
    func position(after way: Double) -> LayoutPoint {
      let part = max(way, 0) / length
      return LayoutPoint(x: start.x + dx * part, y: start.y + dy * part)
    }
    if isHolding {
      guard end == .zero || square >= 0 && nearest + half > 0 && nearest - half <= length else {
        sweep(to: end)
        return offset
      }
      if hubRadius > 0 { sweep(to: position(after: nearest - half)) }
      isHolding = false
    }
    // The centre itself has no direction, whatever rounding makes of the way to it.
    guard end != .zero, nearest + half < length else { return offset }
    turnBefore = turn.radians
    direction = Self.direction(of: hubRadius > 0 ? position(after: nearest + half) : end)
    heldDirection = direction
    wholeTurns = 0
    isHolding = true
    sweep(to: end)
    return offset
  }

  /// The velocity of the offset for one of a gesture recognizer, both in points per second.
  ///
  /// Only motion around the centre counts; in the hub it is 0.
  public func velocity(ofTouch velocity: LayoutPoint) -> Double {
    let distance = touch.distance(to: .zero)
    guard isHolding, distance > 0 else { return 0 }
    let around = (touch.x / distance) * velocity.y - (touch.y / distance) * velocity.x
    return Wheel.validVelocity(pointsPerRadian * (around / distance))
  }

  /// Turns the wheel with a finger that moves straight to a point, past the hub.
  private mutating func sweep(to point: LayoutPoint) {
    let before = direction
    direction = Self.direction(of: point)
    if direction - before > .pi { wholeTurns -= 1 }
    if direction - before < -.pi { wholeTurns += 1 }
    turn = .radians(turnBefore + (direction - heldDirection) + wholeTurns * 2 * .pi)
  }

  /// The direction of a point from the wheel's centre, clockwise from twelve o'clock.
  private static func direction(of point: LayoutPoint) -> Double { arctangent(point.x, -point.y) }

  private static func isWithinReach(_ point: LayoutPoint) -> Bool {
    point.x.magnitude.isLength && point.y.magnitude.isLength
  }
}
