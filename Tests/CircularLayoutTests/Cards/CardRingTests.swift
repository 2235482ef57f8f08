import LayoutTestSupport
import XCTest

@testable import CircularLayout

/// How many distances a ring of different cards tries until it has the one that closes it.
final class CardRingTests: XCTestCase {
  /// Cards of a width, a height and a spread of both, as shares of what fits.
  private func ring(_ count: Int, radius: Double, using random: inout SplitMix64) -> Wheel.CardRing
  {
    func pick(_ values: [Double]) -> Double { values[random.number(in: values.indices)] }
    let width = 2 * .pi * radius / Double(count) * pick([0.1, 0.3, 1, 1.5])
    let height = radius * pick([0.2, 1, 1.99])
    let spread = pick([1e-9, 0.1, 0.999])
    func part() -> Double { 1 - spread * .random(in: 0...1, using: &random) }
    let cards = (0..<count).map { _ in
      Wheel.Card(size: LayoutSize(width: width * part(), height: height * part()), radius: radius)
    }
    return Wheel.CardRing(cards, radius: radius)
  }

  private func expectFew(
    _ counts: ClosedRange<Int>, cases: Int, atMost limit: Int, line: UInt = #line
  ) {
    var fitting = 0
    for seed in 0..<UInt64(cases) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: counts, using: &random)
      var ring = ring(count, radius: .random(in: 1...2_000, using: &random), using: &random)
      XCTAssertLessThanOrEqual(ring.triedCount, limit, "seed \(seed)", line: line)
      guard ring.triedCount > 2 else { continue }
      fitting += 1
      // As near as so many roundings let it come, or nearer than with the next distances.
      let (gap, excess) = (ring.gap, (ring.sum - 2 * .pi).magnitude)
      if excess > 2e-15 * Double(count) {
        for other in [gap.nextDown, gap.nextUp] {
          XCTAssertLessThanOrEqual(
            excess, ring.excess(leaving: other).magnitude, "seed \(seed)", line: line)
        }
      }
    }
    XCTAssertGreaterThan(fitting, cases / 5, line: line)
  }

  func testAFewCards() { expectFew(2...9, cases: 5 * RandomCases.count, atMost: 40) }

  func testAHundredCards() { expectFew(100...150, cases: RandomCases.worlds, atMost: 12) }

  /// Of nearly equal cards rounding alone decides when it is enough.
  func testManyCardsOfSimilarSizes() {
    for count in sample([100, 1_000, 10_000, 100_000], every: 2) {
      for spread in [0, 1e-6, 1, 30] {
        var random = SplitMix64(seed: 3)
        let radius = Double(count) * 75 / 2 / .pi
        let cards = (0..<count).map { index in
          let width = index == 3 ? 61 : 60 - Double.random(in: 0...spread, using: &random)
          let height = 80 - Double.random(in: 0...spread, using: &random)
          return Wheel.Card(size: LayoutSize(width: width, height: height), radius: radius)
        }
        let ring = Wheel.CardRing(cards, radius: radius)
        XCTAssertTrue(3...6 ~= ring.triedCount, "\(ring.triedCount) of \(count), \(spread)")
        XCTAssertEqual(ring.sum, 2 * .pi, accuracy: 2e-15 * Double(count))
        let angles = zip(cards.suffix(1) + cards, cards).map {
          $0.angle(to: $1, leaving: ring.gap)
        }
        XCTAssertEqual(ring.angles, angles)
      }
    }
  }
}
