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

  /// An offset rounded to pixels does not tell a drag from none; the tolerance says how much.
  func testADragWithinTheToleranceIsNone() throws {
    let wheel = try Wheel.sample(20)
    func snapped(_ end: Double, _ velocity: Double, _ tolerance: Double = 1e-6) -> Double {
      wheel.snappedOffset(
        proposed: end, velocity: velocity, snapping: .page(from: 500), tolerance: tolerance)
    }
    XCTAssertEqual(snapped(500.00001, -1), 400)
    XCTAssertEqual(snapped(499.99999, 1), 600)
    XCTAssertEqual(snapped(501, -1, 0.02), 400)
    XCTAssertEqual(snapped(499, 1, 0.02), 600)
    XCTAssertEqual(snapped(503, -1, 0.02), 500)
    XCTAssertEqual(snapped(497, 1, 0.02), 500)
    XCTAssertEqual(snapped(501, .nan), 500)
  }

  /// Every quarter of an item to begin at and to end at, on lists and rings of up to four items.
  func testEveryDragInASmallWorld() {
    withEvery("count", in: 1...4) { count in
      withEvery("arrangement", in: [.list(spacing: .gap(4)), Wheel.Arrangement.ring(turns: 3)]) {
        arrangement in
        withEvery("direction", in: LayoutReadingDirection.both) { direction in
          let wheel = try Wheel.sample(count, arrangement, direction: direction)
          let isRing = wheel.turnLength != nil
          withEvery("start", in: -6...(4 * count + 6)) { start in
            withEvery("end", in: -18...(4 * count + 18)) { end in
              withEvery("way", in: [-1, 0, 1]) { way in
                let expected = self.page(
                  from: Double(start) / 4, to: Double(end) / 4, way: way,
                  bounds: isRing ? -100...100 : 0...(count - 1))
                let forward = direction == .leftToRight ? 1.0 : -1
                let rest = wheel.snappedOffset(
                  proposed: wheel.offset(atFocusIndex: Double(end) / 4),
                  velocity: Double(way) * forward,
                  snapping: .page(from: wheel.offset(atFocusIndex: Double(start) / 4)))
                expectEqual(rest, wheel.offset(atFocusIndex: Double(expected)))
              }
            }
          }
        }
      }
    }
  }

  /// Every eighth of an item to come from, with every sign of velocity.
  func testEveryFreeRestInASmallWorld() throws {
    for arrangement in [Wheel.Arrangement.list(spacing: .gap(4)), .ring(turns: 3)] {
      for direction in LayoutReadingDirection.both {
        let wheel = try Wheel.sample(6, arrangement, direction: direction)
        for eighth in -16...64 {
          let end = Double(eighth) / 8
          for (way, target) in [
            (-1.0, end.rounded(.down)), (0, (end + 0.5).rounded(.down)),
            (1, end.rounded(.up)),
          ] {
            let bounded = wheel.turnLength == nil ? min(max(target, 0), 5) : target
            let rest = wheel.snappedOffset(
              proposed: wheel.offset(atFocusIndex: end),
              velocity: direction == .leftToRight ? way : -way)
            XCTAssertEqual(rest, wheel.offset(atFocusIndex: bounded), "\(end) at \(way)")
          }
        }
      }
    }
  }

  /// The item at which a page comes to rest, found by going through all there are.
  private func page(
    from start: Double, to end: Double, way: Int, bounds: ClosedRange<Int>
  ) -> Int {
    func nearest(to place: Double, among items: ClosedRange<Int>) -> Int {
      // Of two that are equally near it is the later one, which comes first.
      var nearest = items.upperBound
      var item = nearest - 1
      while item >= items.lowerBound {
        if abs(Double(item) - place) < abs(Double(nearest) - place) { nearest = item }
        item -= 1
      }
      return nearest
    }
    let item = nearest(to: start, among: bounds)
    let neighbors = (item - 1)...(item + 1)
    let isFlickedBackToTheItem = way > 0 ? end < Double(item) : end > Double(item)
    let target =
      way == 0
      ? nearest(to: end, among: neighbors) : isFlickedBackToTheItem ? item : item + way
    return min(max(target, bounds.lowerBound), bounds.upperBound)
  }
}
