import LayoutGeometry
import LayoutTestSupport
import XCTest

final class GeometryHashableTests: XCTestCase {
  /// Rectangles given from opposite corners are one rectangle in a set, too.
  func testEqualValuesHashAlike() {
    checkHashable(equivalenceClasses: [
      [LayoutPoint(x: 0, y: 0), LayoutPoint(x: -0.0, y: 0), .zero],
      [LayoutPoint(x: 1, y: 2)], [LayoutPoint(x: 2, y: 1)], [LayoutPoint(x: 1, y: .infinity)],
    ])
    checkHashable(equivalenceClasses: [
      [LayoutSize(width: 0, height: 0), LayoutSize(width: 0, height: -0.0), .zero],
      [LayoutSize(width: 1, height: 2)], [LayoutSize(width: 2, height: 1)],
      [LayoutSize(width: -1, height: 2)],
    ])
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
    checkHashable(equivalenceClasses: [
      [LayoutInsets(), .zero, LayoutInsets(-0.0)],
      [LayoutInsets(top: 1)], [LayoutInsets(leading: 1)], [LayoutInsets(bottom: 1)],
      [LayoutInsets(trailing: 1)],
    ])
    checkHashable(equivalenceClasses: LayoutReadingDirection.allCases.map { [$0] })
    XCTAssertEqual(LayoutReadingDirection.allCases, [.leftToRight, .rightToLeft])
  }

  func testDescriptions() {
    let descriptions: [(Any, String)] = [
      (LayoutPoint(x: 10, y: 20.5), "(10.0, 20.5)"),
      (LayoutSize(width: 133, height: 173.5), "133.0 × 173.5"),
      (LayoutRect(x: 10, y: 20, width: 100, height: 50), "(10.0, 20.0, 100.0 × 50.0)"),
      (
        LayoutInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
        "(top: 1.0, leading: 2.0, bottom: 4.0, trailing: 8.0)"
      ),
    ]
    for (value, text) in descriptions { XCTAssertEqual("\(value)", text) }
  }
}
