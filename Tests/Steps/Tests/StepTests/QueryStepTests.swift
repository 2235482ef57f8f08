import LayoutGeometry
import MasonryLayout
import XCTest

/// How the steps of questions to a wall grow, by what the documentation states for each of them.
final class QueryStepTests: XCTestCase {
  private typealias Wall = MasonryWall

  /// Columns of 100 points with items of 40 to 140; each seventh spans two columns, if any is to.
  private func wall(
    _ count: Int, columns: Int = 3, packing: ColumnsLayout.Packing = .shortestColumn,
    hasSpans: Bool = false
  ) throws -> Wall {
    var wall = try Wall(
      .columns(.init(columns: .fixed(columns), packing: packing)), width: 100 * Double(columns))
    let spans = (0..<count).map { hasSpans && $0 % 7 == 0 ? 2 : 1 }
    let heights = (0..<count).map { Double(40 + $0 * 7 % 11 * 10) }
    try wall.items.appendItems(count, measuredBy: MasonryHeights(heights).spanning(spans))
    return wall
  }

  /// A screen in the middle of a wall, over so many columns.
  private func screen(_ wall: Wall, columns: Int = 3) -> LayoutRect {
    LayoutRect(
      x: 0, y: wall.contentSize.height / 2, width: 100 * Double(columns), height: 800)
  }

  private func expectQuestionsAreLogarithmic(
    making make: @escaping (Int) throws -> Wall, line: UInt = #line
  ) throws {
    let make = onceForEachSize(make)
    func expect(_ question: (Wall, LayoutRect) -> Void) throws {
      try expectSteps(.logarithmic, making: make, line: line) { wall, _ in
        question(wall, screen(wall))
      }
    }
    try expect { wall, rect in _ = wall.items.indices(in: rect) }
    try expect { wall, rect in _ = wall.items(in: rect) }
    try expect { wall, rect in
      var found: [Int] = []
      wall.items.indices(in: rect, replacing: &found)
    }
    try expect { wall, rect in _ = wall.items.index(containing: rect.origin) }
  }

  func testWhatIsOnScreen() throws {
    try expectQuestionsAreLogarithmic { [self] in try wall($0) }
    // Among items that span columns, and with gaps that are filled.
    for packing in [ColumnsLayout.Packing.shortestColumn, .gridLanes(dense: true)] {
      try expectQuestionsAreLogarithmic { [self] in
        try wall($0, packing: packing, hasSpans: true)
      }
    }
  }

  /// Two columns are so short that no share of the content tells where in them a screen is.
  func testWhatIsOnScreenOfAWallOfUnevenColumns() throws {
    try expectQuestionsAreLogarithmic { count in
      var wall = try Wall(.columns(.fixed(3)), width: 300)
      let heights = MasonryHeightClosure(pinnedColumn: { $0 % 50 == 0 ? $0 / 50 % 3 : 2 }) {
        index, _ in Double(40 + index * 7 % 11 * 10)
      }
      try wall.items.appendItems(count, measuredBy: heights)
      return wall
    }
  }

  func testFramesAndLengths() throws {
    try expectSteps(.constant, making: { try wall($0, hasSpans: true) }) { wall, count in
      for index in [0, count / 2, count - 1] {
        _ = (wall.frame(ofItemAt: index), wall.items.length(ofItemAt: index))
      }
      _ = (wall.contentSize, wall.items.columnEnds)
      var screen = screen(wall)
      wall.scroll(&screen, toItemAt: count / 2)
    }
  }

  func testNeighbors() throws {
    try expectSteps(.logarithmic, making: { try wall($0, hasSpans: true) }) { wall, count in
      for index in count / 2..<count / 2 + 7 {
        for side in [LayoutSide.above, .below, .left, .right] {
          _ = wall.items.neighbor(ofItemAt: index, on: side)
        }
      }
    }
  }

  /// A screen over three columns of many, and over all of them.
  func testManyColumns() throws {
    let sizes = [10, 60, 360]
    let make = onceForEachSize { [self] in try wall(30 * $0, columns: $0) }
    try expectSteps(.logarithmic, at: sizes, making: make) { wall, _ in
      _ = wall.items.indices(in: screen(wall))
      _ = wall.items.index(containing: screen(wall).origin)
    }
    try expectSteps(.linear, at: sizes, making: make) { wall, count in
      var found: [Int] = []
      wall.items.indices(in: screen(wall, columns: count), replacing: &found)
      _ = wall.items.columnEnds
    }
  }

  /// Made around a finger, and seen on the way and past its end.
  func testTransitions() throws {
    let make = onceForEachSize { [self] count in
      try [wall(count), wall(count, columns: 6), wall(count, packing: .roundRobin)]
    }
    for end in [1, 2] {
      try expectSteps(.logarithmic, making: make) { walls, _ in
        let rect = screen(walls[0])
        let pinch = MasonryWall.Transition(
          from: walls[0], to: walls[end], around: rect.center, in: rect)
        for progress in [0.5, 1.2] { _ = pinch.items(at: progress) }
      }
    }
  }

  func testAnchorsAndFrameChanges() throws {
    struct Changed {
      let old: Wall
      let new: Wall
      let mapping: LayoutIndexMapping
    }
    try expectSteps(
      .logarithmic,
      making: { count in
        let old = try wall(count)
        var new = old
        new.items.removeItems(in: count / 2..<count / 2 + 9)
        return Changed(old: old, new: new, mapping: .removing(count / 2..<count / 2 + 9))
      },
      of: { changed, _ in
        let rect = screen(changed.old)
        var visible = rect
        changed.new.scroll(
          &visible, to: changed.old.anchor(in: rect), after: changed.mapping)
        _ = changed.new.frameChanges(
          from: changed.old, by: changed.mapping, in: rect, before: rect)
      })
  }

  /// A mapping of so many removals, each of one item of two.
  func testMappings() throws {
    func mapping(_ count: Int) -> LayoutIndexMapping {
      .init(
        (0..<count).filter { $0 % 2 == 0 }.difference(from: Array(0..<count)))
    }
    let sizes = [20, 200, 2_000]
    try expectSteps(.logarithmic, at: sizes, making: { mapping($0) }) { mapping, count in
      for index in 0..<20 {
        _ = (mapping.newIndex(of: index * count / 20), mapping.oldIndex(of: index * count / 40))
      }
    }
    try expectSteps(.linearithmic, at: sizes, making: { mapping($0) }) { mapping, count in
      _ = mapping.then(.init(Array(0..<count / 4).difference(from: Array(0..<count / 2))))
    }
  }

  /// An item in the middle of a wall is dragged to a place half a screen farther down.
  func testDragging() throws {
    func even(_ count: Int) throws -> Wall {
      var wall = try Wall(.columns(.fixed(3)), width: 300)
      try wall.items.appendItems(count, measuredBy: MasonryHeightClosure { _, _ in 90 })
      return wall
    }
    try expectSteps(.logarithmic, making: even) { wall, count in
      let frame = wall.frame(ofItemAt: count / 2)
      _ = wall.items.dropIndex(at: LayoutPoint(x: 50, y: frame.midY), moving: count / 2)
      _ = wall.items.dropIndex(at: LayoutPoint(x: 150, y: frame.midY + 400), moving: count / 2)
    }
  }
}
