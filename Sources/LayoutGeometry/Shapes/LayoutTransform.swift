/// An affine map of the plane: rotation, scale and translation in any combination.
///
///     let turn = LayoutTransform(rotation: .degrees(90))
///     let move = LayoutTransform(translationX: 10, y: 0)
///     LayoutPoint(x: 1, y: 0).applying(turn.concatenating(move))  // (10.0, 1.0)
///     LayoutPoint(x: 1, y: 0).applying(move.concatenating(turn))  // (0.0, 11.0)
///
/// The six numbers are those of `CGAffineTransform`:
///
///     x′ = a·x + c·y + tx
///     y′ = b·x + d·y + ty
///
/// That is a row vector times a matrix, (x, y, 1) · M with the rows (a, b), (c, d), (tx, ty), so
/// products act from left to right.
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

  /// The transform that changes no point.
  public static var identity: LayoutTransform {
    LayoutTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a movement by the given distances, in points.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Creates a scaling about the origin.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a turn about the origin, clockwise on screen; exact for whole quarter turns.
  public init(rotation: LayoutAngle) {
    let (sine, cosine) = rotation.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The factor by which areas grow, negative if the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// The transform that applies this one first and then the other one.
  public func concatenating(_ next: LayoutTransform) -> LayoutTransform {
    LayoutTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse transform, or `nil` if the determinant is 0 or not finite.
  public func inverted() -> LayoutTransform? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    return LayoutTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
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

extension LayoutTransform: CustomStringConvertible {
  /// The six numbers by name.
  public var description: String { "(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))" }
}
