extension Wheel {
  /// How far apart the items of a list are.
  public enum Spacing: Hashable, Sendable {
    /// An angle from the centre of one item to that of the next, greater than 0.
    case angle(LayoutAngle)

    /// A distance along the circle through the items' centres, in points, greater than 0.
    case arc(Double)

    /// The shortest distance between neighbours, in points, at least 0.
    ///
    /// Exact at full scale for items that are turned outward, and for items that face a focus at
    /// one of the four sides; facing any other they are at least so far apart. Upright or scaled
    /// neighbours are not a constant distance apart. It cannot exceed what two opposite items have
    /// between them.
    case gap(Double)

    /// The angle of the Spinning Wheel tutorial, atan(width / radius).
    ///
    /// Neighbours overlap: the inner edge of an item is seen from the wheel's centre under a
    /// greater angle, 2·atan(w / (2r − h)). At radius 0 it is 90°.
    case tutorial
  }
}

extension Wheel.Spacing {
  /// The angle from one item to the next, in radians, greater than 0 and finite.
  func angle(of configuration: Wheel.Configuration) throws(WheelError) -> Double {
    let radius = configuration.radiusToItemCenter
    let angle: Double
    switch self {
    case .angle(let given):
      guard given.isFinite, given.radians > 0 else { throw .angle(given) }
      angle = given.radians
    case .arc(let length):
      guard length.isFinite, length > 0 else { throw .arc(length) }
      angle = length / radius
    case .gap(let gap):
      angle = try Self.angle(leaving: gap, between: configuration.extentsOnRim, radius: radius)
    case .tutorial:
      angle = arctangent(configuration.itemSize.width, radius)
    }
    guard angle.isFinite, angle > 0 else { throw .noAngle(radius: radius) }
    return angle
  }

  /// The angle at which neighbours that turn with the wheel are a distance apart.
  ///
  /// Between two neighbours runs the ray at half the angle, β/2, and by symmetry each keeps half
  /// the gap from it. The corner nearest to the ray is the inner one, at the distance q = √(ρ² +
  /// w²/4) from the centre with ρ = r − h/2, seen atan(w / 2ρ) off the item's own axis. So
  ///
  ///     β/2 = atan(w / 2ρ) + asin(g / 2q)
  ///
  /// Up to β/2 = 90° the inner corner is the nearest; there g = 2ρ, what two opposite items have
  /// between them, and no angle leaves more.
  private static func angle(
    leaving gap: Double, between size: LayoutSize, radius: Double
  ) throws(WheelError) -> Double {
    guard gap.isFinite, gap >= 0 else { throw .gap(gap) }
    let inner = radius - size.height / 2
    guard inner >= 0, gap <= 2 * inner else { throw .gapTooWide(gap, widest: 2 * inner) }
    let halfWidth = size.width / 2
    let corner = (inner * inner + halfWidth * halfWidth).squareRoot()
    return 2 * (arctangent(halfWidth, inner) + arcsine(gap / 2 / corner))
  }
}

extension Wheel.Configuration {
  /// The extents of an item along the rim and along the radius.
  ///
  /// An item that faces the focus is turned against the radius by the angle of the focus, always
  /// the same. With the focus at three o'clock it stands on the rim with its side.
  fileprivate var extentsOnRim: LayoutSize {
    guard orientation == .facingFocus else { return itemSize }
    return LayoutQuad(center: .zero, size: itemSize, rotation: focus.angle).bounds.size
  }
}
