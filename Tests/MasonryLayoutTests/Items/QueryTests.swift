import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Queries of items that the worlds do not have: of many columns, of next to no width, and so long
/// that a lane cannot be searched one by one; and items as a value.
final class QueryTests: XCTestCase {
  private func expectScans(
    seeds: ClosedRange<UInt64>, _ host: @escaping (inout SplitMix64, _ seed: UInt64) -> Host
  ) {
    withEveryAtOnce("seed", in: sample(seeds, every: 23)) { seed in
      var random = SplitMix64(seed: seed)
      let host = host(&random, seed)
      let layout = try host.layout()
      let frames = frames(of: layout)
      for _ in 0..<50 {
        let rect = random.finiteRect(around: frames)
        expectAnswers(of: layout, frames, in: rect)
        var visited: [Int] = []
        layout.forEachItem(in: rect) { visited.append($0.index) }
        expectOrder(of: visited, in: layout, frames, "Order in \(rect) of \(host)")
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
    of visited: [Int], in layout: MasonryItems, _ frames: [LayoutRect],
    _ message: @autoclosure () -> String, line: UInt = #line
  ) {
    let isMirrored = layout.axis.isMirrored(in: layout.environment.direction)
    var previous: (column: Int, start: Double)?
    for index in visited where layout.columnSpan(ofItemAt: index) == 1 {
      let own = layout.axis.interval(of: frames[index])
      let place = (
        column: layout.column(ofItemAt: index) ?? -1, start: isMirrored ? -own.far : own.near
      )
      if let previous {
        let isInOrder =
          previous.column < place.column
          || previous.column == place.column && previous.start <= place.start + 1e-9
        expect(isInOrder, message(), line: line)
      }
      previous = place
    }
  }

  /// Where items lie evenly a guess finds them; where they do not, it must not matter.
  func testItemsAreFoundHoweverUnevenlyTheyLie() {
    let count = 3_000
    let heights: [(Int) -> Double] = [
      { Double($0 * 7919 % 13 + 3) }, { $0 < count / 2 ? 0.001 : 1_000 },
      { $0 < count / 2 ? 1_000 : 0.001 }, { Double($0) * Double($0) * Double($0) },
      { $0 == count / 3 ? 1e9 : 2 }, { _ in 0 },
    ]
    let settings = [
      WallSettings(columns: .fixed(1)),
      WallSettings(columns: .fixed(3), columnSpacing: 2, itemSpacing: 1),
      WallSettings(columns: .fixed(4), itemSpacing: 0.25, packing: .roundRobin, scale: 2),
      WallSettings(columns: .fixed(40), columnSpacing: 0.5),
      WallSettings(
        axis: .horizontal, columns: .fixed(5),
        contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        direction: .rightToLeft),
    ]
    for height in sample(heights, every: 2, from: 1) {
      let items = [HostItem].heights((0..<count).map(height))
      for settings in settings {
        expectScansOfScreens(Host(configuration: settings, crossLength: 100, items: items))
      }
    }
  }

  /// Pinned items lie beside others whose indices are thousands away.
  func testItemsAreInOrderHoweverFarTheirIndicesAreApart() {
    for count in [7_000, 30_000] {
      var items = (0..<count).map { HostItem(height: Double($0 % 7 + 1), pin: $0 < 3 ? 0 : 1) }
      for index in count - 200..<count { items[index].pin = 0 }
      let settings = WallSettings(columns: .fixed(2), itemSpacing: 1)
      expectScansOfScreens(Host(configuration: settings, crossLength: 100, items: items))
    }
  }

  /// All of a wall, what a screen shows of it, and what a screen shows at the top.
  private func expectScansOfScreens(_ host: Host) {
    withEveryAtOnce("seed", in: sample(UInt64(1)...12, every: 4)) { seed in
      var random = SplitMix64(seed: seed)
      let layout = try host.layout()
      let frames = frames(of: layout)
      let top = LayoutRect(x: 0, y: 0, width: 100, height: 100)
      let wide = random.finiteRect(around: frames)
      for rect in [wide, top.offsetBy(dx: wide.minX, dy: wide.minY), top] {
        expectAnswers(of: layout, frames, in: rect)
      }
    }
  }

  /// A rectangle that the first column of an item does not touch finds it in another one.
  func testAnItemIsFoundInAnyOfItsColumns() throws {
    let items = [HostItem(height: 1, span: 4), HostItem(height: 1, span: 3), HostItem(height: 1)]
    let layout = try MasonryItems(items, columns: .fixed(4), width: 4)
    XCTAssertEqual(drawing(of: layout), "AAAA\nBBBC")
    withEvery("column", in: 0..<4) { column in
      let rect = LayoutRect(x: Double(column) + 0.25, y: 0, width: 0.5, height: 2)
      expectEqual(layout.indices(in: rect), column == 3 ? [0, 2] : [0, 1])
    }
  }

  func testAnItemWithoutHeightAtTheVeryEndIsFound() throws {
    let layout = try MasonryItems(.heights([30, 0]), columns: .fixed(1), width: 10)
    XCTAssertEqual(layout.indices(in: LayoutRect(x: 0, y: 20, width: 10, height: 10)), [0, 1])
    XCTAssertEqual(layout.indices(in: LayoutRect(x: 0, y: 0, width: 10, height: 20)), [0])
  }

  func testItemsAreEqualWhenTheirSettingsAndItemsAre() throws {
    let host = Host(
      configuration: .init(columns: .fixed(3), itemSpacing: 1),
      items: [
        HostItem(height: 3, slope: 0.5), HostItem(height: 1), HostItem(height: 2, span: 2),
        HostItem(), HostItem(height: 5),
      ])
    let layout = try host.layout()
    XCTAssertEqual(layout, try host.layout())
    var others = [host, host, host, host, host]
    others[0].crossLength = 13
    others[1].configuration.direction = .rightToLeft
    others[2].items[4].height = 6
    others[3].items[4].span = 2
    others[4].items.removeLast()
    for other in others { XCTAssertNotEqual(layout, try other.layout()) }
  }
}
