import Foundation
import MasonryLayout
import XCTest

/// A feed as an app uses it: built, shown, scrolled and changed.
final class FeedTests: XCTestCase {
  private struct Album {
    var columnCount: Int
    var sizes: [LayoutSize]
  }

  private let albums = (0..<5).map { album in
    Album(
      columnCount: 1 + album % 3,
      sizes: (0..<9).map { LayoutSize(width: 40, height: Double(20 + ($0 * 7 + album) % 40)) })
  }

  func testAFeedWithPinnedHeadersInTenLines() throws {
    let visibleRect = LayoutRect(x: 0, y: 700, width: 390, height: 844)
    var shown: [MasonryFeed.Address: LayoutRect] = [:]

    var feed = try MasonryFeed(width: 390)
    for album in albums {
      try feed.appendSection(
        .init(
          grid: .init(columns: .fixed(album.columnCount), columnSpacing: 8, itemSpacing: 8),
          header: .init(height: 44, isPinned: true)),
        itemCount: album.sizes.count, measuredBy: MasonryAspectRatios(sizes: album.sizes))
    }
    for element in feed.elements(in: visibleRect) {
      shown[element.address] = element.frame
    }

    let header = try XCTUnwrap(feed.firstElement(in: .init(visibleRect)))
    XCTAssertEqual(header.frame, LayoutRect(x: 0, y: 700, width: 390, height: 44))
    XCTAssertEqual(header.address, .header(section: 0))
    XCTAssertGreaterThan(shown.count, 3)
    XCTAssertTrue(shown.values.allSatisfy { $0.intersects(visibleRect) })
  }

  /// Views that are shown and recycled while a feed scrolls, as a collection view does it.
  func testViewsAreRecycledWhileScrolling() throws {
    var feed = try MasonryFeed(width: 390)
    for album in albums {
      try feed.appendSection(
        .init(header: .init(height: 44, isPinned: true), spacingAfter: 10),
        itemCount: album.sizes.count, measuredBy: MasonryAspectRatios(sizes: album.sizes))
    }
    var visible = LayoutRect(x: 0, y: -60, width: 390, height: 300)
    var views: [MasonryFeed.Address: LayoutRect] = [:]
    for element in feed.elements(in: visible) { views[element.address] = element.frame }
    while visible.minY < feed.contentSize.height {
      let next = visible.offsetBy(dx: 0, dy: 41)
      let change = feed.visibilityChange(from: .init(visible), to: .init(next))
      for address in change.left { views[address] = nil }
      for element in change.entered { views[element.address] = element.frame }
      if case .elements(let addresses) = feed.invalidation(from: .init(visible), to: .init(next)) {
        for address in addresses where views[address] != nil {
          views[address] = feed.frame(of: address, in: .init(next))
        }
      }
      visible = next
      let elements = feed.elements(in: visible)
      XCTAssertEqual(
        views, Dictionary(uniqueKeysWithValues: elements.map { ($0.address, $0.frame) }))
    }
    XCTAssertTrue(views.isEmpty)
  }

  func testASnapshotGivesTheFirstPaint() throws {
    var feed = try MasonryFeed(width: 390, environment: .init(scale: 3))
    try feed.appendSection(
      .init(header: .init(height: 44)), itemCount: 9,
      measuredBy: MasonryAspectRatios(sizes: albums[0].sizes))
    let snapshot = try JSONEncoder().encode(feed)
    XCTAssertEqual(try JSONDecoder().decode(MasonryFeed.self, from: snapshot), feed)
  }
}
