import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelFlingTests: XCTestCase {
  /// 1 point per millisecond carries 0.998 / 0.002 = 499 points, snapped to the next item.
  func testTheTargetByHand() throws {
    let wheel = try Wheel.sample(20)
    for (start, velocity, rate, snapping, target) in [
      (410, 1_000, 0.998, .free, 1_000), (910, -1_000, 0.998, .free, 400),
      (410, 1_000, 0.99, .free, 600), (410, 1_000, 0, .free, 500), (410, 0, 0.998, .free, 400),
      (410, 1e9, 0.998, .free, 1_900), (410, 1_000, 0.998, .page(from: 400), 500),
      (449.5, 0, 0.998, .page(from: 400), 400), (450.5, 0, 0.998, .page(from: 400), 500),
      (410, 1_000, 0.998, .items(atMost: 2, from: 400), 600),
    ] as [(Double, Double, Double, Wheel.Snapping, Double)] {
      let fling = wheel.fling(
        fromOffset: start, velocity: velocity, decelerationRate: rate, snapping: snapping)
      XCTAssertEqual(fling.target, target, "\(velocity) from \(start), \(rate), \(snapping)")
    }
    XCTAssertEqual(wheel.fling(fromOffset: 410, velocity: 99, settlingRate: 0).duration, 0)
    XCTAssertEqual(try Wheel.sample(0).fling(fromOffset: 410, velocity: 1_000).target, 0)
  }

  /// A finger that is lifted all but at rest leaves the nearest item, a flick goes on to the next.
  func testTheLeastVelocity() throws {
    let wheel = try Wheel.sample(20)
    func target(_ start: Double, _ velocity: Double, _ snapping: Wheel.Snapping = .free) -> Double {
      wheel.fling(fromOffset: start, velocity: velocity, snapping: snapping).target
    }
    for velocity in [1, 49.9, -1, -49.9] {
      XCTAssertEqual(target(405, velocity), 400)
      XCTAssertEqual(target(495, velocity), 500)
      XCTAssertEqual(target(405, velocity, .page(from: 400)), 400)
    }
    // It carries a little all the same, and moves at the finger's velocity.
    XCTAssertEqual(target(430, 45), 500)
    XCTAssertEqual(wheel.fling(fromOffset: 430, velocity: 45).velocity(after: 0), 45)
    for start in [405.0, 495] {
      XCTAssertEqual(target(start, 50), start < 475 ? 500 : 600)
      XCTAssertEqual(target(start, -50), start > 425 ? 400 : 300)
      XCTAssertEqual(target(start, 50, .page(from: 400)), 500)
    }
    for (least, target) in [(0.0, 500.0), (-1, 500), (.nan, 500), (1, 500), (2, 400)] {
      let fling = wheel.fling(fromOffset: 405, velocity: 1, leastVelocity: least)
      XCTAssertEqual(fling.target, target, "\(least)")
    }
  }

  /// With a deceleration rate below the settling rate, the ways at which one of them takes over.
  func testADecelerationFasterThanSettling() throws {
    let wheel = try Wheel.sample(20)
    let (fast, slow) = (1_000 * 0.03 / 0.97, 1_000 * 0.015 / 0.985)
    // The way that it is carried, half of it, and one at whose end it is as fast as settling.
    for (way, rate) in [(1_000 / fast, fast), (500 / fast, fast), (50, 20), (1_000 / slow, slow)] {
      let glide = wheel.glide(from: 0, to: way, velocity: 1_000, decelerationRate: 0.97)
      for time in [0.01, 0.05, 0.1] {
        let offset = way * (1 - exp(-rate * time))
        XCTAssertEqual(glide.offset(after: time), offset, accuracy: 1e-9, "\(way) at \(time)")
      }
    }
  }

  /// A flick whose way is cut short settles over it as from rest, and does not stop within frames.
  func testAFlickTooFastForItsWay() throws {
    let wheel = try Wheel.sample(20)
    for way in [5.0, 36, 99] {
      for velocity in [100.0, 1_000, 4_000, 1e6, 1e150] {
        let fling = wheel.fling(fromOffset: 1_900 - way, velocity: velocity)
        XCTAssertEqual(fling.target, 1_900)
        XCTAssertGreaterThan(fling.duration, 0.15, "\(velocity), \(way)")
        XCTAssertLessThan(fling.duration, 1, "\(velocity), \(way)")
        let settling = 1_000 * (1 / 0.985 - 1) * way
        XCTAssertEqual(fling.velocity(after: 0), min(velocity, settling), accuracy: 1e-6)
        let start = fling.offset(after: 1e-9) - fling.start
        XCTAssertEqual(start, fling.velocity(after: 0) * 1e-9, accuracy: 1e-9)
      }
    }
    let last = wheel.fling(fromOffset: 1_864, velocity: 4_000)
    XCTAssertEqual(last.duration, 0.326, accuracy: 0.001)
    // A host whose content decelerates faster than that keeps the finger's velocity.
    let fast = wheel.fling(fromOffset: 1_864, velocity: 1_000, decelerationRate: 0.97)
    XCTAssertEqual(fast.velocity(after: 0), 1_000, accuracy: 1e-9)
  }

  /// A wheel at rest between two items is on one of them within half a second or so.
  func testSettlingTakesHalfASecond() throws {
    let wheel = try Wheel.sample(20, step: 400)
    for way in stride(from: 5.0, through: 199, by: 3) {
      for side in [-way, way] {
        let fling = wheel.fling(fromOffset: 800 - side, velocity: 0)
        XCTAssertEqual(fling.target, 800)
        XCTAssertTrue((0.3...0.6).contains(fling.duration), "\(way): \(fling.duration)")
      }
    }
    let ring = try Wheel.sample(12, .ring(turns: 3)).fling(fromOffset: 20, velocity: 0)
    XCTAssertEqual(ring.offset(after: 0.45), 0)
  }

  /// A flick goes as far as a scroll view's, within 1.6 s, and nowhere does its velocity jump.
  func testAFlickSettlesWithoutAJump() throws {
    let wheel = try Wheel.sample(100, step: 130)
    for velocity in [50.0, 60, 130, 300, 900, 2_000, 5_000] {
      for start in stride(from: 0.0, to: 130, by: 10) {
        let fling = wheel.fling(fromOffset: start, velocity: velocity)
        let natural = start + 0.998 / 0.002 / 1_000 * velocity
        XCTAssertTrue(fling.target >= natural - 1e-3 && fling.target < natural + 130)
        XCTAssertLessThan(fling.duration, 1.6, "\(velocity) from \(start)")
        XCTAssertEqual(fling.velocity(after: 0), velocity, accuracy: 1e-9)
        /// The greatest difference of velocity between samples, which is in proportion to the time
        /// between them where nothing jumps.
        func greatestChange(_ count: Int) -> Double {
          let end = fling.duration * (1 - 1e-9)
          let velocities = (0...count).map {
            fling.velocity(after: end * Double($0) / Double(count))
          }
          XCTAssertGreaterThanOrEqual(velocities.min() ?? -1, 0)
          return zip(velocities, velocities.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        }
        XCTAssertLessThan(
          greatestChange(2_000), 0.2 * greatestChange(200), "\(velocity) from \(start)")
      }
    }
  }

  /// Numbers of the formulas in the article, worked out apart from the engine.
  func testTheMotionByHand() throws {
    let wheel = try Wheel.sample(20)
    // 499 points would be its own way, half of this one: it coasts for half of 2 · 499 ms.
    let glide = wheel.glide(from: 0, to: 998, velocity: 1_000)
    XCTAssertEqual(glide.offset(after: 0.4), 359.919_839_68, accuracy: 1e-6)
    XCTAssertEqual(glide.velocity(after: 0.4), 799.599_198_40, accuracy: 1e-6)
    XCTAssertEqual(glide.offset(after: 0.599), 705.483_025_73, accuracy: 1e-6)
    let short = wheel.glide(from: 0, to: 998, velocity: 1_000, decelerationRate: 0.99)
    XCTAssertEqual(short.offset(after: 0.1), 381.429_356_48, accuracy: 1e-6)
    // It brakes where 1 / k of a second of the way is left.
    let own = wheel.glide(from: 0, to: 499, velocity: 1_000)
    XCTAssertEqual(own.offset(after: 0.5), 374.749_499_00, accuracy: 1e-6)
    XCTAssertEqual(own.offset(after: 1), 497.865_581_79, accuracy: 1e-6)
    // 20 points at 1,000 points per second: from the start, by 1/e every 20 ms, if the content
    // decelerates faster than that; otherwise by the rate of settling, 15.228 per second.
    let brake = wheel.glide(from: 0, to: 20, velocity: 1_000, decelerationRate: 0.95)
    XCTAssertEqual(brake.offset(after: 0.02), 12.642_411_18, accuracy: 1e-6)
    let slower = wheel.glide(from: 0, to: 20, velocity: 1_000)
    XCTAssertEqual(slower.offset(after: 0.02), 5.251_170_18, accuracy: 1e-6)
  }

  /// A glide goes where the host says, as a fling goes that ends there.
  func testAGlideIsAFlingToATargetOfTheHost() throws {
    let wheel = try Wheel.sample(20)
    let fling = wheel.fling(fromOffset: 410, velocity: 1_000, decelerationRate: 0.997)
    XCTAssertEqual(
      wheel.glide(from: 410, to: 800, velocity: 1_000, decelerationRate: 0.997), fling)
    XCTAssertEqual(wheel.glide(from: 380, to: 400), wheel.fling(fromOffset: 380, velocity: 0))
    let back = wheel.glide(from: 1_000, to: 333, velocity: 500)
    XCTAssertEqual(back.velocity(after: 0), 0)
    XCTAssertEqual(back.offset(after: 1), 333)
    XCTAssertEqual(wheel.glide(from: .nan, to: .infinity).target, 1_900)
    XCTAssertEqual(wheel.glide(from: 0, to: 500, settlingRate: .nan).offset(after: 0), 500)
  }

  /// From the start to the target without turning round, at the velocity that it says it has.
  func testTheMotion() throws {
    var random = SplitMix64(seed: 53)
    for number in 0..<RandomCases.count {
      let wheel = try Wheel.sample(1...50, direction: .leftToRight, using: &random)
      let start = Double.random(in: -300...(wheel.maximumOffset + 300), using: &random)
      let velocity = Double.random(in: -5_000...5_000, using: &random)
      let rate = Double.random(in: 0.9...0.999, using: &random)
      let fling = wheel.fling(
        fromOffset: start, velocity: velocity, decelerationRate: rate,
        snapping: .random(using: &random) ? .free : .page(from: start))
      let message = "seed 53, case \(number)"
      let way = fling.target - start
      XCTAssertEqual(fling.start, start)
      XCTAssertEqual(fling.offset(after: -1), start)
      XCTAssertEqual(fling.offset(after: fling.duration), fling.target)
      XCTAssertEqual(fling.velocity(after: fling.duration), 0)
      guard fling.duration > 0 else {
        XCTAssertLessThanOrEqual(way.magnitude, 0.25, message)
        continue
      }
      if velocity * way > 0 {
        let greatest = 1_000 * (1 / min(rate, 0.985) - 1) * way.magnitude
        XCTAssertEqual(
          fling.velocity(after: 0), min(max(velocity, -greatest), greatest), accuracy: 1e-6,
          message)
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

  func testAGlideInATime() throws {
    let wheel = try Wheel.sample(20)
    var random = SplitMix64(seed: 61)
    for number in 0..<RandomCases.worlds {
      let start = Double.random(in: -300...2_300, using: &random)
      let target = Double.random(in: 0...1_900, using: &random)
      let velocity = number % 3 == 0 ? 0 : Double.random(in: -3_000...3_000, using: &random)
      let duration = Double.random(in: 0.05...4, using: &random)
      guard (target - start).magnitude > 1 else { continue }
      let glide = wheel.glide(from: start, to: target, velocity: velocity, duration: duration)
      let message = "seed 61, case \(number)"
      XCTAssertEqual(glide.duration, duration, message)
      XCTAssertEqual(glide.offset(after: 0), start, message)
      XCTAssertEqual(glide.offset(after: duration), target, message)
      // A quarter of a point is left, and less than a hundredth of the time before that it was more.
      let left = (target - glide.offset(after: duration * (1 - 1e-9))).magnitude
      XCTAssertEqual(left, 0.25, accuracy: 1e-3, message)
      if velocity == 0 { XCTAssertEqual(glide.velocity(after: 0), 0, message) }
      var before = (target - start).magnitude
      for sample in 1...20 {
        let left = (target - glide.offset(after: duration * Double(sample) / 20)).magnitude
        XCTAssertLessThanOrEqual(left, before + 1e-9, message)
        before = left
      }
    }
    // At the time that it takes by itself it is the same motion.
    let own = wheel.glide(from: 380, to: 500)
    let same = wheel.glide(from: 380, to: 500, duration: own.duration)
    for time in [0.05, 0.1, 0.3] {
      XCTAssertEqual(same.offset(after: time), own.offset(after: time), accuracy: 1e-3)
    }
    for duration in [0, 1e-4, -1, Double.nan, -Double.infinity] {
      let glide = wheel.glide(from: 380, to: 500, duration: duration)
      XCTAssertEqual(glide.duration, 0)
      XCTAssertEqual(glide.offset(after: 0), 500)
    }
    XCTAssertEqual(wheel.glide(from: 380, to: 500, duration: .infinity).duration, 3_600)
    XCTAssertEqual(wheel.glide(from: 500, to: 500.2, duration: 3).duration, 0)
  }
}
