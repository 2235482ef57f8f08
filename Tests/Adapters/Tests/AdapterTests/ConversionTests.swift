import CollectionLayoutsSwiftUI
import CoreGraphics
import LayoutGeometry
import MasonryLayout
import SwiftUI
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
    let standardised = LayoutRect(x: 6, y: 4, width: 4, height: 6)
    XCTAssertEqual(LayoutRect(CGRect(x: 10, y: 10, width: -4, height: -6)), standardised)
  }

  func testInsetsAndDirectionsOfSwiftUIAreTheSame() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(LayoutInsets(insets), .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(
      LayoutDirection.allCases.map { LayoutReadingDirection($0) }, [.leftToRight, .rightToLeft])
  }

  func testATransformMovesPointsAsItDid() {
    let transform = LayoutTransform(a: 0.5, b: 2, c: -3, d: 0.25, tx: 7, ty: -11)
    let point = CGPoint(x: 5, y: 3)
    XCTAssertEqual(
      CGPoint(LayoutPoint(point).applying(transform)), point.applying(CGAffineTransform(transform)))
  }

  /// The sizes of an app's pictures, such as `UIImage.size`, are those of CoreGraphics.
  func testRatiosComeFromSizesOfEitherKind() {
    let sizes = [CGSize(width: 30, height: 10), CGSize(width: 10, height: 20), CGSize()]
    let pages: [[CGSize]] = [sizes]
    for ratios in [
      MasonryAspectRatios(sizes: sizes, fallback: 5),
      MasonryAspectRatios(sizes: pages[0][...], fallback: 5),
      MasonryAspectRatios(sizes: pages.lazy.joined().map { $0 }, fallback: 5),
      MasonryAspectRatios(sizes: sizes.map(LayoutSize.init), fallback: 5),
      MasonryAspectRatios(
        sizes: sizes.map { .init(width: $0.width, height: $0.height) }, fallback: 5),
      MasonryAspectRatios(
        sizes: [.init(width: 30, height: 10), .init(width: 10, height: 20), .zero], fallback: 5),
    ] {
      XCTAssertEqual((0..<4).map { ratios.height(ofItemAt: $0, width: 60) }, [20, 120, 12, 12])
    }
    XCTAssertEqual(MasonryAspectRatios(sizes: []).itemCount, 0)
    XCTAssertEqual(
      MasonryAspectRatios(sizes: sizes, limits: 1...2).height(ofItemAt: 0, width: 60), 30)
  }

  /// A rectangle of CoreGraphics is scrolled in place as one of our own.
  func testAWallScrollsARectangleInPlace() throws {
    var wall = try MasonryWall(.columns(.fixed(1)), width: 100)
    try wall.items.appendItems(20, measuredBy: MasonryHeights([], default: 50))
    var screen = CGRect(x: 0, y: 120, width: 100, height: 200)
    wall.scroll(&screen.layoutRect, toItemAt: 9)
    XCTAssertEqual(screen, CGRect(x: 0, y: 300, width: 100, height: 200))
    try wall.keepingPlace(in: &screen.layoutRect) { try $0.items.setLength(80, ofItemAt: 0) }
    XCTAssertEqual(screen.minY, 330)
    screen.origin.y = .nan
    wall.scroll(&screen.layoutRect, toItemAt: 1)
    XCTAssertTrue(screen.minY.isNaN)
  }
}
