@testable import CircularLayout
import LayoutTestSupport
import XCTest

/// Which item lies over which, and which one a finger touches.
final class WheelPileTests: XCTestCase {
  private func items(
    _ zOrder: Wheel.ZOrder, focus: Double, _ direction: LayoutReadingDirection = .leftToRight
  ) throws -> [Wheel.Item] {
    var configuration = Wheel.Configuration.tutorial()
    configuration.zOrder = zOrder
    let wheel = try Wheel(
      itemCount: 9, configuration: configuration,
      viewportSize: LayoutSize(width: 1_000, height: 1_000),
      environment: .init(direction: direction))
    return wheel.items(
      in: LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6),
      atOffset: wheel.offset(atFocusIndex: focus))
  }

  func testRanksFromTheFocus() throws {
    for direction in LayoutReadingDirection.both {
      func ranks(_ order: Wheel.ZOrder) throws -> [Int] {
        try items(order, focus: 4.2, direction).map(\.zIndex)
      }
      XCTAssertEqual(try ranks(.focusOnTop), [-8, -6, -4, -2, 0, -1, -3, -5, -7])
      XCTAssertEqual(try ranks(.ascending), [-4, -3, -2, -1, 0, 1, 2, 3, 4])
      XCTAssertEqual(try ranks(.descending), [4, 3, 2, 1, 0, -1, -2, -3, -4])
    }
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
    try forEachRandomWheel(2_000) { one in
      let isAngle = one.world.configuration.zOrder == .clockwiseAngle
      guard one.world.sizes.isEmpty || !isAngle else { return }
      let ranks = one.shown.map(\.zIndex)
      XCTAssertEqual(Set(ranks).count, ranks.count, one.message)
    }
  }

  /// Ten points on each of many wheels, against a look at every item for the topmost.
  ///
  /// At the centre of an item is the item, or one over it.
  func testATouchFindsTheTopmostItem() throws {
    var hits = 0
    try forEachRandomWheel(RandomCases.count / 2) { one in
      let all = one.shown
      for point in (0..<10).map({ _ in one.rect().center }) + one.visible.map(\.center) {
        var expected: Wheel.Item?
        let spot = LayoutRect(origin: point, size: .zero)
        for item in all where polygon(item.quad.corners, meets: spot) {
          if let expected, expected.zIndex > item.zIndex { continue }
          expected = item
        }
        let found = one.wheel.item(containing: point, atOffset: one.offset)
        XCTAssertEqual(found?.zIndex, expected?.zIndex, "\(one.message), \(point)")
        if one.world.configuration.zOrder != .clockwiseAngle || one.world.sizes.isEmpty {
          XCTAssertEqual(found?.index, expected?.index, "\(one.message), \(point)")
        }
        if found != nil { hits += 1 }
      }
    }
    XCTAssertGreaterThan(hits, RandomCases.count / 3)
  }

  /// A hundred-millionth of a radian apart, 20 cards lie in one pile and have one z-index.
  func testOfTwoWithTheSameZIndexTheLaterIsTouched() throws {
    let wheel = try Wheel.sample(20, .list(spacing: .angle(.radians(1e-8)))) {
      $0.zOrder = .clockwiseAngle
    }
    for offset in [0.0, 1_000, 1_900] {
      let drawn = wheel.visibleItemsInDrawingOrder(atOffset: offset)
      XCTAssertEqual(drawn.map(\.zIndex), Array(repeating: 0, count: 20))
      XCTAssertEqual(drawn.map(\.index), Array(0..<20))
      let middle = wheel.viewport(atOffset: offset).center
      XCTAssertEqual(wheel.item(containing: middle, atOffset: offset)?.index, 19)
    }
  }
}
