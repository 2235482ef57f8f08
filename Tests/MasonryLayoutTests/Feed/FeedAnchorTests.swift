import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What stays still of a feed; programs compare it with the words of the documentation.
final class FeedAnchorTests: XCTestCase {
  func testAnItemUnderAPinnedHeaderIsNotKept() throws {
    let items = Array(repeating: HostItem(height: 50), count: 20)
    let grid = MasonryGrid.Configuration(columns: .fixed(1))
    func feed(pinned: Bool) throws -> MasonryFeed {
      try FeedHost(
        sections: [
          HostSection(
            settings: .init(layout: .columns(grid), header: .init(length: 40, isPinned: pinned)),
            items: items)
        ]
      ).feed()
    }
    // Items begin at 40; the one at 140 is under the header, which ends at 170.
    let visible = LayoutRect(x: 0, y: 130, width: 12, height: 200)
    XCTAssertEqual(
      try feed(pinned: false).anchor(in: .init(visible)).address, .item(2, section: 0))
    XCTAssertEqual(
      try feed(pinned: true).anchor(in: .init(visible)).address, .item(3, section: 0))
    let bars = LayoutRect(x: 0, y: 160, width: 12, height: 140)
    XCTAssertEqual(
      try feed(pinned: true).anchor(in: .init(visible, pinnedIn: bars)).address,
      .item(4, section: 0),
      "The header ends at 200")
  }

  /// Items and sections at the end need no mapping, and are not taken for what is left.
  func testASectionWhoseItemsAreAllReplaced() throws {
    let grid = MasonryGrid.Configuration(columns: .fixed(1))
    func feed(_ counts: [Int]) throws -> MasonryFeed {
      try FeedHost(
        sections: counts.map {
          HostSection(
            settings: .init(layout: .columns(grid)),
            items: Array(repeating: HostItem(height: 50), count: $0))
        }
      ).feed()
    }
    let visible = LayoutRect(x: 0, y: 110, width: 12, height: 200)
    let anchor = try feed([10, 40]).anchor(in: .init(visible))
    XCTAssertEqual(anchor.address, .item(3, section: 0))
    let replaced = try feed([12, 40])
    XCTAssertEqual(
      replaced.offset(keeping: anchor, after: .items(.removing(0..<10), inSection: 0), in: visible),
      560,
      "The first item of the next section, at 600, begins where item 3 began")

    let alone = try feed([10]).anchor(in: .init(visible))
    XCTAssertEqual(
      try feed([0, 40]).offset(
        keeping: alone, after: .items(.removing(0..<10), inSection: 0), in: visible),
      660, accuracy: 1e-9, "A section that came later is not left: 110 of 300, so 660 of 1800")
  }

  /// Where only a header or a footer is in view and goes, the item behind it begins there.
  func testTheItemBehindAHeaderOrAFooterThatGoes() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<3 {
      try feed.appendSection(
        .init(layout: .item, header: .init(length: 200), footer: .init(length: 300)),
        itemCount: 4, measuredBy: MasonryHeights([30, 40, 50, 60]))
    }
    // The second section begins at 680; its footer begins at 1060.
    for (y, address) in [
      (700.0, MasonryFeed.Address.item(0, section: 1)), (1_100, .item(0, section: 2)),
    ] {
      var (changed, visible) = (
        feed, MasonryFeed.Viewport(LayoutRect(x: 0, y: y, width: 100, height: 90))
      )
      try changed.keepingPlace(in: &visible) {
        try $0.reconfigureSection(at: 1) { section in
          if y < 1_000 { section.header = nil } else { section.footer = nil }
        }
      }
      XCTAssertEqual(changed.frame(of: address)?.minY, visible.rect.minY)
    }
  }
}

extension SplitMix64 {
  /// Where a viewport starts along the content, and its length, which may be more than all of it.
  mutating func stretch(of content: Double) -> (start: Double, length: Double) {
    let content = max(0, content)
    let length = chance(1, of: 6) ? content + quarter(in: 0...20) : quarter(in: 1...40)
    if chance(1, of: 8) { return (0, length) }
    if chance(1, of: 8) { return (content - length, length) }
    return (quarter(in: -6...content + 6), length)
  }
}
