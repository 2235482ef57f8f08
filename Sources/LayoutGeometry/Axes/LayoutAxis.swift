/// The axis along which content scrolls.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// Content continues downwards.
  case vertical
  /// Content continues sideways, from the leading to the trailing edge.
  case horizontal
}

/// The direction of reading: the leading edge is the side where a line of text starts.
public enum LayoutReadingDirection: Hashable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}

/// The reading direction and the pixels of a screen, to which a wheel's rotated items do not align.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The side of the first column, or the side where content that scrolls sideways starts.
  public var direction: LayoutReadingDirection

  /// The pixels per point to which frames are aligned, 10⁻¹⁵⁰ to 10¹⁵⁰; `nil` for exact frames.
  ///
  /// Equal columns get the same whole number of pixels; the rest lies between and after them. Edges
  /// along the columns are rounded to the nearest pixel, so stacked items never overlap and keep
  /// their distance up to a pixel.
  public var scale: Double?

  /// Creates an environment; by default left to right, and exact.
  public init(direction: LayoutReadingDirection = .leftToRight, scale: Double? = nil) {
    self.direction = direction
    self.scale = scale
  }
}

/// A side of an item on the screen: the direction of an arrow key.
public enum LayoutSide: Hashable, Sendable, CaseIterable {
  /// Towards smaller x.
  case left
  /// Towards larger x.
  case right
  /// Towards smaller y.
  case above
  /// Towards larger y.
  case below
}

// The choice between x and y, width and height, top and leading is made only here. The axis itself
// is the main axis, along which content scrolls; the cross axis is at a right angle to it.
extension LayoutAxis {
  @inlinable
  package var cross: LayoutAxis { self == .vertical ? .horizontal : .vertical }

  /// Whether layout along the axis starts at the end with the largest coordinates.
  @inlinable
  package func isMirrored(in direction: LayoutReadingDirection) -> Bool {
    self == .horizontal && direction == .rightToLeft
  }

  package func coordinate(of point: LayoutPoint) -> Double { self == .vertical ? point.y : point.x }

  @inlinable
  package func length(of size: LayoutSize) -> Double {
    self == .vertical ? size.height : size.width
  }

  @inlinable
  package func length(of rect: LayoutRect) -> Double {
    self == .vertical ? rect.height : rect.width
  }

  @inlinable
  package func interval(of rect: LayoutRect) -> LayoutInterval {
    self == .vertical
      ? LayoutInterval(near: rect.minY, far: rect.maxY)
      : LayoutInterval(near: rect.minX, far: rect.maxX)
  }

  @inlinable
  package func ends(of insets: LayoutInsets) -> (start: Double, end: Double) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  package func size(main: Double, cross: Double) -> LayoutSize {
    self == .vertical
      ? LayoutSize(width: cross, height: main) : LayoutSize(width: main, height: cross)
  }

  /// The rectangle from coordinates and lengths along the axis and across it, kept bit for bit.
  @inlinable
  package func rect(
    main: Double, length: Double, cross: Double, crossLength: Double
  ) -> LayoutRect {
    self == .vertical
      ? LayoutRect(x: cross, y: main, width: crossLength, height: length)
      : LayoutRect(x: main, y: cross, width: length, height: crossLength)
  }

  @inlinable
  package func move(_ point: LayoutPoint, by distance: Double) -> LayoutPoint {
    self == .vertical
      ? point.offsetBy(dx: 0, dy: distance) : point.offsetBy(dx: distance, dy: 0)
  }

  @inlinable
  package func move(_ rect: LayoutRect, by distance: Double) -> LayoutRect {
    self == .vertical
      ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
  }
}

#if !hasFeature(Embedded)
// Coded by hand: with a raw type, `==` would compare texts.

extension LayoutReadingDirection: Codable {
  /// Encodes the direction as `"leftToRight"` or `"rightToLeft"`.
  public func encode(to encoder: any Encoder) throws {
    try (self == .leftToRight ? "leftToRight" : "rightToLeft").encode(to: encoder)
  }

  /// Decodes a direction; throws `DecodingError` for anything that is not one of the two names.
  public init(from decoder: any Decoder) throws {
    switch try String(from: decoder) {
    case "leftToRight": self = .leftToRight
    case "rightToLeft": self = .rightToLeft
    case let name: throw decoder.refusal("\"\(name)\" is not a reading direction.")
    }
  }
}

extension LayoutAxis: Codable {
  /// Encodes the axis as `"vertical"` or `"horizontal"`.
  public func encode(to encoder: any Encoder) throws {
    try (self == .vertical ? "vertical" : "horizontal").encode(to: encoder)
  }

  /// Decodes an axis; throws `DecodingError` for anything that is not one of the two names.
  public init(from decoder: any Decoder) throws {
    switch try String(from: decoder) {
    case "vertical": self = .vertical
    case "horizontal": self = .horizontal
    case let name: throw decoder.refusal("\"\(name)\" is not an axis.")
    }
  }
}
extension LayoutEnvironment: Codable {}
#endif

#if canImport(CoreGraphics)
package import CoreGraphics

extension LayoutAxis {
  package func coordinate(of point: CGPoint) -> Double { coordinate(of: LayoutPoint(point)) }

  package func length(of size: CGSize) -> Double { length(of: LayoutSize(size)) }

  package func point(_ point: CGPoint, at coordinate: Double) -> CGPoint {
    self == .vertical ? CGPoint(x: point.x, y: coordinate) : CGPoint(x: coordinate, y: point.y)
  }
}
#endif
