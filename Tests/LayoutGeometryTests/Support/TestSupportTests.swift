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

  func testTheGeneratorGivesThePublishedNumbers() {
    var random = SplitMix64(seed: 1_234_567)
    XCTAssertEqual(
      (0..<3).map { _ in random.next() },
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
