import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Views at an end of the content, where pixels round lengths and views; the worlds look at the rest.
final class EndsTests: XCTestCase {
  func testHalfAPixelBesideAnEndIsThere() throws {
    for (scale, length, isThere): (Double?, Double, Bool) in [
      (nil, 0, true), (nil, 1e-13, true), (nil, 1e-9, false), (nil, 0.1, false), (1, 0.5, true),
      (1, 0.6, false), (3, 1.0 / 6, true), (3, 0.2, false), (3, -50, true),
    ] {
      var wall = try MasonryGrid(
        configuration: .init(columns: .fixed(1)), width: 300, environment: .init(scale: scale))
      try wall.appendItems(30, measuredBy: MasonryHeights([], default: 70))
      let (start, end) = (length, 2100 - 400 - length)
      XCTAssertEqual(
        wall.isAtStart(LayoutRect(x: 0, y: start, width: 300, height: 400)), isThere, "\(length)")
      let atEnd = LayoutRect(x: 0, y: end, width: 300, height: 400)
      XCTAssertEqual(wall.isAtEnd(atEnd), isThere, "\(length)")
      // An anchor asks the same question.
      var visible = atEnd
      let anchor = wall.anchor(in: atEnd, sticksToEnd: true)
      try wall.appendItems(1, measuredBy: MasonryHeights([], default: 70))
      wall.scroll(&visible, to: anchor)
      XCTAssertEqual(visible.minY, isThere ? 1770 + max(0, -length) : end, accuracy: 1e-9)
    }
    let wall = try MasonryGrid(width: 300)
    XCTAssertTrue(wall.isAtStart(.zero) && wall.isAtEnd(.zero))
    let nowhere = LayoutRect(x: 0, y: .nan, width: 1, height: 1)
    XCTAssertFalse(wall.isAtStart(nowhere) || wall.isAtEnd(nowhere))
  }

  /// Half a pixel from either end of content one pixel longer than the view, it is at both.
  func testInTheMiddleOfOnePixelBothEndsAreThere() throws {
    var wall = try MasonryGrid(
      configuration: .init(columns: .fixed(1)), width: 300, environment: .init(scale: 2))
    try wall.appendItems(1, measuredBy: MasonryHeights([], default: 400.5))
    var visible = LayoutRect(x: 0, y: 0.25, width: 300, height: 400)
    XCTAssertTrue(wall.isAtStart(visible))
    XCTAssertTrue(wall.isAtEnd(visible))
    let anchor = wall.anchor(in: visible, sticksToStart: false, sticksToEnd: true)
    try wall.appendItems(1, measuredBy: MasonryHeights([], default: 70))
    wall.scroll(&visible, to: anchor)
    XCTAssertEqual(visible.minY, 70.5)
  }

  func testTheEndsOfAFeed() throws {
    var feed = try MasonryFeed(width: 300)
    try feed.appendSection(
      .init(layout: .columns(.fixed(1))), itemCount: 10,
      measuredBy: MasonryHeights([], default: 50))
    for hangs in [false, true] {
      var visible = MasonryFeed.Viewport(
        LayoutRect(x: 0, y: 0, width: 300, height: 200), hangsFromEnd: hangs)
      XCTAssertTrue(feed.isAtStart(visible) && !feed.isAtEnd(visible))
      visible.rect.origin.y = 300
      XCTAssertTrue(!feed.isAtStart(visible) && feed.isAtEnd(visible))
      visible.roomBelow = .item(9, section: 0)
      XCTAssertFalse(feed.isAtEnd(visible), "150 points of room follow")
      visible.rect.origin.y = 450
      XCTAssertTrue(feed.isAtEnd(visible))
    }
  }

  /// Another height keeps direction and pixels, as another width does.
  func testAnotherHeightKeepsTheEnvironment() throws {
    let environment = LayoutEnvironment(direction: .rightToLeft, scale: 3)
    var wall = try MasonryGrid(width: 300, environment: environment)
    try wall.resize(height: 200)
    XCTAssertEqual(wall.space, .height(200, environment: environment))
    try wall.resize(to: .height(250))
    XCTAssertEqual(wall.space, .height(250))
    var feed = try MasonryFeed(width: 300, environment: environment)
    try feed.resize(height: 200)
    XCTAssertEqual(feed.space, .height(200, environment: environment))
  }
}
