import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Snapshots that come back to the bit, and snapshots that are refused.
final class FeedSnapshotTests: XCTestCase {
  /// What is known at a width is not asked for in the restored feed either.
  func testNothingIsMeasured() throws {
    var feed = try MasonryFeed(width: 100)
    for columns in [ColumnsLayout.Columns.tracks([.points(40), .fraction(1)]), .fixed(2)] {
      try feed.appendSection(
        .init(layout: .columns(.init(columns: columns))), itemCount: 4,
        measuredBy: MasonryHeights([], default: 10))
    }
    var restored = try JSON.roundTrip(feed)
    // Whoever asks for a height gets none, which is an error.
    try restored.resize(width: 100) { _ in MasonryHeights([]) }
    restored[1].moveItem(from: 0, to: 3)
    feed[1].moveItem(from: 0, to: 3)
    expectSame(restored, feed)
  }

  /// Each kind of number of a snapshot, made invalid: nothing traps, and what is refused says why.
  func testSnapshotsThatAreNotValid() throws {
    let section = HostSection(
      settings: .init(header: .init(length: 2, isPinned: true), spacingAfter: 1),
      items: [HostItem(height: 3), HostItem(height: 5), HostItem(height: 4, span: 2)])
    let text = try JSON.text(of: FeedHost(sections: [section, section]).feed())
    let (version, lengths) = (#""version":1,"width":12"#, "[3,5,4]")
    let pins = #""pinnedColumns":[null,null,null]"#
    func said(_ error: MasonryError) -> String { "\(MasonryError.inSection(0, error))" }
    let changes: [(String, String, String)] = [
      (#""version":1"#, #""version":2"#, "The snapshot has format 2; only format 1 can be read."),
      (version, #""version":1"#, "A snapshot has either a width or a height."),
      (version, version + #","height":3"#, "A snapshot has either a width or a height."),
      (version, #""version":1,"width":"nan""#, "\(MasonryError.width(.nan))"),
      (lengths, "[3,-5,4]", said(.itemHeight(-5, item: 1))),
      (lengths, #"[3,"nan",4]"#, said(.itemHeight(.nan, item: 1))),
      (lengths, "[3,5]", #"There are 2 lengths, but 3 numbers in "columnSpans"."#),
      (
        #""columnSpans":[1,1,2]"#, #""columnSpans":[1,0,2]"#, said(.columnSpan(0, item: 1))
      ),
      (pins, #""pinnedColumns":[null,-1,null]"#, said(.pinnedColumn(-1, item: 1))),
      (
        pins, #""pinnedColumns":[null,null]"#,
        #"There are 3 lengths, but 2 numbers in "pinnedColumns"."#
      ),
      (#""fixed":{"count":2}"#, #""fixed":{"count":0}"#, said(.columnCount(0))),
      (
        #""isStretching":false,"length":2"#, #""isStretching":false,"length":-2"#,
        said(.headerLength(-2))
      ),
    ]
    for (old, new, sentence) in changes {
      let range = try XCTUnwrap(text.range(of: old), "\(old) in \(text)")
      let changed = text.replacingCharacters(in: range, with: new)
      expectRefused(MasonryFeed.self, changed, sentence)
    }
  }

  /// Positions are computed from a snapshot: an edited height gives the wall of that height.
  func testPositionsAreComputed() throws {
    let text = try JSON.text(of: MasonryWall(heights: [3, 5, 4], columns: 2, width: 12))
    XCTAssertFalse(text.contains("position"), text)
    let edited = text.replacingOccurrences(of: "[3,5,4]", with: "[3,1,4]")
    let expected = try MasonryWall(heights: [3, 1, 4], columns: 2, width: 12)
    expectSame(try JSON.value(MasonryWall.self, from: edited), expected)
  }

  /// A few bytes that ask for as much as can be asked for.
  func testASmallSnapshotTakesLittle() throws {
    var wall = try MasonryWall(
      .columns(.adaptive(minimumWidth: .leastNonzeroMagnitude)), width: 400)
    let spans = Array(repeating: Int.max, count: 200)
    try wall.items.appendItems(
      200, measuredBy: MasonryHeights(Array(repeating: 1, count: 200)).spanning(spans))
    XCTAssertEqual(wall.items.columnCount, 1024)
    XCTAssertEqual(wall.contentSize.height, 200)
    expectSame(try JSON.roundTrip(wall), wall)
  }
}
