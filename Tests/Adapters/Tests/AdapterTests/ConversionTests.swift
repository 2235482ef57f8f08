import CoreGraphics
import LayoutGeometry
import XCTest

/// The conversions exist only where there is a CoreGraphics; that this compiles shows that they do.
final class ConversionTests: XCTestCase {
  func testPointsSizesAndRectanglesAreTheSameBothWays() {
    let point = CGPoint(x: 1.5, y: -2.25)
    XCTAssertEqual(LayoutPoint(point), LayoutPoint(x: 1.5, y: -2.25))
    XCTAssertEqual(CGPoint(LayoutPoint(point)), point)

    let size = CGSize(width: 3.5, height: 4.75)
    XCTAssertEqual(LayoutSize(size), LayoutSize(width: 3.5, height: 4.75))
    XCTAssertEqual(CGSize(LayoutSize(size)), size)

    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    XCTAssertEqual(LayoutRect(rect), LayoutRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    XCTAssertEqual(CGRect(LayoutRect(rect)), rect)
  }

  func testARectangleOfNegativeExtentsIsStandardised() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    XCTAssertEqual(LayoutRect(rect), LayoutRect(x: 6, y: 4, width: 4, height: 6))
  }

  func testATransformMovesPointsAsItDid() {
    let transform = CGAffineTransform(a: 0.5, b: 2, c: -3, d: 0.25, tx: 7, ty: -11)
    XCTAssertEqual(CGAffineTransform(LayoutTransform(transform)), transform)

    let point = CGPoint(x: 5, y: 3)
    XCTAssertEqual(
      CGPoint(LayoutPoint(point).applying(LayoutTransform(transform))), point.applying(transform))
  }
}
