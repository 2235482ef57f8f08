import LayoutTestSupport
import MasonryLayout
import XCTest

/// The item on each side of another one, and the order of reading, where a reader can check them.
final class NeighborTests: XCTestCase {
  private func drawnItems() throws -> MasonryItems {
    try MasonryItems(
      WallSettings(columns: .fixed(3)), across: 3, count: 6,
      measuredBy: MasonryHeights([1, 2, 2, 1, 1, 1]).spanning([2, 1, 1, 1, 2, 1]))
  }

  func testNeighborsInADrawing() throws {
    let items = try drawnItems()
    XCTAssertEqual(drawing(of: items), "AAB\nCDB\nCEE\nF..")
    let names = Array("ABCDEF")
    func sides(of index: Int) -> String {
      LayoutSide.allCases
        .map { items.neighbor(ofItemAt: index, on: $0).map { String(names[$0]) } ?? "-" }.joined()
    }
    // Left, right, above, below.
    XCTAssertEqual((0..<6).map(sides), ["-B-C", "A--E", "-DAF", "CBAE", "C-D-", "-EC-"])
  }

  func testTheReadingOrderOfAWholeWall() throws {
    func order(of items: MasonryItems) -> [Int] {
      items.itemsInReadingOrder(in: LayoutRect(origin: .zero, size: items.contentSize))
        .map { $0.index }
    }
    // By turns the third is under the first, and the fourth higher up under the second.
    let inTurn = try MasonryItems(.heights([5, 1, 1, 9]), packing: .roundRobin)
    XCTAssertEqual(order(of: inTurn), [0, 1, 3, 2])
    // The first and the third are pinned to the second column; the others come first.
    let pinned = try MasonryItems(
      [HostItem(height: 2, pin: 1), .init(height: 1), .init(height: 1, pin: 1), .init(height: 3)],
      width: 2)
    XCTAssertEqual(drawing(of: pinned), "BA\nDA\nDC\nD.")
    XCTAssertEqual(order(of: pinned), [1, 0, 3, 2])
    // Level items follow from the leading edge on, whatever their indices.
    let level = try MasonryItems(
      .heights([2, 1, 2, 1, 1, 1, 1]), columns: .fixed(3), packing: .gridLanes(), width: 3)
    XCTAssertEqual(order(of: level), [0, 1, 2, 3, 5, 6, 4])
  }

  /// However edges are rounded, items that begin level are read from the leading edge on.
  func testColumnsAreReadAcross() {
    withEveryAtOnce("seed", in: UInt64(0)..<400) { seed in
      var random = SplitMix64(seed: seed)
      let heights = (0..<4).map { _ in Double(random.number(in: 30...900)) / 3 }
      let settings = ColumnsLayout(
        columns: .tracks([.points(70 / 3), .fraction(1), .fraction(0.7), .points(31.1)]),
        columnSpacing: 10 / 3, contentInsets: LayoutInsets(0.7))
      func order(_ axis: LayoutAxis, _ direction: LayoutReadingDirection) throws -> [Int] {
        var items = try MasonryItems(
          .columns(settings),
          in: LayoutSpace(
            axis: axis, crossLength: 1_000 / 3, environment: .init(direction: direction)))
        // The second four begin where the first, which are level, end.
        try items.appendItems(
          8,
          measuredBy: MasonryHeightClosure(width: { index, _ in heights[index % 4] }) {
            index, _ in heights[index % 4]
          })
        return items.itemsInReadingOrder(in: everything).map { $0.index }
      }
      for axis in LayoutAxis.allCases {
        let upright = try order(axis, .leftToRight)
        expectEqual(Array(upright.prefix(4)), [0, 1, 2, 3], "Level ones, \(axis)")
        expectEqual(try order(axis, .rightToLeft), upright, "From right to left, \(axis)")
      }
    }
  }

  func testColumnEnds() throws {
    let items = try drawnItems()
    XCTAssertEqual(items.columnEnds, [4, 3, 3])
    XCTAssertEqual(try MasonryItems(width: 2).columnEnds, [nil, nil])
    // From the right edge of rows that run from right to left, before an inset and behind another.
    let rows = try MasonryItems(
      WallSettings(
        axis: .horizontal, columns: .fixed(3),
        contentInsets: LayoutInsets(leading: 4, trailing: 2), direction: .rightToLeft), across: 3,
      count: 2, measuredBy: MasonryHeights(widths: [5, 1]))
    XCTAssertEqual(rows.columnEnds, [9, 5, nil])
  }
}
