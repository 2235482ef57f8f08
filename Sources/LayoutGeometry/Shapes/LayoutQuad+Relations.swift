extension LayoutQuad {
  /// Whether a point lies in the quad, including its left and top edges (before the rotation).
  ///
  /// The right and bottom edges are excluded: a quad without area contains no point.
  public func contains(_ point: LayoutPoint) -> Bool {
    let dx = point.x - center.x
    let dy = point.y - center.y
    let across = dx * cosine + dy * sine
    let down = dy * cosine - dx * sine
    return across >= -size.width / 2 && across < size.width / 2
      && down >= -size.height / 2 && down < size.height / 2
  }

  /// Whether the quad and an upright rectangle overlap; touching is not enough.
  ///
  /// On each of the four axes along their sides (the separating axis theorem) the two intervals
  /// must overlap as in ``LayoutRect/intersects(_:)``.
  public func intersects(_ rect: LayoutRect) -> Bool {
    let left = rect.minX - center.x
    let right = rect.maxX - center.x
    let top = rect.minY - center.y
    let bottom = rect.maxY - center.y
    let reach = boundingSize
    func overlaps(_ length: Double, _ near: Double, _ far: Double) -> Bool {
      LayoutInterval(near: -length / 2, far: length / 2)
        .overlaps(LayoutInterval(near: near, far: far))
    }
    return overlaps(reach.width, left, right) && overlaps(reach.height, top, bottom)
      && overlaps(
        size.width,
        min(left * cosine, right * cosine) + min(top * sine, bottom * sine),
        max(left * cosine, right * cosine) + max(top * sine, bottom * sine))
      && overlaps(
        size.height,
        min(-left * sine, -right * sine) + min(top * cosine, bottom * cosine),
        max(-left * sine, -right * sine) + max(top * cosine, bottom * cosine))
  }

  /// The smallest upright rectangle around the common part; `nil` if the two do not intersect.
  public func boundsOfIntersection(with rect: LayoutRect) -> LayoutRect? {
    guard intersects(rect) else { return nil }
    // Its corners are ends of the quad's clipped sides, or corners of the rectangle in the quad.
    var bounds = Bounds()
    let corners = corners
    for (start, end) in zip(corners, corners.dropFirst() + [corners[0]]) {
      bounds.include(from: start, to: end, within: rect)
    }
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] where contains(LayoutPoint(x: x, y: y)) {
        bounds.include(x, y)
      }
    }
    return bounds.rect
  }
}

/// The extremes of some points.
private struct Bounds {
  private var (left, right) = (Double.infinity, -Double.infinity)
  private var (top, bottom) = (Double.infinity, -Double.infinity)

  /// The rectangle from the least to the greatest coordinates, or `nil` without any point.
  var rect: LayoutRect? {
    left <= right && top <= bottom
      ? LayoutRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  mutating func include(_ x: Double, _ y: Double) {
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// Includes both ends of what lies of a segment in a rectangle (Liang and Barsky's clipping).
  mutating func include(from start: LayoutPoint, to end: LayoutPoint, within rect: LayoutRect) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (0.0, 1.0)
    func clip(_ start: Double, _ way: Double, _ near: Double, _ far: Double) {
      guard way != 0 else {
        if start < near || start > far { leave = -1 }
        return
      }
      enter = max(enter, min((near - start) / way, (far - start) / way))
      leave = min(leave, max((near - start) / way, (far - start) / way))
    }
    clip(start.x, dx, rect.minX, rect.maxX)
    clip(start.y, dy, rect.minY, rect.maxY)
    guard enter <= leave else { return }
    for part in [enter, leave] {
      // At a side of the rectangle the coordinate is exact.
      include(
        min(max(start.x + part * dx, rect.minX), rect.maxX),
        min(max(start.y + part * dy, rect.minY), rect.maxY))
    }
  }
}
