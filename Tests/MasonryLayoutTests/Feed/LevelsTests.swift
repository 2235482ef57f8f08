import LayoutGeometry
import MasonryLayout
import XCTest

/// Headers pinned on several levels, and collapsed sections, as apps use them; `FeedOracleTests` has all rules.
final class LevelsTests: XCTestCase {
  func testAYearStaysOverItsDays() throws {
    var feed = try MasonryFeed(width: 100)
    for section in 0..<6 {
      let isYear = section % 3 == 0
      let header = MasonryFeed.Header(
        length: isYear ? 20 : 10, isPinned: true, level: isYear ? 1 : 0)
      try feed.appendSection(
        .init(layout: .columns(.init(columns: .fixed(1))), header: header),
        itemCount: isYear ? 0 : 1,
        measuredBy: MasonryHeightClosure { _, _ in 90 })
    }
    func tops(at y: Double) -> [Double?] {
      let view = MasonryFeed.Viewport(LayoutRect(x: 0, y: y, width: 100, height: 100))
      return (0..<4).map { feed.frame(of: .header(section: $0), in: view)?.minY }
    }
    // A year is 20 + 2 * (10 + 90) = 220 points long.
    XCTAssertEqual(tops(at: 0), [0, 20, 120, 220])
    XCTAssertEqual(tops(at: 50), [50, 70, 120, 220])
    XCTAssertEqual(tops(at: 95), [95, 110, 120, 220], "The first day is pushed under the year")
    XCTAssertEqual(tops(at: 150), [150, 110, 170, 220])
    XCTAssertEqual(tops(at: 205), [200, 110, 210, 220], "The year is pushed by the next one")
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 100))
    feed.scroll(&view, to: .item(0, section: 2), at: .start)
    XCTAssertEqual(view.rect.minY, 130 - 30, "It is shown below both headers")
  }

  func testHiddenItemsAreFoundNowhereAndNothingIsAskedWhenTheyAreShownAgain() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<3 {
      try feed.appendSection(
        .init(layout: .columns(.init(columns: .fixed(1))), header: .init(length: 10)), itemCount: 4,
        measuredBy: MasonryHeightClosure { index, _ in Double(index + 1) * 10 })
    }
    let open = feed
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 1_000))
    let changes = try feed.keepingPlace(in: &view) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = true }
    }
    XCTAssertEqual(changes.removed.map { $0.address }, (0..<4).map { .item($0, section: 1) })
    XCTAssertEqual(
      changes.moved.map { $0.newFrame.minY - $0.oldFrame.minY }, [-100, -100, -100, -100, -100])
    XCTAssertEqual(feed.contentSize.height, open.contentSize.height - 100)
    XCTAssertNil(feed.frame(of: .item(2, section: 1)))
    XCTAssertEqual(feed.neighbor(of: .item(3, section: 0), on: .below), .item(0, section: 2))
    XCTAssertEqual(
      feed.dropAddress(at: LayoutPoint(x: 5, y: 112), moving: .item(0, section: 0)),
      .item(4, section: 1))
    try feed.reconfigureSection(at: 1) { $0.isCollapsed = false }
    XCTAssertEqual(feed, open)
  }

  func testAPinnedHeaderStaysWhereItIsWhenItsSectionCollapses() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<4 {
      try feed.appendSection(
        .init(
          layout: .columns(.init(columns: .fixed(1))), header: .init(length: 10, isPinned: true)),
        itemCount: 8, measuredBy: MasonryHeightClosure { _, _ in 50 })
    }
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 600, width: 100, height: 120))
    let header = feed.anchor(of: .header(section: 1), in: view)
    try feed.keepingPlace(in: &view, keeping: header) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = true }
    }
    XCTAssertEqual(view.rect.minY, 410, "The header, which was pinned, is at the start of the view")
    XCTAssertEqual(feed.frame(of: .header(section: 1), in: view)?.minY, 410)
    let item = feed.anchor(of: .item(2, section: 2), in: view)
    try feed.keepingPlace(in: &view, keeping: item) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = false }
    }
    XCTAssertEqual(view.rect.minY, 410 + 400)
    feed.scroll(&view, to: feed.anchor(of: .footer(section: 0), in: view))
    XCTAssertEqual(view.rect.minY, 810, "There is no such element")
  }
}
