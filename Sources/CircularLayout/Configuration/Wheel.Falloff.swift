extension Wheel {
  /// How items shrink and fade away from the focus, without a jump anywhere.
  ///
  ///     falloff: Wheel.Falloff(scale: 0.7, opacity: 0.4, reach: 3)
  ///
  /// In focus an item has scale and opacity 1. `reach` items away and beyond, it has the scale and
  /// the opacity given; in between the change follows the curve. On a ring items are counted the
  /// short way round, also where that is the greater angle. A reach may be an angle instead,
  /// `.degrees(60)`: then it does not depend on how far apart the items are.
  public struct Falloff: Hashable, Sendable {
    /// The scale at the reach and beyond, at least 0; greater than 1 makes items grow.
    ///
    /// At 0 items shrink to a point, their centre. A query finds such an item where it finds the
    /// point, and no touch hits it; for its anchor point see ``Wheel/Item/anchorPoint``. Scales are
    /// computed from 1 downwards, so that one below 10⁻¹⁶ may come out as 0.
    public var scale: Double

    /// The opacity at the reach and beyond, from 0 to 1.
    public var opacity: Double

    /// The distance from the focus, in items, at which the change is complete, greater than 0.
    public var reach: Double

    /// The angle from the focus at which the change is complete, greater than 0; `nil` for ``reach``.
    public var reachAngle: LayoutAngle?

    /// How the change is spread over the reach.
    public var curve: Curve

    /// Creates a falloff; by default items neither shrink nor fade.
    public init(
      scale: Double = 1, opacity: Double = 1, reach: Double = 1, curve: Curve = .smooth
    ) {
      self.scale = scale
      self.opacity = opacity
      self.reach = reach
      self.curve = curve
    }

    /// Creates a falloff that is complete at an angle from the focus.
    public init(
      scale: Double = 1, opacity: Double = 1, reach: LayoutAngle, curve: Curve = .smooth
    ) {
      self.init(scale: scale, opacity: opacity, curve: curve)
      reachAngle = reach
    }

    /// Every item at full scale and opacity.
    public static var none: Falloff { Falloff() }
  }
}

extension Wheel.Falloff {
  /// How a change is spread over a distance.
  public enum Curve: Hashable, Sendable, CaseIterable {
    /// In proportion to the distance, t.
    case linear

    /// Starting and ending gently, 3t² − 2t³.
    case smooth
  }

  /// What the distance from the focus is measured in, or that nothing changes with it.
  enum Measure: Hashable, Sendable {
    case none
    case items
    case angle
  }

  /// Which of them it is: asked once for all items, so that those without a falloff pay for none.
  var measure: Measure {
    guard scale != 1 || opacity != 1 else { return .none }
    return reachAngle == nil ? .items : .angle
  }

  /// How much of the change has happened at a distance from the focus, from 0 to 1.
  ///
  /// The distance is given in items and as an angle in radians.
  func progress(at distance: Double, angle: Double, by measure: Measure) -> Double {
    let part: Double
    switch measure {
    case .none: return 0
    case .items: part = distance.magnitude / reach
    case .angle: part = angle.magnitude / (reachAngle?.radians ?? reach)
    }
    let t = min(part, 1)
    return curve == .linear ? t : t * t * (3 - 2 * t)
  }
}

#if !hasFeature(Embedded)
extension Wheel.Falloff: Codable {}
extension Wheel.Falloff.Curve: Codable {}
#endif
