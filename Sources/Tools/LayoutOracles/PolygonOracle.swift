public import LayoutGeometry

/// Whether two shapes meet, decided by cutting line segments; no separating axis in sight.
///
/// A convex four-sided shape meets a rectangle exactly if one of its sides passes through the
/// rectangle, or the rectangle lies inside it altogether. The corners go clockwise on screen.
public func polygon(_ corners: [LayoutPoint], meets rect: LayoutRect) -> Bool {
  let sides = (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) }
  return sides.contains { segment($0, $1, passesThrough: rect) }
    || sides.allSatisfy { isRight($0, $1, rect.center) }
}

/// Whether a point lies to the right of the way from one point to another, seen on screen.
private func isRight(_ from: LayoutPoint, _ to: LayoutPoint, _ point: LayoutPoint) -> Bool {
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0
}

/// Liang and Barsky's clipping of a segment; edges count as inside.
private func segment(
  _ from: LayoutPoint, _ to: LayoutPoint, passesThrough rect: LayoutRect
) -> Bool {
  var start = 0.0
  var end = 1.0
  func clip(_ from: Double, _ way: Double, _ low: Double, _ high: Double) -> Bool {
    if way == 0 { return from >= low && from <= high }
    let first = (low - from) / way
    let second = (high - from) / way
    start = max(start, min(first, second))
    end = min(end, max(first, second))
    return start <= end
  }
  return clip(from.x, to.x - from.x, rect.minX, rect.maxX)
    && clip(from.y, to.y - from.y, rect.minY, rect.maxY)
}
