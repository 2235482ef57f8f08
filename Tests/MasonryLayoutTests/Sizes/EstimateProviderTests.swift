import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// The ready-made estimates, and what is stored of them.
final class EstimateProviderTests: XCTestCase {
  private func items(_ count: Int, _ provider: some MasonryHeightProvider) throws -> MasonryItems {
    var items = try MasonryItems(.columns(.fixed(3)), width: 90)
    try items.appendItems(count, measuredBy: provider)
    return items
  }

  func testEstimatesAreThoseOfTheProvider() throws {
    let heights = MasonryHeightClosure(
      columnSpan: { [1, 2, 1][$0] }, pinnedColumn: { [2, nil, nil][$0] }
    ) { index, _ in Double(4 + index) }
    var estimated = try items(3, MasonryEstimates(heights))
    XCTAssertEqual((0..<3).map { estimated.isEstimated(itemAt: $0) }, [true, true, true])
    XCTAssertEqual((0..<3).map { estimated.column(ofItemAt: $0) }, [2, 0, 2])
    XCTAssertEqual(estimated.columnSpan(ofItemAt: 1), 2)
    try estimated.remeasure(0..<3, measuredBy: heights)
    expectSame(estimated, try items(3, heights))

    let ratios = MasonryAspectRatios([1, 2])
    let pictures = try items(2, MasonryEstimates(ratios))
    XCTAssertEqual((0..<2).map { pictures.length(ofItemAt: $0) }, [30, 15])
    XCTAssertEqual(pictures.firstEstimatedIndex, 0)
  }

  func testEstimatesAreChecked() throws {
    XCTAssertThrowsError(try items(2, MasonryEstimates(height: -1)))
    XCTAssertThrowsError(try items(2, MasonryEstimates(MasonryHeights(widths: [5, 5]))))
    XCTAssertThrowsError(try items(2, MasonryEstimates(MasonryHeights([1, .nan]))))
  }

  func testTheMeanOfWhatIsMeasured() throws {
    var items = try self.items(2, MasonryEstimates(height: 100))
    try items.appendItems(1, measuredBy: MasonryEstimates(meanOf: items, otherwise: 70))
    try items.setLength(10, ofItemAt: 0)
    try items.setLength(40, ofItemAt: 2)
    try items.appendItems(1, measuredBy: MasonryEstimates(meanOf: items, otherwise: 70))
    XCTAssertEqual((0..<4).map { items.length(ofItemAt: $0) }, [10, 100, 40, 25])
    var sideways = try MasonryItems(.columns(.init()), in: .height(100))
    try sideways.appendItems(1, measuredBy: MasonryHeights(widths: [33]))
    try sideways.appendItems(1, measuredBy: MasonryEstimates(meanOf: sideways, otherwise: 1))
    XCTAssertEqual(sideways.length(ofItemAt: 1), 33)
  }

  func testSnapshots() throws {
    let items = (0..<9).map {
      HostItem(height: 3, estimate: [0, 1, 4, 8].contains($0) ? 2 : nil)
    }
    var world = try Host(items: items).world()
    try world.run(.restore)
    let text = try JSON.text(of: world.wall)
    XCTAssertTrue(text.contains("\"estimatedItems\":[0,2,4,5,8,9]"), text)
    for bad in ["[0]", "[2,1]", "[-1,2]", "[3,4,2,5]", "[8,10]", "[0,2,4,5,8]"] {
      let text = text.replacingOccurrences(of: "[0,2,4,5,8,9]", with: bad)
      XCTAssertThrowsError(try JSON.value(MasonryWall.self, from: text), bad)
    }
    let measured = try JSON.text(of: MasonryWall(width: 10))
    XCTAssertFalse(measured.contains("estimated"))
  }
}
