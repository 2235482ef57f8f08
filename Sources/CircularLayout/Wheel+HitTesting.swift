extension Wheel {
  /// The topmost item that contains a point of the content while it is scrolled to an offset.
  ///
  /// Topmost is the one with the greatest ``Item/zIndex``; of two with the same, the later. The
  /// item is found outside the viewport too: a touch does not happen there. `nil` where no item is,
  /// or where a number is not finite.
  ///
  /// - Complexity: O(*r*) for *r* items within one item's width of the point, whatever the number
  ///   of items.
  public func item(at point: LayoutPoint, atOffset offset: Double) -> Item? {
    guard let phase = phase(atOffset: offset) else { return nil }
    let axis = configuration.scrollAxis
    let inViewport = axis.move(point, by: -offset)
    var topmost: Item?
    forEachItem(meeting: LayoutRect(origin: inViewport, size: .zero), in: phase) { item in
      guard item.quad.contains(inViewport) else { return }
      if let under = topmost, under.zIndex > item.zIndex { return }
      topmost = item
    }
    return topmost?.moved(by: offset, along: axis)
  }
}
