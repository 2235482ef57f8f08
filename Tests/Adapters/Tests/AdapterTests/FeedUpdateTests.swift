import MasonryLayout
import UIKit
import XCTest

@testable import Adapters

/// Insertions, deletions, moves and reloads: the right views, and nobody asked twice.
@MainActor
final class FeedUpdateTests: XCTestCase {
  private var generator = SplitMix64(state: 11)

  private func wall() -> PhotoWall {
    let wall = PhotoWall(
      counts: [12, 12, 12], columns: [3, 3, 2], scrolledTo: 100, by: &generator)
    wall.asked = []
    return wall
  }

  func testAnInsertionAsksForTheNewPhotosAlone() async throws {
    let wall = wall()
    var albums = wall.gallery.albums
    albums[0].photos.insert(
      contentsOf: [Photo(id: 900, ratio: 2), Photo(id: 901, ratio: 1)], at: 1)
    albums[1].photos.append(Photo(id: 902, ratio: 0.5))
    wall.update(to: albums)
    XCTAssertEqual(wall.asked.sorted(), [900, 901, 902])
    try wall.assertShowsTheRightViews()
  }

  func testADeletionAsksForNothing() async throws {
    let wall = wall()
    var albums = wall.gallery.albums
    albums[0].photos.removeSubrange(2..<5)
    albums[0].photos.removeFirst()
    albums[2].photos.removeLast()
    wall.update(to: albums)
    XCTAssertEqual(wall.asked, [])
    try wall.assertShowsTheRightViews()
  }

  func testAMoveAsksOnlyWhereTheWidthIsAnother() async throws {
    let wall = wall()
    var albums = wall.gallery.albums
    albums[0].photos.insert(albums[0].photos.remove(at: 1), at: 7)
    albums[1].photos.insert(albums[0].photos.remove(at: 0), at: 3)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked, [], "columns of the same width")
    try wall.assertShowsTheRightViews()

    albums[2].photos.insert(albums[1].photos.remove(at: 3), at: 1)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked, [0], "wider columns")
    try wall.assertShowsTheRightViews()
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

  func testSectionsComeGoMoveAndAreReloaded() async throws {
    let wall = wall()
    var albums = wall.gallery.albums
    albums.swapAt(0, 2)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked, [], "moved")
    try wall.assertShowsTheRightViews("moved")

    albums.insert(.random(3, 5, firstPhoto: 300, by: &generator), at: 1)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked.sorted(), Array(300..<305), "inserted")
    try wall.assertShowsTheRightViews("inserted")

    wall.asked = []
    albums.remove(at: 0)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked, [], "removed")
    try wall.assertShowsTheRightViews("removed")

    albums[0].section.header = .init(height: 70)
    albums[0].section.grid.columns = .fixed(1)
    wall.update(to: albums)
    XCTAssertEqual(wall.asked.sorted(), Array(300..<305), "reloaded")
    try wall.assertShowsTheRightViews("reloaded")
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

  func testAReloadOfEverythingWithinTheUpdates() async throws {
    let wall = wall()
    wall.view.performBatchUpdates {
      wall.gallery.albums[0].photos.removeFirst()
      wall.view.reloadData()
      wall.view.deleteItems(at: [IndexPath(0, 0)])
    }
    XCTAssertEqual(wall.asked.count, 35, "built once, and not changed once more")
    try wall.assertShowsTheRightViews()
  }

  func testUpdatesThatContradictEachOtherBuildEverythingAnew() async throws {
    let wall = wall()
    wall.view.performBatchUpdates {
      wall.gallery.albums[0].photos.removeFirst()
      wall.view.deleteItems(at: [IndexPath(0, 0), IndexPath(0, 0)])
    }
    XCTAssertEqual(wall.asked.count, 35)
    try wall.assertShowsTheRightViews()
  }

  func testAnotherWidthWithinTheUpdates() async throws {
    let wall = wall()
    wall.view.performBatchUpdates {
      wall.gallery.albums[0].photos.removeSubrange(0..<6)
      wall.view.bounds = CGRect(x: 0, y: 100, width: 480, height: 320)
      wall.view.deleteItems(at: (0..<6).map { IndexPath(0, $0) })
    }
    try wall.assertShowsTheRightViews()
    XCTAssertEqual(wall.asked.count, 30, "what is left, once")
  }

  func testTheLastItemAndTheLastSectionGo() async throws {
    let wall = wall()
    wall.update(to: [])
    XCTAssertTrue(wall.view.views.isEmpty)
    XCTAssertEqual(wall.view.contentOffset.y, 0)
    wall.update(to: [.random(5, 2, firstPhoto: 500, by: &generator)])
    XCTAssertEqual(wall.asked, [500, 501])
    try wall.assertShowsTheRightViews()
  }
}
