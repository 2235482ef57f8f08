// Even items take one line of arithmetic, which is inlined; the code for others is out of line.
// Functions of the wheel and not of its angles, which would be copied for a call.
extension Wheel {
  /// The angle from the focus to the item at a place, counted from the nearest one, in radians.
  @inline(__always)
  func angle(ofPlace place: Double, from focus: FocusPosition) -> Double {
    guard angles.areEven else { return unevenAngle(ofPlace: place, from: focus) }
    return (place - focus.fraction) * angles.perItem
  }

  @inline(never)
  private func unevenAngle(ofPlace place: Double, from focus: FocusPosition) -> Double {
    let nearest = angle(ofItem: focus.nearest)
    return angle(ofItem: focus.nearest + place) - nearest - past(focus, nearest)
  }

  /// The places whose items lie between two angles from the focus, edges included.
  @inline(__always)
  func places(
    from lower: Double, to upper: Double, of focus: FocusPosition
  ) -> (first: Double, last: Double) {
    guard angles.areEven else { return unevenPlaces(from: lower, to: upper, of: focus) }
    return (
      (lower / angles.perItem + focus.fraction).rounded(.up),
      (upper / angles.perItem + focus.fraction).rounded(.down)
    )
  }

  @inline(never)
  private func unevenPlaces(
    from lower: Double, to upper: Double, of focus: FocusPosition
  ) -> (first: Double, last: Double) {
    let nearest = angle(ofItem: focus.nearest)
    let angle = nearest + past(focus, nearest)
    let rounding = Double.roundingSlack(upTo: angle.magnitude)
    return (
      firstItem(.from, angle + lower - rounding, near: focus.nearest) - focus.nearest,
      firstItem(.after, angle + upper + rounding, near: focus.nearest) - 1 - focus.nearest
    )
  }

  /// The places shown, counted from the nearest item; none if the first is after the last.
  ///
  /// Those in (focus − half a turn, focus + half a turn] and within the arc limit: always the same
  /// number if items fill the turn evenly. A billionth of an item is allowed for rounded offsets.
  func places(from focus: FocusPosition) -> (first: Double, last: Double) {
    var (first, last) = angles.areEven ? evenPlaces(from: focus) : unevenPlaces(from: focus)
    guard !angles.isRing else { return (first, last) }
    guard focus.nearest.magnitude < 0x1p53 else { return (1, 0) }
    first = max(first, -focus.nearest)
    // Beyond 2⁵³ places would be rounded.
    last = min(last, Double(itemCount - 1) - focus.nearest, 0x1p53 - 1)
    return (first, last)
  }

  private func evenPlaces(from focus: FocusPosition) -> (first: Double, last: Double) {
    let tolerance = 1e-9
    let turn = angles.itemsPerTurn
    let middle = focus.fraction + tolerance
    var first = (middle - turn / 2).rounded(.down) + 1
    var last = (middle + turn / 2).rounded(.down)
    if turn == turn.rounded(.down), turn <= 0x1p53 { last = first + turn - 1 }
    first = max(first, (focus.fraction - angles.itemsPerArc - tolerance).rounded(.up))
    last = min(last, (focus.fraction + angles.itemsPerArc + tolerance).rounded(.down))
    return (first, last)
  }

  @inline(never)
  private func unevenPlaces(from focus: FocusPosition) -> (first: Double, last: Double) {
    // Far beyond the ends of a list the places would be too many to count.
    guard focus.nearest.magnitude < 0x1p53 else { return (1, 0) }
    let tolerance = 1e-9 * angles.perItem
    let nearest = angle(ofItem: focus.nearest)
    let angle = nearest + past(focus, nearest)
    func item(_ side: ItemAngles.Side, _ angle: Double) -> Double {
      firstItem(side, angle, near: focus.nearest)
    }
    var first = item(.after, angle + tolerance - .pi)
    var last = angles.isRing ? first + Double(itemCount) : item(.after, angle + tolerance + .pi)
    if angles.itemsPerArc < .infinity {
      let arc = angles.itemsPerArc * angles.perItem + tolerance
      first = max(first, item(.from, angle - arc))
      last = min(last, item(.after, angle + arc))
    }
    return (first - focus.nearest, last - 1 - focus.nearest)
  }

  /// The angle of an uneven item; past the ends a ring repeats and a list adds the average angle.
  func angle(ofItem item: Double) -> Double {
    let count = Double(itemCount)
    if item >= 0, item < count { return angles.fromFirst[Int(item)] }
    if angles.isRing {
      let turns = (item / count).rounded(.down)
      return angles.fromFirst[Int(item - turns * count)] + turns * 2 * .pi
    }
    guard item >= 0 else { return item * angles.perItem }
    return angles.fromFirst[itemCount - 1] + (item - count + 1) * angles.perItem
  }

  /// The angle from the item nearest to the focus, whose own angle is given, to the focus.
  private func past(_ focus: FocusPosition, _ nearest: Double) -> Double {
    guard focus.fraction != 0 else { return 0 }
    let length =
      focus.fraction > 0
      ? angle(ofItem: focus.nearest + 1) - nearest : nearest - angle(ofItem: focus.nearest - 1)
    return focus.fraction * length
  }

  /// The first item at an angle from the first one or after it, or only after it.
  ///
  /// Searched from an item nearby in doubling steps: halving a million items touches more memory.
  func firstItem(_ side: ItemAngles.Side, _ angle: Double, near item: Double) -> Double {
    let count = Double(itemCount)
    let turns = angles.isRing ? (angle / (2 * .pi)).rounded(.down) : 0
    let rest = angle - turns * 2 * .pi
    func isFound(_ item: Int) -> Bool {
      side == .after ? angles.fromFirst[item] > rest : angles.fromFirst[item] >= rest
    }
    let guess = Int(min(max(item - turns * count, 0), count - 1))
    var low = 0
    var high = itemCount
    var reach = 1
    if isFound(guess) {
      high = guess
      while reach <= guess, isFound(guess - reach) {
        high = guess - reach
        reach *= 2
      }
      low = max(guess - reach + 1, 0)
    } else {
      low = guess + 1
      while guess + reach < itemCount, !isFound(guess + reach) {
        low = guess + reach + 1
        reach *= 2
      }
      high = min(guess + reach, itemCount)
    }
    return turns * count + Double((low..<high).partitioningIndex(where: isFound))
  }

  /// The position of an index if items are not evenly spaced; see ``ItemAngles``.
  @inline(never)
  func unevenPosition(ofIndex index: Double) -> Double {
    guard index.magnitude < 0x1p53 else { return index }
    guard angles.isRing || (index > 0 && index < Double(itemCount - 1)) else { return index }
    let item = index.rounded(.down)
    let start = angle(ofItem: item)
    guard index > item else { return start / angles.perItem }
    return (start + (index - item) * (angle(ofItem: item + 1) - start)) / angles.perItem
  }

  /// The focus at a position of items that are not evenly spaced.
  @inline(never)
  func focus(atPosition position: Double) -> FocusPosition {
    let (item, part) = itemAndPart(atPosition: position)
    return part < 0.5
      ? FocusPosition(nearest: item, fraction: part)
      : FocusPosition(nearest: item + 1, fraction: part - 1)
  }

  /// The last item that is not after a position, and the part of the way from it to the next.
  func itemAndPart(atPosition position: Double) -> (item: Double, part: Double) {
    let count = Double(itemCount)
    let whole = position.rounded(.down)
    guard
      position.magnitude < 0x1p53, angles.isRing || (position > 0 && position < count - 1)
    else { return (whole, position - whole) }
    let turns = angles.isRing ? (position / count).rounded(.down) : 0
    let angle = (position - turns * count) * angles.perItem
    // A ring has no more turns to take off: rounding alone must not add one.
    let within = min(angle, (2 * Double.pi).nextDown)
    let next = firstItem(.after, angles.isRing ? within : angle, near: whole - turns * count)
    let item = max(next - 1, 0)
    let start = self.angle(ofItem: item)
    let length = self.angle(ofItem: item + 1) - start
    let part = length > 0 ? min(max((angle - start) / length, 0), 1) : 0
    return (turns * count + item, part)
  }
}
