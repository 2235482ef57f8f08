/// A position in points; x grows to the right and y grows downwards.
public struct LayoutPoint: Hashable, Sendable, CustomStringConvertible {
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

  @inlinable
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point moved by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> LayoutPoint { LayoutPoint(x: x + dx, y: y + dy) }

  /// The straight-line distance to another point, √(Δx² + Δy²); infinite beyond about 10¹⁵⁴ points.
  public func distance(to other: LayoutPoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The coordinates in parentheses, for example `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }
}

/// A width and a height, in points; negative ones move the origin of a ``LayoutRect``.
public struct LayoutSize: Hashable, Sendable, CustomStringConvertible {
  /// The length from left to right, in points.
  public var width: Double
  /// The length from top to bottom, in points.
  public var height: Double

  /// Creates a size from its width and its height; any value is allowed.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  package var isFinite: Bool { width.isFinite && height.isFinite }

  /// Width and height, for example `133.0 × 173.0`.
  public var description: String { "\(width) × \(height)" }
}

extension Double {
  package func blend(_ start: LayoutPoint, _ end: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: blend(start.x, end.x), y: blend(start.y, end.y))
  }

  package func blend(_ start: LayoutSize, _ end: LayoutSize) -> LayoutSize {
    LayoutSize(width: blend(start.width, end.width), height: blend(start.height, end.height))
  }

  /// A point scaled by this factor about a fixed one; 1 is exact.
  package func scale(_ point: LayoutPoint, about fixed: LayoutPoint) -> LayoutPoint {
    guard self != 1 else { return point }
    return LayoutPoint(
      x: fixed.x + (point.x - fixed.x) * self, y: fixed.y + (point.y - fixed.y) * self)
  }
}

#if !hasFeature(Embedded)
extension LayoutPoint: Codable {}
extension LayoutSize: Codable {}
#endif
