extension Wheel {
  /// A card that turns with the wheel.
  ///
  /// Its axis runs from the wheel's centre through its own. Both sides of the axis are alike.
  struct Card {
    /// Half of its length along the circle.
    let halfWidth: Double
    /// The distances of its edges from the wheel's centre; `inner` is below 0 if it covers that.
    let inner, outer: Double
    /// The distances of an inner and of an outer corner from the wheel's centre.
    let innerCorner, outerCorner: Double
    /// The angles between the axis and an inner or an outer corner.
    let innerAngle, outerAngle: Double

    /// A card of a size along the circle and along the radius.
    init(size: LayoutSize, radius: Double) {
      halfWidth = size.width / 2
      inner = radius - size.height / 2
      outer = radius + size.height / 2
      innerCorner = LayoutPoint(x: halfWidth, y: inner).distance(to: .zero)
      innerAngle = arctangent(halfWidth, inner)
      outerCorner = LayoutPoint(x: halfWidth, y: outer).distance(to: .zero)
      outerAngle = arctangent(halfWidth, outer)
    }
  }
}

extension Wheel.Card {
  /// The angle between the axes of two neighbours that are a distance apart, in radians.
  ///
  /// The smallest from which on they stay at least that far apart, up to half a turn. Two convex
  /// shapes come nearest at a corner of one of them. So it is the greatest angle at which a corner
  /// of one card leaves the surroundings of the other, all that is less than the gap away from it.
  ///
  /// NaN or infinite for numbers out of range.
  func angle(to other: Wheel.Card, leaving gap: Double) -> Double {
    let ofInner = max(
      innerAngle + other.leaving(innerCorner, by: gap),
      other.innerAngle + leaving(other.innerCorner, by: gap))
    let ofOuter = max(
      outerAngle + other.leaving(outerCorner, by: gap),
      other.outerAngle + leaving(other.outerCorner, by: gap))
    return min(max(ofInner, ofOuter), .pi)
  }

  /// The greatest distance between two cards, which they have on opposite sides of the wheel.
  func greatestGap(to other: Wheel.Card) -> Double { inner + other.inner }

  /// The angle off the axis at which a point on a circle leaves the surroundings of the card.
  ///
  /// The surroundings are the card grown by the gap along the radius, the card grown by it along
  /// the circle, and discs about its inner corners. The discs about the outer corners do not
  /// matter: there the inner corner of the other card is nearer. Minus infinity for a point that
  /// passes.
  private func leaving(_ distance: Double, by gap: Double) -> Double {
    var angle = max(
      Self.leaving(distance, width: halfWidth, inner: inner - gap, outer: outer + gap),
      Self.leaving(distance, width: halfWidth + gap, inner: inner, outer: outer))
    let apart = (distance - innerCorner).magnitude
    if apart <= gap {
      // The law of cosines by half the angle, which keeps its digits where that is small.
      let chord = (gap - apart) * (gap + apart) / (4 * distance * innerCorner)
      angle = max(angle, innerAngle + 2 * arcsine(min(chord, 1).squareRoot()))
    }
    return angle
  }

  /// The same for a rectangle: the circle crosses its inner edge or else its side.
  private static func leaving(
    _ distance: Double, width: Double, inner: Double, outer: Double
  ) -> Double {
    guard distance >= inner else { return -.infinity }
    guard distance > -inner else { return .pi }
    let aside = ((distance - inner) * (distance + inner)).squareRoot()
    if aside <= width { return arctangent(aside, inner) }
    let ahead = ((distance - width) * (distance + width)).squareRoot()
    return ahead <= outer ? arctangent(width, ahead) : -.infinity
  }
}
