import CircularLayout
import LayoutTestSupport
import XCTest

/// Items that turn over, so that no text stands on its head.
final class WheelLegibilityTests: XCTestCase {
  private func ring(
    _ legibility: Wheel.Legibility?, _ change: (inout Wheel.Configuration) -> Void = { _ in }
  ) throws -> Wheel {
    try Wheel.sample(12, .ring(turns: 3), viewport: LayoutSize(width: 400, height: 400)) {
      $0.itemSize = LayoutSize(width: 40, height: 60)
      $0.radiusToItemCenter = 150
      $0.center = .at(LayoutPoint(x: 200, y: 200))
      $0.legibility = legibility
      change(&$0)
    }
  }

  private func rotations(of wheel: Wheel) throws -> [Double] {
    try (0..<12).map { try XCTUnwrap(wheel.item(at: $0, atOffset: 0)).rotation.degrees }
  }

  /// Around the clock: straight down is kept, straight up snaps over, and so does the lower half.
  func testTheClockByHand() throws {
    let turned = try rotations(of: ring(Wheel.Legibility()))
    let expected = [0, 30, 60, 90, -60, -30, 0, 30, 60, 90, -60, -30]
    for (rotation, expected) in zip(turned, expected) {
      XCTAssertEqual(rotation, Double(expected), accuracy: 1e-9)
    }
    // Text along the spokes reads outward on the right and inward on the left, never upwards.
    let spokes = try rotations(of: ring(Wheel.Legibility(textRotation: .degrees(90))))
    for (hour, rotation) in spokes.enumerated() {
      let text = (rotation + 90).remainder(dividingBy: 360)
      XCTAssertLessThanOrEqual(text.magnitude, 90 + 1e-9, "\(hour) o'clock")
      let isOutward = (rotation - Double(hour) * 30).remainder(dividingBy: 360).magnitude < 1
      XCTAssertEqual(isOutward, hour == 0 || hour > 6, "\(hour) o'clock")
    }
  }

  /// Through the vertical by way of the horizontal: 30° before, at, and after three o'clock.
  func testTurningOverByHand() throws {
    let wheel = try ring(Wheel.Legibility(turnOver: .degrees(120)))
    for (degrees, expected) in [(30.0, 30.0), (60, 60 - 180 * 0.15625), (90, 0), (150, -30)] {
      let item = try XCTUnwrap(wheel.item(at: 0, atOffset: -degrees * 100 / 30))
      XCTAssertEqual(item.angle.degrees, degrees, accuracy: 1e-9)
      XCTAssertEqual(item.rotation.degrees, expected, accuracy: 1e-9)
    }
  }

  /// The text is never beyond the vertical, and the numbers of an item agree with each other.
  func testNoTextStandsOnItsHead() throws {
    try forEachRandomWheel(RandomCases.count) { one in
      let (wheel, legibility) = try legible(&one)
      let (index, offset) = (Int.random(in: 0..<60, using: &one.random), one.offset)
      guard index < wheel.itemCount, let item = wheel.item(at: index, atOffset: offset) else {
        return
      }
      let before = try XCTUnwrap(one.item(index))
      let message = "\(one.message), item \(index)"
      let text = (item.rotation + legibility.textRotation).normalized
      XCTAssertLessThanOrEqual(text.radians.magnitude, .pi / 2 + 1e-8, message)
      // The corners are where the rotation puts them.
      let quad = LayoutQuad(
        center: item.center,
        size: LayoutSize(
          width: item.size.width * item.scale, height: item.size.height * item.scale),
        rotation: item.rotation)
      XCTAssertLessThan(quad.corners[0].distance(to: item.quad.corners[0]), 1e-6, message)
      XCTAssertEqual(item.center, before.center)
      XCTAssertEqual(item.angle, before.angle)
      // From upright to upside down it turns smoothly within an angle about the vertical.
      let askew = (before.rotation + legibility.textRotation).normalized.radians.magnitude - .pi / 2
      let width = legibility.turnOver.radians
      guard width > 1e-3 || askew.magnitude > width / 2 + 1e-8 else { return }
      let part = min(max(askew / max(width, 1e-9) + 0.5, 0), 1)
      let turn = (item.rotation - before.rotation).normalized.radians.magnitude
      XCTAssertEqual(turn, .pi * part * part * (3 - 2 * part), accuracy: 1e-6, message)
    }
  }

  /// A query finds what its items' polygons say, also while these are turning over.
  func testQueriesFindWhatTurnsOver() throws {
    try forEachRandomWheel(RandomCases.count) { one in
      let wheel = try legible(&one).wheel
      let rect = one.rect()
      let found = Set(wheel.items(in: rect, atOffset: one.offset).map(\.index))
      for index in 0..<wheel.itemCount {
        guard let item = wheel.item(at: index, atOffset: one.offset) else {
          XCTAssertFalse(found.contains(index), one.message)
          continue
        }
        let answers = [-1e-6, 1e-6].map {
          polygon(item.quad.corners, meets: rect.insetBy(dx: $0, dy: $0))
        }
        if answers[0] == answers[1] {
          XCTAssertEqual(found.contains(index), answers[0], "\(one.message), item \(index)")
        }
      }
    }
  }

  /// A random wheel whose items turn over.
  private func legible(
    _ one: inout RandomCase
  ) throws -> (wheel: Wheel, legibility: Wheel.Legibility) {
    let widths: [Double] = [0, 180, .random(in: 0...180, using: &one.random)]
    let legibility = Wheel.Legibility(
      textRotation: .degrees(Double(Int.random(in: -4...4, using: &one.random)) * 45),
      turnOver: .degrees(widths[Int.random(in: 0..<3, using: &one.random)]))
    return (try one.world.wheel { $0.legibility = legibility }, legibility)
  }
}
