import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Long histories of changes, between which the horizon goes anywhere: in release builds 11,000 changes.
///
/// After each of them the wall is the oracle's, and so is one that a snapshot restored before; queries are
/// exact, no items overlap, frames follow from what the change is said to have done, and anchors hold.
final class KeptSequenceTests: XCTestCase {
  private func expectSequence(
    seed: UInt64, steps: Int, itemCount: Int, isDense: Bool, prepends: Bool = false
  ) throws {
    var random = SplitMix64(seed: seed)
    let host = random.keptHost(itemCount: itemCount, isDense: isDense)
    var wall = KeptWall(host, keeping: .none)
    var sight = WatchedWall(try TrackedWall(host), seed: seed)
    for step in 0..<steps {
      if random.chance(1, of: 3) {
        let keeping = random.keeping(wall.host.items.count)
        sight.tracked.wall.keptColumns = keeping
        wall.keptColumns = keeping
        expectEqual(sight.tracked.wall.keptColumns, wall.keptColumns)
      }
      let grid = sight.tracked.wall
      let change = random.keptChange(of: wall.host, prepends: prepends)
      let restored = try JSON.roundTrip(grid)
      expectSame(restored, grid)
      try expectErrorsChangeNothing(grid, wall.host)
      try withEveryOnce("step", (step, change)) {
        var restoredWall = wall
        var changed = restored
        try sight.watch(change) { tracked in
          try wall.expectSame(change, of: &tracked.wall)
          tracked.host = wall.host
        }
        try restoredWall.expectSame(change, of: &changed)
        expectSame(changed, sight.tracked.wall)
        expectConsistent(sight.tracked.wall)
      }
    }
  }

  private func withEveryOnce(_ label: String, _ value: (Int, Change), _ body: () throws -> Void)
    throws
  {
    withEvery(label, in: CollectionOfOne(value)) { _ in try body() }
  }

  /// A height that is refused, in the middle of a change, leaves the grid as it was.
  private func expectErrorsChangeNothing(_ grid: MasonryGrid, _ host: Host) throws {
    guard grid.itemCount > 2 else { return }
    var changed = grid
    var heights = HostHeights(items: host.items + host.items)
    heights.items[grid.itemCount / 2].height = -1
    let failing = heights
    for attempt in 0..<4 {
      do {
        switch attempt {
        case 0: try changed.remeasure([0, grid.itemCount / 2], measuredBy: failing)
        case 1: try changed.insertItems(grid.itemCount, at: 0, measuredBy: failing)
        case 2:
          try changed.rearrange(grid.settings, across: grid.crossLength + 1, measuredBy: failing)
        default: try changed.setLength(-1, ofItemAt: 0, measuredBy: failing)
        }
        // A width that stays, if there is no room in any case, or a height that nobody asked for.
        changed = grid
      } catch {
        expectSame(changed, grid)
        expectEqual(changed.keptColumns, grid.keptColumns)
        guard grid.configuration.packing != .shortestColumn else { continue }
        expectEqual(changed.placement.cursor, grid.placement.cursor, "Turn after error \(attempt)")
      }
    }
  }

  #if DEBUG
  private let seeds = (
    plain: UInt64(1)...40, prepending: UInt64(201)...203, dense: UInt64(101)...130
  )
  #else
  private let seeds = (
    plain: UInt64(1)...180, prepending: UInt64(201)...340, dense: UInt64(401)...530
  )
  #endif

  func testSequences() {
    withEveryAtOnce("seed", in: seeds.plain) { seed in
      try expectSequence(seed: seed, steps: 25, itemCount: 10, isDense: false)
    }
  }

  func testSequencesWithItemsPrepended() {
    withEveryAtOnce("seed", in: seeds.prepending) { seed in
      try expectSequence(
        seed: seed, steps: 25, itemCount: 10, isDense: seed.isMultiple(of: 3), prepends: true)
    }
  }

  func testDenseSequences() {
    withEveryAtOnce("seed", in: seeds.dense) { seed in
      try expectSequence(seed: seed, steps: 25, itemCount: 10, isDense: true)
    }
  }

  /// What a lowered horizon releases is packed before the new items are stacked onto it.
  func testALoweredHorizonIsPackedFirst() {
    var releasedCount = 0
    withEveryAtOnce("seed", in: UInt64(1)...200) { seed in
      var random = SplitMix64(seed: seed)
      var host = random.keptHost(itemCount: 12, isDense: seed % 3 == 0)
      var wall = try host.grid()
      wall.keptColumns = .all
      for _ in 0..<4 {
        let (old, change) = (host, random.keptChange(of: host, prepends: true))
        try host.edit(change, in: wall)
        try wall.apply(change, from: old, to: host)
      }
      wall.keptColumns = .before(random.number(in: 1...6))
      let old = wall
      var packed = wall
      try packed.appendItems(0, measuredBy: HostHeights(items: host.items))
      host.items.insert(contentsOf: [HostItem(height: 2), HostItem(height: 3.5)], at: 0)
      let shift = try wall.shiftOfPrepending(2, measuredBy: HostHeights(items: host.items))
      try packed.prependItems(2, measuredBy: HostHeights(items: host.items))
      expectSame(wall, packed)
      releasedCount += (0..<old.itemCount).count {
        wall.frame(ofItemAt: $0 + 2) != wall.axis.move(old.frame(ofItemAt: $0), by: shift)
      }
    }
    XCTAssertGreaterThan(releasedCount, 100)
  }
}
