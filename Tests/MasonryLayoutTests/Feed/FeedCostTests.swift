import LayoutGeometry
import MasonryLayout
import XCTest

/// What a feed asks for, counted.
final class FeedCostTests: XCTestCase {
  /// Four sections of three items at 50 points, and what has been asked is forgotten.
  private func feed(_ recorder: Recorder) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<4 {
      try feed.appendSection(
        .init(header: .init(length: 5, isPinned: true, isStretching: true), spacingAfter: 3),
        itemCount: 3, measuredBy: recorder)
    }
    XCTAssertEqual(recorder.takeHeights().count, 12)
    XCTAssertEqual(recorder.takeSpans().count, 12)
    return feed
  }

  private func requests(_ indices: some Sequence<Int>, at crossLength: Double) -> [Recorder.Request]
  {
    indices.map { Recorder.Request($0, at: crossLength) }
  }

  func testAChangeInOneSectionAsksNothingOfTheOthers() throws {
    let recorder = Recorder()
    var feed = try feed(recorder)
    try feed[1].insertItems(2, at: 1, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(1..<3, at: 50))
    try feed[2].remeasure([0], measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests([0], at: 50))
    try feed.insertSection(.init(), itemCount: 2, at: 0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(0..<2, at: 50))
    try feed.reloadSection(at: 1, itemCount: 1, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests([0], at: 50))
    _ = recorder.takeSpans()

    feed[0].removeItem(at: 0)
    feed[2].moveItem(from: 0, to: 1)
    try feed[2].setLength(44, ofItemAt: 0)
    try feed.reconfigureSection(at: 2) { $0.header = nil }
    try feed.reconfigureSection(at: 3) { $0.footer = .init(length: 4) }
    feed.moveSection(from: 0, to: 3)
    feed.removeSection(at: 1)
    XCTAssertEqual(recorder.takeHeights(), [])
    XCTAssertEqual(recorder.takeSpans(), [])
  }

  func testAnotherWidthAsksOnceForEveryItem() throws {
    let recorder = Recorder()
    var feed = try feed(recorder)
    try feed.resize(width: 100) { _ in recorder }
    XCTAssertEqual(recorder.takeHeights(), [])
    try feed.resize(width: 80) { _ in recorder }
    XCTAssertEqual(
      recorder.takeHeights(), (0..<4).flatMap { _ in requests(0..<3, at: 40) })
    var settings = feed.section(at: 2)
    settings.layout.grid?.columns = .fixed(1)
    try feed.reconfigureSection(at: 2, measuredBy: recorder) { $0 = settings }
    XCTAssertEqual(recorder.takeHeights(), requests(0..<3, at: 80))
    settings.header?.isPinned = false
    settings.spacingAfter = 9
    try feed.reconfigureSection(at: 2, measuredBy: recorder) { $0 = settings }
    try feed.resize(width: 80, environment: .init(direction: .rightToLeft)) { _ in recorder }
    XCTAssertEqual(recorder.takeHeights(), [])
  }

  /// Pinning, pushing and stretching are answers of the layout there is: nothing is asked, and a
  /// collection view is told of the headers that move and of nothing else.
  func testScrollingRebuildsNothing() throws {
    let recorder = Recorder()
    let feed = try feed(recorder)
    let before = feed
    var window = LayoutRect(x: 0, y: -10, width: 100, height: 20)
    for _ in 0..<120 {
      let next = window.offsetBy(dx: 0, dy: 1)
      _ = feed.elements(in: next)
      switch feed.invalidation(from: .init(window), to: .init(next)) {
      case .nothing, .elements([.header(section: 0)]), .elements([.header(section: 1)]),
        .elements([.header(section: 2)]), .elements([.header(section: 3)]):
        break
      case let other:
        XCTFail("\(other) from \(window)")
      }
      window = next
    }
    XCTAssertEqual(feed, before)
    XCTAssertEqual(recorder.takeHeights(), [])
    XCTAssertEqual(
      feed.invalidation(
        from: .init(window), to: .init(LayoutRect(x: 0, y: 0, width: 90, height: 20))),
      .everything)
    // Nothing is pinned or stretched in a feed that has only items.
    var plain = try MasonryFeed(width: 100)
    try plain.appendSection(.init(), itemCount: 9, measuredBy: recorder)
    XCTAssertEqual(
      plain.invalidation(from: .init(window), to: .init(window.offsetBy(dx: 0, dy: -300))), .nothing
    )
  }
}
