import CircularLayout
import LayoutTestSupport
import XCTest

/// How a wheel of different cards turns, against walking from card to card.
final class CardScrollingTests: XCTestCase {
  /// The wheel turns in proportion to the offset, and an index to the way between two cards.
  func testTheFocusOfAnOffset() throws {
    try forEachRandomWheel(0, cards: RandomCases.count) { one in
      let (wheel, count) = (one.wheel, one.wheel.itemCount)
      guard count > 0 else { return }
      let forward = one.world.isMirrored ? wheel.maximumOffset - one.offset : one.offset
      let expected = one.reference.indexOfCard(
        at: forward / wheel.step * wheel.anglePerItem.radians)
      let focus = wheel.focusIndex(atOffset: one.offset)
      XCTAssertEqual(focus, expected, accuracy: 1e-6, one.message)
      XCTAssertEqual(wheel.offset(atFocusIndex: focus), one.offset, accuracy: 1e-6, one.message)
      // Away from the middle between two cards there is no doubt which one is nearer.
      let part = expected - expected.rounded(.down)
      guard abs(part - 0.5) > 1e-6 else { return }
      let nearest = Int(expected.rounded())
      let index =
        wheel.turnLength == nil
        ? min(max(nearest, 0), count - 1) : ((nearest % count) + count) % count
      XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: one.offset), index, one.message)
    }
  }

  /// The ends of the content have the first and the last card in focus, to the bit.
  func testTheContentEndsWithTheLastCardInFocus() throws {
    try forEachRandomWheel(0, cards: RandomCases.worlds, isRing: false) { one in
      let (wheel, count) = (one.wheel, one.wheel.itemCount)
      guard count > 0 else { return }
      let offsets = (0..<count).map { wheel.offset(bringingItemIntoFocus: $0) }
      XCTAssertEqual(
        Set([offsets[0], offsets[count - 1]]), Set([0, wheel.maximumOffset]), one.message)
      for (index, offset) in offsets.enumerated() {
        XCTAssertEqual(
          wheel.focusIndex(atOffset: offset), Double(index), accuracy: 1e-9, one.message)
        XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), index, one.message)
        let item = try XCTUnwrap(wheel.item(at: index, atOffset: offset), one.message)
        XCTAssertEqual(item.itemsFromFocus, 0, accuracy: 1e-9, one.message)
      }
    }
  }

  /// Side by side, cards of a fraction of a point count as well.
  func testTheStepOfCardsSideBySide() throws {
    let sizes = [0.5, 1, 1.5].map { LayoutSize(width: $0, height: 10) }
    let wheel = try Wheel.sample(3, .ring(turns: 1), sizes: sizes) {
      $0.scrollStep = .itemsSideBySide
    }
    XCTAssertEqual(wheel.step, 1)
  }

  /// As far as the middle of a card travels the finger travels, whatever the sizes.
  func testTheWheelFollowsTheFinger() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      var cards = RandomWheel(using: &random, hasCards: true, isPlain: true, count: 6)
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
    try forEachRandomWheel(0, cards: RandomCases.count) { one in
      let (wheel, count) = (one.wheel, one.wheel.itemCount)
      guard count > 0 else { return }
      let velocity = [-1.0, 0, 1][Int.random(in: 0..<3, using: &one.random)]
      let focus = wheel.focusIndex(atOffset: one.offset)
      let flick = one.world.isMirrored ? -velocity : velocity
      let part = focus - focus.rounded(.down)
      guard abs(part - 0.5) > 1e-6, abs(focus - focus.rounded()) > 1e-5 else { return }
      let rule: FloatingPointRoundingRule =
        flick > 0 ? .up : flick < 0 ? .down : .toNearestOrEven
      var target = focus.rounded(rule)
      if wheel.turnLength == nil { target = min(max(target, 0), Double(count - 1)) }
      let snapped = wheel.snappedOffset(proposed: one.offset, velocity: velocity)
      XCTAssertEqual(snapped, wheel.offset(atFocusIndex: target), accuracy: 1e-9, one.message)
      XCTAssertEqual(
        wheel.snappedOffset(proposed: snapped, velocity: velocity), snapped, accuracy: 1e-9,
        "\(one.message): what rests stays")
    }
  }

  /// On a ring the shortest route is the smaller turn, and the others go round their way.
  func testRoutesOnARing() throws {
    try forEachRandomWheel(0, cards: RandomCases.worlds, isRing: true) { one in
      let (wheel, count) = (one.wheel, one.wheel.itemCount)
      guard count > 1, let turn = wheel.turnLength else { return }
      let index = Int.random(in: 0..<count, using: &one.random)
      let ways = Wheel.Route.allCases.map {
        let found = wheel.offset(bringingItemIntoFocus: index, from: one.offset, by: $0)
        XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: found), index, one.message)
        return one.world.isMirrored ? one.offset - found : found - one.offset
      }
      let slack = 1e-5 * wheel.step * Double(count)
      XCTAssertLessThan(ways[0].magnitude, turn / 2 + slack, "\(one.message): shortest")
      XCTAssertTrue(ways[1] > -slack && ways[1] < turn + slack, "\(one.message): forward")
      XCTAssertTrue(ways[2] < slack && ways[2] > -turn - slack, "\(one.message): backward")
    }
  }
}
