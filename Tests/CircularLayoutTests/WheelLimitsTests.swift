import CircularLayout
import LayoutTestSupport
import XCTest

/// The greatest and the smallest numbers that make a wheel, and what those beyond answer.
final class WheelLimitsTests: XCTestCase {
  private func make(
    direction: LayoutReadingDirection = .leftToRight,
    _ change: (inout Wheel.Configuration) -> Void = { _ in }
  ) throws(WheelError) -> Wheel {
    try Wheel.sample(20, direction: direction, change)
  }

  /// "A finite number" would be fulfilled by what is only too great.
  func testTheSentencesSayWhatIsTooGreat() {
    XCTAssertEqual(
      WheelError.radius(1e151).description,
      "The radius to the item centre must be a number up to 1e+150 of at least 0, not 1e+151.")
    XCTAssertEqual(
      WheelError.viewportSize(LayoutSize(width: 1, height: 1e151)).description,
      "The viewport size must be numbers up to 1e+150 of at least 0, not 1.0 × 1e+151.")
    XCTAssertEqual(
      WheelError.radiusTooSmall(20, smallest: 25).description,
      "The radius to the item centre must be at least 25.0 for items a gap apart, not 20.0.")
  }

  /// Beyond 10²⁰⁰ points, nothing is shown, and the nearest end of the content is what counts.
  func testOffsetsOutOfReachAnswerAsInfinityDoes() throws {
    let arrangements: [Wheel.Arrangement] = [
      .list(spacing: .angle(.degrees(30))), .ring(turns: 2),
    ]
    for arrangement in arrangements {
      for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
        let wheel = try make(direction: direction) { $0.arrangement = arrangement }
        let end = wheel.maximumOffset
        let numbers: [(Double, counts: Double)] = [
          (.infinity, end), (.greatestFiniteMagnitude, end), (1e308, end), (1e200.nextUp, end),
          (-.infinity, 0), (-1e308, 0), (-1e200.nextUp, 0), (.nan, 0),
        ]
        for (offset, counted) in numbers {
          XCTAssertNil(wheel.item(at: 3, atOffset: offset))
          XCTAssertEqual(wheel.center(atOffset: offset), wheel.center(atOffset: counted))
          XCTAssertEqual(wheel.viewport(atOffset: offset), wheel.viewport(atOffset: counted))
          for velocity in [-1.0, 0, 1] {
            XCTAssertEqual(
              wheel.snappedOffset(proposed: offset, velocity: velocity),
              wheel.snappedOffset(proposed: counted, velocity: velocity))
            for other in [0.0, 730] {
              XCTAssertEqual(
                wheel.snappedOffset(
                  proposed: other, velocity: velocity, snapping: .page(from: offset)),
                wheel.snappedOffset(
                  proposed: other, velocity: velocity, snapping: .page(from: counted)))
            }
          }
          for route in Wheel.Route.allCases {
            XCTAssertEqual(
              wheel.offset(bringingItemIntoFocus: 7, from: offset, by: route),
              wheel.offset(bringingItemIntoFocus: 7, from: counted, by: route))
          }
        }
      }
    }
  }

  /// In reach, a ring is still there: 10¹⁹⁰ points away like nearby.
  func testOffsetsInReachAreAnswered() throws {
    let ring = try make {
      $0.arrangement = .ring(turns: 2)
      $0.scrollStep = .points(128)
    }
    // A power of two times the turn of 20 · 128 points, and so a whole number of turns.
    let far = 20 * 128 * 0x1p620
    XCTAssertEqual(
      ring.visibleItems(atOffset: far).map(\.index), ring.visibleItems(atOffset: 0).map(\.index))
    XCTAssertFalse(ring.visibleItems(atOffset: far).isEmpty)
  }
}
