import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKitOnModel

/// Sections that scroll by themselves: under a finger, and through updates.
@MainActor
final class FeedCarouselTests: XCTestCase {
  private var generator = SplitMix64(state: 3)

  /// A carousel of items of 50 × 90 points, 10 apart, between two albums of columns.
  private func wall(
    direction: UIUserInterfaceLayoutDirection = .leftToRight, count: Int = 30
  ) -> PhotoWall {
    PhotoWall(counts: [6, count, 30], columns: [3, 1, 2], by: &generator) { wall in
      wall.gallery.albums[1].section = .init(
        layout: .columns(
          .init(
            columns: .fixed(1), itemSpacing: 10,
            contentInsets: .init(top: 0, leading: 20, bottom: 0, trailing: 20))),
        carousel: .init(height: 90))
      for item in 0..<count { wall.gallery.albums[1].photos[item].ratio = 90.0 / 50 }
      wall.view.setEnvironment(direction: direction)
    }
  }

  private func middle(of section: Int, on wall: PhotoWall) throws -> CGPoint {
    let frame = try XCTUnwrap(wall.layout.feed?.frame(ofSection: section))
    return CGPoint(x: 160, y: (frame.minY + frame.maxY) / 2)
  }

  func testAFingerScrollsTheCarouselThatItIsOn() async throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let wall = wall(direction: direction)
      let (view, layout) = (wall.view, wall.layout)
      let panning = MasonryCarouselPanning(view)
      XCTAssertTrue(view.subviews.contains(panning), "the collection view keeps it")
      XCTAssertEqual(view.panGestureRecognizer.required, [panning.panGestureRecognizer])
      let sign = direction == .leftToRight ? 1.0 : -1
      let (carousel, other) = (try middle(of: 1, on: wall), try middle(of: 0, on: wall))
      func pan(_ x: Double, _ y: Double = 0, flicked: Double = 0) -> Bool {
        view.pan(
          from: carousel, by: CGPoint(x: sign * x, y: y), flicked: CGPoint(x: sign * flicked, y: 0))
      }
      XCTAssertFalse(pan(-20, -40), "it is for the collection view")
      XCTAssertFalse(view.pan(from: other, by: CGPoint(x: -100, y: 0)), "there is no carousel")
      XCTAssertEqual(layout.carouselOffsets, [:])
      XCTAssertTrue(pan(-100, 5, flicked: -33))
      XCTAssertEqual(layout.carouselOffsets, [1: 133])
      view.layoutIfNeeded()
      try wall.assertShowsTheRightViews("\(direction)")

      panning.snapping = .start
      XCTAssertTrue(pan(-100))
      XCTAssertEqual(
        layout.carouselOffsets, [1: 240], "the start of the item that is nearest to 233")
      XCTAssertNil(layout.state.pannedSection)

      // Pulled beyond its start it follows the finger, and returns.
      var pulled: Double?
      view.didPan = { pulled = layout.carouselOffsets[1] }
      XCTAssertTrue(pan(300))
      XCTAssertEqual(pulled, -60)
      XCTAssertEqual(layout.carouselOffsets, [1: 0])
      view.layoutIfNeeded()
      try wall.assertShowsTheRightViews("\(direction)")
    }
  }

  /// The finger stays on its carousel when a section is inserted before it, and lets go if it goes.
  func testASectionThatMovesUnderAFingerTakesItAlong() async throws {
    for isRemoved in [false, true] {
      let wall = wall()
      let collectionView = wall.view
      let panning = MasonryCarouselPanning(collectionView)
      panning.snapping = .start
      var albums = wall.gallery.albums
      if isRemoved { albums.remove(at: 1) } else { albums.swapAt(0, 1) }
      wall.view.didPan = { wall.update(to: albums) }
      wall.view.pan(
        from: try middle(of: 1, on: wall), by: CGPoint(x: -100, y: 0),
        flicked: CGPoint(x: -40, y: 0))
      XCTAssertEqual(wall.layout.carouselOffsets, isRemoved ? [:] : [0: 120])
      wall.view.layoutIfNeeded()
      try wall.assertShowsTheRightViews()
      XCTAssertTrue(panning.isHidden)
    }
  }

  func testItemsAreShownAndSnappedTo() async throws {
    let wall = wall()
    let layout = wall.layout
    layout.scrollCarousel(toItemAt: IndexPath(1, 20), at: .start)
    XCTAssertEqual(layout.carouselOffsets, [1: 20 + 20 * 60])
    XCTAssertEqual(layout.snappedCarouselOffset(131, inSection: 1), 120)
    XCTAssertEqual(layout.snappedCarouselOffset(131, inSection: 1, at: .nearest), 131)
    XCTAssertEqual(layout.snappedCarouselOffset(131, inSection: 0), 0)
    XCTAssertEqual(layout.snappedCarouselOffset(131, inSection: 9), 0)
    layout.scrollCarousel(toItemAt: IndexPath(1, 99))
    XCTAssertEqual(layout.carouselOffsets, [1: 20 + 20 * 60])
    // Items that go leave no carousel beyond its end.
    var albums = wall.gallery.albums
    albums[1].photos.removeLast(20)
    wall.update(to: albums)
    XCTAssertEqual(layout.carouselOffsets, [1: 10 * 60 - 10 + 40 - 320])
    try wall.assertShowsTheRightViews()
  }
}
