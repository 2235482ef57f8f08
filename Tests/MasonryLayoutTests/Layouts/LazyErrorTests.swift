import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// A height that is refused, in whichever round, leaves all as it was before the first round.
final class LazyErrorTests: XCTestCase {
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
          .init(layout: .columns(.init(columns: .fixed(2))), header: .init(length: 2)),
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
