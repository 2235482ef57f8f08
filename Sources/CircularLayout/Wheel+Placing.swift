extension Wheel {
  /// The item at a place, counted from the nearest one, in the coordinates of the viewport.
  ///
  /// One sine and one cosine: those of the turn from the focus, which is small and exact. The angle
  /// of the focus is added by the addition theorems.
  func item(atPlace place: Double, in phase: Phase) -> Item {
    let distance = place - phase.fraction
    let turn = rim.sense * distance * anglePerItem.radians
    let (turnSine, turnCosine) = sineAndCosine(turn)
    let sine = rim.focusSine * turnCosine + rim.focusCosine * turnSine
    let cosine = rim.focusCosine * turnCosine - rim.focusSine * turnSine
    let rotation: (angle: Double, sine: Double, cosine: Double) =
      switch configuration.orientation {
      case .outward: (rim.focus + turn, sine, cosine)
      case .facingFocus: (turn, turnSine, turnCosine)
      case .upright: (0, 0, 1)
      }
    let radius = configuration.radiusToItemCenter
    let falloff = configuration.falloff
    let progress = falloff.progress(at: distance)
    return Item(
      index: index(atPlace: place, in: phase),
      itemsFromFocus: distance,
      angle: LayoutAngle(radians: rim.focus + turn),
      rotation: LayoutAngle(radians: rotation.angle),
      center: rim.center.offsetBy(dx: radius * sine, dy: -radius * cosine),
      wheelCenter: rim.center,
      size: configuration.itemSize,
      scale: 1 + (falloff.scale - 1) * progress,
      opacity: 1 + (falloff.opacity - 1) * progress,
      zIndex: configuration.zOrder.rank(place: place, clockwiseTurn: turn),
      sine: rotation.sine, cosine: rotation.cosine)
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
    return item(atPlace: place, in: phase).moved(by: offset, along: configuration.scrollAxis)
  }

  func checkIndex(_ index: Int) {
    precondition(
      index >= 0 && index < itemCount, "There is no item \(index): the wheel has \(itemCount).")
  }
}

extension Wheel.Item {
  /// The item in the content, from the viewport that has scrolled by a distance.
  func moved(by offset: Double, along axis: Wheel.ScrollAxis) -> Wheel.Item {
    var item = self
    item.center = axis.move(center, by: offset)
    item.wheelCenter = axis.move(wheelCenter, by: offset)
    return item
  }
}
