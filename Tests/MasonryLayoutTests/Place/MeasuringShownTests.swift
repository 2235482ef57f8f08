import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// What is shown is measured until nothing there is estimated; see `SmallWallTests` for every wall.
final class MeasuringShownTests: XCTestCase {
  func testWhatIsNotARectangleShowsNothing() throws {
    var wall = try MasonryWall(width: 100)
    try wall.items.appendItems(10, measuredBy: MasonryEstimates(height: 10))
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
    XCTAssertTrue(wall.items.hasExactContentSize)
    // Nothing is left to ask for.
    rect.origin.y = 20
    try wall.measure(itemsIn: &rect, measuredBy: provider)
    XCTAssertEqual(rect.minY, 20)
  }

  /// Item 4, without length, chose a gap at 3 in columns 1 and 2, and so did not take its turn.
  func testAGapThatWasChosenIsRestored() throws {
    let items = [
      HostItem(height: 1, span: 2), HostItem(height: 0, estimate: 3), HostItem(height: 3),
      HostItem(span: 2), HostItem(span: 2), HostItem(height: .nan, pin: 1, estimate: 4),
    ]
    let settings = WallSettings(
      columns: .fixed(3), packing: .gridLanes(tolerance: .points(2), dense: true))
    var wall = try Host(configuration: settings, crossLength: 3, items: items).world().wall
    XCTAssertEqual(wall.items.placement.backfilled, [4])
    wall.items.keptPlaces = .all
    let original = wall
    // Only when item 1 is measured is item 5 seen, whose height is refused.
    var rect = LayoutRect(x: 0, y: 0, width: 3, height: 2.5)
    let failing = Answers(items, isMeasuring: true)
    XCTAssertThrowsError(try wall.measure(itemsIn: &rect, measuredBy: failing))
    XCTAssertEqual(failing.asked, [1, 5])
    expectSame(wall, original)
  }
}
