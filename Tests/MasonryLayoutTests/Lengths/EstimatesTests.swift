import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// The bits that say which items are estimated, against an array of booleans.
final class EstimatesTests: XCTestCase {
  private func estimates(_ marks: [Bool]) -> Estimates {
    var estimates = Estimates()
    for (item, mark) in marks.enumerated() { estimates[item] = mark }
    return estimates
  }

  private func expectSame(_ estimates: Estimates, _ marks: [Bool], line: UInt = #line) {
    let found = (0..<marks.count + noMarks.count).map { estimates[$0] }
    expectEqual(found, marks + noMarks, line: line)
    expectEqual(estimates.count, marks.filter { $0 }.count, "count", line: line)
    expectEqual(estimates.first, marks.firstIndex(of: true), "first", line: line)
    expectEqual(estimates.isEmpty, !marks.contains(true), "isEmpty", line: line)
    expect(estimates == self.estimates(marks), "Not equal", line: line)
    guard let first = estimates.first else { return }
    var other = estimates
    other[first] = false
    other[marks.count] = true
    expect(estimates != other, "As many elsewhere", line: line)
  }

  private let noMarks = Array(repeating: false, count: 130)

  /// Runs and edits that begin and end anywhere in words, and fill many.
  func testEditsOfManyItems() {
    withEvery("seed", in: UInt64(1)...20) { seed in
      var random = SplitMix64(seed: seed)
      var expected = random.marks(upTo: 300)
      var estimates = estimates(expected)
      for _ in 0..<30 {
        let count = expected.count
        let index = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let new = random.marks(upTo: 140)
          estimates.rearrange(
            by: .inserting(new.count, at: index), from: count, to: count + new.count,
            adding: self.estimates(new))
          expected.insert(contentsOf: new, at: index)
        case 1:
          let range = index..<min(count, index + Int.random(in: 0...140, using: &random))
          estimates.rearrange(by: .removing(range), from: count, to: count - range.count)
          expected.removeSubrange(range)
        case 2 where index < count:
          let destination = Int.random(in: 0..<count, using: &random)
          estimates.rearrange(by: .moving(from: index, to: destination), from: count, to: count)
          expected.insert(expected.remove(at: index), at: destination)
        case 3 where index < count:
          estimates[index].toggle()
          expected[index].toggle()
        default:
          estimates.replaceSuffix(from: index, with: Estimates(count: 70))
          expected.replaceSubrange(index..., with: Array(repeating: true, count: 70))
        }
        expectSame(estimates, expected)
      }
    }
  }

  func testAllItems() {
    withEvery("count", in: [0, 1, 63, 64, 65, 128, 200]) { count in
      expectSame(Estimates(count: count), Array(repeating: true, count: count))
    }
  }
}

extension Estimates {
  fileprivate mutating func rearrange(
    by mapping: LayoutIndexMapping, from oldCount: Int, to newCount: Int,
    adding new: Estimates = Estimates()
  ) {
    rearrange(Rearrangement(mapping, from: oldCount, to: newCount, moving: []), adding: new)
  }
}

extension SplitMix64 {
  /// All items of some number, or few of them.
  fileprivate mutating func marks(upTo maximumCount: Int) -> [Bool] {
    let areAll = chance(1, of: 3)
    return (0..<Int.random(in: 0...maximumCount, using: &self)).map { _ in
      areAll || chance(1, of: 9)
    }
  }
}
