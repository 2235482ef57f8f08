extension Wheel {
  /// The circle on which the items sit, as it appears on screen: what every item shares.
  ///
  /// Right to left is resolved here, by mirroring centre, focus and order, and nowhere else.
  struct Circle: Hashable, Sendable {
    /// The wheel's centre in the viewport.
    let center: LayoutPoint

    /// The angle of the focus, clockwise from twelve o'clock, in radians.
    let focus: Double

    /// The same direction as a turn of at most half a circle, as exact as sine and cosine are.
    let focusDirection: Double

    /// The sine of the angle of the focus.
    let focusSine: Double

    /// The cosine of the angle of the focus.
    let focusCosine: Double

    /// 1 if the items follow one another clockwise, −1 if counter-clockwise.
    let sense: Double

    /// How items turn over to be read; `nil` if they do not.
    let turnOver: TurnOver?

    /// Whether items shrink or fade.
    let hasFalloff: Bool

    /// Whether offsets count from the far end of the content.
    let isMirrored: Bool

    /// No item is closer to the wheel's centre than this.
    let innerRadius: Double

    /// No item is farther from the wheel's centre than this.
    let outerRadius: Double

    /// No item is seen from the wheel's centre under more than twice this; π where one covers it.
    let halfAngle: Double
  }
}

extension Wheel.Circle {
  init(
    _ configuration: Wheel.Configuration, largestItem: LayoutSize, viewport: LayoutSize,
    direction: LayoutReadingDirection
  ) {
    isMirrored = configuration.axis.isMirrored(in: direction)
    let center = configuration.center.point(in: viewport, of: configuration)
    self.center =
      isMirrored ? LayoutPoint(x: viewport.width - center.x, y: center.y) : center
    let focus = configuration.focus.angle
    let (sine, cosine) = focus.sineAndCosine
    self.focus = isMirrored ? -focus.radians : focus.radians
    focusSine = isMirrored ? -sine : sine
    focusCosine = cosine
    focusDirection = arctangent(focusSine, focusCosine)
    sense = (configuration.itemOrder == .clockwise) != isMirrored ? 1 : -1
    turnOver = configuration.legibility.map(Wheel.TurnOver.init)
    hasFalloff = configuration.falloff.scale != 1 || configuration.falloff.opacity != 1
    (innerRadius, outerRadius, halfAngle) = Self.reach(of: configuration, largestItem)
  }

  /// Bounds on where an item lies about the wheel's centre, at its greatest scale; where sizes differ,
  /// those of one as wide as the widest and as high as the highest.
  ///
  /// An outward item is a rectangle across the radius: its nearest point is the middle of its inner
  /// edge, its farthest points are the outer corners, and the points at the widest angle from its axis
  /// are the inner corners. So it is if it is turned over. Any other item, and one that is turning
  /// over, lies within its circumscribed circle.
  private static func reach(
    of configuration: Wheel.Configuration, _ largestItem: LayoutSize
  ) -> (inner: Double, outer: Double, halfAngle: Double) {
    let radius = configuration.radiusToItemCenter
    let scale = max(1, configuration.falloff.scale)
    let halfWidth = largestItem.width / 2 * scale
    let halfHeight = largestItem.height / 2 * scale
    let isTurningOver = configuration.legibility.map { $0.turnOver > .zero } ?? false
    if configuration.orientation == .outward, !isTurningOver {
      let inner = radius - halfHeight
      let outer = LayoutPoint(x: halfWidth, y: radius + halfHeight).distance(to: .zero)
      return inner > 0 ? (inner, outer, arctangent(halfWidth, inner)) : (0, outer, .pi)
    }
    let reach = LayoutPoint(x: halfWidth, y: halfHeight).distance(to: .zero)
    let inner = radius - reach
    return inner > 0
      ? (inner, radius + reach, arcsine(reach / radius)) : (0, radius + reach, .pi)
  }
}
