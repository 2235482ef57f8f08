import LayoutGeometry
import MasonryLayout
import XCTest

/// `keepingPlace(in:)` beside what it stands for, and viewports that are pinned elsewhere.
final class FeedKeepingPlaceTests: XCTestCase {
  private func feed() throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<4 {
      try feed.appendSection(
        .init(header: .init(length: 20, isPinned: true)), itemCount: 12,
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

  /// Changes say themselves where they take items, also in a closure that returns nothing.
  func testItFollowsEveryChange() throws {
    let heights = MasonryHeights([], default: 30)
    typealias Address = MasonryFeed.Address
    let changes: [(to: Address, change: (inout MasonryFeed) throws -> Void)] = [
      (.item(6, section: 1), { try $0[1].insertItems(2, at: 0, measuredBy: heights) }),
      (.item(6, section: 1), { try $0[1].grid?.insertItems(2, at: 0, measuredBy: heights) }),
      (
        .item(4, section: 2),
        { try $0.insertSection(.init(), itemCount: 5, at: 0, measuredBy: heights) }
      ),
      (
        .item(6, section: 3),
        { feed in
          feed[1].removeItems(in: 0..<2)
          try feed[1].appendItems(2, measuredBy: heights)
          try feed[1].prependItems(4, measuredBy: heights)
          feed.moveSection(from: 1, to: 2)
          try feed[2].setLength(90, ofItemAt: 0)
          try feed.insertSection(.init(), itemCount: 5, at: 0, measuredBy: heights)
        }
      ),
      (
        .item(5, section: 1),
        { feed in
          feed.removeSection(at: 3)
          var visible = MasonryFeed.Viewport(.zero)
          feed.keepingPlace(in: &visible) { $0[1].moveItem(from: 11, to: 0) }
          try feed[1].reconfigure { $0.grid?.columns = .fixed(1) }
          try feed.resize(width: 120)
          feed[0].removeAllItems()
          feed[0].grid?.removeAllItems()
        }
      ),
      (
        .item(3, section: 1),
        { feed in
          let copy = feed
          feed.removeSection(at: 0)
          feed = copy
          feed[1].removeItem(at: 0)
        }
      ),
      (
        .item(6, section: 1),
        { feed in
          let change = { (items: inout MasonryFeed.SectionItems) throws(MasonryError) in
            try items.insertItems(3, at: 0, measuredBy: heights)
            try items.reconfigure { $0 = .rows(.init(rule: .even(.fixed(2)))) }
            items.removeItem(at: 1)
          }
          try change(&feed[1])
        }
      ),
    ]
    for (address, change) in changes {
      var (feed, visible) = (try self.feed(), start)
      try feed.keepingPlace(in: &visible) { try change(&$0) }
      // Item 4 of the second section began 30 points below the start of the view.
      XCTAssertEqual(feed.frame(of: address)?.minY, visible.rect.minY + 30, "\(address)")
    }
  }

  /// A feed that is put in place of another knows no changes: the closure says what it did.
  func testAnotherFeedInItsPlace() throws {
    var (feed, visible) = (try self.feed(), start)
    try feed.keepingPlace(in: &visible) { feed throws(MasonryError) in
      var new = try MasonryFeed(width: 100)
      for section in [1, 2, 3] {
        try new.appendSection(
          feed.section(at: section), itemCount: 12, measuredBy: MasonryHeights([], default: 30))
      }
      feed = new
      return .sections(.removing(0..<1))
    }
    XCTAssertEqual(visible.rect.minY, 50)
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
