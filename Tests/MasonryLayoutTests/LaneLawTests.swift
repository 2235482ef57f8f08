import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law over the whole space: every single change of small worlds in each corner of it.
final class LaneLawTests: XCTestCase {
  /// Items of which each needs another treatment: one without height, one whose height depends on the
  /// width, one that spans two columns, and one that is pinned.
  private let kinds = [
    HostItem(), HostItem(height: 1, slope: 0.5), HostItem(height: 2, span: 2),
    HostItem(height: 3, pin: 1),
  ]

  private let packings: [MasonryGrid.Packing] = [
    .roundRobin, .shortestColumn, .gridLanes(), .gridLanes(tolerance: .points(1.5)),
    .gridLanes(tolerance: .infinite), .gridLanes(dense: true),
    .gridLanes(tolerance: .fraction(0.125), dense: true),
  ]

  private var corners: [MasonryGrid.Configuration] {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return [
      .init(
        axis: .horizontal, columns: .fixed(3), itemSpacing: 0.5, contentInsets: insets,
        direction: .rightToLeft),
      .init(columns: .tracks([.points(2), .fraction(1), .points(2)]), columnSpacing: 1),
      .init(
        axis: .horizontal, columns: .tracks([.fraction(2), .fraction(1), .fraction(1)]),
        itemSpacing: 1, contentInsets: insets, scale: 2),
      .init(
        columns: .tracks([.points(4.25), .points(2.5), .points(4.25)]), trackAlignment: .center,
        contentInsets: insets, direction: .rightToLeft, scale: 2),
      .init(columns: .adaptive(minimumWidth: 4, maximumWidth: 5), trackAlignment: .fit),
    ]
  }

  private func withEveryHost(
    itemCounts: ClosedRange<Int>, body: (Host, MasonryGrid) throws -> Void
  ) {
    withEvery("corner", in: corners) { corner in
      withEvery("packing", in: packings) { packing in
        withEvery("items", in: everyArray(of: kinds, counts: itemCounts)) { items in
          var host = Host(configuration: corner, breadth: 18, items: items)
          host.configuration.packing = packing
          let grid = try host.grid()
          try body(host, grid)
          expect(grid == (try host.grid()), "A copy changed")
        }
      }
    }
  }

  func testEveryChangeOfTheItems() {
    withEveryHost(itemCounts: 3...3) { host, grid in
      withEvery("index", in: 0..<3) { index in
        let kind = kinds[(index + host.items.count) % 4]
        try expectLaw(.insert([kind], at: index), of: host, grid: grid)
        try expectLaw(.remove(at: index), of: host, grid: grid)
        try expectLaw(.move(from: index, to: (index + 1) % 3), of: host, grid: grid)
        try expectLaw(.remeasure(index, kind), of: host, grid: grid)
        try expectLaw(.setExtent(2.5, at: index), of: host, grid: grid)
      }
      try expectLaw(.append([kinds[2], kinds[0]]), of: host, grid: grid)
      try expectLaw(.remeasureAll([2, 0], [kinds[3], kinds[1]]), of: host, grid: grid)
      try expectLaw(.removeSubrange(0..<2), of: host, grid: grid)
      try expectLaw(.removeSubrange(1..<3), of: host, grid: grid)
      try expectLaw(.removeAll, of: host, grid: grid)
      let others = [kinds[3], host.items[2], host.items[0], kinds[2]]
      try expectLaw(.become(others, inferringMoves: false), of: host, grid: grid)
      try expectLaw(.become(others, inferringMoves: true), of: host, grid: grid)
    }
  }

  func testEveryChangeOfTheSettings() {
    withEveryHost(itemCounts: 2...2) { host, grid in
      // What a view has measured must live through a change that leaves its width.
      let old = host
      var (host, grid) = (host, grid)
      try host.apply(.setExtent(2.25, at: 0))
      try grid.apply(.setExtent(2.25, at: 0), from: old, to: host)
      withEvery("breadth", in: [0, 18.5, 30]) { breadth in
        try expectLaw(.resize(breadth), of: host, grid: grid)
      }
      withEvery("corner", in: corners) { corner in
        var other = corner
        other.packing = host.configuration.packing
        try expectLaw(.reconfigure(other), of: host, grid: grid)
        try expectLaw(.reconfigure(corner, breadth: 21), of: host, grid: grid)
      }
      withEvery("packing", in: packings) { packing in
        var other = host.configuration
        other.packing = packing
        try expectLaw(.reconfigure(other), of: host, grid: grid)
      }
    }
  }
}
