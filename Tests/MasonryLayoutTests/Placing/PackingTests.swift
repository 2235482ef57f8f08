import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which column each item goes to, and how far down, against the oracle: beside `SmallWallTests`.
final class PackingTests: XCTestCase {
  private func expectReferences(
    seeds: ClosedRange<UInt64>, _ host: @escaping (_ random: inout SplitMix64) -> Host
  ) {
    withEveryAtOnce("seed", in: sample(seeds, every: 3)) { seed in
      var random = SplitMix64(seed: seed)
      expectReference(host(&random))
    }
  }

  /// Pixels of thirds too; worlds look at walls of the whole space on others.
  func testUprightWallsOnPixels() {
    expectReferences(seeds: 1...1500) { random in
      let count = random.number(in: 0...24)
      return random.uprightHost(.quarters, itemCount: count, scales: [1, 2, 3])
    }
  }

  /// Spans of any width among many columns, some of them pinned, in every packing.
  func testWideSpans() {
    expectReferences(seeds: 1...60) { random in
      let columns = Int.random(in: 5...40, using: &random)
      let packing = random.pick(SmallApps.packings)
      let items = (0..<40).map { _ in
        HostItem(
          height: random.quarter(in: 0...9), span: Int.random(in: 1...columns, using: &random),
          pin: random.chance(1, of: 8) ? Int.random(in: 0..<columns, using: &random) : nil)
      }
      return Host(columns, packing, items)
    }
  }

  /// Every number of columns that lie in other registers, and items in chunks of 1024.
  func testManyItemsInAnyNumberOfColumns() {
    let packings = [ColumnsLayout.Packing.roundRobin, .shortestColumn]
    withEveryWall(
      in: [1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 20, 63, 64, 65, 70], packings
    ) { columns, packing, random in
      for hasSpans in [false, true] {
        let items = (0..<(columns % 4 == 3 ? 1100 : 200)).map { _ in
          HostItem(
            height: random.quarter(in: 0...20),
            span: hasSpans && random.chance(1, of: 3) ? random.number(in: 1...4) : 1)
        }
        expectReference(Host(columns, packing, items, itemSpacing: 0.25))
      }
    }
    withEveryWall(in: [1, 2, 4, 5, 8, 9, 16, 17, 40], ColumnsLayout.Packing.everyTolerance) {
      columns, packing, random in
      let hasSpans = random.chance(1, of: 2)
      let items = (0..<(columns == 5 ? 1100 : 150)).map { _ in
        hasSpans ? random.item(.quarters) : HostItem(height: random.quarter(in: 0...20))
      }
      expectReference(Host(columns, packing, items))
    }
  }

  /// Few heights make many columns level, zero among them; some items span columns or are pinned.
  func testLevelColumns() {
    let packings = [ColumnsLayout.Packing.shortestColumn, .gridLanes(tolerance: .points(0))]
    withEveryWall(in: Array(1...18) + [33], packings) { columns, packing, _ in
      for heights in 1...4 {
        var random = SplitMix64(seed: UInt64(columns * heights))
        let items = (0..<120).map { _ in
          HostItem(
            height: Double(Int.random(in: 0..<heights, using: &random)),
            span: random.chance(1, of: 12) ? Int.random(in: 1...columns, using: &random) : 1,
            pin: random.chance(1, of: 24) ? Int.random(in: 0..<columns, using: &random) : nil)
        }
        expectReference(Host(columns, packing, items))
      }
    }
  }

  func testTolerances() {
    let items = [(0, 1), (1, 1), (2, 1), (1.25, 2), (0, 2)].map { HostItem(height: $0, span: $1) }
    withEvery("packing", in: ColumnsLayout.Packing.everyTolerance) { packing in
      let settings = WallSettings(
        columns: .fixed(3), columnSpacing: 0.5, itemSpacing: 0.5, packing: packing)
      let all = everyArray(of: items, counts: 0...4)
      withEveryAtOnce("items", in: sample(all, every: 3)) { items in
        expectReference(Host(configuration: settings, crossLength: 7, items: items))
      }
    }
  }

  /// An item that does not fit at its column is moved back until it does.
  func testAPinBeyondTheGridIsMovedBack() {
    withEvery("pin", in: [0, 1, 2, 3, 4, 65_533, 65_534, 65_535, 65_536, .max]) { pin in
      withEvery("span", in: [1, 2, 4, 9, .max]) { span in
        for packing in [ColumnsLayout.Packing.roundRobin, .gridLanes(dense: true)] {
          let host = Host(
            configuration: .init(columns: .fixed(4), packing: packing),
            items: [HostItem(height: 1, span: span, pin: pin)])
          expectEqual(try host.layout().column(ofItemAt: 0), min(pin, 4 - min(span, 4)))
        }
      }
    }
  }

  /// Every number of columns in every packing, with a generator for its items.
  private func withEveryWall(
    in columns: [Int], _ packings: [ColumnsLayout.Packing],
    _ body: (Int, ColumnsLayout.Packing, inout SplitMix64) -> Void
  ) {
    withEvery("columns", in: columns) { columns in
      withEvery("packing", in: packings) { packing in
        var random = SplitMix64(seed: UInt64(columns))
        body(columns, packing, &random)
      }
    }
  }
}

extension Host {
  /// A wall of columns of one point each.
  fileprivate init(
    _ columns: Int, _ packing: ColumnsLayout.Packing, _ items: [HostItem], itemSpacing: Double = 0
  ) {
    self.init(
      configuration: .init(columns: .fixed(columns), itemSpacing: itemSpacing, packing: packing),
      crossLength: Double(columns), items: items)
  }
}

extension ColumnsLayout.Packing {
  /// Grid lanes with no tolerance, with some, and with more than any two columns can differ by.
  fileprivate static let everyTolerance: [Self] =
    [0, 0.25, 1, 2, 100].map { .gridLanes(tolerance: .points($0)) }
    + [.gridLanes(tolerance: .partOfWidth(0.125)), .gridLanes(tolerance: .infinite)]
}
