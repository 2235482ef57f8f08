import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every frame and every query, against the oracle.
final class FeedOracleTests: XCTestCase {
  /// The parts that a section of the small worlds can have.
  private let kinds: [MasonryFeed.Section] = {
    let headers: [MasonryFeed.Header?] = [
      nil, .init(length: 2, isPinned: true, isStretching: true),
    ]
    let footers: [MasonryFeed.Footer?] = [nil, .init(length: 1, isPinned: true)]
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

  /// All feeds of up to two sections of every kind, and of three with few items or few parts.
  func testSmallWorlds() {
    func sections(_ kind: MasonryFeed.Section) -> [HostSection] {
      heights.map { HostSection(settings: kind, items: .heights($0)) }
    }
    let few = kinds.enumerated().flatMap { index, kind in
      [0, index % 2 == 0 ? 1 : 3].map { sections(kind)[$0] }
    }
    let plain = kinds.filter { $0.footer == nil && $0.background == nil }.flatMap(sections)
    let worlds =
      everyArray(of: kinds.flatMap(sections), counts: 0...2)
      + [few, plain].flatMap { everyArray(of: $0, counts: 3...3) }
    withEveryAtOnce("world", in: sample(Array(worlds.enumerated()), every: 47)) {
      number, sections in
      try FeedHost(crossLength: 9, sections: sections).expectHolds(looks: UInt64(number))
    }
  }

  /// All feeds of up to two carousels and walls, on all axes and pixels, scrolled anywhere.
  func testCarousels() {
    let heights: [[Double]] = [[], [3], [2, 0, 7, 1.5]]
    let carousels: [MasonryFeed.Carousel?] = [nil, .init(length: 2.75)]
    var sections: [HostSection] = []
    for carousel in carousels {
      for (rows, heights) in [1, 2].flatMap({ rows in heights.map { (rows, $0) } }) {
        let settings = MasonryFeed.Section(
          layout: .columns(
            .init(
              columns: .fixed(rows), itemSpacing: 1, contentInsets: LayoutInsets(leading: 0.5))),
          carousel: carousel, header: rows == 1 ? .init(length: 1, isPinned: true) : nil,
          background: LayoutInsets(1), spacingAfter: 1)
        sections.append(.init(settings: settings, items: heights.map { HostItem(height: $0) }))
      }
    }
    let worlds = everyArray(of: sections, counts: 1...2).filter { world in
      world.contains { $0.settings.carousel != nil }
    }
    withEveryAtOnce("world", in: sample(worlds, every: 7)) { sections in
      for (number, axis) in LayoutAxis.allCases.enumerated() {
        for direction in LayoutReadingDirection.allCases {
          for scale in [nil, 1.0] {
            let host = FeedHost(
              configuration: .init(axis: axis, direction: direction, scale: scale), crossLength: 5,
              sections: sections)
            // How far the carousels are scrolled follows from this number.
            for looks in sample(UInt64(0)..<4, every: 4, from: number) {
              try host.expectHolds(looks: looks)
            }
          }
        }
      }
    }
  }
}
