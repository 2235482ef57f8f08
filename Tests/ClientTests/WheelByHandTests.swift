import CircularLayout
import XCTest

/// The view of "Turning a wheel by hand" in the documentation, with a hand that turns it.
final class WheelByHandTests: XCTestCase {
  private final class DialView {
    var wheel: Wheel
    var offset = 0.0
    var dial: Wheel.Dial?
    var fling: Wheel.Fling?
    var clicks = 0
    var drawn: [Wheel.Item] = []

    init(_ wheel: Wheel) { self.wheel = wheel }

    func touchBegan(at touch: LayoutPoint) {
      fling = nil
      dial = wheel.dial(takingHoldAt: touch, atOffset: offset)
    }

    func touchMoved(to touch: LayoutPoint) {
      guard let turned = dial?.move(to: touch) else { return }
      show(turned)
    }

    func touchEnded(velocity: LayoutPoint) {
      guard let dial else { return }
      fling = wheel.fling(fromOffset: offset, velocity: dial.velocity(ofTouch: velocity))
      self.dial = nil
    }

    func drawFrame(timeSinceTouchEnded time: Double) {
      guard let fling else { return }
      show(fling.offset(after: time))
      if time >= fling.duration { self.fling = nil }
    }

    func show(_ newOffset: Double) {
      for _ in wheel.itemsPassed(fromOffset: offset, toOffset: newOffset) { click() }
      offset = newOffset
      drawn = []
      for item in wheel.visibleItemsInDrawingOrder(atOffset: offset) { draw(item) }
    }

    private func click() { clicks += 1 }

    private func draw(_ item: Wheel.Item) { drawn.append(item) }
  }

  /// Twelve cards around a circle with 10 points between them, turned a quarter and let go.
  func testAHandTurnsTheWheel() throws {
    let size = LayoutSize(width: 60, height: 80)
    let radius = try Wheel.radiusToItemCenter(itemCount: 12, itemSize: size, gap: 10)
    let wheel = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: size, radiusToItemCenter: radius, arrangement: .ring(turns: 3),
        center: .at(LayoutPoint(x: 200, y: 200)), legibility: .init()),
      viewportSize: LayoutSize(width: 400, height: 400))
    let view = DialView(wheel)
    let rim = [(0.0, -1.0), (0.5, -0.5), (1, 0)].map { x, y in
      LayoutPoint(x: 200 + x * radius, y: 200 + y * radius)
    }
    view.touchBegan(at: rim[0])
    for touch in rim.dropFirst() { view.touchMoved(to: touch) }
    // The cards go back by three places, and the last one to come into focus is the ninth.
    XCTAssertEqual(view.offset, -3 * wheel.step, accuracy: 1e-9)
    XCTAssertEqual(view.clicks, 3)
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: view.offset), 9)
    XCTAssertEqual(
      wheel.item(containingViewportPoint: rim[2], atOffset: view.offset)?.index, 0)
    XCTAssertEqual(view.drawn.count, 12)
    XCTAssertEqual(view.drawn.last?.index, 9)

    view.touchEnded(velocity: LayoutPoint(x: 0, y: 900))
    let fling = try XCTUnwrap(view.fling)
    for frame in 1...600 { view.drawFrame(timeSinceTouchEnded: Double(frame) / 60) }
    XCTAssertNil(view.fling)
    XCTAssertEqual(view.offset, fling.target)
    XCTAssertEqual(Double(view.clicks), (-fling.target / wheel.step).rounded())
    XCTAssertEqual(view.drawn.last?.itemsFromFocus ?? .nan, 0, accuracy: 1e-9)
    XCTAssertTrue(view.drawn.allSatisfy { $0.rotation.degrees.magnitude <= 90 + 1e-9 })
  }

  /// A finger that is lifted all but at rest leaves the card in focus that it has brought there.
  func testALiftedFingerLeavesTheNearestCard() throws {
    let wheel = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: LayoutSize(width: 60, height: 80), radiusToItemCenter: 200,
        arrangement: .ring(turns: 3), center: .at(LayoutPoint(x: 200, y: 200))),
      viewportSize: LayoutSize(width: 400, height: 400))
    for velocity in [-1.0, 0, 1] {
      let view = DialView(wheel)
      view.touchBegan(at: LayoutPoint(x: 200, y: 0))
      view.touchMoved(to: LayoutPoint(x: 190, y: 0))
      XCTAssertEqual(view.offset, 10, accuracy: 0.1)
      view.touchEnded(velocity: LayoutPoint(x: velocity, y: 0))
      view.drawFrame(timeSinceTouchEnded: 2)
      XCTAssertEqual(view.offset, 0, "\(velocity)")
    }
  }
}
