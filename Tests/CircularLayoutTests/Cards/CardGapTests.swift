import CircularLayout
import Foundation
import LayoutTestSupport
import XCTest

/// The gap between cards of different sizes, measured between their polygons.
final class CardGapTests: XCTestCase {
  /// Any two neighbours of a list, out of cards of every shape: bars, needles and what is in between.
  func testNeighboursOfAListAreTheGapApart() throws {
    for seed in 0..<UInt64(RandomCases.count) {
      var random = SplitMix64(seed: seed)
      let radius = Double.random(in: 1...800, using: &random)
      func length(upTo limit: Double) -> Double {
        let exponent = [0.2, 1, 4][Int.random(in: 0..<3, using: &random)]
        return limit * pow(.random(in: 1e-3...1, using: &random), exponent)
      }
      let sizes = (0..<3).map { _ in
        LayoutSize(width: length(upTo: 3_000), height: length(upTo: 2 * radius))
      }
      // All but the widest there is, which rounding might refuse.
      let widest = zip(sizes, sizes.dropFirst()).map {
        (2 * radius - ($0.height + $1.height) / 2) * (1 - 1e-12)
      }
      let gap = [0, min(12, widest.min() ?? 0), length(upTo: widest.min() ?? 0)].randomElement(
        using: &random)
      var cards = RandomWheel(using: &random, hasCards: true, isPlain: true, count: 3)
      cards.sizes = sizes
      let wheel = try cards.wheel {
        $0.radiusToItemCenter = radius
        $0.arrangement = .list(spacing: .gap(gap ?? 0))
        $0.scrollStep = .points(100)
      }
      for first in 0..<2 {
        let offset = wheel.offset(atFocusIndex: Double(first) + 0.5)
        guard let one = wheel.item(at: first, atOffset: offset),
          let other = wheel.item(at: first + 1, atOffset: offset)
        else { return XCTFail("seed \(seed): neighbours are not shown") }
        let found = distance(one.quad, other.quad)
        guard abs(found - (gap ?? 0)) <= 1e-8 * (1 + radius) else {
          return XCTFail("seed \(seed): \(found) between \(sizes) at \(radius), not \(gap ?? 0)")
        }
      }
    }
  }

  /// All the way round a ring, also from the last card to the first, the distance is the same.
  func testNeighboursOfARingAreAllTheSameDistanceApart() throws {
    var fitting = 0
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      var cards = RandomWheel(
        using: &random, isRing: true, hasCards: true, isPlain: true,
        count: .random(in: 2...9, using: &random))
      let radius = 350 + Double.random(in: 0...700, using: &random)
      cards.configuration.radiusToItemCenter = radius
      let wheel = try cards.wheel()
      let offset = Double.random(in: -200...(wheel.maximumOffset + 200), using: &random)
      let items = cards.sizes.indices.compactMap { wheel.item(at: $0, atOffset: offset) }
      guard items.count == cards.sizes.count else {
        return XCTFail("seed \(seed): \(items.count) of \(cards.sizes.count) cards are shown")
      }
      let angles = items.indices.map { index in
        let next = items[(index + 1) % items.count]
        return (next.angle - items[index].angle).radians
          .magnitude.truncatingRemainder(dividingBy: 2 * .pi)
      }
      let gaps = items.indices.map { index in
        distance(items[index].quad, items[(index + 1) % items.count].quad)
      }
      // Two cards that are opposite each other cannot be farther apart.
      let free = zip(gaps, angles).filter { abs($0.1 - .pi) > 1e-6 }.map(\.0)
      let (least, greatest) = (free.min() ?? 0, free.max() ?? 0)
      if least > 0 { fitting += 1 }
      guard least == 0 || greatest - least <= 1e-7 else {
        return XCTFail("seed \(seed): from \(least) to \(greatest) on \(cards)")
      }
    }
    XCTAssertGreaterThan(fitting, RandomCases.worlds / 2, "Hardly any cards fit.")
  }

  /// Equal cards are spaced as on a wheel that knows only one size.
  func testEqualCardsAreSpacedLikeThoseOfOneSize() throws {
    var random = SplitMix64(seed: 37)
    for number in 0..<RandomCases.worlds {
      let size = LayoutSize(
        width: .random(in: 1...300, using: &random), height: .random(in: 1...500, using: &random))
      let gap = Double.random(in: 0...100, using: &random)
      let list = Wheel.Arrangement.list(spacing: .gap(gap))
      for arrangement in [list, .ring(turns: 2)] {
        let orientation = random.pick(Wheel.Orientation.allCases)
        let cards = try Wheel.sample(20, arrangement, sizes: Array(repeating: size, count: 20)) {
          $0.orientation = orientation
        }
        let equal = try Wheel.sample(20, arrangement) {
          $0.itemSize = size
          $0.orientation = orientation
        }
        XCTAssertEqual(
          equal.anglePerItem.radians, cards.anglePerItem.radians, accuracy: 1e-13,
          "seed 37, case \(number)")
        for index in 0..<20 {
          XCTAssertEqual(
            equal.offset(atFocusIndex: Double(index)), cards.offset(atFocusIndex: Double(index)),
            accuracy: 1e-9)
        }
      }
    }
  }

  /// Two cards that cover the wheel's centre are opposite each other, and rounding puts them no farther.
  func testTwoCardsThatCoverTheCentreAreOppositeEachOther() throws {
    let sizes = [
      LayoutSize(width: 34.80973226117713, height: 192.35935738132923),
      LayoutSize(width: 20.33066964162606, height: 134.3794960907818),
      LayoutSize(width: 102.74773618279072, height: 39.835809037679745),
    ]
    let wheel = try Wheel.sample(3, .ring(turns: 1), sizes: sizes) {
      $0.radiusToItemCenter = 48.30950507559908
    }
    XCTAssertEqual(wheel.offset(atFocusIndex: 1), 150, accuracy: 1e-9)
  }

  /// Where there is no room each pair overlaps by its share; the ring closes all the same.
  func testCardsHigherThanTheDiameterAreSpacedAsOnesJustAsHigh() throws {
    func angles(_ height: Double) throws -> [Double] {
      let sizes = [(30, height), (60, 40), (40, 50)].map(LayoutSize.init)
      let wheel = try Wheel.sample(3, .ring(turns: 1), sizes: sizes) {
        $0.radiusToItemCenter = 100
      }
      return (0..<3).compactMap { wheel.item(at: $0, atOffset: 0)?.angle.degrees }
    }
    XCTAssertEqual(try angles(900), try angles(200))
    XCTAssertNotEqual(try angles(150), try angles(200))
  }

  func testCardsThatDoNotFitShareTheTurn() throws {
    let sizes = (0..<40).map { LayoutSize(width: $0.isMultiple(of: 2) ? 200 : 100, height: 80) }
    let wheel = try Wheel.sample(40, .ring(turns: 1), step: 10, sizes: sizes)
    // All pairs are of one wide and one narrow card, so all get the same share.
    for index in 0..<40 {
      XCTAssertEqual(wheel.offset(atFocusIndex: Double(index)), Double(index) * 10, accuracy: 1e-9)
    }
  }
}
