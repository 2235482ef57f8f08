import LayoutGeometry
import XCTest

final class LayoutPointTests: XCTestCase {
  func testDistanceIsTheStraightLine() {
    let point = LayoutPoint(x: 1, y: 2)
    XCTAssertEqual(point.distance(to: LayoutPoint(x: 4, y: 6)), 5)
    XCTAssertEqual(point.distance(to: point), 0)
  }

  func testMovingAddsToTheCoordinates() {
    XCTAssertEqual(LayoutPoint(x: 1, y: 2).offsetBy(dx: 3, dy: -4), LayoutPoint(x: 4, y: -2))
    XCTAssertEqual(LayoutPoint.zero.offsetBy(dx: 3, dy: -4), LayoutPoint(x: 3, y: -4))
  }

  func testDescriptionNamesBothCoordinates() {
    XCTAssertEqual("\(LayoutPoint(x: 10, y: 20.5))", "(10.0, 20.5)")
  }
}
