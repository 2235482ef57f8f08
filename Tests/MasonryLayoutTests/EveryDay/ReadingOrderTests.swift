import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Reading order does not depend on how the edges of frames are rounded.
final class ReadingOrderTests: XCTestCase {
  private let everything = LayoutRect(x: -1e6, y: -1e6, width: 3e6, height: 3e6)

  /// Sideways, columns of even rows begin at one edge, at which items of different widths end.
  func testRowsAreReadByIndices() {
    withEveryAtOnce("seed", in: UInt64(0)..<400) { seed in
      var random = SplitMix64(seed: seed)
      let part = [3.0, 7, 10][random.number(in: 0..<3)]
      func length(_ range: ClosedRange<Int>) -> Double { Double(random.number(in: range)) / part }
      let lengths = (0..<20).map { _ in length(30...900) }
      let rule: MasonryRows.Rule = [
        .even(.fixed(3)), .even(.tracks([.points(20), .fraction(1)])), .flowing(height: 200 / part),
        .flowing(height: 300 / part, hasOwnHeights: true), .justified(height: 400 / part),
      ][random.number(in: 0..<5)]
      let settings = MasonryRows.Configuration(
        rule: rule, itemSpacing: length(0...20), rowSpacing: length(0...20),
        contentInsets: LayoutInsets(length(0...20)))
      let sizes = MasonryHeightClosure(width: { index, _ in lengths[index] }) { index, _ in
        lengths[19 - index]
      }
      for axis in LayoutAxis.allCases {
        let space = LayoutSpace(
          axis: axis, crossLength: 1_000 / part,
          environment: .init(
            direction: .rightToLeft, scale: random.chance(1, of: 3) ? 3 : nil))
        var rows = try MasonryRows(configuration: settings, in: space)
        try rows.appendItems(20, measuredBy: sizes)
        expectEqual(
          rows.itemsInReadingOrder(in: self.everything).map { $0.index }, Array(0..<20),
          "\(rule), \(axis)")
        var feed = try MasonryFeed(in: space)
        try feed.appendSection(.init(layout: .rows(settings)), itemCount: 20, measuredBy: sizes)
        try feed.appendSection(
          .init(layout: .rows(settings), carousel: .init(length: 200 / part)), itemCount: 20,
          measuredBy: sizes)
        expectEqual(
          feed.elementsInReadingOrder(in: .init(self.everything)).map { $0.address },
          feed.elements(in: self.everything).map { $0.address }, "In a feed, \(rule), \(axis)")
      }
    }
  }

  /// Items that begin level are read from the leading edge on, also those of other lengths.
  func testColumnsAreReadAcross() {
    withEveryAtOnce("seed", in: UInt64(0)..<400) { seed in
      var random = SplitMix64(seed: seed)
      let heights = (0..<4).map { _ in Double(random.number(in: 30...900)) / 3 }
      let settings = MasonryGrid.Configuration(
        columns: .tracks([.points(70 / 3), .fraction(1), .fraction(0.7), .points(31.1)]),
        columnSpacing: 10 / 3, contentInsets: LayoutInsets(0.7))
      func order(_ axis: LayoutAxis, _ direction: LayoutReadingDirection) throws -> [Int] {
        var wall = try MasonryGrid(
          configuration: settings,
          in: LayoutSpace(
            axis: axis, crossLength: 1_000 / 3, environment: .init(direction: direction)))
        // The second four begin where the first, which are level, end.
        try wall.appendItems(
          8,
          measuredBy: MasonryHeightClosure(width: { index, _ in heights[index % 4] }) {
            index, _ in heights[index % 4]
          })
        return wall.itemsInReadingOrder(in: self.everything).map { $0.index }
      }
      for axis in LayoutAxis.allCases {
        let upright = try order(axis, .leftToRight)
        expectEqual(Array(upright.prefix(4)), [0, 1, 2, 3], "Level ones, \(axis)")
        expectEqual(try order(axis, .rightToLeft), upright, "From right to left, \(axis)")
      }
    }
  }
}
