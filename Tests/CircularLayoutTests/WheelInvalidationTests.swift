import CircularLayout
import LayoutTestSupport
import XCTest

/// What a collection view has to ask for again when its bounds change.
final class WheelInvalidationTests: XCTestCase {
  /// Scrolled across its axis and resized, forwards and backwards: each alone is enough or is not.
  func testWhichChangesOfBoundsMoveTheItems() throws {
    let bounds = LayoutRect(x: 100, y: 200, width: 400, height: 800)
    let cases: [(LayoutRect, horizontal: Bool, vertical: Bool)] = [
      (bounds, false, false),
      (LayoutRect(x: 100.5, y: 200, width: 400, height: 800), true, false),
      (LayoutRect(x: 100, y: 200.5, width: 400, height: 800), false, true),
      (LayoutRect(x: 99, y: 200, width: 400, height: 800), true, false),
      (LayoutRect(x: 101, y: 200, width: 400, height: 800), true, false),
      (LayoutRect(x: 100, y: 199, width: 400, height: 800), false, true),
      (LayoutRect(x: 100, y: 201, width: 400, height: 800), false, true),
      (LayoutRect(x: 100, y: 200, width: 399, height: 800), true, true),
      (LayoutRect(x: 100, y: 200, width: 400, height: 801), true, true),
      (LayoutRect(x: 90, y: 190, width: 400, height: 800), true, true),
      (LayoutRect(x: 100, y: 190, width: 410, height: 800), true, true),
      // The far edges are where they were.
      (LayoutRect(x: 90, y: 190, width: 410, height: 810), true, true),
    ]
    for (changed, horizontal, vertical) in cases {
      for (axis, expected) in [(LayoutAxis.horizontal, horizontal), (.vertical, vertical)] {
        let wheel = try Wheel.sample(12) { $0.axis = axis }
        XCTAssertEqual(
          wheel.isInvalidated(from: bounds, to: changed), expected, "\(changed) \(axis)")
        XCTAssertEqual(
          wheel.isInvalidated(from: changed, to: bounds), expected, "\(changed) \(axis)")
      }
    }
  }

  /// Half a point of scrolling is enough for the items to stand elsewhere.
  func testTheItemsTurnWithEveryScroll() throws {
    let wheel = try Wheel.sample(12)
    XCTAssertNotEqual(wheel.visibleItems(atOffset: 0), wheel.visibleItems(atOffset: 0.5))
  }
}
