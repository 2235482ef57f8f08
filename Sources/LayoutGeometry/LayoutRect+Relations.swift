extension LayoutRect {
  /// Whether a point lies in the rectangle, minimal edges included and maximal edges excluded.
  ///
  /// A rectangle without area contains no point.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies within the edges of this one, touching them allowed.
  ///
  /// Every rectangle of numbers contains itself.
  public func contains(_ other: LayoutRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two rectangles have something in common.
  ///
  /// On each axis the extents must overlap by more than an edge. Where one of them is empty it is
  /// a single coordinate, which may also lie on an edge of the other.
  ///
  ///     let page = LayoutRect(x: 0, y: 0, width: 100, height: 100)
  ///     page.intersects(LayoutRect(x: 0, y: 100, width: 100, height: 100))  // false
  ///     page.intersects(LayoutRect(x: 0, y: 100, width: 100, height: 0))    // true
  ///
  /// The relation is symmetric. It is false when a coordinate is NaN.
  public func intersects(_ other: LayoutRect) -> Bool {
    extentsOverlap(minX, maxX, other.minX, other.maxX)
      && extentsOverlap(minY, maxY, other.minY, other.maxY)
  }

  /// The part that the two rectangles have in common, or `nil` where they do not intersect.
  ///
  /// A rectangle contained in the other comes back unchanged.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    guard intersects(other) else { return nil }
    if contains(other) { return other }
    if other.contains(self) { return self }
    return LayoutRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that contains both.
  ///
  /// A rectangle that contains the other comes back unchanged; a rectangle without area counts.
  public func union(_ other: LayoutRect) -> LayoutRect {
    if contains(other) { return self }
    if other.contains(self) { return other }
    return LayoutRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}

/// Whether two extents on one axis overlap; an empty one may lie on an edge of the other.
package func extentsOverlap(
  _ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double
) -> Bool {
  if start == end || otherStart == otherEnd {
    return start <= otherEnd && otherStart <= end
  }
  return start < otherEnd && otherStart < end
}
