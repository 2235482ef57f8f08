// The SDK documents these declarations.
// swift-format-ignore-file

// A stand-in for CoreGraphics. Foundation has its points, sizes and rectangles wherever Swift runs; the
// transform is declared here, and computes what the real one does.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init() {
    self = .identity
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// The smallest rectangle around the four corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let xs = [minX, maxX], ys = [minY, maxY]
    let corners = xs.flatMap { x in ys.map { y in CGPoint(x: x, y: y).applying(t) } }
    let left = corners.map(\.x).min()!, right = corners.map(\.x).max()!
    let top = corners.map(\.y).min()!, bottom = corners.map(\.y).max()!
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

public struct CGVector: Equatable, Sendable {
  public var dx, dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }
}
