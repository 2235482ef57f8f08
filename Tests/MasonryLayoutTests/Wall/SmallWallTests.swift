import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Every step of every small wall, after which all is as it is promised: see `GridWorld`.
final class SmallWallTests: XCTestCase {
  /// Walls with one, two or three equal columns.
  func testUprightWalls() {
    let kinds =
      SmallApps.kinds + [HostItem(height: 3, estimate: 1), HostItem(height: 1, estimate: 3)]
    let arrays = sample(everyArray(of: kinds, counts: 0...3), every: 101)
    withEvery("packing", in: SmallApps.packings) { packing in
      withEvery("columns", in: 1...3) { columns in
        let settings = WallSettings(
          columns: .fixed(columns), columnSpacing: 1, itemSpacing: 0.5,
          contentInsets: .init(top: 1, leading: 2, bottom: 3, trailing: 4), packing: packing)
        let steps =
          [0, 5, 20, 32].map { GridStep.resize($0) }
          + otherSettings(than: settings).flatMap { other in
            [.reconfigure(other), .reconfigure(other, crossLength: 23)]
          }
        withEveryAtOnce("items", in: arrays) { items in
          var world = try Host(configuration: settings, crossLength: 20, items: items).world()
          // What a view has measured lives through a change that leaves its width.
          if !items.isEmpty { try world.run(.setLength(9, at: 0)) }
          let all = steps + everyStep(of: items.count, kinds)
          for step in sample(all, every: 5, from: columns) { expectHolds(step, in: world) }
        }
      }
    }
  }

  /// Walls that differ in all else: columns, axes, directions, alignments and pixels.
  func testEveryKindOfWall() {
    let kinds = SmallApps.allKinds + [HostItem(height: 2, slope: 0.5, estimate: 4)]
    let arrays = sample(everyArray(of: kinds, counts: 1...3), every: 61, from: 3)
    withEvery("corner", in: SmallApps.corners) { corner in
      withEvery("packing", in: SmallApps.packings) { packing in
        withEveryAtOnce("items", in: arrays) { items in
          var host = Host(configuration: corner, crossLength: 18, items: items)
          host.configuration.packing = packing
          let world = try host.world()
          var steps = [0, 18.5, 30].map { GridStep.resize($0) }
          for var other in SmallApps.corners {
            steps.append(.reconfigure(other, crossLength: 21))
            other.packing = packing
            steps.append(.reconfigure(other))
          }
          steps += everyStep(of: items.count, kinds)
          for step in sample(steps, every: 19, from: items.count) { expectHolds(step, in: world) }
        }
      }
    }
  }

  /// What is seen of small walls in all directions: queries, what has moved, anchors and drops.
  func testWhatIsSeen() {
    let kinds = [HostItem(), HostItem(height: 1.5), HostItem(height: 4, span: 2)]
    let packings: [ColumnsLayout.Packing] = [.roundRobin, .shortestColumn, .gridLanes(dense: true)]
    let settings = [
      WallSettings(columns: .fixed(1)), WallSettings(columns: .fixed(2), itemSpacing: 0.5),
      WallSettings(axis: .horizontal, columns: .fixed(2), direction: .rightToLeft),
    ]
    let steps = everyStep(of: 3, kinds)
    withEvery("settings", in: settings) { settings in
      withEvery("packing", in: packings) { packing in
        let arrays = everyArray(of: kinds, counts: 3...3)
        withEveryAtOnce("items", in: Array(arrays.enumerated())) { number, items in
          var host = Host(configuration: settings, items: items)
          host.configuration.packing = packing
          let world = try host.world(looks: UInt64(number))
          for step in sample(steps, every: 263, from: number) { expectHolds(step, in: world) }
        }
      }
    }
  }

  /// Every refused answer in every change; what a wall remembers shows in what it does next.
  func testEveryAnswerThatIsRefused() {
    let good = [
      HostItem(height: 3), HostItem(height: 1, span: 2), HostItem(height: 5, slope: 1),
      HostItem(height: 2, pin: 1),
    ]
    let bad =
      notLengths.map { HostItem(height: $0) }
      + [0, -1, .min].map { HostItem(height: 2, span: $0) }
      + [-1, .min].map { HostItem(height: 2, pin: $0) }
    // Valid in narrow columns, and estimated to be valid.
    let late = [HostItem(slope: 1e148), HostItem(height: .nan, estimate: 4)]
    let packings = sample(SmallApps.packings, every: 3)
    withEveryAtOnce("corner", in: SmallApps.corners) { corner in
      withEvery("packing", in: packings) { packing in
        for place in 0...4 {
          var host = Host(configuration: corner, crossLength: 40, items: good)
          host.configuration.packing = packing
          host.items.insert(late[place % 2], at: place)
          var world = try host.world()
          let kept: [GridStep] = [.keep(before: 0), .keep(before: 3), .keepAll]
          try world.run(kept[place % 3])
          try world.run(.setLength(9, at: (place + 1) % 5))
          var steps: [GridStep] = [
            .resize(400), .reconfigure(WallSettings(columns: .fixed(1)), crossLength: 400),
            .measure(showing: place, from: place), .measure(showing: nil, from: 0),
          ]
          for (number, bad) in bad.enumerated() {
            var new = Array(good.prefix(2))
            new.insert(bad, at: (place + number) % 3)
            steps += [
              .insert(new, at: place), .insert(new, at: 5), .prepend(new),
              .remeasure([4, 0, 2], as: new),
              .become(without: [1], returning: 6 + number % 2, at: place, adding: new),
              .update(order: [2, 0, 1], adding: new, at: 1, reloading: [0], as: good),
              .update(order: [0, 4, 1], adding: [], at: 0, reloading: [0, 1, 2], as: new),
            ]
          }
          for step in sample(steps, every: 41, from: place) {
            expectHolds(
              step, then: [.insert(good, at: 9), .remove(at: 1, count: 1), .resize(44)], in: world)
          }
        }
      }
    }
  }
}
