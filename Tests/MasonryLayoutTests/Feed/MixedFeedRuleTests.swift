import LayoutGeometry
import MasonryLayout
import XCTest

/// What happens between a section of columns and a section of rows.
final class MixedFeedRuleTests: XCTestCase {
  /// A wall of two columns and rows of two items, each 50 points wide; above them a header of 10.
  private func wallAndRows(_ provider: some MasonryHeightProvider) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 100)
    try feed.appendSection(
      .init(layout: .columns(.fixed(2)), header: .init(length: 10)), itemCount: 4,
      measuredBy: provider)
    try feed.appendSection(
      .init(layout: .rows(.flowing(height: 20))), itemCount: 4, measuredBy: provider)
    return feed
  }

  private let sizes = MasonryHeightClosure(width: { _, _ in 50 }) { _, _ in 20 }

  func testAFingerAndArrowsLeadAcrossSections() throws {
    let feed = try wallAndRows(sizes)
    // The wall is at 10 to 50, the rows at 50 to 90; without an item of the wall of four, nothing
    // moves up, so a finger on the left half of a place in the rows asks for that place.
    for (point, expected) in [
      (LayoutPoint(x: 10, y: 60), 0), (LayoutPoint(x: 40, y: 60), 1),
      (LayoutPoint(x: 60, y: 60), 1), (LayoutPoint(x: 60, y: 80), 3),
      (LayoutPoint(x: 90, y: 80), 4), (LayoutPoint(x: 90, y: 800), 4),
    ] {
      XCTAssertEqual(
        feed.dropAddress(at: point, moving: .item(1, section: 0)),
        .item(expected, section: 1), "\(point)")
    }
    for (index, point) in [LayoutPoint(x: 10, y: 20), LayoutPoint(x: 60, y: 20)].enumerated() {
      XCTAssertEqual(
        feed.dropAddress(at: point, moving: .item(3, section: 1)), .item(index, section: 0))
    }
    for column in 0..<2 {
      XCTAssertEqual(
        feed.neighbor(of: .item(2 + column, section: 0), on: .below), .item(column, section: 1))
      XCTAssertEqual(
        feed.neighbor(of: .item(column, section: 1), on: .above), .item(2 + column, section: 0))
    }
  }

  func testArrowsLeadIntoACarouselOfRows() throws {
    var feed = try wallAndRows(sizes)
    // Rows of a carousel are columns: two items of 20 points each, 50 points wide.
    try feed.reconfigureSection(at: 1, measuredBy: sizes) {
      $0.carousel = .init(length: 40)
      $0.layout = .rows(.even(.fixed(2)))
    }
    XCTAssertEqual(feed[1].frame(ofItemAt: 3), LayoutRect(x: 50, y: 20, width: 50, height: 20))
    for column in 0..<2 {
      XCTAssertEqual(
        feed.neighbor(of: .item(2 + column, section: 0), on: .below), .item(2 * column, section: 1))
    }
    XCTAssertEqual(feed.neighbor(of: .item(2, section: 1), on: .above), .item(3, section: 0))
  }

  /// What is estimated is measured where it is shown; an error changes nothing.
  func testMeasuringRows() throws {
    let estimates = MasonryEstimates(sizes)
    var feed = try wallAndRows(estimates)
    let old = feed
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 65))
    XCTAssertThrowsError(
      try feed.measure(itemsIn: &visible) { section in
        MasonryHeightClosure(width: { index, width in index == 1 ? .nan : width }) { _, _ in 20 }
      })
    XCTAssertEqual(feed, old)
    try feed.measure(itemsIn: &visible) { _ in sizes }
    XCTAssertEqual(feed.firstEstimatedItem, .item(2, section: 1))
    XCTAssertFalse(feed.hasExactContentSize)
    try feed.measure(showing: .item(3, section: 1), in: &visible) { _ in sizes }
    XCTAssertEqual(feed, try wallAndRows(sizes))
  }

  /// Between columns and rows items keep their proportions, as estimates, and their spans.
  func testFromColumnsToRows() throws {
    var feed = try MasonryFeed(width: 90)
    try feed.appendSection(
      .init(layout: .columns(.fixed(3))), itemCount: 3,
      measuredBy: MasonryHeightClosure(columnSpan: { $0 == 2 ? 2 : 1 }) { _, _ in 15 })
    feed[0].keptPlaces = .all
    try feed.reconfigureSection(at: 0) {
      $0.layout = .rows(.justified(height: 22.5))
    }
    XCTAssertEqual(feed[0].length(ofItemAt: 0), 45, "Twice as wide as high")
    XCTAssertEqual(feed[0].frame(ofItemAt: 2), LayoutRect(x: 0, y: 22.5, width: 90, height: 22.5))
    XCTAssertEqual(feed[0].firstEstimatedIndex, 0)
    XCTAssertEqual(feed[0].keptPlaces, .all)
    try feed.reconfigureSection(at: 0) { $0.layout = .item }
    XCTAssertEqual(feed[0].columnSpan(ofItemAt: 2), 1, "There is one column")
    XCTAssertEqual(feed[0].frame(ofItemAt: 1).size, LayoutSize(width: 90, height: 45))
  }
}
