import CollectionLayoutsUIKit
import MasonryLayout
import UIKit
import XCTest

/// Badges, shadows and other views that go along with items, headers and backgrounds.
@MainActor
final class FeedAttachmentTests: XCTestCase {
  private var generator = SplitMix64(seed: 31)

  private func wall(counts: [Int] = [60, 60]) -> PhotoWall {
    PhotoWall(counts: counts, by: &generator) { $0.attachViews() }
  }

  private func badge(_ item: CGRect) -> CGRect {
    CGRect(x: item.maxX - 12, y: item.minY - 8, width: 20, height: 12)
  }

  func testWhatIsAttachedIsFoundByKindAndPath() async throws {
    let wall = wall()
    let layout = wall.layout
    func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    }
    let item = try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(1, 51))?.frame)
    XCTAssertEqual(frame("badge", IndexPath(1, 51)), badge(item))
    XCTAssertNil(frame("badge", IndexPath(1, 50)), "it has none")
    XCTAssertNil(frame("badge", IndexPath(1, 60)), "there is no such item")
    XCTAssertNil(frame("star", IndexPath(1, 51)))
    for (kind, isThere) in [("shadow", true), ("light", false)] {
      let found = layout.layoutAttributesForDecorationView(ofKind: kind, at: IndexPath(1, 50))
      XCTAssertEqual(found != nil, isThere)
    }
  }

  /// What comes and goes with items is named by its paths; what stays goes from its old place to its new.
  func testUpdatesAnimateWhatIsAttached() async throws {
    let wall = wall(counts: [12, 12])
    let view = wall.view
    let before = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(0, 5))?.frame)
    wall.change { albums in
      albums[0].photos.remove(at: 1)  // 1 has a badge.
      albums[0].photos.insert(Photo(id: 901, ratio: 1), at: 2)
      albums[0].photos.insert(Photo(id: 902, ratio: 1), at: 3)  // 902 has none.
      albums[0].photos.insert(albums[0].photos.remove(at: 6), at: 0)  // 5, from 5 to 0.
      XCTAssertEqual(albums[0].photos.prefix(5).map(\.id), [5, 0, 2, 901, 902])
    }
    try wall.assertShowsTheRightViews()
    XCTAssertEqual(view.insertedViews["badge"], [IndexPath(0, 3)])
    XCTAssertEqual(view.deletedViews["badge"], [IndexPath(0, 1)])
    XCTAssertEqual(view.insertedViews["shadow"], [IndexPath(0, 3), IndexPath(0, 4)])
    XCTAssertEqual(view.deletedViews["shadow"], [IndexPath(0, 1)])
    func key(_ item: Int) -> ElementKey {
      ElementKey(.supplementaryView, "badge", IndexPath(0, item))
    }
    XCTAssertEqual(view.initialAttributes[key(0)]?.frame, badge(before))
    XCTAssertNil(view.initialAttributes[key(3)])
    let now = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(0, 8))?.frame)
    XCTAssertEqual(view.finalAttributes[key(7)]?.frame, badge(now), "with its photo")
    XCTAssertEqual(view.finalAttributes[key(7)]?.indexPath, IndexPath(0, 7))
    XCTAssertEqual(wall.layout.indexPathsToInsertForSupplementaryView(ofKind: "badge"), [])
  }

  /// Over its own place, and over those of other items, until the finger lets go.
  func testWhatIsAttachedFollowsTheItemUnderAFinger() async throws {
    for isCancelled in [false, true] {
      let wall = wall(counts: [12, 12])
      let view = wall.view
      let place = try XCTUnwrap(view.cellForItem(at: IndexPath(0, 1))?.center)
      XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(0, 1)))
      for distance in [5.0, 60, 150] {
        let finger = CGPoint(x: place.x + 3, y: place.y + distance)
        view.updateInteractiveMovementTargetPosition(finger)
        let held = try XCTUnwrap(view.views.first { $1.center == finger }?.key.indexPath)
        XCTAssertEqual(view.shownPhotos[held], 1)
        for (path, id) in view.shownPhotos {
          let cell = try XCTUnwrap(view.cellForItem(at: path))
          let found = view.supplementaryView(forElementKind: "badge", at: path)
          let frame = badge(cell.frame)
          XCTAssertEqual(found != nil, id % 2 == 1 && frame.overlaps(view.bounds), "\(path)")
          XCTAssertTrue(found?.frame.isAlmost(frame) ?? true, "\(distance) below its place")
          XCTAssertEqual(found?.zIndex ?? cell.zIndex + 1, cell.zIndex + 1)
          let shadow = view.views[ElementKey(.decorationView, "shadow", path)]
          XCTAssertTrue(shadow?.frame.isAlmost(cell.frame.insetBy(dx: -6, dy: -6)) == true)
          XCTAssertEqual(shadow?.zIndex, cell.zIndex - 1)
        }
      }
      if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
      try wall.assertShowsTheRightViews("let go")
    }
  }

  /// A photo that is read loses its badge without a change of its section.
  func testWhatIsShownIsAskedAgain() async throws {
    let wall = wall()
    let view = wall.view
    XCTAssertNotNil(view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1)))
    wall.layout.attachments[0].isShown = { _ in false }
    view.layoutIfNeeded()
    XCTAssertNil(view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1)))
  }
}
