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
    let inViewport = configuration.scrollAxis.move(point, by: -offset)
    var topmost: (spot: Spot, zIndex: Int)?
    forEachSpot(meeting: LayoutRect(origin: inViewport, size: .zero), in: phase) { spot in
      guard quad(on: spot).contains(inViewport) else { return }
      let zIndex = zIndex(of: spot)
      if let under = topmost, under.zIndex > zIndex { return }
      topmost = (spot, zIndex)
    }
    return topmost.map { item(on: $0.spot, in: phase, atOffset: offset) }
  }
}
