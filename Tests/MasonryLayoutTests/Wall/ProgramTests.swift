import LayoutOracles
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Programs of random steps, after each of which everything is as it is promised: see `GridWorld`.
final class ProgramTests: XCTestCase {
  /// Where sums are exact, every place, width that is asked for and anchor is known to the bit.
  func testExactNumbers() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...960, every: 83)) { seed in
      expectHolds(
        Program<GridWorld>(seed: seed, of: seed % 4 == 0 ? .equals : .quarters, length: 40))
    }
  }

  func testRoundedNumbers() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...480, every: 61)) { seed in
      expectHolds(
        Program<GridWorld>(seed: seed, of: seed % 4 == 0 ? .extremes : .fractions, length: 40))
    }
  }

  /// Rows break, lie, stay and answer as documented; see `RowsWorld`.
  func testRows() {
    let numbers: [NumberKind] = [.equals, .quarters, .quarters, .fractions, .extremes]
    withEveryAtOnce("seed", in: sample(UInt64(1)...1200, every: 79)) { seed in
      expectHolds(Program<RowsWorld>(seed: seed, of: numbers[Int(seed % 5)], length: 40))
    }
  }

  /// Rows are kept from the first items on, and others come above them.
  func testKeptPlacesOfRows() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...400, every: 53)) { seed in
      var program = Program<RowsWorld>(seed: ~seed, of: .quarters, length: 24)
      program.steps.removeAll {
        switch $0 {
        case .reconfigure, .resize, .resizeUnmeasured, .removeAll: true
        default: false
        }
      }
      var random = SplitMix64(seed: seed)
      let settings = RowsSettings.random(.quarters, using: &random)
      let start = [3.0, 5, 2, 0.5].map { HostItem(height: $0, span: $0 > 4 ? 2 : 1) }
      program.steps =
        [.resize(20), .reconfigure(settings), .insert(start + start, at: 0), .keepAll]
        + [.prepend(start), .insert(start, at: 12)] + program.steps + [.keep(before: 0), .repack]
      expectHolds(program)
    }
  }

  /// Columns are kept from the first items on, and others come above them.
  func testKeptPlaces() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...640, every: 101)) { seed in
      var program = Program<GridWorld>(seed: ~seed, of: .quarters, length: 24)
      let dense = WallSettings(
        columns: .fixed(3), itemSpacing: 1, packing: .gridLanes(tolerance: .points(2), dense: true))
      let start = [3.0, 5, 2, 0.5].map { HostItem(height: $0, span: $0 > 3 ? 2 : 1) }
      for place in stride(from: 20, through: 4, by: -4) {
        program.steps.insert(.prepend(Array(start[(place / 4 % 3)...])), at: place)
      }
      program.steps.removeAll { if case .removeAll = $0 { true } else { false } }
      program.steps =
        [.reconfigure(seed % 2 == 0 ? dense : WallSettings(columns: .fixed(3)))]
        + [.insert(start + start, at: 0), .keepAll, .prepend(start)] + program.steps
      expectHolds(program)
    }
  }

  /// Items are placed in chunks of 1024, and changes fall into all of them.
  func testManyItems() {
    // Two chunks, or three.
    let counts = sample([350, 160], every: 2, from: 1)
    withEveryAtOnce("seed", in: sample(UInt64(1)...32, every: 32)) { seed in
      let items = Program<GridWorld>(seed: seed, of: .quarters, length: 100).steps
      var program = Program<GridWorld>(seed: ~seed, of: .quarters, length: 6)
      let heights = [3.0, 0, 7.25, 2.5, 20].map { HostItem(height: $0) }
      let new = heights + [HostItem(height: 4, span: 2), HostItem(height: 1, pin: 1)]
      program.steps =
        [
          items.first { if case .reconfigure = $0 { true } else { false } } ?? .restore,
          .insert(new, times: counts[Int(seed / 2) % counts.count], at: 0),
          seed % 2 == 0 ? .keepAll : .repack,
        ] + program.steps
      program.steps.removeAll { if case .removeAll = $0 { true } else { false } }
      expectHolds(program)
    }
  }

  /// The lane whose turn it is lies behind any number of items that were not placed in their turn.
  func testTurnsBehindManyPinnedItems() {
    let packings = [ColumnsLayout.Packing.roundRobin, .gridLanes(tolerance: .points(1e6))]
    withEvery("packing", in: packings) { packing in
      withEvery("last item in its turn", in: [nil, 0, 1023, 1500] as [Int?]) { free in
        let pinned = (0..<2100).map { index in
          HostItem(height: Double(index % 7), pin: index == free ? nil : index % 3)
        }
        // The items at the end take turns, and so show whose it is.
        let last = (0..<3).map { HostItem(height: Double($0)) }
        var world = try Host(
          configuration: .init(columns: .fixed(5), packing: packing), items: pinned + last
        ).world()
        withEvery("changed", in: sample([0, 1023, 1024, 2048, 2099], every: 4, from: 2)) {
          changed in
          try world.run(.setLength(50, at: changed))
        }
      }
    }
  }
}
