import CircularLayout
import LayoutTestSupport
import XCTest

/// What a collection view has to ask for again when its bounds change.
final class WheelInvalidationTests: XCTestCase {
  private func wheel(_ axis: LayoutAxis) throws -> Wheel {
    try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: LayoutSize(width: 100, height: 50), radiusToItemCenter: 300, axis: axis),
      viewportSize: LayoutSize(width: 400, height: 800))
  }

  func testEveryScrollAndEveryOtherSizeMovesTheItems() {
    let bounds = LayoutRect(x: 0, y: 0, width: 400, height: 800)
    withEvery("axis", in: LayoutAxis.allCases) { axis in
      let wheel = try wheel(axis)
      let sideways = bounds.offsetBy(dx: 0.5, dy: 0)
      let downwards = bounds.offsetBy(dx: 0, dy: 0.5)
      expectEqual(wheel.isInvalidated(from: bounds, to: bounds), false)
      expectEqual(wheel.isInvalidated(from: bounds, to: sideways), axis == .horizontal)
      expectEqual(wheel.isInvalidated(from: bounds, to: downwards), axis == .vertical)
      for size in [LayoutSize(width: 401, height: 800), LayoutSize(width: 400, height: 799)] {
        let resized = LayoutRect(origin: .zero, size: size)
        expectEqual(wheel.isInvalidated(from: bounds, to: resized), true)
      }
    }
  }

  /// Scrolled across its axis and resized, forwards and backwards: each alone is enough or is not.
  func testWhichChangesOfBoundsMoveTheItems() throws {
    let bounds = LayoutRect(x: 100, y: 200, width: 400, height: 800)
    let cases: [(LayoutRect, horizontal: Bool, vertical: Bool)] = [
      (bounds, false, false),
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
        let wheel = try wheel(axis)
        XCTAssertEqual(
          wheel.isInvalidated(from: bounds, to: changed), expected, "\(changed) \(axis)")
        XCTAssertEqual(
          wheel.isInvalidated(from: changed, to: bounds), expected, "\(changed) \(axis)")
      }
    }
  }

  /// Half a point of scrolling is enough for the items to stand elsewhere.
  func testTheItemsTurnWithEveryScroll() throws {
    let wheel = try wheel(.horizontal)
    XCTAssertNotEqual(wheel.visibleItems(atOffset: 0), wheel.visibleItems(atOffset: 0.5))
  }
}
