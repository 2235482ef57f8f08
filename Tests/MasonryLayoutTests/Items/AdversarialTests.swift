import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Numbers that no screen has: every answer is defined, and nothing traps or hangs.
final class AdversarialTests: XCTestCase {
  private func items(_ configuration: WallSettings = .init()) throws -> MasonryItems {
    try MasonryItems(
      configuration, across: 100, count: 20,
      measuredBy: HostHeights(items: Array(repeating: HostItem(height: 10), count: 20)))
  }

  private func expectScan(_ items: MasonryItems, _ rect: LayoutRect, line: UInt = #line) {
    expectAnswers(of: items, frames(of: items), in: rect, line: line)
  }

  func testRectanglesThatAreNotFiniteMeetNothing() throws {
    let all = [
      try items(), try items(.init(direction: .rightToLeft, scale: 2)),
      try MasonryItems([HostItem(height: 3, span: 2), HostItem()], width: 12),
      try MasonryItems(width: 0),
      try items(
        .init(axis: .horizontal, packing: .gridLanes(dense: true), direction: .rightToLeft)),
      try items(.init(columns: .tracks([.points(0), .fraction(1), .points(120)]))),
    ]
    withEvery("rect", in: RectLattice.specialRects) { rect in
      for items in all {
        if !rect.isFinite {
          let found = items.indices(in: rect)
          if !found.isEmpty { expectEqual(found, []) }
        } else {
          expectScan(items, rect)
        }
      }
    }
    withEvery("rect", in: RectLattice.specialSquares) { rect in
      for items in all { expectScan(items, rect) }
    }
  }

  func testPointsThatAreNotFiniteHitNothing() throws {
    let items = try self.items()
    let numbers = RectLattice.specialNumbers + [-1e308, 1e308, 1e15, -1e15]
    withEvery("x", in: numbers) { x in
      withEvery("y", in: numbers) { y in
        let isInside = (x == 0 || x == 1) && (y == 0 || y == 1)
        expectEqual(items.index(containing: LayoutPoint(x: x, y: y)), isInside ? 0 : nil)
      }
    }
  }

  func testHugeOffsetsAreBeyondTheContent() {
    withEvery("offset", in: [1e9, 1e15, 1e17, 1e150, 1e300, 1.7e308]) { offset in
      let items = try self.items(.init(columnSpacing: 3, itemSpacing: 4, contentInsets: .init(2)))
      for (x, y) in [(0, offset), (0, -offset), (offset, 0), (-offset, 0), (offset, offset)] {
        expectEqual(items.indices(in: LayoutRect(x: x, y: y, width: 100, height: 800)), [])
      }
      // A rectangle from one end of the numbers to the other shows everything.
      let everything = LayoutRect(x: -offset / 4, y: -offset / 4, width: offset, height: offset)
      expectEqual(items.indices(in: everything), Array(0..<20))
    }
  }

  /// A height of −0 is a height of 0.
  func testNegativeZeroIsZero() throws {
    let insets = LayoutInsets(-0.0)
    let configuration = WallSettings(
      columnSpacing: -0.0, itemSpacing: -0.0, contentInsets: insets)
    var items = try MasonryItems(configuration, across: -0.0)
    try items.appendItems(8, measuredBy: MasonryHeights([-0.0, 0, -0.0, 5, -0.0, 0, -0.0, 0]))
    XCTAssertEqual(items, try MasonryItems(.heights([0, 0, 0, 5, 0, 0, 0, 0]), width: 0))
    XCTAssertEqual((3...4).map { items.column(ofItemAt: $0) }, [0, 1])
  }
}
