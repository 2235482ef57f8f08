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
    /// sides; items that face any other focus are at least that far apart. Upright and scaled items
    /// get the angles of outward ones at full scale. Only neighbours are compared.
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
      // The formula of AnglesAndAnchorPoints.md, up to half a turn: there items are opposite.
      let size = configuration.sizeOnCircle(of: itemSize)
      let inner = radius - size.height / 2
      guard inner >= 0 else { throw .radiusTooSmall(radius, smallest: size.height / 2) }
      guard gap <= 2 * inner else { throw .gapTooWide(gap, widest: 2 * inner) }
      let halfWidth = size.width / 2
      let corner = (inner * inner + halfWidth * halfWidth).squareRoot()
      angle = 2 * (arctangent(halfWidth, inner) + arcsine(gap / 2 / corner))
    case .widthAlongTangent: angle = arctangent(itemSize.width, radius)
    }
    guard angle.isLength, angle > 0 else { throw .noAngle(radius: radius) }
    return angle
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
  /// Neighbours are as far apart as with ``Spacing/gap(_:)``. Over less than a full turn the items
  /// lie as in ``Arrangement/fan(over:)``. With the angle β between items, the radius is
  ///
  ///     r = h/2 + (g/2 + (w/2)·cos(β/2)) / sin(β/2)
  ///
  /// and h/2 for a single item. Lengths are in points; an item's width w lies along the circle, its
  /// height h along the radius.
  ///
  /// - Throws: ``WheelError`` for an invalid value, or a radius beyond 10¹⁵⁰.
  public static func radiusToItemCenter(
    itemCount: Int, itemSize: LayoutSize, gap: Double, over arc: LayoutAngle = .fullTurn
  ) throws(WheelError) -> Double {
    try check(itemCount: itemCount)
    guard itemSize.isItemSize else { throw .itemSize(itemSize) }
    guard gap.isLength else { throw .gap(gap) }
    guard arc.isFanArc else { throw .fanArc(arc) }
    guard itemCount > 1 else { return itemSize.height / 2 }
    let half = LayoutAngle(radians: arc.anglePerItem(inFanOf: Double(itemCount)) / 2)
    let (sine, cosine) = half.sineAndCosine
    let radius = itemSize.height / 2 + (gap / 2 + itemSize.width / 2 * cosine) / sine
    guard radius.isLength else { throw .noRadius(itemCount: itemCount, over: arc) }
    return radius
  }
}

extension LayoutAngle {
  /// Whether the angle can be the arc of a fan; degrees that make a full turn may be rounded.
  var isFanArc: Bool { radians >= 1e-100 && radians <= 2 * .pi * (1 + 1e-12) }

  /// The angle from one item to the next, in radians, if so many are spread evenly over this arc.
  func anglePerItem(inFanOf count: Double) -> Double {
    min(radians / max(count - 1, 1), 2 * .pi / max(count, 1))
  }
}

#if !hasFeature(Embedded)
extension Wheel.Spacing: Codable {
  private enum AngleCodingKeys: String, CodingKey { case _0 = "radians" }
  private enum ArcCodingKeys: String, CodingKey { case _0 = "points" }
  private enum GapCodingKeys: String, CodingKey { case _0 = "points" }
}

extension Wheel.ScrollStep: Codable {
  private enum PointsCodingKeys: String, CodingKey { case _0 = "perItem" }
}
#endif
