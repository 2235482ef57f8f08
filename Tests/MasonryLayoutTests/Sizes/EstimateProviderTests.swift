import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// The ready-made estimates, and what is stored of them.
final class EstimateProviderTests: XCTestCase {
  private func wall(_ count: Int, _ provider: some MasonryHeightProvider) throws -> MasonryItems {
    try MasonryItems(.init(columns: .fixed(3)), across: 90, count: count, measuredBy: provider)
  }

  func testEstimatesAreThoseOfTheProvider() throws {
    let heights = MasonryHeightClosure(
      columnSpan: { [1, 2, 1][$0] }, pinnedColumn: { [2, nil, nil][$0] }
    ) { index, _ in Double(4 + index) }
    var estimated = try wall(3, MasonryEstimates(heights))
    XCTAssertEqual((0..<3).map { estimated.isEstimated(itemAt: $0) }, [true, true, true])
    XCTAssertEqual((0..<3).map { estimated.column(ofItemAt: $0) }, [2, 0, 2])
    XCTAssertEqual(estimated.columnSpan(ofItemAt: 1), 2)
    try estimated.remeasure(0..<3, measuredBy: heights)
    expectSame(estimated, try wall(3, heights))

    let ratios = MasonryAspectRatios([1, 2])
    let pictures = try wall(2, MasonryEstimates(ratios))
    XCTAssertEqual((0..<2).map { pictures.length(ofItemAt: $0) }, [30, 15])
    XCTAssertEqual(pictures.firstEstimatedIndex, 0)
  }

  func testEstimatesAreChecked() throws {
    XCTAssertThrowsError(try wall(2, MasonryEstimates(height: -1)))
    XCTAssertThrowsError(try wall(2, MasonryEstimates(MasonryHeights(widths: [5, 5]))))
    XCTAssertThrowsError(try wall(2, MasonryEstimates(MasonryHeights([1, .nan]))))
  }

  func testTheMeanOfWhatIsMeasured() throws {
    var wall = try wall(2, MasonryEstimates(height: 100))
    try wall.appendItems(1, measuredBy: MasonryEstimates(meanOf: wall, otherwise: 70))
    try wall.setLength(10, ofItemAt: 0)
    try wall.setLength(40, ofItemAt: 2)
    try wall.appendItems(1, measuredBy: MasonryEstimates(meanOf: wall, otherwise: 70))
    XCTAssertEqual((0..<4).map { wall.length(ofItemAt: $0) }, [10, 100, 40, 25])
    var rows = try MasonryItems(.columns(.init()), in: .height(100))
    try rows.appendItems(1, measuredBy: MasonryHeights(widths: [33]))
    try rows.appendItems(1, measuredBy: MasonryEstimates(meanOf: rows, otherwise: 1))
    XCTAssertEqual(rows.length(ofItemAt: 1), 33)
  }

  func testSnapshots() throws {
    let items = (0..<9).map {
      HostItem(height: 3, estimate: [0, 1, 4, 8].contains($0) ? 2 : nil)
    }
    var world = try Host(items: items).world()
    try world.run(.restore)
    let text = try JSON.text(of: world.grid)
    XCTAssertTrue(text.contains("\"estimatedItems\":[0,2,4,5,8,9]"), text)
    for bad in ["[0]", "[2,1]", "[-1,2]", "[3,4,2,5]", "[8,10]", "[0,2,4,5,8]"] {
      let text = text.replacingOccurrences(of: "[0,2,4,5,8,9]", with: bad)
      XCTAssertThrowsError(try JSON.value(MasonryItems.self, from: text), bad)
    }
    let measured = try JSON.text(of: MasonryItems(WallSettings(), across: 10))
    XCTAssertFalse(measured.contains("estimated"))
  }
}
