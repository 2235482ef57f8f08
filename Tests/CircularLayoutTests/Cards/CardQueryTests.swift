@testable import CircularLayout
import LayoutTestSupport
import XCTest

/// What a wheel of different cards shows, against a look at every card.
final class CardQueryTests: XCTestCase {
  /// Ten rectangles on each wheel, somewhere about the rim or the centre.
  func testItemsInARectangleAreThoseThatMeetIt() throws {
    var results = 0
    for seed in 0..<UInt64(RandomCases.count / 10) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let wheel = try cards.wheel()
      let world = RandomWheel(wheel: wheel, reference: cards.reference(wheel))
      for _ in 0..<10 {
        let offset = cards.offset(in: wheel, using: &random)
        let rect = world.rect(atOffset: offset, using: &random)
        let found = wheel.items(in: rect, atOffset: offset)
        results += found.count
        if let complaint = world.reference.complaint(about: found, in: rect, atOffset: offset) {
          return XCTFail("seed \(seed): \(complaint) in \(rect) at \(offset) of \(cards)")
        }
      }
    }
    XCTAssertGreaterThan(results, RandomCases.count / 4, "The rectangles hardly meet anything.")
  }

  /// Every number of every item that the wheel shows.
  func testItemsStandWhereTheReferenceHasThem() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let wheel = try cards.wheel()
      let offset = cards.offset(in: wheel, using: &random)
      for expected in cards.reference(wheel).items(atOffset: offset) {
        guard let item = wheel.item(at: expected.index, atOffset: offset) else {
          if !expected.isDoubtful { XCTFail("seed \(seed): item \(expected.index) is missing") }
          continue
        }
        // On the other side of the cut it is the same place.
        guard !expected.isDoubtful else { continue }
        XCTAssertEqual(item.size, cards.sizes[item.index])
        XCTAssertEqual(item.angle.radians, expected.angle, accuracy: 1e-9, "seed \(seed)")
        XCTAssertLessThan(item.center.distance(to: expected.center), 1e-6, "seed \(seed)")
        XCTAssertEqual(item.size.width * item.scale, expected.size.width, accuracy: 1e-6)
        XCTAssertEqual(item.size.height * item.scale, expected.size.height, accuracy: 1e-6)
        let corners = expected.corners
        let all = [corners.0, corners.1, corners.2, corners.3]
        for (corner, other) in zip(item.quad.corners, all) {
          XCTAssertLessThan(corner.distance(to: other), 1e-6, "seed \(seed)")
        }
      }
    }
  }

  /// Hit tests find the topmost of the items that contain the point; ranks are unique.
  func testTheTopmostItemIsHit() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random)
      let wheel = try cards.wheel()
      let offset = cards.offset(in: wheel, using: &random)
      let all = LayoutRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
      let items = wheel.items(in: all, atOffset: offset)
      if cards.configuration.zOrder != .clockwiseAngle {
        XCTAssertEqual(Set(items.map(\.zIndex)).count, items.count, "seed \(seed)")
      }
      guard let item = items.randomElement(using: &random) else { continue }
      let point = item.center.offsetBy(
        dx: .random(in: -60...60, using: &random), dy: .random(in: -60...60, using: &random))
      let hit = items.filter { $0.quad.contains(point) }.max { $0.zIndex < $1.zIndex }
      XCTAssertEqual(
        wheel.item(containing: point, atOffset: offset)?.zIndex, hit?.zIndex, "seed \(seed)")
    }
  }

  /// A ring looks the same after any number of turns; items come in their order, each at most once.
  func testARingIsTheSameAfterWholeTurns() throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      let cards = try RandomCards(using: &random, isRing: true)
      let wheel = try cards.wheel()
      guard let turn = wheel.turnLength, turn > 0 else { continue }
      let offset = Double.random(in: 0...turn, using: &random)
      let turns = Double(Int.random(in: -1_000...1_000, using: &random))
      let items = wheel.visibleItems(atOffset: offset)
      let later = wheel.visibleItems(atOffset: offset + turns * turn)
      guard items.map(\.index) == later.map(\.index) else {
        // A hair may decide about the first and the last.
        XCTAssertLessThan(abs(items.count - later.count), 3, "seed \(seed)")
        continue
      }
      for (item, other) in zip(items, later) {
        XCTAssertEqual(item.angle.radians, other.angle.radians, accuracy: 1e-6, "seed \(seed)")
      }
      XCTAssertEqual(Set(items.map(\.index)).count, items.count)
      for (item, next) in zip(items, items.dropFirst()) {
        // Counted the short way round, some may be before the focus that are seen after it.
        var apart = next.itemsFromFocus - item.itemsFromFocus
        if apart < 0 { apart += Double(wheel.itemCount) }
        XCTAssertEqual(apart, apart.rounded(), accuracy: 1e-9)
        XCTAssertGreaterThan(apart, 0.5, "seed \(seed)")
      }
    }
  }

  /// Items at any offset, however far: no trap, and nothing where the offset is out of reach.
  func testAnyOffsetHasAnAnswer() throws {
    let offsets: [Double] = [
      .nan, .infinity, -.infinity, 1e200, -1e200, 1e201, 1e100, -1e100, 1e18, -1e18, 1e15, -1e15,
      .leastNonzeroMagnitude, -0.0, 1e-300,
    ]
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let wheel = try RandomCards(using: &random).wheel()
      for offset in offsets {
        _ = wheel.visibleItems(atOffset: offset)
        _ = wheel.items(in: LayoutRect(x: 0, y: 0, width: 1e9, height: 1e9), atOffset: offset)
        if wheel.itemCount > 0 { _ = wheel.item(at: 0, atOffset: offset) }
        _ = wheel.item(containing: .zero, atOffset: offset)
        _ = wheel.indexOfFocusedItem(atOffset: offset)
        XCTAssertFalse(wheel.focusIndex(atOffset: offset).isNaN)
        XCTAssertTrue(wheel.offset(atFocusIndex: offset).isFinite)
        XCTAssertFalse(wheel.recenteredOffset(offset).isNaN)
        XCTAssertFalse(wheel.snappedOffset(proposed: offset, velocity: 1).isNaN)
        if !(offset.magnitude <= 1e200) {
          XCTAssertTrue(wheel.visibleItems(atOffset: offset).isEmpty)
        }
      }
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
    try wheel.offset(from: 0) {
      try $0.insertItems(1, at: 7, keepingFocusAt: &$1, measuredBy: WheelSizes([big]))
    }
    XCTAssertTrue(wheel.sizes.areEqual, "The array begins at item 0, and item 7 has no size in it.")
    try wheel.offset(from: 0) { try $0.setSize(big, ofItemAt: 7, keepingFocusAt: &$1) }
    XCTAssertEqual(wheel.size(ofItemAt: 7), big)
    XCTAssertEqual(wheel.size(ofItemAt: 8), configuration.itemSize)
    XCTAssertFalse(wheel.sizes.areEqual)
    try wheel.offset(from: 0) { try $0.removeItems(in: 7..<8, keepingFocusAt: &$1) }
    XCTAssertEqual(wheel, plain)
    XCTAssertTrue(wheel.sizes.areEqual && wheel.angles.areEven)
  }
}
