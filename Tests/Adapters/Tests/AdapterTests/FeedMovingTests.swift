import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Items that are moved by a finger: the layout follows at once, the data when the finger lets go.
@MainActor
final class FeedMovingTests: XCTestCase {
  private var generator = SplitMix64(seed: 99)

  private func wall() -> PhotoWall {
    let wall = PhotoWall(counts: [12, 12], measuring: 4, by: &generator)
    wall.turn(320, 1_500)
    return wall
  }

  private func center(of path: IndexPath, on wall: PhotoWall) throws -> CGPoint {
    try XCTUnwrap(wall.view.layoutAttributesForItem(at: path)?.center)
  }

  func testAnItemFollowsTheFingerAndStaysWhereItIsLeft() async throws {
    for target in [IndexPath(0, 7), IndexPath(0, 0), IndexPath(1, 3)] {
      let wall = wall()
      let id = wall.gallery.photo(at: IndexPath(0, 2)).id
      wall.asked = []
      XCTAssertTrue(wall.view.beginInteractiveMovementForItem(at: IndexPath(0, 2)))
      let finger = try center(of: target, on: wall)
      wall.view.updateInteractiveMovementTargetPosition(finger)
      let current = try XCTUnwrap(wall.layout.state.movement?.current)
      XCTAssertEqual(current.section, target.section)
      XCTAssertEqual(wall.view.cellForItem(at: current)?.center, finger, "it is under the finger")
      XCTAssertEqual(wall.view.shownPhotos[current], id)
      XCTAssertEqual(wall.layout.feed?[0].itemCount, current.section == 0 ? 12 : 11)

      wall.view.endInteractiveMovement()
      XCTAssertEqual(wall.gallery.photo(at: current).id, id)
      XCTAssertEqual(wall.asked, [], "all heights are kept")
      try wall.assertShowsTheRightViews("to \(target)")
    }
  }

  func testAMovementThatIsCancelledLeavesNothing() async throws {
    let wall = wall()
    let (feed, albums) = (wall.layout.feed, wall.gallery.albums)
    wall.view.beginInteractiveMovementForItem(at: IndexPath(0, 2))
    for target in [IndexPath(1, 0), IndexPath(0, 9), IndexPath(1, 5)] {
      wall.view.updateInteractiveMovementTargetPosition(try center(of: target, on: wall))
    }
    XCTAssertNotEqual(wall.layout.feed, feed)
    wall.view.cancelInteractiveMovement()
    XCTAssertEqual(wall.layout.feed, feed)
    XCTAssertEqual(wall.gallery.albums, albums)
    try wall.assertShowsTheRightViews()
  }

  func testADropIsWhereTheFeedSaysThatItIs() async throws {
    let wall = wall()
    let feed = try XCTUnwrap(wall.layout.feed)
    for y in stride(from: 0.0, through: 900, by: 61) {
      let point = CGPoint(x: 40 + y / 4, y: y)
      let address = feed.dropAddress(at: LayoutPoint(point), moving: .item(5, section: 0))
      XCTAssertEqual(
        wall.layout.dropIndexPath(at: point, moving: IndexPath(0, 5)),
        IndexPath(address.section, address.item ?? -1))
    }
  }

  /// What a drop session of another app brings has no path of its own yet.
  func testAnItemFromOutsideIsDroppedWhereItWillBeUnderTheFinger() async throws {
    let wall = wall()
    let feed = try XCTUnwrap(wall.layout.feed)
    let heights = MasonryHeightClosure { _, _ in 150 }
    for section in 0..<2 {
      for item in 0..<12 {
        let point = try center(of: IndexPath(section, item), on: wall)
        let target = try XCTUnwrap(wall.layout.dropIndexPath(at: point))
        XCTAssertEqual(target.section, section)
        let distances = try (0...12).map { index in
          var other = feed
          try other[section].insertItems(1, at: index, measuredBy: heights)
          return distance(try XCTUnwrap(other.frame(of: .item(index, section: section))), point)
        }
        XCTAssertEqual(distances[target.item], distances.min() ?? 0, accuracy: 1e-9)
      }
    }
    XCTAssertEqual(wall.layout.dropIndexPath(at: CGPoint(x: 40, y: 1e6))?.section, 1)
    XCTAssertEqual(wall.layout.feed, feed)
    XCTAssertNil(PhotoWall([]).layout.dropIndexPath(at: .zero))
  }

  private func distance(_ frame: LayoutRect, _ point: CGPoint) -> Double {
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return x * x + y * y
  }
}
