import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Which heights each change asks for: a height known at an item's width is not asked for again.
final class MeasuringCostTests: XCTestCase {
  private typealias Request = Recorder.Request

  /// Two columns of 50 points with six items, which have all been asked for.
  private func wall(
    _ recorder: Recorder, configuration: WallSettings = .init(), count: Int = 6
  ) throws -> MasonryGrid {
    var grid = try MasonryGrid(configuration, across: 100)
    try grid.appendItems(count, measuredBy: recorder)
    _ = (recorder.takeHeights(), recorder.takeSpans())
    return grid
  }

  private func requests(_ indices: some Sequence<Int>, at crossLength: Double) -> [Request] {
    indices.map { Request($0, at: crossLength) }
  }

  func testAppendingAsksForTheNewItemsOnly() throws {
    let recorder = Recorder()
    var grid = try MasonryGrid(width: 100)
    try grid.appendItems(3, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(0..<3, at: 50))
    try grid.appendItems(2, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(3..<5, at: 50))
    XCTAssertEqual(recorder.takeSpans(), [0, 1, 2, 3, 4])
    try grid.appendItems(0, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
  }

  func testOnlyWhatIsNamedIsMeasuredAgain() throws {
    let recorder = Recorder()
    var grid = try wall(recorder)
    try grid.remeasure(at: 4, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests([4], at: 50))
    try grid.remeasure([5, 0, 3], measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests([5, 0, 3], at: 50))
    XCTAssertEqual(recorder.takeSpans(), [4, 5, 0, 3])
    try grid.remeasure(EmptyCollection(), measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
  }

  func testMoreColumnsOfTheSameWidthAskForNothing() throws {
    let recorder = Recorder()
    var grid = try wall(recorder)
    try grid.rearrange(.init(columns: .fixed(3)), across: 150, measuredBy: recorder)
    XCTAssertEqual(grid.columnCount, 3)
    XCTAssertEqual(recorder.takeHeights(), [])
    var adaptive = WallSettings(columns: .adaptive(minimumWidth: 50))
    try grid.rearrange(adaptive, across: 200, measuredBy: recorder)
    XCTAssertEqual(grid.columnCount, 4)
    XCTAssertEqual(recorder.takeHeights(), [])
    adaptive.scale = 1
    try grid.rearrange(adaptive, across: 202.5, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [], "Pixels leave the width as it is")
  }

  /// A height that a provider gave is used as it is, and at the width that the frame has.
  func testTheWidthAskedForIsThatOfTheFrame() {
    withEveryAtOnce("seed", in: UInt64(1)...200) { seed in
      var random = SplitMix64(seed: seed)
      let host = random.simpleHost(.fractions, itemCount: 12)
      let recorder = Recorder(items: host.items)
      var grid = try MasonryGrid(host.configuration, across: host.crossLength)
      try grid.appendItems(12, measuredBy: recorder)
      expectEqual(recorder.takeHeights().map(\.crossLength), grid.frames.map(\.width))
      if host.configuration.scale == nil {
        expectEqual(grid.frames.map(\.height), host.items.map(\.height))
      }
    }
  }

  func testWhatIsRemeasuredInTracksThatDifferIsAskedForInTheOrderOfPlacing() throws {
    let recorder = Recorder()
    let tracks = WallSettings(
      columns: .tracks([.points(10), .fraction(1), .points(10)]), packing: .roundRobin)
    var grid = try wall(recorder, configuration: tracks)
    try grid.remeasure([4, 0, 4], measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(0, at: 10), Request(4, at: 80)])
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
}
