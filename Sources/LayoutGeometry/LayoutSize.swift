/// A width and a height, in points.
///
/// A size is only two numbers: it may hold any value. A ``LayoutRect`` built from it has no negative
/// extents; see there.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from its extents; any value is allowed.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension LayoutSize {
  /// The size without extent, 0 × 0.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension LayoutSize: CustomStringConvertible {
  /// The extents, for example `133.0 × 173.0`.
  public var description: String { "\(width) × \(height)" }
}
