import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelDialTests: XCTestCase {
  private let center = LayoutPoint(x: 200, y: 300)

  /// A ring of twelve, 100 points per item, so that a radian is 600 / π points.
  private func wheel(
    _ order: Wheel.ItemOrder = .clockwise, _ direction: LayoutReadingDirection = .leftToRight,
    arrangement: Wheel.Arrangement = .ring(turns: 3)
  ) throws -> Wheel {
    try Wheel.sample(12, arrangement, direction: direction) {
      $0.itemSize = LayoutSize(width: 40, height: 60)
      $0.radiusToItemCenter = 150
      $0.center = .at(center)
      $0.itemOrder = order
    }
  }

  /// A point of the viewport by its direction from the wheel's centre, clockwise from the top.
  private func point(_ degrees: Double, _ distance: Double = 150) -> LayoutPoint {
    let way = LayoutPoint(x: 0, y: -distance)
      .applying(LayoutTransform(rotation: .degrees(degrees)))
    return center.offsetBy(dx: way.x, dy: way.y)
  }

  /// A quarter turn clockwise brings items three places back, whichever way they are numbered.
  func testAQuarterTurn() throws {
    for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
      for order in Wheel.ItemOrder.allCases {
        let wheel = try wheel(order, direction)
        var dial = wheel.dial(takingHoldAt: point(20), atOffset: 1_000)
        let held = try XCTUnwrap(wheel.item(containingViewportPoint: point(0), atOffset: 1_000))
        let offset = dial.move(to: point(110))
        // Right to left a wheel is mirrored, and so are its offsets.
        XCTAssertEqual(offset, order == .counterclockwise ? 1_300 : 700, accuracy: 1e-9)
        let found = try XCTUnwrap(wheel.item(containingViewportPoint: point(90), atOffset: offset))
        XCTAssertEqual(found.index, held.index)
        XCTAssertEqual(dial.turn.degrees, 90, accuracy: 1e-9)
        XCTAssertEqual(dial.offset, offset)
      }
    }
  }

  func testManyTurnsBothWays() throws {
    let wheel = try wheel()
    var dial = wheel.dial(takingHoldAt: point(0), atOffset: 500)
    for step in 1...3_600 { dial.move(to: point(Double(step) * 100)) }
    XCTAssertEqual(dial.offset, 500 - 1_000 * 1_200, accuracy: 1e-6)
    for step in (-3_600...3_599).reversed() { dial.move(to: point(Double(step) * 100)) }
    XCTAssertEqual(dial.turn.degrees, -360_000, accuracy: 1e-6)
    XCTAssertEqual(dial.offset, 500 + 1_000 * 1_200, accuracy: 1e-6)
  }

  /// Exactly on the centre there is no direction: without a hub, a finger takes hold anew.
  func testTheCentreWithoutAHub() throws {
    let wheel = try wheel()
    for x in -20...20 {
      for y in -20...20 {
        let way = (dx: Double(x), dy: Double(y))
        var dial = wheel.dial(
          takingHoldAt: center.offsetBy(dx: way.dx, dy: way.dy), atOffset: 500, hubRadius: 0)
        XCTAssertEqual(dial.move(to: center), 500, "from \(way)")
        XCTAssertEqual(dial.velocity(ofTouch: LayoutPoint(x: 300, y: 200)), 0, "from \(way)")
        XCTAssertEqual(dial.move(to: center.offsetBy(dx: 7, dy: -9)), 500, "from \(way)")
        XCTAssertNotEqual(dial.move(to: center.offsetBy(dx: 7, dy: 9)), 500, "from \(way)")
      }
    }
  }

  /// Straight through the centre the wheel does not turn, however few touches the host reports.
  func testThroughTheCentre() throws {
    for hub in [0, 22, -5, Double.nan] {
      for count in [1, 2, 3, 10, 99] {
        var dial = try wheel().dial(takingHoldAt: point(30), atOffset: 500, hubRadius: hub)
        for touch in 1...count {
          dial.move(to: point(30, 150 - 300 * Double(touch) / Double(count)))
          XCTAssertEqual(dial.offset, 500, accuracy: 1e-9, "hub \(hub), \(touch) of \(count)")
        }
        // On the other side it turns as everywhere: 30° of 360° are 100 points.
        XCTAssertEqual(dial.move(to: point(180)), 500 + 100, accuracy: 1e-9)
      }
    }
  }

  func testAFingerInTheHubHoldsNothing() throws {
    var dial = try wheel().dial(takingHoldAt: point(0, 10), atOffset: 500)
    for degrees in stride(from: 0.0, through: 900, by: 45) {
      XCTAssertEqual(dial.move(to: point(degrees, 15)), 500)
      XCTAssertEqual(dial.velocity(ofTouch: LayoutPoint(x: 300, y: 100)), 0)
    }
    // It comes out at 180° and takes hold there.
    XCTAssertEqual(dial.move(to: point(180, 80)), 500, accuracy: 1e-9)
    XCTAssertEqual(dial.move(to: point(210, 80)), 400, accuracy: 1e-9)
  }

  func testTheVelocityOfATouch() throws {
    let wheel = try wheel()
    var dial = wheel.dial(takingHoldAt: point(0), atOffset: 500)
    // 150 points per second to the right at the top is a radian per second clockwise.
    let radian = 600 / Double.pi
    XCTAssertEqual(dial.velocity(ofTouch: LayoutPoint(x: 150, y: 70)), -radian, accuracy: 1e-9)
    dial.move(to: point(90))
    XCTAssertEqual(dial.velocity(ofTouch: LayoutPoint(x: 50, y: -150)), radian, accuracy: 1e-9)
    XCTAssertEqual(dial.velocity(ofTouch: LayoutPoint(x: .nan, y: 0)), 0)
    XCTAssertEqual(dial.velocity(ofTouch: LayoutPoint(x: 0, y: .infinity)), -1e150)
  }

  func testAbsurdTouchesChangeNothing() throws {
    let wheel = try wheel()
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      var dial = wheel.dial(takingHoldAt: point(0), atOffset: 500)
      dial.move(to: point(60))
      let before = dial
      dial.move(to: LayoutPoint(x: bad, y: 0))
      dial.move(to: LayoutPoint(x: 0, y: bad))
      XCTAssertEqual(dial, before)
      var lost = wheel.dial(takingHoldAt: LayoutPoint(x: bad, y: 3), atOffset: 500)
      XCTAssertEqual(lost.move(to: point(70)), 500)
      XCTAssertEqual(lost.move(to: point(100)), 400, accuracy: 1e-9)
      XCTAssertTrue(wheel.dial(takingHoldAt: point(0), atOffset: bad).offset.isFinite)
    }
    for far in [1e20, 1e140, 1e150] {
      var dial = wheel.dial(takingHoldAt: point(45), atOffset: 500)
      XCTAssertEqual(dial.move(to: LayoutPoint(x: far, y: far)), 200, accuracy: 1e-6)
      XCTAssertTrue(dial.move(to: LayoutPoint(x: -far, y: far)).isFinite)
    }
  }

  /// Against every way from one touch to the next in a hundred pieces; where along it a finger is
  /// reported does not matter, and it never turns too fast.
  func testAgainstSmallSteps() throws {
    var random = SplitMix64(seed: 41)
    let wheels = [
      try wheel(), try wheel(.counterclockwise, arrangement: .fan(over: .degrees(200))),
    ]
    for number in 0..<RandomCases.count {
      let isRing = number % 2 == 0
      let hub = Double.random(in: (isRing ? 10 : 1)...80, using: &random)
      var last = randomPoint(using: &random)
      var dial = wheels[number % 2].dial(takingHoldAt: last, atOffset: 500, hubRadius: hub)
      var often = dial
      var turned = 0.0
      var slack = 1e-9
      for _ in 0..<4 {
        let next = randomPoint(using: &random)
        func point(_ part: Double) -> LayoutPoint {
          LayoutPoint(
            x: last.x + (next.x - last.x) * part, y: last.y + (next.y - last.y) * part)
        }
        let pieces = 100
        slack += 3 * last.distance(to: next) / Double(pieces) / hub
        for piece in 0..<pieces {
          let before = point(Double(piece) / Double(pieces))
          let after = point(Double(piece + 1) / Double(pieces))
          if min(before.distance(to: center), after.distance(to: center)) > hub {
            turned += direction(before).shortestTurn(to: direction(after)).radians
          }
        }
        for part in (0..<4).map({ _ in Double.random(in: 0...1, using: &random) }).sorted() + [1] {
          let before = often.turn
          often.move(to: point(part))
          XCTAssertLessThanOrEqual(
            (often.turn - before).radians.magnitude, last.distance(to: next) / hub + 1e-9)
        }
        let offset = dial.move(to: next)
        let message = "seed 41, case \(number), hub \(hub)"
        XCTAssertEqual(dial.turn.radians, turned, accuracy: slack, message)
        XCTAssertEqual(dial.turn.radians, often.turn.radians, accuracy: 1e-6, message)
        if isRing { XCTAssertEqual(offset, 500 - dial.turn.radians * 600 / .pi, accuracy: 1e-6) }
        last = next
      }
    }
  }

  private func randomPoint(using random: inout SplitMix64) -> LayoutPoint {
    center.offsetBy(
      dx: .random(in: -200...200, using: &random), dy: .random(in: -200...200, using: &random))
  }

  private func direction(_ point: LayoutPoint) -> LayoutAngle {
    .radians(atan2(point.x - center.x, center.y - point.y))
  }
}
