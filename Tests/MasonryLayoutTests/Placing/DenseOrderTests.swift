import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// Dense walls whose heights come in some order, against the oracle of gaps, and the room of a gap.
final class DenseOrderTests: XCTestCase {
  private enum Order: CaseIterable { case random, rising, falling, equal, alternating, zero }

  private func heights(_ order: Order, count: Int, _ random: inout SplitMix64) -> [Double] {
    switch order {
    case .random: (0..<count).map { _ in random.quarter(in: 0...20) }
    case .rising: (0..<count).map { Double($0) / 4 }
    case .falling: (0..<count).map { Double(count - $0) / 4 }
    case .equal: Array(repeating: 5, count: count)
    case .alternating: (0..<count).map { $0 % 2 == 0 ? 1 : 12 }
    case .zero: (0..<count).map { _ in random.chance(1, of: 2) ? 0 : 2 }
    }
  }

  /// A wall in which one item of four spans columns, and one of twelve is pinned.
  private func host(
    _ order: Order, columns: Int, spacing: Double, _ tolerance: ColumnsLayout.Tolerance, count: Int
  ) -> Host {
    var random = SplitMix64(seed: UInt64(columns) * 31 + UInt64(count))
    let widest = max(1, columns / 2 + 1)
    return Host(
      configuration: .init(
        columns: .fixed(columns), itemSpacing: spacing,
        packing: .gridLanes(tolerance: tolerance, dense: true)),
      crossLength: Double(columns),
      items: heights(order, count: count, &random).map { height in
        HostItem(
          height: height,
          span: random.chance(1, of: 4) ? Int.random(in: 1...widest, using: &random) : 1,
          pin: random.chance(1, of: 12) ? Int.random(in: 0..<columns, using: &random) : nil)
      })
  }

  func testEveryOrderInOneToTwelveColumns() {
    withEvery("order", in: Order.allCases) { order in
      withEvery("columns", in: sample(1...12, every: 3)) { columns in
        withEvery("spacing", in: [0, 0.5]) { spacing in
          withEvery("tolerance", in: [ColumnsLayout.Tolerance.points(0), .points(3), .infinite]) {
            expectReference(host(order, columns: columns, spacing: spacing, $0, count: 60))
          }
        }
      }
      withEvery("columns", in: [3, 7, 12]) {
        expectReference(host(order, columns: $0, spacing: 0.5, .points(1), count: 350))
        expectReference(host(order, columns: $0, spacing: 0, .points(0), count: 350))
      }
    }
  }

  /// With more spans than windows are kept for, some items are looked for lane by lane.
  func testMoreSpansThanWindows() {
    withEveryAtOnce("seed", in: UInt64(1)...6) { seed in
      var random = SplitMix64(seed: seed)
      let host = Host(
        configuration: .init(
          columns: .fixed(24), itemSpacing: seed % 2 == 0 ? 0 : 1,
          packing: .gridLanes(dense: true)),
        crossLength: 24,
        items: (0..<200).map { _ in
          HostItem(
            height: random.quarter(in: 0...9),
            span: random.chance(1, of: 2) ? 1 : Int.random(in: 2...24, using: &random))
        })
      expectReference(host)
    }
  }

  /// A copy goes on with its gaps, whatever becomes of the memory in which they were.
  func testACopyKeepsTheGapsOfAWallThatIsPlacedAgain() {
    withEveryAtOnce("seed", in: UInt64(1)...40) { seed in
      var random = SplitMix64(seed: seed)
      var host = host(
        Order.allCases[Int(seed) % 6], columns: 2 + Int(seed % 6), spacing: seed % 2 == 0 ? 0 : 1,
        .points(0), count: 60)
      var items = try host.layout()
      var copy = items
      var longer = host
      longer.items += (0..<12).map { _ in HostItem(height: random.quarter(in: 0...4)) }
      host.items[0].height += 1
      try items.setLength(host.items[0].height, ofItemAt: 0)
      try copy.appendItems(12, measuredBy: HostHeights(items: longer.items))
      expectSame(copy, try longer.layout())
      expectSame(items, try host.layout())
    }
  }

  /// What fits into a gap is what, added to its start, is rounded to at most its end.
  func testTheRoomOfAGapIsTheLargestNeedThatFits() {
    withEveryAtOnce("seed", in: UInt64(1)...2000) { seed in
      var random = SplitMix64(seed: seed)
      func number() -> Double {
        Double.random(in: 0...1, using: &random)
          * [1e-300, 1e-9, 1, 1e9][Int.random(in: 0..<4, using: &random)]
      }
      let start = random.chance(1, of: 8) ? 0 : number()
      var end = start + number()
      if end <= start { end = start.nextUp }
      let room = Gap(start: start, end: end).room
      XCTAssertLessThanOrEqual(start + room, end)
      XCTAssertGreaterThan(start + room.nextUp, end)
    }
  }
}
