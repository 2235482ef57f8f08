import LayoutGeometry
import XCTest

final class LayoutInsetsTests: XCTestCase {
  private let insets = LayoutInsets(top: 1, leading: 2, bottom: 4, trailing: 8)

  func testLeadingIsLeftWhereTheTextStartsOnTheLeft() {
    XCTAssertEqual(insets.left(in: .leftToRight), 2)
    XCTAssertEqual(insets.right(in: .leftToRight), 8)
    XCTAssertEqual(insets.left(in: .rightToLeft), 8)
    XCTAssertEqual(insets.right(in: .rightToLeft), 2)
  }

  func testSumsOfOppositeEdges() {
    XCTAssertEqual(insets.horizontal, 10)
    XCTAssertEqual(insets.vertical, 5)
  }

  func testEdgesLeftOutDoNotMove() {
    XCTAssertEqual(LayoutInsets(), .zero)
    XCTAssertEqual(LayoutInsets(0), .zero)
    XCTAssertEqual(
      LayoutInsets(leading: 3), LayoutInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
    XCTAssertEqual(LayoutInsets(7), LayoutInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
  }
}
