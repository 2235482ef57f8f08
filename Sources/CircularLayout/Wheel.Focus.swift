extension Wheel {
  /// The direction, seen from the wheel's centre, in which the focused item lies.
  ///
  /// Measured clockwise from twelve o'clock, and any angle will do.
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
