import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The call that keeps a place, against the steps that an app would write by hand.
final class KeepingPlaceTests: XCTestCase {
  private struct Refused: Error, Equatable {}

  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...120) { seed in
      var random = SplitMix64(seed: seed)
      var wall = try TrackedWall(random.host(.quarters, itemCount: 14, scales: [nil, 1, 2]))
      for _ in 0..<10 {
        let old = wall
        let change = random.change(of: wall.host, .quarters, maximumColumns: 6)
        let mapping = try wall.apply(change)
        let rect = random.viewport(of: old.wall)
        let (sticksToStart, sticksToEnd) = (random.chance(1, of: 2), random.chance(1, of: 3))
        withEvery("change", in: [change]) { _ in
          var (expected, byHand) = (old.wall, rect)
          let anchor = expected.anchor(
            in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
          try expected.apply(change, from: old.host, to: wall.host)
          expected.scroll(&byHand, to: anchor, after: mapping)

          var (grid, visible) = (old.wall, rect)
          let changes = try grid.keepingPlace(
            in: &visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd
          ) { grid in
            try grid.apply(change, from: old.host, to: wall.host)
            return mapping
          }
          expect(grid == expected, "Another grid")
          expectEqual(visible, byHand)
          expectEqual(
            changes,
            expected.frameChanges(from: old.wall, by: mapping, in: byHand, before: rect))

          // What is refused late leaves both as they were.
          (grid, visible) = (old.wall, rect)
          expectThrows(Refused()) {
            try grid.keepingPlace(in: &visible) { grid in
              try grid.apply(change, from: old.host, to: wall.host)
              throw Refused()
            }
          }
          expect(grid == old.wall, "Another grid after an error")
          expectEqual(visible, rect)
        }
      }
    }
  }

  private func expectThrows(_ error: Refused, _ body: () throws -> Void) {
    do {
      try body()
      expect(false, "Nothing is thrown")
    } catch let thrown {
      expectEqual(thrown as? Refused, error)
    }
  }

  /// A closure of one statement may return nothing; one of several that does not return is refused by
  /// the compiler.
  func testClosures() throws {
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(1)), width: 100)
    try wall.appendItems(20, measuredBy: MasonryHeights([], default: 50))
    var visible = LayoutRect(x: 0, y: 220, width: 100, height: 300)
    let moved = try wall.keepingPlace(in: &visible) { try $0.setHeight(80, ofItemAt: 1) }.moved
    XCTAssertEqual(visible.minY, 250)
    XCTAssertEqual(moved.map(\.newIndex), Array(4..<11), "All on screen are 30 lower")
    try wall.keepingPlace(in: &visible) { wall in
      try wall.setHeight(50, ofItemAt: 1)
      try wall.setHeight(60, ofItemAt: 2)
      return .unchanged
    }
    XCTAssertEqual(visible.minY, 230)
    try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
      let removed = try wall.removeItems(in: 0..<2)
      return removed.then(try wall.moveItem(from: 0, to: 17))
    }
    XCTAssertEqual(visible.minY, 70)
    let refused = MasonryError.itemHeight(-1, item: 3)
    do throws(MasonryError) {
      try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
        try wall.setHeight(-1, ofItemAt: 3)
      }
      XCTFail("Nothing is thrown")
    } catch {
      XCTAssertEqual("\(error)", "\(refused)")
    }
    XCTAssertEqual(visible.minY, 70)
    wall.keepingPlace(in: &visible) { $0.removeAllItems() }
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 0, width: 100, height: 300))
  }
}
