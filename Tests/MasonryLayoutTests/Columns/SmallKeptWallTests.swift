import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Every step of every wall that keeps columns, with every horizon; a sample in debug builds.
final class SmallKeptWallTests: XCTestCase {
  private let kinds = [0.0, 1, 2].flatMap { height in
    [1, 2].map { HostItem(height: height, span: $0) }
  }

  func testWallsOfUpToFourItems() {
    var hosts: [Host] = []
    for (packing, spacing) in SmallApps.keptPackings {
      for columns in 1...3 {
        let settings = WallSettings(
          columns: .fixed(columns), itemSpacing: spacing, packing: packing)
        // A single column is all that an item can span.
        // Of the walls of four items one in five, which has all kinds in all places.
        let fours = everyArray(of: kinds, counts: 4...4).enumerated().filter { $0.offset % 5 == 2 }
        hosts += (everyArray(of: kinds, counts: 0...3) + fours.map { $0.element })
          .filter { columns > 1 || $0.allSatisfy { $0.span == 1 } }
          .map { Host(configuration: settings, items: $0) }
      }
    }
    let allSteps = (0...4).map { steps(of: $0) }
    // A prime number, so that the sample has all columns, packings and numbers of items.
    withEveryAtOnce("host", in: sample(hosts, every: 1229)) { host in
      let count = host.items.count
      var start = try host.world()
      let steps = allSteps[count].filter { step in
        guard count == 4, case .remeasure(let indices, let items) = step else { return true }
        return items[0].span != host.items[indices[0]].span
      }
      let horizons = [LayoutKeptPlaces.all] + (0...count).map { .before($0) }
      for horizon in horizons {
        start.layout.keptPlaces = horizon
        for step in steps {
          expectHolds(step, in: start)
          guard case .setLength(1, _) = step else { continue }
          // What is no longer kept is packed anew by any change.
          var changed = start
          try changed.run(step)
          for horizon in horizons {
            changed.layout.keptPlaces = horizon
            expectHolds(.insert([kinds[2]], at: count), in: changed)
          }
        }
      }
    }
  }

  /// What changes more than a place or a length is done to three items, and not to four.
  private func steps(of count: Int) -> [GridStep] {
    let all =
      everyStep(of: count, kinds)
      + [.reconfigure(WallSettings(columns: .fixed(2), itemSpacing: 1))]
    return all.filter { step in
      switch step {
      case .become, .sort, .measure, .restore, .resizeUnmeasured, .reconfigure: count < 4
      case .setLength(let length, _): count < 4 || length.sign == .plus
      case .remeasure(let indices, _): count < 4 || indices.count == 1
      default: true
      }
    }
  }

  /// Walls to which items were prepended, with items below them, and with all stacked upwards.
  func testPrependedWalls() {
    let kinds = [
      HostItem(height: 0), HostItem(height: 1), HostItem(height: 2), HostItem(height: 1, span: 2),
      HostItem(height: 2, span: 2),
    ]
    let packings: [(packing: ColumnsLayout.Packing, spacing: Double)] = [
      (.roundRobin, 0), (.shortestColumn, 0), (.gridLanes(tolerance: .points(1)), 0),
      (.gridLanes(tolerance: .points(0), dense: true), 1),
    ]
    let threes = everyArray(of: kinds, counts: 3...3).enumerated().filter { $0.offset % 7 == 3 }
    let all = everyArray(of: kinds, counts: 1...2) + threes.map { $0.element }
    let upwards = sample(all, every: 43, from: 7)
    withEvery("packing", in: packings) { packing, spacing in
      withEvery("columns", in: 1...3) { columns in
        let settings = WallSettings(
          columns: .fixed(columns), itemSpacing: spacing, packing: packing)
        withEveryAtOnce("upwards", in: upwards) { upwards in
          for below in [[kinds[1], kinds[2]], []] {
            // Items are stacked upwards only from others on.
            let start = below.isEmpty ? [kinds[1]] : below
            var world = try Host(configuration: settings, items: start).world()
            try world.run(.keepAll)
            try world.run(.prepend(upwards))
            if below.isEmpty { try world.run(.remove(at: upwards.count, count: 1)) }
            let horizons = [upwards.count - 1, upwards.count + 1]
            for keeping in horizons.map({ GridStep.keep(before: $0) }) + [.keepAll] {
              try world.run(keeping)
              let steps = everyStep(of: world.items.count, kinds)
              for step in sample(steps, every: 13, from: columns) { expectHolds(step, in: world) }
            }
          }
        }
      }
    }
  }
}
