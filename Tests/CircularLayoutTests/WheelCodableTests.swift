import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelCodableTests: XCTestCase {
  /// Stored files name these strings: renaming a case must not change them.
  func testTheTextOfAConfiguration() throws {
    var full = Wheel.Configuration(
      itemSize: LayoutSize(width: 0.1, height: 2), radiusToItemCenter: 1 / 3,
      arrangement: .fan(over: .radians(1.5)), center: .peeking(7), focus: .angle(.radians(0.7)),
      itemOrder: .counterclockwise, scrollStep: .points(130), axis: .vertical,
      arcLimit: .radians(0.9), orientation: .upright,
      legibility: .init(textRotation: .radians(0.4), turnOver: .radians(0.6)), zOrder: .descending,
      falloff: .init(scale: 0.3, opacity: 0.2, reach: .angle(.radians(1)), curve: .linear))
    XCTAssertEqual(try JSON.roundTrip(full), full)
    full.center = .at(LayoutPoint(x: 0.1, y: -5))
    XCTAssertEqual(try JSON.roundTrip(full), full)
    let tutorial = Wheel.Configuration.tutorial()
    try expectStored(
      tutorial,
      #"{"arrangement":{"list":{"spacing":{"widthAlongTangent":{}}}},"axis":"horizontal","#
        + #""center":{"focusInMiddle":{}},"falloff":{"curve":"smooth","opacity":1,"#
        + #""reach":{"items":{"count":1}},"scale":1},"focus":{"angle":0},"itemOrder":"clockwise","#
        + #""itemSize":{"height":173,"width":133},"orientation":"outward","#
        + #""radiusToItemCenter":500,"scrollStep":{"itemsSideBySide":{}},"#
        + #""zOrder":"clockwiseAngle"}"#)
  }

  func testTheTextsOfEnums() throws {
    try expectStored(
      Wheel.Arrangement.list(spacing: .gap(12)), #"{"list":{"spacing":{"gap":{"points":12}}}}"#)
    try expectStored(Wheel.Arrangement.fan(over: .radians(1.5)), #"{"fan":{"over":1.5}}"#)
    try expectStored(Wheel.Arrangement.ring(turns: 3), #"{"ring":{"turns":3}}"#)
    try expectStored(Wheel.Spacing.angle(.radians(0.5)), #"{"angle":{"radians":0.5}}"#)
    try expectStored(Wheel.Spacing.arc(90), #"{"arc":{"points":90}}"#)
    try expectStored(Wheel.Spacing.widthAlongTangent, #"{"widthAlongTangent":{}}"#)
    try expectStored(Wheel.ScrollStep.arcLength, #"{"arcLength":{}}"#)
    try expectStored(Wheel.ScrollStep.points(130), #"{"points":{"perItem":130}}"#)
    try expectStored(Wheel.ScrollStep.itemsSideBySide, #"{"itemsSideBySide":{}}"#)
    try expectStored(Wheel.Center.focusInMiddle, #"{"focusInMiddle":{}}"#)
    try expectStored(Wheel.Center.peeking(7), #"{"peeking":{"points":7}}"#)
    try expectStored(Wheel.Center.at(LayoutPoint(x: 1, y: 2)), #"{"at":{"point":{"x":1,"y":2}}}"#)
    try expectStored(Wheel.Falloff.Reach.items(3), #"{"items":{"count":3}}"#)
    try expectStored(Wheel.Falloff.Reach.angle(.radians(1)), #"{"angle":{"radians":1}}"#)
    try expectStored(Wheel.Falloff.Curve.allCases, #"["linear","smooth"]"#)
    try expectStored(
      Wheel.ItemOrder.allCases, #"["followingFinger","clockwise","counterclockwise"]"#)
    try expectStored(Wheel.Orientation.allCases, #"["outward","facingFocus","upright"]"#)
    try expectStored(
      Wheel.ZOrder.allCases, #"["focusOnTop","ascending","descending","clockwiseAngle"]"#)
  }

  /// A stored wheel comes back to the bit, also after changes, and its items with it.
  func testEveryWheelComesBack() throws {
    try forEachRandomWheel(RandomCases.worlds / 5, cards: RandomCases.worlds / 5) { one in
      var (wheel, offset) = (one.wheel, 0.0)
      if wheel.itemCount > 0, Bool.random(using: &one.random) {
        try? wheel.setSize(nil, ofItemAt: 0, keepingFocusAt: &offset)
      }
      XCTAssertEqual(try JSON.roundTrip(wheel), wheel, one.message)
    }
  }

  private func wheel(_ sizes: [LayoutSize?] = []) throws -> Wheel {
    try Wheel(
      itemCount: 2, configuration: .tutorial(), viewportSize: LayoutSize(width: 9, height: 8),
      environment: .init(direction: .rightToLeft, scale: 2),
      measuredBy: { sizes.isEmpty ? nil : sizes[$0] })
  }

  func testTheTextOfAWheel() throws {
    let configuration = try JSON.text(of: Wheel.Configuration.tutorial())
    let rest =
      #""environment":{"direction":"rightToLeft","scale":2},"itemCount":2,"#
    let end = #""version":1,"viewportSize":{"height":8,"width":9}}"#
    try expectStored(wheel(), #"{"configuration":\#(configuration),\#(rest)\#(end)"#)
    try expectStored(
      wheel([nil, LayoutSize(width: 3, height: 4)]),
      #"{"configuration":\#(configuration),\#(rest)"sizes":[null,{"height":4,"width":3}],\#(end)"#)
  }

  /// Each is refused with a sentence, and a small text never costs more than its length.
  func testBadSnapshots() throws {
    let text = try JSON.text(of: wheel([nil, LayoutSize(width: 3, height: 4)]))
    let bad = [
      (#""version":1"#, #""version":2"#, "only format 1"),
      (#""itemCount":2"#, #""itemCount":3"#, "There are 3 items, but 2 sizes."),
      (#""itemCount":2"#, #""itemCount":9000000000000000"#, "but 2 sizes"),
      (#"[null,{"height":4,"width":3}]"#, "[]", "but 0 sizes"),
      (#""height":4"#, #""height":0"#, "The size of item 1 must be"),
      (#""height":4"#, #""height":"inf""#, "The size of item 1 must be"),
      (#""width":9"#, #""width":-9"#, "The viewport size must be"),
      (#""radiusToItemCenter":500"#, #""radiusToItemCenter":-5"#, "must be a finite number"),
    ]
    for (old, new, reason) in bad {
      let changed = text.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(changed, text)
      expectRefused(Wheel.self, changed, reason)
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
