import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// A height that is refused, in whichever round, leaves a wall as it was before the first round.
final class LazyErrorTests: XCTestCase {
  /// Walls in which measuring takes several rounds.
  private func walls() -> [(LazyWall, MasonryGrid.KeptColumns)] {
    let items = (0..<14).map { index in
      LazyItem(
        item: HostItem(height: Double(index % 4), span: index % 5 == 3 ? 2 : 1), length: 6,
        isEstimated: index != 5, id: index)
    }
    let dense = MasonryGrid.Packing.gridLanes(tolerance: .points(1), dense: true)
    let packings: [MasonryGrid.Packing] = [.shortestColumn, .roundRobin, dense]
    let columns: [MasonryGrid.Columns] = [
      .fixed(3), .tracks([.points(2), .points(3), .points(2)]),
    ]
    return packings.flatMap { packing in
      columns.flatMap { columns in
        [MasonryGrid.KeptColumns.none, .before(6), .all].map { keeping in
          let settings = WallSettings(columns: columns, itemSpacing: 1, packing: packing)
          return (LazyWall(settings: settings, crossLength: 7, items: items), keeping)
        }
      }
    }
  }

  /// A grid that has kept columns for a while, and may have been told to keep fewer since.
  private func grid(
    _ wall: LazyWall, _ keeping: MasonryGrid.KeptColumns, isLowered: Bool
  ) throws -> MasonryGrid {
    var grid = try wall.grid()
    grid.keptColumns = keeping
    try grid.setHeight(9, ofItemAt: 1, measuredBy: LazyHeights(wall.items))
    if isLowered { grid.keptColumns = .before(2) }
    return grid
  }

  func testEveryRequestThatIsRefused() {
    let rect = LayoutRect(x: 0, y: 3, width: 7, height: 8)
    withEvery("wall", in: walls()) { wall, keeping in
      withEvery("lowered", in: [false, true]) { isLowered in
        let original = try grid(wall, keeping, isLowered: isLowered)
        let heights = LazyHeights(wall.items)
        var measured = original
        var scrolled = rect
        try measured.measure(itemsIn: &scrolled, margin: 4, measuredBy: heights)
        expect(heights.asked.count > 4, "Too few rounds")
        withEvery("request", in: heights.asked.indices) { request in
          var changed = try grid(wall, keeping, isLowered: isLowered)
          // A grid of its own, and one that shares its storage.
          let copies = request % 2 == 0 ? [changed] : []
          let failing = LazyHeights(wall.items, failingAt: request)
          scrolled = rect
          do throws(MasonryError) {
            try changed.measure(itemsIn: &scrolled, margin: 4, measuredBy: failing)
            expect(false, "Nothing is thrown")
          } catch {
            let item = heights.asked[request]
            expectEqual("\(error)", "\(MasonryError.itemHeight(.nan, item: item))")
          }
          expectEqual(scrolled, rect)
          try expectAsBefore(changed, original, wall)
          for copy in copies { expect(copy == original, "The copy has changed") }
        }
      }
    }
  }

  /// Fails unless a grid shows what another one shows, and does what it does.
  private func expectAsBefore(
    _ grid: MasonryGrid, _ original: MasonryGrid, _ wall: LazyWall
  ) throws {
    expectSameWalks(grid, original)
    expect(grid.keptState.packedFrom == original.keptState.packedFrom, "Snapshots differ")
    let heights = LazyHeights(wall.items + wall.items)
    let changes: [(inout MasonryGrid) throws -> Void] = [
      { try $0.appendItems(5, measuredBy: heights) },
      { try $0.removeItem(at: 2, measuredBy: heights) },
      { try $0.setHeight(20, ofItemAt: 7, measuredBy: heights) },
    ]
    for change in changes {
      var (changed, expected) = (grid, original)
      try change(&changed)
      try change(&expected)
      expect(changed == expected, "Another grid after a change")
    }
  }

  /// Items without length that chose a gap stay in it, though in their columns they need none.
  ///
  /// Item 4 lies at 3 in columns 1 and 2, where it also would be without the gap, but then took its turn.
  func testAGapThatWasChosenIsRestored() throws {
    let facts: [(length: Double, span: Int)] = [(1, 2), (3, 1), (3, 1), (0, 2), (0, 2), (4, 1)]
    let items = facts.enumerated().map { index, fact in
      let height = index == 1 ? 0 : fact.length
      return LazyItem(
        item: HostItem(height: height, span: fact.span, pin: index == 5 ? 1 : nil),
        length: fact.length, isEstimated: index == 1 || index == 5, id: index)
    }
    let settings = WallSettings(
      columns: .fixed(3), packing: .gridLanes(tolerance: .points(2), dense: true))
    var grid = try LazyWall(settings: settings, crossLength: 3, items: items).grid()
    XCTAssertEqual(grid.placement.backfilled, [4])
    grid.keptColumns = .all
    let original = grid
    // Only when item 1 is measured is item 5 seen, whose height is refused.
    var rect = LayoutRect(x: 0, y: 0, width: 3, height: 2.5)
    let failing = LazyHeights(items, failingAt: 1)
    XCTAssertThrowsError(try grid.measure(itemsIn: &rect, measuredBy: failing))
    XCTAssertEqual(failing.asked, [1, 5])
    expectSame(grid, original)
  }

  func testAFeedIsUnchangedToo() throws {
    let items = (0..<8).map {
      LazyItem(item: .init(height: Double($0 % 3)), length: 5, isEstimated: true, id: $0)
    }
    func feed() throws -> MasonryFeed {
      var feed = try MasonryFeed(width: 10)
      for _ in 0..<3 {
        try feed.appendSection(
          .init(grid: .init(columns: .fixed(2)), header: .init(height: 2)), itemCount: 8,
          measuredBy: MasonryEstimates(height: 5))
      }
      return feed
    }
    let rect = MasonryFeed.Viewport(LayoutRect(x: 0, y: 15, width: 10, height: 20))
    let heights = LazyHeights(items)
    var measured = try feed()
    var visible = rect
    try measured.measure(itemsIn: &visible) { _ in heights }
    XCTAssertGreaterThan(heights.asked.count, 14)
    for request in heights.asked.indices {
      var changed = try feed()
      let failing = LazyHeights(items, failingAt: request)
      visible = rect
      do throws(MasonryError) {
        try changed.measure(itemsIn: &visible) { _ in failing }
        XCTFail("Nothing is thrown")
      } catch {
        guard case .inSection(_, .itemHeight(_, heights.asked[request])) = error else {
          return XCTFail("\(error)")
        }
      }
      expectSame(changed, try feed())
      XCTAssertEqual(visible, rect)
    }
  }
}
