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
    case .list(let spacing) where spacing.dependsOnSizes && neighborsDiffer:
      fromFirst = try listAngles(
        itemCount: itemCount, sizes: sizes, spacing: spacing,
        keeping: old?.fromFirst.prefix(first) ?? [])
      perItem = fromFirst[itemCount - 1] / Double(itemCount - 1)
    case .list(let spacing): perItem = try spacing.angle(of: self, itemSize: sizes[0])
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
        guard gap <= widest else { throw .gapTooWideAfterItem(index - 1, gap, widest: widest) }
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
  /// If even cards that touch have no room, each pair gets its share of the turn, in proportion to
  /// the angle at which it touches. A card that covers the wheel's centre counts as one that ends
  /// there.
  ///
  /// - Complexity: As for ``Wheel/CardRing``.
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
    var angles = [0.0]
    angles.reserveCapacity(itemCount)
    for index in 1..<itemCount {
      let angle = min(share * ring.angles[index], .pi)
      angles.append(try angles[index - 1] + checked(angle))
    }
    return angles
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

extension Wheel.Spacing {
  /// Whether items of different sizes are different angles apart.
  fileprivate var dependsOnSizes: Bool {
    switch self {
    case .gap, .widthAlongTangent: true
    case .angle, .arc: false
    }
  }
}
