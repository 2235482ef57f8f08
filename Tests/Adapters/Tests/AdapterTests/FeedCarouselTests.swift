import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Sections that scroll by themselves: under a finger, and through updates.
@MainActor
final class FeedCarouselTests: XCTestCase {
  private var generator = SplitMix64(seed: 3)

  /// A carousel of items of 50 × 90 points, 10 apart, whose cells may ask for twice the width.
  private func wall(
    direction: UIUserInterfaceLayoutDirection = .leftToRight, count: Int = 30,
    measuresItself: Bool = false, snapping: LayoutScrollPosition = .nearest
  ) -> PhotoWall {
    PhotoWall(counts: [6, count, 30], columns: [3, 1, 2], by: &generator) { wall in
      wall.gallery.albums[1].section = .init(
        layout: .columns(
          .init(
            columns: .fixed(1), itemSpacing: 10,
            contentInsets: .init(top: 0, leading: 20, bottom: 0, trailing: 20))),
        carousel: .init(length: 90, snapping: snapping))
      for item in 0..<count {
        wall.gallery.albums[1].photos[item].ratio = 90.0 / 50
        guard measuresItself else { continue }
        wall.gallery.albums[1].photos[item].measuredHeight = 90
        wall.gallery.albums[1].photos[item].measuredWidth = 100
      }
      wall.view.setEnvironment(direction: direction)
    }
  }

  private func middle(of section: Int, on wall: PhotoWall) throws -> CGPoint {
    let frame = try XCTUnwrap(wall.layout.feed?.frame(ofSection: section))
    return CGPoint(x: 160, y: (frame.minY + frame.maxY) / 2)
  }

  /// The first item of the carousel that is in view as a whole.
  private func firstWholeItem(on wall: PhotoWall) throws -> IndexPath {
    let paths = wall.view.indexPathsForVisibleItems.filter { $0.section == 1 }.sorted()
    return try XCTUnwrap(
      try paths.first { path in
        let frame = try wall.frame(path)
        return frame.minX >= 0 && frame.maxX <= 320
      })
  }

  /// The layout brings the object that pans, once.
  private func panning(on wall: PhotoWall) throws -> MasonryCarouselPanning {
    let all = wall.view.subviews.compactMap { $0 as? MasonryCarouselPanning }
    XCTAssertEqual(all.count, 1)
    XCTAssertEqual(all.first?.isHidden, true)
    return try XCTUnwrap(all.first)
  }

  func testASecondCarouselIsPannedWhileTheFirstSlowsDown() async throws {
    var album = Album(id: 0, photos: (0..<30).map { Photo(id: $0, ratio: 90.0 / 50) })
    album.section = .init(
      layout: .columns(.init(columns: .fixed(1), itemSpacing: 10)),
      carousel: .init(length: 90, snapping: .start))
    let other = Album(id: 1, photos: album.photos, section: album.section)
    let wall = PhotoWall([album, other])
    wall.view.layoutIfNeeded()
    let (first, second) = (try middle(of: 0, on: wall), try middle(of: 1, on: wall))
    let flick = CGPoint(x: -400, y: 0)
    wall.view.pan(from: first, by: CGPoint(x: -70, y: 0), flicked: flick, settles: false)
    XCTAssertEqual(wall.layout.state.pannedSection, 0)
    var during: [Int: Double] = [:]
    wall.view.didPan = { during = wall.layout.carouselOffsets }
    wall.view.pan(from: second, by: CGPoint(x: -130, y: 0))
    XCTAssertEqual(during, [0: 60, 1: 130], "the first has come to rest at its nearest item")
    XCTAssertEqual(wall.layout.carouselOffsets, [0: 60, 1: 120])
    XCTAssertNil(wall.layout.state.pannedSection)
    wall.reload()
    XCTAssertEqual(wall.layout.carouselOffsets, [0: 60, 1: 120], "a reload keeps them")
  }

  func testAFingerScrollsTheCarouselThatItIsOn() async throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let wall = wall(direction: direction)
      let (view, layout) = (wall.view, wall.layout)
      let panning = try panning(on: wall)
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

      wall.gallery.albums[1].section.carousel?.snapping = .start
      layout.invalidateLayout()
      view.layoutIfNeeded()
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
      let wall = wall(snapping: .start)
      wall.view.didPan = {
        wall.change { albums in
          albums[1].photos.insert(Photo(id: 900, ratio: 1.8), at: 0)
          if isRemoved { albums.remove(at: 1) } else { albums.swapAt(0, 1) }
        }
        XCTAssertEqual(wall.layout.carouselOffsets, isRemoved ? [:] : [0: 160])
      }
      wall.view.pan(
        from: try middle(of: 1, on: wall), by: CGPoint(x: -100, y: 0),
        flicked: CGPoint(x: -40, y: 0))
      XCTAssertEqual(wall.layout.carouselOffsets, isRemoved ? [:] : [0: 180])
      wall.view.layoutIfNeeded()
      try wall.assertShowsTheRightViews()
    }
  }

  func testItemsAreShownAndSnappedTo() async throws {
    let wall = wall()
    let layout = wall.layout
    layout.scrollCarousel(toItemAt: IndexPath(0, 2), at: .start)
    XCTAssertEqual(layout.carouselOffsets, [:], "it is in no carousel")
    layout.scrollCarousel(toItemAt: IndexPath(1, 20), at: .start)
    XCTAssertEqual(layout.carouselOffsets, [1: 20 + 20 * 60])
    XCTAssertEqual(layout.alignedCarouselOffset(131, inSection: 1), 131)
    XCTAssertEqual(layout.alignedCarouselOffset(131, inSection: 0), 0)
    XCTAssertEqual(layout.alignedCarouselOffset(131, inSection: 9), 0)
    layout.scrollCarousel(toItemAt: IndexPath(1, 99))
    XCTAssertEqual(layout.carouselOffsets, [1: 20 + 20 * 60])
    // Items that go leave no carousel beyond its end.
    wall.change { $0[1].photos.removeLast(20) }
    XCTAssertEqual(layout.carouselOffsets, [1: 10 * 60 - 10 + 40 - 320])
    try wall.assertShowsTheRightViews()
  }

  /// Ten cells take 630 points before they have measured themselves, and 1130 afterwards.
  func testAnOffsetIsReachedOnceCellsHaveMeasuredThemselves() async throws {
    let wall = wall(count: 10, measuresItself: true)
    let layout = wall.layout
    layout.scrollCarousel(inSection: 1, to: 500)
    XCTAssertLessThan(layout.carouselOffsets[1] ?? 0, 500, "there is no more yet")
    wall.view.layoutIfNeeded()
    XCTAssertEqual(layout.carouselOffsets, [1: 500])
    try wall.assertShowsTheRightViews()
    layout.scrollCarousel(inSection: 1, to: .infinity)
    wall.view.layoutIfNeeded()
    let length = try XCTUnwrap(layout.feed?.contentLength(ofSection: 1))
    XCTAssertEqual(layout.carouselOffsets, [1: length - 320])
    // What a finger begins with is what is shown.
    wall.view.pan(from: try middle(of: 1, on: wall), by: CGPoint(x: 10, y: 0))
    XCTAssertEqual(layout.carouselOffsets, [1: length - 330])
  }

  /// Cells that come into view under the finger are 100 wide, and were estimated as 50.
  func testCellsMeasuredBeforeWhatIsShownDoNotMoveItUnderAFinger() async throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let wall = wall(direction: direction, measuresItself: true, snapping: .start)
      let sign = direction == .leftToRight ? 1.0 : -1
      wall.layout.scrollCarousel(inSection: 1, to: 900)
      wall.view.layoutIfNeeded()
      let panning = try panning(on: wall)
      for distance in [100.0, 120, -25, 145, 110] {
        let path = try firstWholeItem(on: wall)
        let x = try wall.frame(path).minX
        wall.view.didPan = {
          wall.view.layoutIfNeeded()
          XCTAssertEqual(
            wall.view.cellForItem(at: path)?.frame.minX ?? 0, x + sign * distance, accuracy: 1e-6)
          XCTAssertEqual(
            panning.contentSize.width, wall.layout.feed?.contentLength(ofSection: 1))
        }
        wall.view.pan(from: try middle(of: 1, on: wall), by: CGPoint(x: sign * distance, y: 0))
        wall.view.layoutIfNeeded()
        let offset = try XCTUnwrap(wall.layout.carouselOffsets[1])
        XCTAssertEqual(offset, wall.layout.alignedCarouselOffset(offset, inSection: 1))
        try wall.assertShowsTheRightViews("\(direction)")
      }
    }
  }

  func testAnOffsetComesBackAfterATurn() async throws {
    let wall = wall()
    wall.layout.scrollCarousel(inSection: 1, to: 1_400)
    for (width, offset) in [(900.0, 30.0 * 60 - 10 + 40 - 900), (320, 1_400)] {
      wall.turn(width, 480)
      XCTAssertEqual(wall.layout.carouselOffsets, [1: offset])
      try wall.assertShowsTheRightViews("\(width) wide")
    }
  }

  /// Cells that are reloaded at the end of a carousel are shorter for a moment.
  func testWhatACarouselShowsStaysWhileItsCellsMeasureThemselvesAnew() async throws {
    let wall = wall(count: 10, measuresItself: true)
    for item in 0..<10 {
      wall.layout.scrollCarousel(toItemAt: IndexPath(1, item))
      wall.view.layoutIfNeeded()
    }
    wall.layout.scrollCarousel(inSection: 1, to: 1_130 - 320)
    wall.view.layoutIfNeeded()
    XCTAssertEqual(try wall.frame(IndexPath(1, 8)).minX, 90)
    wall.view.reloadItems(at: (0..<10).map { IndexPath(1, $0) })
    XCTAssertEqual(try wall.frame(IndexPath(1, 8)).minX, 90)
    try wall.assertShowsTheRightViews()
  }

  /// Cells that have measured themselves are as long as the estimates again; what is shown stays.
  func testAReloadKeepsWhatACarouselShows() async throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let wall = wall(direction: direction, measuresItself: true)
      for offset in stride(from: 0.0, through: 1_320, by: 55) {
        wall.layout.scrollCarousel(inSection: 1, to: offset)
        wall.view.layoutIfNeeded()
      }
      let path = try firstWholeItem(on: wall)
      let x = try wall.frame(path).minX
      XCTAssertGreaterThan(path.item, 10)
      wall.reload()
      XCTAssertEqual(try wall.frame(path).minX, x, accuracy: 1e-6)
      // A carousel that is gone, or no carousel any more, has no offset.
      wall.gallery.albums[1].section.carousel = nil
      wall.reload()
      XCTAssertEqual(wall.layout.carouselOffsets, [:])
    }
  }
}
