import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The results of the layouts that this package replaces, computed as they compute them.
final class TutorialParityTests: XCTestCase {
  /// Each column as wide as its share below a header, and every cell inset by the padding.
  private func cells(
    width: Double, columns: Int, padding: Double, header: Double = 0, heights: [Double],
    column: (_ index: Int, _ yOffset: [Double]) -> Int
  ) -> [LayoutRect] {
    let columnWidth = width / Double(columns)
    var yOffset = [Double](repeating: header, count: columns)
    return heights.enumerated().map { index, photoHeight in
      let column = column(index, yOffset)
      let height = padding * 2 + photoHeight
      let frame = LayoutRect(
        x: Double(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
      yOffset[column] += height
      return frame.insetBy(dx: padding, dy: padding)
    }
  }

  /// By turns, also below the header of a section, or to the lower of two columns.
  func testTutorials() {
    withEvery("columns", in: [1, 2, 3, 4, 7]) { columns in
      withEveryAtOnce("seed", in: UInt64(1)...60) { seed in
        var random = SplitMix64(seed: seed)
        let width = random.quarter(in: 100...300) * Double(columns)
        let heights = (0..<30).map { _ in random.quarter(in: 0...400) }
        for (packing, header) in [(MasonryGrid.Packing.roundRobin, 0.0), (.roundRobin, 40)]
          + (columns == 2 ? [(.shortestColumn, 0)] : [])
        {
          let frames = cells(
            width: width, columns: columns, padding: 6, header: header, heights: heights
          ) { index, yOffset in
            packing == .roundRobin ? index % columns : yOffset[0] > yOffset[1] ? 1 : 0
          }
          var insets = LayoutInsets(6)
          insets.top += header
          var grid = try MasonryGrid(
            configuration: .init(
              columns: .fixed(columns), columnSpacing: 12, itemSpacing: 12, contentInsets: insets,
              packing: packing), width: width)
          try grid.appendItems(of: MasonryHeights(heights))
          expectEqual(Array(grid.frames), frames)
          expectEqual(grid.contentSize.height, (frames.map(\.maxY).max() ?? 0) + 6)
        }
      }
    }
  }
}
