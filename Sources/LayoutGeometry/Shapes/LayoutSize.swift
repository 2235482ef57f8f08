/// A width and a height, in points.
///
/// They may have any value. A ``LayoutRect`` made from a negative size moves its origin instead.
public struct LayoutSize: Hashable, Sendable {
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

  /// Whether width and height are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension LayoutSize: CustomStringConvertible {
  /// Width and height, for example `133.0 × 173.0`.
  public var description: String { "\(width) × \(height)" }
}
