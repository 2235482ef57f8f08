import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// What is shown is measured until nothing there is estimated; see `SmallWallTests` for every wall.
final class MeasuringShownTests: XCTestCase {
  /// What is above the screen gets other heights, and what is looked at stays.
  func testThePlaceIsKept() throws {
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(1)), width: 100)
    try wall.appendItems(100, measuredBy: MasonryEstimates(height: 10))
    let heights = MasonryHeights([], default: 30)
    // Item 50 is first, and 49 in the margin.
    var visible = LayoutRect(x: 0, y: 500, width: 100, height: 60)
    try wall.measure(itemsIn: &visible, margin: 5, measuredBy: heights)
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 520, width: 100, height: 60))
    XCTAssertEqual((48..<53).map { wall.length(ofItemAt: $0) }, [10, 30, 30, 30, 30])
    XCTAssertEqual(wall.frame(ofItemAt: 50).minY, 520)
    XCTAssertEqual(wall.firstEstimatedIndex, 0)
    XCTAssertFalse(wall.hasExactContentSize)
    XCTAssertEqual(
      wall.offset(showing: 50, at: .start, in: .init(x: 0, y: 0, width: 1, height: 9)), 520)
  }

  func testRowsAreEstimatedByWidths() throws {
    var rows = try MasonryGrid(in: .height(100))
    try rows.appendItems(5, measuredBy: MasonryEstimates(MasonryHeights(widths: [], default: 60)))
    XCTAssertEqual(rows.length(ofItemAt: 4), 60)
    var visible = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    try rows.measure(
      itemsIn: &visible, measuredBy: MasonryHeights(widths: [20, 30, 40, 50, 60]))
    XCTAssertEqual(visible.minX, 0)
    XCTAssertTrue(rows.hasExactContentSize)
    XCTAssertEqual(rows.length(ofItemAt: 3), 50)
  }

  func testWhatIsNotARectangleShowsNothing() throws {
    var wall = try MasonryGrid(width: 100)
    try wall.appendItems(10, measuredBy: MasonryEstimates(height: 10))
    let provider = Answers([])
    let rects = [
      LayoutRect(x: 0, y: .nan, width: 1, height: 1),
      LayoutRect(x: 0, y: 0, width: .infinity, height: .infinity),
      LayoutRect(x: 0, y: 1e9, width: 100, height: 10),
    ]
    for rect in rects {
      for margin in [0, -5, .nan] {
        var visible = rect
        try wall.measure(itemsIn: &visible, margin: margin, measuredBy: provider)
        XCTAssertEqual("\(visible.size)", "\(rect.size)")
        XCTAssertEqual(visible.minY.isFinite, rect.minY.isFinite)
      }
    }
    XCTAssertEqual(provider.asked, [])
    var rect = LayoutRect(x: 0, y: 20, width: 100, height: 1)
    let heights = MasonryHeights([], default: 3)
    try wall.measure(itemsIn: &rect, margin: .infinity, measuredBy: heights)
    XCTAssertEqual(rect.minY, 6)
    XCTAssertTrue(wall.hasExactContentSize)
    // Nothing is left to ask for.
    rect.origin.y = 20
    try wall.measure(itemsIn: &rect, measuredBy: provider)
    XCTAssertEqual(rect.minY, 20)
  }
}
