import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Who is asked for, and at which widths, where columns differ.
///
/// Where they do not, `ItemWorld.checkAsked` looks at every step.
final class AskedWidthTests: XCTestCase {
  private typealias Request = Recorder.Request

  private func requests(_ indices: some Sequence<Int>, at crossLength: Double) -> [Request] {
    indices.map { Request($0, at: crossLength) }
  }

  private let tracks = WallSettings(
    columns: .tracks([.points(10), .fraction(1), .points(10)]), packing: .roundRobin)

  /// Columns of two widths ask twice when items are added or named, and never else.
  func testTracksThatDifferAskOnceForEachWidth() throws {
    let recorder = Recorder()
    var grid = try MasonryGrid(tracks, across: 100)
    try grid.appendItems(2, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 10), Request(0, at: 80), Request(1, at: 10), Request(1, at: 80)])
    try grid.insertItems(1, at: 0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(0, at: 10), Request(0, at: 80)])
    try grid.remeasure([2, 0, 2], measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(), [2, 0, 2].flatMap { [Request($0, at: 10), Request($0, at: 80)] })
    // Only the middle column gets another width.
    try grid.resize(width: 90, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(0..<3, at: 70))
    try grid.rearrange(.init(columns: .fixed(1)), across: 10, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    try grid.rearrange(tracks, across: 90, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(0..<3, at: 70))
  }

  /// Spans have widths of their own, and a pinned item has one.
  func testSpansAndPinsAskAtTheWidthsThatTheyCanGet() throws {
    let items = [HostItem(span: 2), HostItem(span: 3), HostItem(pin: 1), HostItem(span: 2, pin: 9)]
    let recorder = Recorder(items: items)
    var grid = try MasonryGrid(tracks, across: 100)
    try grid.appendItems(4, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 90), Request(1, at: 100), Request(2, at: 80), Request(3, at: 90)])
  }

  /// Moved items have the heights that were given for their columns when they were added.
  func testMovingAsksNothing() throws {
    let items = (0..<6).map { HostItem(height: Double($0), slope: 1) }
    var grid = try Host(configuration: tracks, crossLength: 100, items: items).grid()
    grid.removeItem(at: 0)
    XCTAssertEqual(grid.frames.map(\.height), [11, 82, 13, 14, 85])
    grid.moveItem(from: 0, to: 4)
    XCTAssertEqual(grid.frames.map(\.height), [12, 83, 14, 15, 81])
    grid.reorderItems(by: [1, 0, 2, 3, 4])
    XCTAssertEqual(grid.frames.map(\.height), [13, 82, 14, 15, 81])
  }

  /// A height that is set holds at the width that the item has; at others it is an estimate.
  func testASetHeightHoldsAtItsWidth() throws {
    let items = (0..<3).map { HostItem(height: Double($0), slope: 1) }
    var grid = try Host(configuration: tracks, crossLength: 100, items: items).grid()
    try grid.setLength(99, ofItemAt: 0)
    XCTAssertNil(grid.firstEstimatedIndex)
    grid.moveItem(from: 0, to: 1)
    XCTAssertEqual(grid.frames.map(\.height), [11, 80, 12])
    XCTAssertEqual(grid.firstEstimatedIndex, 1)
    let restored = try JSON.roundTrip(grid)
    grid.moveItem(from: 1, to: 2)
    XCTAssertEqual(grid.frames.map(\.height), [11, 82, 99])
    XCTAssertNil(grid.firstEstimatedIndex)
    var other = restored
    other.moveItem(from: 1, to: 2)
    XCTAssertEqual(other, grid)
    // Measured in the middle, it has both heights.
    grid = restored
    var visible = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let recorder = Recorder()
    try grid.measure(itemsIn: &visible, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 80)])
    XCTAssertEqual(grid.frames.map(\.height), [11, 10, 12])
  }
}
