import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law: any change gives, to the bit, the grid that building the final state from nothing gives.
final class ChangesLawTests: XCTestCase {
  /// Items of which each needs another treatment: one without height, one whose height depends on the
  /// width, and one that spans two columns.
  private let kinds = [HostItem(), HostItem(height: 1, slope: 0.5), HostItem(height: 2, span: 2)]

  /// Items that differ from one of the kinds in as little as is possible.
  private let near = [HostItem(height: -0.0), HostItem(span: 2), HostItem(height: 2)]

  private func withEveryHost(_ items: [[HostItem]], body: (Host, MasonryGrid) throws -> Void) {
    withEvery("packing", in: [MasonryGrid.Packing.roundRobin, .shortestColumn]) { packing in
      withEvery("columns", in: 1...3) { columns in
        let configuration = MasonryGrid.Configuration(
          columns: .fixed(columns), columnSpacing: 1, itemSpacing: 0.5,
          contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4), packing: packing)
        withEvery("items", in: items) { items in
          let host = Host(configuration: configuration, breadth: 20, items: items)
          let grid = try host.grid()
          try body(host, grid)
          expect(grid == (try host.grid()), "A copy changed")
        }
      }
    }
  }

  func testEveryInsertion() {
    let added = everyArray(of: kinds, counts: 0...2)
    withEveryHost(everyArray(of: kinds, counts: 0...2)) { host, grid in
      withEvery("added", in: added) { added in
        try expectLaw(.append(added), of: host, grid: grid)
        try withEveryIndex(0...host.items.count) { index in
          try expectLaw(.insert(added, at: index), of: host, grid: grid)
        }
      }
    }
  }

  func testEveryRemovalAndEveryMove() {
    withEveryHost(everyArray(of: kinds, counts: 0...3)) { host, grid in
      let indices = host.items.indices
      try expectLaw(.removeAll, of: host, grid: grid)
      withEvery("range", in: everySubrange(of: indices)) { range in
        try expectLaw(.removeSubrange(range), of: host, grid: grid)
      }
      withEvery("index", in: indices) { index in
        try expectLaw(.remove(at: index), of: host, grid: grid)
        withEvery("destination", in: indices) { destination in
          try expectLaw(.move(from: index, to: destination), of: host, grid: grid)
        }
      }
    }
  }

  func testEveryNewHeight() {
    withEveryHost(everyArray(of: kinds, counts: 1...3)) { host, grid in
      let indices = Array(host.items.indices)
      withEvery("index", in: indices) { index in
        withEvery("extent", in: [0, -0.0, 1, 7]) { extent in
          try expectLaw(.setExtent(extent, at: index), of: host, grid: grid)
        }
        withEvery("item", in: kinds + near) { item in
          try expectLaw(.remeasure(index, item), of: host, grid: grid)
          try expectLaw(.remeasureAll([index], [item]), of: host, grid: grid)
        }
      }
      withEvery("other items", in: everyArray(of: kinds, counts: indices.count...indices.count)) {
        try expectLaw(.remeasureAll(indices, $0), of: host, grid: grid)
        try expectLaw(.remeasureAll(indices.reversed(), $0), of: host, grid: grid)
      }
    }
  }

  func testEveryNewSetting() {
    withEveryHost(everyArray(of: kinds, counts: 0...3)) { host, grid in
      var measuredHost = host
      var measuredGrid = grid
      for index in host.items.indices.prefix(1) {
        try measuredHost.apply(.setExtent(9, at: index))
        try measuredGrid.apply(.setExtent(9, at: index), from: host, to: measuredHost)
      }
      withEvery("breadth", in: [0, 5, 20, 32]) { breadth in
        try expectLaw(.resize(breadth), of: measuredHost, grid: measuredGrid)
      }
      withEvery("configuration", in: otherSettings(than: host.configuration)) { configuration in
        try expectLaw(.reconfigure(configuration), of: measuredHost, grid: measuredGrid)
        try expectLaw(
          .reconfigure(configuration, breadth: 23), of: measuredHost, grid: measuredGrid)
      }
    }
  }

  func testEveryDifference() {
    let others = everyArray(of: kinds, counts: 0...3)
    withEveryHost(others) { host, grid in
      guard host.configuration.columns == .fixed(2) else { return }
      withEvery("other items", in: others) { others in
        try expectLaw(.become(others, inferringMoves: false), of: host, grid: grid)
        try expectLaw(.become(others, inferringMoves: true), of: host, grid: grid)
      }
    }
  }

  private func withEveryIndex(_ indices: ClosedRange<Int>, body: (Int) throws -> Void) throws {
    withEvery("index", in: indices, body: body)
  }

  /// The given settings with one of them changed.
  private func otherSettings(
    than configuration: MasonryGrid.Configuration
  ) -> [MasonryGrid.Configuration] {
    func with<Value>(
      _ setting: WritableKeyPath<MasonryGrid.Configuration, Value>, _ value: Value
    ) -> MasonryGrid.Configuration {
      var other = configuration
      other[keyPath: setting] = value
      return other
    }
    return [
      with(\.columns, .fixed(1)), with(\.columns, .fixed(2)), with(\.columns, .fixed(4)),
      with(\.columns, .adaptive(minimumWidth: 3)), with(\.columnSpacing, 0),
      with(\.itemSpacing, 0), with(\.contentInsets, .zero), with(\.packing, .roundRobin),
      with(\.packing, .shortestColumn), with(\.direction, .rightToLeft), with(\.scale, 2),
    ]
  }
}
