import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The way of a scrubber through a feed, from the documentation, section by section.
final class ScrubbingTests: XCTestCase {
  /// Random feeds with a view of each, and the last place that the view can be scrolled to.
  private func withEveryFeed(
    _ numbers: NumberKind, sectionCount: Int,
    _ body: (MasonryFeed, Way, MasonryFeed.Viewport, Double, inout SplitMix64) throws -> Void
  ) {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      let feed = try random.feedHost(numbers, sectionCount: sectionCount, scales: [nil]).feed()
      let (way, view) = (Way(of: feed), random.view(of: feed))
      let last = max(0, way.length - feed.axis.length(of: view.rect))
      try body(feed, way, view, last, &random)
    }
  }

  func testTheViewIsWhereItsFractionOfTheWayIs() {
    withEveryFeed(.fractions, sectionCount: 4) { feed, way, view, last, random in
      var view = view
      let total = way.itemCount(before: last)
      for fraction in [0.0, random.fraction(in: 0...1), 1] {
        feed.scroll(&view, toFraction: fraction)
        let tolerance = 1e-9 * (1 + way.length)
        expectEqual(way.start(of: view), fraction * last, within: tolerance, "By points")
        expectEqual(
          feed.fraction(of: view), last > 0 ? fraction : 0, within: 1e-9, "Back by points")

        feed.scroll(&view, toFraction: fraction, by: .items)
        let start = way.start(of: view)
        let found = feed.fraction(of: view, by: .items)
        if total == 0 || fraction == 1 {
          expectEqual(start, fraction * last, within: tolerance, "Without items before it")
        } else if !way.hasShortSections {
          expectEqual(found, last > 0 ? fraction : 0, within: 1e-6, "Back by items")
          expectEqual(way.itemCount(before: start), fraction * total, within: 1e-6, "By items")
        }
      }
      for (beyond, fraction) in [(-2.0, 0.0), (.nan, 0), (1.5, 1), (7, 1)] {
        for unit in MasonryFeed.ScrubbingUnit.allCases {
          var other = view
          feed.scroll(&view, toFraction: beyond, by: unit)
          feed.scroll(&other, toFraction: fraction, by: unit)
          expectEqual(view, other, "\(beyond) counts as \(fraction)")
        }
      }
    }
  }

  func testATickIsWhereItsSectionBegins() {
    withEveryFeed(.quarters, sectionCount: 5) { feed, way, view, last, _ in
      var view = view
      guard last > 0, !way.hasShortSections else { return }
      for unit in MasonryFeed.ScrubbingUnit.allCases {
        let ticks = feed.fractionsOfSections(in: view, by: unit)
        expectEqual(ticks.count, feed.sectionCount, "The number of ticks")
        for (section, tick) in ticks.enumerated() {
          guard let start = way.sections[section]?.start, start < last else {
            if way.sections[section] != nil { expectEqual(tick, 1, "Section \(section)") }
            continue
          }
          feed.scroll(&view, toFraction: tick, by: unit)
          // By items, sections without items between them lie at one place of the way.
          let others = way.sections[..<section].compactMap { $0?.start } + [last]
          let isAlone = others.allSatisfy {
            way.itemCount(before: $0) != way.itemCount(before: start)
          }
          if unit == .points || isAlone {
            expectEqual(way.start(of: view), start, within: 1e-9 * (1 + last), "Section \(section)")
          }
        }
      }
    }
  }

  func testTheItemBesideAScrubberHasAsManyItemsBeforeIt() {
    withEveryFeed(.quarters, sectionCount: 4) { feed, way, view, last, _ in
      let items = feed.allAddresses.filter { $0.item != nil }
      let total = way.itemCount(before: last)
      let item = feed.item(atFraction: 0.5, in: view, by: .items)
      guard !items.isEmpty else { return expect(item == nil, "There is no item") }
      // By a rounding it may be either of two.
      let isClear = (total / 2 - (total / 2).rounded()).magnitude > 1e-6
      guard total > 0, isClear, !way.hasShortSections else { return }
      expectEqual(item, items[min(Int(total / 2), items.count - 1)], "Half way of \(total)")
    }
  }

  func testSectionsKeepTheirTicksWhileEstimatesBecomeKnown() throws {
    var feed = try MasonryFeed(
      sectionCount: 20, of: .init(header: .init(length: 10)), itemCount: 50,
      measuredBy: MasonryEstimates(height: 40))
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 200))
    let last = feed.contentSize.height - 200
    view.rect.origin.y = last
    // What the last view shows decides how many items are before it, and is known.
    try feed.measure(itemsIn: &view) { _ in MasonryHeightClosure { _, _ in 40 } }
    let ticks = feed.fractionsOfSections(in: view, by: .items)
    for section in 0..<19 { try feed[section].setLength(90, ofItemAt: 7) }
    for (tick, later) in zip(ticks, feed.fractionsOfSections(in: view, by: .items)) {
      XCTAssertEqual(tick, later, accuracy: 1e-12)
    }
  }

  func testAWallIsScrolledByPoints() throws {
    let wall = try MasonryWall(
      heights: (0..<100).map { Double($0 % 7 + 1) }, columns: 2, width: 50)
    var visible = LayoutRect(x: 0, y: 0, width: 50, height: 60)
    let last = wall.contentSize.height - 60
    for (fraction, reached) in [(0, 0), (0.25, 0.25), (0.5, 0.5), (1, 1), (.nan, 0), (7, 1.0)] {
      wall.scroll(&visible, toFraction: fraction)
      XCTAssertEqual(visible.minY, reached * last)
      XCTAssertEqual(wall.fraction(of: visible), reached)
    }
    visible.origin.y = last + 5
    XCTAssertEqual(wall.fraction(of: visible), 1)
    visible.size.height = 10_000
    XCTAssertEqual(wall.fraction(of: visible), 0)
    // Pulled at its start, content that fits is at its start; so is a feed.
    visible.size.height = wall.contentSize.height
    visible.origin.y = -3
    XCTAssertEqual(wall.fraction(of: visible), 0)
    var feed = try MasonryFeed(width: 50)
    try feed.appendSection(.init(), itemCount: 1, measuredBy: MasonryHeights([], default: 60))
    let pulled = MasonryFeed.Viewport(LayoutRect(x: 0, y: -3, width: 50, height: 60))
    XCTAssertEqual(feed.fraction(of: pulled), 0)
    XCTAssertEqual(feed.fraction(of: pulled, by: .items), 0)
  }
}

/// Where the sections of a feed and their items are, from the start of the content.
private struct Way {
  let feed: MasonryFeed
  let length: Double

  /// Where each section begins, and its items do and end; `nil` for one that takes up nothing.
  var sections: [(start: Double, items: ClosedRange<Double>, count: Int)?] = []

  init(of feed: MasonryFeed) {
    self.feed = feed
    let axis = feed.axis
    length = axis.length(of: feed.contentSize)
    for section in 0..<feed.sectionCount {
      let settings = feed.section(at: section)
      let count = feed[section].itemCount
      guard count > 0 || settings.header != nil || settings.footer != nil else {
        sections.append(nil)
        continue
      }
      let frame = feed.frame(ofSection: section)
      let start = distance(to: frame)
      let itemsStart = start + (settings.header?.length ?? 0)
      let itemsEnd = start + axis.length(of: frame) - (settings.footer?.length ?? 0)
      sections.append((start, itemsStart...max(itemsStart, itemsEnd), count))
    }
  }

  /// Whether a section has items that take up hardly any length, so that many are at one place.
  var hasShortSections: Bool {
    sections.contains { section in
      section.map { $0.count > 0 && $0.items.upperBound - $0.items.lowerBound < 0.01 } ?? false
    }
  }

  /// How far from the start of the content a rectangle begins.
  private func distance(to rect: LayoutRect) -> Double {
    let interval = feed.axis.interval(of: rect)
    return feed.axis.isMirrored(in: feed.environment.direction)
      ? length - interval.far : interval.near
  }

  func start(of view: MasonryFeed.Viewport) -> Double { distance(to: view.rect) }

  func itemCount(before position: Double) -> Double {
    sections.reduce(0) { sum, section in
      guard let section, section.start <= position else { return sum }
      let (items, count) = (section.items, Double(section.count))
      let length = items.upperBound - items.lowerBound
      let way = min(max(position - items.lowerBound, 0), length)
      return sum + (length > 0 ? count * way / length : position > section.start ? count : 0)
    }
  }
}

extension SplitMix64 {
  /// A rectangle that sees some of a feed, all of it, or what is beyond an end.
  fileprivate mutating func view(of feed: MasonryFeed) -> MasonryFeed.Viewport {
    let (axis, size) = (feed.axis, feed.contentSize)
    return MasonryFeed.Viewport(
      axis.rect(
        main: part(in: -5...axis.length(of: size) + 5), length: part(in: 1...40), cross: 0,
        crossLength: axis.cross.length(of: size)))
  }
}
