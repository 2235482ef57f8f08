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

  /// The distance between its ends is no integer, and the middle of it must be found all the same.
  func testARangeLongerThanTheLargestInteger() {
    for start in [Int.min, -12_345, -1, 0, 1, 12_345, Int.max - 1] {
      var calls = 0
      let found = (Int.min..<Int.max).partitioningIndex { index in
        calls += 1
        return index >= start
      }
      XCTAssertEqual(found, start)
      XCTAssertLessThanOrEqual(calls, Int.bitWidth)
    }
    XCTAssertEqual((Int.min..<Int.max).partitioningIndex { _ in false }, .max)
  }
}
