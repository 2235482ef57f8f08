import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// Lists of gaps against an array that is looked through.
final class GapTreeTests: XCTestCase {
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

  func testRandomListsAreAsArrays() {
    withEveryAtOnce("seed", in: UInt64(1)...20) { seed in
      var random = SplitMix64(seed: seed)
      var tree = GapTree()
      var lists = [GapTree.List(), GapTree.List()]
      var expected: [[ClosedRange<Double>]] = [[], []]
      var tails = [0.0, 0.0]
      for _ in 0..<1500 {
        let list = Int.random(in: 0...1, using: &random)
        if random.chance(1, of: 2) {
          let start = tails[list] + random.quarter(in: 0...2)
          let end = start + random.quarter(in: 0...20) + 0.25
          tree.append(Gap(start: start, end: end), to: &lists[list])
          expected[list].append(start...end)
          tails[list] = end
        } else {
          let start = (Double.random(in: 0...1, using: &random) * tails[list]).rounded(.down)
          let end = start + Double(Int.random(in: 0...(seed % 2 == 0 ? 6 : 200), using: &random))
          tree.cut(from: start, to: end, outOf: &lists[list])
          expected[list] = expected[list].flatMap { gap -> [ClosedRange<Double>] in
            guard gap.lowerBound < end, start < gap.upperBound else { return [gap] }
            return [(gap.lowerBound, start), (end, gap.upperBound)].filter { $0.0 < $0.1 }
              .map { $0.0...$0.1 }
          }
        }
        let need = random.quarter(in: 0...20)
        let position = random.chance(1, of: 2) ? -1 : random.quarter(in: 0...20)
        let found = tree.firstGap(in: lists[list], endingBelow: position, room: need)
        let wanted = expected[list].first {
          position < $0.upperBound && $0.lowerBound + need <= $0.upperBound
        }
        XCTAssertEqual(found?.start, wanted?.lowerBound)
        XCTAssertEqual(found?.end, wanted?.upperBound)
      }
    }
  }
}
