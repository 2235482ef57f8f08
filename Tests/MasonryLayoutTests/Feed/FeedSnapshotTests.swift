import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Snapshots that come back to the bit, and snapshots that are refused.
final class FeedSnapshotTests: XCTestCase {
  /// Feeds of every kind, spans, pinned columns, different tracks and dense packings among them.
  func testEveryFeedComesBack() {
    withEvery("seed", in: UInt64(1)...150) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = [Numbers.quarters, .fractions, .tenths][Int(seed % 3)]
      let host = random.feedHost(
        numbers, sectionCount: Int.random(in: 0...4, using: &random), scales: [nil, 1, 3])
      let feed = try host.feed()
      expectSame(try JSON.roundTrip(feed), feed)
    }
  }

  /// A restored feed goes on like the one it was taken from.
  func testARestoredFeedCanBeChanged() {
    withEvery("seed", in: UInt64(1)...60) { seed in
      var random = SplitMix64(seed: seed)
      var host = random.feedHost(.fractions, sectionCount: 3)
      var feed = try JSON.roundTrip(host.feed())
      for _ in 0..<6 {
        let old = host
        let change = random.feedChange(of: host, .fractions)
        host.apply(change)
        try feed.apply(change, from: old, to: host)
      }
      expectSame(feed, try host.feed())
    }
  }

  /// What is known at a width is not asked for in the restored feed either.
  func testNobodyIsAsked() throws {
    let recorder = Recorder()
    var feed = try MasonryFeed(breadth: 100)
    try feed.appendSection(
      .init(grid: .init(columns: .tracks([.points(40), .fraction(1)]))), itemCount: 4,
      measuredBy: recorder)
    try feed.appendSection(.init(), itemCount: 4, measuredBy: recorder)
    _ = recorder.takeHeights()
    var restored = try JSON.roundTrip(feed)
    try restored.setExtent(11, ofItemAt: 3, inSection: 0, measuredBy: recorder)
    try restored.resize(breadth: 100) { _ in recorder }
    try restored.moveItem(from: 0, to: 3, inSection: 1, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    try feed.setExtent(11, ofItemAt: 3, inSection: 0, measuredBy: recorder)
    try feed.moveItem(from: 0, to: 3, inSection: 1, measuredBy: recorder)
    expectSame(restored, feed)
  }

  func testPinsAndSpansComeBack() throws {
    var grid = try MasonryGrid(
      configuration: .init(columns: .fixed(4), packing: .gridLanes(dense: true)), breadth: 40)
    try grid.append(12, measuredBy: Pinned())
    expectSame(try JSON.roundTrip(grid), grid)
    let settings: [MasonryGrid.Configuration] = [
      .init(columns: .adaptive(minimumWidth: 3, maximumWidth: 5, maximumCount: 2)),
      .init(trackAlignment: .center, packing: .gridLanes(tolerance: .infinite)),
      .init(packing: .gridLanes(tolerance: .fraction(0.25)), direction: .rightToLeft, scale: 2),
      .init(axis: .horizontal, columnSpacing: 1, itemSpacing: 2, contentInsets: LayoutInsets(3)),
    ]
    withEvery("settings", in: settings) { settings in
      try grid.reconfigure(settings, measuredBy: Pinned())
      expectSame(try JSON.roundTrip(grid), grid)
    }
  }

  private struct Pinned: MasonryHeightProvider {
    func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double { Double(5 + index * 7 % 11) }
    func columnSpan(ofItemAt index: Int) -> Int { index % 5 == 0 ? .max : 1 + index % 2 }
    func pinnedColumn(ofItemAt index: Int) -> Int? { index % 3 == 0 ? index : nil }
  }

  /// Each number of a snapshot, changed: nothing traps, and what is refused says why.
  func testSnapshotsThatDoNotFitTheirNumbers() throws {
    let section = HostSection(
      settings: .init(header: .init(extent: 2, isPinned: true), spacingAfter: 1),
      items: [HostItem(height: 3), HostItem(height: 5), HostItem(height: 4, span: 2)])
    let text = try JSON.text(of: FeedHost(sections: [section, section]).feed())
    let changes: [(String, String, String)] = [
      (
        "\"extents\":[3,5,4]", "\"extents\":[3,6,4]",
        "Section 0: Item 2 is said to be at 5.0 in column 0, but the heights put it at 6.0 in column 0."
      ),
      (
        "\"extents\":[3,5,4]", "\"extents\":[3,-5,4]",
        "Section 0: The height of item 1 must be a finite number of at least 0, not -5.0."
      ),
      (
        "\"extents\":[3,5,4]", "\"extents\":[3,\"nan\",4]",
        "Section 0: The height of item 1 must be a finite number of at least 0, not nan."
      ),
      (
        "\"extents\":[3,5,4]", "\"extents\":[3,5]",
        "Section 0: There are 2 heights, but 3 numbers in \"spans\"."
      ),
      (
        "\"spans\":[1,1,2]", "\"spans\":[1,0,2]",
        "Section 0: The column span of item 1 must be at least 1, not 0."
      ),
      (
        "\"spans\":[1,1,2]", "\"spans\":[2,1,2]",
        "Section 0: Item 1 is said to be at 0.0 in column 1, but the heights put it at 3.0 in column 0."
      ),
      (
        "\"pinnedColumns\":[null,null,null]", "\"pinnedColumns\":[null,-1,null]",
        "Section 0: The column that item 1 is pinned to must be at least 0, not -1."
      ),
      (
        "\"positions\":[0,0,5]", "\"positions\":[0,0]",
        "Section 0: There are 3 heights, but 2 positions and 3 columns."
      ),
      (
        "\"positions\":[0,0,5]", "\"positions\":[0.5,0,5]",
        "Section 0: Item 0 is said to be at 0.5 in column 0, but the heights put it at 0.0 in column 0."
      ),
      (
        "\"columns\":[0,1,0]", "\"columns\":[0,0,0]",
        "Section 0: Item 1 is said to be at 0.0 in column 0, but the heights put it at 0.0 in column 1."
      ),
      (
        "\"columns\":{\"fixed\":{\"_0\":2}}", "\"columns\":{\"fixed\":{\"_0\":0}}",
        "Section 0: The number of columns must be from 1 to 65535, not 0."
      ),
      (
        "\"itemSpacing\":0", "\"itemSpacing\":1",
        "Section 0: Item 2 is said to be at 5.0 in column 0, but the heights put it at 6.0 in column 0."
      ),
      (
        "\"starts\":[0,12]", "\"starts\":[0,13]",
        "Section 1 is said to start at 13.0, but what comes before it ends so that it starts at 12.0."
      ),
      ("\"starts\":[0,12]", "\"starts\":[0]", "There are 2 sections, but 1 starts."),
      (
        "\"extent\":2", "\"extent\":3",
        "Section 1 is said to start at 12.0, but what comes before it ends so that it starts at 13.0."
      ),
      (
        "\"extent\":2", "\"extent\":-2",
        "The header of section 0 must be a finite number of at least 0, not -2.0."
      ),
      (
        "\"spacingAfter\":1", "\"spacingAfter\":2",
        "Section 1 is said to start at 12.0, but what comes before it ends so that it starts at 13.0."
      ),
      (
        "\"axis\":\"vertical\"", "\"axis\":\"horizontal\"",
        "Section 0 must scroll along the axis of the feed, not vertically."
      ),
      (
        "\"breadth\":12", "\"breadth\":13",
        "Section 0 has a grid of breadth 12.0 in a feed of 13.0."
      ),
      (
        "\"breadth\":12", "\"breadth\":\"nan\"",
        "The breadth of the feed must be a finite number of at least 0, not nan."
      ),
    ]
    for (old, new, sentence) in changes {
      // The first one that there is; for the axis and the breadth, that of the feed.
      let range = try XCTUnwrap(text.range(of: old), "\(old) in \(text)")
      expectRefused(text.replacingCharacters(in: range, with: new), sentence)
    }
    let settings = try XCTUnwrap(
      text.range(of: "\"itemSpacing\":0", options: .backwards), "No settings")
    expectRefused(
      text.replacingCharacters(in: settings, with: "\"itemSpacing\":7"),
      "Section 1 has a grid with other settings than its own.")
  }

  func testDifferentTracksNeedTheirBreadths() throws {
    var grid = try MasonryGrid(
      configuration: .init(columns: .tracks([.points(4), .points(8)])), breadth: 12)
    try grid.append(2, measuredBy: MasonryHeights([5, 6]))
    let text = try JSON.text(of: grid)
    let known = "\"knownBreadths\":[4,8],"
    let range = try XCTUnwrap(text.range(of: known), text)
    let needed =
      "Where columns differ, and only there, \"knownBreadths\" has a number for each item."
    expectGridRefused(text.replacingCharacters(in: range, with: ""), needed)
    expectGridRefused(
      text.replacingCharacters(in: range, with: "\"knownBreadths\":[4,9],"),
      "The snapshot does not fit its numbers. "
        + "Item 1 gets another width, so its height must be measured: pass a provider.")
    var equal = try MasonryGrid(breadth: 12)
    try equal.append(1, measuredBy: MasonryHeights([5]))
    expectGridRefused(
      try JSON.text(of: equal).replacingOccurrences(
        of: "\"positions\"", with: "\"knownBreadths\":[6],\"positions\""), needed)
  }

  private func expectRefused(_ text: String, _ sentence: String, line: UInt = #line) {
    expectRefused(MasonryFeed.self, text, sentence, line: line)
  }

  private func expectGridRefused(_ text: String, _ sentence: String, line: UInt = #line) {
    expectRefused(MasonryGrid.self, text, sentence, line: line)
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
