import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Drops and queries in rows where a reader can check them; `RowOracleTests` has all rules.
final class RowsTests: XCTestCase {
  private func rows(
    _ rule: MasonryRows.Rule, _ lengths: [Double], environment: LayoutEnvironment = .init()
  ) throws -> MasonryRows {
    var rows = try MasonryRows(
      configuration: .init(rule: rule, rowSpacing: 1), width: 100, environment: environment)
    try rows.appendItems(of: MasonryHeights(widths: lengths))
    return rows
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

  /// A text of 520 by 20 points on one line, which wraps in less.
  private let text = MasonryHeightClosure(width: { _, _ in 520 }) { _, width in
    width > 0 ? 20 * (520 / width).rounded(.up) : 0
  }

  /// In a flow an item that is wider than the row is as wide as it, and has its height there.
  func testAnItemThatIsTooWideForAFlow() throws {
    for alignment in [MasonryRows.Alignment.start, .center, .end, .fill] {
      for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
        for insets in [LayoutInsets.zero, .init(top: 0, leading: 10, bottom: 0, trailing: 30)] {
          func rule(_ hasOwnHeights: Bool) -> MasonryRows.Rule {
            .flowing(height: 20, alignment: alignment, hasOwnHeights: hasOwnHeights)
          }
          var rows = try MasonryRows(
            configuration: .init(rule: rule(true), contentInsets: insets), width: 390,
            environment: .init(direction: direction))
          try rows.appendItems(3, measuredBy: text)
          for (width, length, height) in [
            (390.0, 390.0, 40.0), (200, 200, 60), (390, 390, 40), (520, 520, 20), (130, 130, 80),
          ] {
            let outer = width + insets.leading + insets.trailing
            try rows.resize(to: .width(outer, environment: rows.environment), measuredBy: text)
            let x = direction == .leftToRight ? insets.leading : insets.trailing
            for (index, frame) in rows.frames.enumerated() {
              XCTAssertEqual(
                frame,
                LayoutRect(x: x, y: Double(index) * height, width: length, height: height))
            }
            XCTAssertEqual(rows.contentSize.width, outer)
          }
          // Nobody is asked: the heights are estimates where the width is another one.
          try rows.resize(
            to: .width(390 + insets.leading + insets.trailing, environment: rows.environment))
          XCTAssertTrue(rows.isEstimated(itemAt: 1))
          try rows.remeasure(0..<3, measuredBy: text)
          XCTAssertEqual(rows.frame(ofItemAt: 1).size, LayoutSize(width: 390, height: 40))
          try rows.reconfigure(measuredBy: text) { $0.rule = rule(false) }
          XCTAssertEqual(rows.frame(ofItemAt: 1).size, LayoutSize(width: 390, height: 20))
        }
      }
    }
  }

  /// By rounding, an item without width may lie a little behind the end of a row that is too wide.
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

  /// The row under the finger is found also where frames on pixels reach past the positions.
  func testADropFindsTheNearestRowByAScan() throws {
    var random = SplitMix64(seed: 11)
    for world in sample(0..<400, every: 7) {
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
    let heights = MasonryHeights([], default: 2)
    var feed = try MasonryFeed(width: 10, itemCount: 2, measuredBy: heights)
    try feed.appendSection(
      .init(layout: .rows(.init(rule: .flowing(height: 3))), header: .init(length: 5)),
      itemCount: 0, measuredBy: heights)
    let target = feed.dropAddress(at: LayoutPoint(x: 1, y: 4), moving: .item(0, section: 0))
    XCTAssertEqual(target, .item(0, section: 1))
  }
}
