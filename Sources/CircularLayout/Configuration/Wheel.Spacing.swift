extension Wheel {
  /// The distance between the items of a list.
  @nonexhaustive
  public enum Spacing: Hashable, Sendable {
    /// An angle from the centre of one item to that of the next, greater than 0.
    case angle(LayoutAngle)
    /// A distance along the circle through the items' centres, in points, greater than 0.
    case arc(Double)

    /// The shortest distance between neighbours, in points, at least 0.
    ///
    /// Exact at full scale for outward items, and for items that face a focus at one of the four
    /// sides; facing any other focus they are at least that far apart. Upright and scaled items get
    /// the angles of outward ones at full scale. Only neighbours count: two large cards on both
    /// sides of a small one may overlap.
    case gap(Double)

    /// The angle under which an item's width is seen along the tangent, atan(width / radius).
    ///
    /// The Spinning Wheel tutorial's: neighbours overlap. At radius 0 it is 90°. Two items of
    /// different widths are the average of their angles apart.
    case widthAlongTangent
  }

  /// The distance to scroll from one item to the next, or its average if angles differ.
  @nonexhaustive
  public enum ScrollStep: Hashable, Sendable {
    /// An item's path, radius · angle: the wheel follows the finger. Throws at radius 0.
    case arcLength
    /// A number of points, at least 10⁻¹⁰⁰.
    case points(Double)

    /// The step that makes the content as long as n items side by side, (n·w − W) / (n − 1).
    ///
    /// The Spinning Wheel tutorial's; w is the average width of an item, W the viewport along the
    /// scroll axis. For a single item, a ring, and content no longer than the viewport, it is w.
    case itemsSideBySide
  }
}

extension Wheel.Spacing {
  /// The angle from one item to the next, in radians, greater than 0.
  func angle(
    of configuration: Wheel.Configuration, itemSize: LayoutSize
  ) throws(WheelError) -> Double {
    let radius = configuration.radiusToItemCenter
    let angle: Double
    switch self {
    case .angle(let given): angle = given.radians
    case .arc(let length): angle = length / radius
    case .gap(let gap):
      angle = try Self.angle(
        leaving: gap, between: configuration.sizeOnCircle(of: itemSize), radius: radius)
    case .widthAlongTangent:
      angle = arctangent(itemSize.width, radius)
    }
    guard angle.isLength, angle > 0 else { throw .noAngle(radius: radius) }
    return angle
  }

  /// The angle at which neighbours that turn with the wheel are a distance apart.
  ///
  /// The formula is in AnglesAndAnchorPoints.md. It holds up to half a turn, where the gap is the
  /// space between two opposite items.
  private static func angle(
    leaving gap: Double, between size: LayoutSize, radius: Double
  ) throws(WheelError) -> Double {
    let inner = radius - size.height / 2
    guard inner >= 0 else { throw .radiusTooSmall(radius, smallest: size.height / 2) }
    guard gap <= 2 * inner else { throw .gapTooWide(gap, widest: 2 * inner) }
    let halfWidth = size.width / 2
    let corner = (inner * inner + halfWidth * halfWidth).squareRoot()
    return 2 * (arctangent(halfWidth, inner) + arcsine(gap / 2 / corner))
  }
}

extension Wheel.Configuration {
  /// The lengths of an item along the circle and along the radius.
  ///
  /// An item that faces the focus is rotated against the radius by the angle of the focus.
  func sizeOnCircle(of itemSize: LayoutSize) -> LayoutSize {
    guard case .facingFocus = orientation else { return itemSize }
    return LayoutQuad(center: .zero, size: itemSize, rotation: focus.angle).bounds.size
  }
}

extension Wheel {
  /// The radius at which a number of items around a wheel leaves exactly a gap between neighbours.
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

  /// The greatest number of items, from 1 to 2⁵³, that fit around a wheel with a gap between them.
  ///
  /// Lengths and arc are those of `radiusToItemCenter`. For rounding, the radius may be exceeded by
  /// 10⁻¹² of it.
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
  /// At most the angle on a ring: the ends are as far from each other as neighbours are.
  func anglePerItem(inFanOf count: Double) -> Double {
    min(radians / max(count - 1, 1), 2 * .pi / max(count, 1))
  }
}

#if !hasFeature(Embedded)
extension Wheel.Spacing: Codable {
  private enum CodingKeys: String, CodingKey { case angle, arc, gap, widthAlongTangent }
  private enum AngleCodingKeys: String, CodingKey { case _0 = "radians" }
  private enum ArcCodingKeys: String, CodingKey { case _0 = "points" }
  private enum GapCodingKeys: String, CodingKey { case _0 = "points" }
}

extension Wheel.ScrollStep: Codable {
  private enum CodingKeys: String, CodingKey { case arcLength, points, itemsSideBySide }
  private enum PointsCodingKeys: String, CodingKey { case _0 = "perItem" }
}
#endif
