import LayoutGeometry
import LayoutTestSupport
import XCTest

final class LayoutRectTests: XCTestCase {
  private let cell = LayoutRect(x: 10, y: 20, width: 100, height: 50)

  func testEdgesAndMiddles() {
    XCTAssertEqual(cell.minX, 10)
    XCTAssertEqual(cell.minY, 20)
    XCTAssertEqual(cell.maxX, 110)
    XCTAssertEqual(cell.maxY, 70)
    XCTAssertEqual(cell.midX, 60)
    XCTAssertEqual(cell.midY, 45)
    XCTAssertEqual(cell.center, LayoutPoint(x: 60, y: 45))
    XCTAssertEqual(cell.width, 100)
    XCTAssertEqual(cell.height, 50)
  }

  func testNegativeExtentsAndEdgesInTheWrongOrderAreStandardised() {
    let center = LayoutPoint(x: 60, y: 45)
    withEvery("width", in: [100.0, -100]) { width in
      withEvery("height", in: [50.0, -50]) { height in
        let size = LayoutSize(width: width, height: height)
        let corner = LayoutPoint(x: width < 0 ? 110 : 10, y: height < 0 ? 70 : 20)
        expectEqual(LayoutRect(x: corner.x, y: corner.y, width: width, height: height), cell)
        expectEqual(LayoutRect(origin: corner, size: size), cell)
        expectEqual(LayoutRect(center: center, size: size), cell)
        let far = LayoutPoint(x: 120 - corner.x, y: 90 - corner.y)
        expectEqual(LayoutRect(minX: corner.x, minY: corner.y, maxX: far.x, maxY: far.y), cell)
      }
    }
  }

  func testSettingTheSizeStandardises() {
    var rect = cell
    rect.origin.y += 2
    XCTAssertEqual(rect, LayoutRect(x: 10, y: 22, width: 100, height: 50))
    rect.origin.y = 20
    rect.size = LayoutSize(width: 5, height: 6)
    XCTAssertEqual(rect, LayoutRect(x: 10, y: 20, width: 5, height: 6))
    rect.size.width = -4
    XCTAssertEqual(rect, LayoutRect(x: 6, y: 20, width: 4, height: 6))
    rect.size.height = -20
    XCTAssertEqual(rect, LayoutRect(x: 6, y: 0, width: 4, height: 20))
  }

  func testEmptyMeansWithoutArea() {
    XCTAssertTrue(LayoutRect.zero.isEmpty)
    XCTAssertTrue(LayoutRect(x: 1, y: 2, width: 0, height: 5).isEmpty)
    XCTAssertTrue(LayoutRect(x: 1, y: 2, width: 5, height: 0).isEmpty)
    XCTAssertTrue(LayoutRect(x: 1, y: 2, width: 5, height: -0.0).isEmpty)
    XCTAssertFalse(LayoutRect(x: 1, y: 2, width: 5, height: .leastNonzeroMagnitude).isEmpty)
    XCTAssertFalse(cell.isEmpty)
  }

  func testInsetOnBothSidesKeepsTheCentre() {
    withEvery("rect", in: RectLattice.rects(count: 4)) { rect in
      withEvery("distances", in: everyArray(of: [-1.5, 0, 0.5, 1, 7], counts: 2...2)) { d in
        let inset = rect.insetBy(dx: d[0], dy: d[1])
        expectEqual(inset.center, rect.center)
        expectEqual(inset.width, max(0, rect.width - 2 * d[0]))
        expectEqual(inset.height, max(0, rect.height - 2 * d[1]))
      }
    }
  }
}
