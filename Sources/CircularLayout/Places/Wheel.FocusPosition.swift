extension Wheel {
  /// The focus of a wheel, as an item and a fraction: kept apart, both are exact at any offset.
  struct FocusPosition {
    /// The nearest whole item, also beyond a list's ends; on a ring counted the short way round.
    var nearest: Double
    /// How far the focus is past that item, in items, in [−½, ½): halfway counts as the next item.
    var fraction: Double
  }

  /// The focus at an offset, as a number of items: 2.5 is halfway between the items 2 and 3.
  ///
  /// In a list it may lie beyond the ends; on a ring it counts on from turn to turn.
  public func focusIndex(atOffset offset: Double) -> Double {
    let offset = reachable(offset)
    let position = (circle.isMirrored ? maximumOffset - offset : offset) / step
    guard !angles.areEven else { return position }
    let (item, part) = itemAndPart(atPosition: position)
    return item + part
  }

  /// The offset at which a number of items is in focus, the inverse of ``focusIndex(atOffset:)``.
  ///
  /// Not limited to the content. A focus that is not finite or out of reach counts as 0.
  public func offset(atFocusIndex focus: Double) -> Double {
    let distance = (angles.areEven ? focus : unevenPosition(ofIndex: focus)) * step
    let forward = distance.magnitude <= Self.farthestOffset ? distance : 0
    return circle.isMirrored ? maximumOffset - forward : forward
  }

  /// The item nearest to the focus, of two as near the later one; `nil` if there are no items.
  public func indexOfFocusedItem(atOffset offset: Double) -> Int? {
    guard let focus = focusPosition(atOffset: reachable(offset)) else { return nil }
    guard angles.isRing else { return Int(min(max(focus.nearest, 0), Double(itemCount - 1))) }
    return index(atPlace: 0, from: focus)
  }

  /// The focus at an offset, or `nil` without items or out of reach.
  func focusPosition(atOffset offset: Double) -> FocusPosition? {
    guard offset.magnitude <= Self.farthestOffset, itemCount > 0 else { return nil }
    return focusPosition(atReachableOffset: offset)
  }

  /// The focus at an offset that is not out of reach, if there are items.
  ///
  /// The IEEE 754 remainder is exact; a division would be 1/30 of a point off at 10¹⁵ points.
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
      // As integers: a difference of more than 2⁵³ would be rounded.
      let count = Double(itemCount)
      place = Double(index - self.index(atPlace: 0, from: focus))
      place -= count * ((place - last) / count).rounded(.up)
    }
    return first <= place && place <= last ? place : nil
  }
}
