import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// New data in a feed, against the feed that is built from nothing with the heights that are known.
final class FeedUpdateTests: XCTestCase {
  /// Settings of two sections: equal widths, other widths, columns that differ, and all of these.
  private static let pairs: [(MasonryGrid.Columns, MasonryGrid.Columns)] = {
    let unequal = MasonryGrid.Columns.tracks([.points(4), .points(6)])
    let others = MasonryGrid.Columns.tracks([.points(6), .points(4), .points(2)])
    return [
      (.fixed(2), .fixed(2)), (.fixed(2), .fixed(3)), (.fixed(1), unequal), (unequal, .fixed(2)),
      (unequal, others), (.tracks([.points(6), .points(6)]), unequal),
    ]
  }()

  /// Every way to have up to two sections and up to three items in them.
  private func everyData(_ settings: [MasonryFeed.Section]) -> [[DataSection]] {
    let sections = [[], [0], [1], [0, 1], [1, 0]]
    let items = (0..<8).flatMap { bits in
      everyPermutation(of: (0..<3).filter { bits >> $0 & 1 == 1 })
    }
    return sections.flatMap { sections in
      items.flatMap { items -> [[DataSection]] in
        if sections.isEmpty { return items.isEmpty ? [[]] : [] }
        let splits = sections.count == 1 ? items.count...items.count : 0...items.count
        return splits.map { split in
          sections.enumerated().map { place, id in
            DataSection(
              id: id, settings: settings[id],
              items: Array(place == 0 ? items[..<split] : items[split...]))
          }
        }
      }
    }
  }

  /// All pairs of old and new data of up to two sections and three items, with every reload of some.
  ///
  /// Old data is taken up to the names of the items, which are any.
  func testEveryPairOfSmallData() {
    withEveryAtOnce("columns", in: Self.pairs.indices) { index in
      let (first, second) = Self.pairs[index]
      let settings = [first, second].map { columns in
        MasonryFeed.Section(
          layout: .columns(.init(columns: columns, itemSpacing: 1)), header: .init(height: 2),
          spacingAfter: 1)
      }
      let all = everyData(settings)
      let old = all.filter {
        $0.flatMap(\.items) == Array(0..<$0.reduce(0) { $0 + $1.items.count })
      }
      XCTAssertEqual([all.count, old.count], [131, 29])
      for hasEstimates in [false, true] {
        withEvery("old", in: old) { old in
          var start = UpdatedFeed(try MasonryFeed(width: 12))
          try start.expectUpdate(
            to: old, HostVersion(number: 1, hasEstimates: hasEstimates), failingFor: nil)
          withEvery("new", in: sample(all, every: 31, from: old.count + index)) { new in
            let version = HostVersion(
              number: 2, hasEstimates: hasEstimates && new.count == 2)
            for (reloading, failing) in [([], nil), ([1], nil), ([0, 2, 9], 2)] {
              var feed = start
              try feed.expectUpdate(
                to: new, reloading: Set(reloading), version, failingFor: failing)
            }
          }
        }
      }
    }
  }

  /// 100,000 updates of random feeds in release.
  func testRandomUpdates() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...25_000, every: 101)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = Numbers.allCases[Int(seed % 4)]
      let host = random.feedHost(numbers, sectionCount: 0)
      var feed = UpdatedFeed(
        try MasonryFeed(host.configuration, across: host.crossLength))
      var nextID = 0
      for number in 0..<4 {
        let new = random.data(after: feed.data, nextID: &nextID, numbers)
        let ids = new.flatMap(\.items)
        let reloading = Set(ids.filter { _ in random.chance(1, of: 8) } + [-1])
        try feed.expectUpdate(
          to: new, reloading: random.chance(1, of: 2) ? reloading : [],
          HostVersion(number: number, hasEstimates: random.chance(1, of: 3)),
          failingFor: random.chance(1, of: 6) ? ids.randomElement(using: &random) : nil)
      }
    }
  }

  /// Of two items with the same identity, the second is removed, or new.
  func testTheSecondOfTwoWithTheSameIdentity() throws {
    var feed = try MasonryFeed(width: 12)
    let section = MasonryFeed.Section(layout: .columns(.init(columns: .fixed(1))))
    func update(_ old: [[Int]], _ new: [[Int]], _ heights: [[Double]]) throws {
      try feed.update(
        from: old.enumerated().map { ($0.offset, $0.element) },
        to: new.enumerated().map { ($0.offset, $0.element) }, section: { _ in section },
        measuredBy: { MasonryHeights(heights[$0]) })
    }
    try update([], [[1, 1], [2]], [[1, 2], [3]])
    try update([[1, 1], [2]], [[2], [1, 2, 1]], [[40], [50, 60, 70]])
    let heights = (0..<2).map { section in frames(of: feed[section].grid!).map(\.height) }
    XCTAssertEqual(heights, [[3], [1, 60, 70]])
  }
}

extension SplitMix64 {
  /// New data: sections and items come, go, and move, also from one section to another.
  mutating func data(
    after old: [DataSection], nextID: inout Int, _ numbers: Numbers
  ) -> [DataSection] {
    var data = old.filter { _ in !chance(1, of: 6) }
    if chance(1, of: 4) { data.shuffle(using: &self) }
    for _ in 0..<Int.random(in: 0...(old.isEmpty ? 4 : 1), using: &self) {
      nextID += 1
      data.insert(
        DataSection(id: nextID, settings: hostSection(numbers).settings, items: []),
        at: Int.random(in: 0...data.count, using: &self))
    }
    guard !data.isEmpty else { return [] }
    // Those of sections that are removed may go on in others.
    var moved = old.filter { old in !data.contains { $0.id == old.id } }.flatMap(\.items)
    for section in data.indices {
      let leaving = data[section].items.filter { _ in chance(1, of: 5) }
      data[section].items.removeAll { leaving.contains($0) }
      if chance(1, of: 6) { data[section].items.shuffle(using: &self) }
      moved += leaving
    }
    let added = Int.random(in: 0...(old.isEmpty ? 20 : 4), using: &self)
    let new = Array(nextID + 1..<nextID + 1 + added)
    nextID += added
    for item in moved.filter({ _ in !chance(1, of: 3) }) + new {
      let section = Int.random(in: data.indices, using: &self)
      data[section].items.insert(
        item, at: Int.random(in: 0...data[section].items.count, using: &self))
    }
    return data
  }
}
