/// An affine map of the plane: the rotation and the scale of an item.
///
/// The six numbers are those of `CGAffineTransform`: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct LayoutTransform: Hashable, Sendable {
  /// The factor of x in x′.
  public var a: Double
  /// The factor of x in y′.
  public var b: Double
  /// The factor of y in x′.
  public var c: Double
  /// The factor of y in y′.
  public var d: Double
  /// The movement to the right, in points.
  public var tx: Double
  /// The movement downwards, in points.
  public var ty: Double

  /// Creates a transform from its six numbers; any values are allowed.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A turn about the origin, clockwise on screen; exact for whole quarter turns.
  package init(rotation: LayoutAngle) {
    let (sine, cosine) = rotation.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension LayoutPoint {
  /// The point transformed.
  public func applying(_ transform: LayoutTransform) -> LayoutPoint {
    LayoutPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
