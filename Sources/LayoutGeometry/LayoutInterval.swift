/// What something covers on one axis, from its near edge (left or top) to its far one.
@usableFromInline
package struct LayoutInterval {
  @usableFromInline package let near: Double
  @usableFromInline package let far: Double

  @inlinable
  package init(near: Double, far: Double) {
    self.near = near
    self.far = far
  }

  /// Whether two intervals overlap by more than an edge; an empty one may lie on an edge of the other.
  ///
  /// This is the rule of ``LayoutRect/intersects(_:)`` on one axis.
  @inlinable
  package func overlaps(_ other: LayoutInterval) -> Bool {
    if near == far || other.near == other.far {
      return near <= other.far && other.near <= far
    }
    return near < other.far && other.near < far
  }
}

extension Double {
  /// By how much a few additions of numbers up to a magnitude can be off: 16 units in the last place.
  ///
  /// A search for what meets an interval is widened by that much, and then the final frames decide.
  package static func roundingSlack(upTo magnitude: Double) -> Double { 16 * magnitude.ulp }

  /// The nearest coordinate on the pixel grid, half a pixel rounded to the larger coordinate.
  ///
  /// Without a scale, coordinates stay as they are.
  ///
  /// Rounding down is an instruction everywhere, also where there is no C library. The rest is
  /// compared rather than a half added first: that sum would itself be rounded, just below a half
  /// and from 2⁵² pixels on.
  @inlinable
  package func aligned(toScale scale: Double?) -> Double {
    guard let scale else { return self }
    let pixels = self * scale
    guard pixels.isFinite else { return self }
    let below = pixels.rounded(.down)
    return (pixels - below < 0.5 ? below : below + 1) / scale
  }
}
