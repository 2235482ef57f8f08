import LayoutTestSupport
import XCTest

@testable import MasonryLayout

typealias One = SortedRegister<Double>
typealias Two = SortedPairs<One, One>
typealias Four = SortedPairs<Two, Two>
typealias Pair = SortedRegister<SIMD2<Double>>
typealias TwoPairs = SortedPairs<Pair, Pair>
typealias ThreePairs = SortedPairs<TwoPairs, Pair>
typealias FourPairs = SortedPairs<TwoPairs, TwoPairs>
typealias SixPairs = SortedPairs<FourPairs, TwoPairs>
typealias EightPairs = SortedPairs<FourPairs, FourPairs>

/// Sorted positions in registers, compared with sorted arrays.
final class SortedPositionsTests: XCTestCase {
  func testEveryNumberOfRegisters() {
    check(One.self, count: 1)
    check(Two.self, count: 2)
    check(Four.self, count: 4)
    check(Pair.self, count: 2)
    check(TwoPairs.self, count: 4)
    check(ThreePairs.self, count: 6)
    check(FourPairs.self, count: 8)
    check(SixPairs.self, count: 12)
    check(EightPairs.self, count: 16)
  }

  /// Every array of a few positions, and every insertion of one above another.
  private func check<Positions: SortedPositions>(_: Positions.Type, count: Int) {
    let numbers = [0.0, 1, 2, 3, .infinity]
    withEveryAtOnce("positions", in: everySorted(count, upTo: count > 6 ? 1 : 3)) { sorted in
      let positions = self.positions(Positions.self, sorted)
      expectEqual(all(positions, count), sorted)
      expectEqual(positions.first, sorted[0])
      expectEqual(positions.second, sorted.count > 1 ? sorted[1] : .infinity)
      for new in numbers {
        expectEqual(
          positions.count(upTo: new), sorted.filter { $0 <= new }.count, "Up to \(new)")
        var all = positions
        all.insert(new)
        expectEqual(self.all(all, count), inserted(new, into: sorted, above: 0), "\(new)")
        for old in numbers where old <= new {
          var some = positions
          some.insert(new, above: old)
          expectEqual(
            self.all(some, count), inserted(new, into: sorted, above: old), "\(new) above \(old)")
        }
      }
    }
  }

  /// The first position of at least `old` is lost, unless it is not smaller than the new one.
  private func inserted(_ new: Double, into sorted: [Double], above old: Double) -> [Double] {
    guard let lost = sorted.firstIndex(where: { $0 >= old }), sorted[lost] < new else {
      return sorted
    }
    var result = sorted
    result[lost] = new
    return result.sorted()
  }

  /// All arrays of sorted positions from 0 to a bound, or infinite.
  private func everySorted(_ count: Int, upTo bound: Int) -> [[Double]] {
    let numbers = (0...bound).map(Double.init) + [.infinity]
    var arrays: [[Double]] = [[]]
    for _ in 0..<count {
      arrays = arrays.flatMap { array in
        numbers.filter { $0 >= array.last ?? 0 }.map { array + [$0] }
      }
    }
    return arrays
  }

  /// Positions that begin as zeros, each of which becomes one of some others.
  private func positions<Positions: SortedPositions>(
    _: Positions.Type, _ sorted: [Double]
  ) -> Positions {
    var positions = Positions()
    for position in sorted.reversed() { positions.insert(position) }
    return positions
  }

  private func all<Positions: SortedPositions>(_ positions: Positions, _ count: Int) -> [Double] {
    var rest = positions
    return (0..<count).map { _ in
      defer { rest.insert(.infinity) }
      return rest.first
    }
  }
}
