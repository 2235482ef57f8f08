extension LayoutPoint {
  /// The element that contains the point, or else the first of those nearest to it.
  func nearest<Element>(
    of elements: [Element], _ frame: (Element) -> LayoutRect
  ) -> Element? {
    guard isFinite else { return nil }
    return elements.min {
      frame($0).squaredDistance(to: self) < frame($1).squaredDistance(to: self)
    }
  }
}

extension LayoutRect {
  /// The square of the distance to a point; less than 0 if the rectangle contains the point.
  func squaredDistance(to point: LayoutPoint) -> Double {
    guard !contains(point) else { return -1 }
    let dx = LayoutInterval(near: minX, far: maxX).distance(to: point.x)
    let dy = LayoutInterval(near: minY, far: maxY).distance(to: point.y)
    return dx * dx + dy * dy
  }
}
