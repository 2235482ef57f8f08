import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Queries of walls that the worlds do not have: many columns, and columns of next to no width.
final class QueryTests: XCTestCase {
  private func expectScans(
    seeds: ClosedRange<UInt64>, _ host: @escaping (inout SplitMix64, _ seed: UInt64) -> Host
  ) {
    withEveryAtOnce("seed", in: sample(seeds, every: 23)) { seed in
      var random = SplitMix64(seed: seed)
      let host = host(&random, seed)
      let grid = try host.grid()
      let frames = frames(of: grid)
      for _ in 0..<50 {
        let rect = random.finiteRect(around: frames)
        expectAnswers(of: grid, frames, in: rect)
        var visited: [Int] = []
        grid.forEachItem(in: rect) { visited.append($0.index) }
        expectOrder(of: visited, in: grid, frames, "Order in \(rect) of \(host)")
      }
    }
  }

  private let scales: [Double?] = [nil, nil, 1, 2, 3, 0.5, 1.3]

  func testManyColumns() {
    expectScans(seeds: 1001...1200) { [scales] random, _ in
      random.uprightHost(.fractions, itemCount: 150, scales: scales, maximumColumns: 90)
    }
  }

  /// Columns far narrower than a pixel, or than the distance between neighbouring numbers.
  func testTinyColumns() {
    expectScans(seeds: 2001...2240) { [scales] random, seed in
      var host = random.host(.fractions, itemCount: 60, scales: scales)
      host.configuration.columns = .fixed(random.number(in: 1...40))
      let insets = host.configuration.contentInsets
      let isVertical = host.configuration.axis == .vertical
      host.crossLength = (isVertical ? insets.horizontal : insets.vertical) + 1e-14
      if seed % 2 == 0 { host.configuration.columnSpacing = 0 }
      return host
    }
  }

  /// Items are visited column by column; a wide one in its first column that the rectangle touches.
  private func expectOrder(
    of visited: [Int], in grid: MasonryGrid, _ frames: [LayoutRect],
    _ message: @autoclosure () -> String, line: UInt = #line
  ) {
    let isMirrored = grid.axis.isMirrored(in: grid.environment.direction)
    var previous: (column: Int, start: Double)?
    for index in visited where grid.columnSpan(ofItemAt: index) == 1 {
      let own = grid.axis.interval(of: frames[index])
      let place = (column: grid.column(ofItemAt: index), start: isMirrored ? -own.far : own.near)
      if let previous {
        let isInOrder =
          previous.column < place.column
          || previous.column == place.column && previous.start <= place.start + 1e-9
        expect(isInOrder, message(), line: line)
      }
      previous = place
    }
  }

  /// A rectangle that the first column of an item does not touch finds it in another one.
  func testAnItemIsFoundInAnyOfItsColumns() throws {
    let items = [HostItem(height: 1, span: 4), HostItem(height: 1, span: 3), HostItem(height: 1)]
    let grid = try MasonryGrid(items, columns: .fixed(4), width: 4)
    XCTAssertEqual(drawing(of: grid), "AAAA\nBBBC")
    withEvery("column", in: 0..<4) { column in
      let rect = LayoutRect(x: Double(column) + 0.25, y: 0, width: 0.5, height: 2)
      expectEqual(grid.indices(in: rect), column == 3 ? [0, 2] : [0, 1])
    }
  }

  func testAnItemWithoutHeightAtTheVeryEndIsFound() throws {
    let grid = try MasonryGrid(.heights([30, 0]), columns: .fixed(1), width: 10)
    XCTAssertEqual(grid.indices(in: LayoutRect(x: 0, y: 20, width: 10, height: 10)), [0, 1])
    XCTAssertEqual(grid.indices(in: LayoutRect(x: 0, y: 0, width: 10, height: 20)), [0])
  }
}
