import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Queries of walls with thousands of items, where a lane is too long to be searched one by one.
final class LargeQueryTests: XCTestCase {
  /// Where items lie evenly a guess finds them; where they do not, it must not matter.
  func testItemsAreFoundHoweverUnevenlyTheyLie() throws {
    let count = 3_000
    let walls: [(Int) -> Double] = [
      { Double($0 * 7919 % 13 + 3) }, { $0 < count / 2 ? 0.001 : 1_000 },
      { $0 < count / 2 ? 1_000 : 0.001 }, { Double($0) * Double($0) * Double($0) },
      { $0 == count / 3 ? 1e9 : 2 }, { _ in 0 },
    ]
    for height in sample(walls, every: 2, from: 1) {
      let items = [HostItem].heights((0..<count).map(height))
      for (number, settings) in Self.settings.enumerated() {
        let grid = try Host(configuration: settings, crossLength: 100, items: items).grid()
        try expectScans(of: grid, seed: UInt64(number))
      }
    }
  }

  private static let settings = [
    WallSettings(columns: .fixed(1)),
    WallSettings(columns: .fixed(3), columnSpacing: 2, itemSpacing: 1),
    WallSettings(columns: .fixed(4), itemSpacing: 0.25, packing: .roundRobin, scale: 2),
    WallSettings(columns: .fixed(40), columnSpacing: 0.5),
    WallSettings(
      axis: .horizontal, columns: .fixed(5),
      contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      direction: .rightToLeft),
  ]

  /// Pinned items lie beside others whose indices are thousands away.
  func testItemsAreInOrderHoweverFarTheirIndicesAreApart() throws {
    for count in [7_000, 30_000] {
      var items = (0..<count).map { HostItem(height: Double($0 % 7 + 1), pin: $0 < 3 ? 0 : 1) }
      for index in count - 200..<count { items[index].pin = 0 }
      let settings = WallSettings(columns: .fixed(2), itemSpacing: 1)
      let grid = try Host(configuration: settings, crossLength: 100, items: items).grid()
      try expectScans(of: grid, seed: UInt64(count))
    }
  }

  private func expectScans(of grid: MasonryGrid, seed: UInt64, line: UInt = #line) throws {
    let frames = frames(of: grid)
    var random = SplitMix64(seed: seed)
    // All of it, what a screen shows of it, and what a screen shows at the top.
    let top = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    // It is used again and again, with more items in it than the next query finds, or fewer.
    var collected: [Int] = []
    for _ in sample(0..<12, every: 4) {
      let wide = random.finiteRect(around: frames)
      for rect in [wide, top.offsetBy(dx: wide.minX, dy: wide.minY), top] {
        expectAnswers(of: grid, frames, in: rect, line: line)
        grid.indices(in: rect, replacing: &collected)
        expectEqual(collected.sorted(), grid.indices(in: rect), "\(rect)", line: line)
      }
    }
  }
}
