import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// Sorted lanes, in registers and in memory, compared with a search of all lanes for each item.
final class SortedLanesTests: XCTestCase {
  private struct World {
    var positions: [Double]
    var lengths: [Double]
    var cursor: Int
    var honorsTurn: Bool

    /// Lanes that become level after half of the items.
    var raised: Range<Int>
  }

  private struct Result: Equatable {
    var lanes: [Int] = []
    var positions: [Double] = []
    var running: [Double] = []
    var cursor = 0
  }

  private static let spacing = 0.5

  private func expected(_ world: World) -> Result {
    var result = Result(running: world.positions, cursor: world.cursor)
    let laneCount = world.positions.count
    for (item, length) in world.lengths.enumerated() {
      if item == world.lengths.count / 2, let next = result.running[world.raised].max() {
        for lane in world.raised { result.running[lane] = next + 1 }
      }
      let top = result.running.min()
      let start = world.honorsTurn ? result.cursor : 0
      let order = (0..<laneCount).map { (start + $0) % laneCount }
      guard let lane = order.first(where: { result.running[$0] == top }), let top else { continue }
      result.lanes.append(lane)
      result.positions.append(top)
      result.running[lane] = top + (length + Self.spacing)
      if world.honorsTurn { result.cursor = lane + 1 }
    }
    return result
  }

  private func placed<Lanes: SortedLanes>(
    _ world: World, _ make: (UnsafeMutableBufferPointer<Double>) -> Lanes
  ) throws -> Result {
    let (laneCount, count) = (world.positions.count, world.lengths.count)
    let settings = GridSettings(
      valid: .init(columns: .fixed(laneCount), itemSpacing: Self.spacing), in: .width(1))
    var skyline = Skyline(cursor: world.cursor, settings) { world.positions[$0] }
    var chunk = ItemChunk(laneCount: laneCount, itemCount: count)
    defer {
      skyline.deallocate()
      chunk.deallocate()
    }
    var positions = Array(repeating: 0.0, count: count)
    var lanes = Array(repeating: UInt16(0), count: count)
    positions.withUnsafeMutableBufferPointer { positions in
      lanes.withUnsafeMutableBufferPointer { lanes in
        world.lengths.withUnsafeBufferPointer { lengths in
          (chunk.items, chunk.positions, chunk.lanes) = (0..<count, positions, lanes)
          chunk.lengths = lengths
          var sorted = make(skyline.runningPositions)
          func fill(_ range: Range<Int>) {
            sorted.fill(range, of: chunk, &skyline, honoringTurn: world.honorsTurn)
          }
          fill(0..<count / 2)
          if let next = world.raised.map({ skyline.runningPositions[$0] }).max() {
            sorted.raise(world.raised, at: skyline.runningPositions, to: next + 1)
            for lane in world.raised { skyline.runningPositions[lane] = next + 1 }
          }
          fill(count / 2..<count)
        }
      }
    }
    for lane in 0..<laneCount {
      let items = lanes.indices.filter { Int(lanes[$0]) == lane }.map { UInt32($0) }
      expectEqual(Array(chunk.takeAll(from: lane)), items, "Items of lane \(lane)")
    }
    return Result(
      lanes: lanes.map(Int.init), positions: positions, running: Array(skyline.runningPositions),
      cursor: skyline.cursor)
  }

  private func expectRegisters<Others: SortedPositions>(
    _: Others.Type, _ world: World
  ) throws {
    expectEqual(try placed(world) { SortedRegisters<Others>($0) }, expected(world))
  }

  private func expectWindow(_ world: World) throws {
    let capacity = world.positions.count + world.lengths.count
    try withUnsafeTemporaryAllocation(of: SortedWindow.Lane.self, capacity: capacity) { memory in
      expectEqual(try placed(world) { SortedWindow($0, in: memory) }, expected(world))
    }
  }

  func testEverySmallWorld() {
    let lengths = everyArray(of: [0.0, 0.5, 1.5], counts: 4...4)
    withEveryAtOnce("positions", in: everyArray(of: [0.0, 0.5, 1], counts: 1...3)) { positions in
      for lengths in sample(lengths, every: 3, from: positions.count) {
        for cursor in 0...positions.count {
          var world = World(
            positions: positions, lengths: lengths, cursor: cursor, honorsTurn: cursor > 0,
            raised: 0..<0)
          if positions.count > 1, cursor < positions.count { world.raised = 0..<cursor }
          try expectRegisters(Two.self, world)
          if positions.count > 1 { try expectWindow(world) }
        }
      }
    }
  }

  func testAnyNumberOfLanesInEveryRegister() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...600, every: 5)) { seed in
      var random = SplitMix64(seed: seed)
      let laneCount = random.number(in: 2...20)
      let highest = random.number(in: 0...6)
      let start = random.number(in: 0...laneCount)
      let world = World(
        positions: (0..<laneCount).map { _ in Double(random.number(in: 0...highest)) / 2 },
        lengths: (0..<60).map { _ in Double(random.number(in: 0...highest)) / 2 },
        cursor: random.number(in: 0...laneCount), honorsTurn: random.chance(1, of: 2),
        raised: start..<random.number(in: start...laneCount))
      if laneCount <= 3 { try expectRegisters(Two.self, world) }
      if laneCount <= 5 { try expectRegisters(Four.self, world) }
      if laneCount <= 7 { try expectRegisters(ThreePairs.self, world) }
      if laneCount <= 9 { try expectRegisters(FourPairs.self, world) }
      if laneCount <= 13 { try expectRegisters(SixPairs.self, world) }
      if laneCount <= 16 { try expectRegisters(EightPairs.self, world) }
      try expectWindow(world)
    }
  }
}

typealias Two = SortedPairs<Double, Double>
typealias Four = SortedPairs<Two, Two>
typealias Pair = SIMD2<Double>
typealias TwoPairs = SortedPairs<Pair, Pair>
typealias ThreePairs = SortedPairs<TwoPairs, Pair>
typealias FourPairs = SortedPairs<TwoPairs, TwoPairs>
typealias SixPairs = SortedPairs<FourPairs, TwoPairs>
typealias EightPairs = SortedPairs<FourPairs, FourPairs>
