import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Cells that measure themselves: their heights stay until they get another width.
@MainActor
final class FeedSelfSizingTests: XCTestCase {
  private var generator = SplitMix64(state: 23)

  private func wall() -> PhotoWall {
    PhotoWall(counts: [40, 20], measuring: .max, by: &generator)
  }

  func testCellsGetTheHeightsThatTheyMeasure() async throws {
    let wall = wall()
    try wall.assertShowsTheRightViews()
    XCTAssertFalse(wall.gallery.measured.isEmpty)
    XCTAssertLessThan(wall.gallery.measured.count, 60, "only what came into sight")
    for y in stride(from: 0.0, through: 1_000, by: 90) {
      wall.view.scroll(to: CGPoint(x: 0, y: y))
      try wall.assertShowsTheRightViews("scrolled to \(y)")
    }
    XCTAssertEqual(wall.asked.count, 60, "each estimate once")
  }

  func testAnotherWidthMakesThemBeMeasuredAgain() async throws {
    let wall = wall()
    XCTAssertTrue(wall.gallery.measured.contains(0))
    wall.view.scroll(to: CGPoint(x: 0, y: 2_000))
    try wall.assertShowsTheRightViews()
    wall.asked = []
    wall.view.turn(to: CGSize(width: 480, height: 320))
    XCTAssertEqual(Set(wall.asked).count, 60, "every estimate at the new width")
    XCTAssertEqual(wall.asked.count, 60)
    XCTAssertFalse(wall.gallery.measured.contains(0), "it is not in sight")
    try wall.assertShowsTheRightViews()

    wall.asked = []
    wall.view.turn(to: CGSize(width: 480, height: 400))
    XCTAssertEqual(wall.asked, [], "the width stays, and so do the heights")
    try wall.assertShowsTheRightViews()
  }

  func testWhatIsInSightStaysWhileCellsAboveItGrow() async throws {
    let wall = wall()
    // Down without measuring what is in between, and slowly up again.
    wall.view.scroll(to: CGPoint(x: 0, y: 1_500))
    for _ in 0..<40 {
      let view = wall.view
      let old = view.shownPhotos
      let before = Dictionary(
        uniqueKeysWithValues: old.keys.map { ($0, view.cellForItem(at: $0)?.frame ?? .zero) })
      let top = view.bounds.minY - 25
      // What begins under the pinned header is not in sight.
      let anchor = try XCTUnwrap(
        before.filter { $0.value.minY >= top + 30 }.min { $0.key < $1.key })
      let distance = anchor.value.minY - top
      view.scroll(to: CGPoint(x: 0, y: top))
      let frame = try XCTUnwrap(view.cellForItem(at: anchor.key)?.frame)
      XCTAssertEqual(frame.minY - view.bounds.minY, distance, accuracy: 1e-6)
      try wall.assertShowsTheRightViews("at \(top)")
    }
  }

  func testHeadersDoNotMeasureThemselves() async throws {
    let wall = wall()
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(0, 0))
    let preferred = try XCTUnwrap(header.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = 90
    XCTAssertFalse(
      wall.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: header))
  }

  /// Items of flows measure their widths, those of even rows their heights.
  func testItemsInRowsMeasureThemselves() async throws {
    for (rule, isFlow) in [(MasonryRows.Rule.flowing(height: 40), true), (.even(.fixed(3)), false)]
    {
      let wall = wall(rule)
      for y in stride(from: 0.0, through: 600, by: 50) {
        wall.view.scroll(to: CGPoint(x: 0, y: y))
        for (path, _) in wall.view.shownPhotos {
          let size = try XCTUnwrap(wall.view.cellForItem(at: path)?.frame.size)
          let photo = wall.gallery.photo(at: path)
          if isFlow { XCTAssertEqual(size.width, 50) }
          if !isFlow { XCTAssertEqual(Double(size.height), photo.measuredHeight) }
        }
      }
    }
  }

  private func wall(_ rule: MasonryRows.Rule) -> PhotoWall {
    PhotoWall(counts: [60], measuring: .max, by: &generator) { wall in
      wall.layout.keepsColumns = true
      wall.gallery.albums[0].section.layout = .rows(.init(rule: rule, itemSpacing: 5))
      for item in 0..<60 { wall.gallery.albums[0].photos[item].measuredWidth = 50 }
    }
  }

  /// A cell that is reconfigured measures itself again; in a flow it goes to the next row with all
  /// after it, although what is in sight keeps its row otherwise.
  func testReconfiguredCellsMeasureThemselvesAgain() async throws {
    let wall = wall(.flowing(height: 40))
    let (path, view) = (IndexPath(0, 1), wall.view)
    func frame(_ item: Int) throws -> CGRect {
      try XCTUnwrap(view.cellForItem(at: IndexPath(0, item))?.frame)
    }
    let (before, third) = (view.views.mapValues(\.frame), try frame(2))
    wall.asked = []
    view.reconfigureItems(at: view.indexPathsForVisibleItems)
    view.layoutIfNeeded()
    XCTAssertEqual(view.views.mapValues(\.frame), before, "they ask for what they have")

    let cell = try XCTUnwrap(view.cellForItem(at: path) as? PhotoCell)
    cell.photo.measuredWidth = 250
    view.reconfigureItems(at: [path])
    view.layoutIfNeeded()
    XCTAssertTrue(view.cellForItem(at: path) === cell)
    XCTAssertEqual(try frame(1).size, CGSize(width: 250, height: 40))
    XCTAssertEqual(try frame(2).minY, third.minY + 40)
    XCTAssertEqual(wall.asked, [], "the delegate is not")
  }

  func testLessThanAPixelIsNoReason() async throws {
    let wall = wall()
    let path = IndexPath(0, 0)
    XCTAssertFalse(try wall.givesWay(toItemAt: path, growingBy: 0.3))
    XCTAssertTrue(try wall.givesWay(toItemAt: path, growingBy: 1.3))
  }
}
