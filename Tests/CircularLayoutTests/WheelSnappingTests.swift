import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelSnappingTests: XCTestCase {
  /// At rest, rounding must not carry the wheel on: every rest position of a thousand odd steps.
  func testARestPositionStays() throws {
    var random = SplitMix64(seed: 29)
    var count = 0
    for _ in 0..<1_000 {
      let isRing = Bool.random(using: &random)
      let wheel = try Wheel.sample(
        60, isRing ? .ring(turns: 1_000_000) : .list(spacing: .gap(1)),
        step: .random(in: 1...400, using: &random),
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
      for index in stride(from: 0, to: isRing ? 40_000_000 : 60, by: isRing ? 1_234_567 : 1) {
        let rest = wheel.offset(atFocusIndex: Double(index))
        for velocity in [-1.0, 0, 1] {
          XCTAssertEqual(wheel.snappedOffset(proposed: rest, velocity: velocity), rest)
          let rounded = (rest * 1e8).rounded() / 1e8
          XCTAssertEqual(wheel.snappedOffset(proposed: rounded, velocity: velocity), rest)
        }
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 30_000)
  }

  /// Snapping twice is snapping once, and an item is then in focus.
  func testSnappingIsIdempotent() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<20_000 {
      let isRing = Bool.random(using: &random)
      let wheel = try Wheel.sample(
        .random(in: 1...50, using: &random),
        isRing ? .ring(turns: 3) : .list(spacing: .gap(1)),
        step: .random(in: 1...400, using: &random))
      let offset = Double.random(in: -1_000...20_000, using: &random)
      let rest = wheel.snappedOffset(
        proposed: offset, velocity: .random(in: -1...1, using: &random))
      XCTAssertEqual(wheel.snappedOffset(proposed: rest, velocity: 1), rest)
      XCTAssertEqual(wheel.snappedOffset(proposed: rest, velocity: -1), rest)
      let focus = wheel.focusIndex(atOffset: rest)
      XCTAssertEqual(focus, focus.rounded(), accuracy: 1e-9)
      if isRing {
        XCTAssertLessThan((rest - offset).magnitude, wheel.step * 1.001)
      } else {
        XCTAssertTrue((0...wheel.maximumOffset).contains(rest))
      }
    }
  }

  func testAtMostSoManyItems() throws {
    let wheel = try Wheel.sample(20)
    func snapped(_ offset: Double, _ velocity: Double, _ limit: Int) -> Double {
      wheel.snappedOffset(
        proposed: offset, velocity: velocity, snapping: .items(atMost: limit, from: 510))
    }
    XCTAssertEqual(snapped(1_730, 1, 3), 800)
    XCTAssertEqual(snapped(-400, -1, 3), 200)
    XCTAssertEqual(snapped(630, 1, 3), 700)
    XCTAssertEqual(snapped(630, 1, 0), 500)
    XCTAssertEqual(snapped(630, 1, -4), 500)
    XCTAssertEqual(snapped(0, -1, 100), 0)
    XCTAssertEqual(snapped(1e300, 1, .max), 1_900)
  }

  func testTheToleranceIsTheHosts() throws {
    let wheel = try Wheel.sample(20)
    XCTAssertEqual(wheel.snappedOffset(proposed: 501, velocity: 1), 600)
    XCTAssertEqual(wheel.snappedOffset(proposed: 501, velocity: 1, tolerance: 0.02), 500)
    XCTAssertEqual(wheel.snappedOffset(proposed: 499, velocity: -1, tolerance: 0.02), 500)
  }
}
