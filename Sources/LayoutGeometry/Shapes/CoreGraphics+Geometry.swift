#if canImport(CoreGraphics)
public import CoreGraphics

extension LayoutPoint {
  /// Creates the same point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  /// Creates the same point.
  public init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension LayoutSize {
  /// Creates the same size.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGSize {
  /// Creates the same size.
  public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension LayoutRect {
  /// Creates the same rectangle; a negative width or height is standardised.
  ///
  /// The null rectangle of CoreGraphics is not finite; in queries it meets nothing.
  public init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y),
      width: Double(rect.size.width), height: Double(rect.size.height))
  }
}

extension CGRect {
  /// Creates the same rectangle.
  public init(_ rect: LayoutRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The same rectangle, to read and to change in place; one that is not finite is not set.
  public var layoutRect: LayoutRect {
    get { LayoutRect(self) }
    set { if newValue.isFinite { self = CGRect(newValue) } }
  }
}

extension CGAffineTransform {
  /// Creates the same transform; the six numbers mean the same in both.
  public init(_ transform: LayoutTransform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c),
      d: CGFloat(transform.d), tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }
}
#endif
