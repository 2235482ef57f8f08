/// A rectangle rotated about its centre, such as a card of a wheel.
///
/// The conventions are those of ``LayoutRect``, with the same answers at angle 0.
public struct LayoutQuad: Hashable, Sendable {
  /// The middle, about which the rectangle is rotated.
  public let center: LayoutPoint
  /// Width and height before the rotation, each at least 0 (or NaN).
  public let size: LayoutSize
  let cosine, sine: Double

  /// Creates a rotated rectangle, exact for quarter turns; a negative length counts as positive.
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

  /// The four corners: top left, top right, bottom right, bottom left before the rotation.
  public var corners: [LayoutPoint] {
    [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { across, down in
      let dx = across * size.width
      let dy = down * size.height
      return center.offsetBy(dx: cosine * dx - sine * dy, dy: sine * dx + cosine * dy)
    }
  }

  /// The smallest upright rectangle that contains the quad.
  ///
  /// It is |cos|·width + |sin|·height wide and |sin|·width + |cos|·height high.
  public var bounds: LayoutRect { LayoutRect(center: center, size: boundingSize) }

  private var boundingSize: LayoutSize {
    LayoutSize(
      width: cosine.magnitude * size.width + sine.magnitude * size.height,
      height: sine.magnitude * size.width + cosine.magnitude * size.height)
  }

  /// Whether a point lies in the quad, including its left and top edges (before the rotation).
  ///
  /// The right and bottom edges are excluded: a quad without area contains no point.
  public func contains(_ point: LayoutPoint) -> Bool {
    let dx = point.x - center.x
    let dy = point.y - center.y
    let across = dx * cosine + dy * sine
    let down = dy * cosine - dx * sine
    return across >= -size.width / 2 && across < size.width / 2
      && down >= -size.height / 2 && down < size.height / 2
  }

  /// Whether the quad and an upright rectangle overlap; touching is not enough.
  ///
  /// On each of the four axes along their sides (the separating axis theorem) the two intervals
  /// must overlap as in ``LayoutRect/intersects(_:)``.
  public func intersects(_ rect: LayoutRect) -> Bool {
    let left = rect.minX - center.x
    let right = rect.maxX - center.x
    let top = rect.minY - center.y
    let bottom = rect.maxY - center.y
    let reach = boundingSize
    func overlaps(_ length: Double, _ near: Double, _ far: Double) -> Bool {
      LayoutInterval(near: -length / 2, far: length / 2)
        .overlaps(LayoutInterval(near: near, far: far))
    }
    return overlaps(reach.width, left, right) && overlaps(reach.height, top, bottom)
      && overlaps(
        size.width,
        min(left * cosine, right * cosine) + min(top * sine, bottom * sine),
        max(left * cosine, right * cosine) + max(top * sine, bottom * sine))
      && overlaps(
        size.height,
        min(-left * sine, -right * sine) + min(top * cosine, bottom * cosine),
        max(-left * sine, -right * sine) + max(top * cosine, bottom * cosine))
  }
}
