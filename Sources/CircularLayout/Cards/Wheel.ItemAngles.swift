extension Wheel {
  /// Where the items lie along the wheel, as if it were unrolled, and where the focus is among them.
  ///
  /// There are two measures. An *index* counts items: 2.5 is halfway between the items 2 and 3. A
  /// *position* is an angle from the first item in units of the average angle per item, so that a
  /// position times ``Wheel/step`` is an offset. The wheel turns in proportion to the offset, so
  /// between positions and angles everything is linear. Between two items, so are indices.
  ///
  /// Where items are evenly spaced, as equal cards are, the two measures are one, and nothing is
  /// stored per item. Beyond the ends of a list they are one as well.
  struct ItemAngles: Hashable, Sendable {
    /// The number of items.
    let itemCount: Int

    /// Whether the first item follows the last.
    let isRing: Bool

    /// The angle from one item to the next, in radians; the average where angles differ.
    let perItem: Double

    /// How many items of average angle fit into a full turn; exactly n on a ring.
    let itemsPerTurn: Double

    /// How many items of average angle fit into the arc limit, to each side of the focus; infinite
    /// without a limit.
    let itemsPerArc: Double

    /// Whether all neighbours are the same angle apart.
    let areEven: Bool

    /// The angle from the first item to each, in radians; empty where items are evenly spaced.
    let fromFirst: [Double]
  }
}

extension Wheel.ItemAngles {
  /// The angles of items some of which are an average angle apart, and the limits on what is shown.
  init(
    _ configuration: Wheel.Configuration, itemCount: Int, perItem: Double, fromFirst: [Double] = []
  ) {
    self.itemCount = itemCount
    self.perItem = perItem
    self.fromFirst = fromFirst
    areEven = fromFirst.isEmpty
    let itemsPerTurn = 2 * .pi / perItem
    if case .ring = configuration.arrangement {
      isRing = true
      self.itemsPerTurn = Double(max(itemCount, 1))
    } else {
      isRing = false
      // 30° in radians is not quite a twelfth of 2π: a number all but whole is meant to be whole.
      let whole = itemsPerTurn.rounded(.toNearestOrEven)
      let isWhole = (itemsPerTurn - whole).magnitude <= 1e-12 * itemsPerTurn
      self.itemsPerTurn = isWhole ? whole : itemsPerTurn
    }
    if let limit = configuration.arcLimit, limit < .halfTurn {
      itemsPerArc = limit.radians / perItem
    } else {
      itemsPerArc = .infinity
    }
  }
}

// A query asks for angles and places item by item. What it asks of even items is a line of arithmetic, and
// is inlined; what it asks of others is kept out of the way.
extension Wheel.ItemAngles {
  /// The angle from the focus to the item at a place, counted from the nearest one, in radians.
  @inline(__always)
  func angle(ofPlace place: Double, from focus: Wheel.FocusPosition) -> Double {
    areEven ? (place - focus.fraction) * perItem : unevenAngle(ofPlace: place, from: focus)
  }

  @inline(never)
  private func unevenAngle(ofPlace place: Double, from focus: Wheel.FocusPosition) -> Double {
    angle(ofItem: focus.nearest + place) - angle(ofItem: focus.nearest) - past(focus)
  }

  /// The places whose items lie between two angles from the focus, edges included.
  @inline(__always)
  func places(
    from lower: Double, to upper: Double, of focus: Wheel.FocusPosition
  ) -> (first: Double, last: Double) {
    guard areEven else { return unevenPlaces(from: lower, to: upper, of: focus) }
    return (
      (lower / perItem + focus.fraction).rounded(.up),
      (upper / perItem + focus.fraction).rounded(.down)
    )
  }

  @inline(never)
  private func unevenPlaces(
    from lower: Double, to upper: Double, of focus: Wheel.FocusPosition
  ) -> (first: Double, last: Double) {
    let angle = angle(ofItem: focus.nearest) + past(focus)
    return (
      firstItem(.from, angle + lower, near: focus.nearest) - focus.nearest,
      firstItem(.after, angle + upper, near: focus.nearest) - 1 - focus.nearest
    )
  }

  /// The places shown, counted from the nearest item; none if the first is after the last.
  ///
  /// Whole numbers: those in (focus − half a turn, focus + half a turn], a window that always holds
  /// the same number of items where they fill the turn evenly, and within the arc limit. A
  /// billionth of an item is allowed for offsets that a host has rounded.
  func places(from focus: Wheel.FocusPosition) -> (first: Double, last: Double) {
    var (first, last) = areEven ? evenPlaces(from: focus) : unevenPlaces(from: focus)
    guard !isRing else { return (first, last) }
    guard focus.nearest.magnitude < 0x1p53 else { return (1, 0) }
    first = max(first, -focus.nearest)
    last = min(last, Double(itemCount - 1) - focus.nearest)
    return (first, last)
  }

  private func evenPlaces(from focus: Wheel.FocusPosition) -> (first: Double, last: Double) {
    let tolerance = 1e-9
    let middle = focus.fraction + tolerance
    var first = (middle - itemsPerTurn / 2).rounded(.down) + 1
    var last = (middle + itemsPerTurn / 2).rounded(.down)
    if itemsPerTurn == itemsPerTurn.rounded(.down), itemsPerTurn < 0x1p53 {
      last = first + itemsPerTurn - 1
    }
    first = max(first, (focus.fraction - itemsPerArc - tolerance).rounded(.up))
    last = min(last, (focus.fraction + itemsPerArc + tolerance).rounded(.down))
    return (first, last)
  }

  @inline(never)
  private func unevenPlaces(from focus: Wheel.FocusPosition) -> (first: Double, last: Double) {
    // Far beyond the ends of a list the places would be too many to count.
    guard focus.nearest.magnitude < 0x1p53 else { return (1, 0) }
    let tolerance = 1e-9 * perItem
    let angle = angle(ofItem: focus.nearest) + past(focus)
    func item(_ side: Side, _ angle: Double) -> Double {
      firstItem(side, angle, near: focus.nearest)
    }
    var first = item(.after, angle + tolerance - .pi)
    var last = isRing ? first + Double(itemCount) : item(.after, angle + tolerance + .pi)
    if itemsPerArc < .infinity {
      let arc = itemsPerArc * perItem + tolerance
      first = max(first, item(.from, angle - arc))
      last = min(last, item(.after, angle + arc))
    }
    return (first - focus.nearest, last - 1 - focus.nearest)
  }
}

extension Wheel.ItemAngles {
  /// The angle from the first item to another, also past the last one, where items are not even.
  ///
  /// There a ring goes round again, and a list goes on with items of average angle.
  func angle(ofItem item: Double) -> Double {
    let count = Double(itemCount)
    if item >= 0, item < count { return fromFirst[Int(item)] }
    if isRing {
      let turns = (item / count).rounded(.down)
      return fromFirst[Int(item - turns * count)] + turns * 2 * .pi
    }
    return item < 0 ? item * perItem : fromFirst[itemCount - 1] + (item - count + 1) * perItem
  }

  /// How far the focus is past the item nearest to it, in radians.
  private func past(_ focus: Wheel.FocusPosition) -> Double {
    guard focus.fraction != 0 else { return 0 }
    let nearest = angle(ofItem: focus.nearest)
    let length =
      focus.fraction > 0
      ? angle(ofItem: focus.nearest + 1) - nearest : nearest - angle(ofItem: focus.nearest - 1)
    return focus.fraction * length
  }

  /// The first item that is at an angle from the first one or after it, or only after it.
  ///
  /// A search from an item nearby in steps that double: among a million items that touches less memory
  /// than halving all of them.
  func firstItem(_ side: Side, _ angle: Double, near item: Double) -> Double {
    let count = Double(itemCount)
    let turns = isRing ? (angle / (2 * .pi)).rounded(.down) : 0
    let rest = angle - turns * 2 * .pi
    func isFound(_ item: Int) -> Bool {
      side == .after ? fromFirst[item] > rest : fromFirst[item] >= rest
    }
    let guess = Int(min(max(item - turns * count, 0), count - 1))
    var (low, high, reach) = (0, itemCount, 1)
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

  /// Whether an item at the very angle counts.
  enum Side {
    case from
    case after
  }
}
