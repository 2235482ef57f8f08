extension Wheel {
  /// The next item, or `nil` at the end of a list; on a ring the first follows the last.
  public func indexOfItem(after index: Int) -> Int? {
    checkIndex(index)
    return index + 1 < itemCount ? index + 1 : angles.isRing ? 0 : nil
  }

  /// The previous item, or `nil` at the start of a list; on a ring the last precedes the first.
  public func indexOfItem(before index: Int) -> Int? {
    checkIndex(index)
    return index > 0 ? index - 1 : angles.isRing ? itemCount - 1 : nil
  }

  /// The nearest item on a side of another one, the target of an arrow key; `nil` without one.
  ///
  /// An item is on a side if its centre lies within 45° of that direction, diagonals included. Of
  /// two equally near, the clockwise one is chosen. Only items that the wheel shows at the offset
  /// count, on screen or off it. `nil` if the item itself is not shown, and at radius 0.
  public func neighbor(ofItemAt index: Int, on side: LayoutSide, atOffset offset: Double) -> Int? {
    checkIndex(index)
    guard
      configuration.radiusToItemCenter > 0, let focus = focusPosition(atOffset: offset),
      let place = place(ofItemAt: index, from: focus)
    else { return nil }
    let (first, last) = places(from: focus)
    let angle = circle.focus + circle.sense * self.angle(ofPlace: place, from: focus)
    let direction =
      switch side {
      case .above: 0.0
      case .right: Double.pi / 2
      case .below: Double.pi
      case .left: -Double.pi / 2
      }
    let around = Around(
      direction: direction - angle, wheel: self,
      item: FocusPosition(nearest: focus.nearest + place, fraction: 0), sense: circle.sense,
      placesClockwise: circle.sense > 0 ? last - place : place - first,
      placesCounterclockwise: circle.sense > 0 ? place - first : last - place)
    return around.nearest().map { self.index(atPlace: place + circle.sense * $0, from: focus) }
  }

  /// The visible items in the order for assistive technologies: from the focus on, then the others.
  public func indicesForAccessibility(atOffset offset: Double) -> [Int] {
    guard let focus = focusPosition(atOffset: offset) else { return [] }
    // Beyond the end of a list its last item is in focus.
    let start = angles.isRing ? 0 : min(0, Double(itemCount - 1) - focus.nearest)
    var following: [Int] = []
    var preceding: [Int] = []
    forEachPose(meeting: LayoutRect(origin: .zero, size: viewportSize), from: focus) { pose in
      let index = index(atPlace: pose.place, from: focus)
      if pose.place >= start { following.append(index) } else { preceding.append(index) }
    }
    return following + preceding
  }
}

/// The neighbours of an item at twelve o'clock, on one of its sides.
///
/// The chord to an item at an angle δ clockwise, 0 < δ < 2π, points at 90° + δ/2 from twelve
/// o'clock and is 2·r·sin(δ/2) long. So a side is one interval of δ, and the nearest item is at one
/// of its ends.
private struct Around {
  /// The direction of the side, in radians, clockwise from the direction of the item.
  let direction: Double
  let wheel: Wheel
  /// The item, as if it were in focus.
  let item: Wheel.FocusPosition
  /// 1 if the items follow one another clockwise, −1 if counter-clockwise.
  let sense: Double
  let placesClockwise, placesCounterclockwise: Double
  /// Allowed for rounding, in radians: on a ring of four all neighbours are on a diagonal.
  private static let slack = 1e-9

  /// The places from the item to the nearest one, clockwise; negative counter-clockwise.
  func nearest() -> Double? {
    var nearest: (places: Double, angle: Double)?
    func see(_ places: Double, angle: Double) {
      if let nearest {
        let nearer = min(nearest.angle, 2 * .pi - nearest.angle) - min(angle, 2 * .pi - angle)
        let isAsNear = nearer.magnitude <= Self.slack
        guard isAsNear ? angle < nearest.angle : nearer > 0 else { return }
      }
      nearest = (places, angle)
    }
    // The chords point from 90° to 270°: one or two pieces of the 90° of a side lie in between.
    let middle = (direction - .pi / 2).remainder(dividingBy: 2 * .pi)
    for turn in [0, 2 * Double.pi] {
      let lower = max(2 * (middle + turn - .pi / 4) - Self.slack, 0)
      let upper = min(2 * (middle + turn + .pi / 4) + Self.slack, 2 * .pi)
      guard lower <= upper else { continue }
      // Angles counter-clockwise count back from a full turn.
      ends(from: lower, to: upper, past: 0, first: 1, last: placesClockwise, see)
      ends(from: lower, to: upper, past: 2 * .pi, first: -placesCounterclockwise, last: -1, see)
    }
    return nearest?.places
  }

  /// The angle clockwise to the item so many places clockwise.
  private func angle(_ places: Double) -> Double {
    sense * wheel.angle(ofPlace: sense * places, from: item)
  }

  private func places(from lower: Double, to upper: Double) -> (first: Double, last: Double) {
    if sense > 0 { return wheel.places(from: lower, to: upper, of: item) }
    let (first, last) = wheel.places(from: -upper, to: -lower, of: item)
    return (-last, -first)
  }

  /// Passes on the first and the last item between two angles, which are counted from `turn`.
  private func ends(
    from lower: Double, to upper: Double, past turn: Double, first: Double, last: Double,
    _ see: (_ places: Double, _ angle: Double) -> Void
  ) {
    let between = places(from: lower - turn, to: upper - turn)
    let first = max(between.first, first)
    let last = min(between.last, last)
    guard first <= last else { return }
    see(first, turn + angle(first))
    see(last, turn + angle(last))
  }
}
