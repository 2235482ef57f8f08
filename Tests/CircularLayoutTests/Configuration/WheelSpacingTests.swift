import CircularLayout
import Foundation
import LayoutTestSupport
import XCTest

final class WheelSpacingTests: XCTestCase {
  private func wheel(
    _ spacing: Wheel.Spacing, size: LayoutSize = LayoutSize(width: 133, height: 173),
    radius: Double = 500, focus: Wheel.Focus = .top,
    orientation: Wheel.Orientation = .outward
  ) throws -> Wheel {
    try Wheel.sample(40, .list(spacing: spacing)) {
      $0.itemSize = size
      $0.radiusToItemCenter = radius
      $0.center = .at(.zero)
      $0.focus = focus
      $0.orientation = orientation
    }
  }

  func testAngleAndArcAreWhatTheySay() throws {
    XCTAssertEqual(try wheel(.angle(.degrees(15))).anglePerItem, .degrees(15))
    XCTAssertEqual(try wheel(.arc(250)).anglePerItem.radians, 0.5)
    XCTAssertEqual(try wheel(.widthAlongTangent).anglePerItem.radians, atan(133.0 / 500))
    XCTAssertEqual(try wheel(.widthAlongTangent, radius: 0).anglePerItem, .degrees(90))
  }

  /// The tutorial's own sizes, computed by hand: 14.90° overlap, 18.27° touch.
  func testTheTutorialsItemsOverlapAndTouchingOnesDoNot() throws {
    XCTAssertEqual(try wheel(.widthAlongTangent).anglePerItem.degrees, 14.9, accuracy: 0.005)
    XCTAssertEqual(try wheel(.gap(0)).anglePerItem.degrees, 18.27, accuracy: 0.005)
  }

  /// Three items of 80 points are 240: half a point more than the view, or less.
  func testItemsSideBySideShareWhatCanBeScrolled() throws {
    for (width, step) in [(239.5, 0.25), (240, 80), (240.5, 80)] {
      let wheel = try Wheel.sample(3, viewport: LayoutSize(width: width, height: 90)) {
        $0.scrollStep = .itemsSideBySide
      }
      XCTAssertEqual(wheel.offset(atFocusIndex: 2), 2 * step, "\(width)")
    }
    // A ring has no end.
    let ring = try Wheel.sample(
      3, .ring(turns: 1), viewport: LayoutSize(width: 239.5, height: 90)
    ) { $0.scrollStep = .itemsSideBySide }
    XCTAssertEqual(ring.step, 80)
  }

  /// The shortest distance between the corners and sides of the two neighbours after the focus.
  private func distanceOfNeighbours(in wheel: Wheel) throws -> Double {
    let quads = try [20, 21].map { try XCTUnwrap(wheel.item(at: $0, atOffset: 2_030)).quad }
    return distance(quads[0], quads[1])
  }

  /// Facing three o'clock, an item stands on the rim with its side: what counts is its height.
  func testNeighboursThatFaceTheFocusAreTheGapApart() throws {
    var random = SplitMix64(seed: 38)
    for _ in 0..<2_000 {
      let size = LayoutSize(
        width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      let radius = 250 + Double.random(in: 0...800, using: &random)
      let gap = Double.random(in: 0...50, using: &random)
      let sides: [Wheel.Focus] = [.top, .right, .bottom, .left]
      for focus in sides + [.angle(.degrees(.random(in: -180...180, using: &random)))] {
        let wheel = try wheel(
          .gap(gap), size: size, radius: radius, focus: focus, orientation: .facingFocus)
        let found = try distanceOfNeighbours(in: wheel)
        XCTAssertGreaterThan(found, gap - 1e-9, "\(focus)")
        if sides.contains(focus) { XCTAssertEqual(found, gap, accuracy: 1e-9, "\(focus)") }
      }
    }
  }

  /// Upright and outward items keep the angle that their width and height give, at every focus.
  func testTheGapOfUprightItemsDoesNotDependOnTheFocus() throws {
    // ρ = 500 − 86.5, q = √(413.5² + 66.5²): 2 · (atan(66.5 / 413.5) + asin(6 / q)).
    let q = (413.5 * 413.5 + 66.5 * 66.5).squareRoot()
    let expected = 2 * (atan(66.5 / 413.5) + asin(6 / q)) * 180 / .pi
    let foci: [Wheel.Focus] = [
      .top, .right, .bottom, .left, .angle(.degrees(45)), .angle(.degrees(-30)),
    ]
    for focus in foci {
      for orientation in [Wheel.Orientation.upright, .outward] {
        let wheel = try wheel(.gap(12), focus: focus, orientation: orientation)
        XCTAssertEqual(wheel.anglePerItem.degrees, expected, accuracy: 1e-12, "\(focus)")
      }
    }
    // On its side an item is 173 wide and 133 high: ρ = 500 − 66.5.
    let side = (433.5 * 433.5 + 86.5 * 86.5).squareRoot()
    let facing = try wheel(.gap(12), focus: .right, orientation: .facingFocus)
    XCTAssertEqual(
      facing.anglePerItem.degrees, 2 * (atan(86.5 / 433.5) + asin(6 / side)) * 180 / .pi,
      accuracy: 1e-12)
  }

  func testTheWidestGapPutsNeighboursOppositeEachOther() throws {
    let wheel = try wheel(.gap(2 * 500 - 173))
    XCTAssertEqual(wheel.anglePerItem.degrees, 180, accuracy: 1e-9)
  }
}
