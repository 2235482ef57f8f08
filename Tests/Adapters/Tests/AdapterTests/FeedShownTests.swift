import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// What is on screen as a feed is scrolled, turned and loaded again, and who is asked for it.
@MainActor
final class FeedShownTests: XCTestCase {
  private var generator = SplitMix64(seed: 7)
  private let header = ElementKey(
    .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(0, 0))

  private func wall() -> PhotoWall {
    PhotoWall(counts: [40, 0, 25], columns: [3, 3, 2], by: &generator)
  }

  func testARotationWithAnOwnerThatLooksAtTheFeed() async throws {
    let wall = PhotoWall(counts: [40, 0, 25], measuring: .max, by: &generator)
    XCTAssertEqual(wall.asked.count, 65)
    XCTAssertLessThan(wall.gallery.measured.count, 65, "only what came into sight")
    wall.scroll(to: 600)
    for (width, height, count) in [
      (480.0, 320.0, 65), (320, 480, 65), (1024, 768, 65), (40, 300, 65), (40, 500, 0),
    ] {
      wall.asked = []
      wall.turn(width, height)
      try wall.assertShowsTheRightViews("\(width) wide")
      XCTAssertEqual(wall.asked.count, count, "only another width is a reason")
    }
  }

  // Updates that random ones do not have.

  func testAReloadAsksAgain() async throws {
    let wall = wall()
    wall.asked = []
    wall.change { albums in
      albums[0].photos[3].ratio = 1.75
      albums[0].photos.remove(at: 1)
    }
    XCTAssertEqual(wall.asked, [3])
    try wall.assertShowsTheRightViews()
  }

  func testUpdatesBeforeTheFirstLayoutAndAfterAReload() async throws {
    let wall = PhotoWall([.random(0, 3, firstPhoto: 0, by: &generator)])
    for reloads in [false, true] {
      if reloads { wall.view.reloadData() }
      wall.change { $0[0].photos.append(Photo(id: reloads ? 901 : 900, ratio: 1)) }
      try wall.assertShowsTheRightViews(reloads ? "after a reload" : "before the first layout")
    }
  }

  func testAReloadBuildsEverythingAnewAndADoubleDeletionCountsOnce() async throws {
    for reloads in [true, false] {
      let wall = wall()
      wall.asked = []
      wall.view.performBatchUpdates {
        wall.gallery.albums[0].photos.removeFirst()
        if reloads { wall.view.reloadData() }
        wall.view.deleteItems(at: Array(repeating: IndexPath(0, 0), count: reloads ? 1 : 2))
      }
      XCTAssertEqual(wall.asked.count, reloads ? 64 : 0, "built once, and not changed once more")
      try wall.assertShowsTheRightViews()
    }
  }

  // What a scroll invalidates: the headers and footers that move, and nothing else.

  private func wall(header: MasonryFeed.Header) -> PhotoWall {
    PhotoWall(counts: [30, 30, 30], by: &generator) { wall in
      for index in 0..<3 { wall.gallery.albums[index].section.header = header }
    }
  }

  func testAScrollInvalidatesThePinnedHeaderAndNothingElse() async throws {
    for isPinned in [false, true] {
      let wall = wall(header: .init(length: 30, isPinned: isPinned))
      wall.view.invalidations = []
      wall.scroll(to: 50)
      XCTAssertEqual(
        wall.view.invalidations.map(\.invalidatedSupplementaryIndexPaths),
        isPinned ? [[header.kind: [header.indexPath]]] : [])
      XCTAssertEqual(wall.view.views[header]?.frame.minY, isPinned ? 50 : nil)
      for y in stride(from: 60.0, through: 3_000, by: isPinned ? 10 : 30) {
        wall.scroll(to: y)
        try wall.assertShowsTheRightViews("scrolled to \(y)")
      }
      for context in wall.view.invalidations {
        let headers = context.invalidatedSupplementaryIndexPaths?.values.flatMap(\.self)
        XCTAssertLessThanOrEqual(headers?.count ?? 9, isPinned ? 2 : 0)
        XCTAssertNil(context.invalidatedItemIndexPaths)
      }
    }
  }

  func testAHeaderStretchesWhileTheContentIsPulledDown() async throws {
    let wall = wall(header: .init(length: 30, isStretching: true))
    wall.scroll(to: -70)
    XCTAssertEqual(
      wall.view.views[header]?.frame, CGRect(x: 0, y: -70, width: 320, height: 100))
    try wall.assertShowsTheRightViews()
    wall.scroll(to: 0)
    try wall.assertShowsTheRightViews("let go")
  }

  // Insets that change without the bounds: nobody tells a layout, and the next scroll updates it.

  /// A bar at the side comes while photos are read: they make room for it, and stay in sight.
  func testItemsKeepClearOfInsetsThatHaveChanged() async throws {
    for isScrolled in [true, false] {
      let wall = PhotoWall(counts: [60, 60], scrolledTo: 900, by: &generator)
      let (view, photo) = (wall.view, try wall.firstPhoto())
      let before = try wall.distance(to: photo)
      view.setEnvironment(safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
      if isScrolled { wall.scroll(to: 905) } else { wall.layout.invalidateLayout() }
      view.layoutIfNeeded()
      XCTAssertEqual(wall.layout.feed?.frame(of: .item(0, section: 0))?.minX, 54)
      for path in view.indexPathsForVisibleItems {
        XCTAssertGreaterThanOrEqual(try wall.frame(path).minX, 54, "\(path)")
      }
      XCTAssertEqual(
        try wall.distance(to: photo), before - (isScrolled ? 5 : 0), accuracy: 1e-6)
      let offset = view.contentOffset.y
      view.invalidations = []
      wall.scroll(to: offset + 5)
      XCTAssertNil(view.invalidations.first { $0.invalidatedSupplementaryIndexPaths == nil })
      XCTAssertEqual(view.contentOffset.y, offset + 5)
    }
  }

  /// A header that was pinned below a bar that goes is neither before nor after the scroll.
  func testAHeaderFollowsABar() async throws {
    for hasScrolledCarousel in [false, true] {
      let wall = PhotoWall(counts: [30, 30], inset: 44, scrolledTo: -30, by: &generator) { wall in
        guard hasScrolledCarousel else { return }
        wall.gallery.albums[1].section = .init(
          layout: .columns(.fixed(1)), carousel: .init(length: 90))
      }
      XCTAssertEqual(wall.view.views[header]?.frame.minY, 14)
      wall.view.contentInset.top = 0
      // That asks again for the items of the carousel alone.
      wall.layout.scrollCarousel(inSection: 1, to: 50)
      wall.view.hold { wall.view.layoutIfNeeded() }
      wall.view.invalidations = []
      wall.scroll(to: -28)
      XCTAssertEqual(wall.view.views[header]?.frame.minY, 0)
      try wall.assertShowsTheRightViews()
      XCTAssertEqual(wall.view.invalidations.count, 1)
      let context = wall.view.invalidations.first
      XCTAssertEqual(
        context?.invalidatedSupplementaryIndexPaths?[header.kind], [header.indexPath])
      XCTAssertNil(context?.invalidatedItemIndexPaths)
      wall.scroll(to: -26)
      XCTAssertEqual(wall.view.invalidations.count, 1, "it is there already")
    }
  }

  /// Content that hangs from its end lies above a keyboard.
  func testShortContentHangsAboveAKeyboard() async throws {
    let wall = PhotoWall(counts: [2], columns: [1], by: &generator) { wall in
      wall.gallery.albums[0].photos = [Photo(id: 0, ratio: 0.1), Photo(id: 1, ratio: 0.1)]
      wall.layout.hangsFromEnd = true
    }
    try wall.assertShowsTheRightViews()
    wall.view.contentInset.bottom = 200
    wall.scroll(to: 1)
    try wall.assertShowsTheRightViews("above the keyboard")
  }
}
