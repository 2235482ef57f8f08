import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The frames as a collection, and the grid as a value.
final class FramesTests: XCTestCase {
  private let items = [
    HostItem(height: 3, slope: 0.5), HostItem(height: 1), HostItem(height: 2, span: 2),
    HostItem(), HostItem(height: 5),
  ]

  private var host: Host {
    Host(configuration: .init(columns: .fixed(3), itemSpacing: 1), crossLength: 12, items: items)
  }

  func testFramesAreARandomAccessCollection() throws {
    checkRandomAccessCollection(try host.grid().frames, equals: ReferenceGrid(host: host).frames)
    checkRandomAccessCollection(try MasonryGrid(width: 5).frames, equals: [])
  }

  /// Every kind of change, each with a copy and its frames kept from before.
  func testACopyKeptBeforeAChangeIsUnchanged() {
    let steps: [GridStep] = [
      .insert(items, at: 5), .insert(items, at: 1), .remove(at: 0, count: 1), .removeAll,
      .remove(at: 1, count: 2), .move(from: 0, to: 3), .setLength(8, at: 0), .resize(30),
      .remeasure([0], as: [HostItem(height: 9, span: 2)]), .remeasure([3, 1], as: items),
      .reconfigure(.init(columns: .fixed(2), columnSpacing: 1, packing: .roundRobin)),
      .become(without: [1], returning: 3, at: 0, adding: items), .sort(by: [2, 1, 4, 0, 3]),
    ]
    withEvery("step", in: steps) { step in
      var world = try host.world()
      let copy = world.grid
      let frames = copy.frames
      try world.run(step)
      expect(world.grid != copy, "The step changes nothing")
      expectEqual(Array(frames), ReferenceGrid(host: host).frames, "Frames kept")
      expectSame(copy, try host.grid())
    }
  }

  func testGridsAreEqualWhenTheirSettingsAndItemsAre() throws {
    let grid = try host.grid()
    XCTAssertEqual(grid, try host.grid())
    var others = [host, host, host, host, host]
    others[0].crossLength = 13
    others[1].configuration.direction = .rightToLeft
    others[2].items[4].height = 6
    others[3].items[4].span = 2
    others[4].items.removeLast()
    for other in others { XCTAssertNotEqual(grid, try other.grid()) }
  }

  func testAnEmptyGridHasNoContent() throws {
    let insets = LayoutInsets(7)
    var grid = try MasonryGrid(configuration: .init(contentInsets: insets), width: 20)
    XCTAssertTrue(grid.isEmpty)
    XCTAssertEqual(grid.itemCount, 0)
    XCTAssertEqual(grid.contentSize, LayoutSize(width: 20, height: 0))
    try grid.appendItems(1, measuredBy: MasonryHeights([0]))
    XCTAssertFalse(grid.isEmpty)
    XCTAssertEqual(grid.contentSize, LayoutSize(width: 20, height: 14))
    grid.removeAllItems()
    XCTAssertEqual(grid.contentSize, LayoutSize(width: 20, height: 0))
  }
}
