import LayoutGeometry
import MasonryLayout
import XCTest

/// How the steps of changes to a wall grow, by what the documentation states for each of them.
final class ChangeStepTests: XCTestCase {
  private typealias Wall = MasonryWall

  /// Items of 40 to 140 points; one in a hundred spans all columns, if any is to.
  private struct Cells: MasonryHeightProvider {
    var banner: Int?
    var isPinned = false

    func height(ofItemAt index: Int, width: Double) -> Double { Double(40 + index * 7 % 11 * 10) }

    func width(ofItemAt index: Int, height: Double) -> Double { Double(40 + index * 7 % 11 * 10) }

    func columnSpan(ofItemAt index: Int) -> Int { index % 100 == 99 ? banner ?? 1 : 1 }

    func pinnedColumn(ofItemAt index: Int) -> Int? { isPinned ? index % 3 : nil }
  }

  private let packings: [ColumnsLayout.Packing] = [
    .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(5)),
  ]

  private func wall(
    _ count: Int, columns: Int = 3, packing: ColumnsLayout.Packing = .shortestColumn,
    cells: Cells = Cells()
  ) throws -> Wall {
    var wall = try Wall(
      .columns(.init(columns: .fixed(columns), packing: packing)), width: 100 * Double(columns))
    try wall.items.appendItems(count, measuredBy: cells)
    return wall
  }

  /// The cost of a change near the end does not grow; at the start all items are placed once.
  func testChangesNearTheEndAndAtTheStart() throws {
    for packing in packings {
      let make = onceForEachSize { [self] in try wall($0, packing: packing) }
      func expect(_ change: (inout Wall, _ count: Int) throws -> Void, line: UInt = #line) throws {
        try expectSteps(
          .logarithmic, making: make, line: line, of: change)
      }
      func expectAll(_ change: (inout Wall, _ count: Int) throws -> Void, line: UInt = #line) throws
      {
        try expectSteps(.linear, making: make, line: line, of: change)
      }
      try expect { wall, count in try wall.items.appendItems(50, measuredBy: Cells()) }
      try expect { wall, count in try wall.items.insertItems(9, at: count - 50, measuredBy: Cells())
      }
      try expect { wall, count in wall.items.removeItems(in: count - 50..<count - 40) }
      try expect { wall, count in wall.items.moveItem(from: count - 50, to: count - 9) }
      try expect { wall, count in try wall.items.setLength(7, ofItemAt: count - 50) }
      try expect { wall, count in
        try wall.items.remeasure(
          [count - 9, count - 50], measuredBy: MasonryHeightClosure { _, _ in 7 })
      }
      try expectAll { wall, count in try wall.items.insertItems(9, at: 0, measuredBy: Cells()) }
      try expectAll { wall, count in wall.items.removeItem(at: 0) }
      try expectAll { wall, count in wall.items.moveItem(from: 0, to: count - 1) }
      try expectAll { wall, count in try wall.items.setLength(7, ofItemAt: 0) }
      try expectAll { wall, count in try wall.resize(width: 240, measuredBy: Cells()) }
      try expectAll { wall, count in
        let late = stride(from: 0, to: count, by: 3)
        try wall.items.remeasure(late, measuredBy: MasonryHeightClosure { _, _ in 7 })
      }
    }
  }

  /// A difference of nine changes near the end, and of a tenth of all items.
  func testDifferences() throws {
    func insert(_ offsets: [Int], in wall: inout Wall) throws {
      let changes = offsets.map {
        CollectionDifference<Int>.Change.insert(offset: $0, element: $0, associatedWith: nil)
      }
      guard let difference = CollectionDifference(changes) else { return }
      try wall.items.apply(difference, measuredBy: Cells())
    }
    try expectSteps(.linear, making: { try wall($0) }) { wall, count in
      try insert((0..<9).map { count - 50 + $0 }, in: &wall)
    }
    try expectSteps(.linearithmic, making: { try wall($0) }) { wall, count in
      try insert((0..<count / 10).map { 10 * $0 }, in: &wall)
    }
  }

  func testSettingsThatStayAsTheyAre() throws {
    try expectSteps(.constant, making: { try wall($0) }) { wall, count in
      try wall.resize(width: 300, measuredBy: Cells())
      try wall.items.setLength(wall.items.length(ofItemAt: 0), ofItemAt: 0)
      wall.items.keptPlaces = .before(count / 2)
    }
  }

  /// The turn of a packing that goes by turns is known, also where no item of thousands took one.
  func testTheTurnBehindItemsThatAreAllPinned() throws {
    for packing in packings {
      try expectSteps(
        .logarithmic, at: [2_000, 8_000, 32_000],
        making: { try wall($0, packing: packing, cells: Cells(isPinned: true)) },
        of: { wall, count in
          // As far behind the last noted turn in each of them.
          try wall.items.setLength(7, ofItemAt: count - count % 1024 - 1)
          try wall.items.appendItems(1, measuredBy: Cells())
        })
    }
  }

  /// With columns kept, a height moves what is below it as far as the next item of full width.
  func testHeightsWithColumnsKept() throws {
    func kept(_ count: Int) throws -> Wall {
      var wall = try wall(count, cells: Cells(banner: 3))
      wall.items.keptPlaces = .all
      return wall
    }
    try expectSteps(.logarithmic, making: kept) { wall, count in
      // The columns but the longest do not reach the banner below them.
      let banner = count / 200 * 100 + 99
      let start = wall.frame(ofItemAt: banner).minY
      let last = (banner - 9..<banner).last { wall.frame(ofItemAt: $0).maxY < start } ?? 0
      try wall.items.setLength(wall.items.length(ofItemAt: last) - 1, ofItemAt: last)
      try wall.items.setLength(9, ofItemAt: count - 3)
    }
    try expectSteps(.linear, making: kept) { wall, _ in try wall.items.setLength(300, ofItemAt: 0) }
  }

  /// Items prepended to kept columns are placed alone; of the others only the indices change.
  func testPrepending() throws {
    try expectSteps(
      .linear,
      making: { count in
        var wall = try wall(count)
        wall.items.keptPlaces = .all
        return wall
      },
      of: { wall, _ in try wall.prepend(9, measuredBy: Cells()) })
  }

  /// Behind items that are stacked upwards, the end of walls and rows costs what it did before.
  func testTheEndBehindPrependedItems() throws {
    let layouts: [(ItemsLayout, width: Double)] = [
      (.columns(.fixed(3)), 300), (.rows(.justified(height: 100)), 600),
      (.rows(.justified(height: 100, breaking: .optimal)), 600),
      (.rows(.flowing(height: 100)), 600), (.rows(.even(.fixed(3))), 600),
    ]
    for (layout, width) in layouts {
      func prepended(_ count: Int) throws -> Wall {
        var wall = try Wall(layout, width: width)
        try wall.items.appendItems(count, measuredBy: Cells())
        wall.items.keptPlaces = .all
        try wall.prepend(count, measuredBy: Cells())
        return wall
      }
      try expectSteps(.logarithmic, making: prepended) { wall, _ in
        try wall.items.appendItems(50, measuredBy: Cells())
      }
      try expectSteps(.logarithmic, making: prepended) { wall, _ in
        let index = wall.items.itemCount - 9
        try wall.items.setLength(77, ofItemAt: index)
        wall.items.removeItem(at: index)
      }
    }
  }

  /// Each item is compared with all columns, or with fewer; of some hundred columns, one takes longer.
  func testManyColumns() throws {
    for packing in packings {
      try expectSteps(
        .linear, slack: 1.7, at: [64, 256, 1_024],
        making: { try wall(0, columns: $0, packing: packing) },
        of: { wall, columns in try wall.items.appendItems(2_000, measuredBy: Cells(banner: 3)) })
    }
  }

  /// In a dense wall with gaps each item takes a logarithm for each span that items have.
  func testDensePacking() throws {
    let packing = ColumnsLayout.Packing.gridLanes(dense: true)
    func dense(_ count: Int) throws -> Wall {
      try wall(count, packing: packing, cells: Cells(banner: 2))
    }
    try expectSteps(.linearithmic, making: { _ in try wall(0, packing: packing) }) { wall, count in
      try wall.items.appendItems(count, measuredBy: Cells(banner: 2))
    }
    try expectSteps(.logarithmic, making: dense) { wall, _ in
      try wall.items.appendItems(50, measuredBy: Cells())
    }
    try expectSteps(.linearithmic, making: dense) { wall, _ in
      try wall.items.setLength(7, ofItemAt: 0)
    }
  }

  func testEstimates() throws {
    func estimated(_ count: Int) throws -> Wall {
      var wall = try Wall(.columns(.fixed(3)), width: 300)
      try wall.items.appendItems(count, measuredBy: MasonryEstimates(height: 90))
      return wall
    }
    try expectSteps(.linear, making: { _ in try estimated(0) }) { wall, count in
      try wall.items.appendItems(count, measuredBy: MasonryEstimates(height: 90))
    }
    func measure(_ wall: inout Wall, height: Double) throws {
      var screen = LayoutRect(x: 0, y: 0, width: 300, height: height)
      try wall.measure(itemsIn: &screen, measuredBy: Cells())
    }
    try expectSteps(.linear, making: estimated) { wall, _ in
      try measure(&wall, height: 800)
      _ = wall.items.firstEstimatedIndex
    }
    // What is measured already takes no more than a query.
    try expectSteps(
      .logarithmic,
      making: { count in
        var wall = try estimated(count)
        try measure(&wall, height: 800)
        return wall
      },
      of: { wall, _ in try measure(&wall, height: 700) })
  }
}

extension MasonryWall {
  /// Adds items at the start, above a view that stays.
  fileprivate mutating func prepend(
    _ count: Int, measuredBy cells: some MasonryHeightProvider
  ) throws {
    var visible = LayoutRect.zero
    try keepingPlace(in: &visible, sticksToStart: false) {
      try $0.items.insertItems(count, at: 0, measuredBy: cells)
    }
  }
}
