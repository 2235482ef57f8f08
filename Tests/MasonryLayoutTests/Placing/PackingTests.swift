import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which column each item goes to, and how far down: small worlds beside `SmallWallTests`.
final class PackingTests: XCTestCase {
  /// Worlds of some packings, in so many columns of two points.
  private func expectWorlds(
    _ packings: [MasonryGrid.Packing] = [.roundRobin, .shortestColumn], columns: ClosedRange<Int>,
    itemSpacing: Double = 0.5, items: [[HostItem]]
  ) {
    withEvery("packing", in: packings) { packing in
      withEvery("columns", in: columns) { columns in
        let settings = WallSettings(
          columns: .fixed(columns), columnSpacing: 0.5, itemSpacing: itemSpacing, packing: packing)
        let length = 2.5 * Double(columns) - 0.5
        withEveryAtOnce("items", in: sample(items, every: 3)) { items in
          expectReference(Host(configuration: settings, crossLength: length, items: items))
        }
      }
    }
  }

  private func everyItem(heights: [Double], spans: [Int]) -> [HostItem] {
    heights.flatMap { height in spans.map { HostItem(height: height, span: $0) } }
  }

  func testSpansUpToMoreThanAllColumns() {
    let items = everyItem(heights: [0, 3], spans: [1, 3, 65_537, .max])
    expectWorlds(columns: 2...4, items: everyArray(of: items, counts: 0...3))
  }

  func testItemsOfOneColumnInLongRows() {
    let items = everyItem(heights: [0, 1, 2], spans: [1])
    expectWorlds(columns: 4...5, itemSpacing: 0, items: everyArray(of: items, counts: 5...6))
  }

  func testTolerances() {
    let items = [(0, 1), (1, 1), (2, 1), (1.25, 2), (0, 2)].map { HostItem(height: $0, span: $1) }
    expectWorlds(
      MasonryGrid.Packing.everyTolerance, columns: 3...3,
      items: everyArray(of: items, counts: 0...4))
  }

  /// An item that does not fit at its column is moved back until it does.
  func testAPinBeyondTheGridIsMovedBack() {
    withEvery("pin", in: [0, 1, 2, 3, 4, 65_533, 65_534, 65_535, 65_536, .max]) { pin in
      withEvery("span", in: [1, 2, 4, 9, .max]) { span in
        for packing in [MasonryGrid.Packing.roundRobin, .gridLanes(dense: true)] {
          let host = Host(
            configuration: .init(columns: .fixed(4), packing: packing),
            items: [HostItem(height: 1, span: span, pin: pin)])
          expectEqual(try host.grid().column(ofItemAt: 0), min(pin, 4 - min(span, 4)))
        }
      }
    }
  }
}

extension MasonryGrid.Packing {
  /// Grid lanes with no tolerance, with some, and with more than any two columns can differ by.
  static let everyTolerance: [Self] =
    [0, 0.25, 1, 2, 100].map { .gridLanes(tolerance: .points($0)) }
    + [.gridLanes(tolerance: .partOfWidth(0.125)), .gridLanes(tolerance: .infinite)]
}
