import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Counts and one of many heights that are refused; every other answer is in `SmallWallTests`.
final class ItemErrorTests: XCTestCase {
  func testCounts() {
    let most = MasonryGrid.maximumItemCount
    withEvery("count", in: [-1, .min, most - 2, most, .max]) { count in
      let heights = MasonryHeights([], default: 1)
      try expectError(.itemCount(count)) { grid throws(MasonryError) in
        try grid.appendItems(count, measuredBy: heights)
      }
      try expectError(.itemCount(count)) { grid throws(MasonryError) in
        try grid.insertItems(count, at: 0, measuredBy: heights)
      }
    }
  }

  func testItemsThatSpanOneColumnAreAlsoAsTheyWere() {
    withEvery("index", in: [0, 2500, 4999]) { index in
      var grid = try MasonryGrid(width: 100)
      try grid.appendItems(5000, measuredBy: MasonryHeightClosure { index, _ in Double(index % 7) })
      let before = grid
      let frames = Array(grid.frames)
      do {
        try grid.resize(
          width: 50, measuredBy: MasonryHeightClosure { $0 == index && $1 == 25 ? .nan : 2 })
        expect(false, "Nothing is thrown")
      } catch let error as MasonryError {
        expectEqual(error.item, index)
      }
      expect(grid == before, "The grid has changed")
      expect(Array(grid.frames) == frames, "The frames have changed")
      expectEqual(grid.indices(in: someRects[0]), before.indices(in: someRects[0]))
    }
  }
}
