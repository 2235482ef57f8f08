extension Wheel {
  /// The places of the items along the wheel, as if it were unrolled.
  ///
  /// An *index* counts items: 2.5 is halfway between the items 2 and 3. A *position* is an angle
  /// from the first item in units of the average, so that a position times ``Wheel/step`` is an
  /// offset. Beyond the ends of a list, and for evenly spaced items, the two are equal.
  struct ItemAngles: Hashable, Sendable {
    let itemCount: Int
    let isRing: Bool
    /// The angle from one item to the next, in radians; the average where angles differ.
    let perItem: Double
    /// The number of items of average angle in a full turn; exactly n on a ring.
    let itemsPerTurn: Double
    /// The number of items of average angle from the focus to the arc limit; infinite without one.
    let itemsPerArc: Double
    let areEven: Bool
    /// The angle from the first item to each, in radians; empty for even items.
    let fromFirst: [Double]

    /// Whether an item at the very angle counts.
    enum Side {
      case from, after
    }
  }
}

extension Wheel.ItemAngles {
  fileprivate init(
    _ configuration: Wheel.Configuration, itemCount: Int, perItem: Double, fromFirst: [Double]
  ) {
    self.itemCount = itemCount
    self.perItem = perItem
    self.fromFirst = fromFirst
    areEven = fromFirst.isEmpty
    isRing = if case .ring = configuration.arrangement { true } else { false }
    let exact = 2 * .pi / perItem
    // 30° in radians is not quite a twelfth of 2π: a number all but whole is meant to be whole.
    let whole = isRing ? Double(max(itemCount, 1)) : exact.rounded(.toNearestOrEven)
    itemsPerTurn = isRing || (exact - whole).magnitude <= 1e-12 * exact ? whole : exact
    let limit = configuration.arcLimit ?? .halfTurn
    itemsPerArc = limit < .halfTurn ? limit.radians / perItem : .infinity
  }
}

extension Wheel.Configuration {
  /// The angles of items of given sizes.
  ///
  /// Only a list that is spaced by its items, and a ring, depend on sizes. After a change of a list
  /// the old angles hold before the first item affected.
  func itemAngles(
    itemCount: Int, sizes: Wheel.ItemSizes, changing old: Wheel.ItemAngles? = nil,
    from first: Int = 0
  ) throws(WheelError) -> Wheel.ItemAngles {
    if let old, first >= itemCount, old.itemCount == itemCount { return old }
    let neighborsDiffer = !sizes.areEqual && itemCount > 1
    let perItem: Double
    var fromFirst: [Double] = []
    switch arrangement {
    case .list(let spacing):
      switch spacing {
      case .gap where neighborsDiffer, .widthAlongTangent where neighborsDiffer:
        fromFirst = try listAngles(
          itemCount: itemCount, sizes: sizes, spacing: spacing,
          keeping: old?.fromFirst.prefix(first) ?? [])
        perItem = fromFirst[itemCount - 1] / Double(itemCount - 1)
      default: perItem = try spacing.angle(of: self, itemSize: sizes[0])
      }
    case .fan(let arc): perItem = arc.anglePerItem(inFanOf: Double(itemCount))
    case .ring:
      perItem = 2 * .pi / Double(max(itemCount, 1))
      if neighborsDiffer { fromFirst = try ringAngles(itemCount: itemCount, sizes: sizes) }
    }
    return Wheel.ItemAngles(self, itemCount: itemCount, perItem: perItem, fromFirst: fromFirst)
  }

  /// The angles from the first item of a list to each; O(*m*) for *m* that are not known.
  private func listAngles(
    itemCount: Int, sizes: Wheel.ItemSizes, spacing: Wheel.Spacing,
    keeping known: ArraySlice<Double>
  ) throws(WheelError) -> [Double] {
    var angles = Array(known)
    angles.reserveCapacity(itemCount)
    if angles.isEmpty { angles.append(0) }
    var angle = angles[angles.count - 1]
    let radius = radiusToItemCenter
    switch spacing {
    case .gap(let gap):
      var last = card(sizes[angles.count - 1])
      for index in angles.count - 1..<itemCount {
        let next = card(sizes[index])
        guard next.inner >= 0 else { throw tooSmall(for: sizes, itemCount: itemCount) }
        guard index >= angles.count else { continue }
        let widest = last.greatestGap(to: next)
        guard gap <= widest else {
          throw .gapTooWide(gap, widest: widest, afterItem: index - 1)
        }
        angle += try checked(last.angle(to: next, leaving: gap))
        angles.append(angle)
        last = next
      }
    case .angle, .arc, .widthAlongTangent:
      for index in angles.count..<itemCount {
        let before = arctangent(sizes[index - 1].width, radius)
        let after = arctangent(sizes[index].width, radius)
        angle += try checked((before + after) / 2)
        angles.append(angle)
      }
    }
    return angles
  }

  /// The angles from the first item of a ring to each; neighbours are all the same distance apart.
  ///
  /// If even cards that touch do not fit, the angles at which they touch are reduced in proportion.
  /// A card that covers the wheel's centre counts as one that ends there.
  private func ringAngles(
    itemCount: Int, sizes: Wheel.ItemSizes
  ) throws(WheelError) -> [Double] {
    let radius = radiusToItemCenter
    let cards = (0..<itemCount).map { index in
      var size = sizeOnCircle(of: sizes[index])
      size.height = min(size.height, 2 * radius)
      return Wheel.Card(size: size, radius: radius)
    }
    let ring = Wheel.CardRing(cards, radius: radius)
    // 1 to within rounding if there is room; rounding must not turn opposite cards any farther.
    let share = 2 * .pi / ring.sum
    var angles = ring.angles
    angles[0] = 0
    for index in 1..<itemCount {
      let angle = min(share * angles[index], .pi)
      angles[index] = try angles[index - 1] + checked(angle)
    }
    return angles
  }

  func step(
    anglePerItem: Double, itemCount: Int, sizes: Wheel.ItemSizes, viewportLength: Double
  ) throws(WheelError) -> Double {
    let step: Double
    switch scrollStep {
    case .arcLength: step = radiusToItemCenter * anglePerItem
    case .points(let points): step = points
    case .itemsSideBySide:
      let length = sizes.widthOfAll(itemCount)
      let width = sizes.areEqual ? itemSize.width : length / Double(max(itemCount, 1))
      let scrollable = length - viewportLength
      let isRing = if case .ring = arrangement { true } else { false }
      let isScrolled = itemCount > 1 && scrollable > 0 && !isRing
      step = isScrolled ? scrollable / Double(itemCount - 1) : width
    }
    try check(step: step)
    return step
  }

  private func card(_ size: LayoutSize) -> Wheel.Card {
    Wheel.Card(size: sizeOnCircle(of: size), radius: radiusToItemCenter)
  }

  private func checked(_ angle: Double) throws(WheelError) -> Double {
    guard angle > 0, angle <= .pi else { throw .noAngle(radius: radiusToItemCenter) }
    return angle
  }

  /// The error of a wheel whose centre is covered by an item.
  private func tooSmall(for sizes: Wheel.ItemSizes, itemCount: Int) -> WheelError {
    var highest = 0.0
    for index in 0..<itemCount { highest = max(highest, sizeOnCircle(of: sizes[index]).height) }
    return .radiusTooSmall(radiusToItemCenter, smallest: highest / 2)
  }
}
