import LayoutTestSupport
import XCTest

/// The helpers that count and compare, on values whose answers are known.
final class TestSupportTests: XCTestCase {
  func testEveryArrayOnceShorterOnesFirst() {
    XCTAssertEqual(
      everyArray(of: [0, 1], counts: 0...2), [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]])
    XCTAssertEqual(everyArray(of: [0, 1, 2], counts: 3...3).count, 27)
    XCTAssertEqual(Set(everyArray(of: [0, 1, 2], counts: 2...4)).count, 9 + 27 + 81)
    XCTAssertEqual(everyArray(of: [Int](), counts: 0...3), [[]])
  }

  func testEverySubrangeOnce() {
    XCTAssertEqual(everySubrange(of: 3..<5), [3..<3, 3..<4, 3..<5, 4..<4, 4..<5, 5..<5])
    XCTAssertEqual(everySubrange(of: 0..<0), [0..<0])
  }

  func testQuartersAreExactAndReachBothEnds() {
    var random = SplitMix64(seed: 1)
    let quarters = (0..<1000).map { _ in random.quarter(in: -0.6...0.5) }
    XCTAssertEqual(Set(quarters), [-0.5, -0.25, 0, 0.25, 0.5])
  }

  func testTheGeneratorGivesThePublishedNumbers() {
    var random = SplitMix64(seed: 1_234_567)
    XCTAssertEqual(
      (0..<3).map { _ in random.next() },
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  func testCollectionsOfTheStandardLibraryPass() {
    withEvery("count", in: 0...5) { count in
      let numbers = Array(0..<count)
      checkRandomAccessCollection(numbers, equals: numbers)
      checkRandomAccessCollection(([7, 7] + numbers + [7])[2..<(2 + count)], equals: numbers)
      checkRandomAccessCollection(0..<count, equals: numbers)
      checkRandomAccessCollection(numbers.reversed(), equals: numbers.reversed())
      checkRandomAccessCollection(numbers.lazy.map { -$0 }, equals: numbers.map { -$0 })
    }
  }
}
