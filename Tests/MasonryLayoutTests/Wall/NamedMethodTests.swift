import LayoutGeometry
import MasonryLayout
import XCTest

/// Public methods that other tests reach only through an oracle, each called by its name.
final class NamedMethodTests: XCTestCase {
  /// Two columns of 50 points: items 0 and 2 on the left, 1 on the right.
  private func wall() throws -> MasonryWall {
    var wall = try MasonryWall(width: 100)
    try wall.appendItems(of: MasonryHeights([10, 40, 20]))
    return wall
  }

  /// Two sections of a header of 10 points and two items of 30.
  private func feed() throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<2 {
      try feed.appendSection(
        .init(header: .init(length: 10), background: .zero), itemCount: 2,
        measuredBy: MasonryHeights([], default: 30))
    }
    return feed
  }

  private let all = LayoutRect(x: 0, y: 0, width: 100, height: 100)

  func testReorderItems() throws {
    var wall = try wall()
    let mapping = wall.reorderItems(by: [2, 0, 1])
    try wall.setLength(5, ofItemAt: 2)
    XCTAssertEqual(mapping, .reordering([2, 0, 1]))
    XCTAssertEqual(wall.frames.map(\.height), [20, 10, 5])
  }

  func testQueriesOfAWall() throws {
    let wall = try wall()
    XCTAssertEqual(wall.frame(of: 1, in: all), wall.frame(ofItemAt: 1))
    XCTAssertNil(wall.frame(of: 3, in: all))
    var visited: [Int] = []
    wall.forEachItem(in: all) { visited.append($0.index) }
    XCTAssertEqual(visited, [0, 2, 1], "Column by column")
    XCTAssertEqual(wall.itemsInReadingOrder(in: all).map(\.index), [0, 1, 2])
  }

  /// A place that is found again by identities, also once what was there is gone.
  func testABookmarkOfAWall() throws {
    let wall = try wall()
    var visible = LayoutRect(x: 0, y: 10, width: 100, height: 20)
    let bookmark = wall.bookmark(in: visible) { ["a", "b", "c"][$0] }
    visible.origin.y = 0
    wall.scroll(&visible, to: bookmark) { $0 == "c" ? 2 : nil }
    XCTAssertEqual(visible.minY, 10)
    let anchor = wall.anchor(in: visible)
    XCTAssertEqual(anchor.following(.inserting(2, at: 0)).index, anchor.index.map { $0 + 2 })
    let mapping = LayoutIndexMapping.inserting(2, at: 0)
    XCTAssertEqual([mapping.newID(of: 1), mapping.oldID(of: 3)], [3, 1])
  }

  func testRowsOfItems() throws {
    var rows = try MasonryWall(.rows(.flowing(height: 10)), width: 100)
    try rows.appendItems(of: MasonryHeights(widths: [60, 30, 50]))
    XCTAssertEqual((0..<3).map { rows.row(ofItemAt: $0) }, [0, 0, 1])
    XCTAssertEqual(rows.frame(ofRow: 1), LayoutRect(x: 0, y: 10, width: 100, height: 10))
    try rows.setLength(80, ofItemAt: 0)
    XCTAssertEqual((0..<3).map { rows.row(ofItemAt: $0) }, [0, 1, 1])
  }

  func testColumnsOfASection() {
    let settings = ColumnsLayout(
      columns: .fixed(3), columnSpacing: 8, itemSpacing: 8)
    XCTAssertEqual(ItemsLayout.columns(.fixed(3), spacing: 8).grid, settings)
    XCTAssertEqual(ItemsLayout.columns(.fixed(1)), .item)
  }

  func testQueriesOfAFeed() throws {
    var feed = try feed()
    let view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 20, width: 100, height: 25))
    let expected: [MasonryFeed.Address] = [
      .background(section: 0), .item(0, section: 0), .item(1, section: 0), .background(section: 1),
      .header(section: 1),
    ]
    XCTAssertEqual(feed.elements(in: view).map(\.address), expected)
    XCTAssertEqual(
      feed.elementsInReadingOrder(in: view).map(\.address), expected.filter { $0.zIndex >= 0 })
    XCTAssertEqual(feed.removeSections(in: 0..<2), .sections(.removing(0..<2)))
    XCTAssertEqual(feed.sectionCount, 0)
  }

  /// What a provider says of many items at once.
  func testProvidersOfManyItems() {
    let heights = MasonryHeights([10, 20])
    XCTAssertEqual(heights.knownLengths(ofItemsIn: 0..<2, along: .vertical), [10, 20])
    XCTAssertNil(heights.knownLengths(ofItemsIn: 0..<1, along: .vertical))
    XCTAssertNil(heights.knownLengths(ofItemsIn: 0..<2, along: .horizontal))
    XCTAssertTrue(heights.areUnconstrained(itemsIn: 0..<2))
    XCTAssertFalse(MasonryHeights([1]).spanning([2]).areUnconstrained(itemsIn: 0..<1))
    XCTAssertEqual(MasonryEstimates(heights).areEstimated(itemsIn: 0..<2), true)
    XCTAssertEqual(heights.areEstimated(itemsIn: 0..<2), false)
    var lengths = [0.0, 0]
    lengths.withUnsafeMutableBufferPointer {
      heights.measureItems(in: 0..<2, along: .vertical, crossLength: 7, into: $0)
    }
    XCTAssertEqual(lengths, [10, 20])
  }
}
