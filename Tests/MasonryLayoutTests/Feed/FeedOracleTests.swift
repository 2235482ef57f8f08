import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every frame and every query, against the oracle.
final class FeedOracleTests: XCTestCase {
  /// The parts that a section of the small worlds can have.
  private let kinds: [MasonryFeed.Section] = {
    let headers: [MasonryFeed.Header?] = [
      nil, .init(height: 2, isPinned: true, isStretching: true),
    ]
    let footers: [MasonryFeed.Footer?] = [nil, .init(height: 1, isPinned: true)]
    let backgrounds: [LayoutInsets?] = [nil, LayoutInsets(1)]
    return headers.flatMap { header in
      footers.flatMap { footer in
        backgrounds.map { background in
          MasonryFeed.Section(
            layout: .columns(
              .init(
                columns: .fixed(2), itemSpacing: 1, contentInsets: LayoutInsets(top: 1, leading: 1))
            ),
            header: header, footer: footer, background: background, spacingAfter: 2)
        }
      }
    }
  }()

  /// The items that a section of the small worlds can have.
  private let heights: [[Double]] = [[], [3], [2, 0], [1, 4, 2]]

  /// All feeds of up to two sections of up to three items of every kind; of three sections, every
  /// combination of the kinds with no item, or one, or three.
  func testSmallWorlds() {
    let sections = kinds.flatMap { kind in
      heights.map { heights in
        HostSection(settings: kind, items: heights.map { HostItem(height: $0) })
      }
    }
    let few = kinds.enumerated().flatMap { index, kind in
      [heights[0], heights[index % 2 == 0 ? 1 : 3]].map { heights in
        HostSection(settings: kind, items: heights.map { HostItem(height: $0) })
      }
    }
    let worlds =
      everyArray(of: sections, counts: 0...2)
      + everyArray(of: few, counts: 3...3)
    expectAnswers(inAll: worlds)
  }

  /// All feeds of up to three sections of up to three items, with and without headers.
  func testEveryFeedOfThreeSections() {
    let sections = kinds.filter { $0.footer == nil && $0.background == nil }.flatMap { kind in
      heights.map { heights in
        HostSection(settings: kind, items: heights.map { HostItem(height: $0) })
      }
    }
    XCTAssertEqual(sections.count, 8)
    expectAnswers(inAll: everyArray(of: sections, counts: 0...3))
  }

  private func expectAnswers(inAll worlds: [[HostSection]]) {
    withEveryAtOnce("world", in: sample(worlds, every: 5)) { sections in
      let host = FeedHost(crossLength: 9, sections: sections)
      let feed = try host.feed()
      let reference = try ReferenceFeed(host)
      expectEqual(feed.contentSize, LayoutSize(width: 9, height: reference.length))
      for top in sections.count < 3 ? [-3.0, 0.5, 4, 9] : [-3, 5] {
        let rect = LayoutRect(x: 0, y: top, width: 9, height: 5)
        expectAnswers(of: feed, reference, in: rect, pinnedIn: rect.insetBy(dx: 0, dy: 1))
      }
    }
  }

  /// All feeds of up to two carousels and walls, along both axes, in both directions, on pixels and
  /// not, wherever they are scrolled.
  func testCarousels() {
    let heights: [[Double]] = [[], [3], [2, 0, 7, 1.5]]
    let carousels: [MasonryFeed.Carousel?] = [nil, .init(length: 2.75)]
    var sections: [HostSection] = []
    for carousel in carousels {
      for (rows, heights) in [1, 2].flatMap({ rows in heights.map { (rows, $0) } }) {
        let settings = MasonryFeed.Section(
          layout: .columns(
            .init(columns: .fixed(rows), itemSpacing: 1, contentInsets: LayoutInsets(leading: 0.5))),
          carousel: carousel, header: rows == 1 ? .init(height: 1, isPinned: true) : nil,
          background: LayoutInsets(1), spacingAfter: 1)
        sections.append(.init(settings: settings, items: heights.map { HostItem(height: $0) }))
      }
    }
    let worlds = everyArray(of: sections, counts: 1...2).filter { world in
      world.contains { $0.settings.carousel != nil }
    }
    withEveryAtOnce("world", in: worlds) { sections in
      for axis in LayoutAxis.allCases {
        for direction in LayoutReadingDirection.allCases {
          for scale in [nil, 1.0] {
            let host = FeedHost(
              configuration: .init(axis: axis, direction: direction, scale: scale), crossLength: 5,
              sections: sections)
            let feed = try host.feed()
            for offset in [-1.5, 0, 4, 1e9, .nan] {
              let offsets = [0: offset, 1: offset / 2, 2: 3]
              let reference = try ReferenceFeed(host, offsets: offsets)
              expectElements(of: feed, reference)
              for near in [-1.0, 1.75, 6] {
                let rect = LayoutRect(x: near, y: near, width: 4, height: 4)
                expectAnswers(
                  of: feed, reference, in: rect, pinnedIn: rect.offsetBy(dx: 1, dy: -1))
              }
            }
          }
        }
      }
    }
  }

  func testSeededWorlds() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...20_000, every: 50)) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.outlinedHost(
        .quarters, sectionCount: Int.random(in: 0...6, using: &random))
      let feed = try host.feed()
      let reference = try ReferenceFeed(host, offsets: random.offsets(of: host))
      let frames = reference.elements().map(\.1)
      // The rows of a carousel may divide its length into thirds, which the oracle rounds.
      let isExact = frames.allSatisfy { $0 == $0.aligned(toScale: 256) }
      guard isExact || !host.sections.contains(where: { $0.settings.carousel != nil }) else {
        return
      }
      let rects = RandomRects(around: frames)
      expectEqual(
        host.configuration.axis == .vertical ? feed.contentSize.height : feed.contentSize.width,
        reference.length)
      expectElements(of: feed, reference)
      for _ in 0..<12 {
        let rect = snapped(rects.next(using: &random))
        expectAnswers(
          of: feed, reference, in: rect, pinnedIn: snapped(rects.next(using: &random)))
      }
    }
  }

  /// The oracle computes in quarter points, and so must the rectangles that headers stick to.
  private func snapped(_ rect: LayoutRect) -> LayoutRect {
    rect.aligned(toScale: 4)
  }

  /// Every element by its address, and that there are no others.
  private func expectElements(of feed: MasonryFeed, _ reference: ReferenceFeed) {
    let elements = reference.elements()
    let unpinned = reference.viewport(LayoutRect(x: .nan, y: 0, width: 0, height: 0))
    for (address, frame) in elements {
      expectEqual(feed.frame(of: address, in: unpinned), frame, "\(address)")
    }
    for (section, frame) in reference.sectionFrames {
      expectEqual(feed.frame(ofSection: section), frame, "Section \(section)")
    }
    for (index, section) in reference.host.sections.enumerated() {
      var settings = section.settings
      if settings.layout.grid?.trackAlignment == .fit {
        settings.layout.grid?.trackAlignment = .start
      }
      expectEqual(feed.section(at: index), settings)
      expectEqual(feed[index].itemCount, section.items.count)
      let grid = feed[index].grid!
      expectEqual(
        (0..<grid.itemCount).map { grid.columnSpan(ofItemAt: $0) },
        section.items.map { min($0.span, grid.columnCount) })
    }
    let addresses = Set(elements.map(\.0))
    for address in feed.allAddresses where !addresses.contains(address) {
      expect(feed.frame(of: address) == nil, "There is no \(address)")
    }
  }
}
