/// An angle; positive angles turn clockwise on screen, where y grows downwards.
///
/// 370° and 10° are different angles with the same direction. ``normalized`` makes them equal.
public struct LayoutAngle: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  @usableFromInline
  package init(radians: Double) { self.radians = radians }

  /// 0°.
  public static var zero: LayoutAngle { LayoutAngle(radians: 0) }

  package static var halfTurn: LayoutAngle { LayoutAngle(radians: .pi) }

  @usableFromInline
  package static var fullTurn: LayoutAngle { LayoutAngle(radians: 2 * .pi) }

  /// The angle of that many radians; any value is allowed.
  public static func radians(_ radians: Double) -> LayoutAngle { LayoutAngle(radians: radians) }

  /// The angle of that many degrees.
  public static func degrees(_ degrees: Double) -> LayoutAngle {
    LayoutAngle(radians: degrees * .pi / 180)
  }

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double { radians * 180 / .pi }

  /// The angle in (−180°, 180°] with the same direction; NaN unless the angle is finite.
  ///
  /// The IEEE 754 remainder by the floating-point number 2π, which is exact.
  public var normalized: LayoutAngle {
    let remainder = radians.remainder(dividingBy: 2 * .pi)
    return LayoutAngle(radians: remainder == -.pi ? .pi : remainder)
  }

  /// The smallest turn from this direction to another, in (−180°, 180°].
  package func shortestTurn(to other: LayoutAngle) -> LayoutAngle { (other - self).normalized }

  /// The sine and the cosine, exact for whole quarter turns.
  ///
  /// The floating-point number π/2 has a cosine of 6·10⁻¹⁷; an edge at 90° would not be level.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    let quarters = radians / (.pi / 2)
    guard quarters == quarters.rounded(.toNearestOrEven) else {
      return LayoutGeometry.sineAndCosine(radians)
    }
    switch quarters.remainder(dividingBy: 4) {
    case 0: return (0, 1)
    case 1: return (1, 0)
    case -1: return (-1, 0)
    case 2, -2: return (0, -1)
    default: return (.nan, .nan)
    }
  }

  /// Whether the first angle is the smaller number.
  public static func < (first: LayoutAngle, second: LayoutAngle) -> Bool {
    first.radians < second.radians
  }

  /// The sum of two angles.
  public static func + (first: LayoutAngle, second: LayoutAngle) -> LayoutAngle {
    LayoutAngle(radians: first.radians + second.radians)
  }

  /// The difference of two angles.
  public static func - (first: LayoutAngle, second: LayoutAngle) -> LayoutAngle {
    LayoutAngle(radians: first.radians - second.radians)
  }

  /// The angle in degrees, for example `90.0°`.
  public var description: String { "\(degrees)°" }
}
