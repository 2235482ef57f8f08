import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Tolerances, pins, tracks, axes and directions, against the oracle, to the bit.
final class LanePackingTests: XCTestCase {
  private func expectWorlds(
    _ packings: [MasonryGrid.Packing], columns: MasonryGrid.Columns, breadth: Double,
    items: [[HostItem]]
  ) {
    withEvery("packing", in: packings) { packing in
      let configuration = MasonryGrid.Configuration(
        columns: columns, columnSpacing: 1, itemSpacing: 0.5, packing: packing)
      withEvery("items", in: items) { items in
        expectReference(Host(configuration: configuration, breadth: breadth, items: items))
      }
    }
  }

  private var tolerances: [MasonryGrid.Packing] {
    [0, 0.25, 1, 2, 100].map { .gridLanes(tolerance: .points($0)) }
      + [.gridLanes(tolerance: .fraction(0.125)), .gridLanes(tolerance: .infinite)]
  }

  func testTolerances() {
    let items = [(0, 1), (1, 1), (2, 1), (1.25, 2), (0, 2)].map {
      HostItem(height: $0, span: $1)
    }
    expectWorlds(
      tolerances, columns: .fixed(3), breadth: 8, items: everyArray(of: items, counts: 0...4))
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
      packings, columns: .fixed(3), breadth: 8, items: everyArray(of: items, counts: 0...3))
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
      packings, columns: .tracks([.points(1), .fraction(2), .points(1)]), breadth: 8,
      items: everyArray(of: items, counts: 0...4))
  }

  /// Every way of aligning tracks that fill the grid, do not, or are too wide for it.
  func testEveryPlaceOfTheTracks() {
    let columns: [MasonryGrid.Columns] = [
      .fixed(2), .adaptive(minimumWidth: 3), .adaptive(minimumWidth: 3, maximumWidth: 4.25),
      .adaptive(minimumWidth: 3, maximumWidth: 2), .adaptive(minimumWidth: 3, maximumCount: 2),
      .tracks([.points(2.5), .points(4)]), .tracks([.fraction(0.25), .fraction(0.5)]),
      .tracks([.points(3), .fraction(1)]), .tracks([.points(40), .points(0)]),
    ]
    let items = [
      HostItem(height: 3), HostItem(height: 1.5), HostItem(height: 2, span: 2), HostItem(),
    ]
    withEvery("columns", in: columns) { columns in
      withEvery("alignment", in: MasonryGrid.TrackAlignment.allCases) { alignment in
        withEvery("axis", in: LayoutAxis.allCases) { axis in
          withEvery("direction", in: LayoutReadingDirection.allCases) { direction in
            withEvery("scale", in: [nil, 1, 2] as [Double?]) { scale in
              for breadth in [0, 1, 9.25, 13, 20] {
                let configuration = MasonryGrid.Configuration(
                  axis: axis, columns: columns, trackAlignment: alignment, columnSpacing: 0.75,
                  itemSpacing: 0.5,
                  contentInsets: LayoutInsets(top: 1, leading: 0.5, bottom: 0.25, trailing: 2),
                  direction: direction, scale: scale)
                let host = Host(configuration: configuration, breadth: breadth, items: items)
                // Shares without pixels are rounded sums, which only the other tests make exact.
                expectReference(host, isExact: scale != nil)
                expectReference(Host(configuration: configuration, breadth: breadth))
              }
            }
          }
        }
      }
    }
  }

  func testRandomWorldsOnPixels() {
    withEvery("seed", in: UInt64(1)...2000) { seed in
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 0...20, using: &random)
      expectReference(random.laneHost(.quarters, itemCount: count, scales: [1, 2]))
    }
  }

  func testRandomWorldsWithoutPixels() {
    withEvery("seed", in: UInt64(1)...1000) { seed in
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 0...20, using: &random)
      expectReference(random.exactLaneHost(itemCount: count))
    }
  }

  /// Items are placed in stretches of 1024, and more than 16 columns are looked through one by one.
  func testManyItems() {
    withEvery("columns", in: [1, 2, 4, 5, 8, 9, 16, 17, 40]) { columns in
      withEvery("packing", in: tolerances) { packing in
        var random = SplitMix64(seed: UInt64(columns))
        let hasSpans = random.chance(1, of: 2)
        let host = Host(
          configuration: .init(columns: .fixed(columns), packing: packing),
          breadth: Double(columns),
          items: (0..<(columns == 5 ? 1100 : 150)).map { _ in
            random.laneItem(.quarters, hasSpans: hasSpans, hasSlopes: false)
          })
        expectReference(host)
      }
    }
  }
}
