import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Snapshots with numbers that no app writes are refused, or answer every question.
final class HostileWallTests: XCTestCase {
  func testWalls() {
    withEveryAtOnce("wall", in: Array(Self.walls.indices)) { index in
      let wall = try Self.walls[index].get()
      try self.expectAnswers(wall)
    }
  }

  func testRows() {
    withEveryAtOnce("rows", in: Array(Self.rows.indices)) { index in
      let rows = try Self.rows[index].get()
      try self.expectAnswers(rows)
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

  private func expectAnswers<Layout: ItemLayout & Codable>(_ layout: Layout) throws {
    layout.askEverything(against: layout)
    try layout.changeEverything()
    let variants = HostileNumbers.variants(of: try JSON.text(of: layout))
    withEvery("snapshot", in: sample(variants, every: 97)) { variant in
      guard let decoded = try? JSON.value(Layout.self, from: variant) else { return }
      decoded.askEverything(against: layout)
      try? decoded.changeEverything()
    }
  }
}

extension HostileWallTests {
  private static let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 0.1)

  /// Walls of every packing with spans, pins, estimates, kept and upward items.
  private static let walls: [Result<MasonryGrid, any Error>] = [
    .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(2), dense: true),
  ].flatMap { (packing: MasonryGrid.Packing) in
    [
      LayoutSpace.width(100), .height(90.1, environment: .init(direction: .rightToLeft, scale: 3)),
    ].map { space in
      Result {
        var wall = try MasonryGrid(
          configuration: .init(
            columns: space.axis == .vertical
              ? .tracks([.points(30), .fraction(1), .fraction(2)])
              : .adaptive(minimumWidth: 20, maximumWidth: 30, maximumCount: 4),
            trackAlignment: .center, columnSpacing: 2, itemSpacing: 1.1, contentInsets: insets,
            packing: packing),
          in: space)
        try wall.appendItems(7, measuredBy: HostileHeights())
        wall.keptPlaces = .before(6)
        try wall.prependItems(2, measuredBy: HostileHeights())
        return wall
      }
    }
  }

  private static let rules: [MasonryRows.Rule] = [
    .justified(height: 20), .justified(height: 20, tolerance: 0.1, breaking: .optimal),
    .flowing(height: 9, alignment: .fill), .flowing(height: 9, hasOwnHeights: true),
    .even(.fixed(3)), .even(.tracks([.points(30), .fraction(1)])),
  ]

  /// Rows of every rule with estimates, kept and upward rows.
  private static let rows: [Result<MasonryRows, any Error>] = rules.flatMap { rule in
    [
      LayoutSpace.width(100), .height(90.1, environment: .init(direction: .rightToLeft, scale: 3)),
    ].map { space in
      Result {
        var rows = try MasonryRows(
          configuration: .init(
            rule: rule, itemSpacing: 1.1, rowSpacing: 2, contentInsets: insets, itemsInRow: 1...5),
          in: space)
        try rows.appendItems(7, measuredBy: HostileHeights())
        rows.keptPlaces = .before(6)
        try rows.prependItems(2, measuredBy: HostileHeights())
        return rows
      }
    }
  }
}
