import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Rows in a carousel, which are columns in a feed that scrolls downwards, take up what they need.
///
/// Random ones are in `FeedWorld`.
final class RowCarouselTests: XCTestCase {
  private let sizes = MasonryHeightClosure(width: { index, _ in Double(40 + 10 * index) }) {
    index, _ in Double(70 + 50 * index)
  }

  private func feed(
    _ rule: MasonryRows.Rule, insets: LayoutInsets = .zero, scale: Double? = nil
  ) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 300, environment: .init(scale: scale))
    try feed.appendSection(
      .init(
        layout: .rows(.init(rule: rule, contentInsets: insets)), carousel: .init(length: 100),
        header: .init(length: 10), footer: .init(length: 20)),
      itemCount: 3, measuredBy: sizes)
    try feed.appendSection(.init(layout: .item), itemCount: 1, measuredBy: sizes)
    return feed
  }

  /// All that the carousel shows of an item is found, and nothing else is there.
  private func expectFound(in feed: MasonryFeed, line: UInt = #line) throws {
    for item in 0..<3 {
      let address = MasonryFeed.Address.item(item, section: 0)
      let frame = try XCTUnwrap(feed.frame(of: address))
      let corner = LayoutRect(x: frame.minX, y: frame.maxY - 0.5, width: 1, height: 0.5)
      XCTAssertEqual(feed.elements(in: corner).map { $0.address }, [address], line: line)
      let hit = feed.element(containing: corner.origin, in: .init(corner))
      XCTAssertEqual(hit?.address, address, line: line)
    }
  }

  func testEvenRows() throws {
    let insets = LayoutInsets(top: 3, leading: 0, bottom: 4, trailing: 0)
    let feed = try feed(.even(.adaptive(minimumWidth: 160)), insets: insets)
    XCTAssertEqual(
      feed.frame(of: .item(1, section: 0)), LayoutRect(x: 40, y: 13, width: 50, height: 160))
    XCTAssertEqual(feed.frame(ofSection: 0).height, 10 + 167 + 20)
    XCTAssertEqual(feed.contentSize.height, 197 + 70)
    try expectFound(in: feed)
    XCTAssertEqual(feed.snappedOffset(1, ofSection: 0), 0)
  }

  /// The longest item decides; estimates of it are estimates of the content.
  func testFlows() throws {
    var feed = try feed(.flowing(height: 30))
    XCTAssertEqual(
      feed.frame(of: .item(2, section: 0)), LayoutRect(x: 60, y: 10, width: 30, height: 170))
    XCTAssertEqual(feed.frame(ofSection: 0).height, 10 + 170 + 20)
    try expectFound(in: feed)
    feed[0].removeItem(at: 2)
    XCTAssertEqual(feed.frame(ofSection: 0).height, 10 + 120 + 20)
    try feed[0].setLength(50.1, ofItemAt: 1)
    XCTAssertEqual(feed.frame(ofSection: 0).height, 10 + 100 + 20)
    XCTAssertTrue(feed.hasExactContentSize)
    try feed[0].appendItems(1, measuredBy: MasonryEstimates(sizes))
    XCTAssertFalse(feed.hasExactContentSize)
    XCTAssertEqual(feed.frame(ofSection: 0).height, 10 + 170 + 20)
    try feed.reconfigureSection(at: 0) { $0.isCollapsed = true }
    XCTAssertEqual(feed.frame(ofSection: 0).height, 10 + 20)
  }

  /// What begins before the carousel moves it down.
  func testRowsThatBeginBefore() throws {
    for scale in [nil, 3.0] {
      var feed = try MasonryFeed(width: 300, environment: .init(scale: scale))
      // Three of 20 points and two spacings of 40 are 50 points too many for a last row of 90.
      try feed.appendSection(
        .init(
          layout: .rows(
            .init(
              rule: .justified(height: 30, lastRow: .end), itemSpacing: 40,
              contentInsets: LayoutInsets(top: 4, leading: 0, bottom: 6, trailing: 0))),
          carousel: .init(length: 100), header: .init(length: 10)),
        itemCount: 3, measuredBy: MasonryHeights([20, 20, 20]))
      XCTAssertEqual(
        (0..<3).map { feed.frame(of: .item($0, section: 0)) },
        [14, 74, 134].map { LayoutRect(x: 0, y: $0, width: 30, height: 20) })
      XCTAssertEqual(feed.contentSize.height, 10 + 150)
      try expectFound(in: feed)
    }
  }
}
