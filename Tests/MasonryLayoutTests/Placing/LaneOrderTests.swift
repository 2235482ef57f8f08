import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// An order of lanes in a word, compared with an array.
final class LaneOrderTests: XCTestCase {
  /// Every order of five lanes, each before the other eleven, and some orders of all sixteen.
  private var orders: [[Int]] {
    var random = SplitMix64(seed: 1)
    return everyPermutation(of: Array(0..<5)).map { $0 + Array(5..<16) }
      + (0..<40).map { _ in (0..<16).shuffled(using: &random) }
  }

  private func order(_ lanes: [Int]) -> LaneOrder {
    let bits = lanes.reversed().reduce(UInt64(0)) { $0 << 4 | UInt64($1) }
    return unsafeBitCast(bits, to: LaneOrder.self)
  }

  private func lanes(_ order: LaneOrder) -> [Int] {
    let bits = unsafeBitCast(order, to: UInt64.self)
    return (0..<16).map { Int(bits >> (4 * UInt64($0)) & 15) }
  }

  /// Lanes of which the first `level` are ordered by their distance from the cursor, going around.
  private func settled(_ lanes: [Int], _ level: Int, from cursor: Int) -> [Int] {
    func distance(_ lane: Int) -> Int { (lane - cursor + 16) % 16 }
    let level = lanes.prefix(level).sorted { distance($0) < distance($1) }
    return level + lanes.dropFirst(level.count)
  }

  func testTheFirstLaneMovesBehindAnyNumberOfOthers() {
    XCTAssertEqual(lanes(LaneOrder()), Array(0..<16))
    withEvery("lanes", in: orders) { before in
      expectEqual(order(before).first, before[0])
      for count in 0..<16 {
        var moved = order(before)
        moved.moveFirst(behind: count)
        var expected = before
        expected.insert(expected.removeFirst(), at: count)
        expectEqual(lanes(moved), expected, "Behind \(count)")
      }
    }
  }

  /// Any neighbours are taken out, one by one, and put in anywhere in their order.
  func testNeighboursAreTakenOutAndPutInAnywhere() {
    withEveryAtOnce("lanes", in: sample(orders, every: 4)) { before in
      for neighbours in everySubrange(of: 0..<16) {
        var rest = order(before)
        for lane in neighbours { rest.remove(lane) }
        let expected = before.filter { !neighbours.contains($0) }
        expectEqual(Array(lanes(rest).prefix(expected.count)), expected, "Without \(neighbours)")
        for count in 0...expected.count {
          var all = rest
          all.insert(neighbours, behind: count)
          var wanted = expected
          wanted.insert(contentsOf: neighbours, at: count)
          expectEqual(lanes(all), wanted, "\(neighbours) behind \(count)")
        }
      }
    }
  }

  func testLevelLanesComeInTurn() {
    withEveryAtOnce("lanes", in: orders) { before in
      for cursor in 0...16 {
        var two = order(before)
        two.settleTwo(from: cursor)
        expectEqual(lanes(two), settled(before, 2, from: cursor), "Two from \(cursor)")
        for level in 2...16 {
          var some = order(before)
          some.settle(level, from: cursor)
          expectEqual(
            lanes(some), settled(before, level, from: cursor), "\(level) from \(cursor)")
        }
      }
    }
  }

  /// Lanes that are in turn, but for one pair of neighbours, are not taken for settled.
  func testOneExchangeAmongLanesInTurnIsSeen() {
    withEvery("cursor", in: 0...16) { cursor in
      let wanted = settled(Array(0..<16), 16, from: cursor)
      for place in 0..<15 {
        var before = wanted
        before.swapAt(place, place + 1)
        for level in 2...16 {
          var some = order(before)
          some.settle(level, from: cursor)
          expectEqual(lanes(some), level > place + 1 ? wanted : before, "\(level), \(place)")
        }
      }
    }
  }
}
