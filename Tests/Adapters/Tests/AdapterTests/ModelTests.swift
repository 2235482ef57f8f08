import UIKit
import XCTest

/// The model of UIKit asks what UIKit asks, in its order: otherwise a green test of a layout says nothing.
///
/// Tests on the main actor are `async`: XCTest without Objective-C cannot call them otherwise.
@MainActor
final class ModelTests: XCTestCase {
  private let gallery = Gallery([Album(id: 0, photos: (0..<20).map { Photo(id: $0, ratio: 1) })])
  private let layout = RecordingLayout()

  /// A view that has been laid out, of which the layout may remember the calls.
  private func shownView(remembers: Bool = false) -> UICollectionView {
    let view = gallery.view(layout, width: 300, height: 400)
    if !remembers { layout.calls = [] }
    return view
  }

  func testItPreparesBeforeItAsksAndAsksForMoreThanItShows() async {
    let view = shownView(remembers: true)
    XCTAssertEqual(layout.calls, ["prepare", "content size", "elements"])
    XCTAssertEqual(layout.rects, [CGRect(x: -150, y: -200, width: 600, height: 800)])
    XCTAssertEqual(view.shownPhotos.values.sorted(), [0, 1, 2, 3])
    XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 2000))

    layout.calls = []
    view.layoutIfNeeded()
    XCTAssertEqual(layout.calls, [], "a layout pass without a reason")
  }

  func testScrollingAsksOnlyOnceItLeavesTheRectangle() async {
    let view = shownView()
    view.scroll(to: CGPoint(x: 0, y: 150))
    XCTAssertEqual(layout.calls, ["should invalidate from 0.0 to 150.0"])
    XCTAssertEqual(view.shownPhotos.values.sorted(), [1, 2, 3, 4, 5])
    view.scroll(to: CGPoint(x: 0, y: 700))
    XCTAssertEqual(layout.calls.last, "elements")
    XCTAssertEqual(view.shownPhotos.values.sorted(), [7, 8, 9, 10])
  }

  func testAChangeOfBoundsIsAskedAboutBeforeItHappens() async {
    let view = shownView()
    layout.followsBounds = true
    view.scroll(to: CGPoint(x: 0, y: 50))
    XCTAssertEqual(
      layout.calls,
      [
        "should invalidate from 0.0 to 50.0", "context", "invalidate", "prepare", "content size",
        "elements",
      ])
  }

  func testAContextThatNamesElementsMakesTheseAloneBeAskedFor() async {
    let view = shownView()
    layout.followsBounds = true
    layout.named = [IndexPath(0, 2)]
    layout.rowHeight = 90
    view.scroll(to: CGPoint(x: 0, y: 50))
    XCTAssertEqual(layout.calls.suffix(3), ["prepare", "content size", "item 2"])
    XCTAssertEqual(view.cellForItem(at: IndexPath(0, 2))?.frame.minY, 180)
    XCTAssertEqual(view.cellForItem(at: IndexPath(0, 3))?.frame.minY, 300, "what it said before")
  }

  func testUpdatesComeInTheDocumentedOrder() async {
    let view = shownView()
    var isCompleted = false
    view.performBatchUpdates { [gallery] in
      gallery.albums[0].photos.remove(at: 0)
      gallery.albums[0].photos.insert(Photo(id: 99, ratio: 1), at: 1)
      view.insertItems(at: [IndexPath(0, 1)])
      view.deleteItems(at: [IndexPath(0, 0)])
    } completion: {
      isCompleted = $0
    }
    let told = layout.calls.filter { !$0.hasPrefix("should") && $0 != "appears 5" }
    XCTAssertEqual(
      told.prefix(7),
      [
        "invalidate counts", "prepare", "elements", "prepare for 2 updates", "content size",
        "target", "elements",
      ])
    XCTAssertEqual(told.filter { $0.hasPrefix("disappears") }, ["disappears 0"])
    XCTAssertTrue(told.contains("appears 1"))
    XCTAssertEqual(told.last, "finalize")
    XCTAssertTrue(isCompleted)
    XCTAssertEqual(
      view.shownPhotos,
      [IndexPath(0, 0): 1, IndexPath(0, 1): 99, IndexPath(0, 2): 2, IndexPath(0, 3): 3])
  }

  func testCellsFollowTheirItemsAndReloadedOnesAreMadeAnew() async {
    let view = shownView()
    let first = view.cellForItem(at: IndexPath(0, 0))
    let third = view.cellForItem(at: IndexPath(0, 2))
    view.performBatchUpdates { [gallery] in
      gallery.albums[0].photos.insert(gallery.albums[0].photos.remove(at: 0), at: 3)
      view.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 3))
      view.reloadItems(at: [IndexPath(0, 2)])
    }
    XCTAssertTrue(view.cellForItem(at: IndexPath(0, 3)) === first)
    XCTAssertFalse(view.cellForItem(at: IndexPath(0, 1)) === third)
    XCTAssertEqual(view.shownPhotos.sorted { $0.key < $1.key }.map(\.value), [1, 2, 3, 0])
  }

  func testCellsMeasureThemselvesAndTheOffsetIsAdjusted() async {
    for index in 0..<20 { gallery.albums[0].photos[index].measuredHeight = 120 }
    layout.offsetAdjustment = 30
    let view = shownView()
    XCTAssertEqual(layout.rowHeight, 120)
    XCTAssertEqual(view.contentOffset.y, 30)
    XCTAssertEqual(view.contentSize.height, 2400)
    XCTAssertEqual(view.cellForItem(at: IndexPath(0, 1))?.frame.minY, 120)
  }

  func testContentThatShrinksTakesTheOffsetAlong() async {
    let view = shownView()
    view.scroll(to: CGPoint(x: 0, y: 1600))
    gallery.albums[0].photos.removeLast(10)
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 600)
    XCTAssertEqual(view.shownPhotos.values.sorted(), [6, 7, 8, 9])
  }
}
