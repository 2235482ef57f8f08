import MasonryLayout
import XCTest

/// The articles "A photo timeline in twenty lines" and "Items in rows": their snippets.
final class RowArticleTests: XCTestCase {
  private struct Day {
    var photos: [Photo]
  }

  func testFromDaysToMonths() throws {
    struct Group {
      var id: String
      var photos: [(id: Int, size: LayoutSize)]
    }
    let photos = Photo.some(240).enumerated().map { (id: $0, size: $1.size) }
    let days = (0..<24).map { Group(id: "d\($0)", photos: Array(photos[$0 * 10..<$0 * 10 + 10])) }
    let months = (0..<2).map {
      Group(id: "m\($0)", photos: Array(photos[$0 * 120..<$0 * 120 + 120]))
    }
    let rows = ItemsLayout.rows(.justified(height: 120))
    let monthSettings = MasonryFeed.Section(layout: .rows(.justified(height: 40)))
    var timeline = try MasonryFeed(width: 390)
    for day in days {
      try timeline.appendSection(
        .init(layout: rows), itemCount: 10,
        measuredBy: MasonryAspectRatios(sizes: day.photos.map(\.size)))
    }
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 2000, width: 390, height: 600))
    let finger = LayoutPoint(x: 100, y: 2300)

    var byMonth = timeline
    let mapping = try byMonth.update(
      from: days.map { ($0.id, $0.photos.map(\.id)) },
      to: months.map { ($0.id, $0.photos.map(\.id)) }, section: { _ in monthSettings },
      measuredBy: { MasonryAspectRatios(sizes: months[$0].photos.map(\.size)) })
    let pinch = LayoutTransition(
      from: timeline, to: byMonth, by: mapping, around: finger, in: visible)

    let held = try XCTUnwrap(timeline.element(containing: finger, in: visible)?.address)
    let photo = try XCTUnwrap(pinch.elements(at: 0.5).first { $0.oldAddress == held })
    XCTAssertLessThan(photo.frame.minY, 300)
    XCTAssertGreaterThan(photo.frame.maxY, 300)
  }

  func testHeightsAndPreviews() throws {
    var wall = try MasonryWall(.rows(.init()), width: 1024)
    try wall.items.appendItems(of: MasonryAspectRatios(Array(repeating: 1.5, count: 7) + [16]))

    var album = RowsLayout(rule: .justified(height: 180), spacing: 4)
    album.rowHeights = 0...400  // a panorama is as low as it has to be
    album.singleRowMaximumHeight = 240  // for two or three photos
    try wall.items.reconfigure { $0 = .rows(album) }
    let stretch = wall.items.stretch(ofItemAt: 7)  // 1: nothing is cropped
    XCTAssertEqual(stretch, 1, accuracy: 1e-12)

    try wall.items.reconfigure { $0.rows?.maximumRowCount = 2 }
    let label = "+\(wall.items.itemCount - wall.items.shownItemCount)"
    XCTAssertEqual(label, "+\(8 - wall.items.items(inRow: 2).lowerBound)")
  }

  func testATimelineInTwentyLines() throws {
    let days = (0..<30).map { Day(photos: Photo.some(5 + $0 * 7 % 11)) }
    let newSizes = days[3].photos.map(\.size)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 150, width: 390, height: 600))
    var shown: [MasonryFeed.Address: LayoutRect] = [:]
    func show(_ address: MasonryFeed.Address, at frame: LayoutRect, zIndex: Int) {
      shown[address] = frame
    }

    var timeline = try MasonryFeed(width: 390)
    let rows = ItemsLayout.rows(.justified(height: 120, breaking: .optimal), spacing: 4)
    for day in days {
      try timeline.appendSection(
        .init(layout: rows, header: .init(length: 44, isPinned: true), spacingAfter: 16),
        itemCount: day.photos.count,
        measuredBy: MasonryAspectRatios(sizes: day.photos.map(\.size)))
    }

    for element in timeline.elements(in: visible) {
      show(element.address, at: element.frame, zIndex: element.zIndex)
    }
    XCTAssertEqual(
      shown[.header(section: 0)], LayoutRect(x: 0, y: 150, width: 390, height: 44), "It is pinned")

    let seen = try XCTUnwrap(timeline.items(in: visible.rect).first)
    try timeline.keepingPlace(in: &visible) { timeline in
      try timeline[0].insertItems(of: MasonryAspectRatios(sizes: newSizes), at: 0)
    }
    let moved = MasonryFeed.Address.item((seen.address.item ?? 0) + newSizes.count, section: 0)
    XCTAssertTrue(timeline.frame(of: moved)?.intersects(visible.rect) == true)

    timeline.scroll(&visible, toFraction: 0.25, by: .items)
    let day = timeline.elements(in: visible).first?.address.section
    let before = timeline.items(from: .item(0, section: 0), to: .header(section: day ?? 0))
      .reduce(0) { $0 + $1.items.count }
    let count = (0..<30).reduce(0) { $0 + timeline[$1].itemCount }
    // A quarter of the way is counted in items to the last view.
    XCTAssertEqual(Double(before) / Double(count), 0.25, accuracy: 0.1)
  }

  func testShortDaysShareALine() throws {
    let rows = ItemsLayout.rows(.justified(height: 120, breaking: .optimal), spacing: 4)
    let day = MasonryFeed.Section(
      layout: rows, sharedLine: .init(spacing: 16, fillsWidth: true),
      header: .init(length: 44, isPinned: true), spacingAfter: 16)
    let square = MasonryAspectRatios(sizes: [LayoutSize(width: 1, height: 1)])
    var timeline = try MasonryFeed(width: 390)
    for _ in 0..<3 { try timeline.appendSection(day, itemCount: 1, measuredBy: square) }
    // Two squares of 120 points fit, a third does not: two share the 374 points beside the spacing.
    XCTAssertEqual(
      timeline.frame(ofSection: 1), LayoutRect(x: 203, y: 0, width: 187, height: 44 + 187))
    XCTAssertEqual(timeline.frame(ofSection: 2).minY, 44 + 187 + 16)
  }

  func testAWallInRows() throws {
    let photos = Photo.some(60)
    let visibleRect = LayoutRect(x: 0, y: 300, width: 1024, height: 400)
    var shown: [LayoutRect] = []
    func show(_ photo: Photo, at frame: LayoutRect) { shown.append(frame) }

    var wall = try MasonryWall(.rows(.justified(height: 180), spacing: 4), width: 1024)
    try wall.items.appendItems(of: MasonryAspectRatios(sizes: photos.map(\.size)))
    for item in wall.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }

    XCTAssertEqual(shown, wall.items.frames.filter { $0.intersects(visibleRect) })
    XCTAssertFalse(shown.isEmpty)
  }
}
