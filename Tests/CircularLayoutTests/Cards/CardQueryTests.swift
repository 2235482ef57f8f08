@testable import CircularLayout
import LayoutTestSupport
import XCTest

final class CardQueryTests: XCTestCase {
  /// A ring looks the same after any number of turns.
  func testARingIsTheSameAfterWholeTurns() throws {
    try forEachRandomWheel(0, cards: RandomCases.worlds, isRing: true) { one in
      guard let turn = one.wheel.turnLength, turn > 0 else { return }
      let turns = Double(Int.random(in: -1_000...1_000, using: &one.random))
      let items = one.visible
      let later = one.wheel.visibleItems(atOffset: one.offset + turns * turn)
      guard items.map(\.index) == later.map(\.index) else {
        // A hair may decide about the first and the last.
        return XCTAssertLessThan(abs(items.count - later.count), 3, one.message)
      }
      for (item, other) in zip(items, later) {
        XCTAssertEqual(item.angle.radians, other.angle.radians, accuracy: 1e-6, one.message)
      }
      XCTAssertEqual(Set(items.map(\.index)).count, items.count)
    }
  }

  /// Nothing is stored for items of the configuration's size, however they came in.
  func testItemsOfOneSizeStoreNothing() throws {
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 90, height: 120), radiusToItemCenter: 400)
    let plain = try Wheel(itemCount: 50, configuration: configuration, viewportSize: .zero)
    var wheel = try Wheel(
      itemCount: 50, configuration: configuration, viewportSize: .zero,
      measuredBy: WheelSizeClosure { _ in nil })
    XCTAssertEqual(wheel, plain)
    let big = LayoutSize(width: 200, height: 100)
    var offset = 0.0
    try wheel.insertItems(1, at: 7, keepingFocusAt: &offset, measuredBy: WheelSizes([big]))
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
