import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Insets that change without the bounds: nobody tells a layout, and the next scroll brings it right.
@MainActor
final class FeedInsetTests: XCTestCase {
  private var generator = SplitMix64(state: 57)

  private let header = ElementKey(
    .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(0, 0))

  private func wall(inset: Double = 0, scrolledTo y: Double = 0) -> PhotoWall {
    PhotoWall(counts: [60, 60], inset: inset, scrolledTo: y, by: &generator)
  }

  /// A bar at the side comes while photos are read: they make room for it, and stay in sight.
  func testItemsKeepClearOfInsetsThatHaveChanged() async throws {
    for isScrolled in [true, false] {
      let wall = wall(scrolledTo: 900)
      let view = wall.view
      let path = try XCTUnwrap(
        view.indexPathsForVisibleItems
          .filter { view.cellForItem(at: $0)?.frame.minY ?? 0 >= view.bounds.minY + 40 }.min())
      func distance() -> Double? {
        view.cellForItem(at: path).map { $0.frame.minY - view.bounds.minY }
      }
      let before = try XCTUnwrap(distance())
      view.setEnvironment(safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
      if isScrolled {
        view.scroll(to: CGPoint(x: 0, y: 905))
      } else {
        wall.layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      XCTAssertEqual(wall.layout.feed?.frame(of: .item(0, section: 0))?.minX, 54)
      for path in view.indexPathsForVisibleItems {
        XCTAssertGreaterThanOrEqual(view.cellForItem(at: path)?.frame.minX ?? 0, 54, "\(path)")
      }
      XCTAssertEqual(distance() ?? 0, before - (isScrolled ? 5 : 0), accuracy: 1e-6)
      let offset = view.contentOffset.y
      view.invalidations = []
      view.scroll(to: CGPoint(x: 0, y: offset + 5))
      XCTAssertNil(view.invalidations.first { $0.invalidatedSupplementaryIndexPaths == nil })
      XCTAssertEqual(view.contentOffset.y, offset + 5)
    }
  }

  /// A bar goes: a header that was pinned below it is neither before nor after the scroll.
  func testAHeaderFollowsABar() async throws {
    let wall = wall(inset: 44, scrolledTo: -30)
    XCTAssertEqual(wall.view.views[header]?.frame.minY, 14)
    wall.view.contentInset.top = 0
    wall.view.invalidations = []
    wall.view.scroll(to: CGPoint(x: 0, y: -28))
    XCTAssertEqual(wall.view.views[header]?.frame.minY, 0)
    try wall.assertShowsTheRightViews()
    XCTAssertEqual(wall.view.invalidations.count, 1)
    XCTAssertEqual(
      wall.view.invalidations.first?.invalidatedSupplementaryIndexPaths?[header.kind],
      [IndexPath(0, 0)])
    XCTAssertNil(wall.view.invalidations.first?.invalidatedItemIndexPaths)
    wall.view.scroll(to: CGPoint(x: 0, y: -26))
    XCTAssertEqual(wall.view.invalidations.count, 1, "it is there already")
  }

  /// A bar comes while a carousel is scrolled: that asks again for its items alone.
  func testAHeaderFollowsABarAfterACarouselWasScrolled() async throws {
    let wall = PhotoWall(counts: [30, 30], inset: 44, by: &generator) { wall in
      wall.gallery.albums[1].section = .init(
        layout: .columns(.init(columns: .fixed(1))), carousel: .init(length: 90))
    }
    wall.view.scroll(to: CGPoint(x: 0, y: -30))
    wall.view.contentInset.top = 0
    wall.layout.scrollCarousel(inSection: 1, to: 50)
    wall.view.layoutIfNeeded()
    wall.view.scroll(to: CGPoint(x: 0, y: -28))
    XCTAssertEqual(wall.view.views[header]?.frame.minY, 0)
    try wall.assertShowsTheRightViews()
  }

  /// Content that hangs from its end lies above a keyboard.
  func testShortContentHangsAboveAKeyboard() async throws {
    let wall = PhotoWall(counts: [2], columns: [1], heights: 20...60, by: &generator) { wall in
      wall.gallery.albums[0].photos = [Photo(id: 0, ratio: 0.1), Photo(id: 1, ratio: 0.1)]
      wall.layout.hangsFromEnd = true
    }
    try wall.assertShowsTheRightViews()
    wall.view.contentInset.bottom = 200
    wall.view.scroll(to: CGPoint(x: 0, y: 1))
    try wall.assertShowsTheRightViews("above the keyboard")
  }
}
