extension Wheel {
  /// Where the focus of a wheel is: an item, and how far the focus is past it.
  ///
  /// The two are kept apart so that the angles of the items around the focus are exact at any
  /// offset, and so that a focus survives a change of the number of items.
  struct FocusPosition {
    /// The item nearest to the focus, a whole number.
    ///
    /// In a list it may lie beyond the ends. On a ring it is counted the short way round from the
    /// first one, so that it lies in −n/2...n/2.
    var nearest: Double

    /// How far the focus is past that item, in items, in [−½, ½): halfway counts as the next item.
    var fraction: Double
  }

  /// The focus at an offset, or `nil` where there are no items or the offset is out of reach.
  ///
  /// The IEEE 754 remainder is exact, where dividing the offset by the step and taking off the
  /// whole part is already a thirtieth of a point off at 10¹⁵ points. On a ring whole turns come
  /// off first.
  func focusPosition(atOffset offset: Double) -> FocusPosition? {
    guard offset.magnitude <= Self.farthestOffset, itemCount > 0 else { return nil }
    var forward = circle.isMirrored ? maximumOffset - offset : offset
    if let turnLength { forward = Self.withinTurn(forward, turnLength) }
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
    guard circle.isRing else { return Int(position) }
    return Int(position < 0 ? position + count : position < count ? position : position - count)
  }

  /// The place of an item, counted from the nearest one, or `nil` where it is not shown.
  func place(ofItemAt index: Int, from focus: FocusPosition) -> Double? {
    let (first, last) = places(from: focus)
    var place = Double(index) - focus.nearest
    if circle.isRing {
      let count = Double(itemCount)
      place -= count * ((place - last) / count).rounded(.up)
    }
    return first <= place && place <= last ? place : nil
  }

  /// The places shown, counted from the nearest item; none if the first is after the last.
  ///
  /// Whole numbers: those in (focus − half a turn, focus + half a turn], a window that always holds
  /// the same number of items where they fill the turn evenly, and within the arc limit. A
  /// billionth of an item is allowed for offsets that a host has rounded.
  func places(from focus: FocusPosition) -> (first: Double, last: Double) {
    let tolerance = 1e-9
    let turn = circle.itemsPerTurn
    let middle = focus.fraction + tolerance
    var first = (middle - turn / 2).rounded(.down) + 1
    var last = (middle + turn / 2).rounded(.down)
    if turn == turn.rounded(.down), turn < 0x1p53 { last = first + turn - 1 }
    first = max(first, (focus.fraction - circle.itemsPerArc - tolerance).rounded(.up))
    last = min(last, (focus.fraction + circle.itemsPerArc + tolerance).rounded(.down))
    guard !circle.isRing else { return (first, last) }
    guard focus.nearest.magnitude < 0x1p53 else { return (1, 0) }
    return (max(first, -focus.nearest), min(last, Double(itemCount - 1) - focus.nearest))
  }
}
