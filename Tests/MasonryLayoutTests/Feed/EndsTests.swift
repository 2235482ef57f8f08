import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Views at an end of the content, where pixels round lengths and views; the worlds look at the rest.
final class EndsTests: XCTestCase {
  private func feed(_ count: Int, of height: Double, scale: Double? = nil) throws -> MasonryFeed {
    try MasonryFeed(
      width: 300, environment: .init(scale: scale), of: .init(layout: .item), itemCount: count,
      measuredBy: MasonryHeights([], default: height))
  }

  private func view(_ y: Double, _ height: Double, hangsFromEnd: Bool = false)
    -> MasonryFeed.Viewport
  {
    .init(LayoutRect(x: 0, y: y, width: 300, height: height), hangsFromEnd: hangsFromEnd)
  }

  func testHalfAPixelBesideAnEndIsThere() throws {
    for (scale, length, isThere): (Double?, Double, Bool) in [
      (nil, 0, true), (nil, 1e-13, true), (nil, 1e-9, false), (nil, 0.1, false), (1, 0.5, true),
      (1, 0.6, false), (3, 1.0 / 6, true), (3, 0.2, false), (3, -50, true),
    ] {
      var feed = try feed(30, of: 70, scale: scale)
      let end = 2100 - 400 - length
      XCTAssertEqual(feed.isAtStart(view(length, 400)), isThere, "\(length)")
      var visible = view(end, 400)
      XCTAssertEqual(feed.isAtEnd(visible), isThere, "\(length)")
      // An anchor asks the same question.
      let anchor = feed.anchor(in: visible, sticksToEnd: true)
      try feed[0].appendItems(1, measuredBy: MasonryHeights([], default: 70))
      feed.scroll(&visible, to: anchor)
      XCTAssertEqual(
        visible.rect.minY, isThere ? 1770 + max(0, -length) : end, accuracy: 1e-9)
    }
    let empty = try MasonryFeed(width: 300)
    let (origin, nowhere) = (MasonryFeed.Viewport(.zero), view(.nan, 1))
    XCTAssertTrue(empty.isAtStart(origin) && empty.isAtEnd(origin))
    XCTAssertFalse(empty.isAtStart(nowhere) || empty.isAtEnd(nowhere))
  }

  /// Half a pixel from either end of content one pixel longer than the view, it is at both.
  func testInTheMiddleOfOnePixelBothEndsAreThere() throws {
    var feed = try feed(1, of: 400.5, scale: 2)
    var visible = view(0.25, 400)
    XCTAssertTrue(feed.isAtStart(visible) && feed.isAtEnd(visible))
    let anchor = feed.anchor(in: visible, sticksToStart: false, sticksToEnd: true)
    try feed[0].appendItems(1, measuredBy: MasonryHeights([], default: 70))
    feed.scroll(&visible, to: anchor)
    XCTAssertEqual(visible.rect.minY, 70.5)
  }

  func testViewsThatHangAndRoomBelow() throws {
    let feed = try feed(10, of: 50)
    for hangs in [false, true] {
      var visible = view(0, 200, hangsFromEnd: hangs)
      XCTAssertTrue(feed.isAtStart(visible) && !feed.isAtEnd(visible))
      visible.rect.origin.y = 300
      XCTAssertTrue(!feed.isAtStart(visible) && feed.isAtEnd(visible))
      visible.roomBelow = .item(9, section: 0)
      XCTAssertFalse(feed.isAtEnd(visible), "150 points of room follow")
      visible.rect.origin.y = 450
      XCTAssertTrue(feed.isAtEnd(visible))
    }
  }
}
