import CoreGraphics
import LayoutGeometry
import MasonryLayout
import SwiftUI
import XCTest

@testable import CollectionLayoutsSwiftUIOnModel

/// The wall on a screen of the model: what is in sight is measured, and stays in sight.
@MainActor
final class LazyMasonryTests: XCTestCase {
  private let phone = CGSize(width: 320, height: 480)

  /// A wall on a screen, scrolled to somewhere.
  private func wall(
    isEstimated: Bool, keepsColumns: Bool = false, toY y: Double = 0
  ) throws -> (photos: Photos, screen: Screen) {
    var generator = SplitMix64(state: 71)
    let albums = [
      Album.random(0, 150, firstPhoto: 0, by: &generator),
      Album.random(1, 150, firstPhoto: 200, by: &generator),
    ]
    let photos = try Photos(albums, isEstimated: isEstimated)
    let screen = Screen(PhotosView(photos: photos, keepsColumns: keepsColumns), size: phone)
    screen.scroll(toY: y)
    return (photos, screen)
  }

  /// Asserts that shown is what the feed has there, under the right identities, and nothing estimated.
  private func assertShowsTheFeed(
    _ photos: Photos, on screen: Screen, line: UInt = #line
  ) {
    let elements = photos.feed.elements(in: screen.visibleRect)
    XCTAssertEqual(
      screen.shown.values.fromTop, elements.map { CGRect($0.frame) }.fromTop, line: line)
    XCTAssertEqual(screen.shown.count, elements.count, line: line)
    XCTAssertEqual(screen.contentSize, CGSize(photos.feed.contentSize), line: line)
    for case .item(let item, let section) in elements.map(\.address) {
      XCTAssertFalse(photos.feed[section].isEstimated(itemAt: item), line: line)
      let photo = photos.albums[section].photos[item]
      XCTAssertEqual(
        photos.feed[section].grid!.height(ofItemAt: item),
        photo.height(width: photos.feed[section].grid!.width(ofItemAt: item)), line: line)
    }
  }

  /// The first photo that begins in sight below the pinned header, and how far from the top it does.
  private func first(
    of photos: Photos, on screen: Screen
  ) throws -> (id: Int, distance: Double) {
    let visible = screen.visibleRect
    let element = photos.feed.elements(in: visible)
      .filter { $0.address.item != nil && $0.frame.minY >= visible.minY + 30 }
      .min { $0.address < $1.address }
    let found = try XCTUnwrap(element)
    let item = try XCTUnwrap(found.address.item)
    let id = photos.albums[found.address.section].photos[item].id
    return (id, found.frame.minY - visible.minY)
  }

  private func distance(of id: Int, in photos: Photos, on screen: Screen) throws -> Double {
    let address = try XCTUnwrap(photos.address(of: id))
    let frame = try XCTUnwrap(photos.feed.frame(of: address))
    return frame.minY - screen.visibleRect.minY
  }

  func testItAsksOnlyForWhatIsInSight() async throws {
    let (photos, screen) = try wall(isEstimated: true)
    assertShowsTheFeed(photos, on: screen)
    XCTAssertFalse(photos.asked.isEmpty)
    XCTAssertLessThan(photos.asked.count, 40)
    XCTAssertEqual(Set(photos.asked).count, photos.asked.count, "each once")

    photos.asked = []
    screen.scroll(toY: 6_000)
    assertShowsTheFeed(photos, on: screen)
    XCTAssertLessThan(photos.asked.count, 60)
  }

  func testKnownHeightsAreAskedForOnceForEachWidth() async throws {
    let (photos, screen) = try wall(isEstimated: false, toY: 1_500)
    assertShowsTheFeed(photos, on: screen)
    photos.asked = []
    screen.scroll(toY: 2_500)
    XCTAssertEqual(photos.asked, [])
    screen.turn(to: CGSize(width: 480, height: 320))
    XCTAssertEqual(photos.asked.count, 300)
    assertShowsTheFeed(photos, on: screen)
  }

  func testScrollingUpAmongEstimatesMovesNothingInSight() async throws {
    for keepsColumns in [false, true] {
      let (photos, screen) = try wall(isEstimated: true, keepsColumns: keepsColumns, toY: 5_000)
      var changes = 0
      for _ in 0..<40 {
        // Columns that grow move against each other: the first photo in sight is the one that stays.
        let old = screen.shown
        let rect = screen.visibleRect.offsetBy(dx: 0, dy: -40)
        let address = try XCTUnwrap(photos.feed.anchor(in: .init(rect)).address)
        let before = try XCTUnwrap(photos.feed.frame(of: address))
        screen.scroll(toY: rect.minY)
        let after = try XCTUnwrap(photos.feed.frame(of: address))
        XCTAssertEqual(
          after.minY - screen.visibleRect.minY, before.minY - rect.minY, accuracy: 1e-6)
        assertShowsTheFeed(photos, on: screen)
        changes += screen.shown.filter { abs((old[$0]?.minX ?? $1.minX) - $1.minX) > 1 }.count
      }
      if keepsColumns {
        XCTAssertEqual(changes, 0)
      } else {
        XCTAssertGreaterThan(changes, 20, "what the columns are kept against")
      }
    }
  }

  func testTurningKeepsWhatIsInSight() async throws {
    for isEstimated in [false, true] {
      let (photos, screen) = try wall(isEstimated: isEstimated)
      for y in stride(from: 0.0, through: 3_000, by: 250) { screen.scroll(toY: y) }
      let before = try first(of: photos, on: screen)
      XCTAssertGreaterThan(photos.asked.count, 60)
      photos.asked = []
      for size in [CGSize(width: 480, height: 320), phone, CGSize(width: 480, height: 320)] {
        screen.turn(to: size)
        // It is moved into view where the screen has become too short for it.
        let after = try distance(of: before.id, in: photos, on: screen)
        let address = try XCTUnwrap(photos.address(of: before.id))
        let height = try XCTUnwrap(photos.feed.frame(of: address)?.height)
        let expected = min(before.distance, size.height - height)
        XCTAssertEqual(after, expected, accuracy: 1e-6)
        assertShowsTheFeed(photos, on: screen)
      }
      if isEstimated { XCTAssertLessThan(Set(photos.asked).count, 45, "what was in sight") }
    }
  }

  func testLateHeightsAndChangesMoveNothingInSight() async throws {
    for isEstimated in [false, true] {
      let (photos, screen) = try wall(isEstimated: isEstimated, toY: 3_000)
      for step in 0..<12 {
        let before = try first(of: photos, on: screen)
        switch step % 3 {
        case 0: try photos.setRatio(step.isMultiple(of: 2) ? 1.9 : 0.3, ofPhotoAt: step)
        case 1: try photos.remove(at: step)
        default: try photos.insert(Photo(id: 900 + step, ratio: 1.5), at: step)
        }
        screen.update()
        let after = try distance(of: before.id, in: photos, on: screen)
        XCTAssertEqual(after, before.distance, accuracy: 1e-6, "step \(step)")
        assertShowsTheFeed(photos, on: screen)
      }
    }
  }

  func testAtTheTopWhatIsNewComesIntoSight() async throws {
    let (photos, screen) = try wall(isEstimated: true)
    try photos.insert(Photo(id: 900, ratio: 1), at: 0)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 0)
    assertShowsTheFeed(photos, on: screen)
  }

  func testFromRightToLeftItIsMirrored() async throws {
    let (photos, screen) = try wall(isEstimated: true, toY: 800)
    screen.environment.layoutDirection = .rightToLeft
    XCTAssertEqual(photos.feed.environment.direction, .rightToLeft)
    assertShowsTheFeed(photos, on: screen)
  }
}

/// The data of an app, its feed, and what it did to both.
@MainActor
private final class Photos {
  var albums: [Album]
  var feed: MasonryFeed
  var anchor: MasonryFeed.Anchor?
  var asked: [Int] = []

  init(_ albums: [Album], isEstimated: Bool) throws {
    self.albums = albums
    feed = try MasonryFeed(width: 320)
    for (section, album) in albums.enumerated() {
      let count = album.photos.count
      if isEstimated {
        try feed.appendSection(
          album.section, itemCount: count, measuredBy: MasonryEstimates(height: 90))
      } else {
        try feed.appendSection(album.section, itemCount: count, measuredBy: heights(section))
      }
    }
  }

  func heights(_ section: Int) -> MasonryHeightClosure {
    MasonryHeightClosure { [unowned self] item, width in
      asked.append(albums[section].photos[item].id)
      return albums[section].photos[item].height(width: width)
    }
  }

  func address(of id: Int) -> MasonryFeed.Address? {
    for (section, album) in albums.enumerated() {
      guard let item = album.photos.firstIndex(where: { $0.id == id }) else { continue }
      return .item(item, section: section)
    }
    return nil
  }

  func setRatio(_ ratio: Double, ofPhotoAt index: Int) throws {
    albums[0].photos[index].ratio = ratio
    guard !feed[0].isEstimated(itemAt: index) else { return }
    try feed[0].remeasure(at: index, measuredBy: heights(0))
  }

  func remove(at index: Int) throws {
    albums[0].photos.remove(at: index)
    try feed[0].removeItem(at: index)
    anchor = anchor?.following(.items(.removing(index..<index + 1), inSection: 0))
  }

  func insert(_ photo: Photo, at index: Int) throws {
    albums[0].photos.insert(photo, at: index)
    try feed[0].insertItems(1, at: index, measuredBy: MasonryEstimates(height: 200))
    anchor = anchor?.following(.items(.inserting(1, at: index), inSection: 0))
  }
}

private struct PhotosView: View {
  let photos: Photos
  let keepsColumns: Bool

  var body: some View {
    let feed = Binding(get: { photos.feed }, set: { photos.feed = $0 })
    let anchor = Binding(get: { photos.anchor }, set: { photos.anchor = $0 })
    LazyMasonry(feed: feed, anchor: anchor, keepsColumns: keepsColumns) { section in
      photos.heights(section)
    } id: { address in
      let album = photos.albums[address.section]
      return address.item.map { album.photos[$0].id } ?? album.id - 10
    } content: { _ in
      Color.clear
    }
  }
}

extension Collection<CGRect> {
  fileprivate var fromTop: [CGRect] { sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) } }
}
