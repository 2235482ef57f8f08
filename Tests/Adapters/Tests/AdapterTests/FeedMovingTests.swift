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

  /// A drag that makes room, of an item of the wall or from outside: paths are others than the data's.
  func testHeightsAreAskedWithThePathsOfTheDataWhileADragMakesRoom() async throws {
    for source in [IndexPath(0, 2), nil] {
      let wall = wall()
      wall.attachViews()
      wall.view.layoutIfNeeded()
      let albums = wall.gallery.albums
      for target in [IndexPath(0, 7), IndexPath(1, 3), IndexPath(0, 0)] {
        wall.asked = []
        wall.view.drag(itemAt: source, over: target)
        XCTAssertEqual(wall.asked, [], "the gap has no path, and the others keep their heights")
        var shown = albums
        let photo = source.map { shown[$0.section].photos.remove(at: $0.item) }
        let guest = Photo(id: 998, ratio: 1, measuredHeight: 150)
        shown[target.section].photos.insert(photo ?? guest, at: target.item)

        // A picture arrives, and the device is turned: the wall is the one of the moved data.
        for section in 0..<2 {
          wall.gallery.albums[section].photos[5].ratio += 1.0 / 3
          let path = IndexPath(section, 5)
          let id = wall.gallery.photo(at: path).id
          wall.asked = []
          wall.layout.remeasureItems(at: [path])
          XCTAssertEqual(wall.asked, [id])
          for album in shown.indices {
            let item = shown[album].photos.firstIndex { $0.id == id }
            if let item { shown[album].photos[item] = wall.gallery.photo(at: path) }
          }
        }
        wall.asked = []
        for width in [400.0, 320] {
          wall.turn(width, 1_500)
          for album in shown.indices {
            for (item, photo) in shown[album].photos.enumerated() {
              let path = IndexPath(album, item)
              let frame = try XCTUnwrap(wall.layout.layoutAttributesForItem(at: path)?.frame)
              let expected =
                photo == guest || wall.gallery.measured.contains(photo.id)
                ? photo.measuredHeight : photo.height(width: frame.width)
              XCTAssertEqual(frame.height, expected ?? 0, accuracy: 1e-9, "\(path) of \(target)")
              let badge = wall.layout.layoutAttributesForSupplementaryView(
                ofKind: "badge", at: path)
              XCTAssertEqual(badge != nil, photo.id % 2 == 1)
            }
          }
        }
        XCTAssertEqual(Set(wall.asked), Set(albums.flatMap(\.photos).map(\.id)))
        wall.view.endDrag()
        for album in 0..<2 { wall.gallery.albums[album].photos = albums[album].photos }
        wall.reload()
        try wall.assertShowsTheRightViews("\(target)")
      }
    }
  }

  /// The paths that an app gives to the layout, and gets of it, do not count the gap.
  func testPathsAreThoseOfTheDataWhileADragMakesRoom() async throws {
    for source in [IndexPath(0, 2), nil] {
      for target in [IndexPath(0, 7), IndexPath(1, 3), IndexPath(0, 0), IndexPath(1, 12)] {
        let wall = wall()
        let layout = wall.layout
        wall.gallery.albums[1].section = .init(
          layout: .columns(.fixed(1)), carousel: .init(length: 60))
        wall.reload()
        wall.view.drag(itemAt: source, over: target)
        func drop(at finger: CGPoint) -> IndexPath? {
          source.map { layout.dropIndexPath(at: finger, moving: $0) }
            ?? layout.dropIndexPath(at: finger)
        }
        let feed = try XCTUnwrap(layout.feed)
        for item in 0..<11 {
          let finger = try center(of: IndexPath(0, item), on: wall)
          let address = feed.dropAddress(at: LayoutPoint(finger), moving: .init(target))
          XCTAssertEqual(drop(at: finger), address.indexPath, "\(item) with a gap at \(target)")
        }
        XCTAssertEqual(drop(at: try center(of: target, on: wall)), target)
        wall.turn(320, 200)
        for item in [9, 5, 8] {
          let path = wall.view.presentationIndexPath(forDataSourceIndexPath: IndexPath(0, item))
          let frame = try XCTUnwrap(path.flatMap(layout.layoutAttributesForItem(at:))?.frame)
          let offset = layout.contentOffset(showing: IndexPath(0, item), at: .start)
          XCTAssertEqual(offset?.y, frame.minY - 30, "below the header")
        }
        layout.scrollToItem(at: IndexPath(1, 0), at: .end, animated: false)
        for item in [4, 2, 5] {
          layout.scrollCarousel(toItemAt: IndexPath(1, item), at: .start)
          wall.view.layoutIfNeeded()
          let path = try XCTUnwrap(wall.view.shownPhotos.first { $0.value == 100 + item }?.key)
          XCTAssertEqual(try wall.frame(path).minX, 0, accuracy: 1e-6)
        }
      }
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

  /// A section without items takes one on its header or its footer; without these it has no place.
  func testAnItemIsDroppedIntoAnEmptySection() async throws {
    for (empty, isFooter) in [(1, false), (2, false), (2, true)] {
      var albums = (0..<3).map { id in
        Album.random(id, id == empty ? 0 : 6, firstPhoto: 100 * id, by: &generator)
      }
      if isFooter { albums[empty].section.header = nil } else { albums[empty].section.footer = nil }
      let wall = PhotoWall(albums, size: CGSize(width: 320, height: 1_500))
      wall.view.layoutIfNeeded()
      let section = try XCTUnwrap(wall.layout.feed?.frame(ofSection: empty))
      let finger = CGPoint(section.center)
      XCTAssertEqual(
        wall.layout.dropIndexPath(at: finger, moving: IndexPath(0, 2)), IndexPath(empty, 0))
      XCTAssertEqual(wall.layout.dropIndexPath(at: finger), IndexPath(empty, 0))
      XCTAssertTrue(wall.view.beginInteractiveMovementForItem(at: IndexPath(0, 2)))
      wall.view.updateInteractiveMovementTargetPosition(finger)
      wall.view.endInteractiveMovement()
      XCTAssertEqual(wall.gallery.albums[empty].photos.map(\.id), [2])
      try wall.assertShowsTheRightViews()
    }
  }

  private func distance(_ frame: LayoutRect, _ point: CGPoint) -> Double {
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return x * x + y * y
  }
}
