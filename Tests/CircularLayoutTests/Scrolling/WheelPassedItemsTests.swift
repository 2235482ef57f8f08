import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelPassedItemsTests: XCTestCase {
  private func wheel(_ count: Int, isRing: Bool) throws -> Wheel {
    try Wheel.sample(count, isRing ? .ring(turns: 3) : .list(spacing: .gap(4)))
  }

  func testIsARandomAccessCollection() throws {
    for isRing in [false, true] {
      let wheel = try wheel(4, isRing: isRing)
      for (start, end) in [(-50.0, 650.0), (350, -250), (120, 180)] {
        let passed = wheel.itemsPassed(fromOffset: start, toOffset: end)
        checkRandomAccessCollection(passed, equals: passed.map { $0 })
      }
    }
  }

  /// An item passes where the wheel comes to rest with it in focus, however a host rounds that offset.
  func testRoundingPassesNothing() throws {
    var random = SplitMix64(seed: 107)
    for number in 0..<RandomCases.count {
      let wheel = try Wheel.sample(1...9, using: &random)
      let item = Int.random(in: 0..<wheel.itemCount, using: &random)
      let rest = (wheel.offset(atFocusIndex: Double(item)) * 1e8).rounded() / 1e8
      for side in [-0.5, 0.5] {
        let beside = wheel.offset(atFocusIndex: Double(item) + side)
        let message = "seed 107, case \(number)"
        XCTAssertEqual(
          Array(wheel.itemsPassed(fromOffset: beside, toOffset: rest)), [item], message)
        XCTAssertEqual(Array(wheel.itemsPassed(fromOffset: rest, toOffset: beside)), [], message)
      }
    }
  }

  /// Their number is known without counting, and so is each of them.
  func testOverMoreTurnsThanCanBeCounted() throws {
    let ring = try wheel(7, isRing: true)
    let passed = ring.itemsPassed(fromOffset: 50, toOffset: 50 + 100 * 0x1p48)
    XCTAssertEqual(passed.count, 1 << 48)
    XCTAssertEqual(passed.first, 1)
    XCTAssertEqual(passed.last, (1 << 48) % 7)
    XCTAssertTrue(try wheel(0, isRing: true).itemsPassed(fromOffset: 0, toOffset: 900).isEmpty)
    let back = ring.itemsPassed(fromOffset: 50, toOffset: 50 - 100 * 0x1p48)
    XCTAssertEqual(back.count, 1 << 48)
    XCTAssertEqual(back.first, 0)
    XCTAssertEqual(back.last, (7 - (((1 << 48) - 1) % 7)) % 7)
    XCTAssertEqual(ring.itemsPassed(fromOffset: 0, toOffset: 1e150).count, 0)
    XCTAssertEqual(ring.itemsPassed(fromOffset: 0, toOffset: .infinity).count, 21)
    XCTAssertEqual(ring.itemsPassed(fromOffset: .nan, toOffset: 200).count, 2)
    let list = try wheel(1 << 53, isRing: false)
    XCTAssertEqual(list.itemsPassed(fromOffset: -9, toOffset: 1e150).count, 1 << 53)
    let far = list.itemsPassed(fromOffset: 1e150, toOffset: -9).dropFirst(5)
    XCTAssertEqual(far.first, (1 << 53) - 6)
  }
}
