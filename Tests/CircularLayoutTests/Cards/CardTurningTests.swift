import CircularLayout
import LayoutTestSupport
import XCTest

/// Different cards under a finger, past the focus and beside each other.
final class CardTurningTests: XCTestCase {
  /// The card under the finger stays under it, however far the wheel is turned on its shown side.
  func testWhatIsUnderTheFingerStaysUnderIt() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      var cards = try RandomCards(
        using: &random, isPlain: true, count: .random(in: 2...9, using: &random))
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
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let count = cards.sizes.count
      guard count > 0 else { continue }
      let wheel = try cards.wheel()
      let offsets = (0..<2).map { _ in cards.offset(in: wheel, using: &random) }
      let (from, to) = (
        wheel.focusIndex(atOffset: offsets[0]), wheel.focusIndex(atOffset: offsets[1])
      )
      let whole = [from, to].map { abs($0 - $0.rounded()) }
      guard whole.allSatisfy({ $0 > 1e-5 }) else { continue }
      var expected = Array(Int(min(from, to).rounded(.up))..<Int(max(from, to).rounded(.up)))
      if from > to { expected.reverse() }
      if wheel.turnLength == nil {
        expected = expected.filter { (0..<count).contains($0) }
      } else {
        expected = expected.map { ($0 % count + count) % count }
      }
      let passed = wheel.itemsPassed(fromOffset: offsets[0], toOffset: offsets[1])
      XCTAssertEqual(Array(passed), expected, "seed \(seed)")
    }
  }

  /// The nearest card on a side, against a look at the middles of all.
  func testTheNearestOnASide() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let wheel = try cards.wheel()
      guard cards.configuration.radiusToItemCenter > 1 else { continue }
      let offset = cards.offset(in: wheel, using: &random)
      let items = cards.sizes.indices.compactMap { wheel.item(at: $0, atOffset: offset) }
      guard let item = items.randomElement(using: &random) else { continue }
      for side in LayoutSide.allCases {
        /// The distance to an item on the side, if it is there by more than a hair.
        func distance(_ other: Wheel.Item, slack: Double) -> Double? {
          let (dx, dy) = (other.center.x - item.center.x, other.center.y - item.center.y)
          let (along, beside) =
            switch side {
            case .left: (-dx, dy)
            case .right: (dx, dy)
            case .above: (-dy, dx)
            case .below: (dy, dx)
            }
          return along >= beside.magnitude - slack ? other.center.distance(to: item.center) : nil
        }
        let others = items.filter { $0.index != item.index }
        let nearest = others.compactMap { distance($0, slack: -1e-4) }.min()
        let index = wheel.neighbor(ofItemAt: item.index, on: side, atOffset: offset)
        guard let found = others.first(where: { $0.index == index }) else {
          XCTAssertNil(nearest, "seed \(seed), \(side)")
          continue
        }
        let way = distance(found, slack: 1e-4) ?? .infinity
        XCTAssertLessThanOrEqual(way, (nearest ?? .infinity) + 1e-4, "seed \(seed), \(side)")
        XCTAssertLessThan(way, .infinity, "seed \(seed), \(side)")
      }
    }
  }

  /// On a ring distances are counted the short way round, so nothing jumps opposite the focus.
  func testTheFalloffOfARingDoesNotJump() throws {
    let widths = [300.0, 300, 20, 20, 20, 20]
    let wheel = try Wheel(
      itemCount: 6,
      configuration: .init(
        itemSize: LayoutSize(width: 20, height: 40), radiusToItemCenter: 150,
        arrangement: .ring(turns: 2),
        falloff: .init(scale: 0.2, reach: .items(5), curve: .linear)),
      viewportSize: LayoutSize(width: 400, height: 600),
      measuredBy: WheelSizes(widths.map { LayoutSize(width: $0, height: 40) }))
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
