import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Rows against the oracle, which breaks and places them as documented: see `RowsWorld`.
final class RowOracleTests: XCTestCase {
  private let rules: [RowsLayout.Rule] = [
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
          let configuration = RowsLayout(
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
        var rows = try MasonryItems(.rows(settings.configuration), width: 24)
        try rows.appendItems(widths.count, measuredBy: MasonryAspectRatios(widths.map { $0 / 8 }))
        let broken = (0..<rows.rowCount).map { rows.items(inRow: $0) }
        expectEqual(reference.cost(of: broken), least, "\(widths) in rows of \(limits)")
      }
    }
  }
}
