import LayoutGeometry
import LayoutTestSupport
import XCTest

/// Tiles partition the plane: every point lies in exactly one of them.
final class TilingTests: XCTestCase {
  /// Every way to cut 0…4 into tiles at whole numbers, as the sorted edges.
  private let cuts: [[Double]] = everyArray(of: [false, true], counts: 3...3).map { isCut in
    [0.0, 1, 2, 3, 4].filter { $0 == 0 || $0 == 4 || isCut[Int($0) - 1] }
  }

  private func tiles(columns: [Double], rows: [Double]) -> [LayoutRect] {
    zip(rows, rows.dropFirst()).flatMap { top, bottom in
      zip(columns, columns.dropFirst()).map { left, right in
        LayoutRect(minX: left, minY: top, maxX: right, maxY: bottom)
      }
    }
  }

  private func withEveryTiling(_ body: ([LayoutRect]) -> Void) {
    withEvery("columns", in: cuts) { columns in
      withEvery("rows", in: cuts) { rows in
        body(tiles(columns: columns, rows: rows))
      }
    }
  }

  func testTilesDoNotIntersect() {
    withEveryTiling { tiles in
      for (i, tile) in tiles.enumerated() {
        expectEqual(tiles.indices.filter { tiles[$0].intersects(tile) }, [i])
      }
    }
  }

  func testEveryPointLiesInExactlyOneTile() {
    let quarters = stride(from: 0, to: 4, by: 0.25)
    withEveryTiling { tiles in
      for y in quarters {
        for x in quarters {
          let point = LayoutPoint(x: x, y: y)
          expectEqual(tiles.filter { $0.contains(point) }.count, 1, "Tiles at \(point)")
        }
      }
    }
  }

  func testTheIntersectionsWithTheTilesHaveTheAreaOfTheRectangle() {
    let rects = RectLattice.rects(count: 5).filter { !$0.isEmpty }
    withEveryTiling { tiles in
      for rect in rects {
        let areas = tiles.compactMap { $0.intersection(rect) }.map { $0.width * $0.height }
        expectEqual(areas.reduce(0, +), rect.width * rect.height, "Area of \(rect)")
        expect(areas.allSatisfy { $0 > 0 }, "\(rect) meets a tile in an edge")
      }
    }
  }

  func testEmptyRectanglesAreFoundByAtLeastOneTile() {
    let rects = RectLattice.rects(count: 5).filter(\.isEmpty)
    withEveryTiling { tiles in
      for rect in rects {
        expect(tiles.contains { $0.intersects(rect) }, "\(rect) is lost")
      }
    }
  }
}
