extension Wheel {
  /// The directions in which a rectangle can be met between two circles about the wheel's centre.
  ///
  /// A ray leaves the centre at an angle θ. Each side of the rectangle is a line at a signed
  /// distance d from the centre, positive if the centre is on its inner side, with an outward
  /// normal at a whole quarter turn α. The ray meets the rectangle between the circles if it
  ///
  /// - hits the rectangle at all: θ lies between the outermost corners, unless the centre is
  ///   inside;
  /// - enters it within the outer circle: |θ − α − π| ≤ acos(−d / outer) for the sides with d < 0;
  /// - leaves it beyond the inner circle: not |θ − α| < acos(d / inner) for the sides with d ≥ 0.
  ///
  /// The first two leave one interval, from which the third cuts at most four pieces. All of it is
  /// slightly generous: items are compared with the rectangle later.
  struct Directions {
    /// The interval before the cuts, in radians; a full turn if the centre is inside.
    private let lower, upper: Double
    /// Half of the pieces around twelve, three, six and nine o'clock.
    private let cuts: (Double, Double, Double, Double)

    /// The directions to a rectangle given from the wheel's centre; `nil` if it is out of reach.
    ///
    /// The edges are mirrored if items follow one another counter-clockwise.
    init?(to rect: LayoutRect, circle: Circle) {
      let outer = circle.outerRadius * (1 + 1e-9)
      let inner = circle.innerRadius * (1 - 1e-9)
      let left = max(circle.sense > 0 ? rect.minX : -rect.maxX, -outer)
      let right = min(circle.sense > 0 ? rect.maxX : -rect.minX, outer)
      let top = max(rect.minY, -outer)
      let bottom = min(rect.maxY, outer)
      guard left <= right, top <= bottom else { return nil }

      let distances = (-top, right, bottom, -left)
      func cut(_ distance: Double) -> Double {
        distance >= 0 && distance < inner ? arccosine(distance / inner) - Self.slack : 0
      }
      cuts = (cut(distances.0), cut(distances.1), cut(distances.2), cut(distances.3))

      guard left > 0 || right < 0 || top > 0 || bottom < 0 else {
        (lower, upper) = (-.pi, .pi)
        return
      }
      var (lower, upper) = Self.outermost(left, top, right, bottom)
      func enter(_ distance: Double, from direction: Double) {
        guard distance < 0 else { return }
        let half = arccosine(-distance / outer) + Self.slack
        let turns = (((lower + upper) / 2 - direction) / (2 * .pi)).rounded(.toNearestOrEven)
        lower = max(lower, direction + turns * 2 * .pi - half)
        upper = min(upper, direction + turns * 2 * .pi + half)
      }
      enter(distances.0, from: .pi)
      enter(distances.1, from: -.pi / 2)
      enter(distances.2, from: 0)
      enter(distances.3, from: .pi / 2)
      guard lower <= upper else { return nil }
      (self.lower, self.upper) = (lower, upper)
    }
  }
}

extension Wheel.Directions {
  /// What intervals are widened by, in radians: near 1 the arc cosine loses half of its digits.
  private static let slack = 1e-6
  /// The error of a sum of a few angles, in radians.
  static let rounding = 1e-14

  /// The directions of the first and the last corner, clockwise, of a rectangle beside the origin.
  private static func outermost(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> (Double, Double) {
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
    return (start - slack, (end < start ? end + 2 * .pi : end) + slack)
  }

  /// Calls a body with the intervals between two angles, in ascending order.
  ///
  /// The angles may be any number of turns apart, and the intervals repeat with every turn.
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
        let half = cut(atQuarter: clock)
        if half > 0 {
          if cursor <= clock * quarter - half { body(cursor, min(limit, clock * quarter - half)) }
          cursor = max(cursor, clock * quarter + half)
        }
        clock += 1
      }
      if cursor <= limit { body(cursor, limit) }
      turn += 1
    }
  }

  private func cut(atQuarter clock: Double) -> Double {
    switch clock.remainder(dividingBy: 4) {
    case 0: cuts.0
    case 1: cuts.1
    case -1: cuts.3
    default: cuts.2
    }
  }
}
