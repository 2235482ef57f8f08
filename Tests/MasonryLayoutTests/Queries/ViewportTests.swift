import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Scrolling: viewports that tile the content, and cells that come and go.
final class ViewportTests: XCTestCase {
  private func withEveryWall(_ body: (MasonryGrid, inout SplitMix64) throws -> Void) {
    withEvery("seed", in: UInt64(1)...150) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.simpleHost(
        [.quarters, .fractions, .tenths][Int(seed % 3)],
        itemCount: Int.random(in: 1...40, using: &random))
      try body(try host.grid(), &random)
    }
  }

  /// Every item is in at least one of the viewports, and in each it has something in common with.
  func testViewportsThatTileTheContentShowEveryItem() {
    withEveryWall { grid, random in
      let frames = Array(grid.frames)
      let height = random.number(in: 0.25...20, .quarters)
      let extent = try XCTUnwrap(frames.dropFirst().reduce(frames.first) { $0?.union($1) })
      var seen = Set<Int>()
      var top = extent.minY
      while top <= extent.maxY {
        let viewport = LayoutRect(x: extent.minX, y: top, width: extent.width, height: height)
        let found = grid.indices(in: viewport)
        expect(found.allSatisfy { frames[$0].intersects(viewport) }, "Not all touch \(viewport)")
        seen.formUnion(found)
        top += height
      }
      expectEqual(seen.sorted(), Array(frames.indices), "Seen in viewports \(height) high")
    }
  }

  /// Items with area that lie between the tiles' edges are shown by exactly the tiles they touch.
  func testTilesOnBothAxesShowEveryItem() {
    withEveryWall { grid, random in
      let frames = Array(grid.frames)
      let side = random.number(in: 5...60, .quarters)
      let extent = try XCTUnwrap(frames.dropFirst().reduce(frames.first) { $0?.union($1) })
      var seen = Set<Int>()
      for top in stride(from: extent.minY, through: extent.maxY, by: side) {
        for left in stride(from: extent.minX, through: extent.maxX, by: side) {
          seen.formUnion(
            grid.indices(in: LayoutRect(x: left, y: top, width: side, height: side)))
        }
      }
      expectEqual(seen.sorted(), Array(frames.indices), "Seen in tiles of \(side)")
    }
  }

  /// A view that only ever listens to what enters and leaves shows what is visible.
  func testWhatEntersAndLeavesAddsUpToWhatIsVisible() {
    withEveryWall { grid, random in
      var shown = Set<Int>()
      var viewport = LayoutRect(x: .nan, y: 0, width: 0, height: 0)
      for _ in 0..<12 {
        let next = LayoutRect(
          x: random.fraction(in: -20...100), y: random.fraction(in: -20...100),
          width: random.fraction(in: 0...100), height: random.fraction(in: 0...60))
        let change = grid.visibilityChange(from: viewport, to: next)
        expect(shown.isSuperset(of: change.left), "Items leave that were not shown")
        shown.subtract(change.left)
        expect(shown.isDisjoint(with: change.entered), "Items enter that were shown")
        shown.formUnion(change.entered)
        expectEqual(shown.sorted(), grid.indices(in: next), "Shown in \(next)")
        viewport = next
      }
    }
  }
}
