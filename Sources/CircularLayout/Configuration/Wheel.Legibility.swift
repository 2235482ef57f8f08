extension Wheel {
  /// How items turn over, about their own centres, so that no text in them stands on its head.
  ///
  ///     configuration.legibility = .flipping                      // on labels around a dial
  ///     configuration.legibility = Wheel.Legibility(textRotation: .degrees(90))  // along the spokes
  ///
  /// What decides is the direction in which the text runs on screen, as the item stands by its
  /// ``Orientation``: within a quarter turn of three o'clock it can be read as it is, otherwise the
  /// item is turned by half a turn. Only the screen counts, whatever side the focus is on and whether
  /// the content is mirrored.
  ///
  /// Text that runs exactly straight up or down runs down. At that place items snap over, unless they
  /// are given an angle, ``turnOver``, within which they turn.
  ///
  /// An item that has turned over has the wheel's centre above it, and its ``Item/anchorPoint`` there.
  public struct Legibility: Hashable, Sendable {
    /// The direction in which the text runs in the item's own coordinates, clockwise.
    ///
    /// At 0 its lines run along the item's width and stack up along its height, as on a card. At 90°
    /// they run down along its height, as on the spine of a book. Text that is read from right to
    /// left counts like any other: what matters is which side of a line is up.
    public var textRotation: LayoutAngle

    /// The angle within which items turn over, half of it to either side of the vertical.
    ///
    /// From 0, where they snap over, to 180°, where they are turning all the time. In between the
    /// rotation changes without a jump: as the text leaves the readable side it turns back through the
    /// horizontal to the other, starting and ending gently, and never stands on its head. An item may
    /// need more room meanwhile: a gap is exact for items that are not turning over.
    public var turnOver: LayoutAngle

    /// Creates a legibility; by default for text along the items' width, which snaps over.
    public init(textRotation: LayoutAngle = .zero, turnOver: LayoutAngle = .zero) {
      self.textRotation = textRotation
      self.turnOver = turnOver
    }

    /// Items with text along their width snap over.
    public static var flipping: Legibility { Legibility() }
  }

  /// What turning items over takes, worked out once.
  struct TurnOver: Hashable, Sendable {
    /// The direction in which the text runs in an item, in radians, within half a turn.
    private let text: Double

    /// The sine of the direction of the text in an item.
    private let textSine: Double

    /// The cosine of the direction of the text in an item.
    private let textCosine: Double

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
  /// Turns an item over as far as it must be to be read, and returns that angle, in radians.
  ///
  /// With the text at an angle ψ from three o'clock, 0 ≤ ψ ≤ 180°, an item turns by −180° · s(t) while t
  /// goes from 0 to 1 within half the angle to either side of ψ = 90°. At the half it is at 90° − 90° = 0,
  /// and as s(t) is at least ½ from there on, it never gets beyond 90°. Below 0° it is the mirror image.
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
}

extension Wheel.TurnOver {
  /// The rotation of an item, in radians, that has been turned over by an angle.
  ///
  /// Without whole turns: then it does not jump, as the text is always within 90° of three o'clock. Not
  /// inlined, so that items that do not turn over make no room for it.
  @inline(never)
  func rotation(_ rotation: Double, turnedBy turn: Double) -> Double {
    (rotation + text + turn).remainder(dividingBy: 2 * .pi) - text
  }
}

#if !hasFeature(Embedded)
extension Wheel.Legibility: Codable {}
#endif
