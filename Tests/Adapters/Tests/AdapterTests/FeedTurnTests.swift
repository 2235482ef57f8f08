import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Another width: what was in sight stays, and the owner is asked when the layout is prepared.
@MainActor
final class FeedTurnTests: XCTestCase {
  private var generator = SplitMix64(state: 41)
  private let upright = CGSize(width: 320, height: 480)
  private let sideways = CGSize(width: 480, height: 320)

  private func wall(measuresItself: Bool = false, inset: Double = 0) -> PhotoWall {
    PhotoWall(
      counts: [60, 60], columns: [3, 2], measuring: measuresItself ? .max : 0, heights: 20...200,
      inset: inset, by: &generator)
  }

  /// The first cell that begins below bars and pinned header, and how far from the top of the screen.
  private func first(on wall: PhotoWall) throws -> (path: IndexPath, distance: Double) {
    let covered = wall.view.bounds.minY + wall.view.adjustedContentInset.top + 30
    let path = wall.view.indexPathsForVisibleItems
      .filter { wall.view.cellForItem(at: $0)?.frame.minY ?? 0 >= covered }.min()
    return try distance(of: XCTUnwrap(path), on: wall)
  }

  private func distance(
    of path: IndexPath, on wall: PhotoWall
  ) throws -> (path: IndexPath, distance: Double) {
    let frame = try XCTUnwrap(wall.view.cellForItem(at: path)?.frame, "\(path) is out of sight")
    return (path, frame.minY - wall.view.bounds.minY)
  }

  func testWhatIsInSightStaysAndComesBack() async throws {
    for measuresItself in [false, true] {
      for (y, inset) in [(200.0, 0.0), (333, 44), (900, 44), (1_400, 0), (2_100, 44)] {
        let wall = wall(measuresItself: measuresItself, inset: inset)
        wall.view.scroll(to: CGPoint(x: 0, y: y))
        let before = try first(on: wall)
        let offset = wall.view.contentOffset.y
        for _ in 0..<3 {
          wall.view.turn(to: sideways)
          let after = try distance(of: before.path, on: wall)
          // It is moved into view where the screen has become too short for it.
          XCTAssertLessThanOrEqual(after.distance, before.distance + 1e-6, "from \(y)")
          if before.distance < 120 {
            XCTAssertEqual(after.distance, before.distance, accuracy: 1e-6, "from \(y)")
          }
          if !measuresItself { try wall.assertShowsTheRightViews("turned at \(y)") }
          wall.view.turn(to: upright)
          let back = try distance(of: before.path, on: wall)
          XCTAssertEqual(back.distance, before.distance, accuracy: 1e-6, "from \(y), back again")
        }
        if !measuresItself {
          XCTAssertEqual(wall.view.contentOffset.y, offset, accuracy: 1e-6, "all as before")
        }
      }
    }
  }

  func testTheTopStaysTheTop() async throws {
    let wall = wall(inset: 44)
    wall.view.scroll(to: CGPoint(x: 0, y: -44))
    wall.view.turn(to: sideways)
    XCTAssertEqual(wall.view.contentOffset.y, -44)
    try wall.assertShowsTheRightViews()
  }

  func testScrollingChoosesAnew() async throws {
    let wall = wall()
    wall.view.scroll(to: CGPoint(x: 0, y: 900))
    wall.view.turn(to: sideways)
    wall.view.scroll(to: CGPoint(x: 0, y: 400))
    let before = try first(on: wall)
    wall.view.turn(to: upright)
    let after = try distance(of: before.path, on: wall)
    XCTAssertEqual(after.distance, before.distance, accuracy: 1e-6)
  }

  func testNobodyIsAskedForDataThatHasChangedAlready() async throws {
    let wall = wall()
    wall.view.scroll(to: CGPoint(x: 0, y: 900))
    wall.asked = []
    wall.gallery.albums[0].photos.removeLast(40)
    wall.gallery.albums.remove(at: 1)
    wall.view.bounds = CGRect(origin: wall.view.contentOffset, size: sideways)
    XCTAssertEqual(wall.asked, [], "the layout still has all photos")
    wall.view.reloadData()
    wall.view.layoutIfNeeded()
    XCTAssertEqual(wall.asked.count, 20)
    try wall.assertShowsTheRightViews()
  }

  func testAnUpdateWhileItTurnsKeepsWhatWasInSightBefore() async throws {
    for y in stride(from: 600.0, to: 1_800, by: 90) { try assertKeepsWhatWasInSight(from: y) }
  }

  private func assertKeepsWhatWasInSight(from y: Double) throws {
    let wall = wall()
    wall.view.scroll(to: CGPoint(x: 0, y: y))
    let before = try first(on: wall)
    wall.asked = []
    wall.view.performBatchUpdates { [sideways] in
      wall.gallery.albums[0].photos.removeSubrange(0..<6)
      wall.view.bounds = CGRect(origin: wall.view.contentOffset, size: sideways)
      wall.view.deleteItems(at: (0..<6).map { IndexPath(0, $0) })
    }
    let isAfter = before.path.section == 0
    let path = IndexPath(before.path.section, before.path.item - (isAfter ? 6 : 0))
    let after = try distance(of: path, on: wall)
    let height = try XCTUnwrap(wall.view.cellForItem(at: path)?.frame.height)
    XCTAssertEqual(
      after.distance, min(before.distance, sideways.height - height), accuracy: 1e-6, "from \(y)")
    XCTAssertEqual(wall.asked.count, 114, "what is left, once")
    try wall.assertShowsTheRightViews()
  }
}
