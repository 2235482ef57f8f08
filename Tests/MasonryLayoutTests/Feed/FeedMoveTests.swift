import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Moves of items as a host shows them in a drag, against arrays whose elements are moved.
final class FeedMoveTests: XCTestCase {
  /// Names of items by sections, of which some are empty, and the addresses of all elements.
  private static let names = [["a", "b", "c"], [], ["d"], ["e", "f"]]
  private static let elements = names.enumerated().flatMap { section, names in
    let items = names.indices.map { MasonryFeed.Address.item($0, section: section) }
    let footers = section == 3 ? [MasonryFeed.Address.footer(section: section)] : []
    return [MasonryFeed.Address.background(section: section)] + items + footers
  }

  /// Takes items out one after the other, and inserts each where a move says.
  private func moved(_ moves: [MasonryFeed.Move], by ids: [String]) -> [[String]] {
    var names = Self.names
    for (id, move) in zip(ids, moves) {
      for section in names.indices { names[section].removeAll { $0 == id } }
      names[move.target.section].insert(id, at: move.target.item ?? .max)
    }
    return names
  }

  func testEveryOrderThatADragShows() {
    for item in Self.elements where item.item != nil {
      let name = Self.names[item.section][item.item ?? 0]
      for section in Self.names.indices {
        var expected = Self.names
        expected[item.section].removeAll { $0 == name }
        for place in 0...expected[section].count {
          var expected = expected
          expected[section].insert(name, at: place)
          // The place in the order of the views: after the background and as many items.
          let others = Self.elements.filter { $0 != item }.map(Optional.some)
          let start = others.firstIndex(of: .background(section: section)) ?? 0
          for (moving, isSeen) in [(item, expected != Self.names), (nil, true)] {
            var order = others
            order.insert(moving, at: start + 1 + place)
            let move = MasonryFeed.Move(to: order, of: Self.elements)
            XCTAssertEqual(move != nil, isSeen, "\(name) to \(place) in \(section)")
            guard let move else { continue }
            // Of two neighbors that change places either has moved.
            let id = Self.names[move.item.section][move.item.item ?? 0]
            XCTAssertEqual(moved([move], by: [id]), expected, "\(name) to \(place) in \(section)")
            if moving == nil { XCTAssertEqual(id, name) }
          }
        }
      }
    }
    XCTAssertNil(MasonryFeed.Move(to: Self.elements.map { $0 }, of: Self.elements))
    XCTAssertNil(MasonryFeed.Move(to: Self.elements.reversed(), of: Self.elements), "more than one")
    XCTAssertNil(MasonryFeed.Move(to: [], of: []))
  }

  /// A view that is on its way out may still have an address of another time.
  func testViewsOfOtherItemsDoNotCount() {
    for stale in [
      MasonryFeed.Address.item(9, section: 0), .item(0, section: 7), .header(section: 7),
    ] {
      for place in 0...Self.elements.count {
        var order = Self.elements.map(Optional.some)
        order.insert(stale, at: place)
        XCTAssertNil(MasonryFeed.Move(to: order, of: Self.elements), "\(stale) at \(place)")
      }
    }
  }

  func testEveryFewItemsGoBetweenTwo() {
    let ids = Self.names.flatMap { $0 }
    func address(_ id: String) -> MasonryFeed.Address {
      let section = Self.names.firstIndex { $0.contains(id) } ?? 0
      return .item(Self.names[section].firstIndex(of: id) ?? 0, section: section)
    }
    for first in ids {
      for second in ids where second != first {
        for third in ids where third != first && third != second {
          let lifted = [first, second, third]
          for section in Self.names.indices {
            let others = Self.names[section].filter { !lifted.contains($0) }
            for place in 0...others.count {
              let moves = MasonryFeed.Move.moves(
                of: lifted.map(address),
                before: place < others.count ? address(others[place]) : nil,
                among: Self.elements.filter { $0.section == section },
                itemCount: Self.names[section].count)
              var expected = Self.names.map { $0.filter { !lifted.contains($0) } }
              expected[section].insert(contentsOf: lifted, at: place)
              XCTAssertEqual(moved(moves, by: lifted), expected, "\(lifted) \(place) in \(section)")
            }
          }
        }
      }
    }
  }

  /// The feed with an item moved is the one that is built from the moved data.
  func testSeededFeeds() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...200, every: 10)) { seed in
      var random = SplitMix64(seed: seed)
      var host = random.feedHost(seed % 2 == 0 ? .quarters : .fractions, sectionCount: 4)
      var feed = try host.feed()
      for _ in 0..<4 {
        let full = host.sections.indices.filter { !host.sections[$0].items.isEmpty }
        guard let section = full.randomElement(using: &random) else { return }
        let item = Int.random(in: host.sections[section].items.indices, using: &random)
        let target = Int.random(in: host.sections.indices, using: &random)
        let sizes = host.sections.map { HostHeights(items: $0.items) }
        let others = host.sections[target].items.indices.filter { target != section || $0 != item }
        let place = Int.random(in: 0...others.count, using: &random)
        let moves = MasonryFeed.Move.moves(
          of: [.item(item, section: section)],
          before: place < others.count ? .item(others[place], section: target) : nil,
          among: [.footer(section: target)] + others.map { .item($0, section: target) },
          itemCount: others.count)
        let mapping = try feed.move(moves[0]) { sizes[$0] }
        let moved = host.sections[section].items.remove(at: item)
        host.sections[target].items.insert(moved, at: place)
        XCTAssertEqual(
          mapping.newAddress(of: .item(item, section: section)), .item(place, section: target))
        let expected = try host.feed()
        XCTAssertEqual(
          feed.elements(in: .init(everything, pinnedIn: .zero)),
          expected.elements(in: .init(everything, pinnedIn: .zero)), "\(host)")
        XCTAssertEqual(feed.contentSize, expected.contentSize, "\(host)")
      }
    }
  }
}
