import LayoutGeometry
import XCTest

/// Which elements at the ends of two arrays have the same bytes, against a loop over the elements.
final class SameEndsTests: XCTestCase {
  private func expected<Value: Equatable>(
    _ one: [Value], _ other: [Value]
  ) -> (start: Int, end: Int) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let rest = (one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
    return (start, zip(rest.0, rest.1).prefix { $0 == $1 }.count)
  }

  private func assertSame<Value: Equatable>(
    _ one: [Value], _ other: [Value], line: UInt = #line
  ) {
    let (found, wanted) = (one.sameEnds(as: other), expected(one, other))
    XCTAssertEqual(found.start, wanted.start, "\(one) \(other)", line: line)
    XCTAssertEqual(found.end, wanted.end, "\(one) \(other)", line: line)
  }

  /// Arrays of up to five of two values, each against each.
  func testAllSmallArrays() {
    var arrays: [[Bool]] = [[]]
    for length in 1...5 {
      arrays += (0..<1 << length).map { bits in (0..<length).map { bits >> $0 & 1 == 1 } }
    }
    for one in arrays {
      for other in arrays {
        assertSame(one.map { $0 ? 7 : 9 }, other.map { $0 ? 7 : 9 })
        assertSame(one.map { $0 ? 1.5 : -2.25 }, other.map { $0 ? 1.5 : -2.25 })
        let points = { (isFar: Bool) in LayoutRect(x: 1, y: 2, width: 3, height: isFar ? 5 : 4) }
        assertSame(one.map(points), other.map(points))
      }
    }
  }

  /// Changes in long arrays of elements of one and of four words.
  func testALongArrayWithAChange() {
    for place in [0, 1, 7, 8, 9, 500, 992, 998, 999] {
      var numbers = (0..<1_000).map { $0 % 251 }
      let old = numbers
      func compare(line: UInt = #line) {
        assertSame(old, numbers, line: line)
        let rect = { (height: Int) in LayoutRect(x: 1, y: 2, width: 3, height: Double(height)) }
        assertSame(old.map(rect), numbers.map(rect), line: line)
      }
      numbers[place] ^= 1 << 56
      compare()
      numbers.remove(at: place)
      compare()
      numbers.insert(contentsOf: [1, 2, 3], at: place)
      compare()
    }
  }

  /// Elements that are not made of words do not count.
  func testElementsOfOtherStrides() {
    XCTAssertEqual([1, 2, 3].map { UInt8($0) }.sameEnds(as: [1, 2, 3]).start, 0)
    XCTAssertEqual([UInt8(1)].sameEnds(as: [1]).end, 0)
    XCTAssertEqual([(), ()].sameEnds(as: [()]).start, 0)
  }

  /// The same strings in another array count; ones that were made anew need not.
  func testStrings() {
    let names = (0..<20).map { "a name that does not fit into the string itself \($0)" }
    XCTAssertEqual(names.sameEnds(as: names.map { $0 }).start, 20)
    XCTAssertEqual(names.sameEnds(as: names + ["another"]).start, 20)
    XCTAssertEqual((["another"] + names).sameEnds(as: names).end, 20)
    XCTAssertEqual(names.sameEnds(as: names).start, 20)
    let anew = (0..<20).map { "a name that does not fit into the string itself \($0)" }
    XCTAssertLessThanOrEqual(names.sameEnds(as: anew).start, 20)
  }
}
