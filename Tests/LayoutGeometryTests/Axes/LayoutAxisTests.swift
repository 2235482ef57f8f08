import LayoutGeometry
import LayoutTestSupport
import XCTest

/// The algebra of the axis, spelled out for both of them.
final class LayoutAxisTests: XCTestCase {
  private let rect = LayoutRect(x: 1, y: 2, width: 30, height: 40)
  private let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  func testBothAxes() {
    for (axis, isVertical) in [(LayoutAxis.vertical, true), (.horizontal, false)] {
      func pick<Value>(_ vertical: Value, _ horizontal: Value) -> Value {
        isVertical ? vertical : horizontal
      }
      XCTAssertEqual(axis.cross, pick(.horizontal, .vertical))
      XCTAssertEqual(axis.coordinate(of: rect.origin), pick(2, 1))
      XCTAssertEqual(axis.length(of: rect), pick(40, 30))
      XCTAssertEqual(axis.length(of: rect.size), pick(40, 30))
      XCTAssertEqual(axis.interval(of: rect).near, pick(2, 1))
      XCTAssertEqual(axis.interval(of: rect).far, pick(42, 31))
      XCTAssertEqual(axis.ends(of: insets).start, pick(1, 2))
      XCTAssertEqual(axis.ends(of: insets).end, pick(3, 4))
      XCTAssertEqual(
        axis.size(main: 5, cross: 6),
        pick(LayoutSize(width: 6, height: 5), LayoutSize(width: 5, height: 6)))
      XCTAssertEqual(
        axis.rect(main: 1, length: 2, cross: 3, crossLength: 4),
        pick(
          LayoutRect(x: 3, y: 1, width: 4, height: 2), LayoutRect(x: 1, y: 3, width: 2, height: 4)))
      XCTAssertEqual(axis.move(rect, by: 5), rect.offsetBy(dx: pick(0, 5), dy: pick(5, 0)))
      XCTAssertEqual(axis.move(rect.origin, by: 5), LayoutPoint(x: pick(1, 6), y: pick(7, 2)))
      XCTAssertFalse(axis.isMirrored(in: .leftToRight))
      XCTAssertEqual(axis.isMirrored(in: .rightToLeft), !isVertical)
    }
  }
}
