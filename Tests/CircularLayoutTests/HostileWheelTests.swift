import CircularLayout
import LayoutTestSupport
import XCTest

/// Snapshots and arguments with numbers that no app has: refused, or every question is answered.
final class HostileWheelTests: XCTestCase {
  private static let arrangements: [Wheel.Arrangement] = [
    .list(spacing: .gap(5)), .list(spacing: .angle(.degrees(20))), .list(spacing: .arc(90)),
    .fan(over: .degrees(120)), .ring(turns: 3),
  ]

  func testWheels() {
    withEvery("wheel", in: Self.arrangements) { arrangement in
      for hasCards in [false, true] {
        let wheel = try Self.wheel(arrangement, hasCards: hasCards)
        ask(wheel, against: wheel)
        change(wheel)
        let variants = HostileNumbers.variants(of: try JSON.text(of: wheel))
        withEvery("snapshot", in: sample(variants, every: 29)) { variant in
          guard let decoded = try? JSON.value(Wheel.self, from: variant) else { return }
          ask(decoded, against: wheel)
          change(decoded)
        }
      }
    }
  }

  func testBookmarks() throws {
    let wheel = try Self.wheel(.ring(turns: 3), hasCards: true)
    let text = try JSON.text(of: wheel.bookmark(atOffset: 333, remembering: 2) { $0 })
    for variant in HostileNumbers.variants(of: text) {
      guard let bookmark = try? JSON.value(Wheel.Bookmark<Int>.self, from: variant) else {
        continue
      }
      XCTAssertTrue(wheel.offset(at: bookmark) { $0 }.isFinite, variant)
      for index in HostileNumbers.integers {
        XCTAssertTrue(wheel.offset(at: bookmark) { _ in index }.isFinite, variant)
      }
    }
  }

  private static func wheel(_ arrangement: Wheel.Arrangement, hasCards: Bool) throws -> Wheel {
    let sizes = (0..<5).map { LayoutSize(width: 30.1 + Double($0 * 7), height: 40.3) }
    return try .sample(
      5, arrangement, step: 100.1, direction: .rightToLeft,
      sizes: hasCards ? sizes.map { $0 } : []
    ) {
      $0.arcLimit = .degrees(100)
      $0.legibility = .init(textRotation: .degrees(90))
      $0.center = .peeking(80)
      $0.falloff = .init(scale: 0.5, opacity: 0.7, reach: .items(2))
      if hasCards { $0.scrollStep = .arcLength }
    }
  }
}

extension HostileWheelTests {
  private func ask(_ wheel: Wheel, against other: Wheel) {
    expect(wheel.contentSize.isFinite && wheel.step.isFinite, "\(wheel.contentSize)")
    // A few bytes may stand for 2⁵³ items, and an answer has as many as are asked for.
    let shown = min(Double(wheel.itemCount), 7 / wheel.anglePerItem.radians)
    let indices = Set([0, wheel.itemCount / 2, wheel.itemCount - 1]).filter { $0 >= 0 }
      .filter { $0 < wheel.itemCount }
    for offset in HostileNumbers.numbers + [333.3] {
      if shown < 10_000 { list(wheel, at: offset, against: other) }
      for index in indices {
        if let item = wheel.item(at: index, atOffset: offset) {
          expect(item.center.isFinite && item.size.isFinite, "\(item)")
        }
        for route in Wheel.Route.allCases {
          let end = wheel.offset(bringingItemIntoFocus: index, from: offset, by: route)
          // Where the snapshot is absurd as well, an offset need not tell items apart.
          guard offset.magnitude < 1e12, wheel == other else { continue }
          expectEqual(wheel.indexOfFocusedItem(atOffset: end), index, "From \(offset), \(route)")
        }
      }
      _ = (wheel.focusIndex(atOffset: offset), wheel.recenteredOffset(offset))
      expect(wheel.center(atOffset: offset).isFinite, "\(offset)")
      let passed = wheel.itemsPassed(fromOffset: offset, toOffset: 12.3)
      _ = (passed.first, passed.last)
      for number in HostileNumbers.numbers { turn(wheel, at: offset, by: number) }
    }
  }

  private func list(_ wheel: Wheel, at offset: Double, against other: Wheel) {
    let reference = ReferenceWheel(wheel, center: .zero)
    for item in wheel.visibleItems(atOffset: offset) {
      expect(item.center.isFinite && item.frame.isFinite, "\(item)")
      reference.expect(item, in: wheel, atOffset: offset, false)
      for side in LayoutSide.allCases {
        _ = wheel.neighbor(ofItemAt: item.index, on: side, atOffset: offset)
      }
    }
    _ = wheel.indicesForAccessibility(atOffset: offset)
    _ = wheel.bookmark(atOffset: offset, remembering: 5) { $0 }
    _ = wheel.items(in: LayoutRect(x: offset, y: 0, width: 1e308, height: 50), atOffset: offset)
    _ = wheel.item(containing: LayoutPoint(x: offset, y: 30), atOffset: offset)
    let transition = Wheel.Transition(from: wheel, atOffset: offset, to: other, atOffset: 3.3)
    for progress in [-1e308, 0.3, 2, .nan] { _ = transition.visibleItems(at: progress) }
    _ = wheel.itemChanges(
      from: other, atOffset: 3.3, by: .inserting(.max, at: 1), toOffset: offset)
  }

  private func turn(_ wheel: Wheel, at offset: Double, by number: Double) {
    for snapping in [
      Wheel.Snapping.free, .page(from: number), .items(atMost: .max, from: number),
      .items(atMost: .min, from: offset),
    ] {
      let rest = wheel.snappedOffset(
        proposed: offset, velocity: number, snapping: snapping, tolerance: number)
      expect(rest.isFinite, "\(offset), \(number): \(rest)")
      guard wheel.turnLength == nil else { continue }
      expect(0...wheel.maximumOffset ~= rest, "\(offset), \(number): \(rest) is not in the list")
    }
    let fling = wheel.fling(
      fromOffset: offset, velocity: number, decelerationRate: number, settlingRate: number,
      tolerance: number)
    expect(fling.target.isFinite && fling.duration >= 0 && fling.duration.isFinite, "\(fling)")
    let glide = wheel.glide(from: number, to: offset, velocity: number, duration: number.magnitude)
    for motion in [fling, glide] {
      for time in [-1, 0.3, number] {
        let numbers = [motion.offset(after: time), motion.velocity(after: time)]
        expect(numbers.allSatisfy(\.isFinite), "\(motion) after \(time)")
      }
    }
    var dial = wheel.dial(
      takingHoldAt: LayoutPoint(x: number, y: 3), atOffset: offset, hubRadius: number)
    expect(dial.move(to: LayoutPoint(x: 5, y: number)).isFinite, "\(offset), \(number)")
    _ = dial.velocity(ofTouch: LayoutPoint(x: number, y: offset))
  }

  private func change(_ wheel: Wheel) {
    var (changed, offset) = (wheel, 333.3)
    for number in HostileNumbers.numbers {
      try? changed.resize(to: LayoutSize(width: 3, height: number), keepingFocusAt: &offset)
      try? changed.reconfigure(keepingFocusAt: &offset) { $0.radiusToItemCenter = number }
      expect(offset.isFinite, "\(number)")
      guard changed.itemCount > 0 else { continue }
      let size = LayoutSize(width: 9, height: number)
      try? changed.setSize(size, ofItemAt: 0, keepingFocusAt: &offset)
    }
    for count in HostileNumbers.integers where count < 1 << 30 || count > 1 << 50 {
      _ = try? changed.insertItems(count, at: 0, keepingFocusAt: &offset)
      expect(offset.isFinite, "\(count)")
    }
  }
}
