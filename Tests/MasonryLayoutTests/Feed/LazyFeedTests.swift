import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Estimates in feeds: what is shown of several sections is measured.
final class LazyFeedTests: XCTestCase {
  func testASectionIsMeasuredWhereItIsShown() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<50 {
      try feed.appendSection(
        .init(header: .init(length: 20, isPinned: true)), itemCount: 100,
        measuredBy: MasonryEstimates(height: 40))
    }
    XCTAssertFalse(feed.hasExactContentSize)
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    var screen = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 300))
    var askedSections: Set<Int> = []
    try feed.measure(showing: .item(0, section: 25), at: .start, in: &screen) {
      section in
      askedSections.insert(section)
      return MasonryHeights([], default: 30)
    }
    // The header that is pinned covers the last items of the section before.
    XCTAssertEqual(screen.rect.minY, feed.frame(ofSection: 25).minY)
    XCTAssertEqual(askedSections, [25])
    XCTAssertEqual(feed[25].firstEstimatedIndex, 20)
    let shown = screen
    try feed.measure(showing: .footer(section: 3), in: &screen) { _ in MasonryHeights([]) }
    XCTAssertEqual(screen, shown, "There is no footer")
  }

  /// Another width asks nobody, and restoring keeps what is estimated.
  func testResizingAndRestoring() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<3 {
      try feed.appendSection(.init(), itemCount: 4, measuredBy: MasonryHeights([1, 2, 3, 4]))
    }
    XCTAssertTrue(feed.hasExactContentSize)
    try feed.resize(width: 120)
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    XCTAssertEqual((0..<4).map { feed[2].grid!.length(ofItemAt: $0) }, [1, 2, 3, 4])
    try feed[0].remeasure(0..<4, measuredBy: MasonryHeights([4, 3, 2, 1]))
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 1))
    try feed.reconfigureSection(at: 0) { $0 = .init(layout: .columns(.init(columns: .fixed(3)))) }
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    let restored = try JSON.roundTrip(feed)
    expectSame(restored, feed)
    XCTAssertEqual(restored[1], feed[1])
    XCTAssertTrue(restored[2].isEstimated(itemAt: 3))
    try feed.resize(to: .height(50, environment: feed.environment))
    XCTAssertEqual(feed[2].grid!.length(ofItemAt: 3), 4)
  }
}
