import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelFlingTests: XCTestCase {
  private func wheel(
    _ count: Int, _ arrangement: Wheel.Arrangement = .list(spacing: .angle(.degrees(20))),
    direction: LayoutReadingDirection = .leftToRight, step: Double = 100
  ) throws -> Wheel {
    try Wheel(
      itemCount: count,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        arrangement: arrangement, scrollStep: .points(step), direction: direction),
      viewportSize: LayoutSize(width: 400, height: 800))
  }

  /// 1 point per millisecond carries 0.998 / 0.002 = 499 points, snapped to the next item.
  func testTheTargetByHand() throws {
    let wheel = try wheel(20)
    XCTAssertEqual(wheel.fling(fromOffset: 410, velocity: 1_000).target, 1_000)
    XCTAssertEqual(wheel.fling(fromOffset: 910, velocity: -1_000).target, 400)
    XCTAssertEqual(
      wheel.fling(fromOffset: 410, velocity: 1_000, decelerationRate: 0.99).target, 600)
    XCTAssertEqual(wheel.fling(fromOffset: 410, velocity: 1_000, decelerationRate: 0).target, 500)
    XCTAssertEqual(wheel.fling(fromOffset: 410, velocity: 0).target, 400)
    XCTAssertEqual(wheel.fling(fromOffset: 410, velocity: 1e9).target, 1_900)
    XCTAssertEqual(
      wheel.fling(fromOffset: 410, velocity: 1_000, snapping: .page(from: 400)).target, 500)
    XCTAssertEqual(
      wheel.fling(
        fromOffset: 410, velocity: 1_000, snapping: .items(atMost: 2, from: 400)
      ).target, 600)
    XCTAssertEqual(try self.wheel(0).fling(fromOffset: 410, velocity: 1_000).target, 0)
  }

  /// Where the content comes to rest by itself, it moves as a scroll view's: 0.998 of the velocity
  /// is left after each millisecond.
  func testAFreeFlingIsThatOfAScrollView() throws {
    let wheel = try wheel(20)
    let fling = wheel.fling(fromOffset: 1, velocity: 1_000)
    XCTAssertEqual(fling.target, 500)
    var (offset, velocity) = (1.0, 1.0)
    for millisecond in 0..<3_000 {
      let time = Double(millisecond) / 1_000
      XCTAssertEqual(fling.offset(after: time), offset, accuracy: 0.5)
      XCTAssertEqual(fling.velocity(after: time), velocity * 1_000, accuracy: 0.5)
      velocity *= 0.998
      offset += velocity
    }
    XCTAssertEqual(fling.duration, 3.79, accuracy: 0.01)
  }

  /// The target against stepping a scroll view through its milliseconds, and snapping where it ends.
  func testTheTargetAgainstSteps() throws {
    var random = SplitMix64(seed: 47)
    for number in 0..<RandomCases.count {
      let isRing = Bool.random(using: &random)
      let wheel = try wheel(
        .random(in: 1...50, using: &random), isRing ? .ring(turns: 3) : .list(spacing: .gap(1)),
        direction: .random(using: &random) ? .leftToRight : .rightToLeft,
        step: .random(in: 1...400, using: &random))
      let start = Double.random(in: -300...(wheel.maximumOffset + 300), using: &random)
      let velocity = Double.random(in: -5_000...5_000, using: &random)
      let rate = Double.random(in: 0.98...0.995, using: &random)
      var (offset, perMillisecond) = (start, velocity / 1_000)
      while perMillisecond.magnitude > 1e-9 {
        perMillisecond *= rate
        offset += perMillisecond
      }
      let fling = wheel.fling(fromOffset: start, velocity: velocity, decelerationRate: rate)
      let target = wheel.snappedOffset(proposed: offset, velocity: velocity)
      // Between two items a hair decides which is next.
      let focus = wheel.focusIndex(atOffset: offset)
      if (focus - focus.rounded()).magnitude > 1e-4 {
        XCTAssertEqual(fling.target, target, accuracy: 1e-6, "seed 47, case \(number)")
      }
    }
  }

  /// From the start to the target without turning round, at the velocity that it says it has.
  func testTheMotion() throws {
    var random = SplitMix64(seed: 53)
    for number in 0..<RandomCases.count {
      let isRing = Bool.random(using: &random)
      let wheel = try wheel(
        .random(in: 1...50, using: &random), isRing ? .ring(turns: 3) : .list(spacing: .gap(1)),
        step: .random(in: 1...400, using: &random))
      let start = Double.random(in: -300...(wheel.maximumOffset + 300), using: &random)
      let velocity = Double.random(in: -5_000...5_000, using: &random)
      let fling = wheel.fling(
        fromOffset: start, velocity: velocity,
        decelerationRate: .random(in: 0.9...0.999, using: &random),
        snapping: .random(using: &random) ? .free : .page(from: start))
      let message = "seed 53, case \(number)"
      let way = fling.target - start
      XCTAssertEqual(fling.start, start)
      XCTAssertEqual(fling.offset(after: -1), start)
      XCTAssertEqual(fling.offset(after: fling.duration), fling.target)
      XCTAssertEqual(fling.velocity(after: fling.duration), 0)
      guard fling.duration > 0 else {
        XCTAssertTrue(way.magnitude <= 0.25 || velocity.magnitude > 4 * way.magnitude, message)
        continue
      }
      if velocity * way > 0 {
        XCTAssertEqual(fling.velocity(after: 0), velocity, accuracy: 1e-6, message)
      } else {
        XCTAssertEqual(fling.velocity(after: 0), 0, message)
      }
      XCTAssertEqual(fling.offset(after: 0), start)
      var before = start
      for sample in 1...12 {
        let time = fling.duration * Double(sample) / 12 * (1 - 1e-12)
        let offset = fling.offset(after: time)
        XCTAssertGreaterThanOrEqual((offset - before) * way, -1e-6 * way.magnitude, message)
        XCTAssertLessThanOrEqual(
          (offset - start).magnitude, way.magnitude * (1 + 1e-12) + 1e-9, message)
        before = offset
        let instant = fling.duration * 1e-5
        guard time + instant < fling.duration else { continue }
        let slope =
          (fling.offset(after: time + instant) - fling.offset(after: time - instant))
          / (2 * instant)
        XCTAssertEqual(
          fling.velocity(after: time), slope,
          accuracy: 1e-4 * (way.magnitude / fling.duration + velocity.magnitude), message)
      }
      XCTAssertEqual(before, fling.target, accuracy: 0.2501, message)
    }
  }

  func testAbsurdNumbers() throws {
    let absurd = [
      Double.nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, 1, -1, 0.5, 2,
    ]
    for isRing in [false, true] {
      let wheel = try wheel(5, isRing ? .ring(turns: 2) : .list(spacing: .gap(1)))
      for offset in absurd {
        for velocity in absurd {
          for rate in absurd {
            let fling = wheel.fling(
              fromOffset: offset, velocity: velocity, decelerationRate: rate)
            XCTAssertTrue(fling.target.isFinite && fling.duration.isFinite)
            XCTAssertGreaterThanOrEqual(fling.duration, 0)
            for time in absurd {
              XCTAssertTrue(fling.offset(after: time).isFinite)
              XCTAssertTrue(fling.velocity(after: time).isFinite)
            }
          }
        }
      }
    }
  }
}
