import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Snapshots with numbers that no app writes are refused, or answer every question.
final class HostileWallTests: XCTestCase {
  /// Walls of every packing, and rows of every rule, with spans, pins, estimates, and kept, upward items.
  func testWalls() {
    let packings: [ColumnsLayout.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(2), dense: true),
    ]
    let rules: [RowsLayout.Rule] = [
      .justified(height: 20), .justified(height: 20, tolerance: 0.1, breaking: .optimal),
      .flowing(height: 9, alignment: .fill), .flowing(height: 9, hasOwnHeights: true),
      .even(.fixed(3)), .even(.tracks([.points(30), .fraction(1)])),
    ]
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 0.1)
    let spaces = [
      LayoutSpace.width(100), .height(90.1, environment: .init(direction: .rightToLeft, scale: 3)),
    ]
    withEvery("space", in: spaces) { space in
      let columns: ColumnsLayout.Columns =
        space.axis == .vertical
        ? .tracks([.points(30), .fraction(1), .fraction(2)])
        : .adaptive(minimumWidth: 20, maximumWidth: 30, maximumCount: 4)
      let layouts =
        packings.map {
          ItemsLayout.columns(
            .init(
              columns: columns, trackAlignment: .center, columnSpacing: 2, itemSpacing: 1.1,
              contentInsets: insets, packing: $0))
        }
        + rules.map {
          .rows(
            .init(
              rule: $0, itemSpacing: 1.1, rowSpacing: 2, contentInsets: insets, itemsInRow: 1...5))
        }
      withEvery("layout", in: layouts) { layout in
        var wall = try MasonryWall(layout, in: space)
        try wall.items.appendItems(7, measuredBy: HostileHeights())
        wall.items.keptPlaces = .before(6)
        try wall.items.prependItems(2, measuredBy: HostileHeights())
        let original = wall
        original.askEverything(against: original)
        try original.changeEverything()
        let variants = HostileNumbers.variants(of: try JSON.text(of: original))
        withEveryAtOnce("snapshot", in: sample(variants, every: 97)) { variant in
          guard let decoded = try? JSON.value(MasonryWall.self, from: variant) else { return }
          decoded.askEverything(against: original)
          try? decoded.changeEverything()
        }
      }
    }
  }

  /// Arrays are asked about an item that no layout has.
  func testArraysAreAskedAboutAnyItem() {
    let heights = MasonryHeights([3], default: 5).spanning([2])
    let ratios = MasonryAspectRatios([2], fallback: 1).spanning([2])
    for index in HostileNumbers.integers where index != 0 {
      XCTAssertEqual(heights.height(ofItemAt: index, width: 9), 5)
      XCTAssertEqual(ratios.height(ofItemAt: index, width: 9), 9)
      for provider in [heights, ratios] as [any MasonryHeightProvider] {
        XCTAssertEqual(provider.columnSpan(ofItemAt: index), 1)
        XCTAssertNil(provider.pinnedColumn(ofItemAt: index))
      }
    }
  }
}
