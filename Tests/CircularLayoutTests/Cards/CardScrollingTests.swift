import CircularLayout
import LayoutTestSupport
import XCTest

/// How a wheel of different cards turns, against walking from card to card.
final class CardScrollingTests: XCTestCase {
  /// The wheel turns in proportion to the offset, and an index to the way between two cards.
  func testTheFocusOfAnOffset() throws {
    for seed in 0..<UInt64(RandomCases.count) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      guard !cards.sizes.isEmpty else { continue }
      let wheel = try cards.wheel()
      let reference = cards.reference(wheel)
      let offset = cards.offset(in: wheel, using: &random)
      let isMirrored =
        cards.configuration.axis == .horizontal
        && cards.environment.direction == .rightToLeft
      let forward = isMirrored ? wheel.maximumOffset - offset : offset
      let expected = reference.indexOfCard(at: forward / wheel.step * wheel.anglePerItem.radians)
      let focus = wheel.focusIndex(atOffset: offset)
      XCTAssertEqual(focus, expected, accuracy: 1e-6, "seed \(seed)")
      XCTAssertEqual(wheel.offset(atFocusIndex: focus), offset, accuracy: 1e-6, "seed \(seed)")
      // Away from the middle between two cards there is no doubt which one is nearer.
      let part = expected - expected.rounded(.down)
      guard abs(part - 0.5) > 1e-6 else { continue }
      let nearest = Int(expected.rounded())
      let count = cards.sizes.count
      let index =
        wheel.turnLength == nil
        ? min(max(nearest, 0), count - 1) : ((nearest % count) + count) % count
      XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), index, "seed \(seed)")
    }
  }

  /// The ends of the content have the first and the last card in focus, to the bit.
  func testTheContentEndsWithTheLastCardInFocus() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random, isRing: false)
      let count = cards.sizes.count
      guard count > 0 else { continue }
      let wheel = try cards.wheel()
      let offsets = [0, count - 1].map { wheel.offset(bringingItemIntoFocus: $0) }
      XCTAssertEqual(Set(offsets), Set([0, wheel.maximumOffset]), "seed \(seed)")
      XCTAssertEqual(wheel.focusIndex(atOffset: offsets[0]), 0, accuracy: 1e-12)
      XCTAssertEqual(wheel.focusIndex(atOffset: offsets[1]), Double(count - 1), accuracy: 1e-12)
      for index in 0..<count {
        let offset = wheel.offset(bringingItemIntoFocus: index)
        XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), index, "seed \(seed)")
        guard let item = wheel.item(at: index, atOffset: offset) else {
          return XCTFail("seed \(seed): the card in focus is not shown")
        }
        XCTAssertEqual(item.itemsFromFocus, 0, accuracy: 1e-9, "seed \(seed)")
      }
    }
  }

  /// Side by side, cards of a fraction of a point count as well.
  func testTheStepOfCardsSideBySide() throws {
    let sizes = [0.5, 1, 1.5].map { LayoutSize(width: $0, height: 10) }
    let wheel = try Wheel(
      itemCount: 3,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        arrangement: .ring(turns: 1), scrollStep: .itemsSideBySide),
      viewportSize: LayoutSize(width: 400, height: 800), measuredBy: WheelSizes(sizes))
    XCTAssertEqual(wheel.step, 1)
  }

  /// As far as the middle of a card travels the finger travels, whatever the sizes.
  func testTheWheelFollowsTheFinger() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      var cards = try RandomCards(using: &random, isPlain: true, count: 6)
      cards.configuration.scrollStep = .arcLength
      cards.configuration.radiusToItemCenter += 1
      let wheel = try cards.wheel()
      let offset = Double.random(in: 0...wheel.maximumOffset, using: &random)
      let way = Double.random(in: -20...20, using: &random)
      // On the smallest rings the finger goes more than half way round.
      let radius = cards.configuration.radiusToItemCenter
      let expected = LayoutAngle(radians: way / radius).normalized.radians.magnitude
      for index in 0..<6 {
        guard let before = wheel.item(at: index, atOffset: offset),
          let after = wheel.item(at: index, atOffset: offset + way)
        else { continue }
        let turn = (after.angle - before.angle).normalized.radians.magnitude
        XCTAssertEqual(turn * radius, expected * radius, accuracy: 1e-6, "seed \(seed)")
      }
    }
  }

  /// A drag that ends comes to rest at a card: the nearest, or the next in the way of the flick.
  func testSnapping() throws {
    for seed in 0..<UInt64(RandomCases.count) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let count = cards.sizes.count
      guard count > 0 else { continue }
      let wheel = try cards.wheel()
      let offset = cards.offset(in: wheel, using: &random)
      let velocity = [-1.0, 0, 1][Int.random(in: 0..<3, using: &random)]
      let isMirrored =
        cards.configuration.axis == .horizontal
        && cards.environment.direction == .rightToLeft
      let focus = wheel.focusIndex(atOffset: offset)
      let flick = isMirrored ? -velocity : velocity
      let part = focus - focus.rounded(.down)
      guard abs(part - 0.5) > 1e-6, abs(focus - focus.rounded()) > 1e-5 else { continue }
      let rule: FloatingPointRoundingRule =
        flick > 0 ? .up : flick < 0 ? .down : .toNearestOrEven
      var target = focus.rounded(rule)
      if wheel.turnLength == nil { target = min(max(target, 0), Double(count - 1)) }
      let snapped = wheel.snappedOffset(proposed: offset, velocity: velocity)
      XCTAssertEqual(
        snapped, wheel.offset(atFocusIndex: target), accuracy: 1e-9, "seed \(seed)")
      XCTAssertEqual(
        wheel.snappedOffset(proposed: snapped, velocity: velocity), snapped, accuracy: 1e-9,
        "seed \(seed): what rests stays")
    }
  }

  /// On a ring the shortest route is the smaller turn, and the others go round their way.
  func testRoutesOnARing() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(
        using: &random, isRing: true, count: .random(in: 2...20, using: &random))
      let wheel = try cards.wheel()
      guard let turn = wheel.turnLength else { return XCTFail("seed \(seed): no ring") }
      let offset = cards.offset(in: wheel, using: &random)
      let index = Int.random(in: cards.sizes.indices, using: &random)
      let isMirrored =
        cards.configuration.axis == .horizontal
        && cards.environment.direction == .rightToLeft
      let ways = Wheel.Route.allCases.map {
        let found = wheel.offset(bringingItemIntoFocus: index, from: offset, by: $0)
        XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: found), index, "seed \(seed)")
        return isMirrored ? offset - found : found - offset
      }
      let slack = 1e-5 * wheel.step * Double(cards.sizes.count)
      XCTAssertLessThan(ways[0].magnitude, turn / 2 + slack, "seed \(seed): shortest")
      XCTAssertTrue(ways[1] > -slack && ways[1] < turn + slack, "seed \(seed): forward")
      XCTAssertTrue(ways[2] < slack && ways[2] > -turn - slack, "seed \(seed): backward")
    }
  }
}
