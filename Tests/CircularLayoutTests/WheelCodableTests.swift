import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelCodableTests: XCTestCase {
  /// Whatever can be configured comes back bit for bit.
  func testEveryConfigurationComesBack() throws {
    var random = SplitMix64(seed: 83)
    for number in 0..<(RandomCases.count / 10) {
      var configuration = try RandomWheel(using: &random).wheel.configuration
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
      configuration.falloff.reachAngle = [nil, .degrees(77)][number / 2 % 2]
      XCTAssertEqual(
        try JSON.roundTrip(configuration), configuration, "seed 83, case \(number)")
    }
  }

  /// What was not known when a text was written has its default.
  func testTheTextOfAConfiguration() throws {
    let tutorial = Wheel.Configuration.tutorial()
    let text = try JSON.text(of: tutorial)
    XCTAssertFalse(text.contains("legibility"))
    XCTAssertTrue(text.contains(#""itemSize":[133,173]"#), text)
    XCTAssertTrue(text.contains(#""arrangement":{"list":{"spacing":{"widthAlongTangent":{}}}}"#))
    XCTAssertEqual(try JSON.value(Wheel.Configuration.self, from: text), tutorial)
    XCTAssertEqual(
      try JSON.text(of: Wheel.Arrangement.fan(over: .radians(1.5))), #"{"fan":{"over":1.5}}"#)
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
}
