import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Rows against the oracle, which breaks and places them as documented: see `RowsWorld`.
final class RowOracleTests: XCTestCase {
  private let rules: [MasonryRows.Rule] = [
    .justified(height: 8), .justified(height: 8, tolerance: 0, lastRow: .center),
    .justified(height: 8, lastRow: .fill), .justified(height: 8, breaking: .optimal),
    .justified(height: 8, breaking: .optimal, lastRow: .fill),
    .justified(height: 8, breaking: .optimal, lastRow: .end), .flowing(height: 8),
    .flowing(height: 8, alignment: .center, hasOwnHeights: true),
    .flowing(height: 8, alignment: .fill), .even(.fixed(1)), .even(.fixed(3)),
    .even(.adaptive(minimumWidth: 9)),
  ]

  /// All rows of up to five items of some widths, by every rule.
  func testSmallWorlds() {
    // In flows with own heights they are 4, 6 and 20 points high, and 4, 8 and 20 wide.
    let items = [
      HostItem(height: 4), HostItem(height: 4, slope: 0.25), HostItem(height: 20),
      HostItem(height: 6, span: 2),
    ]
    let worlds = everyArray(of: items, counts: 0...5)
    withEveryAtOnce("items", in: sample(worlds, every: 97)) { items in
      for rule in rules {
        for (spacing, axis) in [(0.0, LayoutAxis.vertical), (1, .vertical), (1, .horizontal)] {
          let configuration = MasonryRows.Configuration(
            rule: rule, itemSpacing: spacing, rowSpacing: 2,
            contentInsets: LayoutInsets(top: 1, leading: 0.5, bottom: 2, trailing: 1.5))
          var limited = configuration
          (limited.rowHeights, limited.singleRowMaximumHeight) = (7.25...9, 7.5)
          (limited.maximumRowCount, limited.holdsBackLastRow) = (2, true)
          for configuration in [configuration, limited] {
            expectHolds(RowsSettings(axis: axis, configuration: configuration), across: 24, items)
          }
        }
      }
    }
  }

  /// Up to 30 items from 1:10 to 10:1, in any settings, in quarters or in thirds and tenths.
  func testRandomWorlds() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...20_000, every: 101)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers: NumberKind = seed % 2 == 0 ? .quarters : .fractions
      let parts: [Double] = numbers == .quarters ? [1, 4] : [3, 10, 7]
      let items = (0..<random.number(in: 0...30)).map { _ in
        HostItem(
          height: Double(random.number(in: 0...60)) / random.pick(parts)
            * random.pick([1, 1, 1, 1, 10, 0.125]),
          slope: random.chance(1, of: 4) ? 0.5 : 0, span: random.chance(1, of: 15) ? 2 : 1)
      }
      expectHolds(
        .random(numbers, using: &random), across: Double(random.number(in: 0...90)), items)
    }
  }

  private func expectHolds(
    _ settings: RowsSettings, across length: Double, _ items: [HostItem]
  ) {
    var world = RowsWorld(looks: 0)
    world.looksAround = false
    MasonryLayoutTests.expectHolds(
      .reconfigure(settings, crossLength: length), then: [.insert(items, at: 0)], in: world)
  }

  /// Of all ways to break a few items, the optimal one costs the least; none is left out.
  func testNoRowsCostLessThanOptimalOnes() {
    let widths: [Double] = [3, 8, 13, 21, 0.8, 80]
    withEveryAtOnce("widths", in: sample(everyArray(of: widths, counts: 1...5), every: 11)) {
      widths in
      for limits in [1...1000, 2...3, 2...1000, 3...4] {
        let settings = RowsSettings(
          configuration: .init(
            rule: .justified(height: 8, breaking: .optimal), itemSpacing: 0.5, itemsInRow: limits))
        let reference = ReferenceRows(settings, across: 24, widths.map { .init($0) })
        let least = reference.cheapestOfAll().cost
        expectEqual(reference.cost(of: reference.rows.map(\.items)), least, "The oracle")
        var rows = try MasonryRows(configuration: settings.configuration, width: 24)
        try rows.appendItems(widths.count, measuredBy: MasonryAspectRatios(widths.map { $0 / 8 }))
        let broken = (0..<rows.rowCount).map { rows.items(inRow: $0) }
        expectEqual(reference.cost(of: broken), least, "\(widths) in rows of \(limits)")
      }
    }
  }

  /// Some items are so wide that a row of them reaches far back if it must have two or more.
  func testOptimalRowsOfAtLeastTwoItems() throws {
    func rows(_ ratios: [Double], width: Double, height: Double, least: Int) throws -> MasonryRows {
      var rows = try MasonryRows(
        configuration: .init(
          rule: .justified(height: height, breaking: .optimal), itemSpacing: 4,
          itemsInRow: least...1000), width: width)
      try rows.appendItems(of: MasonryAspectRatios(ratios))
      return rows
    }
    func firstItems(_ rows: MasonryRows) -> [Int] {
      (0..<rows.rowCount).map { rows.items(inRow: $0).lowerBound }
    }
    // All in one row costs 256, as any row with the first one; a second row would cost more.
    let wide = [33, 1.63, 0.77, 1.61, 1.6, 0.96]
    XCTAssertEqual(firstItems(try rows(wide, width: 100, height: 100, least: 2)), [0])
    let ratios = [0.75, 32, 1, 1.5, 1, 1.5, 0.75, 1, 32, 1.5]
    var changed = try rows(ratios, width: 320, height: 240, least: 3)
    try changed.insertItems(of: MasonryAspectRatios([32]), at: 0)
    XCTAssertEqual(firstItems(changed), [0, 3])
    XCTAssertEqual(changed, try rows([32] + ratios, width: 320, height: 240, least: 3))
  }

  /// Every pair of settings beside the least and the most items in a row: breaks are the best of
  /// all, frames those of the oracle, and changes give what building anew gives.
  func testPairsOfSettings() {
    typealias Change = (inout RowsSettings) -> Void
    func lastRow(_ alignment: MasonryRows.Alignment) -> Change {
      {
        guard case .justified(let height, let tolerance, let breaking, _) = $0.configuration.rule
        else { return }
        $0.configuration.rule = .justified(
          height: height, tolerance: tolerance, breaking: breaking, lastRow: alignment)
      }
    }
    let changes: [(name: String, change: Change)] = [
      ("as it is", { _ in }), ("no least height", { $0.configuration.rowHeights = 0...30 }),
      ("limits", { $0.configuration.rowHeights = 7.25...9 }),
      ("low single row", { $0.configuration.singleRowMaximumHeight = 3 }),
      ("single row", { $0.configuration.singleRowMaximumHeight = 9 }),
      ("two rows", { $0.configuration.maximumRowCount = 2 }),
      ("held back", { $0.configuration.holdsBackLastRow = true }),
      ("spacing", { $0.configuration.itemSpacing = 5 }),
      ("insets", { $0.configuration.contentInsets = LayoutInsets(leading: 3, trailing: 1) }),
      ("centred", lastRow(.center)), ("at the end", lastRow(.end)), ("filled", lastRow(.fill)),
      ("from right to left", { $0.direction = .rightToLeft }),
      ("sideways", { $0.axis = .horizontal }),
      ("pixels", { $0.scale = 3 }),
    ]
    let pairs = changes.indices.flatMap { first in
      changes.indices.filter { $0 >= first }.map { (changes[first], changes[$0]) }
    }
    let bounds = [2...1000, 3...1000, 2...3, 3...4, 1...2, 1...1000]
    let seeds = (0..<pairs.count * bounds.count * 24).map { UInt64($0) }
    withEveryAtOnce("seed", in: sample(seeds, every: 37)) { seed in
      var random = SplitMix64(seed: seed)
      let (first, second) = pairs[Int(seed) % pairs.count]
      let breaking = random.pick([MasonryRows.Breaking.optimal, .optimal, .greedy])
      var settings = RowsSettings(
        configuration: .init(
          rule: .justified(height: 8, breaking: breaking), itemSpacing: 0.5, rowSpacing: 2,
          itemsInRow: bounds[Int(seed) / pairs.count % bounds.count]))
      first.change(&settings)
      second.change(&settings)
      let what = "\(first.name), \(second.name), \(settings.configuration.itemsInRow)"
      let widths: [Double] = random.pick([
        [3, 8, 13, 21], [3, 8, 21, 200], [0.75, 6, 90, 700, 5000],
      ])
      func item() -> HostItem {
        HostItem(height: random.pick(widths), span: random.chance(1, of: 12) ? 2 : 1)
      }
      let items = (0..<random.number(in: 1...11)).map { _ in item() }
      if breaking == .optimal {
        let reference = ReferenceRows(
          settings, across: 24, items.map { .init($0.height, fills: $0.span > 1) })
        expectEqual(reference.rows.map { $0.items }, reference.cheapestOfAll().rows, what)
      }
      var world = RowsWorld(looks: 0)
      world.looksAround = false
      MasonryLayoutTests.expectHolds(
        .reconfigure(settings, crossLength: 24),
        then: [
          .insert(items, at: 0), .insert([item()], at: random.number(in: 0...11)),
          .setLength(random.pick(widths), at: random.number(in: 0...11)),
          .move(from: random.number(in: 0...11), to: random.number(in: 0...11)),
          .remove(at: random.number(in: 0...11), count: 1), .insert([item(), item()], at: 0),
          .insert([item()], times: 3, at: 11), .resize(30),
        ], in: world)
    }
  }

  /// Among photos in optimal rows of two or more, a panorama has many beside it, before or after.
  func testChangesNearVeryWideItems() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<2000, every: 67)) { seed in
      var random = SplitMix64(seed: seed)
      let settings = RowsSettings(
        configuration: .init(
          rule: .justified(height: 8, breaking: .optimal), itemSpacing: random.pick([0, 0.5]),
          itemsInRow: random.pick([2, 2, 3, 4])...random.pick([1000, 1000, 20, 7])))
      let widest = random.pick([100.0, 200, 700, 5000])
      func width() -> Double {
        random.chance(1, of: 60) ? widest : Double(random.number(in: 8...40)) / 2
      }
      var items = (0..<random.number(in: 20...600)).map { _ in width() }
      func built(_ items: [Double]) throws -> MasonryRows {
        var rows = try MasonryRows(settings, across: 24)
        try rows.appendItems(of: MasonryHeights(widths: items))
        return rows
      }
      var rows = try built(items)
      for _ in 0..<3 {
        let (index, new) = (random.number(in: 0..<items.count), width())
        switch random.number(in: 0..<3) {
        case 0:
          items[index] = new
          try rows.setLength(new, ofItemAt: index)
        case 1:
          items.insert(new, at: index)
          try rows.insertItems(of: MasonryHeights(widths: [new]), at: index)
        default:
          items.remove(at: index)
          rows.removeItems(in: index..<index + 1)
        }
        expect(rows == (try built(items)), "It is not as built anew")
      }
    }
  }

  /// Rows that cost as much as any, so that sums exceed 2³² parts within the reach of one item.
  func testRowsThatAllCostTheMost() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<200, every: 10)) { seed in
      var random = SplitMix64(seed: seed)
      let settings = RowsSettings(
        configuration: .init(
          rule: .justified(height: 8, breaking: .optimal), itemsInRow: 2...1000))
      var items = (0..<100).map { _ in random.pick([450.0, 480, 500]) }
      items[random.number(in: 38..<58)] = 30_000
      let reference = ReferenceRows(settings, across: 24, items.map { .init($0) })
      var rows = try MasonryRows(settings, across: 24)
      try rows.appendItems(of: MasonryHeights(widths: items))
      expectEqual(
        (0..<rows.rowCount).map { rows.items(inRow: $0) }, reference.rows.map { $0.items })
    }
  }
}
