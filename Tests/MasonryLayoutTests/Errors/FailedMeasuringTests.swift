import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Items of columns that differ are asked for at several widths: what fails leaves the grid as it was.
final class FailedMeasuringTests: XCTestCase {
  private let items = [
    HostItem(height: 3), HostItem(height: 1, span: 2), HostItem(height: 5, slope: 1),
    HostItem(), HostItem(height: 2, pin: 1), HostItem(height: 1, span: 3), HostItem(height: 1),
    HostItem(height: 4, slope: 2), HostItem(height: 2, span: 2),
  ]

  private func withEveryHost(_ body: (Host) throws -> Void) {
    let packings: [MasonryGrid.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(2)), .gridLanes(dense: true),
      .gridLanes(tolerance: .infinite, dense: true),
    ]
    withEvery("packing", in: packings) { packing in
      let configuration = WallSettings(
        columns: .tracks([.points(5), .fraction(1), .points(5), .points(7)]), packing: packing)
      try body(Host(configuration: configuration, crossLength: 40, items: items))
    }
  }

  /// Carries out a change that must fail, on a grid of its own and on one that shares its storage.
  ///
  /// What a grid remembers and does not show, whose turn it is and which gaps there are, shows in the
  /// items that are appended later.
  private func expectUnchanged(
    _ host: Host, line: UInt = #line, _ change: (inout MasonryGrid) throws -> Void
  ) throws {
    for isShared in [false, true] {
      var grid = try host.grid()
      let copies = isShared ? [grid] : []
      do {
        try change(&grid)
        expect(false, "Nothing is thrown", line: line)
      } catch MasonryError.itemHeight(let length, let item), MasonryError.itemWidth(
        let length, let item)
      {
        expectEqual(length, refused(item), "Item \(item)", line: line)
      }
      try expectAsBefore([grid] + copies, host, line: line)
    }
  }

  /// Fails unless grids are as that of a host: what they show, and what they do next.
  private func expectAsBefore(
    _ grids: [MasonryGrid], _ host: Host, line: UInt = #line
  ) throws {
    let original = try host.grid()
    for grid in grids {
      expectSame(grid, original, line: line)
      var world = try host.world()
      world.grid = grid
      let steps: [GridStep] = [.insert(items, at: 9), .remove(at: 1, count: 1), .resize(44)]
      for step in steps { expectHolds(step, in: world, line: line) }
    }
  }

  /// A height that is refused, and from which its item can be told.
  private func refused(_ item: Int) -> Double { -1 - Double(item) }

  /// The heights of a host, of which one is refused: that of the *n*-th item asked for.
  private func heights(of items: [HostItem], failingAt failing: Int) -> MasonryHeightClosure {
    var asked = 0
    func length(_ index: Int, _ crossLength: Double, along axis: LayoutAxis) -> Double {
      asked += 1
      return asked - 1 == failing
        ? refused(index) : items[index].length(at: crossLength, along: axis)
    }
    return MasonryHeightClosure(
      width: { length($0, $1, along: .horizontal) }, { length($0, $1, along: .vertical) })
  }

  /// All items are asked for anew, and the first, a middle or the last one fails.
  func testNewItems() {
    withEveryHost { host in
      withEvery("failing", in: [0, 1, 4, 8]) { failing in
        try expectUnchanged(host) {
          try $0.appendItems(9, measuredBy: heights(of: items + items, failingAt: failing))
        }
      }
      withEvery("failing", in: [0, 2]) { failing in
        for index in [0, 4, 9] {
          var all = items
          all.insert(contentsOf: items.prefix(3), at: index)
          try expectUnchanged(host) {
            try $0.insertItems(3, at: index, measuredBy: heights(of: all, failingAt: failing))
          }
        }
      }
    }
  }

  func testItemsThatAreMeasuredAgain() {
    withEveryHost { host in
      withEvery("failing", in: [0, 4, 8]) { failing in
        for indices in [Array(0..<9), (0..<9).reversed()] {
          try expectUnchanged(host) {
            try $0.remeasure(indices, measuredBy: heights(of: items, failingAt: failing))
          }
        }
        var sideways = host.configuration
        sideways.axis = .horizontal
        try expectUnchanged(host) {
          try $0.rearrange(sideways, measuredBy: heights(of: items, failingAt: failing))
        }
      }
      withEvery("index", in: items.indices) { index in
        try expectUnchanged(host) {
          try $0.remeasure(at: index, measuredBy: heights(of: items, failingAt: 0))
        }
      }
    }
  }

  func testAnotherCrossLength() {
    withEveryHost { host in
      try expectUnchanged(host) {
        try $0.resize(width: 51, measuredBy: heights(of: items, failingAt: 0))
      }
      try expectUnchanged(host) {
        try $0.rearrange(
          .init(columns: .fixed(3)), across: 31, measuredBy: heights(of: items, failingAt: 0))
      }
    }
  }

  func testADifference() {
    withEveryHost { host in
      let others = [items[8]] + items.dropLast(3) + items.prefix(2)
      let difference = others.difference(from: items).inferringMoves()
      for failing in [0, 1] {
        try expectUnchanged(host) {
          try $0.apply(difference, measuredBy: heights(of: others, failingAt: failing))
        }
      }
    }
  }
}
