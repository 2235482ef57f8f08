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

  func testEveryGuessInEveryShortRange() {
    withEvery("range", in: everySubrange(of: -5..<20)) { range in
      for start in range.lowerBound...range.upperBound {
        for guess in range.lowerBound...range.upperBound {
          let found = range.partitioningIndex(near: guess) { index in
            expect(range.contains(index), "Asked for \(index)")
            return index >= start
          }
          expectEqual(found, start)
        }
      }
    }
  }

  func testAGoodGuessInALongRange() {
    for distance in [-300, -17, -9, -8, -4, -3, -1, 0, 1, 3, 4, 8, 9, 17, 300] {
      var calls = 0
      let found = (0..<1_000_000).partitioningIndex(near: 500_000) { index in
        calls += 1
        return index >= 500_000 + distance
      }
      XCTAssertEqual(found, 500_000 + distance)
      // One on each side of the guess, a binary search among four, and two for each doubling.
      let doublings = UInt.bitWidth - (distance.magnitude / 4).leadingZeroBitCount
      XCTAssertLessThanOrEqual(calls, 5 + 2 * doublings, "Off by \(distance)")
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
