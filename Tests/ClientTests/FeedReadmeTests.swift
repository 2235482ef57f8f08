import Foundation
import MasonryLayout
import XCTest

/// The feed's snippets of the README and the documentation, as an app would write them.
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

  private func makeFeed(isStretching: Bool = false) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 390)
    for album in albums {
      try feed.appendSection(
        .init(
          grid: .init(columns: .fixed(3)),
          header: .init(height: 44, isPinned: true, isStretching: isStretching)),
        itemCount: album.photos.count,
        measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
    }
    return feed
  }

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
        .init(grid: .init(columns: .fixed(3)), header: .init(height: 44, isPinned: true)),
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

  func testTheNextSectionPushesAHeaderAndPullingDownStretchesIt() throws {
    let feed = try makeFeed(isStretching: true)
    func header(atOffset y: Double) -> LayoutRect? {
      let visibleRect = CGRect(x: 0, y: y, width: 390, height: 280)
      let rect = LayoutRect(
        x: visibleRect.minX, y: visibleRect.minY, width: visibleRect.width,
        height: visibleRect.height)
      return feed.frame(of: .header(section: 0), in: .init(rect))
    }
    XCTAssertEqual(header(atOffset: 544), LayoutRect(x: 0, y: 520, width: 390, height: 44))
    XCTAssertEqual(header(atOffset: -60), LayoutRect(x: 0, y: -60, width: 390, height: 104))
  }

  func testAHostAsksWhatToShowAndWhatIsOutOfDate() throws {
    var feed = try makeFeed()
    let old = LayoutRect(x: 0, y: 100, width: 390, height: 180)
    let new = LayoutRect(x: 0, y: 320, width: 390, height: 180)

    let change = feed.visibilityChange(from: .init(old), to: .init(new))
    XCTAssertEqual(change.entered.map(\.address), (3...5).map { .item($0, section: 0) })
    XCTAssertEqual(change.left, (0...2).map { .item($0, section: 0) })

    XCTAssertEqual(
      feed.invalidation(from: .init(old), to: .init(new)), .elements([.header(section: 0)]))
    XCTAssertEqual(
      feed.invalidation(
        from: .init(old), to: .init(LayoutRect(x: 0, y: 100, width: 844, height: 180))),
      .everything)

    try feed.resize(width: 780) { section in
      MasonryAspectRatios(sizes: albums[section].photos.map(\.size))
    }
    XCTAssertEqual(feed.contentSize, LayoutSize(width: 780, height: 44 + 1040 + 44 + 260))
  }

  func testASnapshotRestoresTheFeedWithoutMeasuring() throws {
    let feed = try makeFeed()
    let snapshot = try JSONEncoder().encode(feed)
    let restored = try JSONDecoder().decode(MasonryFeed.self, from: snapshot)
    XCTAssertEqual(restored, feed)
  }

  func testABadHeightIsRefusedByName() throws {
    var feed = try makeFeed()
    let shown = feed
    XCTAssertThrowsError(try feed[1].setHeight(-1, ofItemAt: 2)) { error in
      XCTAssertTrue("\(error)".hasPrefix("The height of item 2 "), "\(error)")
    }
    XCTAssertEqual(feed, shown)
  }
}
