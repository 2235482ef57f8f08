import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Reading order does not depend on how the edges of frames are rounded.
final class ReadingOrderTests: XCTestCase {
  private let everything = LayoutRect(x: -1e6, y: -1e6, width: 3e6, height: 3e6)

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
