import CollectionLayoutsUIKit
import MasonryLayout
import UIKit
import XCTest

/// Badges, shadows and other views that go along with items, headers and backgrounds.
@MainActor
final class FeedAttachmentTests: XCTestCase {
  private var generator = SplitMix64(state: 31)

  /// Photos of odd numbers have a badge; all have a shadow; headers have a mark.
  private func wall(counts: [Int] = [60, 60], y: Double = 0) -> PhotoWall {
    PhotoWall(counts: counts, scrolledTo: y, by: &generator) { wall in
      let gallery = wall.gallery
      wall.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shadow")
      wall.layout.attachments = [
        .init(
          kind: "badge", size: CGSize(width: 20, height: 12), edges: [.top, .trailing],
          insets: .init(-8)
        ) { gallery.photo(at: $0).id % 2 == 1 },
        .init(kind: "shadow", isDecoration: true, insets: .init(-6), zIndex: -1),
        .init(kind: "mark", of: .header, size: CGSize(width: 10, height: 10), edges: .leading),
      ]
    }
  }

  private func badge(_ item: CGRect, isRightToLeft: Bool = false) -> CGRect {
    let x = isRightToLeft ? item.minX - 8 : item.maxX + 8 - 20
    return CGRect(x: x, y: item.minY - 8, width: 20, height: 12)
  }

  /// Asserts what is attached to all cells on screen, and that nothing else is.
  private func assertAttached(
    _ wall: PhotoWall, isRightToLeft: Bool = false, _ message: String = "", line: UInt = #line
  ) {
    let view = wall.view
    var badges = 0
    for (path, id) in view.shownPhotos {
      guard let cell = view.cellForItem(at: path) else { continue }
      let found = view.supplementaryView(forElementKind: "badge", at: path)
      let frame = badge(cell.frame, isRightToLeft: isRightToLeft)
      let isExpected = id % 2 == 1 && frame.overlaps(view.bounds)
      XCTAssertEqual(found != nil, isExpected, "\(message) \(path)", line: line)
      if isExpected { badges += 1 }
      guard let found else { continue }
      XCTAssertTrue(found.frame.isAlmost(frame), "\(message) \(found.frame)", line: line)
      XCTAssertEqual(found.zIndex, cell.zIndex + 1)
      let shadow = view.views[ElementKey(.decorationView, "shadow", path)]
      let around = cell.frame.insetBy(dx: -6, dy: -6)
      XCTAssertTrue(shadow?.frame.isAlmost(around) == true, message, line: line)
      XCTAssertEqual(shadow?.zIndex, cell.zIndex - 1)
    }
    // A badge whose photo is just out of sight may still stick into it.
    for key in view.views.keys where key.kind == "badge" {
      let item = view.layoutAttributesForItem(at: key.indexPath)?.frame ?? .zero
      XCTAssertTrue(badge(item, isRightToLeft: isRightToLeft).overlaps(view.bounds), line: line)
    }
    XCTAssertGreaterThan(badges, 0, line: line)
  }

  func testViewsOfOtherKindsGoAlongWithWhatTheyAreAttachedTo() async throws {
    let wall = wall()
    for y in stride(from: 0.0, through: 2_500, by: 41) {
      wall.view.scroll(to: CGPoint(x: 0, y: y))
      assertAttached(wall, "scrolled to \(y)")
      let header = UICollectionView.elementKindSectionHeader
      for section in 0..<2 {
        let path = IndexPath(section, 0)
        let mark = wall.view.supplementaryView(forElementKind: "mark", at: path)
        guard let pinned = wall.view.supplementaryView(forElementKind: header, at: path) else {
          XCTAssertNil(mark)
          continue
        }
        let frame = CGRect(x: 0, y: pinned.frame.minY + 10, width: 10, height: 10)
        XCTAssertTrue(frame.overlaps(wall.view.bounds) == (mark != nil))
        if let mark { XCTAssertTrue(mark.frame.isAlmost(frame)) }
      }
    }
    wall.view.setEnvironment(direction: .rightToLeft)
    wall.layout.invalidateLayout()
    wall.view.layoutIfNeeded()
    assertAttached(wall, isRightToLeft: true)
  }

  func testWhatIsAttachedIsFoundByKindAndPath() async throws {
    let layout = wall().layout
    func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    }
    let item = try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(1, 51))?.frame)
    XCTAssertEqual(frame("badge", IndexPath(1, 51)), badge(item))
    XCTAssertNil(frame("badge", IndexPath(1, 50)), "it has none")
    XCTAssertNil(frame("badge", IndexPath(1, 60)), "there is no such item")
    XCTAssertNil(frame("shadow", IndexPath(1, 51)), "it is a decoration")
    XCTAssertNil(frame("star", IndexPath(1, 51)))
    for (kind, isThere) in [("shadow", true), ("light", false)] {
      let found = layout.layoutAttributesForDecorationView(ofKind: kind, at: IndexPath(1, 50))
      XCTAssertEqual(found != nil, isThere)
    }
  }

  /// What comes and goes with items is named by its paths; what stays goes from its old place to its new.
  func testUpdatesAnimateWhatIsAttached() async throws {
    let wall = wall(counts: [12, 12])
    let old = wall.gallery.albums
    let before = try XCTUnwrap(wall.view.layoutAttributesForItem(at: IndexPath(0, 5))?.frame)
    var albums = old
    albums[0].photos.remove(at: 1)  // 1 has a badge.
    albums[0].photos.insert(Photo(id: 901, ratio: 1), at: 2)
    albums[0].photos.insert(Photo(id: 902, ratio: 1), at: 3)  // 902 has none.
    albums[0].photos.insert(albums[0].photos.remove(at: 6), at: 0)  // 5, from 5 to 0.
    XCTAssertEqual(albums[0].photos.prefix(5).map(\.id), [5, 0, 2, 901, 902])
    wall.update(to: albums)
    assertAttached(wall)
    XCTAssertEqual(wall.view.insertedViews["badge"], [IndexPath(0, 3)])
    XCTAssertEqual(wall.view.deletedViews["badge"], [IndexPath(0, 1)])
    XCTAssertEqual(wall.view.insertedViews["shadow"], [IndexPath(0, 3), IndexPath(0, 4)])
    XCTAssertEqual(wall.view.deletedViews["shadow"], [IndexPath(0, 1)])
    let moved = ElementKey(.supplementaryView, "badge", IndexPath(0, 0))
    XCTAssertEqual(wall.view.initialAttributes[moved]?.frame, badge(before))
    let new = ElementKey(.supplementaryView, "badge", IndexPath(0, 3))
    XCTAssertNil(wall.view.initialAttributes[new])
    let now = try XCTUnwrap(wall.view.layoutAttributesForItem(at: IndexPath(0, 8))?.frame)
    let gone = ElementKey(.supplementaryView, "badge", IndexPath(0, 7))
    XCTAssertEqual(wall.view.finalAttributes[gone]?.frame, badge(now), "with its photo")
    XCTAssertEqual(wall.view.finalAttributes[gone]?.indexPath, IndexPath(0, 7))
    XCTAssertEqual(wall.layout.indexPathsToInsertForSupplementaryView(ofKind: "badge"), [])
  }

  /// Over its own place, and over those of other items, until the finger lets go.
  func testWhatIsAttachedFollowsTheItemUnderAFinger() async throws {
    for isCancelled in [false, true] {
      let wall = wall(counts: [12, 12])
      let place = try XCTUnwrap(wall.view.cellForItem(at: IndexPath(0, 1))?.center)
      XCTAssertTrue(wall.view.beginInteractiveMovementForItem(at: IndexPath(0, 1)))
      for distance in [5.0, 60, 150] {
        let finger = CGPoint(x: place.x + 3, y: place.y + distance)
        wall.view.updateInteractiveMovementTargetPosition(finger)
        let held = try XCTUnwrap(wall.view.views.first { $1.center == finger }?.key.indexPath)
        XCTAssertEqual((wall.view.cellForItem(at: held) as? PhotoCell)?.photo.id, 1)
        XCTAssertNotNil(wall.view.supplementaryView(forElementKind: "badge", at: held))
        assertAttached(wall, "\(distance) below its place")
      }
      if isCancelled {
        wall.view.cancelInteractiveMovement()
      } else {
        wall.view.endInteractiveMovement()
      }
      assertAttached(wall, "let go")
    }
  }

  /// A photo that is read loses its badge without a change of its section.
  func testWhatIsShownIsAskedAgain() async throws {
    let wall = wall()
    XCTAssertNotNil(wall.view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1)))
    wall.layout.attachments[0].isShown = { _ in false }
    wall.view.layoutIfNeeded()
    XCTAssertNil(wall.view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1)))
  }
}
