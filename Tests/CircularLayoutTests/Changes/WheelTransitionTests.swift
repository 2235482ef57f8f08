import CircularLayout
import Foundation
import LayoutTestSupport
import XCTest

final class WheelTransitionTests: XCTestCase {
  private func forEachTransition(
    _ body: (Wheel.Transition, _ seed: UInt64, inout SplitMix64) throws -> Void
  ) throws {
    for seed in 0..<UInt64(RandomCases.worlds) {
      var random = SplitMix64(seed: seed)
      try body(randomTransition(using: &random), seed, &random)
    }
  }

  private func randomTransition(using random: inout SplitMix64) throws -> Wheel.Transition {
    let first = RandomWheel(using: &random, hasCards: true)
    var second = RandomWheel(using: &random, hasCards: true)
    second.sizes = first.sizes.map { .init(width: $0.width * 0.7, height: $0.height * 0.8) }
    second.count = first.count
    second.configuration.radiusToItemCenter += 200
    if Int.random(in: 0..<4, using: &random) == 0 {
      second.configuration.legibility = Wheel.Legibility()
    }
    let (start, end) = try (first.wheel(), second.wheel())
    let offsets = [start, end].map {
      Double.random(in: -200...($0.maximumOffset + 200), using: &random)
    }
    let transition = Wheel.Transition(
      from: start, atOffset: offsets[0], to: end, atOffset: offsets[1])
    for (wheel, offset, own) in [
      (start, offsets[0], transition.startOffset), (end, offsets[1], transition.endOffset),
    ] {
      XCTAssertEqual(wheel.visibleItems(atOffset: own), wheel.visibleItems(atOffset: offset))
    }
    return transition
  }

  /// At the ends the items are those of the wheels, to the bit.
  func testTheEndsAreExact() throws {
    try forEachTransition { transition, seed, random in
      for progress in [0, -0.0, .nan] {
        XCTAssertEqual(
          transition.visibleItems(at: progress),
          transition.start.visibleItems(atOffset: transition.startOffset),
          "seed \(seed)")
      }
      XCTAssertEqual(
        transition.visibleItems(at: 1),
        transition.end.visibleItems(atOffset: transition.endOffset), "seed \(seed)")
    }
  }

  /// Items that only one of the wheels has fade at their places; a wheel has no item at its count.
  func testWheelsOfDifferentNumbersOfItems() throws {
    for (count, other) in [(3, 5), (5, 3), (0, 2), (2, 0), (4, 4)] {
      let (start, end) = try (Wheel.sample(count), Wheel.sample(other))
      let transition = Wheel.Transition(from: start, atOffset: 150, to: end, atOffset: 150)
      let items = transition.visibleItems(at: 0.25)
      let both = min(count, other)
      XCTAssertEqual(items.map(\.index), Array(0..<max(count, other)))
      XCTAssertEqual(
        items.map(\.opacity),
        items.map { $0.index < both ? 1 : count > other ? 0.75 : 0.25 })
    }
  }

  /// Past the ends all items of the nearer wheel are scaled about the place of its focus.
  func testPastTheEndsTheNearerWheelIsScaled() throws {
    try forEachTransition { transition, seed, random in
      let all = [-9, -1, -0.3, -1e-9, 1 + 1e-9, 1.25, 2, .infinity]
      let progress = all.randomElement(using: &random) ?? 2
      let (wheel, offset) =
        progress < 0
        ? (transition.start, transition.startOffset) : (transition.end, transition.endOffset)
      let radii = [transition.start, transition.end].map(\.configuration.radiusToItemCenter)
      let overshoot = max(-1, min(progress < 0 ? progress : progress - 1, 1))
      let scale = pow(radii[1] / radii[0], overshoot)
      let direction = focusAngle(of: wheel).sineAndCosine
      let radius = wheel.configuration.radiusToItemCenter
      let focus = wheel.center(atOffset: offset).offsetBy(
        dx: radius * direction.sine, dy: -radius * direction.cosine)
      let viewport = wheel.viewport(atOffset: offset)
      XCTAssertEqual(transition.viewport(at: progress), viewport)
      let seen = transition.visibleItems(at: progress)
      let byIndex = Dictionary(uniqueKeysWithValues: seen.map { ($0.index, $0) })
      for index in 0..<wheel.itemCount {
        guard let item = wheel.item(at: index, atOffset: offset) else {
          XCTAssertNil(byIndex[index], "seed \(seed)")
          continue
        }
        let center = LayoutPoint(
          x: focus.x + (item.center.x - focus.x) * scale,
          y: focus.y + (item.center.y - focus.y) * scale)
        func meets(_ margin: Double) -> Bool {
          let size = LayoutSize(
            width: max(0, item.size.width * item.scale * scale + margin),
            height: max(0, item.size.height * item.scale * scale + margin))
          return LayoutQuad(center: center, size: size, rotation: item.rotation)
            .intersects(viewport)
        }
        if meets(-1e-6) { XCTAssertNotNil(byIndex[index], "seed \(seed): item \(index)") }
        guard let shown = byIndex[index] else { continue }
        XCTAssertTrue(meets(1e-6), "seed \(seed): item \(index)")
        XCTAssertLessThan(shown.center.distance(to: center), 1e-6, "seed \(seed)")
        XCTAssertEqual(shown.scale, item.scale * scale, accuracy: 1e-9)
        XCTAssertEqual(shown.zIndex, item.zIndex)
      }
    }
  }

  /// Near the ends nothing jumps, and on the way an item that both wheels show moves by a little at a
  /// time: no farther than the turn, the centre and the radius take it.
  func testNothingJumps() throws {
    try forEachTransition { transition, seed, random in
      let progress = Double.random(in: 0...1, using: &random)
      let (start, end) = (transition.start, transition.end)
      let reach = start.configuration.radiusToItemCenter + end.configuration.radiusToItemCenter
      let way = start.center(atOffset: transition.startOffset)
        .distance(to: end.center(atOffset: transition.endOffset))
      let speed = 4 * .pi * reach + way + reach
      // All that are outward in both wheels stay outward.
      let stands = [start, end].map(\.configuration)
        .allSatisfy { $0.orientation == .outward && $0.legibility == nil }
      for from in [0, progress, 1 - 1e-6] {
        let before = transition.visibleItems(at: from)
        let after = transition.visibleItems(at: from + 1e-6)
        for item in before {
          guard let other = after.first(where: { $0.index == item.index }) else { continue }
          guard item.center.distance(to: other.center) <= speed * 1e-6 + 1e-6 else {
            return XCTFail("seed \(seed): item \(item.index) jumps at \(from)")
          }
          XCTAssertEqual(item.opacity, other.opacity, accuracy: 1e-5)
          // Turned by whole turns an item looks the same.
          let turn = (other.rotation - item.rotation).normalized.radians.magnitude
          if stands {
            XCTAssertEqual((item.rotation - item.angle).normalized.radians, 0, accuracy: 1e-9)
          }
          XCTAssertLessThan(turn, 1e-4, "seed \(seed): item \(item.index) flips at \(from)")
        }
      }
    }
  }

  /// A quarter of the way by the textbook: angle from the focus, radius, centre, size and opacity.
  func testAQuarterOfTheWay() throws {
    try forEachTransition { transition, seed, random in
      func quarter(_ old: Double, _ new: Double) -> Double { 0.75 * old + 0.25 * new }
      let viewport = transition.viewport(at: 0.25)
      let viewports = [
        transition.start.viewport(atOffset: transition.startOffset),
        transition.end.viewport(atOffset: transition.endOffset),
      ]
      for edge in [\LayoutRect.minX, \.minY, \.width, \.height] {
        XCTAssertEqual(
          viewport[keyPath: edge],
          quarter(viewports[0][keyPath: edge], viewports[1][keyPath: edge]), accuracy: 1e-9)
      }
      for item in transition.visibleItems(at: 0.25) {
        XCTAssertTrue(item.quad.intersects(viewport))
        let old = transition.start.item(at: item.index, atOffset: transition.startOffset)
        let new = transition.end.item(at: item.index, atOffset: transition.endOffset)
        guard let old, let new else {
          let only = try XCTUnwrap(old ?? new)
          XCTAssertEqual(item.opacity, only.opacity * (old == nil ? 0.25 : 0.75), "seed \(seed)")
          // It stays where it is about the centre.
          for way in [\LayoutPoint.x, \.y] {
            XCTAssertEqual(
              item.center[keyPath: way] - item.wheelCenter[keyPath: way],
              only.center[keyPath: way] - only.wheelCenter[keyPath: way], accuracy: 1e-6,
              "seed \(seed)")
          }
          continue
        }
        let radius = item.center.distance(to: item.wheelCenter)
        let radii = [old, new].map { $0.center.distance(to: $0.wheelCenter) }
        XCTAssertEqual(radius, quarter(radii[0], radii[1]), accuracy: 1e-6, "seed \(seed)")
        XCTAssertEqual(
          item.wheelCenter.x, quarter(old.wheelCenter.x, new.wheelCenter.x), accuracy: 1e-9)
        XCTAssertEqual(item.opacity, quarter(old.opacity, new.opacity), accuracy: 1e-12)
        XCTAssertEqual(item.scale, quarter(old.scale, new.scale), accuracy: 1e-12)
        for length in [\LayoutSize.width, \.height] {
          XCTAssertEqual(
            item.size[keyPath: length],
            quarter(old.size[keyPath: length], new.size[keyPath: length]), accuracy: 1e-9)
        }
        XCTAssertEqual(item.zIndex, old.zIndex)
        // The angle from the focus goes straight, and the focus the shorter way.
        let foci = [transition.start, transition.end].map(focusAngle)
        let way = foci[0].shortestTurn(to: foci[1])
        guard abs(way.radians.magnitude - .pi) > 1e-6 else { continue }
        let focus = foci[0].radians + 0.25 * way.radians
        let fromFocus = quarter((old.angle - foci[0]).radians, (new.angle - foci[1]).radians)
        XCTAssertEqual(
          item.angle.shortestTurn(to: .radians(focus + fromFocus)).radians, 0, accuracy: 1e-6,
          "seed \(seed)")
      }
    }
  }

  /// The direction of the focus as it is on screen.
  private func focusAngle(of wheel: Wheel) -> LayoutAngle {
    let configuration = wheel.configuration
    let isMirrored =
      configuration.axis == .horizontal && wheel.environment.direction == .rightToLeft
    return isMirrored ? .zero - configuration.focus.angle : configuration.focus.angle
  }
}
