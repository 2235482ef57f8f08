import LayoutOracles
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every case of the fixtures, laid out and compared with the boxes of the case.
///
/// `justified-rows.json` has the boxes that Flickr's `justified-layout` 4.1 gave. The variable
/// `JUSTIFIED_ROWS_FIXTURES` names further files, separated by colons.
final class JustifiedRowsTests: XCTestCase {
  func testTheBoxesAreThoseOfTheFixtures() throws {
    try checkFixtures("Justified rows") { input in
      var rows = try MasonryRows(
        configuration: input.settings.configuration, width: input.containerWidth)
      let sizes = MasonryAspectRatios(input.ratios, limits: 0.001...1000)
      try rows.appendItems(input.ratios.count, measuredBy: sizes)
      return (Array(rows.frames), rows.contentSize.height)
    }
  }

  /// The oracle of the other tests agrees with `justified-layout`, too.
  func testTheOracleAgreesWithTheFixtures() throws {
    try checkFixtures("The oracle") { input in
      (input.reference.frames, input.reference.contentLength)
    }
  }

  private func checkFixtures(
    _ what: String,
    _ layOut: (JustifiedRowsFixture.Input) throws -> (frames: [LayoutRect], length: Double)
  ) throws {
    let files = try fixtures(
      ["justified-rows"], further: "JUSTIFIED_ROWS_FIXTURES", of: JustifiedRowsFixture.self)
    XCTAssertEqual(files.first?.fixture.cases.count, 200)
    for (name, fixture) in files {
      XCTAssertFalse(fixture.cases.isEmpty, "\(name) has no cases")
      var tally = Tally()
      for layout in fixture.cases {
        let (frames, length) = try layOut(layout.input)
        var failure = firstMismatch(frames, layout.expect.boxes, within: 1e-6)
        // Rows without items have no length; theirs has the padding, less a spacing.
        let expected = frames.isEmpty ? 0 : layout.expect.contentHeight
        if failure == nil, !agree([length], [expected], within: 1e-6) {
          failure = "the content is \(length) high, not \(expected)"
        }
        tally.count(matched: failure == nil)
        if let failure { XCTFail("\(what), \(name), \(layout.name): \(failure)") }
      }
      print("\(what), \(name): \(tally) cases match")
    }
  }
}
