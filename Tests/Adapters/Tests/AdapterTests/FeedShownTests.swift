import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// What is on screen as a feed is scrolled and turned.
@MainActor
final class FeedShownTests: XCTestCase {
  private func wall() -> PhotoWall {
    var generator = SplitMix64(state: 7)
    return PhotoWall(counts: [40, 0, 25], columns: [3, 3, 2], by: &generator)
  }

  func testItShowsTheRightViewsWhereverItIsScrolled() async throws {
    let wall = wall()
    try wall.assertShowsTheRightViews()
    XCTAssertEqual(wall.asked.count, 65)
    let kinds = wall.view.views.keys.map(\.kind)
    XCTAssertTrue(kinds.contains(MasonryCollectionViewLayout.backgroundKind))

    var generator = SplitMix64(state: 1)
    for _ in 0..<200 {
      let y = Double.random(in: -80...wall.view.contentSize.height, using: &generator)
      wall.view.scroll(to: CGPoint(x: 0, y: y))
      try wall.assertShowsTheRightViews("scrolled to \(y)")
    }
    XCTAssertEqual(wall.asked.count, 65, "nobody is asked while it scrolls")
  }

  func testARotationWithAnOwnerThatLooksAtTheFeed() async throws {
    let wall = wall()
    wall.view.scroll(to: CGPoint(x: 0, y: 600))
    for (width, height) in [(480.0, 320.0), (320, 480), (1024, 768), (40, 300)] {
      wall.asked = []
      wall.view.turn(to: CGSize(width: width, height: height))
      try wall.assertShowsTheRightViews("\(width) wide")
      XCTAssertEqual(wall.asked.count, 65, "every width is another one")
    }
    wall.asked = []
    wall.view.turn(to: CGSize(width: 40, height: 500))
    try wall.assertShowsTheRightViews("only higher")
    XCTAssertEqual(wall.asked, [])
  }

  func testReloadingEverythingAsksForEverything() async throws {
    let wall = wall()
    wall.asked = []
    wall.gallery.albums.removeFirst()
    wall.view.reloadData()
    wall.view.layoutIfNeeded()
    try wall.assertShowsTheRightViews()
    XCTAssertEqual(wall.asked.count, 25)
  }

  func testRightToLeftAndThePixelsOfTheScreen() async throws {
    let wall = wall()
    let left = try XCTUnwrap(wall.view.cellForItem(at: IndexPath(0, 0))?.frame.minX)
    XCTAssertEqual(left, 10)

    wall.view.setEnvironment(direction: .rightToLeft, displayScale: 3)
    wall.layout.invalidateLayout()
    wall.view.layoutIfNeeded()
    try wall.assertShowsTheRightViews()
    let frame = try XCTUnwrap(wall.view.cellForItem(at: IndexPath(0, 0))?.frame)
    XCTAssertEqual(frame.maxX, 310, accuracy: 1e-9)
  }

  func testAnEmptyCollectionShowsNothing() async throws {
    let wall = PhotoWall([])
    wall.view.layoutIfNeeded()
    XCTAssertTrue(wall.view.views.isEmpty)
    XCTAssertNil(wall.layout.layoutAttributesForItem(at: IndexPath(0, 0)))
  }
}
