extension Wheel {
  /// A card that turns with the wheel.
  ///
  /// Its axis runs from the wheel's centre through its own. Both sides of the axis are alike.
  struct Card {
    /// Half of its length along the circle.
    let halfWidth: Double
    /// The distances of its edges from the wheel's centre; `inner` is below 0 if it covers that.
    let inner, outer: Double
    let innerCorner: Corner

    /// A corner, seen from the wheel's centre.
    struct Corner {
      let distance: Double
      /// The cosine and the sine of the angle between the card's axis and the corner.
      let cosine, sine: Double
    }

    /// A card of a size along the circle and along the radius.
    init(size: LayoutSize, radius: Double) {
      halfWidth = size.width / 2
      inner = radius - size.height / 2
      outer = radius + size.height / 2
      innerCorner = Corner(ahead: inner, aside: halfWidth)
    }
  }
}

extension Wheel.Card {
  private var outerCorner: Corner { Corner(ahead: outer, aside: halfWidth) }

  /// The angle between the axes of two neighbours that are a distance apart, in radians.
  ///
  /// The smallest from which on they stay at least that far apart, up to half a turn. Two convex
  /// shapes come nearest at a corner of one of them. So it is the greatest angle at which a corner
  /// of one card leaves the surroundings of the other, all that is less than the gap away from it.
  /// The sides that face each other diverge, so an outer corner counts only if its card ends below
  /// the inner corner of the other.
  ///
  /// NaN for numbers out of range.
  func angle(to other: Wheel.Card, leaving gap: Double) -> Double {
    var greatest = other.turn(of: innerCorner, leaving: gap)
    // A sine and a cosine for each: one arctangent is a third of the time of all.
    func see(_ turn: LayoutPoint) {
      if greatest.x * turn.y > turn.x * greatest.y { greatest = turn }
    }
    see(turn(of: other.innerCorner, leaving: gap))
    if outer <= other.innerCorner.distance { see(other.turn(of: outerCorner, leaving: gap)) }
    if other.outer <= innerCorner.distance { see(turn(of: other.outerCorner, leaving: gap)) }
    return arctangent(greatest.y, greatest.x)
  }

  /// The greatest distance between two cards, which they have on opposite sides of the wheel.
  func greatestGap(to other: Wheel.Card) -> Double { inner + other.inner }

  /// The angle between the axes at which a corner of another card leaves the surroundings of this.
  ///
  /// Around the inner edge and the side, the border of the surroundings is a line, an arc about the
  /// inner corner, and a line. Along it the distance from the wheel's centre grows, so the corner's
  /// own tells where it leaves. Around the outer edge the inner corner of the other card is nearer.
  ///
  /// The result is a direction, at most half a turn; (1, 0) for a corner that passes.
  private func turn(of corner: Corner, leaving gap: Double) -> LayoutPoint {
    let (passing, opposite) = (LayoutPoint(x: 1, y: 0), LayoutPoint(x: -1, y: 0))
    let (below, beside, distance) = (inner - gap, halfWidth + gap, corner.distance)
    let square = distance * distance
    var ahead: Double
    var aside: Double
    if square <= below * below + halfWidth * halfWidth {
      guard distance > below else { return passing }
      guard distance > -below else { return opposite }
      ahead = below
      aside = ((distance - below) * (distance + below)).squareRoot()
    } else if square >= inner * inner + beside * beside {
      ahead = max((distance - beside) * (distance + beside), 0).squareRoot()
      aside = beside
      guard ahead <= outer else { return passing }
    } else {
      // The law of cosines by half the angle, which keeps its digits where that is small.
      let apart = distance - innerCorner.distance
      let chord = min((gap - apart) * (gap + apart) / (4 * distance * innerCorner.distance), 1)
      let (cosine, sine) = (1 - 2 * chord, 2 * (chord * (1 - chord)).squareRoot())
      ahead = inner * cosine - halfWidth * sine
      aside = halfWidth * cosine + inner * sine
      guard aside >= 0 else { return opposite }
    }
    let turn = LayoutPoint(
      x: ahead * corner.cosine - aside * corner.sine,
      y: aside * corner.cosine + ahead * corner.sine)
    return turn.y >= 0 ? turn : opposite
  }
}

extension Wheel.Card.Corner {
  /// A corner so far along the axis from the wheel's centre, and so far beside it.
  fileprivate init(ahead: Double, aside: Double) {
    distance = LayoutPoint(x: ahead, y: aside).distance(to: .zero)
    cosine = ahead / distance
    sine = aside / distance
  }
}
