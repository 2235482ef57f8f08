import LayoutGeometry
import LayoutTestSupport
import XCTest

final class LayoutInsetsTests: XCTestCase {
  private let insets = LayoutInsets(top: 1, leading: 2, bottom: 4, trailing: 8)

  func testLeadingIsLeftWhereTheTextStartsOnTheLeft() {
    XCTAssertEqual(insets.left(in: .leftToRight), 2)
    XCTAssertEqual(insets.right(in: .leftToRight), 8)
    XCTAssertEqual(insets.left(in: .rightToLeft), 8)
    XCTAssertEqual(insets.right(in: .rightToLeft), 2)
    XCTAssertEqual([insets.horizontal, insets.vertical], [10, 5])
  }

  func testEdgesLeftOutDoNotMove() {
    XCTAssertEqual(LayoutInsets(), .zero)
    XCTAssertEqual(LayoutInsets(0), .zero)
    XCTAssertEqual(
      LayoutInsets(leading: 3), LayoutInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
    XCTAssertEqual(LayoutInsets(7), LayoutInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
  }

  /// Each edge where it was moved to; edges that passed each other halfway between those places.
  func testInsetsOfEveryRectangleInBothDirections() {
    let distances = everyArray(of: [-1.0, 0, 1, 2], counts: 4...4)
    withEvery("rect", in: RectLattice.rects(count: 4)) { rect in
      withEvery("top, left, bottom, right", in: distances) { d in
        let (minX, maxX) = Self.meeting(rect.minX + d[1], rect.maxX - d[3])
        let (minY, maxY) = Self.meeting(rect.minY + d[0], rect.maxY - d[2])
        let expected = LayoutRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        let insets = LayoutInsets(top: d[0], leading: d[1], bottom: d[2], trailing: d[3])
        let mirrored = LayoutInsets(top: d[0], leading: d[3], bottom: d[2], trailing: d[1])
        expectEqual(rect.inset(by: insets, in: .leftToRight), expected)
        expectEqual(rect.inset(by: mirrored, in: .rightToLeft), expected)
      }
    }
  }

  private static func meeting(_ start: Double, _ end: Double) -> (Double, Double) {
    start <= end ? (start, end) : ((start + end) / 2, (start + end) / 2)
  }
}
