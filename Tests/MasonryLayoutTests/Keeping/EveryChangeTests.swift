import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every change of every wall of up to four items, with every horizon, against the oracle without caches.
///
/// Release builds look at all of these walls, debug builds at a sample that is always the same.
final class EveryChangeTests: XCTestCase {
  private let kinds = [0.0, 1, 2].flatMap { height in
    [1, 2].map { HostItem(height: height, span: $0) }
  }

  #if DEBUG
  /// A prime number, so that the sample has all columns, packings and numbers of items.
  private let step = 997
  #else
  private let step = 1
  #endif

  private var hosts: [Host] {
    let walls = everyArray(of: kinds, counts: 0...4)
    // A single column is all that an item can span.
    let narrowWalls = walls.filter { $0.allSatisfy { $0.span == 1 } }
    var hosts: [Host] = []
    var number = 0
    for (packing, spacing) in SmallApps.keptPackings {
      for columns in 1...3 {
        let settings = WallSettings(
          columns: .fixed(columns), itemSpacing: spacing, packing: packing)
        for items in columns == 1 ? narrowWalls : walls {
          if number % step == 0 { hosts.append(Host(configuration: settings, items: items)) }
          number += 1
        }
      }
    }
    return hosts
  }

  private func changes(_ items: [HostItem]) -> [Change] {
    let count = items.count
    var changes = everySubrange(of: 0..<count).map { Change.removeSubrange($0) }
    changes += kinds.map { .prepend([$0]) }
    for index in 0...count { changes += kinds.map { .insert([$0], at: index) } }
    for index in 0..<count {
      changes += (0..<count).map { .move(from: index, to: $0) }
      changes += [0, 1, 2].map { .setLength($0, at: index) }
      changes += kinds.filter { $0.span != items[index].span }.map { .remeasure(index, $0) }
    }
    return changes
  }

  private func keepings(_ count: Int) -> [MasonryGrid.KeptColumns] {
    [.none, .all] + (0..<count).map { .before($0 + 1) }
  }

  func testEveryChange() {
    let rect = LayoutRect(x: 3, y: 1, width: 3, height: 1.5)
    withEveryAtOnce("host", in: hosts) { host in
      var grid = try host.grid()
      let changes = changes(host.items)
      let keepings = keepings(grid.itemCount)
      withEvery("keeping", in: keepings) { keeping in
        grid.keptColumns = keeping
        let wall = KeptWall(host, keeping: keeping)
        withEvery("change", in: changes) { change in
          var (changed, expected) = (grid, wall)
          try expected.expectSame(change, of: &changed)
          expectEqual(
            changed.indices(in: rect), fullScan(of: frames(of: changed), in: rect))
          guard case .setLength(1, _) = change else { return }
          // What is no longer kept is packed anew by any change.
          withEvery("then keeping", in: keepings) { keeping in
            var (changed, expected) = (changed, expected)
            changed.keptColumns = keeping
            expected.keptColumns = keeping
            try expected.expectSame(.append([kinds[2]]), of: &changed)
          }
        }
      }
    }
  }
}
