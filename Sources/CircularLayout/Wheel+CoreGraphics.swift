#if canImport(CoreGraphics)
public import CoreGraphics

// A host on Apple platforms passes the points, sizes and rectangles that it has. Where both forms
// would do, as for `.zero` and `.init(width: 375, height: 667)`, those of this package are preferred.

extension Wheel {
  /// Creates a wheel for a number of items seen through a window.
  ///
  /// - Throws: ``WheelError`` for a value that makes no wheel, with a sentence that names it.
  @_disfavoredOverload
  public init(
    itemCount: Int, configuration: Configuration, viewportSize: CGSize
  ) throws(WheelError) {
    try self.init(
      itemCount: itemCount, configuration: configuration, viewportSize: LayoutSize(viewportSize))
  }

  /// The items that meet a rectangle of the content while it is scrolled to an offset.
  @_disfavoredOverload
  public func items(in rect: CGRect, atOffset offset: Double) -> [Item] {
    items(in: LayoutRect(rect), atOffset: offset)
  }

  /// The topmost item that contains a point of the content while it is scrolled to an offset.
  @_disfavoredOverload
  public func item(containing point: CGPoint, atOffset offset: Double) -> Item? {
    item(containing: LayoutPoint(point), atOffset: offset)
  }

  /// Whether a change of the host's bounds moves the items.
  @_disfavoredOverload
  public func isInvalidated(from oldBounds: CGRect, to newBounds: CGRect) -> Bool {
    isInvalidated(from: LayoutRect(oldBounds), to: LayoutRect(newBounds))
  }

  /// Gives the wheel another viewport and returns the offset that keeps its focus.
  ///
  /// - Throws: ``WheelError`` for a size that is no viewport; the wheel stays as it was.
  @_disfavoredOverload
  public mutating func resize(
    to viewportSize: CGSize, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    try resize(to: LayoutSize(viewportSize), keepingFocusAtOffset: offset)
  }
}
#endif
