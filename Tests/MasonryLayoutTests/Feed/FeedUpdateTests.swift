import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// New data gives the feed that is built anew, and only what is unknown is asked for.
final class FeedUpdateTests: XCTestCase {
  /// Settings of two sections: equal widths, other widths, columns that differ, and all of these.
  private static let pairs: [(ColumnsLayout.Columns, ColumnsLayout.Columns)] = {
    let unequal = ColumnsLayout.Columns.tracks([.points(4), .points(6)])
    let others = ColumnsLayout.Columns.tracks([.points(6), .points(4), .points(2)])
    return [
      (.fixed(2), .fixed(2)), (.fixed(2), .fixed(3)), (.fixed(1), unequal), (unequal, .fixed(2)),
      (unequal, others), (.tracks([.points(6), .points(6)]), unequal),
    ]
  }()

  /// Data by identities: sections, and the items in each of them.
  private typealias SmallData = [(id: Int, items: [Int])]

  /// Every way to have up to two sections and up to three items in them.
  private func everyData() -> [SmallData] {
    let items = (0..<8).flatMap { bits in
      everyPermutation(of: (0..<3).filter { bits >> $0 & 1 == 1 })
    }
    return [[], [0], [1], [0, 1], [1, 0]].flatMap { sections in
      items.flatMap { items -> [SmallData] in
        if sections.isEmpty { return items.isEmpty ? [[]] : [] }
        let splits = sections.count == 1 ? items.count...items.count : 0...items.count
        return splits.map { split in
          sections.enumerated().map { place, id in
            (id, Array(place == 0 ? items[..<split] : items[split...]))
          }
        }
      }
    }
  }

  /// All pairs of old and new data, up to the names of items, with every reload of some.
  func testEveryPairOfSmallData() {
    withEveryAtOnce("columns", in: Self.pairs.indices) { index in
      let (first, second) = Self.pairs[index]
      let settings = [first, second].map { columns in
        MasonryFeed.Section(
          layout: .columns(.init(columns: columns, itemSpacing: 1)), header: .init(length: 2),
          spacingAfter: 1)
      }
      let all = everyData()
      let old = all.filter {
        $0.flatMap(\.items) == Array(0..<$0.reduce(0) { $0 + $1.items.count })
      }
      XCTAssertEqual([all.count, old.count], [131, 29])
      for estimate in [nil, 5.0] {
        let items = [
          HostItem(height: 3, slope: 0.5), HostItem(height: 2, span: 2, estimate: estimate),
          HostItem(height: 4, pin: 1),
        ]
        withEvery("old", in: old) { old in
          var start = try FeedHost(
            sections: old.map { section in
              HostSection(settings: settings[section.id], items: section.items.map { items[$0] })
            }
          ).world(looksAround: false)
          // What was measured at another width is an estimate.
          if estimate == nil, old.count == 2 { try start.run(.resizeUnmeasured(11)) }
          let count = old.reduce(0) { $0 + $1.items.count }
          let world = start
          withEvery("new", in: sample(all, every: 131, from: old.count + index)) { new in
            let sections = new.map { section in
              FeedStep.NewSection(
                old: old.firstIndex { $0.id == section.id },
                items: section.items.map { $0 < count ? $0 : -1 },
                new: .init(
                  settings: settings[section.id],
                  items: section.items.filter { $0 >= count }.map { items[$0] }))
            }
            // In the second one an item that is reloaded has no height.
            for reloaded in [[], [0], [1, 2]] {
              let facts = [items[1], HostItem(height: .nan)]
              expectHolds(.update(sections, reloading: reloaded, as: facts), in: world)
            }
          }
        }
      }
    }
  }

  /// 40,000 updates of random feeds in release, of columns, rows and carousels.
  func testRandomUpdates() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...10_000, every: 211)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers: NumberKind = seed % 4 == 0 ? .fractions : .quarters
      var program = Program<FeedWorld>(looks: seed, [])
      for place in 0..<8 {
        program.steps.append(
          place % 2 == 1 ? .update(numbers, using: &random) : .random(numbers, using: &random))
      }
      expectHolds(program)
    }
  }

  /// Of two items with the same identity, the second is removed, or new.
  func testTheSecondOfTwoWithTheSameIdentity() throws {
    var feed = try MasonryFeed(width: 12)
    let section = MasonryFeed.Section(layout: .columns(.fixed(1)))
    func update(_ old: [[Int]], _ new: [[Int]], _ heights: [[Double]]) throws {
      try feed.update(
        from: old.enumerated().map { ($0.offset, $0.element) },
        to: new.enumerated().map { ($0.offset, $0.element) }, section: { _ in section },
        measuredBy: { MasonryHeights(heights[$0]) })
    }
    try update([], [[1, 1], [2]], [[1, 2], [3]])
    try update([[1, 1], [2]], [[2], [1, 2, 1]], [[40], [50, 60, 70]])
    let heights = (0..<2).map { section in frames(of: feed[section]).map(\.height) }
    XCTAssertEqual(heights, [[3], [1, 60, 70]])
  }

  func testAnotherWidthAsksOnceForEveryItem() throws {
    var feed = try MasonryFeed(width: 100)
    var answers = Answers([])
    func expectAsked(
      _ items: [Int], at width: Double, line: UInt = #line, _ change: () throws -> Void
    ) rethrows {
      answers = Answers(Array(repeating: HostItem(height: 10), count: 3))
      try change()
      XCTAssertEqual(answers.asked, items, line: line)
      XCTAssertEqual(answers.widths, items.map { _ in width }, line: line)
    }
    try expectAsked([0, 1, 2, 0, 1, 2], at: 50) {
      for _ in 0..<2 {
        try feed.appendSection(.init(header: .init(length: 5)), itemCount: 3, measuredBy: answers)
      }
    }
    try expectAsked([], at: 50) { try feed.resize(width: 100) { _ in answers } }
    try expectAsked([0, 1, 2, 0, 1, 2], at: 40) { try feed.resize(width: 80) { _ in answers } }
    var settings = feed.section(at: 1)
    settings.layout.columns?.columns = .fixed(1)
    try expectAsked([0, 1, 2], at: 80) {
      try feed.reconfigureSection(at: 1, measuredBy: answers) { $0 = settings }
    }
    settings.header?.isPinned = true
    settings.spacingAfter = 9
    try expectAsked([], at: 80) {
      try feed.reconfigureSection(at: 1, measuredBy: answers) { $0 = settings }
      try feed.resize(width: 80, environment: .init(direction: .rightToLeft)) { _ in answers }
    }
    try expectAsked([1, 2], at: 40) { try feed[0].insertItems(2, at: 1, measuredBy: answers) }
    try expectAsked([0], at: 40) { try feed[0].remeasure([0], measuredBy: answers) }
    try expectAsked([0], at: 40) {
      try feed.reloadSection(at: 0, itemCount: 1, measuredBy: answers)
    }
  }
}
