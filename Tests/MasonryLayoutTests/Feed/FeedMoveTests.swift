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

  private static func move(to order: [MasonryFeed.Address?]) -> MasonryFeed.Move? {
    MasonryFeed.Move(to: order, of: elements) { names[$0].count }
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
            let move = Self.move(to: order)
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
    XCTAssertNil(Self.move(to: Self.elements))
    XCTAssertNil(Self.move(to: Self.elements.reversed()), "more than one")
    XCTAssertNil(MasonryFeed.Move(to: [], of: []) { _ in 0 })
  }

  /// An item behind a footer is in the section of the footer, at its end.
  func testAnItemBehindAFooter() {
    let elements: [MasonryFeed.Address] = [
      .background(section: 0), .item(0, section: 0), .item(1, section: 0), .footer(section: 0),
      .background(section: 1), .item(0, section: 1),
    ]
    let order = elements[..<4] + [elements[5], elements[4]]
    let move = MasonryFeed.Move(to: Array(order), of: elements) { [2, 1][$0] }
    XCTAssertEqual(move?.item, .item(0, section: 1))
    XCTAssertEqual(move?.target, .item(2, section: 0))
  }

  /// Two sections of at most two items, with and without headers and footers, of which each part
  /// may be shown, and in it each item at each place: the element before it says which section.
  func testEveryPlaceInEverySmallWorld() {
    for world in everyArray(of: Array(0..<12), counts: 2...2) {
      let counts = world.map { $0 / 4 }
      let elements = world.enumerated().flatMap { section, kind in
        let items = (0..<counts[section]).map { MasonryFeed.Address.item($0, section: section) }
        let head = kind % 2 == 1 ? [MasonryFeed.Address.header(section: section)] : []
        let foot = kind / 2 % 2 == 1 ? [MasonryFeed.Address.footer(section: section)] : []
        return head + items + foot
      }
      for start in elements.indices {
        for end in start..<elements.count { checkEveryPlace(Array(elements[start...end]), counts) }
      }
    }
  }

  /// Shows each item of a few elements at each place, and the start of each section.
  private func checkEveryPlace(_ elements: [MasonryFeed.Address], _ counts: [Int]) {
    let starts = Set(elements.map { MasonryFeed.Address.background(section: $0.section) })
    for item in elements where item.item != nil {
      let others = (elements + starts).sorted().filter { $0 != item }
      for place in 1...others.count {
        let section = others[place - 1].section
        let shown = others.enumerated().filter { $1.item != nil && $1.section == section }
        let last = shown.last { $0.offset < place }?.element.item
        let next = shown.first { $0.offset >= place }?.element.item
        var names = counts.indices.map { section in (0..<counts[section]).map { [section, $0] } }
        let id = [item.section, item.item ?? 0]
        names[item.section].remove(at: id[1])
        // Without another item beside it one of the section stays, and goes to the end of another.
        let own = item.section == section ? id[1] : nil
        var index = last.map { $0 + 1 } ?? next ?? own ?? counts[section]
        if let own, own < index { index -= 1 }
        names[section].insert(id, at: index)
        for moving in [item, nil] {
          var order = others.map(Optional.some)
          order.insert(moving, at: place)
          let move = MasonryFeed.Move(to: order, of: elements) { counts[$0] }
          var moved = counts.indices.map { section in (0..<counts[section]).map { [section, $0] } }
          if let move, let old = move.item.item, let new = move.target.item {
            let id = moved[move.item.section].remove(at: old)
            moved[move.target.section].insert(id, at: new)
          }
          XCTAssertEqual(moved, names, "\(order)")
        }
      }
    }
  }

  /// A view that is on its way out may still have an address of another time.
  func testViewsOfOtherItemsDoNotCount() {
    for stale in [
      MasonryFeed.Address.item(9, section: 0), .item(0, section: 7), .header(section: 7),
    ] {
      for place in 0...Self.elements.count {
        var order = Self.elements.map(Optional.some)
        order.insert(stale, at: place)
        XCTAssertNil(Self.move(to: order), "\(stale) at \(place)")
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
