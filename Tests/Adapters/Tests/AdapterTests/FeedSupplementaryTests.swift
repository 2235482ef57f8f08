import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Headers and footers that measure themselves, and cells that do so during an update.
@MainActor
final class FeedSupplementaryTests: XCTestCase {
  private var generator = SplitMix64(state: 5)
  private let header = UICollectionView.elementKindSectionHeader

  func testHeadersAndFootersGetTheHeightsThatTheyMeasure() async throws {
    let wall = PhotoWall(counts: [9, 9, 9], by: &generator) { wall in
      wall.layout.supplementaryViewsMeasureThemselves = true
      wall.gallery.supplementaryHeight = { kind, section in
        Double(kind == UICollectionView.elementKindSectionHeader ? 51 + section : 27)
      }
    }
    for y in stride(from: 0.0, through: wall.view.contentSize.height, by: 100) {
      wall.view.scroll(to: CGPoint(x: 0, y: y))
    }
    let feed = try XCTUnwrap(wall.layout.feed)
    for section in 0..<3 {
      XCTAssertEqual(feed.section(at: section).header?.length, Double(51 + section))
      XCTAssertEqual(feed.section(at: section).footer?.length, 27)
    }
    // Another width asks for the sections again, and keeps what the views have measured.
    wall.view.turn(to: CGSize(width: 500, height: 480))
    XCTAssertEqual(wall.layout.feed?.section(at: 0).header?.length, 51)
  }

  /// Below iOS 26 a cell that never agrees with itself would be asked without end.
  func testACellThatWaversDuringAnUpdateIsBelievedOnce() async throws {
    let wall = PhotoWall(counts: [20], by: &generator)
    var albums = wall.gallery.albums
    albums[0].photos.insert(Photo(id: 900, ratio: 1), at: 0)
    var answers: [Bool] = []
    wall.view.didAskForAnimation = {
      answers = (1...3).compactMap { growth in
        try? wall.givesWay(toItemAt: IndexPath(0, 4), growingBy: Double(20 * growth))
      }
    }
    wall.update(to: albums)
    XCTAssertEqual(answers, [true, false, false])
    XCTAssertTrue(try wall.givesWay(toItemAt: IndexPath(0, 4), growingBy: 9), "It is over")
  }

  /// Adjustments of the offset are ignored during an update, so the place is kept at its end.
  func testCellsThatGrowDuringAnUpdateDoNotMoveWhatIsInSight() async throws {
    let wall = PhotoWall(counts: [60], scrolledTo: 900, by: &generator)
    let covered = wall.view.bounds.minY + 30
    func top(_ path: IndexPath) -> CGFloat { wall.view.cellForItem(at: path)?.frame.minY ?? 0 }
    let shown = wall.view.indexPathsForVisibleItems
    let path = try XCTUnwrap(shown.filter { top($0) >= covered }.min())
    let before = top(path) - wall.view.bounds.minY
    var albums = wall.gallery.albums
    for path in shown where top(path) < covered { albums[0].photos[path.item].measuredHeight = 400 }
    albums[0].photos.insert(
      contentsOf: (0..<9).map { Photo(id: 900 + $0, ratio: 1, measuredHeight: 130) }, at: 0)
    wall.update(to: albums)
    let frame = try XCTUnwrap(
      wall.view.cellForItem(at: IndexPath(0, path.item + 9))?.frame, "It is out of sight")
    XCTAssertEqual(frame.minY - wall.view.bounds.minY, before, accuracy: 1e-6)
    try wall.assertShowsTheRightViews()
  }

  func testCellsThatMeasureThemselvesCanBeRefused() async throws {
    let wall = PhotoWall(counts: [30], measuring: .max, by: &generator) { wall in
      wall.layout.itemsMeasureThemselves = false
    }
    for path in wall.view.indexPathsForVisibleItems {
      let photo = wall.gallery.photo(at: path)
      let frame = try XCTUnwrap(wall.view.cellForItem(at: path)?.frame)
      XCTAssertEqual(frame.height, photo.height(width: frame.width), accuracy: 1e-6)
    }
    // Data that has changed without a cell: the delegate is asked again, and the place is kept.
    wall.view.scroll(to: CGPoint(x: 0, y: 500))
    wall.gallery.albums[0].photos[1].ratio = 3
    wall.asked = []
    wall.layout.remeasureItems(at: [IndexPath(0, 1)])
    wall.view.layoutIfNeeded()
    XCTAssertEqual(wall.asked, [1])
    XCTAssertGreaterThan(wall.view.contentOffset.y, 500)
    wall.gallery.measured = []  // They were not believed.
    try wall.assertShowsTheRightViews()
  }
}
