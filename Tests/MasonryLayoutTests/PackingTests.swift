import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which column each item goes to, and how far down: against the oracle, to the bit.
final class PackingTests: XCTestCase {
  private func expectWorlds(
    columns: ClosedRange<Int>, itemSpacing: Double, items: [[HostItem]],
    directions: [LayoutReadingDirection] = LayoutReadingDirection.allCases
  ) {
    withEvery("packing", in: [MasonryGrid.Packing.roundRobin, .shortestColumn]) { packing in
      withEvery("columns", in: columns) { columns in
        withEvery("direction", in: directions) { direction in
          let configuration = MasonryGrid.Configuration(
            columns: .fixed(columns), columnSpacing: 0.5, itemSpacing: itemSpacing,
            contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
            packing: packing, direction: direction)
          // Columns are 2 points wide.
          let breadth = 10 + 2 * Double(columns) + 0.5 * Double(columns - 1)
          withEvery("items", in: items) { items in
            expectReference(Host(configuration: configuration, breadth: breadth, items: items))
          }
        }
      }
    }
  }

  private func everyItem(heights: [Double], spans: [Int]) -> [HostItem] {
    heights.flatMap { height in spans.map { HostItem(height: height, span: $0) } }
  }

  func testSmallWorldsAreThoseOfTheOracle() {
    let items = everyItem(heights: [0, 1, 2], spans: [1, 2])
    expectWorlds(columns: 1...3, itemSpacing: 0, items: everyArray(of: items, counts: 0...4))
  }

  func testSmallWorldsWithSpacingAreThoseOfTheOracle() {
    let items = everyItem(heights: [0, 1, 2], spans: [1, 2])
    expectWorlds(
      columns: 1...4, itemSpacing: 0.25, items: everyArray(of: items, counts: 0...3),
      directions: [.rightToLeft])
  }

  func testSpansUpToMoreThanAllColumnsAreThoseOfTheOracle() {
    let items = everyItem(heights: [0, 3], spans: [1, 3, 65_537, .max])
    expectWorlds(
      columns: 2...4, itemSpacing: 1, items: everyArray(of: items, counts: 0...3),
      directions: [.leftToRight])
  }

  func testItemsOfOneColumnInLongRowsAreThoseOfTheOracle() {
    let items = everyItem(heights: [0, 1, 2], spans: [1])
    expectWorlds(
      columns: 4...5, itemSpacing: 0, items: everyArray(of: items, counts: 5...6),
      directions: [.leftToRight])
  }

  func testRandomWorldsOnPixelsAreThoseOfTheOracle() {
    withEvery("seed", in: UInt64(1)...1500) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.host(
        .quarters, itemCount: Int.random(in: 0...24, using: &random), scales: [1, 2, 3])
      expectReference(host)
    }
  }

  func testRandomWorldsWithoutPixelsAreThoseOfTheOracle() {
    withEvery("seed", in: UInt64(1)...500) { seed in
      var random = SplitMix64(seed: seed)
      var host = random.host(
        .quarters, itemCount: Int.random(in: 0...24, using: &random), scales: [nil])
      // 2520 quarter points can be shared by any number of columns up to ten.
      let columns = Int.random(in: 1...10, using: &random)
      host.configuration.columns = .fixed(columns)
      let insets = host.configuration.contentInsets.horizontal
      let gaps = host.configuration.columnSpacing * Double(columns - 1)
      host.breadth = insets + gaps + 2520 / 4 * Double(Int.random(in: 0...2, using: &random))
      expectReference(host)
    }
  }

  /// Each way of finding the shortest column serves other numbers of columns, and items are placed in
  /// stretches of 1024.
  func testManyItemsInAnyNumberOfColumnsAreThoseOfTheOracle() {
    let columns = [1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 20, 63, 64, 65, 70]
    withEvery("columns", in: columns) { columns in
      withEvery("packing", in: [MasonryGrid.Packing.roundRobin, .shortestColumn]) { packing in
        withEvery("spans", in: [false, true]) { hasSpans in
          var random = SplitMix64(seed: UInt64(columns))
          let host = Host(
            configuration: .init(
              columns: .fixed(columns), itemSpacing: 0.25, packing: packing),
            breadth: Double(columns),
            items: (0..<(columns % 4 == 3 ? 1100 : 200)).map { _ in
              random.item(.quarters, hasSpans: hasSpans)
            })
          expectReference(host)
        }
      }
    }
  }

  func testItemsOfOneColumnGoRoundInTurn() throws {
    var grid = try MasonryGrid(
      configuration: .init(columns: .fixed(3), packing: .roundRobin), breadth: 3)
    try grid.append(8, measuredBy: MasonryHeights([9, 1, 1, 5, 0, 0, 1, 2]))
    XCTAssertEqual((0..<8).map { grid.column(ofItemAt: $0) }, [0, 1, 2, 0, 1, 2, 0, 1])
  }

  func testColumnsAndSpansAreThoseOfTheFrames() {
    withEvery("seed", in: UInt64(1)...100) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.host(.quarters, itemCount: 12)
      let grid = try host.grid()
      let reference = ReferenceGrid(host: host)
      expectEqual(grid.frames.indices.map { grid.column(ofItemAt: $0) }, reference.columns)
      expectEqual(
        grid.frames.indices.map { grid.columnSpan(ofItemAt: $0) },
        host.items.map { min($0.span, grid.columnCount) })
      expectEqual(grid.frames.indices.map { grid.extent(ofItemAt: $0) }, host.items.map(\.height))
    }
  }
}
