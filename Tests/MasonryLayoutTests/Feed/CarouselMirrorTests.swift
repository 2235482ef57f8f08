import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// From right to left a carousel scrolls as from left to right: offsets count from its start.
final class CarouselMirrorTests: XCTestCase {
  private struct Carousel {
    var widths: [Double]
    var width: Double
    var scale: Double?

    func feed(_ direction: LayoutReadingDirection) throws -> MasonryFeed {
      let row = MasonryGrid.Configuration(
        columns: .fixed(1), itemSpacing: 8, contentInsets: LayoutInsets(leading: 16, trailing: 10))
      var feed = try MasonryFeed(
        width: width, environment: .init(direction: direction, scale: scale))
      try feed.appendSection(
        .init(layout: .columns(row), carousel: .init(height: 120)), itemCount: widths.count,
        measuredBy: MasonryHeights(widths: widths))
      return feed
    }
  }

  /// A carousel with widths in thirds or tenths of a point, which may be shorter than its view.
  private func carousel(_ random: inout SplitMix64) -> Carousel {
    let part = [3.0, 10][random.number(in: 0..<2)]
    let count = random.number(in: 1...12)
    return Carousel(
      widths: (0..<count).map { _ in Double(random.number(in: 90...900)) / part },
      width: Double(random.number(in: 900...1300)) / part,
      scale: random.chance(1, of: 4) ? 3 : nil)
  }

  private let changes: [(String, (inout MasonryFeed, Double) throws -> LayoutIndexMapping)] = [
    (
      "two more at the start",
      { feed, width in
        try feed[0].insertItems(2, at: 0, measuredBy: MasonryHeights(widths: [width, width / 3]))
      }
    ),
    (
      "the first one gets another width",
      { feed, width in
        try feed[0].setLength(width, ofItemAt: 0)
        return .unchanged
      }
    ),
    ("without the first one", { feed, _ in feed[0].removeItem(at: 0) }),
    ("nothing changes", { _, _ in .unchanged }),
    (
      "another width of the feed",
      { feed, width in
        try feed.resize(width: feed.crossLength + width / 7)
        return .unchanged
      }
    ),
  ]

  func testItKeepsItsPlaceInBothDirections() {
    withEveryAtOnce("seed", in: UInt64(0)..<3_000) { seed in
      var random = SplitMix64(seed: seed)
      let carousel = carousel(&random)
      let (name, change) = changes[random.number(in: changes.indices)]
      let (part, share) = (Double(random.number(in: 90...900)) / 3, random.fraction(in: -0.1...1.1))
      let isPulled = random.chance(1, of: 8)
      let offsets = try LayoutReadingDirection.allCases.map { direction in
        var feed = try carousel.feed(direction)
        let length = feed.contentLength(ofSection: 0) - carousel.width
        let offset = isPulled ? share * length : feed.clampedOffset(share * length, ofSection: 0)
        var visible = MasonryFeed.Viewport(
          LayoutRect(x: 0, y: 0, width: carousel.width, height: 300), offsets: [0: offset])
        try feed.keepingPlace(in: &visible) { .items(try change(&$0, part), inSection: 0) }
        if length <= 0, offset == 0 {
          expectEqual(visible.offsets[0], 0, "Shorter than the view, it stays at its start")
        }
        if name == "nothing changes" { expectEqual(visible.offsets[0], offset, "It stays") }
        return visible.offsets[0] ?? .nan
      }
      // On pixels, half a pixel is rounded to larger coordinates, whichever these are.
      expectEqual(
        offsets[1], offsets[0], within: carousel.scale == nil ? 1e-9 : 0.7,
        "\(name) in \(carousel)")
    }
  }

  func testItScrollsToItemsAndSnapsInBothDirections() {
    withEveryAtOnce("seed", in: UInt64(0)..<1_000) { seed in
      var random = SplitMix64(seed: seed)
      var carousel = carousel(&random)
      carousel.scale = nil
      let position = LayoutScrollPosition.allCases[random.number(in: 0..<4)]
      let (item, share) = (random.number(in: carousel.widths.indices), random.fraction(in: 0...1))
      let offsets = try LayoutReadingDirection.allCases.map { direction in
        let feed = try carousel.feed(direction)
        let offset = feed.clampedOffset(
          share * feed.contentLength(ofSection: 0), ofSection: 0)
        var visible = MasonryFeed.Viewport(
          LayoutRect(x: 0, y: 0, width: carousel.width, height: 300), offsets: [0: offset])
        feed.scroll(&visible, to: .item(item, section: 0), at: position)
        let snapped = feed.snappedOffset(offset, ofSection: 0, at: position)
        return (scrolled: visible.offsets[0] ?? .nan, snapped: snapped, offset)
      }
      expectEqual(offsets[1].scrolled, offsets[0].scrolled, within: 1e-9, "To \(item)")
      expectEqual(
        (offsets[1].snapped - offsets[1].2).magnitude,
        (offsets[0].snapped - offsets[0].2).magnitude, within: 1e-9, "From \(offsets[0].2)")
    }
  }
}
