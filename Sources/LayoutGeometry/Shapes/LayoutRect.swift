/// An upright rectangle: an origin at its top left corner, and a size that is never negative.
///
///     let cell = LayoutRect(x: 10, y: 20, width: 100, height: 50)
///     cell.maxY                                             // 70.0
///     cell.intersects(cell.offsetBy(dx: 0, dy: 50))         // false: neighbours only touch
///     LayoutRect(x: 10, y: 0, width: -4, height: 2).minX    // 6.0
///
/// These conventions hold for every operation:
///
/// - **Storage.** Origin and size are stored, so a given height comes back bit for bit. A far edge
///   is origin + size, rounded once.
/// - **Size.** A negative width or height is standardised when the rectangle is made: the origin
///   moves to the opposite edge, and the length becomes positive. It is at least 0, or NaN.
/// - **Edges.** A rectangle with area is half-open: it contains its minimal edges and not its
///   maximal ones. Rectangles with area that touch do not intersect, so tiles partition the plane.
/// - **Empty rectangles.** A rectangle without area is a line or a point. It meets every rectangle
///   that contains it, edges included, so an item of height 0 at the end of the content is found.
/// - **Nothing.** There is no null and no infinite rectangle; an operation without a result returns
///   `nil`.
/// - **Numbers.** NaN and infinity never trap. A comparison with NaN is false.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  private var standardizedSize: LayoutSize

  /// Width and height, each at least 0 (or NaN).
  ///
  /// Setting a negative one moves the origin to the opposite edge.
  public var size: LayoutSize {
    get { standardizedSize }
    set { self = LayoutRect(origin: origin, size: newValue) }
  }

  /// Creates a rectangle from a corner and a size; a negative size is standardised.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Creates a rectangle from a corner, a width and a height; negative ones are standardised.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: width < 0 ? x + width : x, y: height < 0 ? y + height : y)
    standardizedSize = LayoutSize(
      width: width < 0 ? -width : width, height: height < 0 ? -height : height)
  }

  /// Creates a rectangle from its edges; edges in the wrong order are swapped.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Creates a rectangle around a point; a negative width or height counts as positive.
  public init(center: LayoutPoint, size: LayoutSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle of size 0 × 0 at the origin.
  public static var zero: LayoutRect { LayoutRect(x: 0, y: 0, width: 0, height: 0) }

  /// The distance from the left to the right edge, in points, at least 0.
  public var width: Double { standardizedSize.width }

  /// The distance from the top to the bottom edge, in points, at least 0.
  public var height: Double { standardizedSize.height }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The right edge, `minX + width`.
  public var maxX: Double { origin.x + width }

  /// The bottom edge, `minY + height`.
  public var maxY: Double { origin.y + height }

  /// The horizontal middle, `minX + width / 2`.
  public var midX: Double { origin.x + width / 2 }

  /// The vertical middle, `minY + height / 2`.
  public var midY: Double { origin.y + height / 2 }

  /// The middle of the rectangle.
  public var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// Whether the rectangle has no area: its width or its height is 0.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether origin, size and far edges are finite numbers.
  @inlinable
  public var isFinite: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }
}

extension LayoutRect: CustomStringConvertible {
  /// Origin and size, for example `(10.0, 20.0, 100.0 × 50.0)`.
  public var description: String { "(\(minX), \(minY), \(size))" }
}
