import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelCodableTests: XCTestCase {
  /// Whatever can be configured comes back bit for bit.
  func testEveryConfigurationComesBack() throws {
    var random = SplitMix64(seed: 83)
    for number in 0..<(RandomCases.count / 10) {
      var configuration = RandomWheel(using: &random).configuration
      let arrangements: [Wheel.Arrangement] = [
        configuration.arrangement, .fan(over: .degrees(.random(in: 1...360, using: &random))),
        .list(spacing: .gap(.random(in: 0...9, using: &random))),
        .list(spacing: .arc(.random(in: 0...9, using: &random))),
        .list(spacing: .widthAlongTangent),
      ]
      configuration.arrangement = arrangements[number % arrangements.count]
      configuration.center = [.focusInMiddle, .peeking(7.5), configuration.center][number % 3]
      configuration.scrollStep = [.arcLength, .itemsSideBySide, .points(0.1)][number / 3 % 3]
      configuration.legibility =
        [nil, Wheel.Legibility(textRotation: .degrees(70), turnOver: .degrees(31))][number % 2]
      if number / 2 % 2 == 0 { configuration.falloff.reach = .angle(.degrees(77)) }
      XCTAssertEqual(
        try JSON.roundTrip(configuration), configuration, "seed 83, case \(number)")
    }
  }

  /// Stored files name these strings: renaming a case must not change them.
  func testTheTextOfAConfiguration() throws {
    let tutorial = Wheel.Configuration.tutorial()
    let text = try JSON.text(of: tutorial)
    XCTAssertEqual(
      text,
      #"{"arrangement":{"list":{"spacing":{"widthAlongTangent":{}}}},"axis":"horizontal","#
        + #""center":{"focusInMiddle":{}},"falloff":{"curve":"smooth","opacity":1,"#
        + #""reach":{"items":{"count":1}},"scale":1},"focus":{"angle":0},"itemOrder":"clockwise","#
        + #""itemSize":[133,173],"orientation":"outward","radiusToItemCenter":500,"#
        + #""scrollStep":{"itemsSideBySide":{}},"zOrder":"clockwiseAngle"}"#)
    XCTAssertEqual(try JSON.value(Wheel.Configuration.self, from: text), tutorial)
  }

  func testTheTextsOfEnums() throws {
    func expect<Value: Codable & Equatable>(
      _ value: Value, _ text: String, line: UInt = #line
    ) throws {
      XCTAssertEqual(try JSON.text(of: value), text, line: line)
      XCTAssertEqual(try JSON.value(Value.self, from: text), value, line: line)
    }
    try expect(
      Wheel.Arrangement.list(spacing: .gap(12)), #"{"list":{"spacing":{"gap":{"points":12}}}}"#)
    try expect(Wheel.Arrangement.fan(over: .radians(1.5)), #"{"fan":{"over":1.5}}"#)
    try expect(Wheel.Arrangement.ring(turns: 3), #"{"ring":{"turns":3}}"#)
    try expect(Wheel.Spacing.angle(.radians(0.5)), #"{"angle":{"radians":0.5}}"#)
    try expect(Wheel.Spacing.arc(90), #"{"arc":{"points":90}}"#)
    try expect(Wheel.Spacing.widthAlongTangent, #"{"widthAlongTangent":{}}"#)
    try expect(Wheel.ScrollStep.arcLength, #"{"arcLength":{}}"#)
    try expect(Wheel.ScrollStep.points(130), #"{"points":{"perItem":130}}"#)
    try expect(Wheel.ScrollStep.itemsSideBySide, #"{"itemsSideBySide":{}}"#)
    try expect(Wheel.Center.focusInMiddle, #"{"focusInMiddle":{}}"#)
    try expect(Wheel.Center.peeking(7), #"{"peeking":{"points":7}}"#)
    try expect(Wheel.Center.at(LayoutPoint(x: 1, y: 2)), #"{"at":{"point":[1,2]}}"#)
    try expect(Wheel.Falloff.Reach.items(3), #"{"items":{"count":3}}"#)
    try expect(Wheel.Falloff.Reach.angle(.radians(1)), #"{"angle":{"radians":1}}"#)
    try expect(Wheel.Falloff.Curve.allCases, #"["linear","smooth"]"#)
    try expect(Wheel.ItemOrder.allCases, #"["clockwise","counterclockwise"]"#)
    try expect(Wheel.Orientation.allCases, #"["outward","facingFocus","upright"]"#)
    try expect(
      Wheel.ZOrder.allCases, #"["focusOnTop","ascending","descending","clockwiseAngle"]"#)
  }

  /// Values are checked where a wheel is made; numbers that are none are refused before.
  func testBadTexts() throws {
    let text = try JSON.text(of: Wheel.Configuration.tutorial())
    let negative = text.replacingOccurrences(
      of: #""radiusToItemCenter":500"#, with: #""radiusToItemCenter":-500"#)
    XCTAssertNotEqual(negative, text)
    let configuration = try JSON.value(Wheel.Configuration.self, from: negative)
    XCTAssertThrowsError(
      try Wheel(itemCount: 3, configuration: configuration, viewportSize: .zero)
    ) {
      XCTAssertEqual($0 as? WheelError, .radius(-500))
    }
    let odd = text.replacingOccurrences(of: #""angle":0"#, with: #""angle":"inf""#)
    XCTAssertNotEqual(odd, text)
    XCTAssertThrowsError(try JSON.value(Wheel.Configuration.self, from: odd))
  }

  /// A stored wheel comes back to the bit, also after changes, and its items with it.
  func testEveryWheelComesBack() throws {
    try forEachRandomWheel(RandomCases.worlds, cards: RandomCases.worlds) { one in
      XCTAssertEqual(try JSON.roundTrip(one.wheel), one.wheel, one.message)
      var (wheel, offset) = (one.wheel, 0.0)
      if wheel.itemCount > 0 { try? wheel.setSize(nil, ofItemAt: 0, keepingFocusAt: &offset) }
      XCTAssertEqual(try JSON.roundTrip(wheel), wheel, one.message)
    }
  }

  private func wheel(_ sizes: [LayoutSize?] = []) throws -> Wheel {
    try Wheel(
      itemCount: 2, configuration: .tutorial(), viewportSize: LayoutSize(width: 9, height: 8),
      environment: .init(direction: .rightToLeft, scale: 2),
      measuredBy: WheelSizeClosure { sizes.isEmpty ? nil : sizes[$0] })
  }

  func testTheTextOfAWheel() throws {
    let configuration = try JSON.text(of: Wheel.Configuration.tutorial())
    let rest =
      #""environment":{"direction":"rightToLeft","scale":2},"itemCount":2,"#
    XCTAssertEqual(
      try JSON.text(of: wheel()),
      #"{"configuration":\#(configuration),\#(rest)"version":1,"viewportSize":[9,8]}"#)
    XCTAssertEqual(
      try JSON.text(of: wheel([nil, LayoutSize(width: 3, height: 4)])),
      #"{"configuration":\#(configuration),\#(rest)"sizes":[null,[3,4]],"version":1,"#
        + #""viewportSize":[9,8]}"#)
  }

  /// Each is refused with a sentence, and a small text never costs more than its length.
  func testBadSnapshots() throws {
    let text = try JSON.text(of: wheel([nil, LayoutSize(width: 3, height: 4)]))
    let bad = [
      (#""version":1"#, #""version":2"#, "only format 1"),
      (#""itemCount":2"#, #""itemCount":3"#, "There are 3 items, but 2 sizes."),
      (#""itemCount":2"#, #""itemCount":9000000000000000"#, "but 2 sizes"),
      (#""sizes":[null,[3,4]],"#, #""sizes":[],"#, "but 0 sizes"),
      (#"[3,4]"#, #"[3,0]"#, "The size of item 1 must be"),
      (#"[3,4]"#, #"[3,"inf"]"#, "not a finite number"),
      (#""viewportSize":[9,8]"#, #""viewportSize":[-9,8]"#, "The viewport size must be"),
      (#""radiusToItemCenter":500"#, #""radiusToItemCenter":-5"#, "must be a finite number"),
    ]
    for (old, new, reason) in bad {
      let changed = text.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(changed, text)
      XCTAssertThrowsError(try JSON.value(Wheel.self, from: changed)) {
        guard case DecodingError.dataCorrupted(let context)? = $0 as? DecodingError else {
          return XCTFail("\(new): \($0)")
        }
        XCTAssertTrue(context.debugDescription.contains(reason), context.debugDescription)
      }
    }
    let plain = try JSON.text(of: wheel())
    for count in ["-1", "9007199254740993"] {
      let changed = plain.replacingOccurrences(
        of: #""itemCount":2"#, with: #""itemCount":\#(count)"#)
      XCTAssertThrowsError(try JSON.value(Wheel.self, from: changed), count)
    }
    // As many as there can be, in no time.
    let most = plain.replacingOccurrences(
      of: #""itemCount":2"#, with: #""itemCount":9007199254740992"#)
    XCTAssertEqual(try JSON.value(Wheel.self, from: most).itemCount, 1 << 53)
  }
}
