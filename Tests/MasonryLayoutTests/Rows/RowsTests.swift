import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What the documentation of rows says, in small worlds that a reader can check.
final class RowsTests: XCTestCase {
  private func rows(
    _ rule: MasonryRows.Rule, _ lengths: [Double], spans: [Int] = [], width: Double = 100,
    spacing: Double = 0, insets: LayoutInsets = .zero, limits: ClosedRange<Int> = 1...1000,
    environment: LayoutEnvironment = .init()
  ) throws -> MasonryRows {
    var rows = try MasonryRows(
      configuration: .init(
        rule: rule, itemSpacing: spacing, rowSpacing: 1, contentInsets: insets,
        itemsInRow: limits),
      width: width, environment: environment)
    try rows.appendItems(
      lengths.count,
      measuredBy: MasonryHeightClosure(
        columnSpan: { spans.indices.contains($0) ? spans[$0] : 1 },
        width: { index, _ in lengths[index] }
      ) { index, _ in lengths[index] })
    return rows
  }

  private func frames(_ rows: MasonryRows) -> [[Double]] {
    rows.frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  func testJustifiedRowsFillTheWidth() throws {
    let rule = MasonryRows.Rule.justified(height: 20)
    // The sums 2 + 3 are exactly the width in heights; the last row has the height of the first.
    let rows = try rows(rule, [40, 60, 20])
    XCTAssertEqual(frames(rows), [[0, 0, 40, 20], [40, 0, 60, 20], [0, 21, 20, 20]])
    XCTAssertEqual(rows.contentSize, LayoutSize(width: 100, height: 41))
    XCTAssertEqual(rows.rowCount, 2)
    XCTAssertEqual(rows.items(inRow: 0), 0..<2)
  }

  /// A portrait shares a row with a panorama rather than being cropped in a row of its own.
  func testOptimalRowsOfPanoramas() throws {
    func counts(_ lengths: [Double], limits: ClosedRange<Int> = 1...1000) throws -> [Int] {
      let rule = MasonryRows.Rule.justified(height: 20, breaking: .optimal)
      let rows = try rows(rule, lengths, limits: limits)
      return (0..<rows.rowCount).map { rows.items(inRow: $0).count }
    }
    // Alone the portrait would be 50 times as high as the target, together with the panorama the
    // row is a third as high.
    XCTAssertEqual(try counts([2, 300, 100]), [2, 1])
    // Of equal sums the last row is the larger.
    XCTAssertEqual(try counts([100, 0, 100]), [1, 2])
    // The last row costs nothing if it fits.
    XCTAssertEqual(try counts([100, 1, 1, 1]), [1, 3])
    // A row with too few items costs more than a low one.
    XCTAssertEqual(try counts([300, 300, 300, 100, 100, 100], limits: 3...9), [3, 3])
    XCTAssertEqual(try counts([300, 300, 300, 100, 100, 100], limits: 2...9), [2, 2, 2])
    // Two rows take the place of one, though both cost as much as that one: each 256.
    XCTAssertEqual(try counts([9000, 9000, 100]), [1, 2])
  }

  func testAnItemThatSpansFillsARow() throws {
    let rows = try rows(.justified(height: 20), [40, 30, 60], spans: [1, 2])
    XCTAssertEqual(frames(rows), [[0, 0, 40, 20], [0, 21, 100, 30], [0, 52, 60, 20]])
  }

  func testFlowingRowsWrapAndAlign() throws {
    let lengths = [40.0, 50, 30, 20]
    XCTAssertEqual(
      frames(try rows(.flowing(height: 10), lengths, spacing: 10)),
      [[0, 0, 40, 10], [50, 0, 50, 10], [0, 11, 30, 10], [40, 11, 20, 10]])
    XCTAssertEqual(
      frames(try rows(.flowing(height: 10, alignment: .end), lengths, spacing: 10)),
      [[0, 0, 40, 10], [50, 0, 50, 10], [40, 11, 30, 10], [80, 11, 20, 10]])
    XCTAssertEqual(
      frames(try rows(.flowing(height: 10, alignment: .fill), [40, 40, 30], spacing: 5)),
      [[0, 0, 40, 10], [60, 0, 40, 10], [0, 11, 30, 10]])
    XCTAssertEqual(
      frames(try rows(.flowing(height: 10, hasOwnHeights: true), [40, 60, 30])),
      [[0, 0, 40, 40], [40, 0, 60, 60], [0, 61, 30, 30]])
  }

  func testEvenRowsAreAsHighAsTheirTallest() throws {
    XCTAssertEqual(
      frames(try rows(.even(.fixed(2)), [10, 30, 20, 5], spans: [1, 1, 9])),
      [[0, 0, 50, 10], [50, 0, 50, 30], [0, 31, 100, 20], [0, 52, 50, 5]])
    let columns = MasonryGrid.Columns.tracks([.points(20), .fraction(1)])
    var rows = try MasonryRows(configuration: .init(rule: .even(columns)), width: 100)
    try rows.appendItems(3, measuredBy: MasonryHeightClosure { _, width in width })
    XCTAssertEqual(frames(rows), [[0, 0, 20, 20], [20, 0, 80, 80], [0, 80, 20, 20]])
  }

  func testNeighborsAndDrops() throws {
    // 40 and 60 in the first row, 50 and 30 in the second.
    let rows = try rows(.flowing(height: 10), [40, 60, 50, 30])
    XCTAssertEqual(rows.neighbor(ofItemAt: 0, on: .right), 1)
    XCTAssertNil(rows.neighbor(ofItemAt: 1, on: .right))
    XCTAssertNil(rows.neighbor(ofItemAt: 1, on: .above))
    XCTAssertEqual(rows.neighbor(ofItemAt: 1, on: .below), 3)
    XCTAssertEqual(rows.neighbor(ofItemAt: 2, on: .above), 0)
    XCTAssertEqual(rows.dropIndex(at: LayoutPoint(x: 45, y: 3), moving: 3), 1)
    XCTAssertEqual(rows.dropIndex(at: LayoutPoint(x: 95, y: 3), moving: 0), 1)
    XCTAssertEqual(rows.dropIndex(at: LayoutPoint(x: 10, y: 900), moving: 0), 1)
    XCTAssertEqual(rows.dropIndex(at: LayoutPoint(x: 5, y: 5), moving: 0), 0)
    let mirrored = try self.rows(
      .flowing(height: 10), [40, 60, 50, 30], environment: .init(direction: .rightToLeft))
    XCTAssertEqual(mirrored.neighbor(ofItemAt: 0, on: .left), 1)
    XCTAssertEqual(mirrored.dropIndex(at: LayoutPoint(x: 5, y: 3), moving: 3), 2)
  }

  /// In a row that is far too wide, the last item has no width, and by rounding it lies a little
  /// behind the end of the row: a view of the whole width does not meet it.
  func testQueriesAreExactInRowsThatAreFarTooWide() throws {
    var outside = 0
    for seed in 1...200 {
      let panorama = 1e20 / Double(seed)
      let rows = try rows(
        .justified(height: 20, breaking: .optimal), [panorama, 3, 100, 100],
        environment: .init(direction: seed % 2 == 0 ? .rightToLeft : .leftToRight))
      let rect = LayoutRect(x: 0, y: 5, width: 100, height: 1)
      let scanned = fullScan(of: Array(rows.frames), in: rect)
      XCTAssertEqual(rows.indices(in: rect), scanned)
      outside += rows.items(inRow: 0).count - scanned.count
    }
    XCTAssertGreaterThan(outside, 0, "No item lies outside")
  }

  /// What has no length at an edge of the view is found as by looking at every frame.
  func testItemsWithoutLength() throws {
    for rule in [MasonryRows.Rule.even(.fixed(1)), .flowing(height: 10)] {
      var rows = try MasonryRows(configuration: .init(rule: rule), width: 10)
      let lengths = [10.0] + Array(repeating: 0, count: 50) + [10]
      try rows.appendItems(
        52,
        measuredBy: MasonryHeightClosure(width: { index, _ in lengths[index] }) { index, _ in
          lengths[index]
        })
      for edge in [0.0, 10] {
        let rect = LayoutRect(x: 0, y: edge, width: 10, height: 5)
        let expected = rows.frames.indices.filter { rows.frames[$0].intersects(rect) }
        XCTAssertEqual(rows.indices(in: rect), expected)
      }
    }
    let rows = try MasonryRows(width: 9)
    XCTAssertEqual(rows.space, .width(9))
    XCTAssertThrowsError(try MasonryRows(configuration: .init(itemsInRow: 1...1001), width: 9)) {
      XCTAssertEqual($0 as? MasonryError, .itemsInRow(1...1001))
    }
  }

  /// Of rows of one item, the one under the finger is found also beside rows without height, where
  /// frames on pixels reach past the positions.
  func testADropFindsTheNearestRowByAScan() throws {
    var random = SplitMix64(seed: 11)
    for world in 0..<400 {
      let heights = (0..<8).map { _ in [0, 0, 0.3, 1][Int(random.next() % 4)] }
      var rows = try MasonryRows(
        configuration: .init(rule: .even(.fixed(1))), width: 10,
        environment: .init(scale: world % 2 == 0 ? 2 : nil))
      try rows.appendItems(of: MasonryHeights(heights))
      let moving = Int(random.next() % 8)
      for y in stride(from: -0.5, through: rows.contentSize.height + 0.5, by: 0.125) {
        let distances = rows.frames.map { max($0.minY - y, 0, y - $0.maxY) }
        let nearest = distances.indices.filter { distances[$0] == distances.min() }
        let allowed = nearest.flatMap { row in
          row == moving ? [row] : [row, row + 1].map { $0 > moving ? $0 - 1 : $0 }
        }
        let index = rows.dropIndex(at: LayoutPoint(x: 3, y: y), moving: moving)
        if !allowed.contains(index) { XCTFail("\(heights), \(moving) at \(y): \(index)") }
      }
    }
  }

  func testADropIntoASectionOfRowsWithoutItems() throws {
    var feed = try MasonryFeed(width: 10)
    let heights = MasonryHeights([], default: 2)
    try feed.appendSection(.init(), itemCount: 2, measuredBy: heights)
    try feed.appendSection(
      .init(layout: .rows(.init(rule: .flowing(height: 3))), header: .init(length: 5)),
      itemCount: 0, measuredBy: heights)
    let target = feed.dropAddress(at: LayoutPoint(x: 1, y: 4), moving: .item(0, section: 0))
    XCTAssertEqual(target, .item(0, section: 1))
  }
}
