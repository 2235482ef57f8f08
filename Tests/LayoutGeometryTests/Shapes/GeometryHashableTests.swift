import LayoutGeometry
import LayoutTestSupport
import XCTest

final class GeometryHashableTests: XCTestCase {
  /// Rectangles given from opposite corners are one rectangle in a set, too.
  func testEqualValuesHashAlike() {
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
