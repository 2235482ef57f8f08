import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The results of the layouts that this package replaces, computed as they compute them.
final class TutorialParityTests: XCTestCase {
  /// What a tutorial computes: the frames of its items, and the height of its content.
  private struct Tutorial {
    var frames: [LayoutRect] = []
    var contentHeight = 0.0
  }

  /// Each column as wide as its share, and every cell inset by the padding.
  private func cells(
    width: Double, columns: Int, padding: Double, heights: [Double],
    column: (_ index: Int, _ yOffset: [Double]) -> Int
  ) -> Tutorial {
    var tutorial = Tutorial()
    let columnWidth = width / Double(columns)
    var yOffset = [Double](repeating: 0, count: columns)
    for (index, photoHeight) in heights.enumerated() {
      let column = column(index, yOffset)
      let height = padding * 2 + photoHeight
      let frame = LayoutRect(
        x: Double(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
      tutorial.frames.append(frame.insetBy(dx: padding, dy: padding))
      tutorial.contentHeight = max(tutorial.contentHeight, frame.maxY)
      yOffset[column] += height
    }
    return tutorial
  }

  /// Round robin: the next item goes to the next column.
  private func roundRobin(
    width: Double, columns: Int, padding: Double, heights: [Double]
  ) -> Tutorial {
    cells(width: width, columns: columns, padding: padding, heights: heights) { index, _ in
      index % columns
    }
  }

  /// The variant with picture ratios: two columns, and the next item goes to the lower of them.
  private func lowerOfTwo(width: Double, padding: Double, heights: [Double]) -> Tutorial {
    cells(width: width, columns: 2, padding: padding, heights: heights) { _, yOffset in
      yOffset[0] > yOffset[1] ? 1 : 0
    }
  }

  /// The variant with a section: a gap around and between the columns, and a header above them.
  ///
  /// The height of its content counts the header twice, and is not taken over.
  private func section(
    width: Double, columns: Int, gap: Double, header: Double, heights: [Double]
  ) -> [LayoutRect] {
    let itemWidth = (width - Double(columns + 1) * gap) / Double(columns)
    var yOffset = [Double](repeating: header + gap, count: columns)
    return heights.enumerated().map { index, photoHeight in
      let column = index % columns
      let height = photoHeight + gap * 2
      let frame = LayoutRect(
        x: gap + Double(column) * (itemWidth + gap), y: yOffset[column], width: itemWidth,
        height: height)
      yOffset[column] += height + gap
      return frame
    }
  }

  /// Compares to the bit, or to one unit in the last place of the numbers that the tutorial added up.
  ///
  /// Where both start adding at another number, they may grow apart by one unit more in each row.
  private func expectParity(
    _ grid: MasonryGrid, _ frames: [LayoutRect], exactly isExact: Bool, growingApart: Bool = false,
    line: UInt = #line
  ) {
    expectEqual(grid.itemCount, frames.count, line: line)
    for (index, (ours, theirs)) in zip(grid.frames, frames).enumerated() {
      let row = growingApart ? index / grid.columnCount : 0
      let x = isExact ? 0 : grid.crossLength.ulp
      let y = isExact ? 0 : Double(1 + row) * (theirs.maxY + 20).ulp
      expectEqual(ours.minX, theirs.minX, within: x, "x", line: line)
      expectEqual(ours.width, theirs.width, within: x, "width", line: line)
      expectEqual(ours.minY, theirs.minY, within: y, "y", line: line)
      expectEqual(ours.height, theirs.height, within: y, "height", line: line)
    }
  }

  /// Widths whose shares are whole quarters for any of the numbers of columns, or any widths.
  private func withEveryWall(
    columns: [Int],
    _ body: (_ columns: Int, Numbers, _ width: Double, _ heights: [Double]) throws -> Void
  ) {
    withEvery("columns", in: columns) { columns in
      withEvery("numbers", in: [Numbers.quarters, .fractions]) { numbers in
        withEveryAtOnce("seed", in: UInt64(1)...60) { seed in
          var random = SplitMix64(seed: seed)
          let share = random.number(in: 100...300, numbers)
          let heights = (0..<30).map { _ in random.number(in: 0...400, numbers) }
          try body(columns, numbers, share * Double(columns), heights)
        }
      }
    }
  }

  func testRoundRobinTutorial() {
    withEveryWall(columns: [1, 2, 3, 4, 7]) { columns, numbers, width, heights in
      let tutorial = roundRobin(width: width, columns: columns, padding: 6, heights: heights)
      let grid = try self.grid(
        columns: columns, padding: 6, width: width, packing: .roundRobin,
        heights: MasonryHeights(heights), count: heights.count)
      let isExact = numbers == .quarters
      expectParity(grid, tutorial.frames, exactly: isExact)
      expectEqual(
        grid.contentSize.height, tutorial.contentHeight,
        within: isExact ? 0 : tutorial.contentHeight.ulp, "Content height")
    }
  }

  /// Its delegate gives the ratio times half of the width less four points.
  func testPictureRatioTutorial() {
    withEveryWall(columns: [2]) { _, numbers, width, ratios in
      let heights = ratios.map { $0 / 256 * (width - 4) / 2 }
      let tutorial = lowerOfTwo(width: width, padding: 5, heights: heights)
      let grid = try self.grid(
        columns: 2, padding: 5, width: width, packing: .shortestColumn,
        heights: MasonryHeightClosure { index, _ in heights[index] }, count: heights.count)
      let isExact = numbers == .quarters
      expectParity(grid, tutorial.frames, exactly: isExact)
      expectEqual(
        grid.contentSize.height, tutorial.contentHeight,
        within: isExact ? 0 : tutorial.contentHeight.ulp, "Content height")
    }
  }

  /// Without a delegate, all its items are 180 points high.
  func testPictureRatioTutorialWithoutADelegate() throws {
    let tutorial = lowerOfTwo(width: 375, padding: 5, heights: [Double](repeating: 180, count: 9))
    let grid = try self.grid(
      columns: 2, padding: 5, width: 375, packing: .shortestColumn,
      heights: MasonryHeights([], default: 180), count: 9)
    XCTAssertEqual(Array(grid.frames), tutorial.frames)
    XCTAssertEqual(grid.contentSize.height, tutorial.contentHeight)
    XCTAssertEqual(tutorial.contentHeight, 950)
  }

  func testSectionTutorial() {
    withEveryWall(columns: [1, 2, 3, 4, 7]) { columns, numbers, share, heights in
      let width = share + Double(columns + 1) * 8
      let frames = section(width: width, columns: columns, gap: 8, header: 40, heights: heights)
      var insets = LayoutInsets(8)
      insets.top += 40
      var grid = try MasonryGrid(
        configuration: .init(
          columns: .fixed(columns), columnSpacing: 8, itemSpacing: 8, contentInsets: insets,
          packing: .roundRobin), width: width)
      try grid.appendItems(heights.count, measuredBy: MasonryHeights(heights.map { $0 + 16 }))
      expectParity(grid, frames, exactly: numbers == .quarters, growingApart: true)
    }
  }

  private func grid(
    columns: Int, padding: Double, width: Double, packing: MasonryGrid.Packing,
    heights: some MasonryHeightProvider, count: Int
  ) throws -> MasonryGrid {
    var grid = try MasonryGrid(
      configuration: .init(
        columns: .fixed(columns), columnSpacing: 2 * padding, itemSpacing: 2 * padding,
        contentInsets: LayoutInsets(padding), packing: packing), width: width)
    try grid.appendItems(count, measuredBy: heights)
    return grid
  }
}
