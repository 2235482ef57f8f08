import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which column each item goes to, and how far down: random worlds against the oracle, to the bit.
final class RandomPackingTests: XCTestCase {
  private func expectReferences(
    seeds: ClosedRange<UInt64>, _ host: @escaping (_ random: inout SplitMix64) -> Host
  ) {
    withEveryAtOnce("seed", in: seeds) { seed in
      var random = SplitMix64(seed: seed)
      expectReference(host(&random))
    }
  }

  func testWorldsOnPixels() {
    expectReferences(seeds: 1...1500) { random in
      let count = Int.random(in: 0...24, using: &random)
      return random.simpleHost(.quarters, itemCount: count, scales: [1, 2, 3])
    }
    expectReferences(seeds: 1...2000) { random in
      let count = Int.random(in: 0...20, using: &random)
      return random.host(.quarters, itemCount: count, scales: [1, 2])
    }
  }

  func testWorldsWithoutPixels() {
    expectReferences(seeds: 1...500) { random in
      let count = Int.random(in: 0...24, using: &random)
      var host = random.simpleHost(.quarters, itemCount: count, scales: [nil])
      // 2520 quarter points can be shared by any number of columns up to ten.
      let columns = Int.random(in: 1...10, using: &random)
      host.configuration.columns = .fixed(columns)
      let insets = host.configuration.contentInsets.horizontal
      let gaps = host.configuration.columnSpacing * Double(columns - 1)
      host.crossLength = insets + gaps + 2520 / 4 * Double(Int.random(in: 0...2, using: &random))
      return host
    }
    expectReferences(seeds: 1...1000) { random in
      let count = Int.random(in: 0...20, using: &random)
      return random.exactHost(itemCount: count)
    }
  }

  /// Spans of any width among many columns, some of them pinned, in every packing.
  func testWideSpans() {
    withEveryAtOnce("seed", in: UInt64(1)...60) { seed in
      var random = SplitMix64(seed: seed)
      let columns = Int.random(in: 5...40, using: &random)
      let host = Host(
        configuration: .init(columns: .fixed(columns), packing: random.packing(.quarters)),
        crossLength: Double(columns),
        items: (0..<40).map { _ in
          HostItem(
            height: random.quarter(in: 0...9), span: Int.random(in: 1...columns, using: &random),
            pin: random.chance(1, of: 8) ? Int.random(in: 0..<columns, using: &random) : nil)
        })
      expectReference(host)
    }
  }

  /// Each way of finding the shortest column serves other numbers of columns, and items are placed in
  /// chunks of 1024.
  func testManyItemsInAnyNumberOfColumns() {
    let columns = [1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 20, 63, 64, 65, 70]
    withEvery("columns", in: columns) { columns in
      withEvery("packing", in: [MasonryGrid.Packing.roundRobin, .shortestColumn]) { packing in
        withEvery("spans", in: [false, true]) { hasSpans in
          var random = SplitMix64(seed: UInt64(columns))
          let host = Host(
            configuration: .init(
              columns: .fixed(columns), itemSpacing: 0.25, packing: packing),
            crossLength: Double(columns),
            items: (0..<(columns % 4 == 3 ? 1100 : 200)).map { _ in
              random.simpleItem(.quarters, hasSpans: hasSpans)
            })
          expectReference(host)
        }
      }
    }
  }

  /// Few heights make many columns level, zero among them: on every number of columns that lie in other
  /// registers, with some items in between that span or are pinned.
  func testLevelColumns() {
    let packings = [MasonryGrid.Packing.shortestColumn, .gridLanes(tolerance: .points(0))]
    withEvery("columns", in: Array(1...18) + [33]) { columns in
      withEvery("packing", in: packings) { packing in
        withEvery("heights", in: 1...4) { heights in
          var random = SplitMix64(seed: UInt64(columns * heights))
          let host = Host(
            configuration: .init(columns: .fixed(columns), packing: packing),
            crossLength: Double(columns),
            items: (0..<120).map { _ in
              HostItem(
                height: Double(Int.random(in: 0..<heights, using: &random)),
                span: random.chance(1, of: 12) ? Int.random(in: 1...columns, using: &random) : 1,
                pin: random.chance(1, of: 24) ? Int.random(in: 0..<columns, using: &random) : nil)
            })
          expectReference(host)
        }
      }
    }
  }

  /// Items are placed in chunks of 1024.
  func testManyItemsWithTolerances() {
    withEvery("columns", in: [1, 2, 4, 5, 8, 9, 16, 17, 40]) { columns in
      withEvery("packing", in: MasonryGrid.Packing.everyTolerance) { packing in
        var random = SplitMix64(seed: UInt64(columns))
        let hasSpans = random.chance(1, of: 2)
        let host = Host(
          configuration: .init(columns: .fixed(columns), packing: packing),
          crossLength: Double(columns),
          items: (0..<(columns == 5 ? 1100 : 150)).map { _ in
            random.item(.quarters, hasSpans: hasSpans, hasSlopes: false)
          })
        expectReference(host)
      }
    }
  }
}
