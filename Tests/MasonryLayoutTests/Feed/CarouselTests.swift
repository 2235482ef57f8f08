import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// How far carousels scroll, where they stop, and what keeps them there.
final class CarouselTests: XCTestCase {
  private func feed(
    _ widths: [Double], width: Double = 10, _ direction: LayoutReadingDirection = .leftToRight
  ) throws -> MasonryFeed {
    let row = ColumnsLayout(
      columns: .fixed(1), itemSpacing: 1, contentInsets: LayoutInsets(leading: 2, trailing: 1))
    var feed = try MasonryFeed(width: width, environment: .init(direction: direction))
    try feed.appendSection(.init(), itemCount: 1, measuredBy: MasonryHeights([5]))
    try feed.appendSection(
      .init(layout: .columns(row), carousel: .init(length: 4)), itemCount: widths.count,
      measuredBy: MasonryHeights(widths: widths))
    return feed
  }

  func testAbsurdOffsets() throws {
    let feed = try feed([30, 30])
    XCTAssertEqual(feed.clampedOffset(.nan, ofSection: 1), 0)
    XCTAssertEqual(feed.clampedOffset(.infinity, ofSection: 1), 54)
    XCTAssertEqual(feed.snappedOffset(.infinity, ofSection: 1), 54)
    XCTAssertEqual(feed.clampedOffset(5, ofSection: 0), 0)
    XCTAssertEqual(feed.snappedOffset(5, ofSection: 0), 0)
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 9)
    for offset in [1e300, -.greatestFiniteMagnitude] {
      XCTAssertEqual(feed.elements(in: .init(rect, offsets: [1: offset])).count, 1)
    }
    let unscrolled = feed.elements(in: rect)
    for offset in [Double.nan, .infinity] {
      XCTAssertEqual(feed.elements(in: .init(rect, offsets: [1: offset, -1: 3, 9: 3])), unscrolled)
    }
  }

  /// A section becomes a carousel and a wall again; without a provider, sizes are estimates.
  func testUnfolding() throws {
    var feed = try feed([3, 4, 5])
    let folded = feed
    try feed.reconfigureSection(at: 1, measuredBy: MasonryHeights([1, 2, 3])) { $0.carousel = nil }
    XCTAssertEqual(feed.contentSize.height, 13)
    XCTAssertEqual(feed[1].axis, .vertical)
    try feed.reconfigureSection(at: 1, measuredBy: MasonryHeights(widths: [3, 4, 5])) {
      $0.carousel = .init(length: 4)
    }
    XCTAssertEqual(feed, folded)
    XCTAssertEqual(try JSON.roundTrip(feed), feed)
    try feed.reconfigureSection(at: 1) { $0.carousel = nil }
    XCTAssertFalse(feed.hasExactContentSize)
    try feed.reconfigureSection(at: 1) { $0.carousel = .init(length: 4) }
    XCTAssertTrue(feed.hasExactContentSize, "Its height does not follow from widths")
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 1))
  }

  /// Offsets go where their sections go.
  func testOffsetsFollow() throws {
    var feed = try feed([30, 40])
    var visible = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: 0, width: 10, height: 9), offsets: [0: 1, 1: 7])
    feed.keepingPlace(in: &visible) { feed in feed.moveSection(from: 1, to: 0) }
    XCTAssertEqual(visible.offsets, [0: 7, 1: 1])
    feed.keepingPlace(in: &visible) { feed in feed.removeSection(at: 1) }
    XCTAssertEqual(visible.offsets, [0: 7])
  }

  /// What it shows stays in place, also if its section moves; `FeedWorld` has all changes.
  func testKeepingPlace() throws {
    for section in [0, 1] {
      var feed = try feed([3, 4, 5, 6, 7])
      var visible = MasonryFeed.Viewport(
        LayoutRect(x: 0, y: 0, width: 10, height: 9), offsets: [1: 8])
      try feed.keepingPlace(in: &visible) { feed in
        let new = MasonryHeights(widths: [4, 5])
        try feed[1].insertItems(2, at: 0, measuredBy: new)
        feed.moveSection(from: 1, to: section)
      }
      XCTAssertEqual(visible.offsets, [section: 8 + 4 + 1 + 5 + 1])
    }
  }

  /// It does not follow an item into a row that is left out, as no anchor does.
  func testAnItemThatIsLeftOutIsNotFollowed() throws {
    var feed = try MasonryFeed(width: 20)
    try feed.appendSection(
      .init(
        layout: .rows(
          RowsLayout(
            rule: .justified(height: 10), itemSpacing: 0, rowSpacing: 0, maximumRowCount: 4)),
        carousel: .init(length: 10)),
      itemCount: 4, measuredBy: MasonryAspectRatios([1, 1, 1, 1]))
    XCTAssertEqual(feed.contentLength(ofSection: 0), 40)
    var visible = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: 0, width: 20, height: 10), offsets: [0: 10])
    try feed.keepingPlace(in: &visible) { feed in
      feed[0].moveItem(from: 1, to: 3)
      try feed[0].insertItems(1, at: 0, measuredBy: MasonryAspectRatios([1]))
    }
    XCTAssertEqual(feed[0].shownItemCount, 4)
    XCTAssertEqual(visible.offsets, [0: 10], "The other item in view is where it was, at 20")
  }

  /// An item is dropped where the carousel shows a place for it.
  func testDropping() throws {
    let feed = try feed([3, 3, 3, 3, 3])
    let visible = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: 0, width: 10, height: 9), offsets: [1: 8])
    // At the offset of 8, items begin at -6, -2, 2, 6 and 10.
    for (x, item) in [(0.5, 1), (3, 2), (7, 3)] {
      let finger = LayoutPoint(x: x, y: 7)
      for dragged in [0, 4] {
        XCTAssertEqual(
          feed.dropAddress(at: finger, moving: .item(dragged, section: 1), in: visible),
          .item(item, section: 1))
      }
      // It is as wide as its column.
      XCTAssertEqual(
        feed.dropAddress(at: finger, moving: .item(0, section: 0), in: visible).section, 1)
    }
  }

  /// In a carousel of rows the longest row decides; estimates of it are estimates of the content.
  func testTheLongestOfTheRows() throws {
    var feed = try MasonryFeed(width: 300)
    let sizes = MasonryHeightClosure(width: { _, _ in 40 }) { index, _ in Double(60 + 10 * index) }
    let pairs = RowsLayout(rule: .flowing(height: 30), itemsInRow: 2...2)
    try feed.appendSection(
      .init(layout: .rows(pairs), carousel: .init(length: 100)), itemCount: 2, measuredBy: sizes)
    XCTAssertEqual(feed.contentSize.height, 60 + 70)
    XCTAssertTrue(feed.hasExactContentSize)
    try feed[0].appendItems(2, measuredBy: MasonryEstimates(sizes))
    XCTAssertFalse(feed.hasExactContentSize)
    XCTAssertEqual(feed.contentSize.height, 80 + 90)
    // An item alone is as long as the carousel at most, as in columns.
    let long = MasonryHeightClosure(width: { _, _ in 40 }) { _, _ in 300 }
    try feed[0].appendItems(1, measuredBy: long)
    XCTAssertEqual(feed.frame(of: .item(4, section: 0))?.height, 100)
    XCTAssertEqual(feed.contentSize.height, 80 + 90)
  }

  /// Rows of a carousel that end behind it, which is before it from right to left, widen it.
  func testRowsThatBeginBefore() throws {
    for (direction, starts) in [
      (LayoutReadingDirection.leftToRight, [14.0, 74]), (.rightToLeft, [86, 6]),
    ] {
      var feed = try MasonryFeed(in: .height(300, environment: .init(direction: direction)))
      let rows = RowsLayout(
        rule: .flowing(height: 30), contentInsets: LayoutInsets(leading: 4, trailing: 6),
        itemsInRow: 2...2)
      try feed.appendSection(
        .init(layout: .rows(rows), carousel: .init(length: 100), header: .init(length: 10)),
        itemCount: 2, measuredBy: MasonryHeights(widths: [60, 80]))
      XCTAssertEqual((0..<2).map { feed.frame(of: .item($0, section: 0))?.minX }, starts)
      XCTAssertEqual(feed.contentSize.width, 10 + 150)
    }
  }
}
