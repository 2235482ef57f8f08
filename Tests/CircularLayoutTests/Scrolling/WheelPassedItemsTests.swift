import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelPassedItemsTests: XCTestCase {
  private func wheel(
    _ count: Int, isRing: Bool, direction: LayoutReadingDirection = .leftToRight,
    step: Double = 100
  ) throws -> Wheel {
    let arrangement = isRing ? .ring(turns: 3) : Wheel.Arrangement.list(spacing: .gap(4))
    return try Wheel.sample(count, arrangement, step: step, direction: direction)
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

  /// Against a walk over the places in between; quarters of points keep the oracle exact.
  func testAgainstAWalk() throws {
    var random = SplitMix64(seed: 59)
    for number in 0..<RandomCases.count {
      let isRing = Bool.random(using: &random)
      let isMirrored = Bool.random(using: &random)
      let count = Int.random(in: 1...7, using: &random)
      let step = random.quarter(in: 1...4)
      let wheel = try wheel(
        count, isRing: isRing, direction: isMirrored ? .rightToLeft : .leftToRight, step: step)
      let (start, end) = (random.quarter(in: -20...60), random.quarter(in: -20...60))
      let (from, to) =
        isMirrored
        ? (wheel.maximumOffset - start, wheel.maximumOffset - end) : (start, end)
      var expected: [Int] = []
      var position = from
      while position != to {
        position += from < to ? 0.25 : -0.25
        let places = position / step
        guard places == places.rounded() else { continue }
        if isRing { expected.append((Int(places) % count + count) % count) }
        if !isRing, (0..<Double(count)).contains(places) { expected.append(Int(places)) }
      }
      let passed = wheel.itemsPassed(fromOffset: start, toOffset: end)
      XCTAssertEqual(Array(passed), expected, "seed 59, case \(number)")
    }
  }

  /// An item passes where the wheel comes to rest with it in focus, however a host rounds that offset.
  func testRoundingPassesNothing() throws {
    var random = SplitMix64(seed: 107)
    for number in 0..<RandomCases.count {
      let wheel = try Wheel.sample(1...9, using: &random)
      let item = Int.random(in: 0..<wheel.itemCount, using: &random)
      let rest = (wheel.offset(bringingItemIntoFocus: item) * 1e8).rounded() / 1e8
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
    let passed = ring.passedItems(fromOffset: 50, toOffset: 50 + 100 * 0x1p48)
    XCTAssertEqual(passed.count, 1 << 48)
    XCTAssertEqual(passed.first, 1)
    XCTAssertEqual(passed[(1 << 48) - 1], (1 << 48) % 7)
    let none = try wheel(0, isRing: true).passedItems(fromOffset: 0, toOffset: 900)
    XCTAssertTrue(none.isEmpty && none.isForward)
    let back = ring.passedItems(fromOffset: 50, toOffset: 50 - 100 * 0x1p48)
    XCTAssertFalse(back.isForward)
    XCTAssertEqual(back.count, 1 << 48)
    XCTAssertEqual(back.first, 0)
    XCTAssertEqual(back[(1 << 48) - 1], (7 - (((1 << 48) - 1) % 7)) % 7)
    XCTAssertEqual(ring.itemsPassed(fromOffset: 0, toOffset: 1e150).count, 0)
    XCTAssertEqual(ring.itemsPassed(fromOffset: 0, toOffset: .infinity).count, 21)
    XCTAssertEqual(ring.itemsPassed(fromOffset: .nan, toOffset: 200).count, 2)
    let list = try wheel(1 << 53, isRing: false)
    XCTAssertEqual(list.itemsPassed(fromOffset: -9, toOffset: 1e150).count, 1 << 53)
    XCTAssertEqual(list.passedItems(fromOffset: 1e150, toOffset: -9)[5], (1 << 53) - 6)
  }
}
