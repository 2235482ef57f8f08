extension Wheel {
  /// How items shrink and fade away from the focus, without a jump anywhere.
  ///
  /// In focus an item has scale and opacity 1; up to the reach they change by the curve.
  public struct Falloff: Hashable, Sendable {
    /// The scale at the reach and beyond, at least 0; greater than 1 makes items grow.
    ///
    /// At 0 items shrink to a point, which hit tests never find; below 10⁻¹⁶ it may come out as 0.
    public var scale: Double
    /// The opacity at the reach and beyond, from 0 to 1.
    public var opacity: Double
    /// The distance from the focus at which the change is complete.
    public var reach: Reach
    /// How the change is spread over the reach.
    public var curve: Curve

    /// Creates a falloff; by default items neither shrink nor fade.
    public init(
      scale: Double = 1, opacity: Double = 1, reach: Reach = .items(1), curve: Curve = .smooth
    ) {
      self.scale = scale
      self.opacity = opacity
      self.reach = reach
      self.curve = curve
    }
  }
}

extension Wheel.Falloff {
  /// The distance from the focus at which a change is complete, greater than 0.
  @nonexhaustive
  public enum Reach: Hashable, Sendable {
    /// A number of items, whole or not; on a ring the short way, even if its angle is greater.
    case items(Double)
    /// An angle, however far apart the items are.
    case angle(LayoutAngle)
  }

  /// How a change is spread over a distance.
  @nonexhaustive
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// In proportion to the distance, t.
    case linear
    /// Starting and ending gently, 3t² − 2t³.
    case smooth
  }

  /// The part of the change, from 0 to 1, at a distance in items and an angle in radians.
  func progress(at distance: Double, angle: Double) -> Double {
    let part =
      switch reach {
      case .items(let items): distance.magnitude / items
      case .angle(let reach): angle.magnitude / reach.radians
      }
    let t = min(part, 1)
    return switch curve {
    case .linear: t
    case .smooth: t * t * (3 - 2 * t)
    }
  }
}

#if !hasFeature(Embedded)
extension Wheel.Falloff: Codable {}
extension Wheel.Falloff.Curve: Codable {}

extension Wheel.Falloff.Reach: Codable {
  private enum ItemsCodingKeys: String, CodingKey { case _0 = "count" }
  private enum AngleCodingKeys: String, CodingKey { case _0 = "radians" }
}
#endif
