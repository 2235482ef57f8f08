import LayoutTestSupport
import MasonryLayout
import XCTest

/// The item on each side of another one, against a look at every frame.
final class NeighborTests: XCTestCase {
  private func drawnWall() throws -> MasonryGrid {
    try MasonryGrid(
      .init(columns: .fixed(3)), across: 3, count: 6,
      measuredBy: MasonryHeights([1, 2, 2, 1, 1, 1]).spanning([2, 1, 1, 1, 2, 1]))
  }

  func testNeighborsInADrawing() throws {
    let wall = try drawnWall()
    XCTAssertEqual(drawing(of: wall), "AAB\nCDB\nCEE\nF..")
    let names = Array("ABCDEF")
    func sides(of index: Int) -> String {
      LayoutSide.allCases
        .map { wall.neighbor(ofItemAt: index, on: $0).map { String(names[$0]) } ?? "-" }.joined()
    }
    // Left, right, above, below.
    XCTAssertEqual((0..<6).map(sides), ["-B-C", "A--E", "-DAF", "CBAE", "C-D-", "-EC-"])
  }

  func testRandomWallsAgreeWithALookAtEveryFrame() {
    withEveryAtOnce("seed", in: UInt64(1)...300) { seed in
      var random = SplitMix64(seed: seed)
      let wall = try random.wall()
      let reference = ReferenceNeighbors(wall)
      for index in 0..<wall.itemCount {
        for side in LayoutSide.allCases {
          let expected = reference.neighbor(of: index, on: side)
          let found = wall.neighbor(ofItemAt: index, on: side)
          if found != expected { expectEqual(found, expected, "\(side) of \(index)") }
        }
      }
    }
  }

  /// Mirrored and sideways walls have the same neighbours on the corresponding sides.
  func testSidesFollowTheAxisAndTheDirection() throws {
    for seed in UInt64(1)...100 {
      var random = SplitMix64(seed: seed)
      let wall = try random.wall()
      func sides(
        _ axis: LayoutAxis, _ direction: LayoutReadingDirection, _ sides: [LayoutSide]
      )
        throws -> [[Int?]]
      {
        var other = wall
        var settings = wall.settings
        settings.axis = axis
        settings.direction = direction
        let items = (0..<wall.itemCount).map { HostItem(height: wall.length(ofItemAt: $0)) }
        try other.rearrange(settings, measuredBy: HostHeights(items: items))
        return (0..<wall.itemCount).map { index in
          sides.map { other.neighbor(ofItemAt: index, on: $0) }
        }
      }
      let upright = try sides(.vertical, .leftToRight, [.left, .right, .above, .below])
      XCTAssertEqual(try sides(.vertical, .rightToLeft, [.right, .left, .above, .below]), upright)
      XCTAssertEqual(
        try sides(.horizontal, .leftToRight, [.above, .below, .left, .right]), upright)
      XCTAssertEqual(
        try sides(.horizontal, .rightToLeft, [.above, .below, .right, .left]), upright)
    }
  }

  func testTheReadingOrderOfAWholeWall() throws {
    func order(of wall: MasonryGrid) -> [Int] {
      wall.itemsInReadingOrder(in: LayoutRect(origin: .zero, size: wall.contentSize))
        .map { $0.index }
    }
    let wall = try drawnWall()
    XCTAssertEqual(order(of: wall), [0, 1, 2, 3, 4, 5])
    // The third picture is beside the first two, and the fourth under the shorter of them.
    let heights = [HostItem].heights([5, 1, 1, 9])
    XCTAssertEqual(order(of: try MasonryGrid(heights)), [0, 1, 2, 3])
    // Round robin puts the third under the first, and the fourth higher up under the second.
    let inTurn = try MasonryGrid(heights, packing: .roundRobin)
    XCTAssertEqual(order(of: inTurn), [0, 1, 3, 2])
    // The first and the third are pinned to the second column; the others come first.
    let pinned = try MasonryGrid(
      [HostItem(height: 2, pin: 1), .init(height: 1), .init(height: 1, pin: 1), .init(height: 3)],
      width: 2)
    XCTAssertEqual(drawing(of: pinned), "BA\nDA\nDC\nD.")
    XCTAssertEqual(order(of: pinned), [1, 0, 3, 2])
    // Level items follow from the leading edge on, whatever their indices.
    let level = try MasonryGrid(
      .heights([2, 1, 2, 1, 1, 1, 1]), columns: .fixed(3), packing: .gridLanes(), width: 3)
    XCTAssertEqual(order(of: level), [0, 1, 2, 3, 5, 6, 4])
    XCTAssertEqual(pinned.neighbor(ofItemAt: 1, on: .right), 0)
    XCTAssertEqual(pinned.neighbor(ofItemAt: 2, on: .left), 3)
    XCTAssertEqual(pinned.neighbor(ofItemAt: 2, on: .above), 0)
  }

  func testColumnEnds() throws {
    let wall = try drawnWall()
    XCTAssertEqual(wall.columnEnds, [4, 3, 3])
    XCTAssertEqual(try MasonryGrid(width: 2).columnEnds, [nil, nil])
    // From the right edge of rows that run from right to left, before an inset and behind another.
    let rows = try MasonryGrid(
      .init(
        axis: .horizontal, columns: .fixed(3),
        contentInsets: LayoutInsets(leading: 4, trailing: 2), direction: .rightToLeft), across: 3,
      count: 2, measuredBy: MasonryHeights(widths: [5, 1]))
    XCTAssertEqual(rows.columnEnds, [9, 5, nil])
  }
}

extension SplitMix64 {
  /// A vertical wall with gaps, spans, pins and backfilling.
  fileprivate mutating func wall() throws -> MasonryGrid {
    let count = Int.random(in: 1...24, using: &self)
    let items = (0..<count).map { _ in
      HostItem(
        height: quarter(in: 0...20), span: Int.random(in: 1...4, using: &self) % 3 + 1,
        pin: chance(1, of: 6) ? Int.random(in: 0...5, using: &self) : nil)
    }
    let packings: [MasonryGrid.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(6)), .gridLanes(dense: true),
    ]
    return try MasonryGrid(
      .init(
        columns: .fixed(Int.random(in: 1...5, using: &self)), columnSpacing: 2,
        itemSpacing: Bool.random(using: &self) ? 3 : 0,
        packing: packings[Int.random(in: 0..<4, using: &self)]), across: 100, count: count,
      measuredBy: HostHeights(items: items))
  }
}
