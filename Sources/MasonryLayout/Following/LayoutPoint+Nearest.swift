extension LayoutPoint {
  /// The element that contains the point, or else the first of those nearest to it.
  func nearest<Element>(
    of elements: [Element], _ frame: (Element) -> LayoutRect
  ) -> Element? {
    func distance(to frame: LayoutRect) -> Double {
      let dx = max(frame.minX - x, 0, x - frame.maxX)
      let dy = max(frame.minY - y, 0, y - frame.maxY)
      return frame.contains(self) ? -1 : dx * dx + dy * dy
    }
    guard isFinite else { return nil }
    return elements.min { distance(to: frame($0)) < distance(to: frame($1)) }
  }
}
