import LayoutGeometry
import XCTest

final class LayoutSizeTests: XCTestCase {
  func testAnyValueIsAllowed() {
    let size = LayoutSize(width: -3, height: .infinity)
    XCTAssertEqual(size.width, -3)
    XCTAssertEqual(size.height, .infinity)
    XCTAssertEqual(LayoutSize.zero, LayoutSize(width: 0, height: 0))
  }

  func testFiniteMeansBothExtents() {
    XCTAssertTrue(LayoutSize(width: 1e300, height: -1).isFinite)
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertFalse(LayoutSize(width: number, height: 1).isFinite)
      XCTAssertFalse(LayoutSize(width: 1, height: number).isFinite)
    }
  }
}
