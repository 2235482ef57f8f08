import CircularLayout

/// The shortest distance between two quads, 0 where they overlap.
///
/// They overlap if no side of either has the other one wholly outside. Otherwise it is the least
/// distance from a corner of either to a side of the other.
func distance(_ first: LayoutQuad, _ second: LayoutQuad) -> Double {
  let (first, second) = (first.corners, second.corners)
  var least = Double.infinity
  var overlap = true
  for (corners, others) in [(first, second), (second, first)] {
    for side in 0..<4 {
      let (from, to) = (others[side], others[(side + 1) % 4])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      var isOutside = true
      for corner in corners {
        let (x, y) = (corner.x - from.x, corner.y - from.y)
        // The corners go clockwise on screen, so the inside is to the right of every side.
        if dx * y - dy * x > 0 { isOutside = false }
        let t = min(max((x * dx + y * dy) / (dx * dx + dy * dy), 0), 1)
        least = min(least, corner.distance(to: from.offsetBy(dx: t * dx, dy: t * dy)))
      }
      if isOutside { overlap = false }
    }
  }
  return overlap ? 0 : least
}
