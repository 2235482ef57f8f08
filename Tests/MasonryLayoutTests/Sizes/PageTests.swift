import LayoutTestSupport
import MasonryLayout
import XCTest

/// Pages count from their own start, wherever their items go.
final class PageTests: XCTestCase {
  private let sizes = (0..<9).map { LayoutSize(width: 4, height: Double($0 % 4 + 1)) }

  private func ratios(_ range: Range<Int>) -> MasonryAspectRatios {
    MasonryAspectRatios(sizes: sizes[range]).spanning(range.map { $0 % 3 == 1 ? 2 : 1 })
  }

  /// Added page by page, wherever the middle one goes, the wall is that of all pictures at once.
  func testPagesMakeTheWallOfAllTheirItems() throws {
    let columns: [MasonryGrid.Columns] = [.fixed(3), .tracks([.points(60), .points(39)])]
    for (axis, columns) in LayoutAxis.allCases.flatMap({ axis in columns.map { (axis, $0) } }) {
      let settings = WallSettings(axis: axis, columns: columns, itemSpacing: 1)
      let whole = try MasonryGrid(settings, across: 99, count: 9, measuredBy: ratios(0..<9))
      var wall = try MasonryGrid(settings, across: 99)
      XCTAssertEqual(try wall.appendItems(of: ratios(4..<7)), .unchanged)
      var visible = LayoutRect.zero
      XCTAssertEqual(
        try wall.prependItems(of: ratios(0..<2), in: &visible), .inserting(2, at: 0))
      XCTAssertEqual(try wall.insertItems(of: ratios(2..<4), at: 2), .inserting(2, at: 2))
      try wall.appendItems(of: MasonryEstimates(ratios(7..<9)))
      XCTAssertEqual(wall.firstEstimatedIndex, 7)
      try wall.remeasure(7..<9, measuredBy: ratios(0..<9))
      XCTAssertEqual(wall, whole)
    }
  }

  func testAPageAboveMovesWhatIsVisible() throws {
    let older = MasonryHeights([1, 5, 3])
    var wall = try MasonryGrid(width: 100)
    try wall.appendItems(of: MasonryHeights([10, 11, 10, 10]))
    wall.keptPlaces = .all
    var (other, visible) = (wall, LayoutRect(x: 0, y: 7, width: 100, height: 9))
    try wall.prependItems(of: older, in: &visible)
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 12, width: 100, height: 9))
    try other.prependItems(3, measuredBy: older)
    XCTAssertEqual(wall, other)
  }
}
