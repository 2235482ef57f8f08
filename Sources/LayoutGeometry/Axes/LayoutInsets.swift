/// The inward distances of a rectangle's edges, in points, in a ``LayoutReadingDirection``.
public struct LayoutInsets: Hashable, Sendable, CustomStringConvertible {
  /// The distance from the top edge downwards.
  public var top: Double
  /// The distance from the leading edge inwards.
  public var leading: Double
  /// The distance from the bottom edge upwards.
  public var bottom: Double
  /// The distance from the trailing edge inwards.
  public var trailing: Double

  /// Creates insets edge by edge; an edge that is left out does not move.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are the same on all four edges.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// No insets.
  public static var zero: LayoutInsets { LayoutInsets(0) }

  package var horizontal: Double { leading + trailing }

  package var vertical: Double { top + bottom }

  package func left(in direction: LayoutReadingDirection) -> Double {
    direction == .leftToRight ? leading : trailing
  }

  package func right(in direction: LayoutReadingDirection) -> Double {
    direction == .leftToRight ? trailing : leading
  }

  /// The four distances by name.
  public var description: String {
    "(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
}

extension LayoutRect {
  /// The rectangle with each edge moved inwards, or outwards by negative distances.
  package func inset(by insets: LayoutInsets, in direction: LayoutReadingDirection) -> LayoutRect {
    inset(
      left: insets.left(in: direction), top: insets.top,
      right: insets.right(in: direction), bottom: insets.bottom)
  }
}

#if !hasFeature(Embedded)
extension LayoutInsets: Codable {}
#endif
