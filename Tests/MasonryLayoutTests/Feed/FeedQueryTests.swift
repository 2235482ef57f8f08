import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Queries with the hardest numbers, against a look at every element of the same feed.
final class FeedQueryTests: XCTestCase {
  private let scales: [Double?] = [nil, nil, 1, 2, 3, 0.5, 1.3]

  func testTheElementsInARectangleAreThoseThatAScanFinds() {
    withEveryAtOnce("seed", in: UInt64(1)...250) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.outlinedHost(
        Numbers.allCases[Int(seed % 4)],
        sectionCount: Int.random(in: 0...7, using: &random), scales: scales)
      let feed = try host.feed()
      let addresses = feed.allAddresses
      let rects = RandomRects(around: addresses.compactMap { feed.frame(of: $0) })
      var previous = LayoutRect.zero
      var before = addresses.map { feed.frame(of: $0, in: .init(previous)) }
      for _ in 0..<40 {
        let rect = rects.next(using: &random)
        let pin = random.chance(1, of: 3) ? rect : rects.next(using: &random)
        let pinned = addresses.map { feed.frame(of: $0, in: .init(pin)) }
        let scanned = zip(addresses, pinned).compactMap { address, frame in
          frame.map { host.element(address, $0) }
        }
        let expected = scanned.filter { $0.frame.intersects(rect) }
        let found = feed.elements(in: .init(rect, pinnedIn: pin))
        if found != expected { expectEqual(found, expected, "In \(rect) pinned in \(pin)") }

        let isHit = scanned.contains { $0.frame.contains(rect.origin) }
        let hit = feed.element(containing: rect.origin, in: .init(pin))
        expect(hit?.frame.contains(rect.origin) ?? !isHit, "Hit of \(rect.origin)")

        let moved = addresses.indices.filter { before[$0] != pinned[$0] }.map { addresses[$0] }
        expectEqual(
          feed.invalidation(
            from: .init(.zero, pinnedIn: previous), to: .init(.zero, pinnedIn: pin)),
          moved.isEmpty ? .nothing : .elements(moved), "From \(previous) to \(pin)")
        (previous, before) = (pin, pinned)
      }
    }
  }

  /// Rectangles that are no numbers, and those at the end of all numbers.
  func testAbsurdRectangles() throws {
    var random = SplitMix64(seed: 7)
    let host = random.feedHost(.quarters, sectionCount: 6)
    let feed = try host.feed()
    let natural = feed.allAddresses.compactMap { feed.frame(of: $0) }
    withEvery("rect", in: RectLattice.specialRects) { rect in
      let found = feed.elements(in: .init(rect))
      if !rect.isFinite {
        expectEqual(found, [])
        expect(
          feed.element(containing: rect.origin, in: .init(rect)) == nil || rect.origin.isFinite)
        expect(feed.firstElement(in: .init(rect)) == nil)
        let pinned = feed.allAddresses.compactMap { feed.frame(of: $0, in: .init(rect)) }
        expectEqual(pinned, natural)
        expectEqual(feed.visibilityChange(from: .init(rect), to: .init(rect)).entered, [])
      } else {
        let pinned = feed.allAddresses.compactMap { feed.frame(of: $0, in: .init(rect)) }
        expectEqual(found.map { $0.frame }, pinned.filter { $0.intersects(rect) })
      }
      let crossLength = host.configuration.axis == .vertical ? rect.width : rect.height
      expectEqual(
        feed.invalidation(from: .init(rect), to: .init(rect)),
        crossLength.isNaN ? .everything : .nothing)
    }
  }

  /// Numbers as large as they may be do not come to infinity.
  func testTheLargestFeed() throws {
    let most = MasonryGrid.maximumLength
    let section = MasonryFeed.Section(
      layout: .columns(
        .init(columns: .fixed(1), itemSpacing: most, contentInsets: LayoutInsets(most))),
      header: .init(height: most, isPinned: true), footer: .init(height: most, isPinned: true),
      background: LayoutInsets(most), spacingAfter: most)
    var feed = try MasonryFeed(width: most)
    for _ in 0..<3 {
      try feed.appendSection(section, itemCount: 2, measuredBy: MasonryHeights([most, most]))
    }
    XCTAssertTrue(feed.contentSize.isFinite)
    let whole = LayoutRect(x: 0, y: 0, width: most, height: feed.contentSize.height)
    XCTAssertEqual(feed.elements(in: whole).count, 3 * 5)
    let beyond = LayoutRect(x: -1e307, y: -8e307, width: 1.7e308, height: 1.7e308)
    XCTAssertEqual(feed.elements(in: .init(beyond, pinnedIn: whole)).count, 3 * 5)
    let endless = LayoutRect(x: 0, y: 0, width: most, height: .greatestFiniteMagnitude)
    XCTAssertEqual(feed.elements(in: .init(endless, pinnedIn: whole)).count, 3 * 5)
    let half = Double.greatestFiniteMagnitude / 2
    let around = LayoutRect(x: 0, y: -half, width: most, height: .greatestFiniteMagnitude)
    XCTAssertEqual(feed.elements(in: .init(around, pinnedIn: whole)).count, 3 * 5)
  }
}
