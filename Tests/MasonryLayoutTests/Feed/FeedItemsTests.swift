import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The items of a feed's sections: what may be done to them, and what the feed says of them.
final class FeedItemsTests: XCTestCase {
  private let sections = [
    HostSection(
      settings: .init(header: .init(length: 2), spacingAfter: 1), items: .heights([3, 1, 2])),
    HostSection(settings: .init(footer: .init(length: 1))),
    HostSection(
      settings: .init(layout: .columns(.fixed(3))), items: .heights([5])),
  ]

  /// Whatever is done to items, their width, direction and pixels stay those of the feed.
  func testItemsThatComeBackFitTheFeed() throws {
    let heights = HostHeights(items: sections[0].items)
    let settings: [ColumnsLayout] = [
      .init(), .init(columns: .fixed(3), trackAlignment: .end),
      .init(
        columns: .tracks([.points(3), .fraction(1)]),
        contentInsets: .init(top: 1, leading: 2, bottom: 3, trailing: 4),
        packing: .gridLanes(dense: true)),
    ]
    let environments = [LayoutEnvironment(), .init(direction: .rightToLeft), .init(scale: 2)]
    withEvery("environment", in: environments) { environment in
      withEvery("settings", in: settings) { settings in
        var expected = FeedHost(
          configuration: .init(direction: .rightToLeft, scale: 1), sections: sections)
        var feed = try expected.feed()
        expected.sections[0].settings.layout = .columns(settings)
        // The heights of the items do not depend on the width, so the law says what must come out.
        feed[0] = try MasonryItems(.columns(settings), width: 31, environment: environment)
        try feed[0].appendItems(3, measuredBy: heights)
        expectSame(feed, try expected.feed())
        for space in [LayoutSpace.width(5, environment: environment), .height(8)] {
          try feed[0].resize(to: space, measuredBy: heights)
          expectSame(feed, try expected.feed())
        }
      }
    }
  }

  /// The heights that items come back with are kept, whatever their widths become.
  func testHeightsAreKeptAtAnotherWidth() throws {
    var feed = try MasonryFeed(width: 12)
    let heights = MasonryHeights([1, 1])
    XCTAssertEqual(try feed.appendSection(.init(), itemCount: 2, measuredBy: heights), .unchanged)
    var other = try MasonryItems(.columns(.tracks([.points(2), .fraction(1)])), width: 50)
    try other.appendItems(
      3, measuredBy: MasonryHeightClosure { index, width in width + Double(index) })
    feed[0] = other
    XCTAssertEqual((0..<3).map { feed[0].length(ofItemAt: $0) }, [2, 49, 4])
    XCTAssertEqual((0..<3).map { feed[0].frame(ofItemAt: $0).width }, [2, 10, 2])
    XCTAssertTrue(feed.hasExactContentSize, "They count as known at the feed's widths")
  }

  /// Every neighbour in random feeds, beside a look at all items of the nearest section.
  func testNeighborsAcrossSections() {
    withEveryAtOnce("seed", in: UInt64(1)...200) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.feedHost(.quarters, sectionCount: 4, scales: [nil])
      let feed = try host.feed()
      let visible = MasonryFeed.Viewport(.zero, offsets: random.offsets(of: host))
      for section in host.sections.indices {
        for item in host.sections[section].items.indices {
          for side in LayoutSide.allCases {
            let found = feed.neighbor(of: .item(item, section: section), on: side, in: visible)
            let expected = reference(feed, item, section, side, visible)
            if found != expected {
              expectEqual(found, expected, "\(side) of item \(item) in section \(section)")
            }
          }
        }
      }
    }
  }

  /// What the items say within the section, and beyond it the item of the edge that overlaps most.
  private func reference(
    _ feed: MasonryFeed, _ item: Int, _ section: Int, _ side: LayoutSide,
    _ visible: MasonryFeed.Viewport
  ) -> MasonryFeed.Address? {
    if let inside = feed[section].neighbor(ofItemAt: item, on: side) {
      return .item(inside, section: section)
    }
    let isRightToLeft = feed.environment.direction == .rightToLeft
    let isAlong = (side == .left || side == .right) == (feed.axis == .horizontal)
    guard isAlong else { return nil }
    let isBack = side == .above || side == (isRightToLeft ? .right : .left)
    let step = isBack ? -1 : 1
    var next = section + step
    while next >= 0, next < feed.sectionCount, feed[next].isEmpty { next += step }
    guard next >= 0, next < feed.sectionCount else { return nil }
    let items = feed[next]
    guard let own = feed.frame(of: .item(item, section: section), in: visible) else { return nil }
    var best: (index: Int, overlap: Double)?
    let isCarousel = items.axis != feed.axis
    let isReversed = isCarousel && step < 0
    for column in isReversed ? (0..<items.columnCount).reversed() : Array(0..<items.columnCount) {
      let members = (0..<items.itemCount).filter {
        guard let first = items.column(ofItemAt: $0), let span = items.columnSpan(ofItemAt: $0)
        else { return false }
        return first..<first + span ~= column
      }
      // Along the column items follow each other by start, then length, then index.
      let inOrder = members.sorted {
        let (one, other) = (items.along($0, isRightToLeft), items.along($1, isRightToLeft))
        return (one.0, one.1, $0) < (other.0, other.1, $1)
      }
      for candidate in isCarousel
        ? inOrder : Array(step > 0 ? inOrder.prefix(1) : inOrder.suffix(1))
      {
        let address = MasonryFeed.Address.item(candidate, section: next)
        guard let frame = feed.frame(of: address, in: visible) else { continue }
        let across = feed.axis.cross
        let (here, there) = (across.interval(of: own), across.interval(of: frame))
        let overlap = min(here.far, there.far) - max(here.near, there.near)
        // Of items before it that are equally far away, it is the last one.
        let isBefore =
          feed.axis == .vertical && isRightToLeft
          ? there.near > here.far : there.far < here.near
        let wins = isCarousel && isBefore ? overlap >= best?.overlap ?? overlap : false
        if wins || overlap > best?.overlap ?? -.infinity { best = (candidate, overlap) }
      }
      if isCarousel, best != nil { break }
    }
    return best.map { .item($0.index, section: next) }
  }
}

extension MasonryItems {
  /// Where an item begins from the start of the content, and how long it is.
  fileprivate func along(_ index: Int, _ isMirrored: Bool) -> (Double, Double) {
    let frame = frame(ofItemAt: index)
    guard axis == .horizontal else { return (frame.minY, frame.height) }
    return (isMirrored ? -frame.maxX : frame.minX, frame.width)
  }
}
