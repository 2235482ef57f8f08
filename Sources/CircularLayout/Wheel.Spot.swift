extension Wheel {
  /// Where an item stands, and how, in the coordinates of the viewport.
  ///
  /// As much of an ``Item`` as it takes to tell whether it meets something: queries work out the
  /// rest only for what they return.
  struct Spot {
    /// The place, counted from the item nearest to the focus.
    let place: Double

    /// How many items it is after the focus; negative before it.
    let itemsFromFocus: Double

    /// The turn from the focus, clockwise, in radians.
    let turn: Double

    /// The item's centre in the viewport.
    let center: LayoutPoint

    /// The factor by which the item is scaled about its centre.
    let scale: Double

    /// The sine of the item's rotation.
    let sine: Double

    /// The cosine of the item's rotation.
    let cosine: Double
  }

  /// The spot at a place, counted from the item nearest to the focus.
  ///
  /// One sine and one cosine: those of the turn from the focus, which is small and exact. The angle
  /// of the focus is added by the addition theorems.
  func spot(atPlace place: Double, in phase: Phase) -> Spot {
    let distance = place - phase.fraction
    let turn = rim.sense * distance * anglePerItem.radians
    let (turnSine, turnCosine) = sineAndCosine(turn)
    let sine = rim.focusSine * turnCosine + rim.focusCosine * turnSine
    let cosine = rim.focusCosine * turnCosine - rim.focusSine * turnSine
    let rotation =
      switch configuration.orientation {
      case .outward: (sine: sine, cosine: cosine)
      case .facingFocus: (sine: turnSine, cosine: turnCosine)
      case .upright: (sine: 0.0, cosine: 1.0)
      }
    let radius = configuration.radiusToItemCenter
    let falloff = configuration.falloff
    return Spot(
      place: place, itemsFromFocus: distance, turn: turn,
      center: rim.center.offsetBy(dx: radius * sine, dy: -radius * cosine),
      scale: 1 + (falloff.scale - 1) * falloff.progress(at: distance),
      sine: rotation.sine, cosine: rotation.cosine)
  }

  /// What the item on a spot covers, in the coordinates of the viewport.
  func quad(on spot: Spot) -> LayoutQuad {
    let size = configuration.itemSize
    return LayoutQuad(
      center: spot.center,
      size: LayoutSize(width: size.width * spot.scale, height: size.height * spot.scale),
      sine: spot.sine, cosine: spot.cosine)
  }
}
