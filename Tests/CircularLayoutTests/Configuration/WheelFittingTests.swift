import CircularLayout
import LayoutTestSupport
import XCTest

/// From so many items with a gap to a radius; and fans.
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

  /// At the radius, the polygons of neighbours are the gap apart, and none are nearer.
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
    }
  }

  func testAFanSpreadsItsItems() throws {
    for count in 2...9 {
      let wheel = try wheel(count, card, 400, .fan(over: .degrees(90)))
      XCTAssertEqual(wheel.anglePerItem.degrees, 90 / Double(count - 1), accuracy: 1e-12)
      XCTAssertEqual(wheel.maximumOffset, Double(count - 1) * 100)
      let middle = wheel.maximumOffset / 2
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
    let middle = wheel.maximumOffset / 2
    let ends = [0, 3].compactMap { wheel.item(at: $0, atOffset: middle)?.angle.degrees }
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
      count: Int = 5, size: LayoutSize? = nil, gap: Double = 10, arc: LayoutAngle = .fullTurn
    ) -> WheelError? {
      wheelError {
        _ = try Wheel.radiusToItemCenter(
          itemCount: count, itemSize: size ?? card, gap: gap, over: arc)
      }
    }
    XCTAssertNil(error())
    for count in [-1, .max] { XCTAssertEqual(error(count: count), .itemCount(count)) }
    for flat in [LayoutSize(width: 80, height: 0), LayoutSize(width: 0, height: 120)] {
      XCTAssertEqual(error(size: flat), .itemSize(flat))
    }
    XCTAssertEqual(error(gap: -1), .gap(-1))
    XCTAssertNotNil(error(gap: .nan))
    XCTAssertNotNil(error(arc: .degrees(.nan)))
    for degrees in [0, -10, 360.001, .infinity] {
      let arc = LayoutAngle.degrees(degrees)
      XCTAssertEqual(error(arc: arc), .fanArc(arc))
      XCTAssertEqual(wheelError { _ = try wheel(5, card, 400, .fan(over: arc)) }, .fanArc(arc))
    }
  }
}
