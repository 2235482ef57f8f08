import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Every query, against a look at every frame.
final class QueryTests: XCTestCase {
  private let scales: [Double?] = [nil, nil, 1, 2, 3, 0.5, 1.3]

  private func expectScans(
    seeds: ClosedRange<UInt64>, rectCount: Int,
    _ host: @escaping (_ numbers: Numbers, _ random: inout SplitMix64) -> Host
  ) {
    withEveryAtOnce("seed", in: sample(seeds, every: 23)) { seed in
      var random = SplitMix64(seed: seed)
      try expectScans(
        of: host(Numbers.allCases[Int(seed % 4)], &random), rectCount: rectCount, &random)
    }
  }

  /// 250 upright walls and 600 of the whole space, with a hundred thousand queries each.
  func testTheItemsInARectangleAreThoseThatAScanFinds() {
    expectScans(seeds: 1...250, rectCount: 400) { [scales] numbers, random in
      let count = Int.random(in: 1...40, using: &random)
      return random.simpleHost(numbers, itemCount: count, scales: scales)
    }
    expectScans(seeds: 3001...3600, rectCount: 200) { [scales] numbers, random in
      let count = Int.random(in: 1...40, using: &random)
      return random.host(numbers, itemCount: count, maximumColumns: 9, scales: scales)
    }
  }

  func testManyColumns() {
    expectScans(seeds: 1001...1020, rectCount: 200) { [scales] _, random in
      random.simpleHost(.fractions, itemCount: 150, maximumColumns: 90, scales: scales)
    }
  }

  /// Columns far narrower than a pixel, or than the distance between neighbouring numbers.
  func testTinyColumns() {
    func narrowed(_ host: Host, _ numbers: Numbers) -> Host {
      var host = host
      let insets = host.configuration.contentInsets
      let isVertical = host.configuration.axis == .vertical
      host.crossLength = (isVertical ? insets.horizontal : insets.vertical) + 1e-14
      if numbers == .quarters || numbers == .tenths { host.configuration.columnSpacing = 0 }
      return host
    }
    expectScans(seeds: 2001...2040, rectCount: 100) { [scales] numbers, random in
      narrowed(
        random.simpleHost(.fractions, itemCount: 60, maximumColumns: 40, scales: scales), numbers)
    }
    expectScans(seeds: 2501...2580, rectCount: 100) { [scales] numbers, random in
      narrowed(random.host(.fractions, itemCount: 60, maximumColumns: 40, scales: scales), numbers)
    }
  }

  private func expectScans(
    of host: Host, rectCount: Int, _ random: inout SplitMix64, line: UInt = #line
  ) throws {
    let grid = try host.grid()
    let frames = frames(of: grid)
    let rects = RandomRects(around: frames)
    for number in 0..<rectCount {
      let rect = rects.next(using: &random)
      if number % 4 == 0 {
        expectAnswers(of: grid, frames, in: rect, line: line)
        var visited: [Int] = []
        grid.forEachItem(in: rect) { visited.append($0.index) }
        expectOrder(of: visited, in: grid, frames, "Order in \(rect)", line: line)
      } else {
        let (scanned, found) = (fullScan(of: frames, in: rect), grid.indices(in: rect))
        if found != scanned { expectEqual(found, scanned, "In \(rect) of \(host)", line: line) }
      }
    }
  }

  /// A wide item is visited in the first of its columns that the rectangle touches.
  private func expectOrder(
    of visited: [Int], in grid: MasonryGrid, _ frames: [LayoutRect],
    _ message: @autoclosure () -> String, line: UInt
  ) {
    var previous: (column: Int, start: Double)?
    for index in visited where grid.columnSpan(ofItemAt: index) == 1 {
      let place = (column: grid.column(ofItemAt: index), start: start(of: frames[index], in: grid))
      if let previous {
        let isInOrder =
          previous.column < place.column
          || previous.column == place.column && previous.start <= place.start + 1e-9
        expect(isInOrder, message(), line: line)
      }
      previous = place
    }
  }

  /// Where an item begins along its column.
  private func start(of frame: LayoutRect, in grid: MasonryGrid) -> Double {
    let own = grid.axis.interval(of: frame)
    return grid.axis.isMirrored(in: grid.environment.direction) ? -own.far : own.near
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
