import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Heights that are limited, and rows that are left out; `RowOracleTests` has all rules.
final class RowLimitTests: XCTestCase {
  private typealias Configuration = RowsLayout

  /// Rows near 20 points high, 100 wide, of items with these widths at that height.
  private func rows(_ configuration: Configuration, _ widths: [Double]) throws -> MasonryItems {
    var rows = try MasonryItems(.rows(configuration), width: 100)
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
    for breaking in RowsLayout.Breaking.allCases {
      withEvery("case", in: cases) { limits, most, widths, height, stretch in
        let rule = RowsLayout.Rule.justified(height: 20, breaking: breaking)
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
      let feed = try MasonryFeed(
        of: .init(layout: rows.layout), itemCount: count,
        measuredBy: MasonryAspectRatios([], fallback: 2.5))
      expectEqual(feed.frame(of: .item(itemCount, section: 0)), nil, "It is left out")
      try rows.reconfigure { $0.rows?.holdsBackLastRow = false }
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
      XCTAssertThrowsError(try MasonryItems(.rows(configuration), width: 9)) {
        XCTAssertEqual($0 as? MasonryError, error)
      }
    }
    let plain = try JSON.text(of: Configuration())
    let names = ["rowHeights", "maximum", "Maximum"]
    XCTAssertFalse(names.contains { plain.contains($0) }, "Without limits nothing is stored")
    XCTAssertEqual(try JSON.value(Configuration.self, from: plain), Configuration())
  }
}
