import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelNeighborsTests: XCTestCase {
  private func wheel(
    _ count: Int, _ arrangement: Wheel.Arrangement, order: Wheel.ItemOrder = .clockwise
  ) throws -> Wheel {
    try Wheel(
      itemCount: count,
      configuration: .init(
        itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 150,
        arrangement: arrangement, itemOrder: order),
      viewportSize: LayoutSize(width: 400, height: 400))
  }

  func testTheOrderOfTheWheel() throws {
    let list = try wheel(3, .list(spacing: .gap(1)))
    XCTAssertEqual((0..<3).map { list.indexOfItem(after: $0) }, [1, 2, nil])
    XCTAssertEqual((0..<3).map { list.indexOfItem(before: $0) }, [nil, 0, 1])
    let ring = try wheel(3, .ring(turns: 1))
    XCTAssertEqual((0..<3).map { ring.indexOfItem(after: $0) }, [1, 2, 0])
    XCTAssertEqual((0..<3).map { ring.indexOfItem(before: $0) }, [2, 0, 1])
    let alone = try wheel(1, .ring(turns: 1))
    XCTAssertEqual(alone.indexOfItem(after: 0), 0)
    XCTAssertEqual(alone.indexOfItem(before: 0), 0)
  }

  /// The hours of a clock, by hand.
  func testAroundTheClock() throws {
    for order in Wheel.ItemOrder.allCases {
      let clock = try wheel(12, .ring(turns: 1), order: order)
      func hour(_ hour: Int) -> Int { order == .clockwise ? hour : (12 - hour) % 12 }
      func neighbor(_ start: Int, _ side: LayoutSide) -> Int? {
        clock.neighbor(ofItemAt: hour(start), on: side, atOffset: 0).map(hour)
      }
      XCTAssertEqual(neighbor(0, .right), 1)
      XCTAssertEqual(neighbor(0, .left), 11)
      XCTAssertEqual(neighbor(0, .above), nil)
      // Three and nine o'clock are as near, on a diagonal; three lies clockwise.
      XCTAssertEqual(neighbor(0, .below), 3)
      XCTAssertEqual(neighbor(3, .above), 2)
      XCTAssertEqual(neighbor(3, .below), 4)
      XCTAssertEqual(neighbor(3, .right), nil)
      XCTAssertEqual(neighbor(3, .left), 6)
      XCTAssertEqual(neighbor(7, .above), 8)
      XCTAssertEqual(neighbor(7, .right), 6)
      XCTAssertEqual(neighbor(7, .below), nil)
    }
  }

  /// Against all items that the wheel shows, by their centres.
  func testAgainstAllItems() throws {
    var random = SplitMix64(seed: 97)
    var count = 0
    for number in 0..<RandomCases.count {
      let wheel = try RandomWheel(using: &random).wheel
      guard wheel.itemCount > 0, wheel.configuration.radiusToItemCenter > 1 else { continue }
      let offset = Double.random(in: -200...(wheel.maximumOffset + 200), using: &random)
      let index = Int.random(in: 0..<wheel.itemCount, using: &random)
      guard let item = wheel.item(at: index, atOffset: offset) else {
        for side in LayoutSide.allCases {
          XCTAssertNil(wheel.neighbor(ofItemAt: index, on: side, atOffset: offset))
        }
        continue
      }
      let others = (0..<wheel.itemCount).filter { $0 != index }
        .compactMap { wheel.item(at: $0, atOffset: offset) }
      for side in LayoutSide.allCases {
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
        let message = "seed 97, case \(number), item \(index), \(side)"
        let nearest = others.compactMap { distance($0, slack: -1e-4) }.min()
        let neighbor = wheel.neighbor(ofItemAt: index, on: side, atOffset: offset)
          .flatMap { wheel.item(at: $0, atOffset: offset) }
        XCTAssertNotEqual(neighbor?.index, index, message)
        if let neighbor {
          let found = try XCTUnwrap(distance(neighbor, slack: 1e-4), message)
          XCTAssertLessThanOrEqual(found, (nearest ?? .infinity) + 1e-4, message)
          count += 1
        } else {
          XCTAssertNil(nearest, message)
        }
      }
    }
    XCTAssertGreaterThan(count, RandomCases.count / 2)
  }

  func testManyItemsAndNone() throws {
    let wheel = try Wheel(
      itemCount: 1 << 40,
      configuration: .init(
        itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 150,
        arrangement: .list(spacing: .angle(.degrees(1e-3))), scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 400, height: 400))
    let offset = wheel.offset(bringingItemIntoFocus: 1 << 30)
    XCTAssertEqual(
      wheel.neighbor(ofItemAt: 1 << 30, on: .right, atOffset: offset), (1 << 30) + 1)
    XCTAssertEqual(
      wheel.neighbor(ofItemAt: 1 << 30, on: .below, atOffset: offset), (1 << 30) + 90_000)
    XCTAssertNil(wheel.neighbor(ofItemAt: 5, on: .below, atOffset: offset))
    XCTAssertNil(wheel.neighbor(ofItemAt: 5, on: .below, atOffset: .nan))
  }
}
