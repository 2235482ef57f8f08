@testable import CircularLayout
import LayoutTestSupport
import XCTest

/// Which item lies over which, and which one a finger touches.
final class WheelPileTests: XCTestCase {
  private func items(_ zOrder: Wheel.ZOrder, focus: Double) throws -> [Wheel.Item] {
    var configuration = Wheel.Configuration.tutorial()
    configuration.zOrder = zOrder
    let wheel = try Wheel(
      itemCount: 9, configuration: configuration,
      viewportSize: LayoutSize(width: 1_000, height: 1_000))
    return wheel.items(
      in: LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6),
      atOffset: wheel.offset(atFocusIndex: focus))
  }

  func testRanksFromTheFocus() throws {
    XCTAssertEqual(
      try items(.focusOnTop, focus: 4.2).map(\.zIndex), [-8, -6, -4, -2, 0, -1, -3, -5, -7])
    XCTAssertEqual(
      try items(.ascending, focus: 4.2).map(\.zIndex), [-4, -3, -2, -1, 0, 1, 2, 3, 4])
    XCTAssertEqual(
      try items(.descending, focus: 4.2).map(\.zIndex), [4, 3, 2, 1, 0, -1, -2, -3, -4])
    XCTAssertEqual(try items(.focusOnTop, focus: 0).map(\.zIndex).first, 0)
  }

  /// At 3.8 item 3 is nearer to the focus than item 5, and both are a place away from item 4.
  func testOfTwoAsManyPlacesAwayTheLaterIsOnTop() throws {
    let items = try items(.focusOnTop, focus: 3.8)
    XCTAssertLessThan(-items[3].itemsFromFocus, items[5].itemsFromFocus)
    XCTAssertLessThan(items[3].zIndex, items[5].zIndex)
  }

  func testRanksSaturate() {
    XCTAssertEqual(Wheel.ZOrder.clockwiseAngle.rank(place: 0, clockwiseAngle: 2.5e-6), 2)
    XCTAssertEqual(Wheel.ZOrder.clockwiseAngle.rank(place: 0, clockwiseAngle: -2.5e-6), -2)
    XCTAssertEqual(Wheel.ZOrder.clockwiseAngle.rank(place: 0, clockwiseAngle: 1e300), .max)
    XCTAssertEqual(Wheel.ZOrder.clockwiseAngle.rank(place: 0, clockwiseAngle: -.infinity), .min)
    XCTAssertEqual(Wheel.ZOrder.clockwiseAngle.rank(place: 0, clockwiseAngle: .nan), 0)
    XCTAssertEqual(Wheel.ZOrder.focusOnTop.rank(place: 1e300, clockwiseAngle: 0), .min)
  }

  func testRanksAreUniqueAmongTheItemsShown() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let center = world.wheel.center(atOffset: 300)
      let items = world.wheel.items(
        in: LayoutRect(center: center, size: LayoutSize(width: 1e5, height: 1e5)), atOffset: 300)
      XCTAssertEqual(Set(items.map(\.zIndex)).count, items.count, "seed \(seed)")
    }
  }

  /// Ten points on each of many wheels, against a look at every item for the topmost.
  func testATouchFindsTheTopmostItem() throws {
    var hits = 0
    for seed in 0..<UInt64(RandomCases.count / 2) {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      let everywhere = LayoutRect(
        center: world.wheel.center(atOffset: offset), size: LayoutSize(width: 1e5, height: 1e5))
      let all = world.wheel.items(in: everywhere, atOffset: offset)
      for _ in 0..<10 {
        let point = world.rect(atOffset: offset, using: &random).center
        var expected: Wheel.Item?
        for item in all where isInside(point, item.quad) {
          if let expected, expected.zIndex >= item.zIndex { continue }
          expected = item
        }
        let found = world.wheel.item(containing: point, atOffset: offset)
        XCTAssertEqual(found?.index, expected?.index, "seed \(seed), \(point) at \(offset)")
        if found != nil { hits += 1 }
      }
    }
    XCTAssertGreaterThan(hits, RandomCases.count / 3)
  }

  /// A hundred-millionth of a radian apart, 20 cards lie in one pile and have one z-index.
  func testOfTwoWithTheSameZIndexTheLaterIsTouched() throws {
    let wheel = try Wheel(
      itemCount: 20,
      configuration: .init(
        itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
        arrangement: .list(spacing: .angle(.radians(1e-8))), scrollStep: .points(100),
        zOrder: .clockwiseAngle),
      viewportSize: LayoutSize(width: 375, height: 667))
    for offset in [0.0, 1_000, 1_900] {
      XCTAssertEqual(
        wheel.visibleItems(atOffset: offset).map(\.zIndex), Array(repeating: 0, count: 20))
      let middle = wheel.viewport(atOffset: offset).center
      XCTAssertEqual(wheel.item(containing: middle, atOffset: offset)?.index, 19)
    }
  }

  /// At the centre of a visible item is the item, or one over it.
  func testTheCentreOfAnItemIsUnderTheFinger() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let world = try RandomWheel(using: &random)
      let offset = world.offset(using: &random)
      for item in world.wheel.visibleItems(atOffset: offset) {
        let found = try XCTUnwrap(world.wheel.item(containing: item.center, atOffset: offset))
        XCTAssertTrue(found.index == item.index || found.zIndex > item.zIndex, "seed \(seed)")
      }
    }
  }

  /// On the inner side of all four edges, which go clockwise.
  private func isInside(_ point: LayoutPoint, _ quad: LayoutQuad) -> Bool {
    isRight(of: quad.topLeft, quad.topRight, point)
      && isRight(of: quad.topRight, quad.bottomRight, point)
      && isRight(of: quad.bottomRight, quad.bottomLeft, point)
      && isRight(of: quad.bottomLeft, quad.topLeft, point)
  }

  private func isRight(of from: LayoutPoint, _ to: LayoutPoint, _ point: LayoutPoint) -> Bool {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0
  }
}
