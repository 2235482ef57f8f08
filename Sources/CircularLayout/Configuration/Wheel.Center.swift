extension Wheel {
  /// The position of the wheel's centre in the viewport.
  @nonexhaustive
  public enum Center: Hashable, Sendable {
    /// The centre of the focused item is in the middle of the viewport.
    case focusInMiddle

    /// The focused item reaches into the viewport by a number of points.
    ///
    /// With the focus at the top, the topmost point of the focused item is that far above the
    /// bottom edge; likewise for every direction. A negative distance hides it behind the edge.
    case peeking(Double)
    /// The wheel's centre is at a point, measured from the viewport's top left corner.
    case at(LayoutPoint)
  }

  /// The direction of the focused item, seen from the wheel's centre: any finite angle.
  public struct Focus: Hashable, Sendable {
    /// The angle from twelve o'clock, clockwise.
    public let angle: LayoutAngle

    /// Creates a focus at an angle, clockwise from twelve o'clock.
    public static func angle(_ angle: LayoutAngle) -> Focus { Focus(angle: angle) }

    /// Twelve o'clock: the wheel lies below its focus.
    public static var top: Focus { Focus(angle: .zero) }

    /// Three o'clock: the wheel lies to the left of its focus.
    public static var right: Focus { Focus(angle: .degrees(90)) }

    /// Six o'clock: the wheel hangs above its focus.
    public static var bottom: Focus { Focus(angle: .degrees(180)) }

    /// Nine o'clock: the wheel lies to the right of its focus.
    public static var left: Focus { Focus(angle: .degrees(270)) }
  }
}

extension Wheel.Center {
  /// The centre in the left-to-right picture.
  ///
  /// The focused item's centre is r·d away from the wheel's, in the direction d of the focus. The
  /// edge of the viewport on the far side is ½(|dx|·W + |dy|·H) behind its middle, measured along
  /// d. By the same formula, in the item's own axes, the item reaches beyond its centre.
  func point(in viewport: LayoutSize, of configuration: Wheel.Configuration) -> LayoutPoint {
    let radius = configuration.radiusToItemCenter
    let (dx, dyUp) = configuration.focus.angle.sineAndCosine
    let distance: Double
    switch self {
    case .at(let point):
      return point
    case .focusInMiddle:
      distance = radius
    case .peeking(let peek):
      let behind = (dx.magnitude * viewport.width + dyUp.magnitude * viewport.height) / 2
      distance = behind + radius + Self.reach(of: configuration) - peek
    }
    return LayoutPoint(
      x: viewport.width / 2 - distance * dx, y: viewport.height / 2 + distance * dyUp)
  }

  /// How far the focused item reaches beyond its centre, in the direction of the focus.
  private static func reach(of configuration: Wheel.Configuration) -> Double {
    let item = configuration.itemSize
    let focus = configuration.focus.angle.sineAndCosine
    // Outward items stand along the radius; the others stand upright in focus.
    let isOutward = configuration.orientation == .outward
    if let legibility = configuration.legibility, legibility.turnOver > .zero {
      // An item that is turning over stands askew, here as in the left-to-right picture.
      var rotation = isOutward ? focus : (sine: 0, cosine: 1)
      _ = Wheel.TurnOver(legibility).turn(&rotation)
      let along = focus.cosine * rotation.cosine + focus.sine * rotation.sine
      let across = focus.sine * rotation.cosine - focus.cosine * rotation.sine
      return (across.magnitude * item.width + along.magnitude * item.height) / 2
    }
    return isOutward
      ? item.height / 2
      : (focus.sine.magnitude * item.width + focus.cosine.magnitude * item.height) / 2
  }
}

#if !hasFeature(Embedded)
extension Wheel.Center: Codable {
  private enum PeekingCodingKeys: String, CodingKey { case _0 = "points" }
  private enum AtCodingKeys: String, CodingKey { case _0 = "point" }
}

extension Wheel.Focus: Codable {}
#endif
