import LayoutGeometry
import MasonryLayout
import XCTest

/// `keepingPlace(in:)` beside what it stands for, and viewports that are pinned elsewhere.
final class FeedKeepingPlaceTests: XCTestCase {
  private func feed() throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<4 {
      try feed.appendSection(
        .init(header: .init(height: 20, isPinned: true)), itemCount: 12,
        measuredBy: MasonryHeights([], default: 30))
    }
    return feed
  }

  /// A section has a header of 20 and 6 rows of 30.
  ///
  /// At 250 the second header, at 200, is pinned, and
  /// so row 3 of the second section, which begins at 280, is kept.
  private let start = MasonryFeed.Viewport(LayoutRect(x: 0, y: 250, width: 100, height: 200))

  func testItFollowsWhatTheChangeReturns() throws {
    var (feed, visible) = (try self.feed(), start)
    let old = feed
    let changes = try feed.keepingPlace(in: &visible) { feed throws(MasonryError) in
      let removing = feed.removeSection(at: 0)
      let heights = MasonryHeights([], default: 30)
      let inserting = try feed[0].insertItems(2, at: 0, measuredBy: heights)
      return removing.then(.items(inserting, inSection: 0))
    }
    XCTAssertEqual(visible.rect.minY, 250 - 200 + 30)
    let mapping = MasonryFeed.AddressMapping.sections(.removing(0..<1))
      .then(.items(.inserting(2, at: 0), inSection: 0))
    XCTAssertEqual(
      changes, feed.frameChanges(from: old, by: mapping, in: visible, before: start))
    XCTAssertFalse(changes.moved.isEmpty)
  }

  func testAChangeThatThrowsLeavesEverything() throws {
    var (feed, visible) = (try self.feed(), start)
    XCTAssertThrowsError(
      try feed.keepingPlace(in: &visible) { feed throws(MasonryError) in
        feed.removeSection(at: 0)
        try feed.appendSection(
          .init(), itemCount: 1, measuredBy: MasonryHeights([], default: -1))
        return .unchanged
      })
    XCTAssertEqual(feed, try self.feed())
    XCTAssertEqual(visible, start)
  }

  /// An element is shown in the pinning rectangle, which scrolls along.
  func testThePinningRectangleScrollsAlong() throws {
    let feed = try feed()
    var visible = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: 250, width: 100, height: 200),
      pinnedIn: LayoutRect(x: 0, y: 300, width: 100, height: 100))
    feed.scroll(&visible, to: .header(section: 1), at: .start)
    XCTAssertEqual(visible.rect.minY, 150)
    XCTAssertEqual(visible.pinningRect?.minY, 200)
    feed.scroll(&visible, to: .item(2, section: 1), at: .start)
    XCTAssertEqual(visible.pinningRect?.minY, 230, "It is below the pinned header")
    let anchor = feed.anchor(in: start)
    feed.scroll(&visible, to: anchor)
    XCTAssertEqual(visible.rect.minY, 250)
    XCTAssertEqual(visible.pinningRect?.minY, 300)
  }
}
