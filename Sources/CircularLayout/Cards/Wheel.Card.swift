extension Wheel {
  /// A card that turns with the wheel, symmetric about its axis through the centres of both.
  struct Card {
    /// Half of its length along the circle.
    let halfWidth: Double
    /// The distances of its edges from the wheel's centre; `inner` is below 0 if it covers that.
    let inner, outer: Double
    /// The distance of its inner corners.
    let innerDistance: Double

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
      innerDistance = LayoutPoint(x: inner, y: halfWidth).distance(to: .zero)
    }
  }
}

extension Wheel.Card {
  /// Two divisions each time are faster than two more numbers of each card in memory.
  private var innerCorner: Corner {
    Corner(distance: innerDistance, cosine: inner / innerDistance, sine: halfWidth / innerDistance)
  }

  private var outerCorner: Corner { Corner(ahead: outer, aside: halfWidth) }

  /// The angle between the axes of two neighbours that are a distance apart, in radians.
  ///
  /// The smallest from which on they stay at least that far apart, up to half a turn; NaN for
  /// numbers out of range. Two convex shapes come nearest at a corner of one of them. So it is the
  /// greatest angle at which a corner of one card leaves the surroundings of the other, the points
  /// less than the gap away from it. The sides that face each other diverge, so an outer corner
  /// counts only if its card ends below the inner corner of the other.
  func angle(to other: Wheel.Card, leaving gap: Double) -> Double {
    let turn = turn(to: other, leaving: gap)
    return arctangent(turn.y, turn.x)
  }

  /// The direction of ``angle(to:leaving:)``.
  @inline(__always)
  fileprivate func turn(to other: Wheel.Card, leaving gap: Double) -> LayoutPoint {
    // The inner corners pass each other in one direction, to the bit: one square root for both.
    let passing = innerCorner.direction(past: other.innerCorner, leaving: gap)
    var greatest = other.turn(of: innerCorner, leaving: gap, passing)
    // A sine and a cosine for each: one arctangent is a third of the time of all.
    func see(_ turn: LayoutPoint) {
      if greatest.x * turn.y > turn.x * greatest.y { greatest = turn }
    }
    see(turn(of: other.innerCorner, leaving: gap, passing))
    if outer <= other.innerCorner.distance { see(other.turn(of: outerCorner, leaving: gap)) }
    if other.outer <= innerCorner.distance { see(turn(of: other.outerCorner, leaving: gap)) }
    return greatest
  }

  /// The greatest distance between two cards, which they have on opposite sides of the wheel.
  func greatestGap(to other: Wheel.Card) -> Double { inner + other.inner }

  /// The angle between the axes at which a corner of another card leaves the surroundings of this.
  ///
  /// Around the inner edge and the side, the border of the surroundings is a line, an arc about the
  /// inner corner, and a line. Along it the distance from the wheel's centre grows, so the corner's
  /// own tells where it leaves. Around the outer edge the inner corner of the other card is nearer.
  ///
  /// The result is a direction, at most half a turn; (1, 0) for a corner that passes. `direction`
  /// leads from this card's inner corner to the other one.
  private func turn(
    of corner: Corner, leaving gap: Double, _ direction: LayoutPoint? = nil
  ) -> LayoutPoint {
    let passing = LayoutPoint(x: 1, y: 0)
    let opposite = LayoutPoint(x: -1, y: 0)
    let below = inner - gap
    let beside = halfWidth + gap
    let distance = corner.distance
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
      let direction = direction ?? corner.direction(past: innerCorner, leaving: gap)
      ahead = inner * direction.x - halfWidth * direction.y
      aside = halfWidth * direction.x + inner * direction.y
      guard aside >= 0 else { return opposite }
    }
    let turn = LayoutPoint(
      x: ahead * corner.cosine - aside * corner.sine,
      y: aside * corner.cosine + ahead * corner.sine)
    return turn.y >= 0 ? turn : opposite
  }
}

extension Wheel.Card.Corner {
  fileprivate init(ahead: Double, aside: Double) {
    distance = LayoutPoint(x: ahead, y: aside).distance(to: .zero)
    cosine = ahead / distance
    sine = aside / distance
  }

  /// The direction between two corners that are a gap apart, seen from the wheel's centre.
  ///
  /// The law of cosines by half the angle, which keeps its digits where that is small.
  fileprivate func direction(past other: Self, leaving gap: Double) -> LayoutPoint {
    let apart = distance - other.distance
    let chord = min((gap - apart) * (gap + apart) / (4 * distance * other.distance), 1)
    return LayoutPoint(x: 1 - 2 * chord, y: 2 * (chord * (1 - chord)).squareRoot())
  }
}

extension Wheel {
  /// Cards around a closed ring, whose neighbours are all the same distance apart.
  ///
  /// At that distance the angles between neighbours add up to a full turn. It is 0 if even cards
  /// that touch do not fit.
  struct CardRing {
    private let cards: [Card]
    /// The distance between neighbours, or the last one that was tried.
    private(set) var gap = 0.0
    /// The angles that the distance leaves, in radians: from the card before each to that card.
    private(set) var angles: [Double]
    /// The sum of the angles, from the last card to the first included.
    private(set) var sum = 0.0
    private(set) var triedCount = 0
  }
}

extension Wheel.CardRing {
  init(_ cards: [Wheel.Card], radius: Double) {
    self.cards = cards
    angles = Array(repeating: 0, count: cards.count)
    solve(upTo: 2 * .pi * radius / Double(cards.count))
  }

  /// Leaves the distance at which the sum reaches a full turn; the nearer end if it does not.
  ///
  /// Regula falsi in the variant of Anderson and Björck: if one end stays for a second time, its
  /// value is reduced. It converges faster than bisection, and as surely. A sum of *n* angles is
  /// rounded *n* times, so an excess within that is 0. If two cards are nearly opposite, angles
  /// grow so steeply that the nearest distance may miss it.
  private mutating func solve(upTo end: Double) {
    let rounding = Double(cards.count) * (2 * Double.pi).ulp
    var low = 0.0
    var atLow = excess(leaving: low)
    guard atLow < -rounding else { return }
    // Nearly there if cards are small beside the radius, and mostly beyond.
    var high = end * (-atLow / (2 * .pi))
    var atHigh = excess(leaving: high)
    if atHigh < -rounding {
      low = high
      atLow = atHigh
      high = end
      atHigh = excess(leaving: high)
    }
    guard atHigh > rounding else { return }
    var side = 0
    var nearest = atHigh < -atLow ? high : low
    var distance = min(atHigh, -atLow)
    for _ in 0..<100 where low.nextUp < high {
      // Beside an end that is nearly there the quotient may round to it.
      let root = high - atHigh * ((high - low) / (atHigh - atLow))
      let middle = min(max(root, low.nextUp), high.nextDown)
      let atMiddle = excess(leaving: middle)
      guard atMiddle.magnitude > rounding else { return }
      if atMiddle.magnitude < distance {
        nearest = middle
        distance = atMiddle.magnitude
      }
      if atMiddle < 0 {
        if side < 0 { atHigh *= Self.reduction(atMiddle / atLow) }
        low = middle
        atLow = atMiddle
        side = -1
      } else {
        if side > 0 { atLow *= Self.reduction(atMiddle / atHigh) }
        high = middle
        atHigh = atMiddle
        side = 1
      }
    }
    if gap != nearest { _ = excess(leaving: nearest) }
  }

  private static func reduction(_ progress: Double) -> Double {
    progress < 1 ? 1 - progress : 0.5
  }

  /// By how much the angles that a distance leaves exceed a full turn.
  mutating func excess(leaving gap: Double) -> Double {
    triedCount += 1
    self.gap = gap
    sum = 0
    var card = cards[cards.count - 1]
    // In two short loops a processor overlaps more cards than in a long one: 10 % less time.
    var turns = Array(repeating: LayoutPoint.zero, count: 256)
    for start in stride(from: 0, to: cards.count, by: turns.count) {
      let block = start..<min(start + turns.count, cards.count)
      for index in block {
        let next = cards[index]
        turns[index - start] =
          gap < card.greatestGap(to: next)
          ? card.turn(to: next, leaving: gap) : LayoutPoint(x: -1, y: 0)
        card = next
      }
      for index in block {
        angles[index] = arctangent(turns[index - start].y, turns[index - start].x)
        sum += angles[index]
      }
    }
    return sum - 2 * .pi
  }
}
