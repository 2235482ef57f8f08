extension Wheel {
  /// The numbers that all items share on screen; right to left is applied only here.
  struct Circle: Hashable, Sendable {
    /// The wheel's centre in the viewport.
    let center: LayoutPoint
    /// The angle of the focus, clockwise from twelve o'clock, in radians.
    let focus: Double
    let focusSine, focusCosine: Double
    /// The quarter turn nearest to the focus, from 0 to 3, in the direction of the items.
    let focusQuarter: Int
    /// The angle from there to the focus in that direction, in radians; exactly 0 for a quarter.
    let focusFromQuarter: Double
    /// 1 if the items follow one another clockwise, −1 if counter-clockwise.
    let sense: Double
    /// How items turn over to be read; `nil` if they do not.
    let turnOver: TurnOver?
    let hasFalloff: Bool
    /// Whether offsets count from the far end of the content.
    let isMirrored: Bool
    /// The least and the greatest distance of any item from the wheel's centre.
    let innerRadius, outerRadius: Double
    /// Half the greatest angle of an item seen from the centre; π if one covers it.
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
    let isClockwise =
      switch configuration.itemOrder {
      // Clockwise, the focused item moves by (cosine, sine), and is to go back as offsets grow.
      case .followingFinger:
        configuration.axis.coordinate(of: LayoutPoint(x: cosine, y: sine)) >= 0
      case .clockwise: true
      case .counterclockwise: false
      }
    sense = isClockwise != isMirrored ? 1 : -1
    let across = sense * focusSine
    if cosine.magnitude >= across.magnitude {
      focusQuarter = cosine > 0 ? 0 : 2
      focusFromQuarter = cosine > 0 ? arctangent(across, cosine) : arctangent(-across, -cosine)
    } else {
      focusQuarter = across > 0 ? 1 : 3
      focusFromQuarter = across > 0 ? arctangent(-cosine, across) : arctangent(cosine, -across)
    }
    turnOver = configuration.legibility.map(Wheel.TurnOver.init)
    hasFalloff = configuration.falloff.scale != 1 || configuration.falloff.opacity != 1
    (innerRadius, outerRadius, halfAngle) = Self.reach(of: configuration, largestItem)
  }

  /// Bounds of the items about the wheel's centre, at their greatest width, height and scale.
  ///
  /// An outward item, turned over or not, is a rectangle across the radius: its nearest point is
  /// the middle of its inner edge, its farthest points are the outer corners, and its widest angle
  /// is at the inner corners. Any other item lies within its circumscribed circle.
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
