import LayoutTestSupport
import MasonryLayout
import XCTest

/// Where addresses go, against the identities of sections and items.
final class AddressMappingTests: XCTestCase {
  private typealias Mapping = MasonryFeed.AddressMapping

  private func expectMapping(
    _ mapping: Mapping, from old: TrackedFeed, to new: TrackedFeed
  ) {
    let (before, now) = (addresses(of: old), addresses(of: new))
    for (id, address) in before {
      expectEqual(mapping.newAddress(of: address), now[id], "\(address), \(id)")
    }
    for (id, address) in now {
      expectEqual(mapping.oldAddress(of: address), before[id], "\(address), \(id)")
    }
  }

  /// Every address by identity, of headers that sections do not have as well.
  private func addresses(of feed: TrackedFeed) -> [String: MasonryFeed.Address] {
    var all: [MasonryFeed.Address] = []
    for (index, section) in feed.sections.enumerated() {
      all += [.background(section: index), .header(section: index), .footer(section: index)]
      all += section.items.ids.indices.map { .item($0, section: index) }
    }
    return Dictionary(uniqueKeysWithValues: all.map { (feed.identity(of: $0), $0) })
  }

  /// 300 feeds, each changed ten times: every change, all changes so far, and any brackets.
  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...300) { seed in
      var random = SplitMix64(seed: seed)
      var feed = try TrackedFeed(random.feedHost(.quarters, sectionCount: Int(seed % 5)))
      let start = feed
      var mappings: [Mapping] = []
      var all = Mapping.unchanged
      for _ in 0..<10 {
        let old = feed
        let (change, mapping) = try random.change(&feed, .quarters)
        mappings.append(mapping)
        all = all.then(mapping)
        withEvery("change", in: [change]) { _ in
          expectMapping(mapping, from: old, to: feed)
          expectMapping(all, from: start, to: feed)
          expectMapping(Mapping(from: start.ids, to: feed.ids), from: start, to: feed)
        }
      }
      expectEqual(
        mappings.reversed().reduce(Mapping.unchanged) { $1.then($0) }, all, "Brackets")
    }
  }

  /// Every move of an item in a small feed, followed by every other one.
  func testEveryTwoMoves() throws {
    let item = HostItem(height: 1)
    let start = try TrackedFeed(
      FeedHost(sections: [2, 0, 1].map { HostSection(items: Array(repeating: item, count: $0)) }))
    for (once, first) in try everyMove(in: start) {
      expectMapping(first, from: start, to: once)
      for (twice, second) in try everyMove(in: once) {
        expectMapping(first.then(second), from: start, to: twice)
      }
    }
  }

  private func everyMove(in feed: TrackedFeed) throws -> [(TrackedFeed, Mapping)] {
    var moves: [(TrackedFeed, Mapping)] = []
    for section in 0..<3 {
      for item in feed.sections[section].items.ids.indices {
        for newSection in 0..<3 {
          let count = feed.sections[newSection].items.ids.count
          for newItem in 0...(newSection == section ? count - 1 : count) {
            var moved = feed
            let mapping = try moved.moveItem(
              at: item, inSection: section, to: newItem, inSection: newSection)
            moves.append((moved, mapping))
          }
        }
      }
    }
    return moves
  }

  func testAbsurdNumbers() {
    let mappings: [Mapping] = [
      .unchanged, .sections(.inserting(.max, at: 0)), .sections(.moving(from: .max, to: 0)),
      .items(.inserting(.max, at: 2), inSection: 1), .items(.removing(0..<Int.max), inSection: 0),
      .items(.moving(from: 1, to: .max), inSection: .max),
      .moving(.item(0, section: .max), to: .item(.max - 1, section: 3)),
    ]
    let numbers = [Int.min, -1, 0, 1, 2, 1 << 40, .max]
    withEvery("one", in: mappings) { one in
      withEvery("other", in: mappings) { other in
        let both = one.then(other)
        for section in numbers {
          for item in numbers {
            let address = MasonryFeed.Address.item(item, section: section)
            guard let new = both.newAddress(of: address) else { continue }
            expectEqual(both.oldAddress(of: new), address)
          }
          let header = MasonryFeed.Address.header(section: section)
          if let new = both.newAddress(of: header) {
            expectEqual(both.oldAddress(of: new), header)
          }
        }
      }
    }
  }
}
