extension Wheel {
  /// How far a wheel is turned: an item, and the part of an item by which the focus is past it.
  ///
  /// The two are kept apart so that the angles of the items around the focus are exact at any
  /// offset.
  struct Phase {
    /// The item nearest to the focus, a whole number; in a list it may lie beyond the ends.
    let nearest: Double

    /// How far the focus is past that item, in items, in [−½, ½): halfway counts as the next item.
    let fraction: Double
  }

  /// The phase at an offset, or `nil` where there are no items or the offset is not finite.
  ///
  /// The IEEE 754 remainder is exact, where dividing the offset by the step and taking off the
  /// whole part is already a thirtieth of a point off at 10¹⁵ points. On a ring whole turns come
  /// off first, so the nearest item lies between −n/2 and n/2.
  func phase(atOffset offset: Double) -> Phase? {
    guard offset.isFinite, itemCount > 0 else { return nil }
    var forward = rim.isMirrored ? maximumOffset - offset : offset
    if let turnLength { forward = Self.withinTurn(forward, turnLength) }
    let remainder = forward.remainder(dividingBy: step)
    let nearest = ((forward - remainder) / step).rounded(.toNearestOrEven)
    let fraction = remainder / step
    guard nearest.isFinite else { return nil }
    return fraction < 0.5
      ? Phase(nearest: nearest, fraction: fraction)
      : Phase(nearest: nearest + 1, fraction: fraction - 1)
  }

  /// The item at a place, counted from the nearest one, in a phase that shows it.
  func index(atPlace place: Double, in phase: Phase) -> Int {
    let position = phase.nearest + place
    guard rim.isRing else { return Int(position) }
    let count = Double(itemCount)
    return Int(position - count * (position / count).rounded(.down))
  }

  /// The places shown, counted from the nearest item; none if the first is after the last.
  ///
  /// Whole numbers: those in (focus − half a turn, focus + half a turn], a window that always holds
  /// the same number of items where they fill the turn evenly, and within the arc limit. A
  /// billionth of an item is allowed for offsets that a host has rounded.
  func places(in phase: Phase) -> (first: Double, last: Double) {
    let tolerance = 1e-9
    let turn = rim.itemsPerTurn
    let focus = phase.fraction + tolerance
    var first = (focus - turn / 2).rounded(.down) + 1
    var last = (focus + turn / 2).rounded(.down)
    if turn == turn.rounded(.down), turn < 0x1p53 { last = first + turn - 1 }
    first = max(first, (phase.fraction - rim.itemsPerArc - tolerance).rounded(.up))
    last = min(last, (phase.fraction + rim.itemsPerArc + tolerance).rounded(.down))
    guard !rim.isRing else { return (first, last) }
    guard phase.nearest.magnitude < 0x1p53 else { return (1, 0) }
    return (max(first, -phase.nearest), min(last, Double(itemCount - 1) - phase.nearest))
  }
}
