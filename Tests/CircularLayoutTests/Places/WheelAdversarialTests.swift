import CircularLayout
import LayoutTestSupport
import XCTest

/// Numbers that no screen shows: what they count as, and what the answers are then.
final class WheelAdversarialTests: XCTestCase {
  private let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e300, 1e200,
    1e200.nextUp, -1e200, 1e15,
    -1e15, 9.1e15, 1e-300, -1e-300, .leastNonzeroMagnitude, -0.0, 0, 0.5, 1, 333, -777, 1234.5,
  ]

  override func setUp() { continueAfterFailure = false }

  /// Small wheels of every kind, and large ones; and of three different cards, if asked for.
  private func forEachWheel(
    withCards: Bool = true, _ body: (Wheel, ReferenceWheel) throws -> Void
  ) throws {
    for seed in 0..<(withCards ? 20 : 0) as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var world = RandomWheel(using: &random, hasCards: true, isPlain: true, count: 3)
      world.configuration.axis = .horizontal
      let wheel = try world.wheel()
      try body(wheel, world.reference(wheel))
    }
    for arrangement in [
      Wheel.Arrangement.ring(turns: 3), .list(spacing: .gap(5)),
      .list(spacing: .angle(.degrees(1_000))),
    ] {
      let counts = [0, 1, 2, 3] + (arrangement == .ring(turns: 3) ? [] : [1_000_000_000])
      for count in counts {
        for direction in LayoutReadingDirection.both {
          let center = LayoutPoint(x: 200, y: 400)
          let wheel = try Wheel.sample(count, arrangement, step: 130.7, direction: direction) {
            $0.center = .at(center)
          }
          try body(wheel, ReferenceWheel(wheel, center: center))
        }
      }
    }
  }

  /// The offset that one counts as: out of reach the nearest end.
  private func counted(_ offset: Double, in wheel: Wheel) -> Double {
    offset.magnitude <= 1e200 ? offset : offset > 0 ? wheel.maximumOffset : 0
  }

  func testFociAndOffsets() throws {
    try forEachWheel(withCards: false) { wheel, reference in
      let isMirrored = wheel.environment.direction == .rightToLeft
      let start = isMirrored ? wheel.maximumOffset : 0
      let steps = wheel.turnLength == nil ? max(wheel.itemCount - 1, 0) : 3 * wheel.itemCount
      XCTAssertEqual(
        wheel.contentSize, LayoutSize(width: 400 + Double(steps) * 130.7, height: 800))
      for number in numbers {
        let offset = counted(number, in: wheel)
        if offset != number {
          XCTAssertEqual(wheel.answers(atOffset: number), wheel.answers(atOffset: offset))
          if wheel.itemCount > 0 { XCTAssertNil(wheel.item(at: 0, atOffset: number)) }
        }
        let focus = (isMirrored ? start - offset : offset) / 130.7
        let slack = 1e-12 * max(focus.magnitude, wheel.maximumOffset)
        XCTAssertEqual(wheel.focusIndex(atOffset: number), focus, accuracy: slack)
        let inverse = isMirrored ? start - number * 130.7 : number * 130.7
        let isReached = (number * 130.7).magnitude <= 1e200
        XCTAssertEqual(
          wheel.offset(atFocusIndex: number), isReached ? inverse : start,
          accuracy: 1e-12 * max(start, isReached ? inverse.magnitude : 0))
        let last = Double(wheel.itemCount - 1)
        let index = wheel.indexOfFocusedItem(atOffset: number)
        guard wheel.itemCount > 0, let turn = wheel.turnLength else {
          let nearest = min(max((focus + 0.5).rounded(.down), 0), last)
          XCTAssertEqual(index, last < 0 ? nil : Int(nearest), "\(number)")
          XCTAssertEqual(wheel.recenteredOffset(number), offset)
          continue
        }
        XCTAssertTrue((0..<wheel.itemCount).contains(try XCTUnwrap(index)))
        let recentered = wheel.recenteredOffset(number)
        XCTAssertLessThanOrEqual((recentered - wheel.maximumOffset / 2).magnitude, turn)
        guard offset.magnitude < 1e6 else { continue }
        XCTAssertEqual(
          (recentered - offset).remainder(dividingBy: turn), 0, accuracy: 1e-6, "\(number)")
        let distance = (focus - Double(index ?? -1)).remainder(dividingBy: last + 1)
        XCTAssertLessThanOrEqual(distance.magnitude, 0.5 + 1e-9)
      }
    }
  }

  /// Where coordinates are fine enough, items and those in any rectangle are the reference's.
  func testItemsAndRectangles() throws {
    try forEachWheel { wheel, reference in
      for offset in numbers {
        let visible = wheel.visibleItems(atOffset: offset)
        let everywhere = LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
        let shown = wheel.items(in: everywhere, atOffset: offset)
        guard offset.magnitude <= 1e200 else {
          XCTAssertTrue(visible.isEmpty && shown.isEmpty)
          XCTAssertNil(wheel.item(containing: .zero, atOffset: offset))
          continue
        }
        let isTame = offset.magnitude < 1e6 && wheel.itemCount < 9
        if isTame {
          let indices = reference.items(atOffset: offset).filter { !$0.isDoubtful }.map(\.index)
          XCTAssertTrue(Set(indices).isSubset(of: shown.map(\.index)))
        }
        for item in shown { reference.expect(item, in: wheel, atOffset: offset, isTame) }
        XCTAssertTrue(Set(visible.map(\.index)).isSubset(of: shown.map(\.index)))
        for number in numbers {
          for rect in [
            LayoutRect(x: number, y: offset, width: offset, height: number),
            LayoutRect(x: offset, y: number, width: number, height: 700),
          ] {
            let found = wheel.items(in: rect, atOffset: offset)
            let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
            guard !edges.contains(where: \.isNaN) else {
              XCTAssertTrue(found.isEmpty, "\(rect)")
              continue
            }
            guard isTame else { continue }
            let near = edges.map { min(max($0, -1e7), 1e7) }
            let complaint = reference.complaint(
              about: found,
              in: LayoutRect(minX: near[0], minY: near[1], maxX: near[2], maxY: near[3]),
              atOffset: offset)
            XCTAssertNil(complaint, "\(rect) at \(offset)")
          }
          guard isTame else { continue }
          let point = LayoutPoint(x: offset + 200, y: number)
          let hit = wheel.item(containing: point, atOffset: offset)
          XCTAssertEqual(
            hit, shown.filter { $0.quad.contains(point) }.max { $0.zIndex < $1.zIndex })
        }
      }
    }
  }

  /// A change out of reach is one at the end that the offset counts as.
  func testChangesAtAnyOffset() throws {
    for arrangement in [Wheel.Arrangement.ring(turns: 3), .list(spacing: .gap(5))] {
      for direction in LayoutReadingDirection.both {
        for change in [
          WheelChange.resize(LayoutSize(width: 10, height: 10)), .insert(3, at: 0), .remove(0..<2),
        ] {
          for offset in numbers {
            let sample = try Wheel.sample(3, arrangement, step: 130.7, direction: direction)
            var world = try WheelWorld(
              sizes: [nil, nil, nil], configuration: sample.configuration,
              viewportSize: sample.viewportSize, environment: sample.environment)
            var nearby = world
            world.offset = offset
            nearby.offset = counted(offset, in: sample)
            XCTAssertNil(world.complaint(about: change), "\(change) at \(offset)")
            XCTAssertNil(nearby.complaint(about: change), "\(change) at \(offset)")
            XCTAssertEqual(world.offset, nearby.offset, "\(change) at \(offset)")
          }
        }
      }
    }
  }
}
