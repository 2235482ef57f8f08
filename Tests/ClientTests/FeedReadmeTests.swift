import MasonryLayout
import XCTest

/// The feed's snippet of the README and the documentation, as an app would write it.
final class FeedReadmeTests: XCTestCase {
  private struct Photo {
    var size: LayoutSize
  }

  private struct Album {
    var photos: [Photo]
  }

  /// What a view is shown with.
  private struct Shown: Equatable {
    var address: MasonryFeed.Address
    var frame: LayoutRect
    var zIndex: Int
  }

  /// Six upright photos, and three square ones.
  private let albums = [
    Album(photos: Array(repeating: Photo(size: .init(width: 300, height: 600)), count: 6)),
    Album(photos: Array(repeating: Photo(size: .init(width: 500, height: 500)), count: 3)),
  ]

  func testAFeedWithPinnedHeadersInTenLines() throws {
    let visibleRect = LayoutRect(x: 0, y: 310, width: 390, height: 280)
    var shown: [Shown] = []
    let heights = MasonryHeights([], default: 10)
    func show(_ address: MasonryFeed.Address, at frame: LayoutRect, zIndex: Int) {
      shown.append(Shown(address: address, frame: frame, zIndex: zIndex))
    }

    var feed = try MasonryFeed(width: 390)
    for album in albums {
      try feed.appendSection(
        .init(
          layout: .columns(.init(columns: .fixed(3))), header: .init(height: 44, isPinned: true)),
        itemCount: album.photos.count,
        measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
    }
    for element in feed.elements(in: visibleRect) {
      show(element.address, at: element.frame, zIndex: element.zIndex)
    }
    try feed[1].appendItems(20, measuredBy: heights)  // the items of a section are a grid

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
        Shown(
          address: .header(section: 0), frame: LayoutRect(x: 0, y: 310, width: 390, height: 44),
          zIndex: 2),
        Shown(address: .item(3, section: 0), frame: inSecondRow(x: 0), zIndex: 0),
        Shown(address: .item(4, section: 0), frame: inSecondRow(x: 130), zIndex: 0),
        Shown(address: .item(5, section: 0), frame: inSecondRow(x: 260), zIndex: 0),
        Shown(
          address: .header(section: 1), frame: LayoutRect(x: 0, y: 564, width: 390, height: 44),
          zIndex: 2),
      ])
  }
}
