import LayoutOracles
import MasonryLayout
import XCTest

/// Every case of the fixtures, compared with the boxes of Flickr's `justified-layout` 4.1.
///
/// The variable `JUSTIFIED_ROWS_FIXTURES` names further files, separated by colons.
final class JustifiedRowsTests: XCTestCase {
  func testTheBoxesAreThoseOfTheFixtures() throws {
    try check("Justified rows") { input in
      var rows = try MasonryItems(input.settings, across: input.containerWidth)
      try rows.appendItems(of: MasonryAspectRatios(input.ratios, limits: 0.001...1000))
      return (Array(rows.frames), rows.contentSize.height)
    }
  }

  /// The oracle of the other tests agrees with `justified-layout`, too.
  func testTheOracleAgreesWithTheFixtures() throws {
    try check("The oracle") { input in
      let reference = ReferenceRows(
        input.settings, across: input.containerWidth,
        input.ratios.map { .init($0 * input.targetRowHeight) })
      return (reference.frames, reference.contentLength)
    }
  }

  private func check(
    _ what: String, _ layOut: (JustifiedInput) throws -> (frames: [LayoutRect], length: Double)
  ) throws {
    try checkFixtures(
      what, bundled: [("justified-rows", 200)], further: "JUSTIFIED_ROWS_FIXTURES"
    ) { (layout: FixtureFile<JustifiedInput, JustifiedBoxes>.Case) in
      let (frames, length) = try layOut(layout.input)
      if let failure = firstMismatch(frames, layout.expect.boxes, within: 1e-6) { return failure }
      // Rows without items have no length; theirs has the padding, less a spacing.
      let expected = frames.isEmpty ? 0 : layout.expect.contentHeight
      return agree([length], [expected], within: 1e-6)
        ? nil : "the content is \(length) high, not \(expected)"
    }
  }
}

private struct JustifiedInput: Decodable {
  let containerWidth, targetRowHeight, targetRowHeightTolerance: Double
  let containerPadding, boxSpacing: [String: Double]
  let widowLayoutStyle: String
  let ratios: [Double]

  var settings: RowsSettings {
    let lastRow: [String: RowsLayout.Alignment] = ["center": .center, "justify": .fill]
    func padding(_ side: String) -> Double { containerPadding[side] ?? .nan }
    return RowsSettings(
      configuration: .init(
        rule: .justified(
          height: targetRowHeight, tolerance: targetRowHeightTolerance,
          lastRow: lastRow[widowLayoutStyle] ?? .start),
        itemSpacing: boxSpacing["horizontal"] ?? .nan, rowSpacing: boxSpacing["vertical"] ?? .nan,
        contentInsets: LayoutInsets(
          top: padding("top"), leading: padding("left"), bottom: padding("bottom"),
          trailing: padding("right"))))
  }
}

private struct JustifiedBoxes: Decodable {
  let contentHeight: Double
  let boxes: [[Double]]
}
