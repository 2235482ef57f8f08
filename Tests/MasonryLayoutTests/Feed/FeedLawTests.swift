import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// After every step a feed is the one that building its final state gives: see `FeedWorld`.
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
}
