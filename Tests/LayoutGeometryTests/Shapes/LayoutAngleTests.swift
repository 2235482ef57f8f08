import LayoutGeometry
import XCTest

final class LayoutAngleTests: XCTestCase {
  func testDegreesAndRadiansAreTheSameAngle() {
    XCTAssertEqual(LayoutAngle.degrees(180), .halfTurn)
    XCTAssertEqual(LayoutAngle.degrees(360), .fullTurn)
    XCTAssertEqual(LayoutAngle.degrees(90).radians, 1.5707963267948966)
    XCTAssertEqual(LayoutAngle.radians(.pi / 6).degrees, 30, accuracy: 1e-14)
  }

  func testArithmeticAddsTurns() {
    XCTAssertEqual(LayoutAngle.radians(1) + .radians(2), .radians(3))
    XCTAssertEqual(LayoutAngle.radians(1) - .radians(3), .radians(-2))
    XCTAssertLessThan(LayoutAngle.degrees(-10), .zero)
    XCTAssertEqual("\(LayoutAngle.halfTurn)", "180.0°")
  }

  /// Every whole degree over five turns, against counting turns off one by one.
  func testNormalizedPointsTheSameWayWithinHalfATurn() {
    for degrees in -900...900 {
      var expected = degrees
      while expected > 180 { expected -= 360 }
      while expected <= -180 { expected += 360 }
      let normalized = LayoutAngle.degrees(Double(degrees)).normalized
      XCTAssertEqual(normalized.degrees, Double(expected), accuracy: 1e-12, "\(degrees)")
      XCTAssertEqual(normalized.normalized, normalized, "\(degrees)")
    }
  }

  func testShortestTurnGoesAcrossTheTop() {
    let turn = LayoutAngle.degrees(350).shortestTurn(to: .degrees(20))
    XCTAssertEqual(turn.degrees, 30, accuracy: 1e-12)
    let back = LayoutAngle.degrees(20).shortestTurn(to: .degrees(350))
    XCTAssertEqual(back.degrees, -30, accuracy: 1e-12)
  }

  func testNumbersThatAreNoAnglesDoNotTrap() {
    for radians in [Double.nan, .infinity, -.infinity] {
      XCTAssertTrue(LayoutAngle.radians(radians).normalized.radians.isNaN)
      XCTAssertTrue(LayoutAngle.radians(radians).sineAndCosine.sine.isNaN)
    }
    XCTAssertLessThanOrEqual(
      LayoutAngle.radians(1e308).normalized.radians.magnitude, .pi)
  }

  func testQuarterTurnsAreExact() {
    for (degrees, sine, cosine) in [
      (-180.0, 0.0, -1.0), (-90, -1, 0), (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0),
      (360, 0, 1), (450, 1, 0),
    ] {
      let exact = LayoutAngle.degrees(degrees).sineAndCosine
      XCTAssertEqual(exact.sine, sine, "\(degrees)")
      XCTAssertEqual(exact.cosine, cosine, "\(degrees)")
    }
  }

  /// The library's functions against each other and against angles known by heart.
  func testTrigonometry() {
    let third = sineAndCosine(.pi / 3)
    XCTAssertEqual(third.sine, 0.75.squareRoot(), accuracy: 1e-15)
    XCTAssertEqual(third.cosine, 0.5, accuracy: 1e-15)
    XCTAssertEqual(arctangent(1, -1), 3 * .pi / 4, accuracy: 1e-15)
    for step in -150...150 {
      let angle = Double(step) / 100
      let (sine, cosine) = sineAndCosine(angle)
      XCTAssertEqual(arcsine(sine), angle, accuracy: 1e-14)
      XCTAssertEqual(arctangent(sine, cosine), angle, accuracy: 1e-14)
    }
    XCTAssertTrue(arcsine(1.5).isNaN)
  }
}
