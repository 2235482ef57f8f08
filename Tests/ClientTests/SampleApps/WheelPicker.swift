import CircularLayout

/// A wheel of cards that is flung and tapped, to which cards are added, and that opens to a fan.
struct WheelPicker {
  private(set) var wheel: Wheel
  private(set) var offset = 0.0

  init(cardCount: Int, in size: LayoutSize) throws {
    wheel = try Wheel(
      itemCount: cardCount,
      configuration: .init(
        itemSize: .init(width: 120, height: 160), radiusToItemCenter: 400,
        arrangement: .list(spacing: .gap(12))),
      viewportSize: size)
  }

  /// What is on screen: in an app, the centres, transforms and z-positions of cards.
  var shown: [Wheel.Item] { wheel.visibleItems(atOffset: offset) }

  var selection: Int? { wheel.indexOfFocusedItem(atOffset: offset) }

  mutating func fling(velocity: Double, for seconds: Double) {
    offset = wheel.fling(fromOffset: offset, velocity: velocity).offset(after: seconds)
  }

  mutating func tap(at point: LayoutPoint) {
    guard let item = wheel.item(containingViewportPoint: point, atOffset: offset) else { return }
    offset = wheel.offset(atFocusIndex: Double(item.index))
  }

  mutating func addCards(_ count: Int, at index: Int) throws {
    try wheel.insertItems(count, at: index, keepingFocusAt: &offset)
  }

  mutating func rotate(to size: LayoutSize) throws {
    try wheel.resize(to: size, keepingFocusAt: &offset)
  }

  mutating func openFan() throws {
    try wheel.reconfigure(keepingFocusAt: &offset) { $0.arrangement = .fan(over: .degrees(90)) }
  }
}
