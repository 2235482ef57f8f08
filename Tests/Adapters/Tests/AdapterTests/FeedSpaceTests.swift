import MasonryLayout
@testable import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// A layout whose space changes or that gives way to another: insets, and transitions between
/// layouts.
@MainActor
final class FeedSpaceTests: ConditionsTestCase {
  // Insets that change without bounds, and with them.

  func testInsetsOfAKeyboardMoveAChatAlongAndNothingElse() async throws {
    for seed in 35..<48 as Range<UInt64> {
      generator = SplitMix64(seed: seed)
      for (isHanging, isAtEnd) in [(true, true), (true, false), (false, false)] {
        let wall = wall(columns: [1]) { $0.layout.hangsFromEnd = isHanging }
        wall.scroll(to: isAtEnd ? .infinity : 9_000)
        wall.layout.remeasureItems(at: [IndexPath(0, 0)])
        wall.view.layoutIfNeeded()
        for bottom in [1_001.0 / 3, 0] {
          let (offset, end) = (wall.view.contentOffset.y, wall.endAboveKeyboard)
          let lowest = try XCTUnwrap(
            wall.view.indexPathsForVisibleItems.sorted().last { path in
              try wall.frame(path).minY < end
            })
          let frame = try wall.frame(lowest)
          wall.view.contentInset.bottom = bottom
          wall.layout.invalidateLayout()
          wall.view.layoutIfNeeded()
          if isHanging {
            let moved = try wall.frame(lowest).maxY - wall.endAboveKeyboard
            XCTAssertEqual(moved, frame.maxY - end, accuracy: 0.67, "\(seed), \(isAtEnd)")
          } else {
            XCTAssertEqual(wall.view.contentOffset.y, offset, accuracy: 0.67, "\(seed)")
          }
          XCTAssertEqual(wall.layout.isAtEnd, isAtEnd)
        }
      }
    }
  }

  func testABarThatComesAndGoesLeavesContentWhereUIKitPutsIt() async throws {
    for (moves, isSafeArea) in [(false, false), (true, false), (false, true), (true, true)] {
      let wall = wall(columns: [1], scrolledTo: 9_000) { $0.view.movesWithTopInset = moves }
      for (index, top) in [142.0 / 3, 0, 142.0 / 3].enumerated() {
        wall.layout.remeasureItems(at: [IndexPath(0, index)])
        wall.view.layoutIfNeeded()
        let old = wall.view.adjustedContentInset.top
        wall.assertStays(movedBy: moves ? top - old : 0) {
          if isSafeArea {
            wall.view.setEnvironment(safeAreaInsets: .init(top: top, left: 0, bottom: 0, right: 0))
          } else {
            wall.view.contentInset.top = top
          }
          wall.view.layoutIfNeeded()
          wall.take(ratio: 7.0 / 3, at: index)
          wall.view.layoutIfNeeded()
        }
      }
    }
  }

  // Widths.

  /// A window that is resized asks for what is near the view, and for the rest once it rests.
  func testALiveResizeAsksForWhatIsNear() async throws {
    let wall = PhotoWall([.random(0, 3_000, firstPhoto: 0, columns: 3, by: &generator)])
    wall.layout.keepsColumns = true
    wall.layout.itemsMeasureThemselves = false
    wall.view.layoutIfNeeded()
    wall.scroll(to: 40_000)
    let first = try wall.firstPhoto()
    wall.asked = []
    wall.turn(330, 480)
    XCTAssertEqual(wall.asked.count, 3_000, "The first step may be a rotation")
    for step in 1..<40 {
      wall.asked = []
      wall.turn(330 + 5 * Double(step), 480)
      XCTAssertLessThan(wall.asked.count, 200)
      XCTAssertGreaterThanOrEqual(
        Set(wall.asked).count, wall.view.indexPathsForVisibleItems.count)
      for (path, id) in wall.view.shownPhotos {
        let frame = try wall.frame(path)
        let height = wall.gallery.photo(at: path).height(width: frame.width)
        XCTAssertEqual(frame.height, height, accuracy: 1, "Photo \(id)")
      }
      XCTAssertTrue(wall.view.shownPhotos.values.contains(first))
    }
    wall.asked = []
    let shown = wall.photosInView
    try await Task.sleep(nanoseconds: 300_000_000)
    wall.view.layoutIfNeeded()
    XCTAssertGreaterThan(Set(wall.asked).count, 2_800)
    XCTAssertEqual(Set(wall.photosInView.keys), Set(shown.keys))
    XCTAssertEqual(wall.layout.feed?.firstEstimatedItem, nil)
    XCTAssertTrue(wall.view.shownPhotos.values.contains(first))
    wall.asked = []
    try await Task.sleep(nanoseconds: 300_000_000)
    XCTAssertEqual(wall.asked, [], "It rests")
    XCTAssertEqual(wall.view.misuses, [])
  }

  // Other layouts.

  /// The place is kept whether the app moves the offset along or leaves that to the end.
  func testATransitionUnderAFingerEndsWhereOneByItselfDoes() async throws {
    for (isTold, movesAlong) in [(false, false), (true, false), (false, true), (true, true)] {
      var offsets: [Double] = []
      for isInteractive in [false, true] {
        generator = SplitMix64(seed: 77)
        let wall = wall(measuring: 0, scrolledTo: 5_000) { $0.view.tellsOfTransitions = isTold }
        let (view, id) = (wall.view, try wall.firstPhoto())
        let (y, old) = (try wall.distance(to: id), view.contentOffset)
        let path = IndexPath(0, id)
        func next() -> MasonryCollectionViewLayout {
          let layout = MasonryCollectionViewLayout { _, _ in .init(layout: .columns(.fixed(4))) }
          layout.heightForItem = wall.layout.heightForItem
          return layout
        }
        func begin(_ next: MasonryCollectionViewLayout) throws {
          let transition = view.startInteractiveTransition(to: next)
          let from = try XCTUnwrap(wall.layout.layoutAttributesForItem(at: path)?.frame)
          let to = try XCTUnwrap(next.layoutAttributesForItem(at: path)?.frame)
          let target = next.targetContentOffset(forProposedContentOffset: old)
          for progress in [0, 1.0 / 3, 0.7, 1, 0.7] {
            transition.transitionProgress = progress
            transition.invalidateLayout()
            if movesAlong { view.contentOffset.y = old.y + progress * (target.y - old.y) }
            view.layoutIfNeeded()
            let frame = try XCTUnwrap(view.layoutAttributesForItem(at: path)?.frame)
            XCTAssertEqual(frame.minY, from.minY + progress * (to.minY - from.minY), accuracy: 1e-6)
            let width = from.width + progress * (to.width - from.width)
            XCTAssertEqual(frame.width, width, accuracy: 1e-6)
          }
        }
        if isInteractive {
          try begin(next())
          view.cancelInteractiveTransition()
          XCTAssertEqual(try wall.distance(to: id), y, accuracy: 0.67)
          try begin(next())
          view.finishInteractiveTransition()
        } else {
          view.setCollectionViewLayout(next(), animated: true)
        }
        XCTAssertTrue(view.shownPhotos.values.contains(id))
        XCTAssertEqual(view.misuses, [])
        offsets.append(view.contentOffset.y)
      }
      XCTAssertEqual(offsets[0], offsets[1], accuracy: 0.34, "\(isTold), \(movesAlong)")
    }
  }

  func testAnotherLayoutShowsWhatWasInSight() async throws {
    let wall = wall(scrolledTo: 5_000)
    let id = try wall.firstPhoto()
    for columns in [4, 1, 2] {
      let other = MasonryCollectionViewLayout { _, _ in .init(layout: .columns(.fixed(columns))) }
      wall.view.setCollectionViewLayout(other, animated: true)
      XCTAssertTrue(wall.view.shownPhotos.values.contains(id), "\(columns) columns")
      XCTAssertEqual(wall.view.misuses, [])
    }
  }
}

extension PhotoWall {
  /// The end of what a keyboard leaves of the view.
  fileprivate var endAboveKeyboard: Double { view.bounds.maxY - view.contentInset.bottom }
}
