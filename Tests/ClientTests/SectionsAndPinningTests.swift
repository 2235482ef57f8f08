import MasonryLayout
import XCTest

/// The article "Sections and pinning": its snippets, as an app would write them.
final class SectionsAndPinningTests: XCTestCase {
  private struct Album {
    var photos: [Photo]
    var coverSize: LayoutSize { photos[0].size }
  }

  /// Six upright photos, and three square ones.
  private let albums = [
    Album(photos: Array(repeating: Photo(size: .init(width: 300, height: 600)), count: 6)),
    Album(photos: Array(repeating: Photo(size: .init(width: 500, height: 500)), count: 3)),
  ]

  func testAFeedWithPinnedHeadersInTenLines() throws {
    let visibleRect = LayoutRect(x: 0, y: 310, width: 390, height: 280)
    var shown: [MasonryFeed.Address: LayoutRect] = [:]
    var zIndices: [Int] = []
    let heights = MasonryHeights([], default: 10)
    func show(_ address: MasonryFeed.Address, at frame: LayoutRect, zIndex: Int) {
      shown[address] = frame
      zIndices.append(zIndex)
    }

    var feed = try MasonryFeed(width: 390)
    for album in albums {
      try feed.appendSection(
        .init(
          layout: .columns(.fixed(3)), header: .init(length: 44, isPinned: true)),
        itemCount: album.photos.count,
        measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
    }
    for element in feed.elements(in: visibleRect) {
      show(element.address, at: element.frame, zIndex: element.zIndex)
    }
    try feed[1].appendItems(20, measuredBy: heights)

    // Columns of 130 points: 44 + 2 · 260, and 44 + 130 points.
    // To the second section's row of 130 come 20 items of 10 in three columns.
    XCTAssertEqual(feed.frame(ofSection: 0).maxY, 564)
    XCTAssertEqual(feed[1].itemCount, 23)
    XCTAssertEqual(feed.contentSize.height, 738 + 70)
    // The first row ends at 304. The first header is pinned, and the second one is where it belongs.
    func inSecondRow(x: Double) -> LayoutRect { LayoutRect(x: x, y: 304, width: 130, height: 260) }
    XCTAssertEqual(
      shown,
      [
        .header(section: 0): LayoutRect(x: 0, y: 310, width: 390, height: 44),
        .item(3, section: 0): inSecondRow(x: 0), .item(4, section: 0): inSecondRow(x: 130),
        .item(5, section: 0): inSecondRow(x: 260),
        .header(section: 1): LayoutRect(x: 0, y: 564, width: 390, height: 44),
      ])
    XCTAssertEqual(zIndices, [2, 0, 0, 0, 2])
  }

  func testTheItemsOfASection() throws {
    let heights = MasonryHeights([], default: 10)
    var feed = try MasonryFeed(width: 390)
    for count in [3, 4] { try feed.appendSection(.init(), itemCount: count, measuredBy: heights) }

    try feed[1].appendItems(20, measuredBy: heights)
    feed[1].removeItem(at: 0)
    let columnCount = feed[1].columnCount  // 0 in rows
    try feed.reconfigureSection(at: 1, measuredBy: heights) { $0.layout = .rows(.even(.fixed(1))) }

    XCTAssertEqual(columnCount, 2)
    XCTAssertEqual(feed[1].itemCount, 23)
    XCTAssertEqual(feed.frame(ofSection: 1).height, 230)
    XCTAssertEqual(feed[1].columnCount, 0)
  }

  func testBarsThatCoverTheView() throws {
    let offset = 100.0
    var feed = try MasonryFeed(width: 390)
    try feed.appendSection(
      .init(header: .init(length: 44, isPinned: true)), itemCount: 40,
      measuredBy: MasonryHeights([], default: 100))
    var shown: [MasonryFeed.Address: LayoutRect] = [:]
    func show(_ address: MasonryFeed.Address, at frame: LayoutRect, zIndex: Int) {
      shown[address] = frame
    }

    let rect = LayoutRect(x: 0, y: offset, width: 390, height: 844)
    let uncovered = rect.inset(by: LayoutInsets(top: 59), in: .leftToRight)
    let visible = MasonryFeed.Viewport(rect, pinnedIn: uncovered)
    for element in feed.elements(in: visible) {
      show(element.address, at: element.frame, zIndex: element.zIndex)
    }
    XCTAssertEqual(shown[.header(section: 0)]?.minY, 159)
  }

  func testACarousel() throws {
    let (fingerOffset, flingOffset) = (30.0, 95.0)
    var feed = try MasonryFeed(width: 390)
    for _ in 0..<2 {
      try feed.appendSection(
        .init(), itemCount: 4, measuredBy: MasonryHeights([], default: 10))
    }
    let albums = albums + albums + albums
    try feed.appendSection(
      .init(
        layout: .columns(.fixed(1), spacing: 8), carousel: .init(length: 160)),
      itemCount: albums.count, measuredBy: MasonryAspectRatios(sizes: albums.map(\.coverSize)))

    var viewport = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 390, height: 300))
    var shown: [MasonryFeed.Address: LayoutRect] = [:]
    func show(_ address: MasonryFeed.Address, at frame: LayoutRect) { shown[address] = frame }
    viewport.offsets[2] = feed.clampedOffset(fingerOffset, ofSection: 2)
    for element in feed.elements(in: viewport) { show(element.address, at: element.frame) }
    let target = feed.snappedOffset(flingOffset, ofSection: 2)  // an item at the start

    // Below two sections of 20 points: covers of 80 and 160 points by turns, 8 points apart.
    XCTAssertEqual(shown[.item(0, section: 2)], LayoutRect(x: -30, y: 40, width: 80, height: 160))
    XCTAssertEqual(target, 88)
  }
}
