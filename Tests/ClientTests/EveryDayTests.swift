import Foundation
import MasonryLayout
import XCTest

/// The snippets of the article on what apps do every day.
final class EveryDayTests: XCTestCase {
  private struct Album {
    var id: String
    var photos: [Photo]

    init(_ id: String, _ photos: some Sequence<Int>) {
      self.id = id
      self.photos = photos.map {
        Photo(id: $0, size: LayoutSize(width: 40, height: Double(20 + $0 * 7 % 40)))
      }
    }
  }

  private struct Insets { var top, left, bottom, right: Double }

  private let heights = MasonryHeightClosure { index, _ in Double(20 + index * 7 % 40) }

  private func settings(of album: Album) -> MasonryFeed.Section { .init(header: .init(length: 44)) }

  private func newFeed(_ albums: [Album], width: Double = 300) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: width)
    for album in albums {
      try feed.appendSection(
        settings(of: album), itemCount: album.photos.count,
        measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
    }
    return feed
  }

  private func newWall(_ photos: [Photo]) throws -> MasonryWall {
    var wall = try MasonryWall(.columns(.fixed(3)), width: 300)
    try wall.items.appendItems(of: MasonryAspectRatios(sizes: photos.map(\.size)))
    return wall
  }

  private func newFeed(itemCounts: [Int]) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 300)
    for count in itemCounts {
      try feed.appendSection(
        .init(header: .init(length: 32, isPinned: true)), itemCount: count, measuredBy: heights)
    }
    return feed
  }

  func testNewData() throws {
    let old = [Album("May", 0..<30), Album("June", 30..<50)]
    let new = [Album("July", 50..<55), Album("May", [31] + (2..<30)), Album("June", 32..<50)]
    let editedIDs: Set = [12]
    var feed = try newFeed(old)
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 900, width: 300, height: 400))
    let seen = try XCTUnwrap(feed.anchor(in: visible).address?.item)

    let changes = try feed.keepingPlace(in: &visible) { feed in
      try feed.update(
        from: old.map { ($0.id, $0.photos.map(\.id)) },
        to: new.map { ($0.id, $0.photos.map(\.id)) }, reloading: editedIDs,
        section: { settings(of: new[$0]) },
        measuredBy: { MasonryAspectRatios(sizes: new[$0].photos.map(\.size)) })
    }
    XCTAssertEqual(feed, try newFeed(new))
    XCTAssertEqual(feed.anchor(in: visible).address, .item(seen - 1, section: 1))
    XCTAssertFalse(changes.moved.isEmpty)
  }

  func testAPinch() throws {
    let photos = Album("", 0..<200).photos
    let heights = MasonryAspectRatios(sizes: photos.map(\.size))
    var wall = try newWall(photos)
    var visible = LayoutRect(x: 0, y: 1500, width: 300, height: 400)
    let held = try XCTUnwrap(wall.items(in: visible).dropFirst(5).first)
    let finger = held.frame.center
    let before = finger.y - visible.minY

    var six = wall
    try six.items.reconfigure(measuredBy: heights) { $0.columns?.columns = .fixed(6) }
    let pinch = MasonryWall.Transition(from: wall, to: six, around: finger, in: visible)
    for progress in [-0.1, 0, 0.3, 0.7, 1, 1.1] {
      var shown: [Int: LayoutRect] = [:]
      func show(_ photo: Photo, at frame: LayoutRect, opacity: Double) { shown[photo.id] = frame }

      for item in pinch.items(at: progress) {  // 0 is the old wall, 1 the new one
        show(photos[item.index], at: item.frame, opacity: item.opacity)
      }
      let height = try XCTUnwrap(shown[held.index], "\(progress)").center.y
      XCTAssertEqual(height, before, accuracy: 1e-9, "\(progress)")
    }
    (wall, visible) = (pinch.end, pinch.endVisible)  // the pinch has ended
    let after = wall.frame(ofItemAt: held.index).center.y - visible.minY
    XCTAssertEqual(after, before, accuracy: 1e-9)
  }

  func testABookmark() throws {
    let albums = [Album("May", 0..<60)]
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 900, width: 300, height: 400))
    var feed = try newFeed(albums)
    let bookmark = feed.bookmark(in: visible) { address in
      address.item.map { albums[address.section].photos[$0].id }
    }
    let stored = try JSONEncoder().encode(bookmark)

    let tomorrow = [Album("June", 60..<99), Album("May", 9..<60)]
    var addresses: [Photo.ID: MasonryFeed.Address] = [:]
    for (section, album) in tomorrow.enumerated() {
      for (item, photo) in album.photos.enumerated() {
        addresses[photo.id] = .item(item, section: section)
      }
    }
    feed = try newFeed(tomorrow, width: 500)
    visible = .init(LayoutRect(x: 0, y: 0, width: 500, height: 300))
    let read = try JSONDecoder().decode(LayoutBookmark<Photo.ID>.self, from: stored)
    feed.scroll(&visible, to: read) { id in addresses[id] }
    let id = try XCTUnwrap(read.id)
    XCTAssertEqual(feed.anchor(in: visible).address, addresses[id])
  }

  func testABookmarkOfAWall() throws {
    let today = Album("", 0..<60).photos
    let tomorrow = Album("", [Int](100..<120) + (30..<60)).photos
    var visible = LayoutRect(x: 0, y: 300, width: 300, height: 200)
    let bookmark = try newWall(today).bookmark(in: visible) { today[$0].id }
    let wall = try newWall(tomorrow)
    wall.scroll(&visible, to: bookmark) { id in tomorrow.firstIndex { $0.id == id } }
    let distance = wall.frame(ofItemAt: 20).minY - visible.minY
    XCTAssertTrue((0..<200).contains(distance), "Item 30, the nearest one left, is in view")
    // Of what was not in view, only an item before it is left: it ends where the visible part began.
    let old = try newWall(today)
    let first = try XCTUnwrap(today.firstIndex { $0.id == bookmark.id })
    let begun = max(0, old.frame(ofItemAt: first).minY - 300)
    let seen = old.items(in: LayoutRect(x: 0, y: 300, width: 300, height: 200))
    let last = try XCTUnwrap((0..<first).last { index in !seen.contains { $0.index == index } })
    for item in [last, last - 1] {
      visible = LayoutRect(x: 0, y: 0, width: 300, height: 200)
      old.scroll(&visible, to: bookmark) { $0 == today[item].id ? item : nil }
      XCTAssertEqual(old.frame(ofItemAt: item).maxY - visible.minY, begun, accuracy: 1e-9)
    }
  }

  func testAChat() throws {
    var scrollView = (contentInset: Insets(top: 0, left: 0, bottom: 0, right: 0), 0)
    let bounds = LayoutRect(x: 0, y: 0, width: 300, height: 400)
    var feed = try MasonryFeed(width: 300)
    try feed.appendSection(
      .init(layout: .columns(.fixed(1))), itemCount: 2, measuredBy: heights)

    var visible = MasonryFeed.Viewport(bounds, hangsFromEnd: true)
    let room = feed.room(in: visible)  // above messages that do not fill the view
    scrollView.contentInset = .init(top: room.top, left: 0, bottom: room.bottom, right: 0)
    XCTAssertEqual(scrollView.contentInset.top, 400 - feed.contentSize.height)
    feed.scroll(&visible, toFraction: 1)
    for _ in 0..<40 {
      try feed.keepingPlace(in: &visible) { feed in  // a message comes in
        try feed[0].appendItems(1, measuredBy: heights)
      }
    }
    XCTAssertEqual(visible.rect.maxY, feed.contentSize.height)
    var newMessages = (isHidden: false, 0)
    newMessages.isHidden = feed.isAtEnd(visible)
    XCTAssertTrue(newMessages.isHidden)

    let last = feed[0].itemCount - 1
    visible.roomBelow = .item(last, section: 0)
    feed.scroll(&visible, to: .item(last, section: 0), at: .start)
    XCTAssertEqual(feed.frame(of: .item(last, section: 0))?.minY, visible.rect.minY)
    XCTAssertEqual(feed.room(in: visible).bottom, visible.rect.maxY - feed.contentSize.height)
  }

  func testYearsOverDays() throws {
    var feed = try MasonryFeed(width: 300)
    try feed.appendSection(
      .init(header: .init(length: 44, isPinned: true, level: 1)), itemCount: 0, measuredBy: heights)
    try feed.appendSection(
      .init(header: .init(length: 32, isPinned: true)), itemCount: 12, measuredBy: heights)
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 100, width: 300, height: 60))
    XCTAssertEqual(feed.frame(of: .header(section: 0), in: visible)?.minY, 100)
    XCTAssertEqual(feed.frame(of: .header(section: 1), in: visible)?.minY, 144)
  }

  func testCollapsingASection() throws {
    var feed = try newFeed(itemCounts: [12, 12, 12, 40])
    let open = feed
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 500, width: 300, height: 300))
    let before = try XCTUnwrap(feed.frame(of: .header(section: 2), in: visible)).minY - 500

    let header = feed.anchor(of: .header(section: 2), in: visible)
    let changes = try feed.keepingPlace(in: &visible, keeping: header) { feed in
      try feed.reconfigureSection(at: 2) { $0.isCollapsed.toggle() }
    }
    XCTAssertFalse(changes.removed.isEmpty)
    let after = try XCTUnwrap(feed.frame(of: .header(section: 2), in: visible)).minY
    XCTAssertEqual(after - visible.rect.minY, before, accuracy: 1e-9)
    try feed.reconfigureSection(at: 2) { $0.isCollapsed.toggle() }
    XCTAssertEqual(feed, open)
  }

  func testAScrubber() throws {
    var scrubber = (value: 0.0, ticks: [Double]())
    var label = (text: String?.none, 0)
    func title(_ address: MasonryFeed.Address) -> String { "\(address.section)" }
    let feed = try newFeed(itemCounts: [100, 300, 200])
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 3000, width: 300, height: 400))

    scrubber.value = feed.fraction(of: visible, by: .items)
    scrubber.ticks = feed.fractionsOfSections(in: visible, by: .items)
    XCTAssertTrue((scrubber.ticks[1]..<scrubber.ticks[2]).contains(scrubber.value))

    scrubber.value = scrubber.ticks[2]
    feed.scroll(&visible, toFraction: scrubber.value, by: .items)  // the scrubber was moved
    label.text = feed.item(atFraction: scrubber.value, in: visible, by: .items).map(title)
    XCTAssertEqual(visible.rect.minY, feed.frame(ofSection: 2).minY)
    XCTAssertEqual(label.text, "2")
  }
}
