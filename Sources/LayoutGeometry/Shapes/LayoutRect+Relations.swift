extension LayoutRect {
  /// Whether a point lies in the rectangle, minimal edges included and maximal edges excluded.
  ///
  /// A rectangle without area contains no point.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies within the edges of this one, or touches them from inside.
  ///
  /// Every rectangle contains itself, unless an edge is NaN.
  public func contains(_ other: LayoutRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two rectangles overlap.
  ///
  /// On each axis the two intervals must share more than an end point. An interval without length
  /// is a single coordinate, which may also lie on an edge of the other.
  ///
  ///     let page = LayoutRect(x: 0, y: 0, width: 100, height: 100)
  ///     page.intersects(LayoutRect(x: 0, y: 100, width: 100, height: 100))  // false
  ///     page.intersects(LayoutRect(x: 0, y: 100, width: 100, height: 0))    // true
  ///
  /// The relation is symmetric. It is false if a coordinate is NaN.
  public func intersects(_ other: LayoutRect) -> Bool {
    LayoutInterval(near: minX, far: maxX)
      .overlaps(LayoutInterval(near: other.minX, far: other.maxX))
      && LayoutInterval(near: minY, far: maxY)
        .overlaps(LayoutInterval(near: other.minY, far: other.maxY))
  }

  /// The common part of the two rectangles, or `nil` if they do not intersect.
  ///
  /// Both contain it, rounding included. A rectangle inside the other comes back unchanged.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    guard intersects(other) else { return nil }
    if contains(other) { return other }
    if other.contains(self) { return self }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return LayoutRect(
      x: x, y: y,
      width: Self.length(from: x, within: min(maxX, other.maxX)),
      height: Self.length(from: y, within: min(maxY, other.maxY)))
  }

  /// The smallest rectangle that contains both, rounding included, also if one has no area.
  ///
  /// A rectangle that contains the other comes back unchanged.
  public func union(_ other: LayoutRect) -> LayoutRect {
    if contains(other) { return self }
    if other.contains(self) { return other }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return LayoutRect(
      x: x, y: y,
      width: Self.length(from: x, reaching: max(maxX, other.maxX)),
      height: Self.length(from: y, reaching: max(maxY, other.maxY)))
  }

  /// The length between two coordinates, one step less where the rounded sum would pass the end.
  private static func length(from start: Double, within end: Double) -> Double {
    let length = end - start
    return start + length > end ? length.nextDown : length
  }

  /// The length between two coordinates, one step more where the rounded sum would miss the end.
  private static func length(from start: Double, reaching end: Double) -> Double {
    let length = end - start
    return start + length < end ? length.nextUp : length
  }
}
