import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every change of every small wall to which items were prepended, against the oracle of kept walls: with
/// items below them, and with all items stacked upwards.
final class SmallPrependedWallTests: XCTestCase {
  private let kinds = [
    HostItem(height: 0), HostItem(height: 1), HostItem(height: 2), HostItem(height: 1, span: 2),
    HostItem(height: 2, span: 2),
  ]

  private let packings: [(packing: MasonryGrid.Packing, spacing: Double)] = [
    (.roundRobin, 0), (.shortestColumn, 0), (.gridLanes(tolerance: .points(1)), 0),
    (.gridLanes(tolerance: .points(0), dense: true), 1),
  ]

  #if DEBUG
  private let upwardCounts = 1...2
  private let columns = 2...2
  /// Of the 30 walls every third, which begin and end with all kinds of items.
  private let step = 3
  #else
  private let upwardCounts = 1...3
  private let columns = 1...3
  private let step = 1
  #endif

  private func changes(_ items: [HostItem]) -> [Change] {
    let count = items.count
    var changes: [Change] = [
      .append([kinds[1]]), .prepend([kinds[1], kinds[3]]), .restackFromStart, .repack, .removeAll,
      .resize(7),
    ]
    // One item goes and one comes, as another one or as the same, by a difference.
    for (source, destination) in (0..<count).flatMap({ source in
      (0..<count).map { (source, $0) }
    }) {
      var others = items
      let moved = others.remove(at: source)
      for (new, infersMoves) in [(HostItem(height: 7), false), (moved, true)] {
        var others = others
        others.insert(new, at: destination)
        changes.append(.become(others, inferringMoves: infersMoves))
      }
    }
    changes += everySubrange(of: 0..<count).map { .removeSubrange($0) }
    changes += everyPermutation(of: Array(0..<count)).map { .reorder($0) }
    for index in 0..<count {
      changes += [
        .insert([kinds[2]], at: index), .setLength(3, at: index), .remeasure(index, kinds[3]),
      ]
      changes += (0..<count).map { .move(from: index, to: $0) }
    }
    return changes
  }

  func testEveryChange() {
    withEvery("packing", in: packings) { packing, spacing in
      withEvery("columns", in: columns) { columns in
        let settings = WallSettings(
          columns: .fixed(columns), itemSpacing: spacing, packing: packing)
        let upwards = everyArray(of: kinds, counts: upwardCounts)
        let sample = stride(from: 0, to: upwards.count, by: step).map { upwards[$0] }
        withEveryAtOnce("upwards", in: sample) { upwards in
          for below in [[kinds[1], kinds[2]], []] {
            try expectEveryChange(settings, upwards, below: below)
          }
        }
      }
    }
  }

  private func expectEveryChange(
    _ settings: WallSettings, _ upwards: [HostItem], below: [HostItem]
  ) throws {
    // Items are stacked upwards only from others on.
    let start = below.isEmpty ? [kinds[1]] : below
    var grid = try Host(configuration: settings, items: start).grid()
    var wall = KeptWall(Host(configuration: settings, items: start), keeping: .all)
    grid.keptColumns = .all
    try wall.expectSame(.prepend(upwards), of: &grid)
    if below.isEmpty { try wall.expectSame(.remove(at: upwards.count), of: &grid) }
    let changes = changes(wall.host.items)
    let horizons = [upwards.count - 1, upwards.count + 1]
    let keepings = horizons.map { MasonryGrid.KeptColumns.before($0) }
    withEvery("keeping", in: keepings + [.all]) { keeping in
      grid.keptColumns = keeping
      wall.keptColumns = keeping
      withEvery("change", in: changes) { change in
        var (changed, expected) = (grid, wall)
        try expected.expectSame(change, of: &changed)
      }
    }
  }
}
