import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What stays still of a feed, against the words of the documentation applied to all elements.
final class FeedAnchorTests: XCTestCase {
  private struct Case {
    var anchor: MasonryFeed.Anchor
    var reference: ReferenceAnchor<String>
    var start: TrackedFeed
    var rect: LayoutRect
    var mapping = MasonryFeed.AddressMapping.unchanged
  }

  private func view(_ feed: TrackedFeed, in rect: LayoutRect) -> ReferenceView<String> {
    ReferenceView(
      of: feed.elements().map { ($0.id, $0.element.frame) }, feed.feed.contentSize, in: rect,
      axis: feed.feed.axis, feed.feed.environment.direction)
  }

  private func viewport(of feed: MasonryFeed, _ random: inout SplitMix64) -> LayoutRect {
    let isVertical = feed.axis == .vertical
    let content = isVertical ? feed.contentSize.height : feed.contentSize.width
    let (start, length) = random.stretch(of: content)
    return isVertical
      ? LayoutRect(x: 0, y: start, width: 60, height: length)
      : LayoutRect(x: start, y: 0, width: length, height: 60)
  }

  private func newCase(_ feed: TrackedFeed, _ random: inout SplitMix64) -> Case {
    let rect = viewport(of: feed.feed, &random)
    let (sticksToStart, sticksToEnd) = (random.chance(1, of: 3), random.chance(1, of: 3))
    let view = view(feed, in: rect)
    let uncovered = uncovered(of: feed, view, in: rect)
    func seen(_ isSeen: (MasonryFeed.Address) -> Bool) -> [String] {
      feed.elements(pinnedIn: rect).filter { id, element in
        guard isSeen(element.address), element.frame.intersects(rect), let own = view.item(id)
        else { return false }
        if own.start == own.end || uncovered.start == uncovered.end {
          return own.start <= uncovered.end && own.end >= uncovered.start
        }
        return own.start < uncovered.end && own.end > uncovered.start
      }.map(\.id)
    }
    let items = seen { $0.item != nil }
    let anchor = feed.feed.anchor(
      in: .init(rect), sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    var same = MasonryFeed.Viewport(rect)
    feed.feed.scroll(&same, to: anchor)
    expectEqual(same.rect, rect, "Nothing has changed")
    return Case(
      anchor: anchor,
      reference: ReferenceAnchor(
        view: view, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd,
        seen: items.isEmpty ? seen { $0.zIndex > 0 } : items, uncovered: uncovered),
      start: feed, rect: rect)
  }

  /// What is left between a header at the start of the view and a footer at its end, if these are pinned.
  private func uncovered(
    of feed: TrackedFeed, _ view: ReferenceView<String>, in rect: LayoutRect
  ) -> (start: Double, end: Double) {
    var (start, end) = (view.start, view.end)
    for (_, element) in feed.elements(pinnedIn: rect) where element.frame.intersects(rect) {
      let settings = feed.host.sections[element.address.section].settings
      let covered = view.edges(of: element.frame)
      if case .header = element.address, settings.header?.isPinned == true,
        covered.start <= view.start
      {
        start = max(start, covered.end)
      }
      if case .footer = element.address, settings.footer?.isPinned == true, covered.end >= view.end
      {
        end = min(end, covered.start)
      }
    }
    return start < end ? (start, end) : (view.start, view.end)
  }

  private func expectAnchor(_ test: Case, in feed: TrackedFeed) {
    let isTurned = test.start.feed.axis != feed.feed.axis
    let rect = test.rect
    let shown =
      isTurned
      ? LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
    let new = view(feed, in: shown)
    let kept = test.reference.kept(in: new)
    let followed = test.anchor.following(test.mapping)
    let ids = feed.elements().map(\.element.address)
    if let address = followed.address, ids.contains(address) {
      expectEqual(feed.identity(of: address), kept, "Kept element")
    } else {
      // A header may be gone though its section is not.
      expect(kept == nil || followed.address != nil, "\(kept ?? "") is to be kept")
    }
    // Without items in view, what takes over is an item of the sections that follow.
    let order = test.start.elements().map(\.id).filter { $0.hasPrefix("item") }
    guard kept != nil || test.reference.seen.allSatisfy({ $0.hasPrefix("item") }) else { return }
    let items = self.items(of: new, keeping: kept)
    let start = test.reference.start(in: items, order: order)
    let offset = feed.feed.offset(keeping: test.anchor, after: test.mapping, in: shown)
    // Between pixels, what is a half may be rounded either way.
    let isExact = feed.feed.environment.scale == nil || test.reference.keepsEdge(in: new)
    expectEqual(offset, new.offset(at: start), within: isExact ? 1e-9 : 1.001, "Offset")
    expectEqual(feed.feed.offset(keeping: followed, in: shown), offset, "Followed")
  }

  /// The view with nothing but its items, and what is kept.
  private func items(
    of view: ReferenceView<String>, keeping kept: String?
  ) -> ReferenceView<String> {
    var view = view
    view.items.removeAll { !$0.id.hasPrefix("item") && $0.id != kept }
    return view
  }

  /// 1,800 changes of every kind, moves between sections included, each followed by three anchors.
  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...150) { seed in
      var random = SplitMix64(seed: seed)
      var feed = try TrackedFeed(random.feedHost(.quarters, sectionCount: 1 + Int(seed % 5)))
      var cases: [Case] = []
      for _ in 0..<12 {
        cases = cases.suffix(2)
        cases.append(newCase(feed, &random))
        let (change, mapping) = try random.change(&feed, .quarters)
        withEvery("change", in: [change]) { _ in
          for index in cases.indices {
            let once = cases[index].anchor.following(cases[index].mapping)
            cases[index].mapping = cases[index].mapping.then(mapping)
            expectEqual(
              once.following(mapping), cases[index].anchor.following(cases[index].mapping),
              "Through each change and through all at once")
            withEvery("viewport", in: [cases[index].rect]) { _ in
              expectAnchor(cases[index], in: feed)
            }
          }
        }
      }
    }
  }

  func testAnItemUnderAPinnedHeaderIsNotKept() throws {
    let items = Array(repeating: HostItem(height: 50), count: 20)
    let grid = MasonryGrid.Configuration(columns: .fixed(1))
    func feed(pinned: Bool) throws -> MasonryFeed {
      try FeedHost(
        sections: [
          HostSection(
            settings: .init(grid: grid, header: .init(height: 40, isPinned: pinned)), items: items)
        ]
      ).feed()
    }
    // Items begin at 40; the one at 140 is under the header, which ends at 170.
    let visible = LayoutRect(x: 0, y: 130, width: 12, height: 200)
    XCTAssertEqual(
      try feed(pinned: false).anchor(in: .init(visible)).address, .item(2, section: 0))
    XCTAssertEqual(
      try feed(pinned: true).anchor(in: .init(visible)).address, .item(3, section: 0))
    let bars = LayoutRect(x: 0, y: 160, width: 12, height: 140)
    XCTAssertEqual(
      try feed(pinned: true).anchor(in: .init(visible, pinnedIn: bars)).address,
      .item(4, section: 0),
      "The header ends at 200")
  }

  /// Items and sections at the end need no mapping, and are not taken for what is left.
  func testASectionWhoseItemsAreAllReplaced() throws {
    let grid = MasonryGrid.Configuration(columns: .fixed(1))
    func feed(_ counts: [Int]) throws -> MasonryFeed {
      try FeedHost(
        sections: counts.map {
          HostSection(
            settings: .init(grid: grid), items: Array(repeating: HostItem(height: 50), count: $0))
        }
      ).feed()
    }
    let visible = LayoutRect(x: 0, y: 110, width: 12, height: 200)
    let anchor = try feed([10, 40]).anchor(in: .init(visible))
    XCTAssertEqual(anchor.address, .item(3, section: 0))
    let replaced = try feed([12, 40])
    XCTAssertEqual(
      replaced.offset(keeping: anchor, after: .items(.removing(0..<10), inSection: 0), in: visible),
      560,
      "The first item of the next section, at 600, begins where item 3 began")

    let alone = try feed([10]).anchor(in: .init(visible))
    XCTAssertEqual(
      try feed([0, 40]).offset(
        keeping: alone, after: .items(.removing(0..<10), inSection: 0), in: visible),
      660, accuracy: 1e-9, "A section that came later is not left: 110 of 300, so 660 of 1800")
  }

  func testHeadersStandInWhereThereAreNoItems() throws {
    let sections = (0..<9).map { _ in HostSection(settings: .init(header: .init(height: 50))) }
    var host = FeedHost(sections: sections)
    let visible = LayoutRect(x: 0, y: 120, width: 12, height: 100)
    let anchor = try host.feed().anchor(in: .init(visible))
    XCTAssertEqual(anchor.address, .header(section: 3))
    host.sections.insert(sections[0], at: 0)
    XCTAssertEqual(
      try host.feed().offset(
        keeping: anchor, after: .sections(.inserting(1, at: 0)), in: visible), 170)
  }
}

extension SplitMix64 {
  /// Where a viewport starts along the content, and its length, which may be more than all of it.
  fileprivate mutating func stretch(of content: Double) -> (start: Double, length: Double) {
    let content = max(0, content)
    let length = chance(1, of: 6) ? content + quarter(in: 0...20) : quarter(in: 1...40)
    if chance(1, of: 8) { return (0, length) }
    if chance(1, of: 8) { return (content - length, length) }
    return (quarter(in: -6...content + 6), length)
  }
}
