import MasonryLayout
import XCTest

/// The article "A photo timeline in twenty lines": its snippets, as an app would write them.
final class PhotoTimelineTests: XCTestCase {
  private struct Photo {
    var size: LayoutSize
  }

  private struct Day {
    var photos: [Photo]
  }

  func testATimelineInTwentyLines() throws {
    let days = (0..<30).map { day in
      Day(
        photos: (0..<(5 + day * 7 % 11)).map {
          Photo(size: LayoutSize(width: Double(300 + $0 * 37 % 400), height: 400))
        })
    }
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

    let seen = try XCTUnwrap(timeline.firstItem(in: visible))
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
}
