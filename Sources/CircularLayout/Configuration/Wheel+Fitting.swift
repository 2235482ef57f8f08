extension Wheel {
  /// The radius at which so many items around a wheel leave exactly a gap between neighbours.
  ///
  ///     // Twelve cards around a circle with 10 points between them.
  ///     configuration.radiusToItemCenter = try Wheel.radiusToItemCenter(
  ///       itemCount: 12, itemSize: size, gap: 10)
  ///     configuration.arrangement = .ring(turns: 3)
  ///
  /// The gap is that of ``Spacing/gap(_:)``. Over less than a full turn the items lie as in a fan,
  /// ``Arrangement/fan(over:)``. With the angle β between items, the radius is
  ///
  ///     r = h/2 + (g/2 + (w/2)·cos(β/2)) / sin(β/2)
  ///
  /// and for a single item h/2, the smallest that any gap allows. Lengths are in points; the width
  /// w of an item lies along the circle, its height h along the radius.
  ///
  /// - Throws: ``WheelError`` for an invalid value, or a radius beyond ``maximumLength``.
  public static func radiusToItemCenter(
    itemCount: Int, itemSize: LayoutSize, gap: Double, over arc: LayoutAngle = .fullTurn
  ) throws(WheelError) -> Double {
    try check(itemCount: itemCount)
    try check(itemSize, gap: gap, over: arc)
    let radius = radius(itemCount: Double(itemCount), itemSize: itemSize, gap: gap, arc: arc)
    guard radius.isLength else { throw .noRadius(itemCount: itemCount, over: arc) }
    return radius
  }

  /// The greatest number of items that fit around a wheel with a gap between neighbours.
  ///
  /// The result is from 1, as a single item has no neighbour, to 2⁵³. For rounding, the radius
  /// may be exceeded by 10⁻¹² of it. Lengths and arc are those of `radiusToItemCenter`; the arc is
  /// by default a full turn.
  ///
  /// - Throws: ``WheelError`` for an invalid value, or a radius of less than half an item's height.
  /// - Complexity: O(log *n*) for the greatest number of items *n* that any wheel takes.
  public static func greatestItemCount(
    itemSize: LayoutSize, gap: Double, radiusToItemCenter radius: Double,
    over arc: LayoutAngle = .fullTurn
  ) throws(WheelError) -> Int {
    try check(itemSize, gap: gap, over: arc)
    guard radius.isLength else { throw .radius(radius) }
    let allowed = radius * (1 + 1e-12)
    guard allowed >= itemSize.height / 2 else {
      throw .radiusTooSmall(radius, smallest: itemSize.height / 2)
    }
    let greatest = Int(clamping: Int64(1) << 53)
    return (1..<greatest).partitioningIndex { count in
      // One more is too many.
      Self.radius(itemCount: Double(count) + 1, itemSize: itemSize, gap: gap, arc: arc) > allowed
    }
  }

  private static func check(
    _ itemSize: LayoutSize, gap: Double, over arc: LayoutAngle
  ) throws(WheelError) {
    guard itemSize.isItemSize else { throw .itemSize(itemSize) }
    guard gap.isLength else { throw .gap(gap) }
    guard arc.isFanArc else { throw .fanArc(arc) }
  }

  private static func radius(
    itemCount: Double, itemSize: LayoutSize, gap: Double, arc: LayoutAngle
  ) -> Double {
    guard itemCount > 1 else { return itemSize.height / 2 }
    let half = LayoutAngle(radians: arc.anglePerItem(inFanOf: itemCount) / 2)
    let (sine, cosine) = half.sineAndCosine
    return itemSize.height / 2 + (gap / 2 + itemSize.width / 2 * cosine) / sine
  }
}

extension LayoutAngle {
  /// Whether the angle can be the arc of a fan; degrees that make a full turn may be rounded.
  var isFanArc: Bool { radians >= 1e-100 && radians <= 2 * .pi * (1 + 1e-12) }

  /// The angle from one item to the next, in radians, if so many are spread evenly over this arc.
  ///
  /// At most what it is on a ring: the ends are as far from each other as neighbours are.
  func anglePerItem(inFanOf count: Double) -> Double {
    min(radians / max(count - 1, 1), 2 * .pi / max(count, 1))
  }
}
