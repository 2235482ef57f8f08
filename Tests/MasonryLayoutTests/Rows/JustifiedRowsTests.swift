import LayoutOracles
import MasonryLayout
import XCTest

/// Every case of the fixtures, compared with the boxes of Flickr's `justified-layout` 4.1.
///
/// There is one exception. A last row that is not full reaches beyond the padding there if it is too
/// wide at the height of the row before it, if half a spacing pushes it, or if whole points are more
/// than there is room for. Its boxes are compared with those that fit, which the test computes from
/// the input; see ``JustifiedBoxes/fitted(to:)``.
///
/// The variable `JUSTIFIED_ROWS_FIXTURES` names further files, separated by colons.
final class JustifiedRowsTests: XCTestCase {
  func testTheBoxesAreThoseOfTheFixtures() throws {
    try check("Justified rows") { input in
      var rows = try MasonryRows(input.settings, across: input.containerWidth)
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
    var (fittedRows, fittedBoxes) = (0, 0)
    try checkFixtures(
      what, bundled: [("justified-rows", 200)], further: "JUSTIFIED_ROWS_FIXTURES"
    ) { (layout: FixtureFile<JustifiedInput, JustifiedBoxes>.Case) in
      let (frames, length) = try layOut(layout.input)
      let (expect, fitted) = layout.expect.fitted(to: layout.input)
      (fittedRows, fittedBoxes) = (fittedRows + (fitted > 0 ? 1 : 0), fittedBoxes + fitted)
      if let failure = firstMismatch(frames, expect.boxes, within: 1e-6) { return failure }
      // Rows without items have no length; theirs has the padding, less a spacing.
      let expected = frames.isEmpty ? 0 : expect.contentHeight
      return agree([length], [expected], within: 1e-6)
        ? nil : "the content is \(length) high, not \(expected)"
    }
    print("\(what): \(fittedRows) last rows, \(fittedBoxes) boxes, are compared as they fit")
    guard ProcessInfo.processInfo.environment["JUSTIFIED_ROWS_FIXTURES"] == nil else { return }
    XCTAssertEqual([fittedRows, fittedBoxes], [13, 30])
  }
}

private struct JustifiedInput: Decodable {
  let containerWidth, targetRowHeight, targetRowHeightTolerance: Double
  let containerPadding, boxSpacing: [String: Double]
  let widowLayoutStyle: String
  let ratios: [Double]

  var settings: RowsSettings {
    let lastRow: [String: MasonryRows.Alignment] = ["center": .center, "justify": .fill]
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
  var contentHeight: Double
  /// Of each box x, y, width and height.
  var boxes: [[Double]]

  /// The boxes, with a last row that is not full within the padding; how many boxes that changes.
  func fitted(to input: JustifiedInput) -> (boxes: JustifiedBoxes, count: Int) {
    let configuration = input.settings.configuration
    let (left, width) = (configuration.contentInsets.leading, input.containerWidth)
    let right = width - configuration.contentInsets.trailing
    guard let last = boxes.last, let first = boxes.firstIndex(where: { $0[1] == last[1] }) else {
      return (self, 0)
    }
    let (ratios, row) = (input.ratios[first...], first..<boxes.count)
    let sum = ratios.reduce(0, +)
    let isFull =
      sum * input.targetRowHeight >= (right - left) * (1 - input.targetRowHeightTolerance)
    let height = (right - left - Double(row.count - 1) * configuration.itemSpacing) / sum
    let (before, after) = (left - boxes[first][0], last[0] + last[2] - right)
    var fitted = self
    if isFull {
      return (self, 0)
    } else if last[3] > height + 1e-9 {
      // As high as fits, and from edge to edge in whatever style.
      var x = left
      for (index, ratio) in zip(row, ratios) {
        fitted.boxes[index] = [x, last[1], ratio * height, height]
        x += ratio * height + configuration.itemSpacing
      }
      fitted.contentHeight -= last[3] - height
    } else if max(before, after) <= 1e-9 {
      return (self, 0)
    } else if input.widowLayoutStyle == "justify" {
      fitted.boxes[boxes.count - 1][2] -= after
    } else {
      for index in row { fitted.boxes[index][0] += before > 0 ? before : -after }
    }
    return (fitted, row.count)
  }
}
