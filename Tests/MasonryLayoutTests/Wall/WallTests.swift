import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a wall is beside the feed of one section that it holds.
final class WallTests: XCTestCase {
  /// Two columns of 50 points: items 0 and 2 on the left, 1 on the right.
  private func wall() throws -> MasonryWall {
    try MasonryWall(heights: [10, 40, 20], columns: 2, width: 100)
  }

  private let all = LayoutRect(x: 0, y: 0, width: 100, height: 100)

  func testTheShortFormsAreTheLongOnes() throws {
    let layout = ItemsLayout.columns(.fixed(3), spacing: 8)
    XCTAssertEqual(layout.columns, .init(columns: .fixed(3), columnSpacing: 8, itemSpacing: 8))
    XCTAssertEqual(ItemsLayout.columns(.fixed(1)), .item)
    var wall = try MasonryWall(layout, width: 316)
    try wall.items.appendItems(4, measuredBy: MasonryHeights([30, 40, 50, 60]))
    XCTAssertEqual(
      wall, try MasonryWall(heights: [30, 40, 50, 60], columns: 3, spacing: 8, width: 316))
    var pictures = try MasonryWall(layout, in: .width(316))
    try pictures.items.appendItems(of: MasonryAspectRatios([1, 2]))
    XCTAssertEqual(
      pictures, try MasonryWall(aspectRatios: [1, 2], columns: 3, spacing: 8, width: 316))
    XCTAssertEqual(pictures.items.frames.map(\.height), [100, 50])
  }

  func testItShowsItsItemsByIndex() throws {
    let wall = try wall()
    XCTAssertEqual(wall.itemCount, 3)
    XCTAssertEqual(wall.contentSize, LayoutSize(width: 100, height: 40))
    XCTAssertEqual(wall.items(in: all), wall.items.items(in: all))
    XCTAssertEqual(wall.frame(ofItemAt: 2), LayoutRect(x: 0, y: 10, width: 50, height: 20))
    var visited: [Int] = []
    wall.items.forEachItem(in: all) { visited.append($0.index) }
    XCTAssertEqual(visited, [0, 2, 1], "Column by column")
    XCTAssertEqual(wall.items.itemsInReadingOrder(in: all).map(\.index), [0, 1, 2])
    XCTAssertEqual(
      wall.feed.elements(in: all).map(\.address), (0..<3).map { .item($0, section: 0) })
  }

  func testReorderItems() throws {
    var wall = try wall()
    let old = wall
    let mapping = wall.items.reorderItems(by: [2, 0, 1])
    XCTAssertEqual(mapping, .reordering([2, 0, 1]))
    let changes = wall.frameChanges(from: old, by: mapping, in: all)
    XCTAssertEqual(changes.moved.map { [$0.old, $0.new] }, [[2, 0], [0, 1], [1, 2]])
    XCTAssertEqual(changes.moved.map(\.newFrame), Array(wall.items.frames))
    try wall.items.setLength(5, ofItemAt: 2)
    XCTAssertEqual(wall.items.frames.map(\.height), [20, 10, 5])
  }

  /// A place that is found again by identities, also once what was there is gone.
  func testABookmark() throws {
    let wall = try wall()
    var visible = LayoutRect(x: 0, y: 10, width: 100, height: 20)
    let bookmark = wall.bookmark(in: visible) { ["a", "b", "c"][$0] }
    visible.origin.y = 0
    wall.scroll(&visible, to: bookmark) { $0 == "c" ? 2 : nil }
    XCTAssertEqual(visible.minY, 10)
    let anchor = wall.anchor(in: visible)
    XCTAssertEqual(anchor.following(.inserting(2, at: 0)).index, anchor.index.map { $0 + 2 })
  }

  /// An inset of a fraction of a pixel ends the items between pixels, and a wall on one.
  func testItEndsOnAWholePixel() throws {
    for (axis, direction) in LayoutAxis.allCases.flatMap({ axis in
      LayoutReadingDirection.allCases.map { (axis, $0) }
    }) {
      for scale in [1.0, 2, 3] {
        for inset in [0, 0.1, 0.3, 0.75, 1.2] {
          var wall = try MasonryWall(
            .columns(.init(contentInsets: LayoutInsets(inset))),
            in: LayoutSpace(
              axis: axis, crossLength: 100, environment: .init(direction: direction, scale: scale)))
          try wall.items.appendItems(of: MasonryAspectRatios([0.7, 1.3, 1.1]))
          let (length, items) = (axis.length(of: wall.contentSize), wall.items)
          XCTAssertEqual(length * scale, (length * scale).rounded(), accuracy: 1e-9)
          XCTAssertEqual(length, axis.length(of: items.contentSize), accuracy: 1 / scale)
          XCTAssertEqual(wall.contentSize, wall.feed.contentSize)
        }
      }
    }
  }

  /// A snapshot is that of the feed; of a feed with more than items nobody makes a wall.
  func testSnapshots() throws {
    var wall = try wall()
    wall.items.keptPlaces = .all
    try wall.items.setLength(30, ofItemAt: 0)
    XCTAssertEqual(try JSON.text(of: wall), try JSON.text(of: wall.feed))
    expectSame(try JSON.roundTrip(wall), wall)
    for sections: [MasonryFeed.Section] in [
      [], [.init(), .init()], [.init(header: .init(length: 1))], [.init(spacingAfter: 1)],
      [.init(carousel: .init(length: 20))], [.init(isCollapsed: true)],
    ] {
      var feed = try MasonryFeed(width: 100)
      for section in sections {
        try feed.appendSection(section, itemCount: 0, measuredBy: MasonryHeights([]))
      }
      expectRefused(
        MasonryWall.self, try JSON.text(of: feed),
        "A wall has one section, and nothing around its items.")
    }
  }

  /// What is refused names no section, as a wall has only one.
  func testErrors() throws {
    expectThrows(.columnCount(0)) { _ = try MasonryWall(heights: [1], columns: 0, width: 9) }
    expectThrows(.itemHeight(-1, item: 1)) {
      _ = try MasonryWall(heights: [1, -1], columns: 2, width: 9)
    }
    var wall = try MasonryWall(width: 100)
    try wall.items.appendItems(3, measuredBy: MasonryEstimates(height: 10))
    let (old, bad) = (wall, MasonryHeights([], default: -1))
    var visible = all
    expectThrows(.itemHeight(-1, item: 0)) { try wall.measure(itemsIn: &visible, measuredBy: bad) }
    expectThrows(.height(-1)) { try wall.resize(to: .height(-1)) }
    expectSame(wall, old)
    XCTAssertEqual(visible, all)
    wall = try self.wall()
    expectThrows(.itemHeight(-1, item: 0)) { try wall.resize(width: 50, measuredBy: bad) }
    expectSame(wall, try self.wall())
  }

  /// Another width keeps direction and pixels; another space has its own.
  func testAnotherWidthKeepsTheEnvironment() throws {
    let environment = LayoutEnvironment(direction: .rightToLeft, scale: 3)
    var wall = try MasonryWall(width: 300, environment: environment)
    try wall.resize(width: 200)
    XCTAssertEqual(wall.space, .width(200, environment: environment))
    XCTAssertEqual([wall.items.space, wall.feed.space], [wall.space, wall.space])
    try wall.resize(to: .height(250))
    XCTAssertEqual([wall.items.space, wall.feed.space], [.height(250), .height(250)])
    var feed = try MasonryFeed(width: 300, environment: environment)
    try feed.resize(width: 200)
    XCTAssertEqual(feed.space, .width(200, environment: environment))
  }
}
