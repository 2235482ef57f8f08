import CircularLayout
import LayoutTestSupport
import XCTest

/// What every change has in common: its mapping, and the offset.
final class MappingTests: XCTestCase {
  private func wheel(_ count: Int, isRing: Bool = false) throws -> Wheel {
    try Wheel(
      itemCount: count,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        arrangement: isRing ? .ring(turns: 3) : .list(spacing: .gap(4)),
        scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 400, height: 800))
  }

  func testEveryChangeReturnsItsMapping() throws {
    var random = SplitMix64(seed: 97)
    for _ in 0..<RandomCases.count {
      let count = Int.random(in: 1...6, using: &random)
      var (wheel, offset, names) = (try wheel(count), 150.0, Array(0..<count))
      let old = names
      let index = Int.random(in: 0..<count, using: &random)
      let mapping: LayoutIndexMapping
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        names.insert(contentsOf: [8, 9], at: index)
        mapping = try wheel.insertItems(2, at: index, keepingFocusAt: &offset)
      case 1:
        names.removeSubrange(index...)
        mapping = try wheel.removeItems(in: index..<count, keepingFocusAt: &offset)
      case 2:
        let place = Int.random(in: 0..<count, using: &random)
        names.insert(names.remove(at: index), at: place)
        mapping = try wheel.moveItem(from: index, to: place, keepingFocusAt: &offset)
      case 3:
        names.shuffle(using: &random)
        mapping = try wheel.reorderItems(by: names, keepingFocusAt: &offset)
      default:
        names = (names + [8, 9]).shuffled(using: &random).dropLast(index)
        mapping = try wheel.apply(
          names.difference(from: old).inferringMoves(), keepingFocusAt: &offset)
      }
      XCTAssertEqual(wheel.itemCount, names.count)
      XCTAssertEqual(old.map { mapping.newIndex(of: $0) }, old.map { names.firstIndex(of: $0) })
    }
  }

  /// Every order of up to four items, at every quarter of an item.
  func testReorderingKeepsTheItemInFocus() throws {
    for count in 1...4 {
      for isRing in [false, true] {
        for order in everyOrder(of: count) {
          for quarter in 0...(4 * (count - 1)) {
            var wheel = try wheel(count, isRing: isRing)
            var offset = wheel.offset(atFocusIndex: Double(quarter) / 4)
            let (old, focus) = (offset, wheel.focusIndex(atOffset: offset))
            let focused = try XCTUnwrap(wheel.indexOfFocusedItem(atOffset: offset))
            try wheel.reorderItems(by: order, keepingFocusAt: &offset)
            let index = try XCTUnwrap(wheel.indexOfFocusedItem(atOffset: offset))
            XCTAssertEqual(order[index], focused, "\(order) at \(focus)")
            let way = wheel.focusIndex(atOffset: offset) - focus
            XCTAssertEqual(way, Double(index - focused), accuracy: 1e-9, "\(order) at \(focus)")
            if order == order.sorted() { XCTAssertEqual(offset, old) }
          }
        }
      }
    }
  }

  private func everyOrder(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return everyOrder(of: count - 1).flatMap { order in
      (0..<count).map { place in
        var order = order
        order.insert(count - 1, at: place)
        return order
      }
    }
  }

  func testWhatThrowsLeavesTheWheelAndTheOffset() throws {
    let changes: [(inout Wheel, inout Double) throws -> Void] = [
      { try $0.insertItems(-1, at: 0, keepingFocusAt: &$1) },
      { try $0.resize(to: LayoutSize(width: -1, height: 0), keepingFocusAt: &$1) },
      { try $0.reconfigure(keepingFocusAt: &$1) { $0.radiusToItemCenter = .nan } },
      { try $0.setSize(.zero, ofItemAt: 0, keepingFocusAt: &$1) },
      { try $0.remeasure(0..<2, keepingFocusAt: &$1, measuredBy: WheelSizes([.zero])) },
    ]
    for (number, change) in changes.enumerated() {
      let old = try wheel(5)
      var (wheel, offset) = (old, 1e300)
      XCTAssertThrowsError(try change(&wheel, &offset))
      XCTAssertEqual(wheel, old, "Change \(number)")
      XCTAssertEqual(offset, 1e300, "Change \(number)")
    }
  }

  /// Another reading direction mirrors the content, and the item in focus stays.
  func testAnotherDirectionKeepsTheFocus() throws {
    var (wheel, offset) = (try wheel(6), 130.0)
    try wheel.resize(
      to: wheel.viewportSize, environment: .init(direction: .rightToLeft), keepingFocusAt: &offset)
    XCTAssertEqual(wheel.environment.direction, .rightToLeft)
    XCTAssertEqual(offset, 370, accuracy: 1e-9)
    try wheel.resize(to: LayoutSize(width: 300, height: 300), keepingFocusAt: &offset)
    XCTAssertEqual(wheel.environment.direction, .rightToLeft)
    XCTAssertEqual(offset, 370, accuracy: 1e-9)
  }
}
