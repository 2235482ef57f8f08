import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Updates that random ones do not have: reloads, and those on which everything is built anew.
@MainActor
final class FeedUpdateTests: XCTestCase {
  private var generator = SplitMix64(state: 11)

  private func wall() -> PhotoWall {
    let wall = PhotoWall(
      counts: [12, 12, 12], columns: [3, 3, 2], scrolledTo: 100, by: &generator)
    wall.asked = []
    return wall
  }

  func testAReloadAsksAgain() async throws {
    let wall = wall()
    var albums = wall.gallery.albums
    albums[0].photos[3].ratio = 1.75
    albums[0].photos.remove(at: 1)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked, [3])
    try wall.assertShowsTheRightViews()
  }

  func testUpdatesBeforeTheFirstLayoutAndAfterAReload() async throws {
    let wall = PhotoWall([.random(0, 3, firstPhoto: 0, by: &generator)])
    var albums = wall.gallery.albums
    albums[0].photos.append(Photo(id: 900, ratio: 1))
    wall.update(to: albums)
    try wall.assertShowsTheRightViews("before the first layout")

    wall.view.reloadData()
    albums[0].photos.append(Photo(id: 901, ratio: 1))
    wall.update(to: albums)
    try wall.assertShowsTheRightViews("after a reload")
  }

  func testAReloadBuildsEverythingAnewAndADoubleDeletionCountsOnce() async throws {
    for reloads in [true, false] {
      let wall = wall()
      wall.view.performBatchUpdates {
        wall.gallery.albums[0].photos.removeFirst()
        if reloads { wall.view.reloadData() }
        wall.view.deleteItems(at: Array(repeating: IndexPath(0, 0), count: reloads ? 1 : 2))
      }
      XCTAssertEqual(wall.asked.count, reloads ? 35 : 0, "built once, and not changed once more")
      try wall.assertShowsTheRightViews()
    }
  }
}
