/// A rectangle rotated about its centre, such as a card of a wheel.
///
///     let card = LayoutQuad(
///       center: LayoutPoint(x: 50, y: 50), size: LayoutSize(width: 60, height: 20),
///       rotation: .degrees(90))
///     card.topLeft                              // (60.0, 20.0)
///     card.bounds                               // (40.0, 20.0, 20.0 × 60.0)
///     card.contains(LayoutPoint(x: 50, y: 25))  // true
///     card.intersects(LayoutRect(x: 20, y: 40, width: 20, height: 20))  // false: they touch
///
/// The conventions are those of ``LayoutRect``, with the same answers at angle 0.
public struct LayoutQuad: Hashable, Sendable {
  /// The middle, about which the rectangle is rotated.
  public let center: LayoutPoint
  /// Width and height before the rotation, each at least 0 (or NaN).
  public let size: LayoutSize
  /// The cosine and the sine of the angle of rotation.
  let cosine, sine: Double

  /// Creates a rotated rectangle; a negative width or height counts as positive.
  ///
  /// The rotation is clockwise on screen, about the centre, and exact for whole quarter turns.
  public init(center: LayoutPoint, size: LayoutSize, rotation: LayoutAngle) {
    let (sine, cosine) = rotation.sineAndCosine
    self.init(center: center, size: size, sine: sine, cosine: cosine)
  }

  /// Creates a rotated rectangle from the sine and the cosine of its rotation.
  package init(center: LayoutPoint, size: LayoutSize, sine: Double, cosine: Double) {
    self.center = center
    self.size = LayoutSize(width: size.width.magnitude, height: size.height.magnitude)
    self.cosine = cosine
    self.sine = sine
  }

  /// Creates the quad of a rectangle that is not rotated.
  public init(_ rect: LayoutRect) {
    self.init(center: rect.center, size: rect.size, sine: 0, cosine: 1)
  }

  /// The corner at the top left before the rotation.
  public var topLeft: LayoutPoint { corner(across: -0.5, down: -0.5) }

  /// The corner at the top right before the rotation.
  public var topRight: LayoutPoint { corner(across: 0.5, down: -0.5) }

  /// The corner at the bottom right before the rotation.
  public var bottomRight: LayoutPoint { corner(across: 0.5, down: 0.5) }

  /// The corner at the bottom left before the rotation.
  public var bottomLeft: LayoutPoint { corner(across: -0.5, down: 0.5) }

  /// The four corners: top left, top right, bottom right, bottom left before the rotation.
  public var corners: [LayoutPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The smallest upright rectangle that contains the quad.
  ///
  /// It is |cos|·width + |sin|·height wide and |sin|·width + |cos|·height high.
  public var bounds: LayoutRect { LayoutRect(center: center, size: boundingSize) }

  /// The quad moved by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> LayoutQuad {
    LayoutQuad(center: center.offsetBy(dx: dx, dy: dy), size: size, sine: sine, cosine: cosine)
  }

  var boundingSize: LayoutSize {
    LayoutSize(
      width: cosine.magnitude * size.width + sine.magnitude * size.height,
      height: sine.magnitude * size.width + cosine.magnitude * size.height)
  }

  /// The point that is the given fractions of width and height away from the centre.
  private func corner(across: Double, down: Double) -> LayoutPoint {
    let dx = across * size.width
    let dy = down * size.height
    return center.offsetBy(dx: cosine * dx - sine * dy, dy: sine * dx + cosine * dy)
  }
}

extension LayoutQuad: CustomStringConvertible {
  /// The four corners, clockwise.
  public var description: String { "(\(topLeft), \(topRight), \(bottomRight), \(bottomLeft))" }
}
