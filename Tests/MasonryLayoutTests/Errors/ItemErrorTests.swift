import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Counts, heights, spans and pins that are refused, with which error, and that the grid is then as it
/// was.
final class ItemErrorTests: XCTestCase {
  /// Items of which one has an length that is refused.
  private func heights(_ length: Double, at index: Int) -> MasonryHeightClosure {
    MasonryHeightClosure { item, _ in item == index ? length : 2 }
  }

  /// Every change that asks for the item at an index, and for others.
  private func expectErrorOfAsking(
    _ error: MasonryError, index: Int, _ heights: some MasonryHeightProvider, line: UInt = #line
  ) throws {
    try expectError(error, line: line) { grid throws(MasonryError) in
      try grid.insertItems(3, at: 0, measuredBy: heights)
    }
    try expectError(error, line: line) { grid throws(MasonryError) in
      try grid.remeasure(at: index, measuredBy: heights)
    }
    try expectError(error, line: line) { grid throws(MasonryError) in
      try grid.remeasure(0..<3, measuredBy: heights)
    }
    let difference = ["d", "e", "f", "b"].difference(from: ["a", "b", "c"])
    try expectError(error, line: line) { grid throws(MasonryError) in
      try grid.apply(difference, measuredBy: heights)
    }
  }

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

  /// Measuring fails at the first, a middle and the last of three items.
  func testLengths() {
    withEvery("length", in: notLengths) { length in
      withEvery("index", in: 0..<3) { index in
        let error = MasonryError.itemHeight(length, item: index)
        let heights = self.heights(length, at: index)
        try expectErrorOfAsking(error, index: index, heights)
        try expectError(error) { grid throws(MasonryError) in
          try grid.setLength(length, ofItemAt: index)
        }
        // Other widths in the same columns, in fewer and in more of them.
        for columns in [2, 1, 3] {
          try expectError(error) { grid throws(MasonryError) in
            try grid.rearrange(.init(columns: .fixed(columns)), across: 99, measuredBy: heights)
          }
        }
        try expectError(error) { grid throws(MasonryError) in
          try grid.resize(width: 13, measuredBy: heights)
        }
        let offset = MasonryError.itemHeight(length, item: index + 3)
        try expectError(offset) { grid throws(MasonryError) in
          try grid.appendItems(3, measuredBy: self.heights(length, at: index + 3))
        }
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
        try grid.resize(width: 50, measuredBy: heights(.nan, at: index))
        expect(false, "Nothing is thrown")
      } catch MasonryError.itemHeight(_, let item) {
        expectEqual(item, index)
      }
      expect(grid == before, "The grid has changed")
      expect(Array(grid.frames) == frames, "The frames have changed")
      expectEqual(grid.indices(in: someRects[0]), before.indices(in: someRects[0]))
    }
  }

  func testSpansAndPins() {
    withEvery("number", in: [0, -1, .min]) { number in
      withEvery("index", in: 0..<3) { index in
        var items = [HostItem](repeating: HostItem(height: 2), count: 4)
        items[index].span = number
        try expectErrorOfAsking(
          .columnSpan(number, item: index), index: index, HostHeights(items: items))
        guard number < 0 else { return }
        items[index] = HostItem(height: 2, pin: number)
        try expectErrorOfAsking(
          .pinnedColumn(number, item: index), index: index, HostHeights(items: items))
      }
      let item = HostItem(height: 2, span: number)
      let items = [HostItem](repeating: HostItem(), count: 3) + [item]
      try expectError(.columnSpan(number, item: 3)) { grid throws(MasonryError) in
        try grid.appendItems(1, measuredBy: HostHeights(items: items))
      }
    }
  }
}
