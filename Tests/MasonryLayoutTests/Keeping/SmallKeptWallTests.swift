import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every change of every small wall, with every horizon, against an oracle that packs everything again.
final class SmallKeptWallTests: XCTestCase {
  private let kinds = [0.0, 1, 2].flatMap { height in
    [1, 2].map { HostItem(height: height, span: $0) }
  }

  /// Carries out every change of walls of some items, each on a grid of its own.
  private func expectSame(
    _ walls: [[HostItem]], columns: ClosedRange<Int>, _ changes: (_ count: Int) -> [Change]
  ) {
    withEvery("packing", in: SmallApps.keptPackings) { packing, spacing in
      withEvery("columns", in: columns) { columns in
        let settings = WallSettings(
          columns: .fixed(columns), itemSpacing: spacing, packing: packing)
        // A single column is all that an item can span.
        let walls = columns > 1 ? walls : walls.filter { $0.allSatisfy { $0.span == 1 } }
        withEveryAtOnce("items", in: walls) { items in
          let host = Host(configuration: settings, items: items)
          var grid = try host.grid()
          let changes = changes(items.count)
          let horizons = (0...items.count).map { MasonryGrid.KeptColumns.before($0) }
          withEvery("keeping", in: horizons + [.all]) { keeping in
            grid.keptColumns = keeping
            let wall = KeptWall(host, keeping: keeping)
            withEvery("change", in: changes) { change in
              var (changed, expected) = (grid, wall)
              try expected.expectSame(change, of: &changed)
            }
          }
        }
      }
    }
  }

  func testEveryChangeOfUpToTwoItems() {
    expectSame(everyArray(of: kinds, counts: 0...2), columns: 1...3) { count in
      var changes: [Change] = [.append([kinds[2], kinds[5]]), .removeAll]
      changes += everySubrange(of: 0..<count).map { .removeSubrange($0) }
      for index in 0...count {
        changes.append(.insert([], at: index))
        changes += kinds.map { .insert([$0, kinds[3]], at: index) }
      }
      for index in 0..<count {
        changes += kinds.map { .remeasure(index, $0) } + [.setLength(7, at: index)]
        changes += (0..<count).map { .move(from: index, to: $0) }
      }
      changes += [.resize(7), .reconfigure(WallSettings(columns: .fixed(2), itemSpacing: 1))]
      return changes
    }
  }

  func testChangesOfThreeItems() {
    let kinds = [kinds[0], kinds[2], kinds[4], kinds[3]]
    expectSame(everyArray(of: kinds, counts: 3...3), columns: 2...3) { count in
      var changes = everySubrange(of: 0..<count).map { Change.removeSubrange($0) }
      changes += everyPermutation(of: Array(0..<count)).map { .reorder($0) }
      for index in 0..<count {
        changes += [.remeasure(index, kinds[3]), .setLength(7, at: index)]
        changes += [.insert([kinds[1]], at: index), .move(from: index, to: (index + 1) % count)]
      }
      return changes
    }
  }

  func testANewHeightAmongFourItems() {
    let kinds = [kinds[2], kinds[4], kinds[3]]
    expectSame(everyArray(of: kinds, counts: 4...4), columns: 2...3) { _ in
      [.setLength(0, at: 0), .setLength(3, at: 1), .remove(at: 0), .move(from: 3, to: 1)]
    }
  }
}
