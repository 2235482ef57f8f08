extension Wheel {
  /// The item on a spot, in the content that is scrolled to an offset.
  func item(on spot: Spot, in phase: Phase, atOffset offset: Double) -> Item {
    let axis = configuration.scrollAxis
    let falloff = configuration.falloff
    let rotation =
      switch configuration.orientation {
      case .outward: rim.focus + spot.turn
      case .facingFocus: spot.turn
      case .upright: 0.0
      }
    return Item(
      index: index(atPlace: spot.place, in: phase),
      itemsFromFocus: spot.itemsFromFocus,
      angle: LayoutAngle(radians: rim.focus + spot.turn),
      rotation: LayoutAngle(radians: rotation),
      center: axis.move(spot.center, by: offset),
      wheelCenter: axis.move(rim.center, by: offset),
      size: configuration.itemSize,
      scale: spot.scale,
      opacity: 1 + (falloff.opacity - 1) * falloff.progress(at: spot.itemsFromFocus),
      zIndex: zIndex(of: spot),
      sine: spot.sine, cosine: spot.cosine)
  }

  /// The rank of the item on a spot.
  func zIndex(of spot: Spot) -> Int {
    configuration.zOrder.rank(place: spot.place, clockwiseTurn: spot.turn)
  }

  /// The item at an index as it stands at an offset, on screen or not.
  ///
  /// `nil` where the wheel does not show it: more than half a turn or the arc limit away from the
  /// focus, or at an offset that is not finite.
  ///
  /// - Precondition: The index is that of an item.
  public func item(at index: Int, atOffset offset: Double) -> Item? {
    checkIndex(index)
    guard let phase = phase(atOffset: offset) else { return nil }
    let (first, last) = places(in: phase)
    var place = Double(index) - phase.nearest
    if rim.isRing {
      let count = Double(itemCount)
      place -= count * ((place - last) / count).rounded(.up)
    }
    guard first <= place, place <= last else { return nil }
    return item(on: spot(atPlace: place, in: phase), in: phase, atOffset: offset)
  }

  func checkIndex(_ index: Int) {
    precondition(
      index >= 0 && index < itemCount, "There is no item \(index): the wheel has \(itemCount).")
  }
}
