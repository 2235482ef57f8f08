import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Queries with the hardest numbers; programs compare them with a look at every element.
final class FeedQueryTests: XCTestCase {
  /// The headers of three levels that are pinned over a section are visited from the first on.
  func testSectionsAreVisitedInTheirOrder() throws {
    var feed = try MasonryFeed(width: 100)
    for level in [2, 1, 0] {
      try feed.appendSection(
        .init(header: .init(length: 10, isPinned: true, level: level)), itemCount: 2,
        measuredBy: MasonryHeights([], default: 500))
    }
    let view = LayoutRect(x: 0, y: feed.contentSize.height - 100, width: 100, height: 100)
    let found = feed.elements(in: view).map(\.address)
    XCTAssertEqual(Array(found.prefix(3)), (0..<3).map { .header(section: $0) })
  }

  /// Rectangles that are no numbers, and those at the end of all numbers.
  func testAbsurdRectangles() throws {
    var random = SplitMix64(seed: 7)
    let host = random.feedHost(.quarters, sectionCount: 6)
    let feed = try host.feed()
    let natural = feed.allAddresses.compactMap { feed.frame(of: $0) }
    withEvery("rect", in: sample(RectLattice.specialRects, every: 2)) { rect in
      let found = feed.elements(in: .init(rect))
      if !rect.isFinite {
        expectEqual(found, [])
        expect(
          feed.element(containing: rect.origin, in: .init(rect)) == nil || rect.origin.isFinite)
        let pinned = feed.allAddresses.compactMap { feed.frame(of: $0, in: .init(rect)) }
        expectEqual(pinned, natural)
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
    let most = MasonryItems.maximumLength
    let section = MasonryFeed.Section(
      layout: .columns(
        .init(columns: .fixed(1), itemSpacing: most, contentInsets: LayoutInsets(most))),
      header: .init(length: most, isPinned: true), footer: .init(length: most, isPinned: true),
      background: LayoutInsets(most), spacingAfter: most)
    let feed = try MasonryFeed(
      width: most, sectionCount: 3, of: section, itemCount: 2,
      measuredBy: MasonryHeights([most, most]))
    XCTAssertTrue(feed.contentSize.isFinite)
    let whole = LayoutRect(x: 0, y: 0, width: most, height: feed.contentSize.height)
    let (largest, half) = (Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude / 2)
    for rect in [
      whole, LayoutRect(x: -1e307, y: -8e307, width: 1.7e308, height: 1.7e308),
      LayoutRect(x: 0, y: 0, width: most, height: largest),
      LayoutRect(x: 0, y: -half, width: most, height: largest),
    ] {
      XCTAssertEqual(feed.elements(in: .init(rect, pinnedIn: whole)).count, 3 * 5)
    }
  }

  func testASweepSelectsWhatLiesBetweenInTheOrderOfTheContent() throws {
    for seed in UInt64(1)...40 {
      var random = SplitMix64(seed: seed)
      let feed = try random.feedHost(.quarters, sectionCount: 4).feed()
      let addresses = feed.allAddresses
      for first in addresses {
        for last in addresses {
          let (low, high) = (min(first, last), max(first, last))
          let expected = addresses.filter { $0.item != nil && $0 >= low && $0 <= high }
          let selected = feed.items(from: first, to: last)
          XCTAssertEqual(
            selected.flatMap { section, items in
              items.map { MasonryFeed.Address.item($0, section: section) }
            }, expected, "From \(first) to \(last), seed \(seed)")
          XCTAssertFalse(selected.contains { $0.items.isEmpty })
        }
      }
    }
  }

  /// Two sections of a header of 10 points and two items of 30.
  func testElementsAndReadingOrder() throws {
    var feed = try MasonryFeed(
      sectionCount: 2, of: .init(header: .init(length: 10), background: .zero), itemCount: 2,
      measuredBy: MasonryHeights([], default: 30))
    let view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 20, width: 100, height: 25))
    let expected: [MasonryFeed.Address] = [
      .background(section: 0), .item(0, section: 0), .item(1, section: 0), .background(section: 1),
      .header(section: 1),
    ]
    XCTAssertEqual(feed.elements(in: view).map(\.address), expected)
    XCTAssertEqual(
      feed.elementsInReadingOrder(in: view).map(\.address), expected.filter { $0.zIndex >= 0 })
    XCTAssertEqual(feed.removeSections(in: 0..<2), .sections(.removing(0..<2)))
    XCTAssertEqual(feed.sectionCount, 0)
  }
}
