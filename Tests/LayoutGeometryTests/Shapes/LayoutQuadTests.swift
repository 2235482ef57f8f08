import LayoutGeometry
import LayoutTestSupport
import XCTest

final class LayoutQuadTests: XCTestCase {
  private let card = LayoutQuad(
    center: LayoutPoint(x: 50, y: 50), size: LayoutSize(width: 60, height: 20),
    rotation: .degrees(90))

  func testAQuarterTurnMovesTheCornersOnByOne() {
    XCTAssertEqual(
      card.corners,
      [(60, 20), (60, 80), (40, 80), (40, 20)].map { LayoutPoint(x: $0, y: $1) })
    XCTAssertEqual(card.bounds, LayoutRect(x: 40, y: 20, width: 20, height: 60))
  }

  func testNegativeExtentsCountAsPositive() {
    let quad = LayoutQuad(
      center: .zero, size: LayoutSize(width: -4, height: -2), rotation: .zero)
    XCTAssertEqual(quad.size, LayoutSize(width: 4, height: 2))
  }

  /// Every pair of rectangles on a lattice, empty ones included, with one turned by whole quarters.
  func testAtQuarterTurnsItAgreesWithTheTurnedRectangle() {
    let lattice = RectLattice.rects(count: 4)
    let halves = (-1...7).map { Double($0) / 2 }
    for first in lattice {
      for quarters in 0...3 {
        let quad = LayoutQuad(
          center: first.center, size: first.size, rotation: .degrees(Double(quarters) * 90))
        let turned = quad.bounds
        if quarters == 0 { XCTAssertEqual(turned, first) }
        for second in lattice {
          XCTAssertEqual(quad.intersects(second), turned.intersects(second), "\(quad) \(second)")
        }
        for point in halves.flatMap({ x in halves.map { LayoutPoint(x: x, y: $0) } })
        where quarters == 0 {
          XCTAssertEqual(quad.contains(point), first.contains(point), "\(first) \(point)")
        }
      }
    }
  }

  func testIntersectsAgreesWithCuttingSegments() {
    var random = SplitMix64(seed: 13)
    var met = 0
    for _ in 0..<40_000 {
      let quad = randomQuad(using: &random)
      let rect = LayoutRect(
        x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random),
        width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
      let corners = quad.corners
      if polygon(corners, meets: rect.insetBy(dx: 1e-9, dy: 1e-9)) {
        XCTAssertTrue(quad.intersects(rect), "\(quad) \(rect)")
        met += 1
      } else if !polygon(corners, meets: rect.insetBy(dx: -1e-9, dy: -1e-9)) {
        XCTAssertFalse(quad.intersects(rect), "\(quad) \(rect)")
      }
    }
    XCTAssertTrue((8_000..<32_000).contains(met), "\(met) of 40,000 meet: no test of both answers")
  }

  func testNumbersThatAreNoPlacesMeetNothing() {
    let rect = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    for number in [Double.nan, .infinity, -.infinity] {
      let away = LayoutPoint(x: number, y: 0)
      let lost = LayoutQuad(center: away, size: LayoutSize(width: 1, height: 1), rotation: .zero)
      XCTAssertFalse(lost.intersects(rect))
      XCTAssertFalse(card.contains(away))
      let bent = LayoutQuad(
        center: .zero, size: LayoutSize(width: 1, height: 1), rotation: .radians(number))
      XCTAssertFalse(bent.intersects(rect))
      XCTAssertFalse(bent.contains(.zero))
    }
    XCTAssertTrue(
      card.intersects(LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)))
  }

  private func randomQuad(using random: inout SplitMix64) -> LayoutQuad {
    LayoutQuad(
      center: LayoutPoint(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random)),
      size: LayoutSize(
        width: .random(in: 1...120, using: &random), height: .random(in: 1...120, using: &random)),
      rotation: .radians(.random(in: -7...7, using: &random)))
  }
}
