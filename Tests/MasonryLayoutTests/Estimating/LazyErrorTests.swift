import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// A height that is refused, in whichever round, leaves a wall as it was before the first round.
final class LazyErrorTests: XCTestCase {
  private let items = (0..<14).map { (index: Int) -> HostItem in
    HostItem(
      height: Double(index % 4), span: index % 5 == 3 ? 2 : 1, estimate: index == 5 ? nil : 6)
  }

  /// Walls in which measuring takes several rounds.
  ///
  /// They have kept columns for a while, and may have been told to keep fewer since.
  private func worlds() throws -> [GridWorld] {
    let dense = MasonryGrid.Packing.gridLanes(tolerance: .points(1), dense: true)
    let packings: [MasonryGrid.Packing] = [.shortestColumn, .roundRobin, dense]
    let columns: [MasonryGrid.Columns] = [
      .fixed(3), .tracks([.points(2), .points(3), .points(2)]),
    ]
    var worlds: [GridWorld] = []
    for packing in packings {
      for columns in columns {
        let settings = WallSettings(columns: columns, itemSpacing: 1, packing: packing)
        for keeping in [GridStep.keep(before: 0), .keep(before: 6), .keepAll] {
          var world = try Host(configuration: settings, crossLength: 7, items: items).world()
          try world.run(keeping)
          try world.run(.setLength(9, at: 1))
          worlds.append(world)
          try world.run(.keep(before: 2))
          worlds.append(world)
        }
      }
    }
    return worlds
  }

  func testEveryRequestThatIsRefused() throws {
    let rect = LayoutRect(x: 0, y: 3, width: 7, height: 8)
    withEvery("world", in: try worlds()) { world in
      let heights = Answers(items, isMeasuring: true)
      var measured = world.grid
      var scrolled = rect
      try measured.measure(itemsIn: &scrolled, margin: 4, measuredBy: heights)
      expect(heights.asked.count > 4, "Too few rounds")
      withEvery("request", in: heights.asked.indices) { request in
        // A grid of its own, and one that shares its storage.
        var changed = request % 2 == 0 ? world.grid : try JSON.roundTrip(world.grid)
        let failing = Answers(items, isMeasuring: true, failingAt: request)
        scrolled = rect
        do throws(MasonryError) {
          try changed.measure(itemsIn: &scrolled, margin: 4, measuredBy: failing)
          expect(false, "Nothing is thrown")
        } catch {
          let item = heights.asked[request]
          expectEqual("\(error)", "\(MasonryError.itemHeight(.nan, item: item))")
        }
        expectEqual(scrolled, rect)
        expectSame(changed, world.grid)
        expect(
          changed.keptState.packedFrom == world.grid.keptState.packedFrom, "Snapshots differ")
        // It does what it would have done.
        var same = world
        same.grid = changed
        let new = Array(items[..<5])
        expectHolds(.insert(new, at: 14), in: same)
        expectHolds(.remove(at: 2, count: 1), in: same)
        expectHolds(.setLength(20, at: 7), in: same)
      }
    }
  }

  /// Items without length that chose a gap stay in it, though in their columns they need none.
  ///
  /// Item 4 lies at 3 in columns 1 and 2, where it also would be without the gap, but then took its
  /// turn.
  func testAGapThatWasChosenIsRestored() throws {
    let items = [
      HostItem(height: 1, span: 2), HostItem(height: 0, estimate: 3), HostItem(height: 3),
      HostItem(span: 2), HostItem(span: 2), HostItem(height: 4, pin: 1, estimate: 4),
    ]
    let settings = WallSettings(
      columns: .fixed(3), packing: .gridLanes(tolerance: .points(2), dense: true))
    var grid = try Host(configuration: settings, crossLength: 3, items: items).world().grid
    XCTAssertEqual(grid.placement.backfilled, [4])
    grid.keptPlaces = .all
    let original = grid
    // Only when item 1 is measured is item 5 seen, whose height is refused.
    var rect = LayoutRect(x: 0, y: 0, width: 3, height: 2.5)
    let failing = Answers(items, isMeasuring: true, failingAt: 1)
    XCTAssertThrowsError(try grid.measure(itemsIn: &rect, measuredBy: failing))
    XCTAssertEqual(failing.asked, [1, 5])
    expectSame(grid, original)
  }

  func testAFeedIsUnchangedToo() throws {
    let items = (0..<8).map { HostItem(height: Double($0 % 3)) }
    func feed() throws -> MasonryFeed {
      var feed = try MasonryFeed(width: 10)
      for _ in 0..<3 {
        try feed.appendSection(
          .init(layout: .columns(.init(columns: .fixed(2))), header: .init(height: 2)),
          itemCount: 8,
          measuredBy: MasonryEstimates(height: 5))
      }
      return feed
    }
    let rect = MasonryFeed.Viewport(LayoutRect(x: 0, y: 15, width: 10, height: 20))
    let heights = Answers(items)
    var measured = try feed()
    var visible = rect
    try measured.measure(itemsIn: &visible) { _ in heights }
    XCTAssertGreaterThan(heights.asked.count, 14)
    for request in heights.asked.indices {
      var changed = try feed()
      let failing = Answers(items, failingAt: request)
      visible = rect
      do throws(MasonryError) {
        try changed.measure(itemsIn: &visible) { _ in failing }
        XCTFail("Nothing is thrown")
      } catch {
        guard case .inSection(_, .itemHeight(_, heights.asked[request])) = error else {
          return XCTFail("\(error)")
        }
      }
      expectSame(changed, try feed())
      XCTAssertEqual(visible, rect)
    }
  }
}
