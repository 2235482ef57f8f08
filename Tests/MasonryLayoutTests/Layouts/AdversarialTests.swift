import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Numbers that no screen has: every answer is defined, and nothing traps or hangs.
final class AdversarialTests: XCTestCase {
  private func wall(
    _ configuration: WallSettings = .init(), crossLength: Double = 100,
    count: Int = 20, height: Double = 10
  ) throws -> MasonryGrid {
    try Host(
      configuration: configuration, crossLength: crossLength,
      items: Array(repeating: HostItem(height: height), count: count)
    ).grid()
  }

  private func expectScan(_ grid: MasonryGrid, _ rect: LayoutRect, line: UInt = #line) {
    expectAnswers(of: grid, frames(of: grid), in: rect, line: line)
  }

  func testRectanglesThatAreNotFiniteMeetNothing() throws {
    let walls = [
      try wall(), try wall(.init(direction: .rightToLeft, scale: 2)),
      try MasonryGrid([HostItem(height: 3, span: 2), HostItem()], width: 12),
      try MasonryGrid(width: 0),
      try wall(.init(axis: .horizontal, packing: .gridLanes(dense: true), direction: .rightToLeft)),
      try wall(.init(columns: .tracks([.points(0), .fraction(1), .points(120)]))),
    ]
    withEvery("rect", in: RectLattice.specialRects) { rect in
      for wall in walls {
        if !rect.isFinite {
          let found = wall.indices(in: rect)
          if !found.isEmpty { expectEqual(found, []) }
        } else {
          expectScan(wall, rect)
        }
      }
    }
    withEvery("rect", in: RectLattice.specialSquares) { rect in
      for wall in walls { expectScan(wall, rect) }
    }
  }

  func testPointsThatAreNotFiniteHitNothing() throws {
    let wall = try wall()
    let numbers = RectLattice.specialNumbers + [-1e308, 1e308, 1e15, -1e15]
    withEvery("x", in: numbers) { x in
      withEvery("y", in: numbers) { y in
        let isInside = (x == 0 || x == 1) && (y == 0 || y == 1)
        expectEqual(wall.index(containing: LayoutPoint(x: x, y: y)), isInside ? 0 : nil)
      }
    }
  }

  func testHugeOffsetsAreBeyondTheContent() {
    withEvery("offset", in: [1e9, 1e15, 1e17, 1e150, 1e300, 1.7e308]) { offset in
      let wall = try wall(.init(columnSpacing: 3, itemSpacing: 4, contentInsets: .init(2)))
      for (x, y) in [(0, offset), (0, -offset), (offset, 0), (-offset, 0), (offset, offset)] {
        expectEqual(wall.indices(in: LayoutRect(x: x, y: y, width: 100, height: 800)), [])
      }
      // A rectangle from one end of the numbers to the other shows everything.
      let everything = LayoutRect(x: -offset / 4, y: -offset / 4, width: offset, height: offset)
      expectEqual(wall.indices(in: everything), Array(0..<20))
    }
  }

  /// Whatever is as large as it may be, sums stay finite, and the queries agree with the frames.
  func testTheLargestNumbersDoNotAddUpToInfinity() {
    let most = MasonryGrid.maximumLength
    let numbers = [0, 1, most]
    withEvery("height", in: numbers) { height in
      withEvery("spacing", in: numbers) { spacing in
        withEvery("inset", in: numbers) { inset in
          withEvery("scale", in: [nil, 1, 1e-150, 1e150] as [Double?]) { scale in
            let configuration = WallSettings(
              columns: .fixed(3), columnSpacing: spacing, itemSpacing: spacing,
              contentInsets: LayoutInsets(inset), direction: .rightToLeft, scale: scale)
            for crossLength in numbers {
              let wall = try wall(
                configuration, crossLength: crossLength, count: 30, height: height)
              expect(wall.contentSize.isFinite, "The content is infinite")
              expect(wall.frames.allSatisfy(\.isFinite), "A frame is infinite")
              expectScan(wall, LayoutRect(x: -most, y: 0, width: 2 * most, height: 10 * most))
              expectScan(wall, wall.frames[17])
            }
          }
        }
      }
    }
  }

  /// Numbers as large as they may be add up to finite frames.
  func testTheLargestTracksAndTolerances() {
    let most = MasonryGrid.maximumLength
    let columns: [MasonryGrid.Columns] = [
      .tracks([.points(most), .points(0), .fraction(most)]),
      .tracks([.fraction(.leastNonzeroMagnitude), .fraction(most)]),
      .adaptive(minimumWidth: most, maximumWidth: most),
    ]
    withEvery("columns", in: columns) { columns in
      for tolerance in [MasonryGrid.Tolerance.points(most), .partOfWidth(most), .infinite] {
        for alignment in MasonryGrid.TrackAlignment.allCases {
          for axis in LayoutAxis.allCases {
            let configuration = WallSettings(
              axis: axis, columns: columns, trackAlignment: alignment, itemSpacing: 1,
              packing: .gridLanes(tolerance: tolerance, dense: true), direction: .rightToLeft)
            let items = [1, 2, .max].map { HostItem(height: most, span: $0) }
            let host = Host(configuration: configuration, crossLength: most, items: items)
            let grid = try host.grid()
            let frames = Array(grid.frames)
            expect(grid.contentSize.isFinite && frames.allSatisfy(\.isFinite), "Infinite")
            for frame in frames {
              let scanned = fullScan(of: frames, in: frame)
              expectEqual(grid.indices(in: frame), scanned)
            }
          }
        }
      }
    }
  }

  func testManyItemsOfTheLargestHeight() throws {
    let wall = try wall(.init(columns: .fixed(1)), count: 10_000, height: 1e150)
    XCTAssertEqual(wall.contentSize.height, 1e154, accuracy: 1e142)
    let middle = wall.frames[5000]
    XCTAssertEqual(wall.indices(in: middle.insetBy(dx: 0, dy: 1e149)), [5000])
  }

  func testNothingButZeros() throws {
    let wall = try wall(crossLength: 0, count: 3000, height: 0)
    XCTAssertEqual(wall.contentSize, .zero)
    XCTAssertTrue(wall.frames.allSatisfy { $0 == .zero })
    let all = Array(0..<3000)
    XCTAssertEqual(wall.indices(in: .zero), all)
    XCTAssertEqual(wall.indices(in: LayoutRect(x: -1, y: -1, width: 2, height: 2)), all)
    XCTAssertEqual(wall.indices(in: LayoutRect(x: 0, y: 0.5, width: 1, height: 1)), [])
    XCTAssertNil(wall.index(containing: .zero))
  }

  /// A height of −0 is a height of 0.
  func testNegativeZeroIsZero() throws {
    let insets = LayoutInsets(-0.0)
    let configuration = WallSettings(
      columnSpacing: -0.0, itemSpacing: -0.0, contentInsets: insets)
    var wall = try MasonryGrid(configuration, across: -0.0)
    try wall.appendItems(8, measuredBy: MasonryHeights([-0.0, 0, -0.0, 5, -0.0, 0, -0.0, 0]))
    XCTAssertEqual(wall, try MasonryGrid(.heights([0, 0, 0, 5, 0, 0, 0, 0]), width: 0))
    XCTAssertEqual((3...4).map { wall.column(ofItemAt: $0) }, [0, 1])
  }
}
