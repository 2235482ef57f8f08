import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Snapshots with numbers that no app writes are refused, or answer every question.
final class HostileWallTests: XCTestCase {
  /// Walls of every packing with spans, pins, estimates, kept and upward items.
  func testWalls() {
    let packings: [ColumnsLayout.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(2), dense: true),
    ]
    withEvery("packing", in: packings) { packing in
      try expectAnswers { space in
        try MasonryWall(
          .columns(
            .init(
              columns: space.axis == .vertical
                ? .tracks([.points(30), .fraction(1), .fraction(2)])
                : .adaptive(minimumWidth: 20, maximumWidth: 30, maximumCount: 4),
              trackAlignment: .center, columnSpacing: 2, itemSpacing: 1.1, contentInsets: insets,
              packing: packing)), in: space)
      }
    }
  }

  /// Rows of every rule with estimates, kept and upward rows.
  func testRows() {
    let rules: [RowsLayout.Rule] = [
      .justified(height: 20), .justified(height: 20, tolerance: 0.1, breaking: .optimal),
      .flowing(height: 9, alignment: .fill), .flowing(height: 9, hasOwnHeights: true),
      .even(.fixed(3)), .even(.tracks([.points(30), .fraction(1)])),
    ]
    withEvery("rule", in: rules) { rule in
      try expectAnswers { space in
        try MasonryWall(
          .rows(
            .init(
              rule: rule, itemSpacing: 1.1, rowSpacing: 2, contentInsets: insets, itemsInRow: 1...5)
          ), in: space)
      }
    }
  }

  private let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 0.1)

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

  private func expectAnswers<Layout: ItemLayout & Codable>(
    _ make: (LayoutSpace) throws -> Layout
  ) throws {
    for space in [
      LayoutSpace.width(100), .height(90.1, environment: .init(direction: .rightToLeft, scale: 3)),
    ] {
      var layout = try make(space)
      _ = try layout.appendItems(7, measuredBy: HostileHeights())
      layout.keptPlaces = .before(6)
      try layout.prependItems(2, measuredBy: HostileHeights())
      let original = layout
      original.askEverything(against: original)
      try original.changeEverything()
      let variants = HostileNumbers.variants(of: try JSON.text(of: original))
      withEveryAtOnce("snapshot", in: sample(variants, every: 97)) { variant in
        guard let decoded = try? JSON.value(Layout.self, from: variant) else { return }
        decoded.askEverything(against: original)
        try? decoded.changeEverything()
      }
    }
  }
}
