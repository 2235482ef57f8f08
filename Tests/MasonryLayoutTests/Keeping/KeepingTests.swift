import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a host sees of kept columns.
final class KeepingTests: XCTestCase {
  /// Two columns of 50 points, in which items 0 to 5 go left and right by turns.
  private func wall(
    _ heights: [Double] = [10, 11, 10, 10, 10, 10], spans: [Int] = [],
    packing: MasonryGrid.Packing = .shortestColumn
  ) throws -> MasonryGrid {
    var wall = try MasonryGrid(
      configuration: .init(columns: .fixed(2), packing: packing), width: 100)
    try wall.appendItems(
      heights.count, measuredBy: MasonryHeights(heights, columnSpans: spans))
    return wall
  }

  private func columns(_ wall: MasonryGrid) -> [Int] {
    (0..<wall.itemCount).map { wall.column(ofItemAt: $0) }
  }

  func testALateHeightMovesNobodyBeforeTheHorizon() throws {
    var wall = try wall()
    XCTAssertEqual(columns(wall), [0, 1, 0, 1, 0, 1])
    wall.keptColumns = .before(4)
    try wall.setHeight(30, ofItemAt: 0)
    XCTAssertEqual(columns(wall), [0, 1, 0, 1, 1, 1])
    XCTAssertEqual((0..<6).map { wall.frame(ofItemAt: $0).minY }, [0, 0, 30, 11, 21, 31])
    XCTAssertEqual(wall.keptColumns, .before(4))
    var anew = try self.wall()
    try anew.setHeight(30, ofItemAt: 0)
    XCTAssertEqual(columns(anew), [0, 1, 1, 1, 0, 1])
  }

  func testTheHorizonMovesWithTheItems() throws {
    let heights = MasonryHeights(Array(repeating: 10, count: 9))
    func horizon(_ change: (inout MasonryGrid) throws -> Void) throws -> MasonryGrid.KeptColumns {
      var wall = try wall()
      wall.keptColumns = .before(3)
      try change(&wall)
      return wall.keptColumns
    }
    func expect(
      _ end: Int, line: UInt = #line, _ change: (inout MasonryGrid) throws -> Void
    ) throws {
      XCTAssertEqual(try horizon(change), .before(end), line: line)
    }
    try expect(5) { try $0.insertItems(2, at: 0, measuredBy: heights) }
    try expect(5) { try $0.insertItems(2, at: 2, measuredBy: heights) }
    try expect(3) { try $0.insertItems(2, at: 3, measuredBy: heights) }
    try expect(3) { try $0.appendItems(2, measuredBy: heights) }
    try expect(2) { try $0.removeItem(at: 1) }
    try expect(1) { try $0.removeItems(in: 1..<5) }
    try expect(3) { try $0.removeItem(at: 3) }
    try expect(2) { try $0.moveItem(from: 0, to: 4) }
    try expect(4) { try $0.moveItem(from: 4, to: 0) }
    try expect(2) { try $0.moveItem(from: 1, to: 2) }
    try expect(2) {
      try $0.remeasure(at: 2, measuredBy: MasonryHeights([1, 1, 1], columnSpans: [1, 1, 2]))
    }
    try expect(3) { try $0.resize(width: 200, measuredBy: heights) }
    try expect(3) { try $0.reconfigure(measuredBy: heights) { $0.columns = .fixed(3) } }
    // The last item that is stacked upwards is before it, though it chose its column.
    try expect(2) { wall in
      wall = try self.wall([10])
      wall.keptColumns = .all
      try wall.prependItems(2, measuredBy: heights)
      wall.keptColumns = .before(2)
      try wall.moveItem(from: 0, to: 1)
    }
    XCTAssertEqual(try horizon { try $0.removeItems(in: 0..<3) }, .none)
    XCTAssertEqual(try horizon { $0.removeAllItems() }, .none)
  }

  /// The horizon follows what is seen, and never goes back.
  func testKeepingTheItemsInARectangle() throws {
    var wall = try wall()
    func seen(_ y: Double, _ height: Double) -> LayoutRect {
      LayoutRect(x: 0, y: y, width: 100, height: height)
    }
    wall.keepColumns(ofItemsIn: seen(500, 10))
    XCTAssertEqual(wall.keptColumns, .none)
    wall.keepColumns(ofItemsIn: seen(12, 5))
    XCTAssertEqual(wall.keptColumns, .before(4))
    wall.keepColumns(ofItemsIn: seen(0, 5))
    XCTAssertEqual(wall.keptColumns, .before(4))
    wall.keepColumns(ofItemsIn: seen(0, 25))
    XCTAssertEqual(wall.keptColumns, .before(6))
    wall.keptColumns = .all
    wall.keepColumns(ofItemsIn: seen(0, 100))
    XCTAssertEqual(wall.keptColumns, .all)
  }

  func testAHorizonOutOfRangeIsTheNearestInRange() throws {
    var wall = try wall()
    XCTAssertEqual(wall.keptColumns, .none)
    wall.keptColumns = .before(.max)
    XCTAssertEqual(wall.keptColumns, .before(6))
    wall.keptColumns = .before(.min)
    XCTAssertEqual(wall.keptColumns, .none)
    wall.keptColumns = .all
    try wall.removeItem(at: 0)
    wall.removeAllItems()
    XCTAssertEqual(wall.keptColumns, .all)
  }

  /// The first change after nothing is kept any more gives what building from nothing gives.
  func testKeepingEnds() throws {
    var wall = try wall()
    wall.keptColumns = .all
    try wall.setHeight(30, ofItemAt: 0)
    XCTAssertEqual(columns(wall), [0, 1, 0, 1, 0, 1])
    wall.keptColumns = .none
    XCTAssertEqual(columns(wall), [0, 1, 0, 1, 0, 1])
    try wall.appendItems(1, measuredBy: MasonryHeightClosure { _, _ in 5 })
    expectSame(wall, try self.wall([30, 11, 10, 10, 10, 10, 5]))
  }

  /// What changes nothing is no change, and packs nothing anew; a call of its own does.
  func testOnlyAChangePacksAnew() throws {
    var kept = try wall()
    kept.keptColumns = .all
    try kept.setHeight(30, ofItemAt: 0)
    kept.keptColumns = .none
    let same = MasonryHeights([30, 11, 10, 10, 10, 10])
    let calls: [(inout MasonryGrid) throws -> Void] = [
      { try $0.appendItems(0, measuredBy: same) }, { try $0.prependItems(0, measuredBy: same) },
      { try $0.insertItems(0, at: 2, measuredBy: same) }, { try $0.removeItems(in: 3..<3) },
      { try $0.moveItem(from: 1, to: 1) }, { try $0.resize(width: 100) },
      { try $0.apply([1].difference(from: [1]), measuredBy: same) },
      { try $0.reconfigure { _ in } }, { try $0.setHeight(30, ofItemAt: 0) },
      { try $0.remeasure(0..<6, measuredBy: same) }, { try $0.restackFromStart() },
    ]
    withEvery("call", in: calls.indices) { number in
      var wall = kept
      try calls[number](&wall)
      expectSame(wall, kept)
    }
    try kept.repack()
    expectSame(kept, try wall([30, 11, 10, 10, 10, 10]))
    kept.keptColumns = .all
    let packed = kept
    try kept.repack()
    expectSame(kept, packed)
  }

  func testANewItemChoosesAndSpansKeepTheirFirstColumn() throws {
    var wall = try wall([10, 20, 10, 5], spans: [1, 1, 2, 1])
    wall.keptColumns = .all
    try wall.insertItems(1, at: 1, measuredBy: MasonryHeightClosure { _, _ in 40 })
    XCTAssertEqual(columns(wall), [0, 1, 1, 0, 0])
    XCTAssertEqual((0..<5).map { wall.frame(ofItemAt: $0).minY }, [0, 0, 40, 60, 70])
  }

  /// Where columns differ, only new items are measured.
  func testKeptItemsAreNotMeasured() throws {
    var wall = try MasonryGrid(
      configuration: .init(columns: .tracks([.points(30), .points(50)])), width: 80)
    try wall.appendItems(
      6, measuredBy: MasonryHeightClosure { index, width in width + Double(index) })
    wall.keptColumns = .all
    var asked: [Int] = []
    try wall.setHeight(
      500, ofItemAt: 0,
      measuredBy: MasonryHeightClosure { index, _ in
        asked.append(index); return 1
      })
    try wall.insertItems(
      1, at: 2,
      measuredBy: MasonryHeightClosure { index, _ in
        asked.append(index); return 1
      })
    XCTAssertEqual(asked, [2])
  }

  func testASnapshotRestoresColumns() throws {
    var wall = try wall()
    let plain = try JSON.text(of: wall)
    XCTAssertFalse(plain.contains("kept") || plain.contains("keeping"))
    wall.keptColumns = .before(4)
    try wall.setHeight(30, ofItemAt: 0)
    let text = try JSON.text(of: wall)
    XCTAssertTrue(
      text.contains("\"columns\":[0,1,0,1]")
        && text.contains("\"keptColumns\":{\"before\":4}"))
    expectSame(try JSON.value(MasonryGrid.self, from: text), wall)
    func decode(_ columns: String) throws -> MasonryGrid {
      try JSON.value(MasonryGrid.self, from: text.replacing("[0,1,0,1]", with: columns))
    }
    XCTAssertThrowsError(try decode("[0,-1]"))
    XCTAssertThrowsError(try decode("[0,1,0,1,0,1,0]"))
    XCTAssertEqual(columns(try decode("[0,1,9,9223372036854775807]")), [0, 1, 1, 1, 0, 1])
  }

  /// Items are asked about 1024 at a time, and those that come last may ask for nothing.
  func testALongSnapshotRestoresColumnsAndSpans() throws {
    var wall = try wall(Array(repeating: 10, count: 1030), spans: [2])
    wall.keptColumns = .all
    try wall.setHeight(30, ofItemAt: 3)
    expectSame(try JSON.value(MasonryGrid.self, from: JSON.text(of: wall)), wall)
  }

  func testGridsThatKeepOtherItemsAreNotEqual() throws {
    let one = try wall()
    var other = one
    other.keptColumns = .before(1)
    XCTAssertNotEqual(one, other)
    other.keptColumns = .none
    XCTAssertEqual(one, other)
  }

  func testASectionKeepsColumns() throws {
    var feed = try MasonryFeed(width: 100)
    let heights = MasonryHeights([10, 11, 10, 10, 10, 10])
    for _ in 0..<3 {
      try feed.appendSection(
        .init(grid: .init(columns: .fixed(2))), itemCount: 6, measuredBy: heights)
    }
    feed[1].keptColumns = .before(4)
    try feed[1].setHeight(30, ofItemAt: 0)
    XCTAssertEqual(columns(feed[1]), [0, 1, 0, 1, 1, 1])
    try feed.resize(width: 120) { _ in MasonryHeights([30, 11, 10, 10, 10, 10]) }
    XCTAssertEqual(columns(feed[1]), [0, 1, 0, 1, 1, 1])
    XCTAssertEqual(feed[0].keptColumns, .none)
    let restored = try JSON.roundTrip(feed)
    XCTAssertEqual(restored, feed)
    expectSame(restored[1], feed[1])
    try feed[0].setHeight(30, ofItemAt: 0)
    XCTAssertEqual(columns(feed[0]), [0, 1, 1, 1, 0, 1])
  }
}
