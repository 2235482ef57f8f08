import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Heights that are limited, and rows that are left out; `RowOracleTests` has all rules.
final class RowLimitTests: XCTestCase {
  private typealias Configuration = MasonryRows.Configuration

  /// Rows near 20 points high, 100 wide, of items with these widths at that height.
  private func rows(_ configuration: Configuration, _ widths: [Double]) throws -> MasonryRows {
    var rows = try MasonryRows(configuration: configuration, width: 100)
    try rows.appendItems(of: MasonryAspectRatios(widths.map { $0 / 20 }))
    return rows
  }

  private func expectNear(
    _ value: Double, _ expected: Double, _ what: String, line: UInt = #line
  ) {
    expect((value - expected).magnitude < 1e-12, "\(what): \(value), not \(expected)", line: line)
  }

  func testHeightsAndWhatIsCroppedOrStretched() throws {
    // The limits, the most of a single row, widths; the height and the stretch of the first item.
    typealias Case = (ClosedRange<Double>?, Double?, [Double], Double, Double)
    let cases: [Case] = [
      (nil, nil, [400], 10, 0.5), (0...40, nil, [400], 5, 1), (12...12, nil, [400], 12, 5 / 12),
      (nil, nil, [2, 2], 20, 1), (0...21, nil, [50, 40], 21, 100.0 / 90 * 20 / 21),
      (nil, 20, [50, 40], 20, 1), (nil, 15, [30, 30], 15, 1), (nil, 30, [30, 30], 20, 1),
      (0...21, 21, [50, 40], 21, 100.0 / 90 * 20 / 21), (nil, 20, [400], 10, 0.5),
      (nil, 20, [50, 40, 90], 200.0 / 9, 1),
    ]
    for breaking in MasonryRows.Breaking.allCases {
      withEvery("case", in: cases) { limits, most, widths, height, stretch in
        let rule = MasonryRows.Rule.justified(height: 20, breaking: breaking)
        let configuration = Configuration(
          rule: rule, rowHeights: limits, singleRowMaximumHeight: most)
        var rows = try self.rows(configuration, widths)
        // Broken optimally, what fits at the target is a last row that does not fill the width.
        let isOpen = breaking == .optimal && widths == [50, 40]
        let expected = isOpen ? min(20, most ?? 20) : height
        expectNear(rows.frame(ofItemAt: 0).height, expected, "\(breaking)")
        expectNear(rows.stretch(ofItemAt: 0), isOpen ? 1 : stretch, "Stretch")
        guard most == 20, widths == [50, 40] else { return }
        expectNear(rows.frame(ofItemAt: 1).maxX, 90, "It is not filled")
        try rows.appendItems(of: MasonryAspectRatios([5, 5]))
        expectNear(rows.frame(ofItemAt: 0).height, 200.0 / 9, "It is not the only row any more")
      }
    }
  }

  /// At the height of the row before it, a last row would be wider than the others.
  func testALastRowIsAtMostAsHighAsFits() throws {
    // The first photo fills a row 430 / 1.5 points high, at which these would be 510 points wide.
    let lastRows: [[Double]] = [[16.0 / 9], [16.0 / 9, 0.01]]
    for (ratios, hasBreakout) in lastRows.flatMap({ [($0, false), ($0, true)] }) {
      for (axis, direction) in LayoutAxis.allCases.flatMap({ axis in
        LayoutReadingDirection.allCases.map { (axis, $0) }
      }) {
        for alignment in MasonryRows.Alignment.allCases {
          let rule = MasonryRows.Rule.justified(height: 180, lastRow: alignment)
          var rows = try MasonryRows(
            configuration: .init(rule: rule, itemSpacing: 4, rowSpacing: 4),
            in: LayoutSpace(
              axis: axis, crossLength: 430, environment: .init(direction: direction)))
          let all = [1.5] + ratios + (hasBreakout ? [1] : [])
          let provider = MasonryHeightClosure(
            columnSpan: { $0 > ratios.count ? 2 : 1 }, width: { $1 * all[$0] }
          ) { $1 * all[$0] }
          try rows.appendItems(all.count, measuredBy: provider)
          let height = (430 - 4 * Double(ratios.count - 1)) / ratios.reduce(0, +)
          var start = 0.0
          for (item, ratio) in zip(1..., ratios) {
            let isMirrored = direction == .rightToLeft
            let across = isMirrored && axis == .vertical ? 430 - start - ratio * height : start
            var along = 430 / 1.5 + 4
            if isMirrored, axis == .horizontal {
              along = rows.contentSize.width - along - height
            }
            let expected = axis.rect(
              main: along, length: height, cross: across, crossLength: ratio * height)
            let frame = rows.frame(ofItemAt: item)
            XCTAssertLessThan(
              frame.distance(from: expected), 1e-9,
              "\(frame), not \(expected): \(rule), \(axis), \(direction)")
            start += ratio * height + 4
          }
        }
      }
    }
  }

  /// Where a centred row of `justified-layout` lies to one side, and a filled one half a point off.
  func testALastRowStaysWithinTheInsets() throws {
    func last(
      _ alignment: MasonryRows.Alignment, _ widths: [Double], spacing: Double, inset: Double = 0
    ) throws -> ClosedRange<Double> {
      let rows = try self.rows(
        .init(
          rule: .justified(height: 20, tolerance: 0, lastRow: alignment), itemSpacing: spacing,
          contentInsets: LayoutInsets(leading: inset)), widths)
      let frames = [0, widths.count - 1].map { rows.frame(ofItemAt: $0) }
      return frames[0].minX...frames[1].maxX
    }
    // In the middle it would begin at 1 and end at 99; half of the spacing is added.
    XCTAssertEqual(try last(.center, [40, 50], spacing: 8), 2...100)
    XCTAssertEqual(try last(.center, [40, 30], spacing: 8), 15...93)
    // Half of the inset is taken away.
    XCTAssertEqual(try last(.center, [70], spacing: 0, inset: 20), 20...90)
    XCTAssertEqual(try last(.center, [40], spacing: 0, inset: 20), 30...70)
    // Whole points are given: 1 of 0.7, and 0 of 0.3.
    XCTAssertEqual(try last(.fill, [49.5, 49.8], spacing: 0), 0...100)
    XCTAssertEqual(try last(.fill, [49.9, 49.8], spacing: 0), 0...99.7)
  }

  /// Below the least height of a row, the greatest one of a single row squeezes its items.
  func testALowSingleRowFillsTheWidth() throws {
    for (breaking, lastRow) in MasonryRows.Breaking.allCases.flatMap({ breaking in
      MasonryRows.Alignment.allCases.map { (breaking, $0) }
    }) {
      let rule = MasonryRows.Rule.justified(height: 180, breaking: breaking, lastRow: lastRow)
      var rows = try MasonryRows(
        configuration: .init(rule: rule, itemsInRow: 2...9, singleRowMaximumHeight: 80),
        width: 320)
      try rows.appendItems(of: MasonryAspectRatios([10, 2.35]))
      let middle = 320 * 10 / 12.35
      let frames = [
        LayoutRect(x: 0, y: 0, width: middle, height: 80),
        LayoutRect(x: middle, y: 0, width: 320 - middle, height: 80),
      ]
      for (frame, expected) in zip(rows.frames, frames) {
        XCTAssertLessThan(frame.distance(from: expected), 1e-9, "\(frame), \(rule)")
      }
    }
  }

  /// A last row is held back while it is not full, and while it does not fill the width.
  func testWhichLastRowsAreHeldBack() throws {
    // Widths, the most of a single row, items in a row; whether the row is shown.
    typealias Case = ([Double], Double?, ClosedRange<Int>, Bool)
    let cases: [Case] = [
      ([50, 40], nil, 1...9, true), ([50, 20], nil, 1...9, false), ([50, 20], nil, 1...2, true),
      // Full, but made so low that it ends before the width.
      ([50, 40], 20, 1...9, false), ([50, 40], 23, 1...9, true), ([90], 20, 1...1, false),
      // As high as fits and from edge to edge, but others will join it.
      ([90, 90], nil, 3...9, false), ([90], nil, 2...9, false),
    ]
    withEvery("case", in: cases) { widths, most, itemsInRow, isShown in
      let rows = try rows(
        .init(
          rule: .justified(height: 20), itemsInRow: itemsInRow, singleRowMaximumHeight: most,
          holdsBackLastRow: true), widths)
      expectEqual(rows.shownRowCount == rows.rowCount, isShown)
    }
  }

  /// A greedy row with too few items is not full, whatever their widths; it is as high as fits.
  func testALastRowWithTooFewItemsIsNotFull() throws {
    for (widths, height, end) in [
      ([90.0], 20.0, 90.0), ([80, 120], 10, 100), ([500, 500], 2, 100),
    ] {
      let rows = try rows(.init(rule: .justified(height: 20), itemsInRow: 3...9), widths)
      let last = rows.frame(ofItemAt: widths.count - 1)
      expectNear(last.height, height, "\(widths)")
      expectNear(last.maxX, end, "\(widths)")
    }
    // Three are enough: this row is filled, and half as high as the target at the least.
    let rows = try rows(.init(rule: .justified(height: 20), itemsInRow: 3...9), [500, 500, 500])
    XCTAssertEqual(rows.frame(ofItemAt: 0).height, 10)
  }

  func testRowsThatAreLeftOut() throws {
    // The most rows, whether the last is held back, items; rows and items that are shown.
    let cases: [(Int?, Bool, Int, Int, Int)] = [
      (nil, false, 5, 3, 5), (1, false, 5, 1, 2), (0, false, 5, 0, 0), (nil, true, 5, 2, 4),
      (nil, true, 6, 3, 6), (1, true, 1, 0, 0),
    ]
    withEvery("case", in: cases) { most, isHeldBack, count, rowCount, itemCount in
      var rows = try rows(
        .init(rule: .justified(height: 20), maximumRowCount: most, holdsBackLastRow: isHeldBack),
        Array(repeating: 50, count: count))
      expectEqual(rows.shownRowCount, rowCount)
      expectEqual(rows.shownItemCount, itemCount)
      expectEqual(rows.frame(of: itemCount), nil, "It is left out")
      try rows.reconfigure { $0.holdsBackLastRow = false }
      expectEqual(rows.shownRowCount, min(most ?? 9, (count + 1) / 2), "The end is reached")
    }
  }

  func testErrorsAndJSON() throws {
    let cases: [(Configuration, MasonryError)] = [
      (.init(rowHeights: -1...5), .rowHeight(-1)),
      (.init(rowHeights: 1...1e300), .rowHeight(1e300)),
      (.init(singleRowMaximumHeight: -2), .rowHeight(-2)),
      (.init(maximumRowCount: -1), .rowCount(-1)),
      (.init(itemsInRow: 1...1001), .itemsInRow(1...1001)),
    ]
    withEvery("case", in: cases) { configuration, error in
      XCTAssertThrowsError(try MasonryRows(configuration: configuration, width: 9)) {
        XCTAssertEqual($0 as? MasonryError, error)
      }
    }
    let limited = Configuration(
      rule: .even(.fixed(1)), rowHeights: 1...2, singleRowMaximumHeight: 3, maximumRowCount: 4,
      holdsBackLastRow: true)
    let text = try JSON.text(of: limited)
    for part in [
      #""rowHeights":[1,2]"#, #""singleRowMaximumHeight":3"#, #""maximumRowCount":4"#,
      #""holdsBackLastRow":true"#,
    ] {
      XCTAssert(text.contains(part), "\(part) is not in \(text)")
    }
    XCTAssertEqual(try JSON.value(Configuration.self, from: text), limited)
    // Without limits there is nothing to store.
    let plain = try JSON.text(of: Configuration())
    let names = ["rowHeights", "maximum", "Maximum"]
    XCTAssertFalse(names.contains { plain.contains($0) }, plain)
    XCTAssertEqual(try JSON.value(Configuration.self, from: plain), Configuration())
  }
}
