extension Wheel {
  /// The focus of a wheel: an item, and how far the focus is past it.
  ///
  /// Kept apart, the two are exact at any offset.
  struct FocusPosition {
    /// The item nearest to the focus, a whole number.
    ///
    /// In a list it may lie beyond the ends. On a ring it is counted the short way round from the
    /// first item: in −n/2...n/2 for even items.
    var nearest: Double
    /// How far the focus is past that item, in items, in [−½, ½): halfway counts as the next item.
    var fraction: Double
  }

  /// The focus at an offset, or `nil` without items or out of reach.
  func focusPosition(atOffset offset: Double) -> FocusPosition? {
    guard offset.magnitude <= Self.farthestOffset, itemCount > 0 else { return nil }
    return focusPosition(atReachableOffset: offset)
  }

  /// The focus at an offset that is not out of reach, if there are items.
  ///
  /// The IEEE 754 remainder is exact; dividing the offset by the step is a thirtieth of a point off
  /// at 10¹⁵ points. On a ring whole turns come off first.
  @inline(__always)
  func focusPosition(atReachableOffset offset: Double) -> FocusPosition {
    var forward = circle.isMirrored ? maximumOffset - offset : offset
    if let turnLength { forward = Self.withinTurn(forward, turnLength) }
    guard angles.areEven else { return self.focus(atPosition: forward / step) }
    let remainder = forward.remainder(dividingBy: step)
    let nearest = ((forward - remainder) / step).rounded(.toNearestOrEven)
    let fraction = remainder / step
    return fraction < 0.5
      ? FocusPosition(nearest: nearest, fraction: fraction)
      : FocusPosition(nearest: nearest + 1, fraction: fraction - 1)
  }

  /// The distance without whole turns, exactly, in (−½ turn, ½ turn].
  static func withinTurn(_ distance: Double, _ turnLength: Double) -> Double {
    let remainder = distance.remainder(dividingBy: turnLength)
    return remainder == -turnLength / 2 ? turnLength / 2 : remainder
  }

  /// The item nearest to the focus at an offset, with the turns of a ring counted in.
  func itemAndTurns(_ focus: FocusPosition, atOffset offset: Double) -> Double {
    (focusIndex(atOffset: offset) - focus.fraction).rounded(.toNearestOrEven)
  }

  /// The item at a place, counted from the nearest one, for a focus that shows it.
  func index(atPlace place: Double, from focus: FocusPosition) -> Int {
    let position = focus.nearest + place
    let count = Double(itemCount)
    guard angles.isRing else { return Int(position) }
    return Int(position < 0 ? position + count : position < count ? position : position - count)
  }

  /// The place of an item, counted from the nearest one, or `nil` if it is not shown.
  func place(ofItemAt index: Int, from focus: FocusPosition) -> Double? {
    let (first, last) = places(from: focus)
    var place = Double(index) - focus.nearest
    if angles.isRing {
      // A difference of more than 2⁵³ would be rounded.
      let count = Double(itemCount)
      place = Double(index - self.index(atPlace: 0, from: focus))
      place -= count * ((place - last) / count).rounded(.up)
    }
    return first <= place && place <= last ? place : nil
  }
}
