import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Columns that differ: which heights each change asks for, since widths follow from the packing.
final class UnequalTracksTests: XCTestCase {
  private typealias Request = Recorder.Request

  /// Columns of 10, 20 and 10 points, to which items go in turn.
  private let configuration = WallSettings(
    columns: .tracks([.points(10), .fraction(1), .points(10)]), packing: .roundRobin)

  private func wall(_ recorder: Recorder, count: Int) throws -> MasonryGrid {
    var grid = try MasonryGrid(configuration, across: 40)
    try grid.appendItems(count, measuredBy: recorder)
    _ = (recorder.takeHeights(), recorder.takeSpans())
    return grid
  }

  func testAnItemIsAskedAtTheWidthOfItsColumns() throws {
    let items = [1, 1, 1, 2, 1, .max].map { HostItem(height: 3, span: $0) }
    let recorder = Recorder(items: items)
    var grid = try wall(recorder, count: 0)
    try grid.appendItems(4, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 10), Request(1, at: 20), Request(2, at: 10), Request(3, at: 30)])
    try grid.appendItems(2, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(4, at: 10), Request(5, at: 40)])
    XCTAssertEqual(recorder.takeSpans(), [0, 1, 2, 3, 4, 5])
  }

  /// Items 0, 2, 3 and 5 have 10 points, items 1 and 4 have 20.
  func testOnlyItemsThatGetAnotherWidthAreAskedFor() throws {
    let recorder = Recorder()
    var grid = try wall(recorder, count: 6)
    try grid.removeItem(at: 0, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 10), Request(1, at: 20), Request(3, at: 10), Request(4, at: 20)])
    try grid.insertItems(1, at: 0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [0, 1, 2, 4, 5].map { Request($0, at: width($0)) })
    try grid.moveItem(from: 0, to: 2, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(0, at: 10), Request(1, at: 20)])
    try grid.moveItem(from: 3, to: 5, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(3, at: 10), Request(4, at: 20)])
    try grid.removeItems(in: 0..<3, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    XCTAssertEqual(recorder.takeSpans(), [0])
  }

  private func width(_ index: Int) -> Double { index % 3 == 1 ? 20 : 10 }

  func testAnotherWidthOfTheGridAsksForTheItemsInFractions() throws {
    let recorder = Recorder()
    var grid = try wall(recorder, count: 6)
    try grid.setHeight(7, ofItemAt: 0, measuredBy: recorder)
    try grid.setHeight(8, ofItemAt: 1, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    try grid.resize(width: 50, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 30), Request(4, at: 30)])
    XCTAssertEqual((0..<2).map { grid.length(ofItemAt: $0) }, [7, 10])

    // The same widths in columns that are equal, and back.
    try grid.rearrange(
      .init(columns: .fixed(2), packing: .roundRobin), across: 20, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 10), Request(4, at: 10)])
    try grid.rearrange(configuration, across: 40, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 20), Request(4, at: 20)])
    XCTAssertEqual(grid.length(ofItemAt: 0), 7, "Its width has never changed")

    var sideways = configuration
    sideways.axis = .horizontal
    try grid.rearrange(sideways, measuredBy: recorder)
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

  /// Whether a provider is needed depends on how the columns are written, not on the width at hand.
  func testAProviderIsNeededAtEveryWidth() throws {
    for width in [40.0, 20, 30] {
      var grid = try MasonryGrid(
        configuration: .init(columns: .tracks([.points(10), .fraction(1)])), width: width)
      try grid.appendItems(6, measuredBy: MasonryHeights([], default: 10))
      let before = grid
      func expectNeed(_ change: (inout MasonryGrid) throws -> Void) {
        XCTAssertThrowsError(try change(&grid)) {
          XCTAssertEqual($0 as? MasonryError, .providerNeeded)
        }
        expectSame(grid, before)
      }
      expectNeed { try $0.removeItem(at: 5) }
      expectNeed { try $0.removeItems(in: 2..<4) }
      expectNeed { try $0.moveItem(from: 1, to: 2) }
      expectNeed { try $0.setHeight(11, ofItemAt: 0) }
    }
    var equal = try MasonryGrid(
      configuration: .init(columns: .tracks([.fraction(2), .fraction(2)])), width: 40)
    try equal.appendItems(3, measuredBy: MasonryHeights([], default: 10))
    try equal.removeItem(at: 0)
    try equal.setHeight(99, ofItemAt: 1)
    XCTAssertEqual(equal.frames.map(\.height), [10, 99])
  }

  func testANewHeightMayMoveOthersToOtherWidths() throws {
    var lowest = configuration
    lowest.packing = .shortestColumn
    var grid = try MasonryGrid(lowest, across: 40)
    let recorder = Recorder()
    try grid.appendItems(4, measuredBy: recorder)
    _ = recorder.takeHeights()
    let before = grid
    XCTAssertThrowsError(try grid.setHeight(11, ofItemAt: 0)) {
      XCTAssertEqual($0 as? MasonryError, .providerNeeded)
    }
    expectSame(grid, before)
    try grid.setHeight(11, ofItemAt: 0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(3, at: 20)])
  }
}
