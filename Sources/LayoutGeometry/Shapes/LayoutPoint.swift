/// A position in points; x grows to the right and y grows downwards.
///
///     let corner = LayoutPoint(x: 10, y: 20)
///     corner.offsetBy(dx: 5, dy: -5)  // (15.0, 15.0)
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the origin to the right, in points.
  public var x: Double
  /// The distance from the origin downwards, in points.
  public var y: Double

  /// Creates a point from its coordinates; any value is allowed.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static var zero: LayoutPoint { LayoutPoint(x: 0, y: 0) }

  /// Whether both coordinates are finite numbers.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point moved by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> LayoutPoint { LayoutPoint(x: x + dx, y: y + dy) }

  /// The straight-line distance to another point, √(Δx² + Δy²); infinite beyond about 10¹⁵⁴ points.
  public func distance(to other: LayoutPoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension LayoutPoint: CustomStringConvertible {
  /// The coordinates in parentheses, for example `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }
}
