extension Wheel {
  /// How items turn over, about their own centres, so that their text is never upside down.
  ///
  ///     configuration.legibility = .init()                             // labels around a dial
  ///     configuration.legibility = .init(textRotation: .degrees(90))   // along its spokes
  ///
  /// An item is turned by half a turn if its text, by the item's ``Orientation``, runs more than a
  /// quarter turn away from three o'clock on the screen. Vertical text runs down. Items snap over
  /// at the vertical, or turn within the angle ``turnOver``. An item that has turned over has the
  /// wheel's centre, and its ``Item/anchorPoint``, above it.
  public struct Legibility: Hashable, Sendable {
    /// The direction in which the text runs in the item's own coordinates, clockwise.
    ///
    /// At 0 the lines run along the item's width, as on a card; at 90° down along its height, as on
    /// the spine of a book. Text that is read from right to left counts like any other.
    public var textRotation: LayoutAngle

    /// The angle within which items turn over, half of it to either side of the vertical.
    ///
    /// From 0 (they snap over) to 180° (they turn all the time). In between, text turns back
    /// through the horizontal, gently at both ends. A gap is not exact while an item turns over.
    public var turnOver: LayoutAngle

    /// Creates a legibility; by default for text along the items' width that snaps over.
    public init(textRotation: LayoutAngle = .zero, turnOver: LayoutAngle = .zero) {
      self.textRotation = textRotation
      self.turnOver = turnOver
    }
  }

  /// The numbers of a legibility, computed once.
  struct TurnOver: Hashable, Sendable {
    /// The direction in which the text runs in an item, in radians, within half a turn.
    private let text: Double
    private let textSine, textCosine: Double
    /// Half the angle within which items turn over, in radians.
    private let half: Double
    /// The cosine of a text's direction where it begins to turn over.
    private let edge: Double

    init(_ legibility: Legibility) {
      text = legibility.textRotation.normalized.radians
      (textSine, textCosine) = legibility.textRotation.sineAndCosine
      half = legibility.turnOver.radians / 2
      // Rounding decides nothing: a billionth of a radian around the vertical is the vertical.
      edge = max(sineAndCosine(half).sine, 1e-9)
    }
  }
}

extension Wheel.TurnOver {
  /// Turns an item over as far as its text requires, and returns that angle, in radians.
  ///
  /// With the text at an angle ψ from three o'clock, 0 ≤ ψ ≤ 180°, an item turns by −180° · s(t)
  /// while t goes from 0 to 1 within half the angle to either side of ψ = 90°. At the half it is at
  /// 90° − 90° = 0, and as s(t) ≥ ½ from there on, it never exceeds 90°. Below 0° it is the mirror
  /// image.
  func turn(_ rotation: inout (sine: Double, cosine: Double)) -> Double {
    let sine = rotation.sine * textCosine + rotation.cosine * textSine
    let cosine = rotation.cosine * textCosine - rotation.sine * textSine
    if cosine > edge { return 0 }
    if cosine < -edge || half == 0 {
      // Straight down is to be kept.
      if cosine >= -edge, sine > 0 { return 0 }
      rotation = (-rotation.sine, -rotation.cosine)
      return sine >= 0 ? -.pi : .pi
    }
    let direction = arctangent(sine, cosine)
    let t = min(max((direction.magnitude - .pi / 2) / (2 * half) + 0.5, 0), 1)
    let turn = (direction < 0 ? Double.pi : -.pi) * t * t * (3 - 2 * t)
    let (turnSine, turnCosine) = sineAndCosine(turn)
    rotation = (
      rotation.sine * turnCosine + rotation.cosine * turnSine,
      rotation.cosine * turnCosine - rotation.sine * turnSine
    )
    return turn
  }

  /// The rotation of an item, in radians, that has been turned over by an angle.
  ///
  /// Without whole turns it does not jump. Out of line, so that other items make no room for it.
  @inline(never)
  func rotation(_ rotation: Double, turnedBy turn: Double) -> Double {
    (rotation + text + turn).remainder(dividingBy: 2 * .pi) - text
  }
}

#if !hasFeature(Embedded)
extension Wheel.Legibility: Codable {}
#endif
