import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law over long histories: after every one of many random changes the grid is as good as new.
///
/// The histories lead through the whole space: packings, spans, pins, tracks, axes and directions.
final class ChangeSequenceTests: XCTestCase {
  private func expectLaw(
    seed: UInt64, steps: Int, itemCount: Int, maximumColumns: Int, numbers: Numbers
  ) throws {
    var random = SplitMix64(seed: seed)
    var host = random.host(numbers, itemCount: itemCount, maximumColumns: maximumColumns)
    var grid = try host.grid()
    var history = [Change]()
    for _ in 0..<steps {
      let change = random.change(of: host, numbers, maximumColumns: maximumColumns)
      let old = host
      let rebuilt = try host.apply(change)
      let mapping = try grid.apply(change, from: old, to: host)
      history.append(change)
      withEvery("change \(history.count)", in: [change]) { change in
        expectSame(grid, rebuilt)
        // What a change returns is what an app would say of its data.
        var tracked = TrackedItems(count: old.items.count)
        let expected = tracked.apply(change, from: old)
        expect(
          old.items.indices.allSatisfy { mapping.newIndex(of: $0) == expected.newIndex(of: $0) },
          "\(mapping), not \(expected)")
      }
    }
  }

  func testQuarterPoints() {
    withEveryAtOnce("seed", in: UInt64(1)...40) { seed in
      try expectLaw(seed: seed, steps: 50, itemCount: 12, maximumColumns: 7, numbers: .quarters)
    }
  }

  func testFractions() {
    withEveryAtOnce("seed", in: UInt64(1001)...1040) { seed in
      try expectLaw(seed: seed, steps: 50, itemCount: 12, maximumColumns: 7, numbers: .tenths)
    }
  }

  func testManyColumns() {
    withEveryAtOnce("seed", in: UInt64(2001)...2010) { seed in
      try expectLaw(seed: seed, steps: 20, itemCount: 60, maximumColumns: 70, numbers: .fractions)
    }
  }

  /// Items are placed in chunks of 1024, and changes fall into all of them.
  func testManyItems() {
    withEveryAtOnce("seed", in: UInt64(3001)...3004) { seed in
      try expectLaw(seed: seed, steps: 12, itemCount: 2500, maximumColumns: 9, numbers: .fractions)
    }
  }

  /// The lane whose turn it is lies behind any number of items that were not placed in their turn.
  func testTurnsBehindManyPinnedItems() {
    let packings = [MasonryGrid.Packing.roundRobin, .gridLanes(tolerance: .points(1e6))]
    withEvery("packing", in: packings) { packing in
      withEvery("last item in its turn", in: [nil, 0, 1023, 1500] as [Int?]) { free in
        let count = 2100
        let pins = (0..<count).map { index -> Int? in index == free ? nil : index % 3 }
        let configuration = MasonryGrid.Configuration(columns: .fixed(5), packing: packing)
        func wall(changing changed: Int? = nil) throws -> MasonryGrid {
          var heights = (0..<count + 3).map { Double($0 % 7) }
          if let changed { heights[changed] = 50 }
          var wall = try MasonryGrid(configuration: configuration, width: 5)
          let provider = MasonryHeights(heights, pinnedColumns: pins)
          try wall.appendItems(count, measuredBy: provider)
          // The items at the end take turns, and so show whose it is.
          try wall.appendItems(3, measuredBy: provider)
          return wall
        }
        withEvery("changed", in: [0, 1023, 1024, 2048, 2099]) { changed in
          var old = try wall()
          try old.setHeight(50, ofItemAt: changed)
          XCTAssertEqual(old, try wall(changing: changed))
        }
      }
    }
  }
}

extension SplitMix64 {
  /// A change of any kind that is possible in the present state.
  mutating func change(
    of host: Host, _ numbers: Numbers, maximumColumns: Int
  ) -> Change {
    let count = host.items.count
    let hasSpans = host.items.contains { $0.span > 1 || $0.pin != nil } || chance(1, of: 4)
    func items(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> [HostItem] {
      (0..<Int.random(in: range, using: &random)).map { _ in
        random.item(numbers, hasSpans: hasSpans, hasSlopes: true)
      }
    }
    guard count > 0 else { return .append(items(0...9, &self)) }

    func index(_ random: inout SplitMix64) -> Int { Int.random(in: 0..<count, using: &random) }
    switch Int.random(in: 0..<32, using: &self) {
    case 0..<4: return .append(items(0...4, &self))
    case 4..<8: return .insert(items(0...4, &self), at: Int.random(in: 0...count, using: &self))
    case 8..<11: return .remove(at: index(&self))
    case 11..<13:
      let start = index(&self)
      return .removeSubrange(start..<min(count, start + Int.random(in: 0...4, using: &self)))
    case 13..<16: return .move(from: index(&self), to: index(&self))
    case 16..<18:
      return .remeasure(index(&self), item(numbers, hasSpans: hasSpans, hasSlopes: true))
    case 18..<20:
      let indices = Array((0..<count).shuffled(using: &self).prefix(4))
      return .remeasureAll(indices, items(4...4, &self))
    case 20..<22: return .setLength(number(in: 0...20, numbers), at: index(&self))
    case 22..<24: return .resize(number(in: 0...150, numbers))
    case 24..<26:
      return .reconfigure(
        configuration(numbers, maximumColumns: maximumColumns),
        crossLength: chance(1, of: 2) ? nil : number(in: 0...150, numbers))
    case 26..<29:
      var others = host.items
      others.swapAt(index(&self), index(&self))
      others.remove(at: index(&self))
      others.insert(contentsOf: items(0...3, &self), at: others.count / 2)
      return .become(others, inferringMoves: chance(1, of: 2))
    case 29..<31: return .reorder(order(of: count))
    default: return count < 1000 ? .removeAll : .remove(at: 0)
    }
  }

  /// Any order of items: shuffled, or with a few of them moved.
  mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    if chance(1, of: 3) { return order.shuffled(using: &self) }
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      let item = order.remove(at: Int.random(in: 0..<count, using: &self))
      order.insert(item, at: Int.random(in: 0..<count, using: &self))
    }
    return order
  }
}
