import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a host sees of kept columns, and of items that are stacked upwards.
final class KeepingTests: XCTestCase {
  /// Two columns of 50 points, in which items 0 to 5 go left and right by turns.
  private func wall(
    _ heights: [Double] = [10, 11, 10, 10, 10, 10], spans: [Int] = []
  ) throws -> MasonryWall {
    var wall = try MasonryWall(width: 100)
    try wall.items.appendItems(of: MasonryHeights(heights).spanning(spans))
    return wall
  }

  /// Item 1 is a point longer than the others, and those that are prepended are stacked upwards.
  func testOlderItemsComeInAbove() throws {
    var wall = try wall([10, 11, 10, 10])
    wall.items.keptPlaces = .all
    func expect(
      _ places: [Int], _ tops: [Double], shift: Double, prepending heights: [Double]
    ) throws {
      var visible = LayoutRect.zero
      try wall.keepingPlace(in: &visible, sticksToStart: false) {
        try $0.items.insertItems(of: MasonryHeights(heights), at: 0)
      }
      XCTAssertEqual(columns(of: wall.items), places)
      XCTAssertEqual(wall.items.frames.map(\.minY), tops)
      XCTAssertEqual(visible.minY, shift)
    }
    // The last one comes first, on the left: 3 above item 0, 5 above item 1, and 1 above the 3.
    try expect([0, 1, 0, 0, 1, 0, 1], [1, 0, 2, 5, 5, 15, 16], shift: 5, prepending: [1, 5, 3])
    try expect(
      [0, 0, 1, 0, 0, 1, 0, 1], [0, 9, 8, 10, 13, 13, 23, 24], shift: 8, prepending: [9])
    XCTAssertEqual(wall.contentSize.height, 34)
    let text = try JSON.text(of: wall)
    for index in ["-1", "9", "0.5"] {
      let wrong = text.replacingOccurrences(of: "\"item\":4", with: "\"item\":\(index)")
      XCTAssertNotEqual(wrong, text)
      XCTAssertThrowsError(try JSON.value(MasonryWall.self, from: wrong))
    }
  }

  /// The last item that is stacked upwards is before the horizon, though another one moved there.
  func testTheHorizonBehindAnUpwardItem() throws {
    var wall = try wall([10])
    wall.items.keptPlaces = .all
    try wall.items.prependItems(2, measuredBy: MasonryHeights([10, 10]))
    wall.items.keptPlaces = .before(2)
    wall.items.moveItem(from: 1, to: 0)
    XCTAssertEqual(wall.items.keptPlaces, .before(2))
    // What moves to the seam is below it, and not kept.
    wall.items.moveItem(from: 0, to: 1)
    XCTAssertEqual(wall.items.keptPlaces, .before(1))
  }

  /// The horizon follows what is seen, and never goes back.
  func testKeepingTheItemsInARectangle() throws {
    var wall = try wall()
    func seen(_ y: Double, _ height: Double) -> LayoutRect {
      LayoutRect(x: 0, y: y, width: 100, height: height)
    }
    let views: [(y: Double, height: Double, kept: LayoutKeptPlaces)] = [
      (500, 10, .none), (12, 5, .items(2..<4)), (0, 5, .items(0..<4)), (0, 25, .items(0..<6)),
    ]
    for (y, height, kept) in views {
      wall.items.keepPlaces(ofItemsIn: seen(y, height))
      XCTAssertEqual(wall.items.keptPlaces, kept)
    }
    wall.items.keptPlaces = .all
    wall.items.keepPlaces(ofItemsIn: seen(0, 100))
    XCTAssertEqual(wall.items.keptPlaces, .all)
  }

  func testAHorizonOutOfRangeIsTheNearestInRange() throws {
    var wall = try wall()
    XCTAssertEqual(wall.items.keptPlaces, .none)
    let other = wall
    wall.items.keptPlaces = .before(.max)
    XCTAssertNotEqual(wall, other, "It keeps other items")
    XCTAssertEqual(wall.items.keptPlaces, .before(6))
    wall.items.keptPlaces = .before(.min)
    XCTAssertEqual(wall.items.keptPlaces, .none)
    wall.items.keptPlaces = .all
    wall.items.removeItem(at: 0)
    wall.items.removeAllItems()
    XCTAssertEqual(wall.items.keptPlaces, .all)
  }

  /// What changes nothing is no change, and packs nothing anew; a call of its own does.
  func testOnlyAChangePacksAnew() throws {
    var kept = try wall().items
    kept.keptPlaces = .all
    try kept.setLength(30, ofItemAt: 0)
    kept.keptPlaces = .none
    let same = MasonryHeights([30, 11, 10, 10, 10, 10])
    let calls: [(inout MasonryItems) throws -> Void] = [
      { try $0.appendItems(0, measuredBy: same) }, { try $0.prependItems(0, measuredBy: same) },
      { try $0.insertItems(0, at: 2, measuredBy: same) }, { $0.removeItems(in: 3..<3) },
      { $0.moveItem(from: 1, to: 1) }, { try $0.resize(to: .width(100)) },
      { try $0.apply([1].difference(from: [1]), measuredBy: same) },
      { try $0.reconfigure { _ in } }, { try $0.setLength(30, ofItemAt: 0) },
      { try $0.remeasure(0..<6, measuredBy: same) }, { $0.restackFromStart() },
    ]
    withEvery("call", in: calls.indices) { number in
      var items = kept
      try calls[number](&items)
      expectSame(items, kept)
    }
    kept.repack()
    expectSame(kept, try wall([30, 11, 10, 10, 10, 10]).items)
    kept.keptPlaces = .all
    let packed = kept
    kept.repack()
    expectSame(kept, packed)
  }

  func testASnapshotRestoresColumns() throws {
    var wall = try wall()
    let plain = try JSON.text(of: wall)
    XCTAssertFalse(["kept", "keeping", "seams"].contains { plain.contains($0) })
    wall.items.keptPlaces = .before(4)
    try wall.items.setLength(30, ofItemAt: 0)
    let text = try JSON.text(of: wall)
    XCTAssertTrue(
      text.contains("\"columns\":[0,1,0,1]")
        && text.contains("\"keptPlaces\":{\"before\":{\"index\":4}}"))
    expectSame(try JSON.value(MasonryWall.self, from: text), wall)
    func decode(_ columns: String) throws -> MasonryWall {
      try JSON.value(
        MasonryWall.self, from: text.replacingOccurrences(of: "[0,1,0,1]", with: columns))
    }
    XCTAssertThrowsError(try decode("[0,-1]"))
    XCTAssertThrowsError(try decode("[0,1,0,1,0,1,0]"))
    XCTAssertEqual(
      columns(of: try decode("[0,1,9,9223372036854775807]").items), [0, 1, 1, 1, 0, 1])
  }

  /// A kept item of height 0 may lie in a gap, where the turn does not follow it, or beside it.
  func testASnapshotRestoresWhatWentBackToGaps() throws {
    var wall = try MasonryWall(
      .columns(
        .init(
          columns: .fixed(4), packing: .gridLanes(tolerance: .points(2), dense: true))), width: 30)
    try wall.items.appendItems(
      7, measuredBy: MasonryHeights([3, 0, 0, 1, 0, 2, 0]).spanning([1, 2, 3, 3, 1, 3, 3]))
    wall.items.keptPlaces = .all
    try wall.items.insertItems(of: MasonryHeights([0]).spanning([2]), at: 4)
    wall.items.moveItem(from: 7, to: 6)
    var restored = try JSON.roundTrip(wall)
    expectSame(restored, wall)
    let next = MasonryHeights([3]).spanning([3])
    try wall.items.appendItems(of: next)
    try restored.items.appendItems(of: next)
    XCTAssertEqual(wall.items.column(ofItemAt: 8), 1)
    expectSame(restored, wall)
  }

  /// Items are asked about 1024 at a time, and those that come last may ask for nothing.
  func testALongSnapshotRestoresColumnsAndSpans() throws {
    var wall = try wall(Array(repeating: 10, count: 1030), spans: [2])
    wall.items.keptPlaces = .all
    try wall.items.setLength(30, ofItemAt: 3)
    expectSame(try JSON.value(MasonryWall.self, from: JSON.text(of: wall)), wall)
  }
}
