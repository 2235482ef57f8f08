import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelRingTests: XCTestCase {
  /// Whole turns away the wheel is the same to the bit, for offsets that a Double can tell apart.
  func testAWholeTurnChangesNothing() throws {
    for count in 1...9 {
      let ring = try Wheel.sample(count, .ring(turns: 3), step: 64)
      let turn = Double(count) * 64
      for eighth in 0...(8 * count) {
        let offset = Double(eighth) * 8
        let expected = ring.visibleItems(atOffset: offset)
        // 2⁶⁰⁰ turns away offsets are too coarse for a part of an item, and still in reach.
        for turns in [-1e12, -1_001, -1, 1, 2, 1e6, 1e12, 0x1p600]
        where turns < 1e15 || eighth == 0 {
          let found = ring.visibleItems(atOffset: offset + turns * turn)
          XCTAssertEqual(found.map(\.index), expected.map(\.index), "\(count) at \(offset)")
          XCTAssertEqual(found.map(\.angle), expected.map(\.angle), "\(count) at \(offset)")
          XCTAssertEqual(found.map(\.rotation), expected.map(\.rotation))
          XCTAssertEqual(found.map(\.zIndex), expected.map(\.zIndex))
          XCTAssertEqual(
            ring.indexOfFocusedItem(atOffset: offset + turns * turn),
            ring.indexOfFocusedItem(atOffset: offset))
        }
      }
    }
  }

  /// The item opposite the focus counts as ahead, at every rest position, however it is rounded.
  func testOppositeTheFocusTheSeamHolds() throws {
    let ring = try Wheel.sample(12, .ring(turns: 3), step: 130.7)
    let everywhere = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    for index in 0..<36 {
      for nudge in [-1e-8, 0, 1e-8] {
        let items = ring.items(
          in: everywhere, atOffset: ring.offset(atFocusIndex: Double(index)) + nudge)
        XCTAssertEqual(items.map { $0.itemsFromFocus.rounded() }, (-5...6).map(Double.init))
      }
    }
  }

  /// At every rest of rings of any number of turns, and halfway, with steps that are rounded.
  func testRecenteringTwiceIsOnce() throws {
    for (step, direction) in [
      (64, LayoutReadingDirection.leftToRight), (130.7, .leftToRight), (100 / 3, .rightToLeft),
      (0.1, .leftToRight),
    ] {
      for count in 1...12 {
        for turns in 1...7 {
          let ring = try Wheel.sample(
            count, .ring(turns: turns), step: step, direction: direction)
          let turn = try XCTUnwrap(ring.turnLength)
          for half in -4 * count...4 * count * turns {
            let offset = ring.offset(atFocusIndex: Double(half) / 2)
            let recentered = ring.recenteredOffset(offset)
            let message = "\(half) halves of \(count) items, \(turns) turns, step \(step)"
            XCTAssertEqual(ring.recenteredOffset(recentered), recentered, message)
            let room = min(recentered, ring.maximumOffset - recentered)
            XCTAssertGreaterThan(room, Double(turns - 1) / 2 * turn - 1e-9, message)
            XCTAssertEqual(
              (recentered - offset).remainder(dividingBy: turn), 0, accuracy: 1e-9, message)
          }
        }
      }
    }
  }

  /// A list that winds around the wheel more than once shows one turn of itself.
  func testAListLongerThanATurnIsAHelix() throws {
    for perTurn in 2...40 {
      let spacing = Wheel.Spacing.angle(.degrees(360 / Double(perTurn)))
      let wheel = try Wheel.sample(1_000, .list(spacing: spacing), step: 130.7) {
        $0.itemSize = LayoutSize(width: 10, height: 10)
        $0.radiusToItemCenter = 100
        $0.center = .at(LayoutPoint(x: 200, y: 400))
      }
      for item in 450...550 {
        for fraction in [0, 0.25, 0.5, 0.75] {
          let offset = wheel.offset(atFocusIndex: Double(item) + fraction)
          XCTAssertEqual(wheel.visibleItems(atOffset: offset).count, perTurn, "\(item)")
        }
      }
    }
  }
}
