/// An upright rectangle: an origin at its top left corner, and a size that is never negative.
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
/// - **Nothing.** No null or infinite rectangle exists; operations without a result return `nil`.
/// - **Numbers.** NaN and infinity never trap. A comparison with NaN is false.
public struct LayoutRect: Hashable, Sendable, CustomStringConvertible {
  /// The top left corner.
  public var origin: LayoutPoint
  private var standardizedSize: LayoutSize

  /// Width and height, each at least 0 (or NaN); setting a negative one moves the origin.
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
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
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

  /// Origin and size, for example `(10.0, 20.0, 100.0 × 50.0)`.
  public var description: String { "(\(minX), \(minY), \(size))" }
}

extension LayoutRect {
  /// The rectangle moved by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards on both sides, or outwards by negative distances.
  ///
  /// A width or height that would become negative collapses to 0 at the centre.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    inset(left: dx, top: dy, right: dx, bottom: dy)
  }

  /// The rectangle with its four edges rounded to the pixels of a screen.
  ///
  /// Edges are rounded, not sizes, so neighbours remain neighbours. ``maxX`` and ``maxY`` are sums,
  /// off by up to one unit in the last place. A scale, in pixels per point, that is not finite, not
  /// above 0, or makes an edge infinite, has no effect.
  package func aligned(toScale scale: Double) -> LayoutRect {
    guard scale.isFinite, scale > 0 else { return self }
    return LayoutRect(
      minX: minX.aligned(toScale: scale), minY: minY.aligned(toScale: scale),
      maxX: maxX.aligned(toScale: scale), maxY: maxY.aligned(toScale: scale))
  }

  /// If two opposite edges would pass each other, they meet halfway.
  package func inset(left: Double, top: Double, right: Double, bottom: Double) -> LayoutRect {
    let width = width - (left + right)
    let height = height - (top + bottom)
    return LayoutRect(
      x: width < 0 ? minX + left + width / 2 : minX + left,
      y: height < 0 ? minY + top + height / 2 : minY + top,
      width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
  }

  /// Whether a point lies in the rectangle, minimal edges included and maximal edges excluded.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies in this one, edges included; one without NaN contains itself.
  public func contains(_ other: LayoutRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two rectangles overlap.
  ///
  /// On each axis the two intervals must share more than an end point. An interval without length
  /// may also lie on an edge of the other. The relation is symmetric, and false for NaN.
  public func intersects(_ other: LayoutRect) -> Bool {
    LayoutInterval(near: minX, far: maxX)
      .overlaps(LayoutInterval(near: other.minX, far: other.maxX))
      && LayoutInterval(near: minY, far: maxY)
        .overlaps(LayoutInterval(near: other.minY, far: other.maxY))
  }

  /// The common part of the two rectangles, or `nil` if they do not intersect.
  ///
  /// Both contain it, rounding included. A rectangle inside the other comes back unchanged.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    guard intersects(other) else { return nil }
    if contains(other) { return other }
    if other.contains(self) { return self }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return LayoutRect(
      x: x, y: y,
      width: Self.length(from: x, within: min(maxX, other.maxX)),
      height: Self.length(from: y, within: min(maxY, other.maxY)))
  }

  /// The smallest rectangle that contains both, rounding included, also if one has no area.
  ///
  /// A rectangle that contains the other comes back unchanged.
  public func union(_ other: LayoutRect) -> LayoutRect {
    if contains(other) { return self }
    if other.contains(self) { return other }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return LayoutRect(
      x: x, y: y,
      width: Self.length(from: x, reaching: max(maxX, other.maxX)),
      height: Self.length(from: y, reaching: max(maxY, other.maxY)))
  }

  /// The length between two coordinates, one step less where the rounded sum would pass the end.
  private static func length(from start: Double, within end: Double) -> Double {
    let length = end - start
    return start + length > end ? length.nextDown : length
  }

  /// The length between two coordinates, one step more where the rounded sum would miss the end.
  private static func length(from start: Double, reaching end: Double) -> Double {
    let length = end - start
    return start + length < end ? length.nextUp : length
  }
}

#if !hasFeature(Embedded)
extension LayoutRect: Codable {
  private enum CodingKeys: String, CodingKey {
    case origin
    case standardizedSize = "size"
  }

  /// Decodes a rectangle; throws `DecodingError` unless it is finite and its size at least 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    origin = try container.decode(LayoutPoint.self, forKey: .origin)
    standardizedSize = try container.decode(LayoutSize.self, forKey: .standardizedSize)
    guard isFinite, width >= 0, height >= 0 else {
      throw decoder.refusal("A rectangle must be finite with a size of at least 0, not \(self).")
    }
  }
}
#endif

/// An interval on one axis, from its near edge (left or top) to its far one.
@frozen @usableFromInline
package struct LayoutInterval {
  @usableFromInline package let near: Double
  @usableFromInline package let far: Double

  @inlinable
  package init(near: Double, far: Double) {
    self.near = near
    self.far = far
  }

  /// The rule of ``LayoutRect/intersects(_:)`` on one axis.
  @inlinable
  package func overlaps(_ other: LayoutInterval) -> Bool {
    if near == far || other.near == other.far {
      return near <= other.far && other.near <= far
    }
    return near < other.far && other.near < far
  }

  /// How far a coordinate is from the interval; 0 in it.
  package func distance(to coordinate: Double) -> Double {
    max(near - coordinate, 0, coordinate - far)
  }
}

/// The first of the intervals that lie alongside one for the longest distance, or else the nearest.
package struct LongestAlongside {
  package private(set) var index: Int?
  private var overlap = 0.0
  private let interval: LayoutInterval

  package init(_ interval: LayoutInterval) { self.interval = interval }

  package mutating func compare(_ other: LayoutInterval, at index: Int) {
    // Of intervals that do not overlap, this is minus the distance between them.
    let overlap = min(interval.far, other.far) - max(interval.near, other.near)
    guard self.index == nil || overlap > self.overlap else { return }
    self.index = index
    self.overlap = overlap
  }
}
