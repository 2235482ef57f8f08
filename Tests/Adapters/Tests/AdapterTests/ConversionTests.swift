import CollectionLayoutsSwiftUIOnModel
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
  }

  func testInsetsAndDirectionsOfSwiftUIAreTheSame() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(LayoutInsets(insets), .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(EdgeInsets(LayoutInsets(insets)), insets)
    XCTAssertEqual(
      LayoutDirection.allCases.map { LayoutReadingDirection($0) }, [.leftToRight, .rightToLeft])
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

  /// What is asked of a wall in rectangles of CoreGraphics is what is asked in our own.
  func testWallsAndFeedsFollowChangesInBothKindsOfRectangles() throws {
    let heights = MasonryHeights([], default: 50)
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(1)), width: 100)
    try wall.appendItems(20, measuredBy: heights)
    var oldWall = wall
    try wall.removeItem(at: 0)
    let mapping = LayoutIndexMapping.removing(0..<1)
    let rect = LayoutRect(x: 0, y: 120, width: 100, height: 200)
    let changes = wall.frameChanges(from: oldWall, by: mapping, in: CGRect(rect))
    XCTAssertEqual(changes, wall.frameChanges(from: oldWall, by: mapping, in: rect))
    let anchor = oldWall.anchor(in: CGRect(rect))
    XCTAssertEqual(anchor, oldWall.anchor(in: rect))
    var (visible, screen) = (rect, CGRect(rect))
    func expectSame(_ y: Double) {
      XCTAssertEqual(CGRect(visible), screen)
      XCTAssertEqual(screen.minY, y)
    }
    wall.scroll(&visible, to: anchor, after: mapping)
    wall.scroll(&screen, to: anchor, after: mapping)
    expectSame(70)
    wall.scroll(&visible, toItemAt: 9)
    wall.scroll(&screen, toItemAt: 9)
    expectSame(300)
    let kept = try wall.keepingPlace(in: &visible) { try $0.setHeight(80, ofItemAt: 0) }
    try oldWall.removeItem(at: 0)
    XCTAssertEqual(
      try oldWall.keepingPlace(in: &screen) { try $0.setHeight(80, ofItemAt: 0) }, kept)
    expectSame(330)
    try wall.appendItems(9, measuredBy: MasonryEstimates(height: 10))
    try wall.measure(showing: 27, at: .end, in: &screen, measuredBy: heights)
    try wall.measure(showing: 27, at: .end, in: &visible, measuredBy: heights)
    try wall.measure(itemsIn: &screen, measuredBy: heights)
    XCTAssertEqual(CGRect(visible), screen)
    screen.origin.y = .nan
    wall.scroll(&screen, toItemAt: 1)
    XCTAssertTrue(screen.minY.isNaN)

    var feed = try MasonryFeed(width: 100)
    try feed.appendSection(.init(header: .init(height: 9)), itemCount: 20, measuredBy: heights)
    let oldFeed = feed
    try feed[0].removeItem(at: 0)
    let addresses = MasonryFeed.AddressMapping.items(mapping, inSection: 0)
    XCTAssertEqual(
      feed.frameChanges(from: oldFeed, by: addresses, in: .init(CGRect(rect))),
      feed.frameChanges(from: oldFeed, by: addresses, in: .init(rect)))
    XCTAssertEqual(
      MasonryFeed.Viewport(CGRect(rect), pinnedIn: CGRect(rect)), .init(rect, pinnedIn: rect))
  }
}
