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

  // What is known of UIKit beyond its pages.

  func testOffsetsAreOnPixels() async {
    let view = shownView()
    view.setEnvironment(displayScale: 3)
    view.scroll(to: CGPoint(x: 0, y: 187.5))
    XCTAssertEqual(view.contentOffset.y, 187 + 1.0 / 3, accuracy: 1e-9)
    view.scroll(to: view.contentOffset)
    XCTAssertEqual(view.contentOffset.y, 187 + 1.0 / 3, accuracy: 1e-9, "it is there")
  }

  func testAnOffsetPastTheContentIsClampedAtRestOnly() async {
    let view = shownView()
    for (pulled, rest) in [(-40.0, 0.0), (1_700, 1_600)] {
      view.scroll(to: CGPoint(x: 0, y: pulled))
      XCTAssertEqual(view.contentOffset.y, pulled, "a finger pulls")
      view.setNeedsLayout()
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentOffset.y, rest)
    }
  }

  func testAdjustmentsAddToOneAnotherAtOnceOrLater() async {
    for isAtOnce in [false, true] {
      let view = shownView()
      view.adjustsAtOnce = isAtOnce
      for distance in [100.0, 30] {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = distance
        layout.invalidateLayout(with: context)
      }
      XCTAssertEqual(view.contentOffset.y, isAtOnce ? 130 : 0)
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentOffset.y, 130)
    }
  }

  func testATurnAsksEarlyAndFarAwayAndForTheOffset() async {
    let view = shownView()
    layout.followsBounds = true
    view.turn(to: CGSize(width: 400, height: 300))
    XCTAssertEqual(
      layout.calls,
      [
        "should invalidate from 0.0 to 0.0", "context", "invalidate", "elements", "elements",
        "prepare", "content size", "target", "elements",
      ])
    XCTAssertEqual(layout.rects.map(\.minY).suffix(3), [0, 900, -150])
  }

  func testAnotherLayoutIsAskedForTheOffset() async {
    let view = shownView()
    let other = RecordingLayout()
    view.setCollectionViewLayout(other, animated: true)
    XCTAssertEqual(other.calls, ["invalidate", "prepare", "content size", "target", "elements"])
    XCTAssertTrue(view.collectionViewLayout === other)
    XCTAssertNil(layout.collectionView)
  }

  func testOffAWindowABatchOfUpdatesIsAReload() async {
    let view = shownView()
    view.show(inWindow: false)
    view.performBatchUpdates { [gallery] in
      gallery.albums[0].photos.removeFirst(18)
      view.deleteItems(at: (0..<18).map { IndexPath(0, $0) })
    }
    XCTAssertFalse(layout.calls.contains { $0.hasPrefix("prepare for") || $0 == "target" })
    XCTAssertEqual(view.shownPhotos.values.sorted(), [18, 19])
  }

  func testCellsAreMeasuredAheadFromTheFurthest() async {
    final class Measured: UICollectionViewCell {
      static var count = 0
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.count += 1
        return attributes
      }
    }
    Measured.count = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Measured.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.measuresAhead = true
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    XCTAssertEqual(Measured.count, 6, "four in sight and two below")
  }

  /// openradar 32082880.
  func testAPlainCellFitsBothAxesAtALowPriority() async {
    let cell = TextCell(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(0, 0))
    attributes.size = CGSize(width: 100, height: 50)
    XCTAssertEqual(
      cell.preferredLayoutAttributesFitting(attributes).size, CGSize(width: 600, height: 20),
      "a text of 600 points in one line")
  }
}

/// A cell with a text of 600 points, in lines of 20, that breaks where its width is required.
final class TextCell: UICollectionViewCell {
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard horizontal == .required else { return CGSize(width: 600, height: 20) }
    return CGSize(width: size.width, height: 20 * (600 / size.width).rounded(.up))
  }
}
