extension Wheel {
  /// Cards around a closed ring, whose neighbours are all the same distance apart.
  ///
  /// It is the distance at which the angles between neighbours add up to a full turn, at most a
  /// share of the circle. If even cards that touch have no room, it is 0.
  struct CardRing {
    private let cards: [Card]
    /// The distance between neighbours, or the last one that was tried.
    private(set) var gap = 0.0
    /// The angles that the distance leaves, in radians: from the card before each to that card.
    private(set) var angles: [Double]
    /// The sum of the angles, from the last card to the first included.
    private(set) var sum = 0.0
    /// How many distances were tried.
    private(set) var triedCount = 0
  }
}

extension Wheel.CardRing {
  /// Finds the distance between cards around a circle.
  ///
  /// - Complexity: O(*n*) for each distance that is tried: one without room, otherwise three to six
  ///   for cards of similar sizes, at most a dozen for a hundred cards, and forty for a few.
  init(_ cards: [Wheel.Card], radius: Double) {
    self.cards = cards
    angles = Array(repeating: 0, count: cards.count)
    solve(upTo: 2 * .pi * radius / Double(cards.count))
  }

  /// Leaves the distance at which the sum reaches a full turn; the nearer end if it does not.
  ///
  /// Regula falsi in the variant of Anderson and Björck: if one end stays for a second time, its
  /// value is reduced. It converges faster than bisection, and as surely. A sum of *n* angles is
  /// rounded *n* times, so more digits than that leaves are not sought. Where two cards are nearly
  /// opposite, angles grow so steeply that the nearest distance may be further off.
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
    var (nearest, distance) = atHigh < -atLow ? (high, atHigh) : (low, -atLow)
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
    for (index, next) in cards.enumerated() {
      angles[index] = gap < card.greatestGap(to: next) ? card.angle(to: next, leaving: gap) : .pi
      sum += angles[index]
      card = next
    }
    return sum - 2 * .pi
  }
}
