import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// After every step a feed is the one that building its final state gives, and every frame and every
/// query is as promised: see `FeedWorld`.
final class FeedLawTests: XCTestCase {
  /// Feeds of columns, rows and carousels that differ in everything, and random steps.
  func testPrograms() {
    let numbers: [NumberKind] = [.quarters, .quarters, .fractions, .quarters, .extremes, .equals]
    withEveryAtOnce("seed", in: sample(UInt64(1)...1200, every: 199)) { seed in
      expectHolds(Program<FeedWorld>(seed: seed, of: numbers[Int(seed % 6)], length: 25))
    }
  }

  /// Every move in small feeds, and every removal, among sections that take up nothing.
  func testEveryMoveAndEveryRemoval() {
    let kinds = [
      HostSection(settings: .init(spacingAfter: 1)),
      HostSection(settings: .init(header: .init(length: 1), spacingAfter: 1)),
      HostSection(settings: .init(spacingAfter: 3), items: [HostItem(height: 2)]),
    ]
    let all = everyArray(of: kinds, counts: 0...4)
    withEveryAtOnce("sections", in: sample(all, every: 11)) { sections in
      let world = try FeedHost(sections: sections).world(looks: UInt64(sections.count))
      for range in everySubrange(of: sections.indices) {
        expectHolds(.remove(at: range.lowerBound, count: range.count), in: world)
      }
      for source in sections.indices {
        for destination in sections.indices {
          expectHolds(.move(from: source, to: destination), in: world)
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
      HostSection(settings: .init(footer: .init(length: 0), spacingAfter: 4)),
    ]
    withEveryAtOnce("sections", in: sample(everyArray(of: kinds, counts: 1...3), every: 4)) {
      sections in
      let world = try FeedHost(sections: sections).world()
      for section in sections.indices {
        let steps: [FeedStep] = [
          .change([.insert([item], at: 0)], at: section), .change([.removeAll], at: section),
          .change([.setLength(7, at: 0)], at: section),
          .change([.remove(at: 0, count: 1)], at: section),
          .setHeader(.init(length: 0), at: section), .setHeader(.init(length: -0.0), at: section),
          .setFooter(nil, at: section), .reload(kinds[0], at: section),
          .reconfigure(HostSection(settings: .init(spacingAfter: 9)), at: section),
        ]
        for step in steps { expectHolds(step, in: world) }
      }
    }
  }

  /// Every move of an item in a small feed, followed by every third.
  func testEveryTwoMoves() throws {
    let sections = [2, 0, 1].map {
      HostSection(items: Array(repeating: HostItem(height: 1), count: $0))
    }
    // Places are counted on from 0 in a section with fewer of them.
    let places = everyArray(of: [0, 1, 2], counts: 2...2)
    let moves = places.filter { $0[0] < 2 }.flatMap { source in
      places.map { FeedStep.moveItem(source[0], of: source[1], to: $0[0], in: $0[1]) }
    }
    let start = try FeedHost(sections: sections).world()
    withEveryAtOnce("move", in: sample(moves, every: 11)) { move in
      var world = start
      try world.run(move)
      for place in stride(from: world.feed[0].itemCount, to: moves.count, by: 3) {
        expectHolds(moves[place], in: world)
      }
    }
  }

  func testReloadingKeepsTheSettingsIfNoneAreGiven() throws {
    let section = HostSection(
      settings: .init(header: .init(length: 4, isPinned: true)), items: [HostItem(height: 2)])
    var feed = try FeedHost(sections: [section, section]).feed()
    let mapping = try feed.reloadSection(
      at: 0, itemCount: 3, measuredBy: MasonryHeights([5, 6, 7]))
    XCTAssertNil(mapping.newAddress(of: .item(0, section: 0)))
    for item in 0..<3 { XCTAssertNil(mapping.oldAddress(of: .item(item, section: 0))) }
    let heights = [5.0, 6, 7].map { HostItem(height: $0) }
    let reloaded = HostSection(settings: section.settings, items: heights)
    expectSame(feed, try FeedHost(sections: [reloaded, section]).feed())
  }

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
