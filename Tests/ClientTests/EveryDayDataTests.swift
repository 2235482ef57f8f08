import CircularLayout
import Foundation
import MasonryLayout
import XCTest

/// New data, and the place of yesterday, each in one call as an app writes it.
final class EveryDayDataTests: XCTestCase {
  private struct Photo {
    var id: Int
    var size: LayoutSize
  }

  private struct Album {
    var id: String
    var columnCount = 2
    var photos: [Photo]
  }

  private func photos(_ ids: some Sequence<Int>) -> [Photo] {
    ids.map { Photo(id: $0, size: LayoutSize(width: 40, height: Double(20 + $0 * 7 % 40))) }
  }

  private func ids(_ albums: [Album]) -> [(id: String, items: [Int])] {
    albums.map { ($0.id, $0.photos.map(\.id)) }
  }

  private func settings(of album: Album) -> MasonryFeed.Section {
    .init(grid: .init(columns: .fixed(album.columnCount)), header: .init(height: 44))
  }

  private func heights(of album: Album) -> MasonryAspectRatios {
    MasonryAspectRatios(sizes: album.photos.map(\.size))
  }

  private let wheelSettings = Wheel.Configuration(
    itemSize: LayoutSize(width: 40, height: 40), radiusToItemCenter: 900)

  private func newFeed(_ albums: [Album]) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 300)
    try feed.update(
      from: [], to: ids(albums), section: { settings(of: albums[$0]) },
      measuredBy: { heights(of: albums[$0]) })
    return feed
  }

  func testNewDataInAFeed() throws {
    let old = [
      Album(id: "May", photos: photos(0..<30)), Album(id: "June", photos: photos(30..<50)),
    ]
    var feed = try newFeed(old)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 900, width: 300, height: 400))
    let seen = try XCTUnwrap(feed.anchor(in: visible).address)

    let new = [
      Album(id: "July", photos: photos(50..<55)), Album(id: "May", photos: photos([31] + (2..<30))),
      Album(id: "June", photos: photos(32..<50)),
    ]
    let changes = try feed.keepingPlace(in: &visible) { feed in
      try feed.update(
        from: ids(old), to: ids(new), reloading: [12], section: { settings(of: new[$0]) },
        measuredBy: { heights(of: new[$0]) })
    }
    XCTAssertEqual(feed, try newFeed(new))
    XCTAssertEqual(feed.anchor(in: visible).address, .item(seen.item! - 1, section: 1))
    XCTAssertFalse(changes.moved.isEmpty)
  }

  func testNewDataInAWallAndAWheel() throws {
    let (old, new) = (photos(0..<30), photos([40, 29] + (3..<29)))
    var wall = try MasonryGrid(width: 300)
    try wall.appendItems(30, measuredBy: MasonryAspectRatios(sizes: old.map(\.size)))
    try wall.update(
      from: old.map(\.id), to: new.map(\.id),
      measuredBy: MasonryAspectRatios(sizes: new.map(\.size)))
    XCTAssertEqual(wall.itemCount, 28)

    var wheel = try Wheel(
      itemCount: old.count, configuration: wheelSettings,
      viewportSize: LayoutSize(width: 300, height: 300), measuredBy: WheelSizes(old.map(\.size)))
    var offset = wheel.offset(bringingItemIntoFocus: 3)
    try wheel.update(
      from: old.map(\.id), to: new.map(\.id), keepingFocusAt: &offset,
      measuredBy: WheelSizes(new.map(\.size)))
    XCTAssertEqual(wheel.indexOfFocusedItem(atOffset: offset), 2)
  }

  func testThePlaceTomorrow() throws {
    let today = [Album(id: "May", photos: photos(0..<60))]
    var feed = try newFeed(today)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 900, width: 300, height: 400))
    let bookmark = feed.bookmark(in: visible) { address in
      address.item.map { today[address.section].photos[$0].id }
    }
    let stored = try JSONEncoder().encode(bookmark)

    let tomorrow = [
      Album(id: "June", photos: photos(60..<99)), Album(id: "May", photos: photos(9..<60)),
    ]
    feed = try newFeed(tomorrow)
    try feed.resize(width: 500) { heights(of: tomorrow[$0]) }
    visible = .init(LayoutRect(x: 0, y: 0, width: 500, height: 300))
    let read = try JSONDecoder().decode(MasonryBookmark<Int>.self, from: stored)
    feed.scroll(&visible, to: read) { id in
      let section = tomorrow.firstIndex { $0.photos.contains { $0.id == id } }
      return section.flatMap { section in
        tomorrow[section].photos.firstIndex { $0.id == id }.map { .item($0, section: section) }
      }
    }
    let shown = try XCTUnwrap(feed.anchor(in: visible).address?.item)
    XCTAssertEqual(tomorrow[1].photos[shown].id, read.id)
  }

  func testThePlaceOfAWallAndAWheelTomorrow() throws {
    let today = photos(0..<60)
    let tomorrow = photos(100..<120) + photos(30..<60)
    var wall = try MasonryGrid(width: 300)
    try wall.appendItems(60, measuredBy: MasonryAspectRatios(sizes: today.map(\.size)))
    var visible = LayoutRect(x: 0, y: 500, width: 300, height: 200)
    let bookmark = wall.bookmark(in: visible) { today[$0].id }
    try wall.update(
      from: today.map(\.id), to: tomorrow.map(\.id),
      measuredBy: MasonryAspectRatios(sizes: tomorrow.map(\.size)))
    wall.scroll(&visible, to: bookmark) { id in tomorrow.firstIndex { $0.id == id } }
    let distance = wall.frame(ofItemAt: 20).minY - visible.minY
    XCTAssertTrue((0..<200).contains(distance), "Item 30, the nearest one left, is in view")

    let wheel = try Wheel(
      itemCount: 60, configuration: wheelSettings,
      viewportSize: LayoutSize(width: 300, height: 300))
    let spot = wheel.bookmark(atOffset: wheel.offset(atFocusIndex: 28.25)) { today[$0].id }
    let later = try Wheel(
      itemCount: 50, configuration: wheel.configuration, viewportSize: wheel.viewportSize)
    let offset = later.offset(at: spot) { id in tomorrow.firstIndex { $0.id == id } }
    XCTAssertEqual(later.focusIndex(atOffset: offset), 20, accuracy: 1e-9, "Item 30, in focus")
  }
}
