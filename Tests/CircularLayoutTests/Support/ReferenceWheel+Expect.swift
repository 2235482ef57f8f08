import CircularLayout
import Foundation
import LayoutTestSupport
import XCTest

extension ReferenceWheel {
  /// Fails unless an item stands on its circle, with its falloff; if it can be told, at its place.
  func expect(
    _ item: Wheel.Item, in wheel: Wheel, atOffset offset: Double, _ isTame: Bool,
    line: UInt = #line
  ) {
    if isTame {
      let twin = items(atOffset: offset).first { $0.index == item.index }
      let complaint = twin.map { $0.isDoubtful ? nil : $0.complaint(about: item, accuracy: 1e-6) }
      XCTAssertNil(complaint ?? "\(item) is not shown", line: line)
    }
    let configuration = wheel.configuration
    let radius = configuration.radiusToItemCenter
    let half = hypot(item.size.width, item.size.height) / 2 * item.scale
    let coordinates = [item.wheelCenter.x, item.wheelCenter.y, radius, half].map(\.magnitude)
    let slack = 1e-9 * max(1e-3, coordinates.max() ?? 0)
    func hypotenuse(_ one: LayoutPoint, _ other: LayoutPoint) -> Double {
      hypot(one.x - other.x, one.y - other.y)
    }
    XCTAssertEqual(hypotenuse(item.center, item.wheelCenter), radius, accuracy: slack, line: line)
    XCTAssertEqual(item.wheelCenter, wheel.center(atOffset: offset), line: line)
    for corner in item.quad.corners {
      XCTAssertEqual(hypotenuse(corner, item.center), half, accuracy: slack, line: line)
    }
    XCTAssertEqual(item.frame, item.quad.bounds, line: line)
    if configuration.orientation == .outward, configuration.legibility == nil {
      XCTAssertEqual(item.rotation, item.angle, line: line)
    }
    let farthest = (configuration.focus.angle.radians.magnitude + .pi) * (1 + 1e-12)
    XCTAssertLessThanOrEqual(item.angle.radians.magnitude, farthest, line: line)
    let falloff = configuration.falloff
    XCTAssertEqual(
      (item.opacity - 1) * (falloff.scale - 1), (item.scale - 1) * (falloff.opacity - 1),
      accuracy: 1e-12 * max(1, falloff.scale), line: line)
    if case .items(let reach) = falloff.reach {
      let part = min(item.itemsFromFocus.magnitude / reach, 1)
      let eased = falloff.curve == .linear ? part : part * part * (3 - 2 * part)
      let scale = 1 - eased + eased * falloff.scale
      let opacity = 1 - eased + eased * falloff.opacity
      XCTAssertEqual(item.scale, scale, accuracy: 1e-12 * max(1, scale), line: line)
      XCTAssertEqual(item.opacity, opacity, accuracy: 1e-12, line: line)
    }
  }
}
