import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Long histories of changes, between which the horizon goes anywhere.
final class KeptSequenceTests: XCTestCase {
  /// An app whose heights do not depend on widths, which the oracle has to know exactly.
  private func host(_ random: inout SplitMix64, itemCount: Int, isDense: Bool) -> Host {
    var host = Host(
      configuration: random.configuration(.quarters, scales: [nil]),
      crossLength: Double(Int.random(in: 0...40, using: &random)),
      items: (0..<itemCount).map { _ in
        random.item(.quarters, hasSpans: true, hasSlopes: false)
      })
    if isDense {
      host.configuration.packing = .gridLanes(tolerance: .points(2), dense: true)
      host.configuration.itemSpacing += 1
    } else if case .gridLanes(let tolerance, dense: true) = host.configuration.packing {
      host.configuration.packing = .gridLanes(tolerance: tolerance)
    }
    // A tolerance that depends on the width is not exact.
    if case .gridLanes(.fraction, let isDense) = host.configuration.packing {
      host.configuration.packing = .gridLanes(tolerance: .points(1.5), dense: isDense)
    }
    return host
  }

  private func change(of host: Host, _ random: inout SplitMix64) -> Change {
    let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      random.item(.quarters, hasSpans: true, hasSlopes: false)
    }
    let count = host.items.count
    guard count > 0 else { return .append(new) }
    let (one, other) = (
      Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
    )
    let length = random.number(in: 0...20, .quarters)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: return .append(new)
    case 3..<6: return .insert(new, at: one)
    case 6..<8: return .remove(at: one)
    case 8: return .removeSubrange(min(one, other)..<max(one, other))
    case 9..<11: return .move(from: one, to: other)
    case 11..<14: return .setLength(length, at: one)
    case 14: return .remeasureAll(Array([one, other].prefix(new.count)), new)
    case 15: return .resize(Double(Int.random(in: 0...40, using: &random)))
    case 16:
      let isDense =
        if case .gridLanes(_, dense: true) = host.configuration.packing { true } else { false }
      let settings = self.host(&random, itemCount: 0, isDense: isDense).configuration
      return .reconfigure(settings)
    case 17:
      // The same number of columns, packed by another rule.
      var settings = host.configuration
      settings.itemSpacing += 0.25
      if case .gridLanes(_, dense: true) = settings.packing {
      } else {
        settings.packing = .roundRobin
      }
      return .reconfigure(settings)
    default:
      var others = host.items
      others.swapAt(one, other)
      others.remove(at: one)
      others.insert(contentsOf: new, at: others.count / 2)
      return .become(others, inferringMoves: random.chance(1, of: 2))
    }
  }

  /// Prepends items, or levels the start, in place of some changes.
  private func prepending(insteadOf change: Change, _ random: inout SplitMix64) -> Change {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5:
      .prepend(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          random.item(.quarters, hasSpans: true, hasSlopes: false)
        })
    case 5: .levelStart
    default: change
    }
  }

  private func keeping(_ count: Int, _ random: inout SplitMix64) -> MasonryGrid.Keeping {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .nothing
    case 1: .allColumns
    default: .columns(ofItemsBefore: Int.random(in: 0...count, using: &random))
    }
  }

  private func expectSequence(
    seed: UInt64, steps: Int, itemCount: Int, isDense: Bool, prepends: Bool = false
  ) throws {
    var random = SplitMix64(seed: seed)
    let host = host(&random, itemCount: itemCount, isDense: isDense)
    var grid = try host.grid()
    var wall = KeptWall(host, keeping: .nothing)
    for step in 0..<steps {
      if random.chance(1, of: 3) {
        let keeping = keeping(grid.count, &random)
        grid.keep(keeping)
        wall.keep(keeping)
        expectEqual(grid.keeping, wall.keeping)
      }
      var change = change(of: wall.host, &random)
      if prepends { change = prepending(insteadOf: change, &random) }
      let restored = try JSON.roundTrip(grid)
      expectSame(restored, grid)
      try expectErrorsChangeNothing(grid, wall.host)
      try withEveryOnce("step", (step, change)) {
        var restoredWall = wall
        var changed = restored
        try wall.expectSame(change, of: &grid)
        try restoredWall.expectSame(change, of: &changed)
        expectSame(changed, grid)
        expectConsistent(grid)
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
    guard grid.count > 2 else { return }
    var changed = grid
    var heights = HostHeights(items: host.items + host.items)
    heights.items[grid.count / 2].height = -1
    let failing = heights
    for attempt in 0..<4 {
      do {
        switch attempt {
        case 0: try changed.remeasure([0, grid.count / 2], measuredBy: failing)
        case 1: try changed.insertItems(grid.count, at: 0, measuredBy: failing)
        case 2:
          try changed.rearrange(grid.settings, across: grid.crossLength + 1, measuredBy: failing)
        default: try changed.setLength(-1, ofItemAt: 0, measuredBy: failing)
        }
        // A width that stays, if there is no room in any case, or a height that nobody asked for.
        changed = grid
      } catch {
        expectSame(changed, grid)
        expectEqual(changed.keeping, grid.keeping)
        guard grid.configuration.packing != .shortestColumn else { continue }
        expectEqual(changed.placement.cursor, grid.placement.cursor, "Turn after error \(attempt)")
      }
    }
  }

  /// Queries are exact, and no items overlap.
  private func expectConsistent(_ grid: MasonryGrid) {
    for rect in someRects {
      expectEqual(
        grid.indices(in: rect), fullScan(of: frames(of: grid), in: rect), "\(rect)")
    }
    let (positions, lanes) = (grid.placement.positions, grid.placement.firstLanes)
    var ends = [[(start: Double, end: Double)]](repeating: [], count: grid.columnCount)
    for index in 0..<grid.count {
      let end = positions[index] + grid.items.lengths[index]
      for lane in Int(lanes[index])..<Int(lanes[index]) + grid.columnSpan(ofItemAt: index) {
        for other in ends[lane] where other.start < end && positions[index] < other.end {
          expect(false, "Item \(index) overlaps another one")
        }
        ends[lane].append((positions[index], end))
      }
    }
  }

  func testSequences() {
    withEveryAtOnce("seed", in: UInt64(1)...40) { seed in
      try expectSequence(seed: seed, steps: 25, itemCount: 10, isDense: false)
    }
  }

  func testSequencesWithItemsPrepended() {
    withEvery("seed", in: UInt64(201)...212) { seed in
      try expectSequence(
        seed: seed, steps: 25, itemCount: 10, isDense: seed.isMultiple(of: 3), prepends: true)
    }
  }

  func testDenseSequences() {
    withEveryAtOnce("seed", in: UInt64(101)...130) { seed in
      try expectSequence(seed: seed, steps: 25, itemCount: 10, isDense: true)
    }
  }
}
