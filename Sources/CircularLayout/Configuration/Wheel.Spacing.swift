extension Wheel {
  /// The distance between the items of a list.
  public enum Spacing: Hashable, Sendable {
    /// An angle from the centre of one item to that of the next, greater than 0.
    case angle(LayoutAngle)
    /// A distance along the circle through the items' centres, in points, greater than 0.
    case arc(Double)

    /// The shortest distance between neighbours, in points, at least 0.
    ///
    /// Exact at full scale for outward items, and for items that face a focus at one of the four
    /// sides; facing any other focus they are at least that far apart. Upright and scaled items get
    /// the angles of outward ones at full scale. A gap cannot be wider than the space between two
    /// opposite items.
    ///
    /// For different sizes it holds for each pair of neighbours. Other items may come nearer: two
    /// large cards on both sides of a small one may overlap.
    case gap(Double)

    /// The angle under which an item's width is seen along the tangent, atan(width / radius).
    ///
    /// The Spinning Wheel tutorial's. Neighbours overlap, because the inner edge of an item is seen
    /// under a greater angle, 2·atan(w / (2r − h)). At radius 0 it is 90°. Two items of different
    /// widths are the average of their angles apart.
    case widthAlongTangent
  }

  /// The distance to scroll from one item to the next, or its average if angles differ.
  public enum ScrollStep: Hashable, Sendable {
    /// An item's path, radius · angle: the wheel follows the finger. Throws at radius 0.
    case arcLength
    /// A number of points, at least 10⁻¹⁰⁰.
    case points(Double)

    /// The step that makes the content as long as n items side by side, (n·w − W) / (n − 1).
    ///
    /// The Spinning Wheel tutorial's; w is the item's width, or the average width, W the viewport
    /// along the scroll axis. If n items side by side are no longer than the viewport, and for a
    /// single item or a ring, the step is w.
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
  /// By symmetry each keeps half the gap from the ray midway between them, at half the angle, β/2.
  /// The nearest corner is the inner one, at the distance q = √(ρ² + w²/4) from the centre with ρ =
  /// r − h/2, seen atan(w / 2ρ) off the item's own axis. So
  ///
  ///     β/2 = atan(w / 2ρ) + asin(g / 2q)
  ///
  /// That holds up to β/2 = 90°, where g = 2ρ is the space between two opposite items.
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
  /// The points to scroll from one item to the next.
  func step(
    anglePerItem: Double, itemCount: Int, sizes: Wheel.ItemSizes, viewportLength: Double
  ) throws(WheelError) -> Double {
    let step =
      switch scrollStep {
      case .arcLength: radiusToItemCenter * anglePerItem
      case .points(let points): points
      case .itemsSideBySide: stepSideBySide(itemCount, sizes, viewportLength)
      }
    try check(step: step)
    return step
  }

  /// The lengths of an item along the circle and along the radius.
  ///
  /// An item that faces the focus is rotated against the radius by the angle of the focus.
  func sizeOnCircle(of itemSize: LayoutSize) -> LayoutSize {
    guard case .facingFocus = orientation else { return itemSize }
    return LayoutQuad(center: .zero, size: itemSize, rotation: focus.angle).bounds.size
  }

  /// The step that makes the content as long as the items side by side, where there is one.
  private func stepSideBySide(
    _ itemCount: Int, _ sizes: Wheel.ItemSizes, _ viewportLength: Double
  ) -> Double {
    let length = sizes.widthOfAll(itemCount)
    let width = sizes.areEqual ? itemSize.width : length / Double(max(itemCount, 1))
    let scrollable = length - viewportLength
    if case .ring = arrangement { return width }
    guard itemCount > 1, scrollable > 0 else { return width }
    return scrollable / Double(itemCount - 1)
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
