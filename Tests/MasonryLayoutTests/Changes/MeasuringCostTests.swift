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

  func testInsertingAsksByTheIndicesThatTheItemsWillHave() throws {
    let recorder = Recorder()
    var grid = try wall(recorder)
    try grid.insertItems(3, at: 2, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(2..<5, at: 50))
    XCTAssertEqual(recorder.takeSpans(), [2, 3, 4])
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

  func testAnotherWidthAsksForEveryItem() throws {
    let recorder = Recorder()
    var grid = try wall(recorder)
    try grid.resize(width: 80, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(0..<6, at: 40))
    try grid.setHeight(7, ofItemAt: 2)
    try grid.resize(width: 80, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    XCTAssertEqual(grid.length(ofItemAt: 2), 7)
    XCTAssertEqual(recorder.takeSpans(), [], "Spans do not depend on the width")
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

  /// Of items that span columns, those whose width changes are asked for, and no others.
  func testOnlyTheItemsWhoseWidthChangesAreAskedFor() throws {
    let items = [1, 2, 1, .max].map { HostItem(height: 3, span: $0) }
    let recorder = Recorder(items: items)
    var configuration = WallSettings(columns: .fixed(3))
    var grid = try wall(recorder, configuration: configuration, count: 0)
    try grid.resize(width: 150, measuredBy: recorder)
    try grid.appendItems(4, measuredBy: recorder)
    XCTAssertEqual(
      recorder.takeHeights(),
      [Request(0, at: 50), Request(1, at: 100), Request(2, at: 50), Request(3, at: 150)])
    XCTAssertEqual(recorder.takeSpans(), [0, 1, 2, 3])
    configuration.columnSpacing = 10
    try grid.rearrange(configuration, across: 170, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 110), Request(3, at: 170)])
    configuration.columns = .fixed(1)
    try grid.rearrange(configuration, across: 50, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [Request(1, at: 50), Request(3, at: 50)])
    XCTAssertEqual(recorder.takeSpans(), [])
  }

  func testSettingsThatLeaveTheWidthAskForNothing() throws {
    let recorder = Recorder()
    var grid = try wall(recorder)
    var configuration = grid.settings
    configuration.itemSpacing = 9
    try grid.rearrange(configuration, measuredBy: recorder)
    configuration.packing = .roundRobin
    try grid.rearrange(configuration, measuredBy: recorder)
    configuration.direction = .rightToLeft
    try grid.rearrange(configuration, measuredBy: recorder)
    configuration.contentInsets = LayoutInsets(top: 1, bottom: 2)
    try grid.rearrange(configuration, measuredBy: recorder)
    configuration.contentInsets = LayoutInsets(leading: 10, trailing: 10)
    try grid.rearrange(configuration, across: 120, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), [])
    configuration.columnSpacing = 4
    try grid.rearrange(configuration, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests(0..<6, at: 48))
  }

  func testADifferenceAsksForWhatIsNewAndNotForWhatMoved() throws {
    let recorder = Recorder()
    var grid = try wall(recorder)
    let difference = ["c", "x", "b", "y", "f", "a"].difference(from: ["a", "b", "c", "d", "e", "f"])
    var moved = grid
    try moved.apply(difference.inferringMoves(), measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights(), requests([1, 3], at: 50))
    XCTAssertEqual(recorder.takeSpans(), [1, 3])
    try grid.apply(difference, measuredBy: recorder)
    XCTAssertEqual(recorder.takeHeights().map(\.index), difference.insertions.map(\.index))
    XCTAssertGreaterThan(difference.insertions.count, 2)
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
}

extension CollectionDifference.Change {
  fileprivate var index: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
