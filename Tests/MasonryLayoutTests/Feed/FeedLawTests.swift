import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law: any sequence of changes gives, to the bit, the feed that building its final state gives.
final class FeedLawTests: XCTestCase {
  /// 120 feeds, each changed 20 times.
  func testSequencesOfChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...120) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = [Numbers.quarters, .fractions, .tenths][Int(seed % 3)]
      var host = random.feedHost(
        numbers, sectionCount: Int.random(in: 0...4, using: &random), scales: [nil, nil, 1, 3])
      var feed = try host.feed()
      for _ in 0..<20 {
        let old = host
        let before = feed
        let change = random.feedChange(of: host, numbers)
        host.apply(change)
        try feed.apply(change, from: old, to: host)
        withEvery("change", in: [change]) { _ in expectSame(feed, try host.feed()) }
        // The feed before the change is a value of its own.
        expect(before == (try old.feed()), "A copy changed")
      }
    }
  }

  /// Every move in small feeds, and every removal, among sections that take up nothing.
  func testEveryMoveAndEveryRemoval() {
    let kinds = [
      HostSection(settings: .init(spacingAfter: 1)),
      HostSection(settings: .init(header: .init(height: 1), spacingAfter: 1)),
      HostSection(settings: .init(spacingAfter: 3), items: [HostItem(height: 2)]),
    ]
    withEvery("sections", in: everyArray(of: kinds, counts: 0...4)) { sections in
      let host = FeedHost(sections: sections)
      let feed = try host.feed()
      for range in everySubrange(of: sections.indices) {
        try expectLaw(.removeSections(range), of: host, feed)
      }
      for source in sections.indices {
        for destination in sections.indices {
          try expectLaw(.moveSection(from: source, to: destination), of: host, feed)
        }
      }
    }
  }

  /// A section begins and ceases to take up anything, in every place.
  func testEverySectionThatAppearsAndDisappears() {
    let item = HostItem(height: 2)
    let kinds = [
      HostSection(settings: .init(spacingAfter: 1)),
      HostSection(settings: .init(spacingAfter: 2), items: [item]),
      HostSection(settings: .init(footer: .init(height: 0), spacingAfter: 4)),
    ]
    withEvery("sections", in: everyArray(of: kinds, counts: 1...3)) { sections in
      let host = FeedHost(sections: sections)
      let feed = try host.feed()
      for section in sections.indices {
        let count = sections[section].items.count
        try expectLaw(.insertItems([item], at: 0, section: section), of: host, feed)
        try expectLaw(.removeItems(0..<count, section: section), of: host, feed)
        try expectLaw(.setHeader(.init(height: 0), section: section), of: host, feed)
        try expectLaw(.setHeader(.init(height: -0.0), section: section), of: host, feed)
        try expectLaw(.setFooter(nil, section: section), of: host, feed)
        try expectLaw(.reloadSection(section, kinds[0]), of: host, feed)
        try expectLaw(
          .reconfigureSection(section, .init(spacingAfter: 9)), of: host, feed)
      }
    }
  }

  func testReloadingKeepsTheSettingsIfNoneAreGiven() throws {
    let section = HostSection(
      settings: .init(header: .init(height: 4, isPinned: true)), items: [HostItem(height: 2)])
    var feed = try FeedHost(sections: [section, section]).feed()
    try feed.reloadSection(at: 0, itemCount: 3, measuredBy: MasonryHeights([5, 6, 7]))
    let heights = [5.0, 6, 7].map { HostItem(height: $0) }
    let reloaded = HostSection(settings: section.settings, items: heights)
    expectSame(feed, try FeedHost(sections: [reloaded, section]).feed())
  }

  private func expectLaw(
    _ change: FeedChange, of host: FeedHost, _ feed: MasonryFeed, line: UInt = #line
  ) throws {
    var (changed, new) = (feed, host)
    new.apply(change)
    try changed.apply(change, from: host, to: new)
    expectSame(changed, try new.feed(), line: line)
  }
}
