import LayoutGeometry
import LayoutTestSupport
import XCTest

/// The algebra of the axis, spelled out for both of them.
final class LayoutAxisTests: XCTestCase {
  private let rect = LayoutRect(x: 1, y: 2, width: 30, height: 40)
  private let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  func testVertical() {
    let axis = LayoutAxis.vertical
    XCTAssertEqual(axis.cross, .horizontal)
    XCTAssertEqual(axis.coordinate(of: rect.origin), 2)
    XCTAssertEqual(axis.length(of: rect), 40)
    XCTAssertEqual(axis.length(of: rect.size), 40)
    XCTAssertEqual([axis.interval(of: rect).near, axis.interval(of: rect).far], [2, 42])
    XCTAssertEqual([axis.ends(of: insets).start, axis.ends(of: insets).end], [1, 3])
    XCTAssertEqual(axis.size(main: 5, cross: 6), LayoutSize(width: 6, height: 5))
    XCTAssertEqual(
      axis.rect(main: 1, length: 2, cross: 3, crossLength: 4),
      LayoutRect(x: 3, y: 1, width: 4, height: 2))
    XCTAssertEqual(axis.move(rect, by: 5), rect.offsetBy(dx: 0, dy: 5))
    XCTAssertEqual(axis.move(rect.origin, by: 5), LayoutPoint(x: 1, y: 7))
    XCTAssertFalse(axis.isMirrored(in: .leftToRight))
    XCTAssertFalse(axis.isMirrored(in: .rightToLeft))
  }

  func testHorizontal() {
    let axis = LayoutAxis.horizontal
    XCTAssertEqual(axis.cross, .vertical)
    XCTAssertEqual(axis.coordinate(of: rect.origin), 1)
    XCTAssertEqual(axis.length(of: rect), 30)
    XCTAssertEqual(axis.length(of: rect.size), 30)
    XCTAssertEqual([axis.interval(of: rect).near, axis.interval(of: rect).far], [1, 31])
    XCTAssertEqual([axis.ends(of: insets).start, axis.ends(of: insets).end], [2, 4])
    XCTAssertEqual(axis.size(main: 5, cross: 6), LayoutSize(width: 5, height: 6))
    XCTAssertEqual(
      axis.rect(main: 1, length: 2, cross: 3, crossLength: 4),
      LayoutRect(x: 1, y: 3, width: 2, height: 4))
    XCTAssertEqual(axis.move(rect, by: 5), rect.offsetBy(dx: 5, dy: 0))
    XCTAssertEqual(axis.move(rect.origin, by: 5), LayoutPoint(x: 6, y: 2))
    XCTAssertFalse(axis.isMirrored(in: .leftToRight))
    XCTAssertTrue(axis.isMirrored(in: .rightToLeft))
  }

  /// On one axis intervals overlap as rectangles intersect that are alike on the other.
  func testIntervalsOverlapAsRectanglesDo() {
    let numbers = RectLattice.specialNumbers + [0, 1, 2, 3]
    withEvery("near", in: numbers) { near in
      for far in numbers where far >= near {
        let one = LayoutInterval(near: near, far: far)
        for (otherNear, otherFar) in [(0.0, 2.0), (1, 1), (2, 3), (3, 3), (0, 0), (-1, 0)] {
          let other = LayoutInterval(near: otherNear, far: otherFar)
          let expected =
            near == far || otherNear == otherFar
            ? near <= otherFar && otherNear <= far : near < otherFar && otherNear < far
          expectEqual(one.overlaps(other), expected, "\(otherNear)...\(otherFar)")
          expectEqual(other.overlaps(one), expected, "Reversed")
        }
      }
    }
  }

  func testWithoutAScaleCoordinatesStay() {
    XCTAssertEqual(1.3.aligned(toScale: nil), 1.3)
    XCTAssertEqual(1.3.aligned(toScale: 2), 1.5)
    XCTAssertEqual(1.25.aligned(toScale: 2), 1.5)
    XCTAssertEqual(1.2.aligned(toScale: 2), 1)
  }
}
