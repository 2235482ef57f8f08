import MasonryLayout
import XCTest

/// The calls of the article on what apps do every day, as an app writes them.
final class EveryDayTests: XCTestCase {
  private let heights = MasonryHeightClosure { index, _ in Double(20 + index * 7 % 40) }

  private func feed(_ counts: [Int]) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 300)
    for count in counts {
      try feed.appendSection(
        .init(header: .init(height: 32, isPinned: true)), itemCount: count, measuredBy: heights)
    }
    return feed
  }

  func testAChat() throws {
    let bounds = LayoutRect(x: 0, y: 0, width: 300, height: 400)
    var feed = try MasonryFeed(width: 300)
    try feed.appendSection(
      .init(grid: .init(columns: .fixed(1))), itemCount: 2, measuredBy: heights)
    var visible = MasonryFeed.Viewport(bounds, hangsFromEnd: true)
    feed.scroll(&visible, toFraction: 1)
    XCTAssertEqual(feed.room(in: visible).top, 400 - feed.contentSize.height)
    for _ in 0..<40 {
      try feed.keepingPlace(in: &visible) { feed in
        try feed[0].appendItems(1, measuredBy: heights)
        return .unchanged
      }
    }
    XCTAssertEqual(visible.rect.maxY, feed.contentSize.height)
    let last = feed[0].itemCount - 1
    visible.roomBelow = .item(last, section: 0)
    feed.scroll(&visible, to: .item(last, section: 0), at: .start)
    XCTAssertEqual(feed.frame(of: .item(last, section: 0))?.minY, visible.rect.minY)
  }

  func testYearsOverDaysAndACollapsedSection() throws {
    var feed = try feed([12, 12, 12])
    try feed.insertSection(
      .init(header: .init(height: 44, isPinned: true, level: 1)), itemCount: 0, at: 0,
      measuredBy: heights)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 500, width: 300, height: 300))
    XCTAssertEqual(feed.frame(of: .header(section: 0), in: visible)?.minY, 500)
    let before = feed.frame(of: .header(section: 2), in: visible)
    let header = feed.anchor(of: .header(section: 2), in: visible)
    let changes = try feed.keepingPlace(in: &visible, keeping: header) { feed in
      try feed.reconfigureSection(at: 2) { $0.isCollapsed.toggle() }
    }
    XCTAssertFalse(changes.removed.isEmpty)
    let after = feed.frame(of: .header(section: 2), in: visible)
    let offset = try XCTUnwrap(before).minY - 500
    XCTAssertEqual(try XCTUnwrap(after).minY - visible.rect.minY, offset, accuracy: 1e-9)
  }

  func testAScrubber() throws {
    let feed = try feed([100, 300, 200])
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 300, height: 400))
    let ticks = feed.fractionsOfSections(in: visible, by: .items)
    feed.scroll(&visible, toFraction: ticks[1], by: .items)
    XCTAssertEqual(visible.rect.minY, feed.frame(ofSection: 1).minY)
    XCTAssertEqual(feed.fraction(of: visible, by: .items), ticks[1], accuracy: 1e-12)
    XCTAssertEqual(
      feed.item(atFraction: ticks[1], in: visible, by: .items), .item(0, section: 1))
  }

  func testReadingAndSelecting() throws {
    let feed = try feed([6, 6])
    let all = MasonryFeed.Viewport(LayoutRect(origin: .zero, size: feed.contentSize))
    let read = feed.elementsInReadingOrder(in: all).map(\.address)
    XCTAssertEqual(read.first, .header(section: 0))
    XCTAssertEqual(read.count, 14)
    let selected = feed.items(from: .item(2, section: 1), to: .item(4, section: 0))
    XCTAssertEqual(selected.map(\.section), [0, 1])
    XCTAssertEqual(selected.map(\.items), [4..<6, 0..<3])
  }
}
