extension Double {
  /// The largest length that an engine takes, 10¹⁵⁰ points: sums of lengths remain finite.
  @inlinable
  package static var maximumLength: Double { 1e150 }

  /// Whether the number can be a length: from 0 to ``maximumLength``, and not NaN.
  @inlinable
  package var isLength: Bool { self >= 0 && self <= .maximumLength }

  /// The error of a few additions of numbers up to a magnitude: 16 units in the last place.
  ///
  /// A search for what meets an interval is widened by it; then the final frames decide.
  @inlinable
  package static func roundingSlack(upTo magnitude: Double) -> Double { 16 * magnitude.ulp }

  /// How far a view may be from an end of content and still be at it, in points.
  ///
  /// It is the slack of sums up to a length, and with a scale half a pixel more: scroll views round
  /// their offsets to whole pixels, and content may end between two. A scale that no layout has
  /// does not count.
  package static func endTolerance(upTo length: Double, scale: Double?) -> Double {
    roundingSlack(upTo: length) + (scale.map { $0.isScale ? 0.5 / $0 : 0 } ?? 0)
  }

  /// Whether the number can be the pixels of a point; with others, sums of a few pixels are infinite.
  package var isScale: Bool { self >= 1 / .maximumLength && self <= .maximumLength }

  /// The nearest coordinate on the pixel grid, half a pixel rounded to the larger coordinate.
  ///
  /// Without a scale, coordinates are unchanged. Rounding down is an instruction everywhere, also
  /// without a C library. Adding a half first would round just below a half and from 2⁵² pixels on.
  @inlinable
  package func aligned(toScale scale: Double?) -> Double {
    guard let scale else { return self }
    let pixels = self * scale
    guard pixels.isFinite else { return self }
    let below = pixels.rounded(.down)
    return (pixels - below < 0.5 ? below : below + 1) / scale
  }
}
