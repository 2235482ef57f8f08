@testable import CircularLayout
import LayoutTestSupport
import XCTest

/// How a wheel of different cards turns and is turned, against walking from card to card; some of
/// it of equal items too.
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

  /// Each card comes into focus in the content, whose ends have the first and the last one of a
  /// list there, to the bit.
  func testEveryCardComesIntoFocus() throws {
    try forEachRandomWheel(RandomCases.worlds, cards: RandomCases.worlds) { one in
      let (wheel, count) = (one.wheel, one.wheel.itemCount)
      guard count > 0 else { return }
      let offsets = (0..<count).map { wheel.offset(atFocusIndex: Double($0)) }
      let isList = wheel.turnLength == nil
      if isList {
        XCTAssertEqual(
          Set([offsets[0], offsets[count - 1]]), Set([0, wheel.maximumOffset]), one.message)
      }
      for (index, offset) in offsets.enumerated() {
        XCTAssertTrue((0...wheel.maximumOffset).contains(offset), one.message)
        let apart = wheel.focusIndex(atOffset: offset) - Double(index)
        XCTAssertEqual(
          isList ? apart : apart.remainder(dividingBy: Double(count)), 0, accuracy: 1e-9,
          one.message)
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

  /// A drag that ends comes to rest at a card: the nearest, or the next in the way of the flick.
  func testSnapping() throws {
    try forEachRandomWheel(RandomCases.count, cards: RandomCases.count) { one in
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

  /// The card under the finger stays under it, however far the wheel is turned on its shown side,
  /// and the content scrolls as far as the middle of a card travels.
  func testWhatIsUnderTheFingerStaysUnderIt() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      var cards = RandomWheel(
        using: &random, hasCards: true, isPlain: true, count: .random(in: 2...9, using: &random))
      cards.configuration.scrollStep = .arcLength
      cards.configuration.radiusToItemCenter += 50
      let wheel = try cards.wheel()
      let offset = Double.random(in: 0...wheel.maximumOffset, using: &random)
      let items = cards.sizes.indices.compactMap { wheel.item(at: $0, atOffset: offset) }
      guard let item = items.randomElement(using: &random) else { continue }
      let center = wheel.center(atOffset: offset)
      let start = item.center.offsetBy(
        dx: -wheel.viewport(atOffset: offset).minX, dy: -wheel.viewport(atOffset: offset).minY)
      let hub = center.offsetBy(dx: start.x - item.center.x, dy: start.y - item.center.y)
      let turn = Double.random(in: -0.5...0.5, using: &random)
      let way = start.offsetBy(dx: -hub.x, dy: -hub.y)
        .applying(LayoutTransform(rotation: .radians(turn)))
      var dial = wheel.dial(takingHoldAt: start, atOffset: offset, hubRadius: 10)
      let moved = dial.move(to: way.offsetBy(dx: hub.x, dy: hub.y))
      let radius = cards.configuration.radiusToItemCenter
      XCTAssertEqual(abs(moved - offset), abs(turn) * radius, accuracy: 1e-6, "seed \(seed)")
      guard let after = wheel.item(at: item.index, atOffset: moved) else { continue }
      let turned = (after.angle - item.angle).shortestTurn(to: .radians(turn)).radians
      XCTAssertEqual(turned, 0, accuracy: 1e-6, "seed \(seed)")
    }
  }

  /// What passed the focus, against walking from card to card.
  func testItemsThatPassTheFocus() throws {
    try forEachRandomWheel(RandomCases.count, cards: RandomCases.worlds) { one in
      let (wheel, count) = (one.wheel, one.wheel.itemCount)
      guard count > 0 else { return }
      let other = Double.random(in: -200...(wheel.maximumOffset + 200), using: &one.random)
      let (from, to) = (wheel.focusIndex(atOffset: one.offset), wheel.focusIndex(atOffset: other))
      guard [from, to].allSatisfy({ abs($0 - $0.rounded()) > 1e-5 }) else { return }
      var expected = Array(Int(min(from, to).rounded(.up))..<Int(max(from, to).rounded(.up)))
      if from > to { expected.reverse() }
      expected =
        wheel.turnLength == nil
        ? expected.filter { (0..<count).contains($0) }
        : expected.map { ($0 % count + count) % count }
      let passed = wheel.itemsPassed(fromOffset: one.offset, toOffset: other)
      XCTAssertEqual(Array(passed), expected, one.message)
    }
  }

  /// Nothing is stored for items of the configuration's size, however they came in.
  func testItemsOfOneSizeStoreNothing() throws {
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 90, height: 120), radiusToItemCenter: 400)
    let plain = try Wheel(itemCount: 50, configuration: configuration, viewportSize: .zero)
    var wheel = try Wheel(
      itemCount: 50, configuration: configuration, viewportSize: .zero,
      measuredBy: { _ in nil })
    XCTAssertEqual(wheel, plain)
    let big = LayoutSize(width: 200, height: 100)
    var offset = 0.0
    try wheel.insertItems(1, at: 7, keepingFocusAt: &offset, measuredBy: { $0 == 0 ? big : nil })
    XCTAssertTrue(wheel.sizes.areEqual, "The array begins at item 0, and item 7 has no size in it.")
    try wheel.setSize(big, ofItemAt: 7, keepingFocusAt: &offset)
    XCTAssertEqual(wheel.size(ofItemAt: 7), big)
    XCTAssertEqual(wheel.size(ofItemAt: 8), configuration.itemSize)
    XCTAssertFalse(wheel.sizes.areEqual)
    try wheel.removeItems(in: 7..<8, keepingFocusAt: &offset)
    XCTAssertEqual(wheel, plain)
    XCTAssertTrue(wheel.sizes.areEqual && wheel.angles.areEven)
  }
}
