import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Snapshots that come back to the bit, and snapshots that are refused.
final class FeedSnapshotTests: XCTestCase {
  /// What is known at a width is not asked for in the restored feed either.
  func testNothingIsMeasured() throws {
    let recorder = Recorder()
    var feed = try MasonryFeed(width: 100)
    try feed.appendSection(
      .init(layout: .columns(.init(columns: .tracks([.points(40), .fraction(1)])))), itemCount: 4,
      measuredBy: recorder)
    try feed.appendSection(.init(), itemCount: 4, measuredBy: recorder)
    _ = recorder.takeHeights()
    var restored = try JSON.roundTrip(feed)
    try restored[0].setLength(11, ofItemAt: 3)
    try restored.resize(width: 100) { _ in recorder }
    restored[1].moveItem(from: 0, to: 3)
    XCTAssertEqual(recorder.takeHeights(), [])
    try feed[0].setLength(11, ofItemAt: 3)
    feed[1].moveItem(from: 0, to: 3)
    expectSame(restored, feed)
  }

  /// Each kind of number of a snapshot, made invalid: nothing traps, and what is refused says why.
  func testSnapshotsThatAreNotValid() throws {
    let section = HostSection(
      settings: .init(header: .init(length: 2, isPinned: true), spacingAfter: 1),
      items: [HostItem(height: 3), HostItem(height: 5), HostItem(height: 4, span: 2)])
    let text = try JSON.text(of: FeedHost(sections: [section, section]).feed())
    let changes: [(String, String, String)] = [
      ("\"version\":1", "\"version\":2", "The snapshot has format 2; only format 1 can be read."),
      ("\"version\":1,\"width\":12", "\"version\":1", "A snapshot has either a width or a height."),
      (
        "\"version\":1,\"width\":12", "\"version\":1,\"width\":12,\"height\":3",
        "A snapshot has either a width or a height."
      ),
      (
        "\"version\":1,\"width\":12", "\"version\":1,\"width\":\"nan\"",
        "The width must be a finite number of at least 0, not nan."
      ),
      (
        "[3,5,4]", "[3,-5,4]",
        "Section 0: The height of item 1 must be a finite number of at least 0, not -5.0."
      ),
      (
        "[3,5,4]", "[3,\"nan\",4]",
        "Section 0: The height of item 1 must be a finite number of at least 0, not nan."
      ),
      ("[3,5,4]", "[3,5]", "There are 2 lengths, but 3 numbers in \"columnSpans\"."),
      (
        "\"columnSpans\":[1,1,2]", "\"columnSpans\":[1,0,2]",
        "Section 0: The column span of item 1 must be at least 1, not 0."
      ),
      (
        "\"pinnedColumns\":[null,null,null]", "\"pinnedColumns\":[null,-1,null]",
        "Section 0: The column that item 1 is pinned to must be at least 0, not -1."
      ),
      (
        "\"pinnedColumns\":[null,null,null]", "\"pinnedColumns\":[null,null]",
        "There are 3 lengths, but 2 numbers in \"pinnedColumns\"."
      ),
      (
        "\"columns\":{\"fixed\":{\"count\":2}}", "\"columns\":{\"fixed\":{\"count\":0}}",
        "Section 0: The number of columns must be from 1 to 1024, not 0."
      ),
      (
        "\"isStretching\":false,\"length\":2", "\"isStretching\":false,\"length\":-2",
        "Section 0: The length of the header must be a finite number of at least 0, not -2.0."
      ),
    ]
    for (old, new, sentence) in changes {
      let range = try XCTUnwrap(text.range(of: old), "\(old) in \(text)")
      expectRefused(
        MasonryFeed.self, text.replacingCharacters(in: range, with: new), sentence, line: #line)
    }
  }

  /// A grid computes positions from its snapshot, so an edited height gives the grid of that
  /// height.
  func testPositionsAreComputed() throws {
    var grid = try MasonryGrid(width: 12)
    try grid.appendItems(3, measuredBy: MasonryHeights([3, 5, 4]))
    let text = try JSON.text(of: grid)
    XCTAssertFalse(text.contains("position"), text)
    let edited = text.replacingOccurrences(of: "[3,5,4]", with: "[3,1,4]")
    var expected = try MasonryGrid(width: 12)
    try expected.appendItems(3, measuredBy: MasonryHeights([3, 1, 4]))
    expectSame(try JSON.value(MasonryGrid.self, from: edited), expected)
  }

  /// A few bytes that ask for as much as can be asked for.
  func testASmallSnapshotTakesLittle() throws {
    var grid = try MasonryGrid(
      configuration: .init(columns: .adaptive(minimumWidth: .leastNonzeroMagnitude)), width: 400)
    let spans = Array(repeating: Int.max, count: 200)
    try grid.appendItems(
      200, measuredBy: MasonryHeights(Array(repeating: 1, count: 200)).spanning(spans))
    XCTAssertEqual(grid.columnCount, 1024)
    XCTAssertEqual(grid.contentSize.height, 200)
    expectSame(try JSON.roundTrip(grid), grid)
  }

  private func expectRefused<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ sentence: String, line: UInt
  ) {
    do {
      _ = try JSON.value(type, from: text)
      XCTFail("Accepted, but \(sentence)", line: line)
    } catch DecodingError.dataCorrupted(let context) {
      XCTAssertEqual(context.debugDescription, sentence, line: line)
    } catch {
      XCTFail("\(error), but \(sentence)", line: line)
    }
  }
}
