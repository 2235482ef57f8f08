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
            grid: .init(
              columns: .fixed(2), itemSpacing: 1, contentInsets: LayoutInsets(top: 1, leading: 1)),
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
    withEvery("world", in: worlds) { sections in
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

  func testSeededWorlds() {
    withEvery("seed", in: UInt64(1)...400) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.feedHost(
        .quarters, sectionCount: Int.random(in: 0...6, using: &random))
      let feed = try host.feed()
      let reference = try ReferenceFeed(host)
      let frames = reference.elements().map(\.1)
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
    for (address, frame) in elements {
      expectEqual(feed.element(at: address)?.frame, frame, "\(address)")
      if let item = address.item {
        expectEqual(
          feed.frame(ofItemAt: item, inSection: address.section), frame, "\(address)")
      }
    }
    for (section, frame) in reference.sectionFrames {
      expectEqual(feed.frame(ofSection: section), frame, "Section \(section)")
    }
    for (index, section) in reference.host.sections.enumerated() {
      var settings = section.settings
      if settings.grid.trackAlignment == .fit { settings.grid.trackAlignment = .start }
      expectEqual(feed.section(at: index), settings)
      expectEqual(feed[index].count, section.items.count)
      let grid = feed[index]
      expectEqual(
        (0..<grid.count).map { grid.columnSpan(ofItemAt: $0) },
        section.items.map { min($0.span, grid.columnCount) })
    }
    let addresses = Set(elements.map(\.0))
    for section in 0..<feed.sectionCount {
      let bars: [MasonryFeed.Address] = [
        .background(section: section), .header(section: section), .footer(section: section),
      ]
      for address in bars where !addresses.contains(address) {
        expect(feed.element(at: address) == nil, "There is no \(address)")
      }
    }
  }

  private func expectAnswers(
    of feed: MasonryFeed, _ reference: ReferenceFeed, in rect: LayoutRect,
    pinnedIn pin: LayoutRect
  ) {
    let pinned = reference.elements(pinnedIn: pin)
    let expected = pinned.filter { $0.1.intersects(rect) }
    let found = feed.elements(in: rect, pinnedIn: pin)
    expectEqual(found.map(\.address), expected.map(\.0), "Elements in \(rect) pinned in \(pin)")
    expectEqual(found.map(\.frame), expected.map(\.1), "Frames in \(rect) pinned in \(pin)")
    var visited: [MasonryFeed.Element] = []
    feed.forEachElement(in: rect, pinnedIn: pin) { visited.append($0) }
    expectEqual(visited.sorted { $0.address < $1.address }, found, "Visited")

    let first = expected.first { address, _ in
      if case .background = address { false } else { true }
    }
    expectEqual(feed.firstElement(in: rect, pinnedIn: pin)?.address, first?.0, "First in \(rect)")
    expectEqual(
      feed.firstItem(in: rect)?.address, expected.first { $0.0.item != nil }?.0, "First item")

    let hits = pinned.filter { $0.1.contains(rect.origin) }
    let top = hits.max { ($0.0.zIndex, $0.0) < ($1.0.zIndex, $1.0) }?.0
    expectEqual(
      feed.element(containing: rect.origin, pinnedIn: pin)?.address, top, "Hit \(rect.origin)")

    let pinnedInRect = reference.elements(pinnedIn: rect)
    let before = pinned.filter { $0.1.intersects(pin) }
    expectChange(
      feed.visibilityChange(from: pin, pinnedIn: pin, to: rect, pinnedIn: pin),
      from: before, to: expected)
    expectChange(
      feed.visibilityChange(from: pin, to: rect),
      from: before, to: pinnedInRect.filter { $0.1.intersects(rect) })
    let moved = zip(pinnedInRect, pinned).filter { $0.1 != $1.1 }.map { $0.0.0 }
    expectInvalidation(of: feed, from: rect, to: pin, moved)
  }

  private func expectChange(
    _ change: MasonryFeed.VisibilityChange,
    from old: [(MasonryFeed.Address, LayoutRect)], to new: [(MasonryFeed.Address, LayoutRect)]
  ) {
    let before = Set(old.map(\.0))
    let after = Set(new.map(\.0))
    let entered = new.filter { !before.contains($0.0) }
    expectEqual(change.entered.map(\.address), entered.map(\.0), "Entered")
    expectEqual(change.entered.map(\.frame), entered.map(\.1), "Frames of what entered")
    expectEqual(change.left, old.map(\.0).filter { !after.contains($0) }, "Left")
  }

  private func expectInvalidation(
    of feed: MasonryFeed, from old: LayoutRect, to new: LayoutRect, _ moved: [MasonryFeed.Address]
  ) {
    let bounds = LayoutRect(x: 0, y: 0, width: 7, height: 7)
    expectEqual(
      feed.invalidation(from: bounds, pinnedIn: old, to: bounds, pinnedIn: new),
      moved.isEmpty ? .nothing : .elements(moved), "From \(old) to \(new)")
    let isVertical = feed.axis == .vertical
    let isAsBroad = isVertical ? old.width == new.width : old.height == new.height
    expectEqual(
      feed.invalidation(from: old, to: new),
      !isAsBroad ? .everything : moved.isEmpty ? .nothing : .elements(moved),
      "From bounds \(old) to \(new)")
  }
}
