import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// New heights of walls that keep columns, which move items along their columns and no others.
final class RestackingTests: XCTestCase {
  private let packings: [MasonryGrid.Packing] = [
    .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(2)),
  ]

  /// A wall with many items that couple columns, each time with the horizon somewhere else.
  private func expectSequence(seed: UInt64, itemCount: Int = 60, steps: Int = 30) throws {
    var random = SplitMix64(seed: seed)
    let items = (0..<itemCount).map { _ in
      HostItem(
        height: random.number(in: 0...20, .quarters),
        span: random.chance(1, of: 5) ? Int.random(in: 2...4, using: &random) : 1,
        pin: random.chance(1, of: 20) ? 1 : nil)
    }
    let host = Host(
      configuration: WallSettings(
        columns: .fixed(4), itemSpacing: 1,
        packing: packings[Int.random(in: 0..<3, using: &random)]), items: items)
    var (grid, wall) = (try host.grid(), KeptWall(host, keeping: .none))
    for step in 0..<steps {
      if step % 3 == 0 {
        let end = Int.random(in: 0...itemCount * 7 / 6, using: &random)
        let keeping: MasonryGrid.KeptColumns =
          end > itemCount ? .all : .before(end)
        grid.keptColumns = keeping
        wall.keptColumns = keeping
      }
      let indices = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0..<itemCount, using: &random)
      }
      let lengths = indices.map { _ in random.number(in: 0...20, .quarters) }
      var new: [HostItem] = []
      for (index, length) in zip(indices, lengths) {
        var item = wall.host.items[index]
        item.height = length
        new.append(item)
      }
      // What is named twice is asked for twice, and both times the answer is the last.
      for place in new.indices { new[place] = new[indices.lastIndex(of: indices[place]) ?? place] }
      let change: Change =
        indices.count == 1 ? .setLength(lengths[0], at: indices[0]) : .remeasureAll(indices, new)
      try wall.expectSame(change, of: &grid)
    }
  }

  func testRandomHeightsMoveWhatFollowsAlongColumns() {
    withEvery("seed", in: UInt64(1)...30) { try expectSequence(seed: $0) }
  }

  /// Walls of several windows.
  func testLongWalls() {
    withEvery("seed", in: UInt64(1)...6) {
      try expectSequence(seed: $0, itemCount: 3000, steps: 4)
    }
  }

  /// Where columns differ, a height that is not valid comes to light when the others have moved.
  func testAnErrorMovesEverythingBack() throws {
    let settings = WallSettings(
      columns: .tracks([.points(30), .points(20), .points(10)]), packing: .shortestColumn)
    var grid = try MasonryGrid(settings, across: 60)
    let first = MasonryHeightClosure { index, width in Double(index % 7) + width }
    try grid.appendItems(40, measuredBy: first)
    grid.keptColumns = .before(20)
    let old = grid
    let heights = MasonryHeightClosure { index, _ in index == 25 ? -1 : 90 }
    XCTAssertThrowsError(try grid.remeasure([25, 3], measuredBy: heights)) {
      XCTAssertEqual($0 as? MasonryError, .itemHeight(-1, item: 25))
    }
    expectSame(grid, old)
    XCTAssertThrowsError(try grid.setHeight(90, ofItemAt: 3))
    expectSame(grid, old)
    try grid.remeasure([3], measuredBy: MasonryHeightClosure { _, _ in 90 })
    XCTAssertNotEqual(grid, old)
    XCTAssertEqual(
      (0..<20).map { grid.column(ofItemAt: $0) }, (0..<20).map { old.column(ofItemAt: $0) })
  }
}
