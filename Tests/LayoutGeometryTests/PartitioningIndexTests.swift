import LayoutGeometry
import LayoutTestSupport
import XCTest

final class PartitioningIndexTests: XCTestCase {
  func testEveryPartitionOfEveryShortRange() {
    withEvery("range", in: everySubrange(of: -5..<20)) { range in
      withEvery("start of the second part", in: range.lowerBound...range.upperBound) { start in
        var calls = 0
        let found = range.partitioningIndex { index in
          calls += 1
          expect(range.contains(index), "Asked for \(index)")
          return index >= start
        }
        expectEqual(found, start)
        expect(1 << calls <= 2 * (range.count + 1), "\(calls) calls")
      }
    }
  }

  func testTheLargestRangeTakesAsManyCallsAsItHasBits() {
    var calls = 0
    let found = (0..<Int.max).partitioningIndex { index in
      calls += 1
      return index >= 12_345
    }
    XCTAssertEqual(found, 12_345)
    XCTAssertLessThanOrEqual(calls, Int.bitWidth)
  }
}
