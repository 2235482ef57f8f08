extension Double {
  /// What is so much of the way from one number to another; the ends are exact.
  package func blend(_ start: Double, _ end: Double) -> Double {
    start * (1 - self) + end * self
  }

  package func blend(_ start: LayoutPoint, _ end: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: blend(start.x, end.x), y: blend(start.y, end.y))
  }

  package func blend(_ start: LayoutSize, _ end: LayoutSize) -> LayoutSize {
    LayoutSize(width: blend(start.width, end.width), height: blend(start.height, end.height))
  }

  /// A progress as a share from 0 to 1, and 0 for NaN.
  package var share: Double { self >= 0 ? Swift.min(self, 1) : 0 }

  /// A ratio to the power of a progress past 0 or 1, which is from −1 to 1.
  ///
  /// A ratio of 0, and one that is not finite, counts as 1. The power is a product of square roots,
  /// and so has the same bits on every machine.
  package func overshootScale(ratio: Double) -> Double {
    var rest = Swift.min((self - share).magnitude, 1)
    var (root, power) = (self < 0 ? 1 / ratio : ratio, 1.0)
    guard !isNaN, root.isNormal, (1 / root).isNormal else { return 1 }
    for _ in 0..<64 where rest > 0 {
      if rest >= 1 { (power, rest) = (power * root, rest - 1) }
      (root, rest) = (root.squareRoot(), rest * 2)
    }
    return power
  }

  /// A point moved away from a fixed one, or toward it, by so large a scale; 1 is exact.
  package func scale(_ point: LayoutPoint, about fixed: LayoutPoint) -> LayoutPoint {
    guard self != 1 else { return point }
    return LayoutPoint(
      x: fixed.x + (point.x - fixed.x) * self, y: fixed.y + (point.y - fixed.y) * self)
  }
}
