import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Columns that differ: which heights each change asks for, since widths follow from the packing.
final class UnequalTracksTests: XCTestCase {
  private typealias Request = Recorder.Request

  /// Columns of 10, 20 and 10 points, to which items go in turn.
  private let configuration = MasonryGrid.Configuration(
    columns: .tracks([.points(10), .fraction(1), .points(10)]), packing: .roundRobin)

  private func wall(_ recorder: Recorder, count: Int) throws -> MasonryGrid {
    var grid = try MasonryGrid(configuration: configuration, breadth: 40)
    try grid.append(count, measuredBy: recorder)
    _ = (recorder.takeHeights(), recorder.takeSpans())
    return grid
  }

  func testAnItemIsAskedAtTheWidthOfItsColumns() throws {
    let items = [1, 1, 1, 2, 1, .max].map { HostItem(height: 3, span: $0) }
    let recorder = Recorder(items: items)
    var grid = try wall(recorder, count: 0)
    try grid.append(4, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 10), Request(1, at: 20), Request(2, at: 10), Request(3, at: 30)])
    try grid.append(2, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(4, at: 10), Request(5, at: 40)])
    XCTAssertEqual(recorder.takeSpans(), [0, 1, 2, 3, 4, 5])
  }

  /// Items 0, 2, 3 and 5 have 10 points, items 1 and 4 have 20.
  func testOnlyItemsThatGetAnotherWidthAreAskedFor() throws {
    let recorder = Recorder()
    var grid = try wall(recorder, count: 6)
    try grid.remove(at: 0, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 10), Request(1, at: 20), Request(3, at: 10), Request(4, at: 20)])
    try grid.insert(1, at: 0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [0, 1, 2, 4, 5].map { Request($0, at: width($0)) })
    try grid.move(from: 0, to: 2, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(0, at: 10), Request(1, at: 20)])
    try grid.move(from: 3, to: 5, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(3, at: 10), Request(4, at: 20)])
    try grid.removeSubrange(0..<3, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    XCTAssertEqual(recorder.takeSpans(), [0])
  }

  private func width(_ index: Int) -> Double { index % 3 == 1 ? 20 : 10 }

  func testAnotherWidthOfTheGridAsksForTheItemsInFractions() throws {
    let recorder = Recorder()
    var grid = try wall(recorder, count: 6)
    try grid.setExtent(7, ofItemAt: 0)
    try grid.setExtent(8, ofItemAt: 1)
    try grid.resize(breadth: 50, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 30), Request(4, at: 30)])
    XCTAssertEqual((0..<2).map { grid.extent(ofItemAt: $0) }, [7, 10])

    // The same widths in columns that are equal, and back.
    try grid.reconfigure(
      .init(columns: .fixed(2), packing: .roundRobin), breadth: 20, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 10), Request(4, at: 10)])
    try grid.reconfigure(configuration, breadth: 40, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 20), Request(4, at: 20)])
    XCTAssertEqual(grid.extent(ofItemAt: 0), 7, "Its width has never changed")

    var sideways = configuration
    sideways.axis = .horizontal
    try grid.reconfigure(sideways, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), (0..<6).map { Request($0, at: width($0)) })
  }

  func testWhatIsRemeasuredIsAskedForInTheOrderOfPlacing() throws {
    let recorder = Recorder()
    var grid = try wall(recorder, count: 6)
    try grid.remeasure([4, 0, 4], measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(0, at: 10), Request(4, at: 20)])
  }

  func testADifferenceAsksForWhatIsNewOrGetsAnotherWidth() throws {
    let recorder = Recorder()
    var grid = try wall(recorder, count: 4)
    let difference = ["a", "d", "x", "b"].difference(from: ["a", "b", "c", "d"]).inferringMoves()
    try grid.apply(difference, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(), [Request(1, at: 20), Request(2, at: 10), Request(3, at: 10)])
  }

  /// Changes that leave all widths need no provider; others name the first item that is in need of one.
  func testAProviderIsNeededWhereAWidthChanges() throws {
    let recorder = Recorder()
    let grid = try wall(recorder, count: 6)
    var changed = grid
    try changed.remove(at: 5)
    try changed.removeSubrange(2..<5)
    try changed.setExtent(99, ofItemAt: 1)
    XCTAssertEqual(changed.frames.map(\.height), [10, 99])

    func expectNeed(of item: Int, _ change: (inout MasonryGrid) throws -> Void) {
      var other = grid
      let copy = grid
      XCTAssertThrowsError(try change(&other)) {
        XCTAssertEqual($0 as? MasonryError, .providerNeeded(item: item))
        XCTAssertTrue("\($0)".hasPrefix("Item \(item) ") && "\($0)".hasSuffix("."), "\($0)")
      }
      expectSame(other, copy)
    }
    expectNeed(of: 0) { try $0.remove(at: 0) }
    expectNeed(of: 3) { try $0.remove(at: 3) }
    expectNeed(of: 2) { try $0.removeSubrange(2..<4) }
    expectNeed(of: 1) { try $0.move(from: 1, to: 2) }
    expectNeed(of: 4) { try $0.move(from: 5, to: 4) }
  }

  func testANewHeightMayMoveOthersToOtherWidths() throws {
    var lowest = configuration
    lowest.packing = .shortestColumn
    var grid = try MasonryGrid(configuration: lowest, breadth: 40)
    let recorder = Recorder()
    try grid.append(4, measuredBy: recorder)
    _ = recorder.takeHeights()
    let before = grid
    XCTAssertThrowsError(try grid.setExtent(11, ofItemAt: 0)) {
      XCTAssertEqual($0 as? MasonryError, .providerNeeded(item: 3))
    }
    expectSame(grid, before)
    try grid.setExtent(11, ofItemAt: 0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(3, at: 20)])
  }
}
