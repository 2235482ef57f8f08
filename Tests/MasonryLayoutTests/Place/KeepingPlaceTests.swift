import LayoutGeometry
import MasonryLayout
import XCTest

/// `keepingPlace(in:)` beside what it stands for, and viewports that are pinned elsewhere.
final class KeepingPlaceTests: XCTestCase {
  /// One anchor through several widths, each in one call: the item stays, and all comes back.
  func testWidthsThereAndBack() throws {
    let cards = MasonryHeightClosure { index, width in Double(40 + index * 37 % 90) + 9_000 / width
    }
    var feed = try MasonryFeed(width: 320)
    try feed.appendSection(
      .init(layout: .columns(.adaptive(minimumWidth: 90), spacing: 5)), itemCount: 400,
      measuredBy: cards)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 1_234, width: 320, height: 480))
    let (anchor, before) = (feed.anchor(in: visible), visible)
    let address = try XCTUnwrap(anchor.address)
    let start = try XCTUnwrap(feed.frame(of: address)).minY - visible.rect.minY
    for (width, height) in [(700.0, 300.0), (1_001, 900), (95, 200), (320, 480)] {
      visible.rect.size = LayoutSize(width: width, height: height)
      try feed.keepingPlace(in: &visible, keeping: anchor) {
        try $0.resize(width: width) { _ in cards }
      }
      let now = try XCTUnwrap(feed.frame(of: address)).minY - visible.rect.minY
      XCTAssertEqual(now, start, accuracy: 1e-9, "\(width) wide")
    }
    XCTAssertEqual(visible, before)
  }

  private struct Refused: Error {}

  private func feed() throws -> MasonryFeed {
    try MasonryFeed(
      sectionCount: 4, of: .init(header: .init(length: 20, isPinned: true)), itemCount: 12,
      measuredBy: MasonryHeights([], default: 30))
  }

  /// The second header, at 200, is pinned, and so row 3 of its section, at 280, is kept.
  private let start = MasonryFeed.Viewport(LayoutRect(x: 0, y: 250, width: 100, height: 200))

  func testItTellsTheFrameChangesOfAllChanges() throws {
    var (feed, visible) = (try self.feed(), start)
    let old = feed
    let changes = try feed.keepingPlace(in: &visible) { feed throws(MasonryError) in
      feed.removeSection(at: 0)
      try feed[0].insertItems(2, at: 0, measuredBy: MasonryHeights([], default: 30))
    }
    XCTAssertEqual(visible.rect.minY, 250 - 200 + 30)
    let mapping = MasonryFeed.AddressMapping.sections(.removing(0..<1))
      .then(.items(.inserting(2, at: 0), inSection: 0))
    XCTAssertEqual(
      changes, feed.frameChanges(from: old, by: mapping, in: visible, before: start))
    XCTAssertFalse(changes.moved.isEmpty)
  }

  /// Changes say themselves where they take items, whatever the closure does.
  func testItFollowsEveryChange() throws {
    let heights = MasonryHeights([], default: 30)
    typealias Address = MasonryFeed.Address
    let changes: [(to: Address, change: (inout MasonryFeed) throws -> Void)] = [
      (.item(6, section: 1), { try $0[1].insertItems(2, at: 0, measuredBy: heights) }),
      (
        .item(4, section: 2),
        { try $0.insertSection(.init(), itemCount: 5, at: 0, measuredBy: heights) }
      ),
      (
        .item(6, section: 3),
        { feed in
          feed[1].removeItems(in: 0..<2)
          try feed[1].appendItems(2, measuredBy: heights)
          try feed[1].insertItems(4, at: 0, measuredBy: heights)
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
          try feed[1].reconfigure { $0.columns?.columns = .fixed(1) }
          try feed.resize(width: 120)
          feed[0].removeAllItems()
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
          let change = { (items: inout MasonryItems) throws(MasonryError) in
            try items.insertItems(3, at: 0, measuredBy: heights)
            try items.reconfigure { $0 = .rows(.even(.fixed(2))) }
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

  /// In a wall: a closure makes one change or several, or throws.
  func testClosures() throws {
    var wall = try MasonryWall(
      heights: Array(repeating: 50, count: 20), columns: 1, width: 100)
    var visible = LayoutRect(x: 0, y: 220, width: 100, height: 300)
    let moved = try wall.keepingPlace(in: &visible) {
      try $0.items.setLength(80, ofItemAt: 1)
    }.moved
    XCTAssertEqual(visible.minY, 250)
    XCTAssertEqual(moved.map(\.new), Array(4..<11), "All on screen are 30 lower")
    try wall.keepingPlace(in: &visible) { wall in
      try wall.items.setLength(50, ofItemAt: 1)
      try wall.items.setLength(60, ofItemAt: 2)
    }
    XCTAssertEqual(visible.minY, 230)
    try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
      wall.items.removeItems(in: 0..<2)
      wall.items.moveItem(from: 0, to: 17)
    }
    XCTAssertEqual(visible.minY, 70)
    let (old, refused) = (wall, MasonryError.itemHeight(-1, item: 3))
    do throws(MasonryError) {
      try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
        wall.items.removeItem(at: 0)
        try wall.items.setLength(-1, ofItemAt: 3)
      }
      XCTFail("Nothing is thrown")
    } catch {
      XCTAssertEqual("\(error)", "\(refused)")
    }
    XCTAssertEqual(wall, old)
    XCTAssertEqual(visible.minY, 70)
    wall.keepingPlace(in: &visible) { $0.items.removeAllItems() }
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 0, width: 100, height: 300))
  }

  /// A feed that is put in place of another knows no changes: an anchor takes the mapping.
  func testAnotherFeedInItsPlace() throws {
    var (feed, visible) = (try self.feed(), start)
    let anchor = feed.anchor(in: visible)
    var new = try MasonryFeed(width: 100)
    for section in [1, 2, 3] {
      try new.appendSection(
        feed.section(at: section), itemCount: 12, measuredBy: MasonryHeights([], default: 30))
    }
    feed = new
    feed.scroll(&visible, to: anchor, after: .sections(.removing(0..<1)))
    XCTAssertEqual(visible.rect.minY, 50)
  }

  func testAChangeThatThrowsLeavesEverything() throws {
    var (feed, visible) = (try self.feed(), start)
    XCTAssertThrowsError(
      try feed.keepingPlace(in: &visible) { feed in
        XCTAssertEqual(feed, try self.feed(), "What is noted meanwhile makes it no other feed")
        feed.removeSection(at: 0)
        throw Refused()
      }
    ) { XCTAssertTrue($0 is Refused) }
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

  func testHiddenItemsAreFoundNowhereAndNothingIsAskedWhenTheyAreShownAgain() throws {
    var feed = try feed()
    let open = feed
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 800))
    let changes = try feed.keepingPlace(in: &view) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = true }
    }
    XCTAssertEqual(changes.removed.map { $0.address }, (0..<12).map { .item($0, section: 1) })
    XCTAssertEqual(feed.contentSize.height, open.contentSize.height - 180)
    XCTAssertNil(feed.frame(of: .item(2, section: 1)))
    XCTAssertEqual(feed.neighbor(of: .item(11, section: 0), on: .below), .item(1, section: 2))
    XCTAssertEqual(
      feed.dropAddress(at: LayoutPoint(x: 5, y: 210), moving: .item(0, section: 0)),
      .item(12, section: 1))
    try feed.reconfigureSection(at: 1) { $0.isCollapsed = false }
    XCTAssertEqual(feed, open)
  }

  func testAPinnedHeaderStaysWhereItIsWhenItsSectionCollapses() throws {
    var (feed, view) = (try self.feed(), start)
    let header = feed.anchor(of: .header(section: 1), in: view)
    try feed.keepingPlace(in: &view, keeping: header) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = true }
    }
    XCTAssertEqual(view.rect.minY, 200, "The header, which was pinned, is at the start of the view")
    XCTAssertEqual(feed.frame(of: .header(section: 1), in: view)?.minY, 200)
    let item = feed.anchor(of: .item(2, section: 2), in: view)
    try feed.keepingPlace(in: &view, keeping: item) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = false }
    }
    XCTAssertEqual(view.rect.minY, 200 + 180)
    feed.scroll(&view, to: feed.anchor(of: .footer(section: 0), in: view))
    XCTAssertEqual(view.rect.minY, 380, "There is no such element")
  }

  /// Where only a header or a footer is in view and goes, the item behind it begins there.
  func testTheItemBehindAHeaderOrAFooterThatGoes() throws {
    let feed = try MasonryFeed(
      sectionCount: 3,
      of: .init(layout: .item, header: .init(length: 200), footer: .init(length: 300)),
      itemCount: 4, measuredBy: MasonryHeights([30, 40, 50, 60]))
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

  func testAnItemIsShownBelowTheHeadersOfAllLevels() throws {
    let sections = [1, 0, 0].map { level in
      HostSection(
        settings: .init(layout: .item, header: .init(length: 10, isPinned: true, level: level)),
        items: level == 1 ? [] : .heights([90]))
    }
    let feed = try FeedHost(crossLength: 100, sections: sections).feed()
    let view = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    XCTAssertEqual(feed.offset(showing: .item(0, section: 2), at: .start, in: view), 120 - 20)
  }

  /// A rectangle that is left out is that of pinning, or of before.
  func testWhatIsLeftOut() throws {
    var host = FeedHost(
      sections: [HostSection(settings: .init(header: .init(length: 4, isPinned: true)))])
    host.sections[0].items = .heights([20, 30, 9])
    let old = try host.feed()
    host.sections[0].items.removeFirst()
    let new = try host.feed()
    let mapping = MasonryFeed.AddressMapping.items(.removing(0..<1), inSection: 0)
    let rect = LayoutRect(x: 0, y: 6, width: 12, height: 12)
    let other = LayoutRect(x: 0, y: 9, width: 12, height: 8)
    for view in [MasonryFeed.Viewport(rect), .init(rect, pinnedIn: other)] {
      XCTAssertEqual(
        new.frameChanges(from: old, by: mapping, in: view),
        new.frameChanges(from: old, by: mapping, in: view, before: view))
    }
    let scrolled = new.frameChanges(from: old, by: mapping, in: .init(rect), before: .init(other))
    XCTAssertEqual(scrolled.removed.map(\.address), [.item(0, section: 0)])
    XCTAssertTrue(
      scrolled.moved.contains {
        $0.new == .header(section: 0) && $0.oldFrame.minY == 9 && $0.newFrame.minY == 6
      })
  }
}
