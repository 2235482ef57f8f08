import Foundation
import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Feeds whose sections hold columns and rows, some of which scroll by themselves.
///
/// What is known of a wall and of rows alone holds in a feed, moved to where the section is.
final class MixedFeedTests: XCTestCase {
  private struct Item {
    let id: Int
    var ratio: Double
    var span = 1
  }

  private struct Sizes: MasonryHeightProvider {
    let items: [Item]

    func height(ofItemAt index: Int, width: Double) -> Double { width / items[index].ratio }
    func width(ofItemAt index: Int, height: Double) -> Double { height * items[index].ratio }
    func columnSpan(ofItemAt index: Int) -> Int { items[index].span }
  }

  private struct Part {
    let id: Int
    var settings: MasonryFeed.Section
    var items: [Item]
  }

  private static let layouts: [MasonryFeed.SectionLayout] = [
    .columns(.init(columns: .fixed(3), columnSpacing: 1, itemSpacing: 2)), .item,
    .columns(.init(columns: .tracks([.points(20), .fraction(1)]))),
    .rows(.init(rule: .justified(height: 20), itemSpacing: 1, rowSpacing: 2)),
    .rows(
      .init(
        rule: .justified(height: 25, breaking: .optimal), rowSpacing: 1,
        contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
    .rows(.init(rule: .flowing(height: 10, alignment: .end), itemSpacing: 1)),
    .rows(.init(rule: .flowing(height: 10, hasOwnHeights: true))),
    .rows(.init(rule: .even(.fixed(3)))),
    .rows(.init(rule: .even(.tracks([.points(30), .fraction(1)])))),
  ]

  private struct World {
    var feed: MasonryFeed
    var parts: [Part] = []
    var random: SplitMix64
    var nextID = 0

    init(seed: UInt64) throws {
      random = SplitMix64(seed: seed)
      let environment = LayoutEnvironment(
        direction: seed % 3 == 0 ? .rightToLeft : .leftToRight, scale: seed % 4 == 0 ? 2 : nil)
      feed =
        seed % 5 == 0
        ? try MasonryFeed(height: 100, environment: environment)
        : try MasonryFeed(width: 100, environment: environment)
    }

    mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

    mutating func item() -> Item {
      nextID += 1
      return Item(
        id: nextID, ratio: [0.5, 0.8, 1, 1.5, 3][number(5)], span: number(7) == 0 ? 2 : 1)
    }

    mutating func settings() -> MasonryFeed.Section {
      .init(
        layout: MixedFeedTests.layouts[number(9)],
        carousel: number(3) == 0 ? .init(length: 30) : nil,
        header: number(2) == 0 ? .init(length: 7, isPinned: true) : nil, background: .zero,
        spacingAfter: Double(number(3)), isCollapsed: number(8) == 0)
    }

    mutating func part() -> Part {
      nextID += 1
      return Part(id: nextID, settings: settings(), items: (0..<number(12)).map { _ in item() })
    }

    /// Changes the feed and its data alike.
    mutating func step() throws {
      guard !parts.isEmpty else { return try insert(at: 0) }
      let section = number(parts.count)
      let count = parts[section].items.count
      let place = number(count + 1)
      switch number(9) {
      case 0: try insert(at: number(parts.count + 1))
      case 1 where parts.count > 3:
        parts.remove(at: section)
        feed.removeSection(at: section)
      case 2:
        let new = (0..<number(4)).map { _ in item() }
        parts[section].items.insert(contentsOf: new, at: place)
        let sizes = Sizes(items: parts[section].items)
        try feed[section].insertItems(new.count, at: place, measuredBy: sizes)
      case 3 where count > 0:
        let (source, target) = (number(count), number(count))
        parts[section].items.insert(parts[section].items.remove(at: source), at: target)
        let sizes = Sizes(items: parts[section].items)
        try feed[section].moveItem(from: source, to: target, measuredBy: sizes)
      case 4 where count > 0:
        let (index, new) = (number(count), item())
        parts[section].items[index].ratio = new.ratio
        try feed[section].remeasure([index], measuredBy: Sizes(items: parts[section].items))
      case 5:
        let new = settings()
        parts[section].settings = new
        try feed.reconfigureSection(
          at: section, measuredBy: Sizes(items: parts[section].items)
        ) { $0 = new }
      case 6:
        let parts = parts
        try feed.resize(crossLength: 90 + Double(number(20))) { Sizes(items: parts[$0].items) }
      case 7: try update()
      default:
        let removed = place..<min(count, place + 2)
        parts[section].items.removeSubrange(removed)
        let sizes = Sizes(items: parts[section].items)
        try feed[section].removeItems(in: removed, measuredBy: sizes)
      }
    }

    private mutating func insert(at index: Int) throws {
      let part = part()
      parts.insert(part, at: index)
      try feed.insertSection(
        part.settings, itemCount: part.items.count, at: index, measuredBy: Sizes(items: part.items))
    }

    /// Moves items to other sections, drops one section and adds another, all at once.
    private mutating func update() throws {
      func ids(_ parts: [Part]) -> [(id: Int, items: [Int])] {
        parts.map { ($0.id, $0.items.map { $0.id }) }
      }
      var new = parts
      new.swapAt(0, number(new.count))
      for _ in 0..<3 {
        let (from, to) = (number(new.count), number(new.count))
        guard !new[from].items.isEmpty else { continue }
        let moved = new[from].items.remove(at: number(new[from].items.count))
        new[to].items.insert(moved, at: number(new[to].items.count + 1))
      }
      if new.count > 2 { new.removeLast() }
      new.append(part())
      let result = new
      try feed.update(
        from: ids(parts), to: ids(new), section: { result[$0].settings },
        measuredBy: { Sizes(items: result[$0].items) })
      parts = new
    }

    func rebuilt() throws -> MasonryFeed {
      var new = try MasonryFeed(
        axis: feed.axis, crossLength: feed.width ?? feed.height ?? .nan,
        environment: feed.environment)
      for part in parts {
        try new.appendSection(
          part.settings, itemCount: part.items.count, measuredBy: Sizes(items: part.items))
      }
      return new
    }
  }

  /// Any changes give what a feed built from nothing is, with the frames of its layouts.
  func testTheLaw() throws {
    for seed in sample(0..<400, every: 7) {
      var world = try World(seed: UInt64(seed))
      for step in 0..<25 {
        try world.step()
        expectEqual(world.feed, try world.rebuilt(), "seed \(seed), step \(step)")
      }
      let feed = world.feed
      try expectPlaces(feed, &world.random, "seed \(seed)")
      let decoded = try JSONDecoder().decode(
        MasonryFeed.self, from: JSONEncoder().encode(feed))
      expectEqual(decoded, feed, "seed \(seed)")
    }
  }

  /// Items lie in their section as in a layout alone; all that a rectangle meets is found.
  private func expectPlaces(
    _ feed: MasonryFeed, _ random: inout SplitMix64, _ message: String
  ) throws {
    for section in 0..<feed.sectionCount where !feed.section(at: section).isCollapsed {
      let items = feed[section]
      guard let first = feed.frame(of: .item(0, section: section), ifAny: items.itemCount) else {
        continue
      }
      let own = items.frame(ofItemAt: 0)
      for index in 0..<items.itemCount {
        let frame = items.frame(ofItemAt: index)
          .offsetBy(dx: first.minX - own.minX, dy: first.minY - own.minY)
        let found = try XCTUnwrap(feed.frame(of: .item(index, section: section)))
        expect(
          (found.minX - frame.minX).magnitude < 1e-9 && (found.minY - frame.minY).magnitude < 1e-9
            && found.size == frame.size, "\(message): item \(index) of \(section)")
      }
    }
    var offsets: [Int: Double] = [:]
    for section in 0..<feed.sectionCount { offsets[section] = Double(random.next() % 40) }
    for _ in 0..<20 {
      let near = Double(random.next() % 400) - 20
      let rect = feed.axis.rect(main: near, length: 60, cross: 10, crossLength: 70)
      let visible = MasonryFeed.Viewport(rect, offsets: offsets)
      let expected = feed.allAddresses.filter {
        feed.frame(of: $0, in: visible)?.intersects(rect) == true
      }
      expectEqual(feed.elements(in: visible).map { $0.address }, expected, message)
    }
  }
}

extension MasonryFeed {
  fileprivate func frame(of address: Address, ifAny count: Int) -> LayoutRect? {
    count > 0 ? frame(of: address) : nil
  }
}
