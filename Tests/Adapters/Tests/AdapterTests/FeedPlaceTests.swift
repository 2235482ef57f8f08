import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// What is in sight stays there through updates, and what stays in the feed moves from old to new place.
@MainActor
final class FeedPlaceTests: XCTestCase {
  private var generator = SplitMix64(state: 7)

  private func wall(scrolledTo y: Double, inset: Double = 0) -> PhotoWall {
    PhotoWall(counts: [60, 60], inset: inset, scrolledTo: y, by: &generator)
  }

  /// Where each photo on screen is, from the top of the screen.
  private func shown(on wall: PhotoWall) -> [Int: Double] {
    var places: [Int: Double] = [:]
    for (path, id) in wall.view.shownPhotos {
      guard let cell = wall.view.cellForItem(at: path) else { continue }
      places[id] = cell.frame.minY - wall.view.bounds.minY
    }
    return places
  }

  /// The first photo that begins below the bars and the pinned header.
  private func anchor(of wall: PhotoWall) throws -> Int {
    let covered = wall.view.adjustedContentInset.top + 30
    let places = shown(on: wall)
    let path = wall.view.shownPhotos.filter { places[$0.value] ?? 0 >= covered }.keys.min()
    return wall.gallery.photo(at: try XCTUnwrap(path)).id
  }

  private func assertStays(
    _ id: Int, on wall: PhotoWall, line: UInt = #line, _ change: (inout [Album]) -> Void
  ) throws {
    let before = try XCTUnwrap(shown(on: wall)[id], line: line)
    var albums = wall.gallery.albums
    change(&albums)
    wall.update(to: albums)
    let after = try XCTUnwrap(shown(on: wall)[id], "It is out of sight", line: line)
    XCTAssertEqual(after, before, accuracy: 1e-6, line: line)
    try wall.assertShowsTheRightViews()
  }

  func testWhatIsInSightStaysThroughUpdates() async throws {
    for inset in [0.0, 44] {
      let wall = wall(scrolledTo: 700, inset: inset)
      try assertStays(try anchor(of: wall), on: wall) { albums in
        albums[0].photos.insert(
          contentsOf: (0..<7).map { Photo(id: 900 + $0, ratio: 0.5 + Double($0) / 8) }, at: 0)
      }
      try assertStays(try anchor(of: wall), on: wall) { albums in
        albums[0].photos.removeSubrange(2..<9)
        albums[1].photos.removeLast(20)
      }
      try assertStays(try anchor(of: wall), on: wall) { albums in albums.swapAt(0, 1) }
      let kept = try anchor(of: wall)
      try assertStays(kept, on: wall) { albums in
        albums[0].photos.insert(albums[1].photos.remove(at: 0), at: 3)
        albums.insert(.random(2, 30, firstPhoto: 300, by: &generator), at: 0)
      }
    }
  }

  func testAtTheTopWhatIsNewComesIntoSight() async throws {
    let wall = wall(scrolledTo: 0)
    var albums = wall.gallery.albums
    albums[0].photos.insert(Photo(id: 900, ratio: 1), at: 0)
    wall.update(to: albums)
    XCTAssertEqual(wall.view.contentOffset.y, 0)
    XCTAssertNotNil(shown(on: wall)[900])
  }

  /// What the layout says while it is updated, against the feeds before and after.
  func testPhotosMoveFromTheirOldPlacesToTheirNewOnes() async throws {
    let wall = wall(scrolledTo: 700)
    let old = try XCTUnwrap(wall.layout.feed)
    var albums = wall.gallery.albums
    albums[0].photos.insert(albums[0].photos.remove(at: 30), at: 2)
    albums[0].photos.insert(Photo(id: 900, ratio: 1), at: 8)
    albums[1].photos.remove(at: 0)
    let before = wall.gallery.albums
    var seen = 0
    wall.view.didAskForAnimation = { [layout = wall.layout] in
      guard let feed = layout.feed else { return XCTFail("There is no feed") }
      for (section, album) in albums.enumerated() {
        for (item, photo) in album.photos.enumerated() {
          let path = IndexPath(section, item)
          let origin = before[section].photos.firstIndex { $0.id == photo.id }
          XCTAssertEqual(
            layout.initialLayoutAttributesForAppearingItem(at: path)?.frame,
            origin.flatMap { old.frame(of: .item($0, section: section)).map { CGRect($0) } },
            "\(photo.id)")
        }
        for (item, photo) in before[section].photos.enumerated() {
          let path = IndexPath(section, item)
          let now = album.photos.firstIndex { $0.id == photo.id }
          let attributes = layout.finalLayoutAttributesForDisappearingItem(at: path)
          XCTAssertEqual(
            attributes?.frame,
            now.flatMap { feed.frame(of: .item($0, section: section)).map { CGRect($0) } })
          XCTAssertEqual(attributes?.indexPath, now.map { _ in path })
          seen += 1
        }
      }
    }
    wall.update(to: albums)
    XCTAssertEqual(seen, 120)
    XCTAssertNil(
      wall.layout.initialLayoutAttributesForAppearingItem(at: IndexPath(0, 0)), "It is over")
  }
}
