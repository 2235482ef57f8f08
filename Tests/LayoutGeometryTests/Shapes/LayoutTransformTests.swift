import LayoutGeometry
import XCTest

final class LayoutTransformTests: XCTestCase {
  func testTheSixNumbersMeanWhatTheDocumentationSays() {
    let transform = LayoutTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    // x′ = 2·10 + 5·100 + 11, y′ = 3·10 + 7·100 + 13.
    XCTAssertEqual(
      LayoutPoint(x: 10, y: 100).applying(transform), LayoutPoint(x: 531, y: 743))
  }

  func testAQuarterTurnIsClockwiseOnScreen() {
    let right = LayoutPoint(x: 1, y: 0)
    let turn = LayoutTransform(rotation: .degrees(90))
    XCTAssertEqual(right.applying(turn), LayoutPoint(x: 0, y: 1))
  }
}
