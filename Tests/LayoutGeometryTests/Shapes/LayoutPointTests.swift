import LayoutGeometry
import XCTest

final class LayoutPointTests: XCTestCase {
  func testDistanceIsTheStraightLine() {
    let point = LayoutPoint(x: 1, y: 2)
    XCTAssertEqual(point.distance(to: LayoutPoint(x: 4, y: 6)), 5)
    XCTAssertEqual(LayoutPoint(x: 4, y: 6).distance(to: point), 5)
    XCTAssertEqual(point.distance(to: point), 0)
    XCTAssertEqual(point.offsetBy(dx: 3, dy: -4), LayoutPoint(x: 4, y: -2))
  }

  func testDistanceOverflowsBeyondThe154thPowerOfTen() {
    XCTAssertEqual(LayoutPoint.zero.distance(to: LayoutPoint(x: 1e153, y: 0)), 1e153)
    XCTAssertEqual(LayoutPoint.zero.distance(to: LayoutPoint(x: 0, y: -1e155)), .infinity)
    XCTAssertTrue(LayoutPoint.zero.distance(to: LayoutPoint(x: .nan, y: 0)).isNaN)
  }

  func testFiniteMeansBothNumbers() {
    XCTAssertTrue(LayoutPoint(x: 1e300, y: -1).isFinite)
    XCTAssertTrue(LayoutSize(width: 1e300, height: -1).isFinite)
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertFalse(LayoutPoint(x: number, y: 1).isFinite)
      XCTAssertFalse(LayoutPoint(x: 1, y: number).isFinite)
      XCTAssertFalse(LayoutSize(width: number, height: 1).isFinite)
      XCTAssertFalse(LayoutSize(width: 1, height: number).isFinite)
    }
  }
}
