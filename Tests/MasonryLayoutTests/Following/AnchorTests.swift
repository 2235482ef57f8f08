import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What stays still, against the words of the documentation applied to the frames of all items.
final class AnchorTests: XCTestCase {
  /// 2,400 changes of every kind, each followed by anchors of up to four changes ago.
  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...120) { seed in
      var random = SplitMix64(seed: seed)
      var wall = try TrackedWall(random.host(.quarters, itemCount: 14, scales: [nil, nil, 1, 2]))
      var cases: [AnchorCase] = []
      for _ in 0..<20 {
        cases = cases.suffix(4)
        cases.append(
          AnchorCase(
            of: wall, in: random.viewport(of: wall.wall),
            sticksToStart: random.chance(1, of: 2), sticksToEnd: random.chance(1, of: 3)))
        let change = random.change(of: wall.host, .quarters, maximumColumns: 6)
        let mapping = try wall.apply(change)
        withEvery("change", in: [change]) { _ in
          for index in cases.indices {
            cases[index].follow(mapping)
            withEvery("viewport", in: [cases[index].rect]) { _ in
              cases[index].expectKept(in: wall)
              let other = random.viewport(of: wall.wall)
              withEvery("new viewport", in: [other]) { other in
                cases[index].expectKept(in: wall, resizedTo: other)
              }
            }
          }
        }
      }
    }
  }

  /// Every insertion, removal and move in small walls, on both axes and in both directions, seen through
  /// viewports at every place, and through one that is longer than they are and pulled at either end.
  func testEveryChangeOfSmallWalls() {
    let kinds = [HostItem(), HostItem(height: 1.5), HostItem(height: 4, span: 2)]
    var changes = everySubrange(of: 0..<3).map { Change.removeSubrange($0) }
    changes += (0...3).map { .insert([HostItem(height: 2)], at: $0) }
    for source in 0..<3 { changes += (0..<3).map { .move(from: source, to: $0) } }
    changes += (0..<3).map { .remeasure($0, HostItem(height: 3)) }
    let packings: [MasonryGrid.Packing] = [.roundRobin, .shortestColumn, .gridLanes(dense: true)]
    let settings = [
      WallSettings(columns: .fixed(1)), WallSettings(columns: .fixed(2), itemSpacing: 0.5),
      WallSettings(axis: .horizontal, columns: .fixed(2), direction: .rightToLeft),
    ]
    withEvery("settings", in: settings) { settings in
      withEvery("packing", in: packings) { packing in
        withEveryAtOnce("items", in: everyArray(of: kinds, counts: 3...3)) { items in
          var host = Host(configuration: settings, items: items)
          host.configuration.packing = packing
          let old = try TrackedWall(host)
          var cases = [-1.0, 0, 0.75, 2, 3.5].map { near in
            let rect = old.wall.viewport(from: near, length: 2)
            return AnchorCase(of: old, in: rect, sticksToStart: near == 0.75)
          }
          cases += [-1.0, 1].map { near in
            let rect = old.wall.viewport(from: near, length: 8)
            return AnchorCase(of: old, in: rect, sticksToStart: false, sticksToEnd: true)
          }
          withEvery("change", in: changes) { change in
            var new = old
            let mapping = try new.apply(change)
            for var test in cases {
              test.mapping = mapping
              withEvery("viewport", in: [test.rect]) { _ in test.expectKept(in: new) }
            }
          }
        }
      }
    }
  }
}
