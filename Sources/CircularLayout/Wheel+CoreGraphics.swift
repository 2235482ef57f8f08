#if canImport(CoreGraphics)
public import CoreGraphics

// Where both forms would do, as for `.zero` and `.init(width: 375, height: 667)`, those of this
// package are preferred.

extension Wheel {
  /// Creates a wheel; throws ``WheelError`` for an invalid value.
  @_disfavoredOverload
  public init(
    itemCount: Int, configuration: Configuration, viewportSize: CGSize,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measuredBy provider: some WheelSizeProvider = NoSizes()
  ) throws(WheelError) {
    try self.init(
      itemCount: itemCount, configuration: configuration, viewportSize: LayoutSize(viewportSize),
      environment: environment, measuredBy: provider)
  }

  /// Sets the size of an item and keeps the focus; throws ``WheelError`` if it is not valid.
  @_disfavoredOverload
  public mutating func setSize(
    _ size: CGSize, ofItemAt index: Int, keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try setSize(LayoutSize(size), ofItemAt: index, keepingFocusAt: &offset)
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

  /// The topmost item that contains a point of the viewport at an offset.
  @_disfavoredOverload
  public func item(containingViewportPoint point: CGPoint, atOffset offset: Double) -> Item? {
    item(containingViewportPoint: LayoutPoint(point), atOffset: offset)
  }

  /// A finger that takes hold of the wheel to turn it about its centre.
  @_disfavoredOverload
  public func dial(
    takingHoldAt touch: CGPoint, atOffset offset: Double, hubRadius: Double = 22
  ) -> Dial {
    dial(takingHoldAt: LayoutPoint(touch), atOffset: offset, hubRadius: hubRadius)
  }

  /// The radius for a number of items and a gap; throws ``WheelError`` for an invalid value.
  @_disfavoredOverload
  public static func radiusToItemCenter(
    itemCount: Int, itemSize: CGSize, gap: Double, over arc: LayoutAngle = .fullTurn
  ) throws(WheelError) -> Double {
    try radiusToItemCenter(
      itemCount: itemCount, itemSize: LayoutSize(itemSize), gap: gap, over: arc)
  }

  /// The greatest number of items that fit; throws ``WheelError`` for an invalid value.
  @_disfavoredOverload
  public static func greatestItemCount(
    itemSize: CGSize, gap: Double, radiusToItemCenter radius: Double,
    over arc: LayoutAngle = .fullTurn
  ) throws(WheelError) -> Int {
    try greatestItemCount(
      itemSize: LayoutSize(itemSize), gap: gap, radiusToItemCenter: radius, over: arc)
  }

  /// Whether a change of the host's bounds moves the items.
  @_disfavoredOverload
  public func isInvalidated(from oldBounds: CGRect, to newBounds: CGRect) -> Bool {
    isInvalidated(from: LayoutRect(oldBounds), to: LayoutRect(newBounds))
  }

  /// Gives the wheel another viewport and keeps the focus; throws ``WheelError`` if it is invalid.
  @_disfavoredOverload
  public mutating func resize(
    to viewportSize: CGSize, environment: LayoutEnvironment? = nil,
    keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try resize(to: LayoutSize(viewportSize), environment: environment, keepingFocusAt: &offset)
  }
}

extension Wheel.Dial {
  /// Moves the finger to a point of the viewport and returns the offset there.
  @discardableResult
  @_disfavoredOverload
  public mutating func move(to point: CGPoint) -> Double { move(to: LayoutPoint(point)) }

  /// The velocity of the offset, in points per second, at which a finger moves on.
  @_disfavoredOverload
  public func velocity(ofTouch velocity: CGPoint) -> Double {
    self.velocity(ofTouch: LayoutPoint(velocity))
  }
}
#endif
