import LayoutGeometry
import LayoutTestSupport
import XCTest

final class GeometryHashableTests: XCTestCase {
  func testPoints() {
    checkHashable(equivalenceClasses: [
      [LayoutPoint(x: 0, y: 0), LayoutPoint(x: -0.0, y: 0), .zero],
      [LayoutPoint(x: 1, y: 2)], [LayoutPoint(x: 2, y: 1)], [LayoutPoint(x: 1, y: .infinity)],
    ])
  }

  func testSizes() {
    checkHashable(equivalenceClasses: [
      [LayoutSize(width: 0, height: 0), LayoutSize(width: 0, height: -0.0), .zero],
      [LayoutSize(width: 1, height: 2)], [LayoutSize(width: 2, height: 1)],
      [LayoutSize(width: -1, height: 2)],
    ])
  }

  /// Rectangles given from opposite corners are one rectangle in a set, too.
  func testRectangles() {
    checkHashable(equivalenceClasses: [
      [
        LayoutRect(x: 0, y: 0, width: 10, height: 20),
        LayoutRect(x: 10, y: 20, width: -10, height: -20),
        LayoutRect(x: -0.0, y: 20, width: 10, height: -20),
        LayoutRect(minX: 10, minY: 0, maxX: 0, maxY: 20),
      ],
      [LayoutRect(x: 0, y: 0, width: 20, height: 10)],
      [LayoutRect(x: 10, y: 20, width: 0, height: 0)],
      [LayoutRect(x: 10, y: 20, width: 10, height: 20)],
      [.zero, LayoutRect(x: 0, y: 0, width: -0.0, height: 0)],
    ])
  }

  func testInsets() {
    checkHashable(equivalenceClasses: [
      [LayoutInsets(), .zero, LayoutInsets(-0.0)],
      [LayoutInsets(top: 1)], [LayoutInsets(leading: 1)], [LayoutInsets(bottom: 1)],
      [LayoutInsets(trailing: 1)],
    ])
  }

  func testDirections() {
    checkHashable(equivalenceClasses: LayoutReadingDirection.allCases.map { [$0] })
    XCTAssertEqual(LayoutReadingDirection.allCases, [.leftToRight, .rightToLeft])
  }
}
