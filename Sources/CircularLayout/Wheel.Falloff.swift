extension Wheel {
  /// How items shrink and fade away from the focus, without a jump anywhere.
  ///
  ///     falloff: Wheel.Falloff(scale: 0.7, opacity: 0.4, reach: 3)
  ///
  /// In focus an item has scale and opacity 1. `reach` items away and beyond, it has the scale and
  /// the opacity given; in between the change follows the curve.
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

  /// How much of the change has happened at a distance from the focus in items, from 0 to 1.
  func progress(at distance: Double) -> Double {
    let t = min(distance.magnitude / reach, 1)
    return curve == .linear ? t : t * t * (3 - 2 * t)
  }
}
