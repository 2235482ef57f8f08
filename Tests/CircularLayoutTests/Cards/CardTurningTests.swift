import CircularLayout
import LayoutTestSupport
import XCTest

/// Different cards under a finger, past the focus and beside each other.
final class CardTurningTests: XCTestCase {
  /// The card under the finger stays under it, however far the wheel is turned on its shown side.
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
      guard let after = wheel.item(at: item.index, atOffset: moved) else { continue }
      let turned = (after.angle - item.angle).shortestTurn(to: .radians(turn)).radians
      XCTAssertEqual(turned, 0, accuracy: 1e-6, "seed \(seed)")
    }
  }

  /// What passed the focus, against walking from card to card.
  func testItemsThatPassTheFocus() throws {
    try forEachRandomWheel(0, cards: RandomCases.worlds) { one in
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

  /// On a ring distances are counted the short way round, so nothing jumps opposite the focus.
  func testTheFalloffOfARingDoesNotJump() throws {
    let widths = [300.0, 300, 20, 20, 20, 20]
    let wheel = try Wheel.sample(
      6, .ring(turns: 2), sizes: widths.map { LayoutSize(width: $0, height: 40) }
    ) {
      $0.radiusToItemCenter = 150
      $0.scrollStep = .arcLength
      $0.falloff = .init(scale: 0.2, reach: .items(5), curve: .linear)
    }
    for index in 0..<6 {
      var before: Double?
      for place in 0...9_500 {
        let item = try XCTUnwrap(wheel.item(at: index, atOffset: Double(place) / 10))
        XCTAssertTrue(item.itemsFromFocus > -3 && item.itemsFromFocus <= 3, "\(item)")
        // A tenth of a point is at most a hundredth of an item, of which 5 take away 0.8.
        XCTAssertEqual(before ?? item.scale, item.scale, accuracy: 0.002, "\(item)")
        before = item.scale
      }
    }
  }
}
