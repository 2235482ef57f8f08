/// A rectangle rotated about its centre, such as a card of a wheel.
///
///     let card = LayoutQuad(
///       center: LayoutPoint(x: 50, y: 50), size: LayoutSize(width: 60, height: 20),
///       rotation: .degrees(90))
///     card.corners[0]                           // (60.0, 20.0), the top left of the card
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
  let cosine, sine: Double

  /// Creates a rotated rectangle; a negative width or height counts as positive.
  ///
  /// The rotation is clockwise on screen, about the centre, and exact for whole quarter turns.
  public init(center: LayoutPoint, size: LayoutSize, rotation: LayoutAngle) {
    let (sine, cosine) = rotation.sineAndCosine
    self.init(center: center, size: size, sine: sine, cosine: cosine)
  }

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

  /// The four corners: top left, top right, bottom right, bottom left before the rotation.
  public var corners: [LayoutPoint] {
    [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { across, down in
      let (dx, dy) = (across * size.width, down * size.height)
      return center.offsetBy(dx: cosine * dx - sine * dy, dy: sine * dx + cosine * dy)
    }
  }

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
}

extension LayoutQuad: CustomStringConvertible {
  /// The four corners, clockwise.
  public var description: String {
    let corners = corners
    return "(\(corners[0]), \(corners[1]), \(corners[2]), \(corners[3]))"
  }
}
