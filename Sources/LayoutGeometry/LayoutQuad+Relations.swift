extension LayoutQuad {
  /// Whether a point lies in the quad, left and top edges included, right and bottom ones excluded.
  ///
  /// Left, right, top and bottom are those before turning. A quad without area contains no point.
  public func contains(_ point: LayoutPoint) -> Bool {
    let dx = point.x - center.x
    let dy = point.y - center.y
    let across = dx * cosine + dy * sine
    let down = dy * cosine - dx * sine
    return across >= -size.width / 2 && across < size.width / 2
      && down >= -size.height / 2 && down < size.height / 2
  }

  /// Whether the quad and an upright rectangle have something in common; touching is not enough.
  ///
  /// Two convex shapes are apart exactly if a line separates them, and for rectangles it suffices
  /// to look along the sides of both: four axes (the separating axis theorem). On each axis the
  /// intervals that the two cover must overlap by more than an edge, unless one of them is a single
  /// coordinate, as in ``LayoutRect/intersects(_:)``.
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
}
