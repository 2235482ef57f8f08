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
  /// It is the distance at which the angles between neighbours add up to a full turn, at most a
  /// share of the circle. If even cards that touch have no room, each pair gets its share of the
  /// turn, in proportion to the angle at which it touches. A card that covers the wheel's centre
  /// counts as one that ends there.
  ///
  /// - Complexity: O(*n*) for each distance that is tried: one without room, else up to a dozen.
  private func ringAngles(
    itemCount: Int, sizes: Wheel.ItemSizes
  ) throws(WheelError) -> [Double] {
    let radius = radiusToItemCenter
    let cards = (0..<itemCount).map { index in
      var size = sizeOnCircle(of: sizes[index])
      size.height = min(size.height, 2 * radius)
      return Wheel.Card(size: size, radius: radius)
    }
    func angle(after index: Int, leaving gap: Double) -> Double {
      let (card, next) = (cards[index], cards[index + 1 < itemCount ? index + 1 : 0])
      return gap < card.greatestGap(to: next) ? card.angle(to: next, leaving: gap) : .pi
    }
    // The last distance that was tried, the angles that it leaves, and their sum.
    var tried = (gap: Double.nan, angles: [Double](repeating: 0, count: itemCount), sum: 0.0)
    func sum(leaving gap: Double) -> Double {
      (tried.gap, tried.sum) = (gap, 0)
      for index in 0..<itemCount {
        tried.angles[index] = angle(after: index, leaving: gap)
        tried.sum += tried.angles[index]
      }
      return tried.sum
    }
    let gap = root(from: 0, to: 2 * .pi * radius / Double(itemCount)) {
      sum(leaving: $0) - 2 * .pi
    }
    if tried.gap != gap { _ = sum(leaving: gap) }
    // 1 to within rounding if there is room; rounding must not turn opposite cards any farther.
    let share = 2 * .pi / tried.sum
    var angles = [0.0]
    angles.reserveCapacity(itemCount)
    for index in 0..<itemCount - 1 {
      let angle = min(share * tried.angles[index], .pi)
      angles.append(try angles[index] + checked(angle))
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

/// Where a growing function reaches 0; the nearer end if it does not between two ends.
///
/// Regula falsi in the Illinois variant: if one end stays for a second time, its value is halved.
/// It converges faster than bisection, and as surely.
private func root(
  from start: Double, to end: Double, of value: (Double) -> Double
) -> Double {
  var (low, high) = (start, end)
  var atLow = value(low)
  guard atLow < 0 else { return low }
  var atHigh = value(high)
  var side = 0
  for _ in 0..<100 where atHigh > 0 {
    let middle = high - atHigh * ((high - low) / (atHigh - atLow))
    guard middle > low, middle < high else { break }
    let atMiddle = value(middle)
    if atMiddle < 0 {
      (low, atLow) = (middle, atMiddle)
      if side < 0 { atHigh /= 2 }
      side = -1
    } else {
      (high, atHigh) = (middle, atMiddle)
      if side > 0 { atLow /= 2 }
      side = 1
    }
    guard atMiddle.magnitude > 1e-15 else { return middle }
  }
  return high
}
