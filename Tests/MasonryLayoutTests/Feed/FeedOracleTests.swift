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
}
