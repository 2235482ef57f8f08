import LayoutGeometry
import LayoutOracles
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Rows against the oracle, which breaks and places them word for word as documented.
final class RowOracleTests: XCTestCase {
  private struct World: CustomStringConvertible {
    let settings: RowsSettings
    let crossLength: Double
    let items: [ReferenceRows.Item]

    var description: String { "\(settings) across \(crossLength): \(items)" }

    var hasOwnHeights: Bool {
      guard case .flowing(_, _, let hasOwnHeights) = settings.configuration.rule else {
        return false
      }
      return hasOwnHeights
    }
  }

  /// Gives the numbers of a world, whichever of them is asked for.
  private struct Provider: MasonryHeightProvider {
    let world: World

    func columnSpan(ofItemAt index: Int) -> Int { world.items[index].fills ? 2 : 1 }

    func height(ofItemAt index: Int, width: Double) -> Double { answer(index, .vertical) }

    func width(ofItemAt index: Int, height: Double) -> Double { answer(index, .horizontal) }

    /// Only in a flow both lengths of an item are asked for.
    private func answer(_ index: Int, _ axis: LayoutAxis) -> Double {
      let item = world.items[index]
      let isOwn = world.hasOwnHeights && axis == world.settings.axis && !item.fills
      return isOwn ? item.ownLength : item.length
    }
  }

  private func check(_ world: World) throws {
    let (settings, items) = (world.settings, world.items)
    var rows = try MasonryRows(
      configuration: settings.configuration,
      in: LayoutSpace(
        axis: settings.axis, crossLength: world.crossLength, environment: settings.environment))
    try rows.appendItems(items.count, measuredBy: Provider(world: world))
    let reference = ReferenceRows(settings, across: world.crossLength, items)
    let far = max(world.crossLength, reference.contentLength)
    func isNear(_ one: Double, _ other: Double) -> Bool {
      (one - other).magnitude <= 1e-9 * (1 + far)
    }
    // A message is made only for a failure: it takes longer than the rows.
    let broken = (0..<rows.rowCount).map { rows.items(inRow: $0) }
    if broken != reference.rows.map(\.items) {
      return expectEqual(broken, reference.rows.map(\.items), "\(world)")
    }
    for (index, expected) in reference.frames.enumerated() {
      let frame = rows.frame(ofItemAt: index)
      let isSame =
        isNear(frame.minX, expected.minX) && isNear(frame.minY, expected.minY)
        && isNear(frame.width, expected.width) && isNear(frame.height, expected.height)
      if !isSame { expectEqual(frame, expected, "Item \(index) of \(world)") }
    }
    let length = settings.axis.length(of: rows.contentSize)
    if !isNear(length, reference.contentLength) {
      expectEqual(length, reference.contentLength, "\(world)")
    }
  }

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
    let items: [ReferenceRows.Item] = [
      .init(4, ownLength: 3), .init(8, ownLength: 5), .init(20), .init(6, fills: true),
    ]
    let worlds = everyArray(of: items, counts: 0...5)
    withEveryAtOnce("items", in: sample(worlds, every: 41)) { items in
      for rule in rules {
        for (spacing, axis) in [(0.0, LayoutAxis.vertical), (1, .vertical), (1, .horizontal)] {
          let configuration = MasonryRows.Configuration(
            rule: rule, itemSpacing: spacing, rowSpacing: 2,
            contentInsets: LayoutInsets(top: 1, leading: 0.5, bottom: 2, trailing: 1.5))
          try check(
            World(
              settings: RowsSettings(axis: axis, configuration), crossLength: 24, items: items))
        }
      }
    }
  }

  func testRandomWorlds() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      // A greedy last row that is filled by whole points may be too wide for its narrow items; the
      // fixtures have such rows of wider ones.
      let rules = rules.filter { $0 != .justified(height: 8, lastRow: .fill) }
      let rule = rules[random.number(in: rules.indices)]
      let least = random.number(in: 1...3)
      let configuration = MasonryRows.Configuration(
        rule: rule, itemSpacing: random.quarter(in: 0...3),
        rowSpacing: random.quarter(in: 0...3),
        contentInsets: LayoutInsets(
          top: random.quarter(in: 0...4), leading: random.quarter(in: 0...4),
          bottom: random.quarter(in: 0...4), trailing: random.quarter(in: 0...4)),
        itemsInRow: random.chance(1, of: 3) ? least...random.number(in: least...5) : 1...1000)
      let items = (0..<random.number(in: 0...30)).map { _ in
        // Eighths of the target, so that sums of ratios are exact.
        ReferenceRows.Item(
          Double(random.number(in: 0...30)), ownLength: random.quarter(in: 0...9),
          fills: random.chance(1, of: 12))
      }
      let settings = RowsSettings(
        axis: random.chance(1, of: 2) ? .vertical : .horizontal, configuration,
        direction: random.chance(1, of: 2) ? .leftToRight : .rightToLeft)
      let insets = configuration.contentInsets
      let inset = settings.axis == .vertical ? insets.horizontal : insets.vertical
      try check(
        World(
          settings: settings, crossLength: inset + Double(random.number(in: 0...80)), items: items))
    }
  }

  /// Lengths in thirds and tenths, portraits of 1:10 and panoramas of 10:1.
  func testAwkwardLengths() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: ~seed)
      let (least, most) = random.pick([(1, 1000), (1, 1000), (1, 4), (2, 3), (3, 5)])
      let configuration = MasonryRows.Configuration(
        rule: .justified(
          height: random.pick([8, 10, 20.0 / 3, 9.9]), breaking: random.pick([.greedy, .optimal]),
          lastRow: random.pick([.start, .center, .end])),
        itemSpacing: random.pick([0, 1, 1.0 / 3, 0.7]), rowSpacing: 0.1,
        contentInsets: LayoutInsets(top: 0, leading: 0.1, bottom: 0.3, trailing: 1.0 / 3),
        itemsInRow: least...most)
      let items = (0..<random.number(in: 0...24)).map { _ in
        let length = Double(random.number(in: 0...60)) / random.pick([3, 10, 7])
        let factor = random.pick([1, 1, 1, 1, 10, 0.1])
        return ReferenceRows.Item(length * factor, fills: random.chance(1, of: 20))
      }
      try check(
        World(
          settings: RowsSettings(axis: .vertical, configuration),
          crossLength: Double(random.number(in: 0...200)) / 3, items: items))
    }
  }

  /// Of all ways to break a few items, the optimal one costs the least; none is left out.
  func testNoRowsCostLessThanOptimalOnes() {
    let widths: [Double] = [3, 8, 13, 21, 0.8, 80]
    withEveryAtOnce("widths", in: sample(everyArray(of: widths, counts: 1...5), every: 11)) {
      widths in
      for limits in [1...1000, 2...3, 2...1000, 3...4] {
        let settings = RowsSettings(
          .init(
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
}
