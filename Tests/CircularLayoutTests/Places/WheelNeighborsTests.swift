import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelNeighborsTests: XCTestCase {
  func testTheOrderOfTheWheel() throws {
    let list = try Wheel.sample(3, .list(spacing: .gap(1)))
    XCTAssertEqual((0..<3).map { list.indexOfItem(after: $0) }, [1, 2, nil])
    XCTAssertEqual((0..<3).map { list.indexOfItem(before: $0) }, [nil, 0, 1])
    let ring = try Wheel.sample(3, .ring(turns: 1))
    XCTAssertEqual((0..<3).map { ring.indexOfItem(after: $0) }, [1, 2, 0])
    XCTAssertEqual((0..<3).map { ring.indexOfItem(before: $0) }, [2, 0, 1])
    let alone = try Wheel.sample(1, .ring(turns: 1))
    XCTAssertEqual(alone.indexOfItem(after: 0), 0)
    XCTAssertEqual(alone.indexOfItem(before: 0), 0)
  }

  /// Down from twelve o'clock three and nine are as near, on a diagonal, and three lies clockwise.
  func testOfTwoAsNearTheOneClockwise() throws {
    for order in Wheel.ItemOrder.allCases {
      let clock = try Wheel.sample(12, .ring(turns: 1)) { $0.itemOrder = order }
      func hour(_ hour: Int) -> Int { order == .counterclockwise ? (12 - hour) % 12 : hour }
      for (start, side, expected) in [(0, LayoutSide.below, 3), (3, .left, 6)] {
        let neighbor = clock.neighbor(ofItemAt: hour(start), on: side, atOffset: 0)
        XCTAssertEqual(neighbor.map(hour), expected)
      }
    }
  }

  /// Against all items that the wheel shows, by their centres.
  func testAgainstAllItems() throws {
    var count = 0
    try forEachRandomWheel(RandomCases.count, cards: RandomCases.worlds) { one in
      let (wheel, offset) = (one.wheel, one.offset)
      guard wheel.itemCount > 0, wheel.configuration.radiusToItemCenter > 1 else { return }
      let index = Int.random(in: 0..<wheel.itemCount, using: &one.random)
      guard let item = one.item(index) else {
        for side in LayoutSide.allCases {
          XCTAssertNil(wheel.neighbor(ofItemAt: index, on: side, atOffset: offset))
        }
        return
      }
      let others = one.shown.filter { $0.index != index }
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
        let message = "\(one.message), item \(index), \(side)"
        let nearest = others.compactMap { distance($0, slack: -1e-4) }.min()
        guard let neighbor = wheel.neighbor(ofItemAt: index, on: side, atOffset: offset) else {
          XCTAssertNil(nearest, message)
          continue
        }
        let other = try XCTUnwrap(others.first { $0.index == neighbor }, message)
        let found = try XCTUnwrap(distance(other, slack: 1e-4), message)
        XCTAssertLessThanOrEqual(found, (nearest ?? .infinity) + 1e-4, message)
        count += 1
      }
    }
    XCTAssertGreaterThan(count, RandomCases.count / 2)
  }

  func testManyItemsAndNone() throws {
    let wheel = try Wheel.sample(1 << 40, .list(spacing: .angle(.degrees(1e-3))))
    let offset = wheel.offset(atFocusIndex: Double(1 << 30))
    XCTAssertEqual(
      wheel.neighbor(ofItemAt: 1 << 30, on: .right, atOffset: offset), (1 << 30) + 1)
    XCTAssertEqual(
      wheel.neighbor(ofItemAt: 1 << 30, on: .below, atOffset: offset), (1 << 30) + 90_000)
    XCTAssertNil(wheel.neighbor(ofItemAt: 5, on: .below, atOffset: offset))
    XCTAssertNil(wheel.neighbor(ofItemAt: 5, on: .below, atOffset: .nan))
  }
}
