import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// The room of a gap; `DenseOrderTests` compare lists of them with the oracle.
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
}
