import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Queries with the hardest numbers; programs compare them with a look at every element.
final class FeedQueryTests: XCTestCase {
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
      header: .init(length: most, isPinned: true), footer: .init(length: most, isPinned: true),
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
