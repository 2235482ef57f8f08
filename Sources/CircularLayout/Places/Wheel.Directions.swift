extension Wheel {
  /// The directions in which a rectangle can be met between two circles about the wheel's centre.
  ///
  /// A ray leaves the centre at an angle θ. Each side of the rectangle is a line at a signed
  /// distance d from the centre, positive if the centre is on its inner side, with an outward
  /// normal at a whole quarter turn α. The ray meets the rectangle between the circles if it
  ///
  /// - hits the rectangle: θ lies between the outermost corners, unless the centre is inside;
  /// - enters it within the outer circle: θ lies in each chord that a side with d < 0 cuts off;
  /// - leaves it beyond the inner circle: θ lies in no chord that a side with d ≥ 0 cuts off.
  ///
  /// The first two leave one interval, from which the third cuts at most four pieces. All are
  /// slightly too wide: items are compared with the rectangle later.
  ///
  /// Directions are measured from the quarter turn nearest to the focus, in the sense of the items.
  /// Those near it have all their digits, so that the slack is a length and not an angle.
  struct Directions {
    /// The interval before the cuts, in radians; a full turn if the centre is inside.
    private let lower, upper: Double
    /// The pieces around the quarter turns from 0 to 3.
    private let cuts: (Piece, Piece, Piece, Piece)

    /// Directions from an angle to another; none if the second is not greater.
    private typealias Piece = (from: Double, to: Double)

    /// The directions to a rectangle of the viewport, widened by rounding; `nil` if out of reach.
    init?(to rect: LayoutRect, circle: Circle) {
      let center = circle.center
      func slack(_ near: Double, _ far: Double, _ center: Double) -> Double {
        .roundingSlack(upTo: max(near.magnitude, far.magnitude, center.magnitude))
      }
      let across = slack(rect.minX, rect.maxX, center.x)
      let down = slack(rect.minY, rect.maxY, center.y)
      let rounding = Double.roundingSlack(upTo: circle.outerRadius)
      let outer = circle.outerRadius + rounding
      let inner = circle.innerRadius - rounding
      let above = min(center.y - rect.minY + down, outer)
      let below = min(rect.maxY - center.y + down, outer)
      let left = min(center.x - rect.minX + across, outer)
      let right = min(rect.maxX - center.x + across, outer)
      guard left + right >= 0, above + below >= 0 else { return nil }

      let ahead = circle.sense > 0 ? right : left
      let behind = circle.sense > 0 ? left : right
      // The distances of the sides at the quarter turns from 0 to 3.
      let sides =
        switch circle.focusQuarter {
        case 0: (above, ahead, below, behind)
        case 1: (ahead, below, behind, above)
        case 2: (below, behind, above, ahead)
        default: (behind, above, ahead, below)
        }
      func cut(_ quarter: Int, _ distance: Double) -> Piece {
        guard distance >= 0, distance < inner else { return (0, 0) }
        let (from, to) = Self.chord(quarter, distance: distance, radius: inner)
        return (Self.after(from), Self.before(to))
      }
      cuts = (cut(0, sides.0), cut(1, sides.1), cut(2, sides.2), cut(3, sides.3))

      guard min(above, below, left, right) < 0 else {
        lower = -.pi
        upper = .pi
        return
      }
      var (lower, upper) = Self.outermost(
        left: -sides.3, top: -sides.0, right: sides.1, bottom: sides.2)
      func enter(_ quarter: Int, beyond distance: Double) {
        guard distance < 0 else { return }
        let (from, to) = Self.chord(quarter, distance: -distance, radius: outer)
        let turns = ((lower + upper - from - to) / (4 * .pi)).rounded(.toNearestOrEven)
        lower = max(lower, Self.before(from + turns * 2 * .pi))
        upper = min(upper, Self.after(to + turns * 2 * .pi))
      }
      enter(2, beyond: sides.0)
      enter(3, beyond: sides.1)
      enter(0, beyond: sides.2)
      enter(1, beyond: sides.3)
      guard lower <= upper else { return nil }
      self.lower = lower
      self.upper = upper
    }
  }
}

extension Wheel.Directions {
  /// The directions that a line, at a distance towards a quarter turn, cuts off a circle.
  private static func chord(_ quarter: Int, distance: Double, radius: Double) -> Piece {
    let half = ((radius - distance) * (radius + distance)).squareRoot()
    let cosine = arctangent(half, distance)
    let sine = arctangent(distance, half)
    return switch quarter {
    case 0: (-cosine, cosine)
    case 1: (sine, .pi - sine)
    case 2: (.pi - cosine, .pi + cosine)
    default: (sine - .pi, -sine)
    }
  }

  /// The directions of the first and the last corner, clockwise, of a rectangle beside the origin.
  private static func outermost(
    left: Double, top: Double, right: Double, bottom: Double
  ) -> Piece {
    var first = LayoutPoint(x: left, y: top)
    var last = first
    func widen(_ x: Double, _ y: Double) {
      if first.x * y - first.y * x < 0 { first = LayoutPoint(x: x, y: y) }
      if last.x * y - last.y * x > 0 { last = LayoutPoint(x: x, y: y) }
    }
    widen(right, top)
    widen(right, bottom)
    widen(left, bottom)
    let start = arctangent(first.x, -first.y)
    let end = arctangent(last.x, -last.y)
    return (before(start), after(end < start ? end + 2 * .pi : end))
  }

  private static func before(_ angle: Double) -> Double {
    angle - .roundingSlack(upTo: angle.magnitude)
  }

  private static func after(_ angle: Double) -> Double {
    angle + .roundingSlack(upTo: angle.magnitude)
  }

  /// Calls a body with the intervals between any two angles, ascending, repeated with every turn.
  func forEachInterval(
    from start: Double, to end: Double, _ body: (_ lower: Double, _ upper: Double) -> Void
  ) {
    let quarter = Double.pi / 2
    var turn = ((start - upper) / (2 * .pi)).rounded(.up)
    while turn * 2 * .pi + lower <= end {
      var cursor = max(start, turn * 2 * .pi + lower)
      let limit = min(end, turn * 2 * .pi + upper)
      var clock = (cursor / quarter).rounded(.down) - 1
      while (clock - 1) * quarter < limit {
        let cut = cut(atQuarter: clock)
        if cut.from < cut.to {
          if cursor <= cut.from { body(cursor, min(limit, cut.from)) }
          cursor = max(cursor, cut.to)
        }
        clock += 1
      }
      if cursor <= limit { body(cursor, limit) }
      turn += 1
    }
  }

  private func cut(atQuarter clock: Double) -> Piece {
    let turns = ((clock + 1) / 4).rounded(.down)
    let cut =
      switch clock - 4 * turns {
      case 0: cuts.0
      case 1: cuts.1
      case 2: cuts.2
      default: cuts.3
      }
    return (cut.from + turns * 2 * .pi, cut.to + turns * 2 * .pi)
  }
}
