import MasonryLayout
import XCTest

/// The articles "A photo timeline in twenty lines" and "Items in rows": their snippets.
final class RowArticleTests: XCTestCase {
  private struct Day {
    var photos: [Photo]
  }

  func testATimelineInTwentyLines() throws {
    let days = (0..<30).map { Day(photos: Photo.some(5 + $0 * 7 % 11)) }
    let (newSizes, memories) = (days[3].photos.map(\.size), days[4].photos.map(\.size))
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 150, width: 390, height: 600))
    var shown: [MasonryFeed.Address: LayoutRect] = [:]
    func show(_ address: MasonryFeed.Address, at frame: LayoutRect, zIndex: Int) {
      shown[address] = frame
    }

    var timeline = try MasonryFeed(width: 390)
    let rows = MasonryRows.Configuration(
      rule: .justified(height: 120, breaking: .optimal), itemSpacing: 4, rowSpacing: 4)
    for day in days {
      try timeline.appendSection(
        .init(layout: .rows(rows), header: .init(length: 44, isPinned: true), spacingAfter: 16),
        itemCount: day.photos.count,
        measuredBy: MasonryAspectRatios(sizes: day.photos.map(\.size)))
    }

    for element in timeline.elements(in: visible) {
      show(element.address, at: element.frame, zIndex: element.zIndex)
    }
    XCTAssertEqual(
      shown[.header(section: 0)], LayoutRect(x: 0, y: 150, width: 390, height: 44), "It is pinned")

    let seen = try XCTUnwrap(timeline.items(in: visible.rect).first)
    try timeline.keepingPlace(in: &visible) { timeline throws(MasonryError) in
      .items(
        try timeline[0].insertItems(of: MasonryAspectRatios(sizes: newSizes), at: 0), inSection: 0)
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

    try timeline.insertSection(
      .init(layout: .item, carousel: .init(length: 160)), itemCount: memories.count, at: 0,
      measuredBy: MasonryAspectRatios(sizes: memories))
    visible.offsets[0] = timeline.snappedOffset(240, ofSection: 0)
    timeline[0].keptPlaces = .all
    XCTAssertEqual(timeline.frame(ofSection: 0).height, 160)
    let first = timeline[0].items(in: timeline[0].frame(ofItemAt: 1)).map(\.index)
    XCTAssertEqual(first.first, 1)
  }

  func testATimeline() throws {
    let (photos, newPhotos) = (Photo.some(60), Photo.some(7))
    var visibleRect = LayoutRect(x: 0, y: 300, width: 1024, height: 400)
    var shown: [LayoutRect] = []
    func show(_ photo: Photo, at frame: LayoutRect) { shown.append(frame) }

    var timeline = try MasonryRows(
      configuration: .init(rule: .justified(height: 180), itemSpacing: 4, rowSpacing: 4),
      width: 1024)
    try timeline.appendItems(
      photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))

    for item in timeline.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }
    XCTAssertEqual(shown, timeline.frames.filter { $0.intersects(visibleRect) })
    let first = try XCTUnwrap(timeline.anchor(in: visibleRect).index)
    let distance = timeline.frame(ofItemAt: first).minY - visibleRect.minY
    try timeline.keepingPlace(in: &visibleRect) { timeline in
      try timeline.insertItems(of: MasonryAspectRatios(sizes: newPhotos.map(\.size)), at: 0)
    }

    let moved = timeline.frame(ofItemAt: first + newPhotos.count)
    XCTAssertEqual(moved.minY - visibleRect.minY, distance, accuracy: 1e-9)
  }

  func testOptimalRows() throws {
    let photos = Photo.some(40)
    let visibleRect = LayoutRect(x: 0, y: 200, width: 1024, height: 300)
    var shown: [LayoutRect] = []
    func show(_ photo: Photo, at frame: LayoutRect) { shown.append(frame) }

    var rows = try MasonryRows(
      configuration: .init(
        rule: .justified(height: 180, breaking: .optimal), itemSpacing: 4, rowSpacing: 4),
      width: 1024)
    try rows.appendItems(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
    for item in rows.items(in: visibleRect) {
      show(photos[item.index], at: item.frame)
    }
    XCTAssertEqual(shown, rows.frames.filter { $0.intersects(visibleRect) })
    XCTAssertFalse(shown.isEmpty)
  }
}
