import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which column each item goes to, and how far down: small worlds against the oracle, to the bit.
final class PackingTests: XCTestCase {
  /// Worlds of some packings, in columns that are given or three of two points.
  private func expectWorlds(
    _ packings: [MasonryGrid.Packing], columns: MasonryGrid.Columns = .fixed(3), items: [[HostItem]]
  ) {
    withEvery("packing", in: packings) { packing in
      let configuration = WallSettings(
        columns: columns, columnSpacing: 1, itemSpacing: 0.5, packing: packing)
      withEveryAtOnce("items", in: items) { items in
        expectReference(Host(configuration: configuration, crossLength: 8, items: items))
      }
    }
  }

  /// Worlds of the two packings without a tolerance, in so many columns of two points.
  private func expectWorlds(
    columns: ClosedRange<Int>, itemSpacing: Double, items: [[HostItem]],
    directions: [LayoutReadingDirection] = LayoutReadingDirection.allCases
  ) {
    withEvery("packing", in: [MasonryGrid.Packing.roundRobin, .shortestColumn]) { packing in
      withEvery("columns", in: columns) { columns in
        withEvery("direction", in: directions) { direction in
          let configuration = WallSettings(
            columns: .fixed(columns), columnSpacing: 0.5, itemSpacing: itemSpacing,
            contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
            packing: packing, direction: direction)
          // Columns are 2 points wide.
          let crossLength = 10 + 2 * Double(columns) + 0.5 * Double(columns - 1)
          withEveryAtOnce("items", in: sample(items, every: 3)) { items in
            expectReference(
              Host(configuration: configuration, crossLength: crossLength, items: items))
          }
        }
      }
    }
  }

  private func everyItem(heights: [Double], spans: [Int]) -> [HostItem] {
    heights.flatMap { height in spans.map { HostItem(height: height, span: $0) } }
  }

  func testSmallWorlds() {
    let items = everyItem(heights: [0, 1, 2], spans: [1, 2])
    expectWorlds(columns: 1...3, itemSpacing: 0, items: everyArray(of: items, counts: 0...4))
    expectWorlds(
      columns: 1...4, itemSpacing: 0.25, items: everyArray(of: items, counts: 0...3),
      directions: [.rightToLeft])
  }

  func testSpansUpToMoreThanAllColumns() {
    let items = everyItem(heights: [0, 3], spans: [1, 3, 65_537, .max])
    expectWorlds(
      columns: 2...4, itemSpacing: 1, items: everyArray(of: items, counts: 0...3),
      directions: [.leftToRight])
  }

  func testItemsOfOneColumnInLongRows() {
    let items = everyItem(heights: [0, 1, 2], spans: [1])
    expectWorlds(
      columns: 4...5, itemSpacing: 0, items: everyArray(of: items, counts: 5...6),
      directions: [.leftToRight])
  }

  func testTolerances() {
    let items = [(0, 1), (1, 1), (2, 1), (1.25, 2), (0, 2)].map {
      HostItem(height: $0, span: $1)
    }
    expectWorlds(
      MasonryGrid.Packing.everyTolerance, items: everyArray(of: items, counts: 0...4))
  }

  func testPins() {
    var items = [HostItem(height: 1), HostItem(height: 2, span: 2)]
    for pin in 0...3 { items.append(HostItem(height: 3, span: pin == 3 ? .max : 1, pin: pin)) }
    items.append(HostItem(height: 1, span: 2, pin: .max))
    let packings: [MasonryGrid.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(), .gridLanes(tolerance: .points(1)),
      .gridLanes(tolerance: .infinite), .gridLanes(dense: true),
    ]
    expectWorlds(
      packings, items: everyArray(of: items, counts: 0...3))
  }

  /// Heights that follow the width, in tracks of 1, 4 and 1 points.
  func testTracksThatDiffer() {
    let items = [
      HostItem(height: 0, slope: 1), HostItem(height: 5), HostItem(height: 1, slope: 0.5, span: 2),
      HostItem(height: 2, pin: 2),
    ]
    let packings: [MasonryGrid.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(), .gridLanes(tolerance: .points(3)),
      .gridLanes(dense: true),
    ]
    expectWorlds(
      packings, columns: .tracks([.points(1), .fraction(2), .points(1)]),
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
