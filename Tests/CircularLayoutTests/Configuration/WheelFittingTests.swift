import CircularLayout
import LayoutTestSupport
import XCTest

/// From so many items with a gap to a radius, and back; and fans.
final class WheelFittingTests: XCTestCase {
  private let card = LayoutSize(width: 80, height: 120)

  private func wheel(
    _ count: Int, _ size: LayoutSize, _ radius: Double, _ arrangement: Wheel.Arrangement
  ) throws -> Wheel {
    try Wheel.sample(count, arrangement, viewport: LayoutSize(width: 375, height: 667)) {
      $0.itemSize = size
      $0.radiusToItemCenter = radius
    }
  }

  func testTheRadiusByHand() throws {
    // Without a gap the inner corners of four are those of a square with sides as long as a width.
    for (count, gap, expected) in [(2, 10.0, 60 + 5.0), (4, 0, 60 + 40)] {
      XCTAssertEqual(
        try Wheel.radiusToItemCenter(itemCount: count, itemSize: card, gap: gap), expected,
        accuracy: 1e-12)
    }
    for count in 0...1 {
      XCTAssertEqual(
        try Wheel.radiusToItemCenter(itemCount: count, itemSize: card, gap: 10), 60)
    }
    // A quarter of four is three items over 180°.
    XCTAssertEqual(
      try Wheel.radiusToItemCenter(itemCount: 3, itemSize: card, gap: 7, over: .halfTurn),
      try Wheel.radiusToItemCenter(itemCount: 4, itemSize: card, gap: 7), accuracy: 1e-12)
  }

  func testTheCountByHand() throws {
    for (radius, gap, degrees, count) in [
      (60.0, 0.0, 360.0, 2), (99.9, 0, 360, 3), (100, 0, 360, 4), (100, 0, 89, 1), (100, 0, 90, 2),
      (100, 0, 269, 3), (100, 0, 271, 4), (60, 1, 360, 1), (1e140, 0, 360, 1 << 53),
    ] {
      XCTAssertEqual(
        try Wheel.greatestItemCount(
          itemSize: card, gap: gap, radiusToItemCenter: radius, over: .degrees(degrees)), count)
    }
  }

  /// At the radius, the polygons of neighbours are the gap apart, and nobody is nearer.
  func testTheGapBetweenPolygons() throws {
    var random = SplitMix64(seed: 67)
    for number in 0..<RandomCases.count {
      let count = Int.random(in: 2...20, using: &random)
      let size = LayoutSize(
        width: .random(in: 5...200, using: &random), height: .random(in: 5...200, using: &random))
      let gap = Double.random(in: 0...40, using: &random)
      let arc: LayoutAngle =
        .random(using: &random) ? .fullTurn : .degrees(.random(in: 5...360, using: &random))
      let radius = try Wheel.radiusToItemCenter(
        itemCount: count, itemSize: size, gap: gap, over: arc)
      let wheel = try wheel(
        count, size, radius, arc == .fullTurn ? .ring(turns: 1) : .fan(over: arc))
      let middle = wheel.offset(atFocusIndex: Double(count - 1) / 2)
      // All neighbours are alike, but the first and the last: on a ring, and on a wide arc.
      let quads = try [0, 1, count - 1].map {
        try XCTUnwrap(wheel.item(at: $0, atOffset: middle)).quad
      }
      let nearest = min(distance(quads[0], quads[1]), distance(quads[0], quads[2]))
      XCTAssertEqual(nearest, gap, accuracy: 1e-9 * (1 + radius), "seed 67, case \(number)")
      let fitting = try Wheel.greatestItemCount(
        itemSize: size, gap: gap, radiusToItemCenter: radius, over: arc)
      XCTAssertEqual(fitting, count, "seed 67, case \(number)")
    }
  }

  /// Against counting up until the next one needs a greater radius.
  func testTheCountAgainstCounting() throws {
    var random = SplitMix64(seed: 71)
    for number in 0..<RandomCases.count {
      let size = LayoutSize(
        width: .random(in: 20...200, using: &random), height: .random(in: 5...200, using: &random))
      let gap = Double.random(in: 0...40, using: &random)
      let radius = size.height / 2 + .random(in: 0...300, using: &random)
      let arc = LayoutAngle.degrees(.random(in: 5...360, using: &random))
      var count = 1
      while try Wheel.radiusToItemCenter(
        itemCount: count + 1, itemSize: size, gap: gap, over: arc) <= radius
      {
        count += 1
      }
      let fitting = try Wheel.greatestItemCount(
        itemSize: size, gap: gap, radiusToItemCenter: radius, over: arc)
      XCTAssertEqual(fitting, count, "seed 71, case \(number)")
    }
  }

  func testAFanSpreadsItsItems() throws {
    for count in 2...9 {
      let wheel = try wheel(count, card, 400, .fan(over: .degrees(90)))
      XCTAssertEqual(wheel.anglePerItem.degrees, 90 / Double(count - 1), accuracy: 1e-12)
      XCTAssertEqual(wheel.maximumOffset, Double(count - 1) * 100)
      let middle = wheel.middleOffset
      let angles = try (0..<count).map {
        try XCTUnwrap(wheel.item(at: $0, atOffset: middle)).angle.degrees
      }
      XCTAssertEqual(angles[0], -45, accuracy: 1e-9)
      XCTAssertEqual(angles[count - 1], 45, accuracy: 1e-9)
      XCTAssertNil(wheel.turnLength)
    }
    // The ends of a full turn are as far apart as neighbours.
    XCTAssertEqual(
      try wheel(6, card, 400, .fan(over: .fullTurn)).anglePerItem.degrees, 60, accuracy: 1e-12)
    XCTAssertEqual(
      try wheel(6, card, 400, .fan(over: .degrees(310))).anglePerItem.degrees, 60, accuracy: 1e-12)
    XCTAssertEqual(try wheel(1, card, 400, .fan(over: .degrees(80))).anglePerItem, .degrees(80))
    XCTAssertEqual(try wheel(0, card, 400, .fan(over: .degrees(80))).contentSize.width, 375)
  }

  /// A hand of cards closes up as one is added, and keeps the one in focus.
  func testAFanChanges() throws {
    var wheel = try wheel(5, card, 400, .fan(over: .degrees(100)))
    var offset = try wheel.offset(from: 200, after: .insert(1, at: 0))
    XCTAssertEqual(wheel.anglePerItem.degrees, 20, accuracy: 1e-12)
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), 3)
    try wheel.removeItems(in: 0..<5, keepingFocusAt: &offset)
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), 0)
    // A hand that rests in its middle has another one then.
    try wheel.insertItems(3, at: 1, keepingFocusAt: &offset)
    let ends = [0, 3].compactMap { wheel.item(at: $0, atOffset: wheel.middleOffset)?.angle.degrees }
    XCTAssertEqual(ends.map { $0.rounded() }, [-50, 50])
  }

  /// Exactly half a turn from the focus an item is shown after it, and not before it.
  func testHalfATurnFromTheFocus() throws {
    let wheel = try wheel(2, card, 400, .fan(over: .halfTurn))
    XCTAssertEqual(try XCTUnwrap(wheel.item(at: 1, atOffset: 0)).angle.degrees, 180)
    XCTAssertNil(wheel.item(at: 0, atOffset: wheel.maximumOffset))
  }

  func testWhatCannotBe() {
    func error(
      count: Int = 5, size: LayoutSize = LayoutSize(width: 80, height: 120), gap: Double = 10,
      radius: Double = 100, arc: LayoutAngle = .fullTurn
    ) -> [WheelError?] {
      var errors: [WheelError?] = [nil, nil]
      do throws(WheelError) {
        _ = try Wheel.radiusToItemCenter(itemCount: count, itemSize: size, gap: gap, over: arc)
      } catch { errors[0] = error }
      do throws(WheelError) {
        _ = try Wheel.greatestItemCount(
          itemSize: size, gap: gap, radiusToItemCenter: radius, over: arc)
      } catch { errors[1] = error }
      return errors
    }
    XCTAssertEqual(error(), [nil, nil])
    XCTAssertEqual(error(count: -1), [.itemCount(-1), nil])
    XCTAssertEqual(error(count: .max), [.itemCount(.max), nil])
    XCTAssertEqual(error(radius: 59), [nil, .radiusTooSmall(59, smallest: 60)])
    XCTAssertEqual(error(radius: -1), [nil, .radius(-1)])
    for flat in [LayoutSize(width: 80, height: 0), LayoutSize(width: 0, height: 120)] {
      XCTAssertEqual(error(size: flat), [.itemSize(flat), .itemSize(flat)])
    }
    XCTAssertEqual(error(gap: -1), [.gap(-1), .gap(-1)])
    for degrees in [0, -10, 360.001, .infinity] {
      let arc = LayoutAngle.degrees(degrees)
      XCTAssertEqual(error(arc: arc), [.fanArc(arc), .fanArc(arc)])
      XCTAssertThrowsError(try wheel(5, card, 400, .fan(over: arc))) {
        XCTAssertEqual($0 as? WheelError, .fanArc(arc))
      }
    }
    XCTAssertNotNil(error(gap: .nan)[0])
    XCTAssertNotNil(error(arc: .degrees(.nan))[1])
    XCTAssertNotNil(error(gap: 1e150, arc: .degrees(1e-9))[0])
  }
}
