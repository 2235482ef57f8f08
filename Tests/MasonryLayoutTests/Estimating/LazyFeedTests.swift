import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Estimates in feeds: what is shown of several sections is measured.
final class LazyFeedTests: XCTestCase {
  /// Feeds of the whole space, against an oracle that looks at every item in every round.
  func testRandomFeeds() {
    withEvery("seed", in: UInt64(1)...80) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.feedHost(.quarters, sectionCount: Int.random(in: 0...5, using: &random))
      var feed = try host.feed()
      for section in 0..<feed.sectionCount {
        let indices = (0..<feed[section].itemCount).filter { _ in random.chance(4, of: 5) }
        let length = random.quarter(in: 0...30)
        try feed[section].remeasure(
          indices,
          measuredBy: MasonryEstimates(Lengths(host.sections[section].items, of: length)))
      }
      let frames = addresses(of: feed).compactMap { feed.frame(of: $0) }
      let rects = RandomRects(around: frames)
      for _ in 0..<4 {
        let rect = rects.next(using: &random)
        let margin = random.chance(1, of: 2) ? 0 : random.quarter(in: 0...20)
        withEvery("rect", in: [rect]) { rect in
          try expectSameMeasuring(feed, host, rect, margin)
          guard let address = addresses(of: feed).randomElement(using: &random) else { return }
          try expectSameShowing(address, feed, host, rect, margin)
        }
      }
    }
  }

  /// The same length for all items, with spans and pins of their own.
  private struct Lengths: MasonryHeightProvider {
    private let items: [HostItem]
    private let length: Double?

    init(_ items: [HostItem], of length: Double? = nil) {
      (self.items, self.length) = (items, length)
    }

    func height(ofItemAt index: Int, width: Double) -> Double { length ?? items[index].height }

    func width(ofItemAt index: Int, height: Double) -> Double { length ?? items[index].height }

    func columnSpan(ofItemAt index: Int) -> Int { items[index].span }
  }

  private func addresses(of feed: MasonryFeed) -> [MasonryFeed.Address] {
    (0..<feed.sectionCount).flatMap { section in
      (0..<feed[section].itemCount).map { .item($0, section: section) }
    }
  }

  private func expectSameMeasuring(
    _ feed: MasonryFeed, _ host: FeedHost, _ rect: LayoutRect, _ margin: Double
  ) throws {
    let anchor = feed.anchor(in: .init(rect))
    let expected = try reference(feed, host, rect, margin) { $0.offset(keeping: anchor, in: rect) }
    var measured = feed
    var visible = MasonryFeed.Viewport(rect)
    try measured.measure(itemsIn: &visible, margin: margin) { section in
      Lengths(host.sections[section].items)
    }
    expectEqual(measured.near(of: visible), expected.offset)
    expectSame(measured, expected.feed)
  }

  private func expectSameShowing(
    _ address: MasonryFeed.Address, _ feed: MasonryFeed, _ host: FeedHost, _ rect: LayoutRect,
    _ margin: Double
  ) throws {
    let expected = try reference(feed, host, rect, margin) {
      $0.offset(showing: address, at: .start, in: rect)
    }
    var measured = feed
    var visible = MasonryFeed.Viewport(rect)
    try measured.measure(
      showing: address, at: .start, in: &visible, margin: margin
    ) { section in
      Lengths(host.sections[section].items)
    }
    expectEqual(measured.near(of: visible), expected.offset)
    expectSame(measured, expected.feed)
  }

  private func reference(
    _ feed: MasonryFeed, _ host: FeedHost, _ rect: LayoutRect, _ margin: Double,
    offset: (MasonryFeed) -> Double
  ) throws -> (feed: MasonryFeed, offset: Double) {
    var feed = feed
    while true {
      let offset = offset(feed)
      let area =
        feed.axis == .vertical
        ? LayoutRect(
          x: rect.minX, y: offset - margin, width: rect.width, height: rect.height + 2 * margin)
        : LayoutRect(
          x: offset - margin, y: rect.minY, width: rect.width + 2 * margin, height: rect.height)
      var isDone = true
      // What a round asks for is what is shown before it.
      let shown = addresses(of: feed).filter { address in
        guard let item = address.item, feed[address.section].isEstimated(itemAt: item),
          let frame = feed.frame(of: address)
        else { return false }
        return frame.intersects(area)
      }
      for section in 0..<feed.sectionCount {
        let indices = shown.filter { $0.section == section }.compactMap(\.item)
        guard !indices.isEmpty else { continue }
        isDone = false
        let heights = Lengths(host.sections[section].items)
        try feed[section].remeasure(indices, measuredBy: heights)
      }
      if isDone { return (feed, offset) }
    }
  }

  func testASectionIsMeasuredWhereItIsShown() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<50 {
      try feed.appendSection(
        .init(header: .init(height: 20, isPinned: true)), itemCount: 100,
        measuredBy: MasonryEstimates(height: 40))
    }
    XCTAssertFalse(feed.hasExactContentSize)
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    var screen = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 300))
    var askedSections: Set<Int> = []
    try feed.measure(showing: .item(0, section: 25), at: .start, in: &screen) {
      section in
      askedSections.insert(section)
      return MasonryHeights([], default: 30)
    }
    // The header that is pinned covers the last items of the section before.
    XCTAssertEqual(screen.rect.minY, feed.frame(ofSection: 25).minY)
    XCTAssertEqual(askedSections, [25])
    XCTAssertEqual(feed[25].firstEstimatedIndex, 20)
    let shown = screen
    try feed.measure(showing: .footer(section: 3), in: &screen) { _ in MasonryHeights([]) }
    XCTAssertEqual(screen, shown, "There is no footer")
  }

  /// Another width asks nobody, and restoring keeps what is estimated.
  func testResizingAndRestoring() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<3 {
      try feed.appendSection(.init(), itemCount: 4, measuredBy: MasonryHeights([1, 2, 3, 4]))
    }
    XCTAssertTrue(feed.hasExactContentSize)
    try feed.resize(width: 120)
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    XCTAssertEqual((0..<4).map { feed[2].height(ofItemAt: $0) }, [1, 2, 3, 4])
    try feed[0].remeasure(0..<4, measuredBy: MasonryHeights([4, 3, 2, 1]))
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 1))
    try feed.reconfigureSection(at: 0) { $0 = .init(grid: .init(columns: .fixed(3))) }
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    let restored = try JSON.roundTrip(feed)
    expectSame(restored, feed)
    XCTAssertEqual(restored[1], feed[1])
    XCTAssertTrue(restored[2].isEstimated(itemAt: 3))
    try feed.resize(height: 50)
    XCTAssertEqual(feed[2].width(ofItemAt: 3), 4)
  }
}
