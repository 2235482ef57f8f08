import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Cells, headers and footers that measure themselves: their lengths stay until they get another width.
@MainActor
final class FeedMeasuringTests: XCTestCase {
  private var generator = SplitMix64(seed: 23)

  private func wall() -> PhotoWall {
    PhotoWall(counts: [40, 20], measuring: .max, by: &generator)
  }

  /// Items of flows measure their widths, those of even rows their heights.
  func testItemsInRowsMeasureThemselves() async throws {
    for (rule, isFlow) in [(RowsLayout.Rule.flowing(height: 40), true), (.even(.fixed(3)), false)] {
      let wall = wall(rule)
      for y in stride(from: 0.0, through: 600, by: 50) {
        wall.scroll(to: y)
        for path in wall.view.indexPathsForVisibleItems {
          let size = try wall.frame(path).size
          let height = isFlow ? 40 : wall.gallery.photo(at: path).measuredHeight
          XCTAssertEqual(Double(size.height), height)
          if isFlow { XCTAssertEqual(size.width, 50) }
        }
      }
    }
  }

  func testACellThatWantsItsEstimateIsMeasured() async throws {
    for layout in [
      ItemsLayout.columns(.fixed(2)), .rows(.even(.fixed(3))), .rows(.flowing(height: 40)),
      .rows(.flowing(height: 20, hasOwnHeights: true)),
    ] {
      let wall = PhotoWall(counts: [9], measuring: .max, heights: 50...50, by: &generator) { wall in
        wall.gallery.albums[0].section.layout = layout
        for item in 0..<9 { wall.gallery.albums[0].photos[item].measuredWidth = 50 }
        (wall.layout.heightForItem, wall.layout.widthForItem) = (nil, nil)
        wall.layout.estimatedItemLength = 50
      }
      XCTAssertEqual(wall.layout.feed?.hasExactContentSize, true, "\(layout)")
    }
  }

  /// A text is 520 by 20 points on one line, and wraps where there is less.
  func testATextThatIsWiderThanTheFlowWraps() async throws {
    final class Text: MasonryCollectionViewCell {
      override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        let width = horizontal == .required ? size.width : 520
        let height = vertical == .required ? size.height : 20 * (520 / width).rounded(.up)
        return CGSize(width: width, height: height)
      }
    }
    for hasOwnHeights in [true, false] {
      let rule = RowsLayout.Rule.flowing(height: 20, hasOwnHeights: hasOwnHeights)
      let layout = MasonryCollectionViewLayout { _, _ in .init(layout: .rows(.init(rule: rule))) }
      // With own heights widths are known, and cells measure their heights.
      if hasOwnHeights { layout.widthForItem = { _, _ in 520 } }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        let cell = Text(frame: .zero)
        cell.measuredAxis = hasOwnHeights ? .vertical : .horizontal
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<20))
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      for (width, length, height) in [(390.0, 390.0, 40.0), (844, 520, 20), (200, 200, 60)] {
        view.turn(to: CGSize(width: width, height: 844), animated: false)
        for item in 0..<2 {
          let frame = try XCTUnwrap(view.cellForItem(at: IndexPath(0, item))?.frame)
          let lines = hasOwnHeights ? height : 20
          XCTAssertEqual(
            frame, CGRect(x: 0, y: Double(item) * lines, width: length, height: lines))
        }
      }
    }
  }

  private func wall(_ rule: RowsLayout.Rule) -> PhotoWall {
    PhotoWall(counts: [60], measuring: .max, by: &generator) { wall in
      wall.layout.keepsColumns = true
      wall.gallery.albums[0].section.layout = .rows(.init(rule: rule, itemSpacing: 5))
      for item in 0..<60 { wall.gallery.albums[0].photos[item].measuredWidth = 50 }
    }
  }

  /// In a flow it goes to the next row with all after it, although what is in sight keeps its row.
  func testReconfiguredCellsMeasureThemselvesAgain() async throws {
    let wall = wall(.flowing(height: 40))
    let (path, view) = (IndexPath(0, 1), wall.view)
    let (before, third) = (view.views.mapValues(\.frame), try wall.frame(IndexPath(0, 2)))
    wall.asked = []
    view.reconfigureItems(at: view.indexPathsForVisibleItems)
    view.layoutIfNeeded()
    XCTAssertEqual(view.views.mapValues(\.frame), before, "they ask for what they have")

    let cell = try XCTUnwrap(view.cellForItem(at: path) as? PhotoCell)
    cell.photo.measuredWidth = 250
    view.reconfigureItems(at: [path])
    view.layoutIfNeeded()
    XCTAssertTrue(view.cellForItem(at: path) === cell)
    XCTAssertEqual(cell.frame.size, CGSize(width: 250, height: 40))
    XCTAssertEqual(try wall.frame(IndexPath(0, 2)).minY, third.minY + 40)
    XCTAssertEqual(wall.asked, [], "the delegate is not")
  }

  /// Whatever comes together before a pass, an item is asked for once in it at most.
  func testNoSizeIsAskedForTwiceInAPass() async throws {
    for seed in 0..<20 as Range<UInt64> {
      var world = RandomAlbums(seed: seed, hasCarousels: seed % 2 == 0)
      let wall = PhotoWall(world.albums)
      let (view, layout) = (wall.view, wall.layout)
      layout.keepsColumns = seed % 3 == 0
      func assertOnce(_ what: String, line: UInt = #line, _ action: () -> Void) {
        wall.asked = []
        action()
        view.layoutIfNeeded()
        XCTAssertEqual(
          wall.asked.sorted(), Set(wall.asked).sorted(), "\(what), seed \(seed)", line: line)
      }
      assertOnce("the first pass") {}
      for width in [320, 1_000.0 / 3, 250] {
        func update(while action: @escaping () -> Void) {
          world.change()
          wall.update(to: world.albums, first: action)
        }
        let size = CGSize(width: width, height: 480)
        assertOnce("an update") { update {} }
        assertOnce("a turn") { view.turn(to: size, animated: seed % 4 < 2) }
        assertOnce("a reload") { view.reloadData() }
        assertOnce("other pixels") {
          view.setEnvironment(direction: .rightToLeft, displayScale: width == 250 ? 3 : 2)
          layout.invalidateLayout()
        }
        assertOnce("an update while it turns") {
          update { view.bounds = CGRect(x: 0, y: view.contentOffset.y, width: 400, height: 480) }
        }
        assertOnce("an update while a bar comes") {
          update {
            view.setEnvironment(safeAreaInsets: .init(top: 9, left: width / 9, bottom: 0, right: 0))
          }
        }
        assertOnce("pictures, one of them twice") {
          let path = IndexPath(0, 0)
          layout.remeasureItems(at: [path, path])
        }
        assertOnce("another layout of the sections") {
          for album in wall.gallery.albums.indices {
            wall.gallery.albums[album].section.layout = .columns(.fixed(Int(width) % 5 + 1))
          }
          world.albums = wall.gallery.albums
          layout.invalidateLayout()
        }
        guard let path = view.indexPathsForVisibleItems.min() else { continue }
        assertOnce("a finger") {
          view.beginInteractiveMovementForItem(at: path)
          view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: view.bounds.maxY))
          view.endInteractiveMovement()
        }
        world.albums = wall.gallery.albums
      }
    }
  }

  func testLessThanAPixelIsNoReason() async throws {
    let wall = wall()
    XCTAssertFalse(try wall.givesWay(toItemAt: IndexPath(0, 0), growingBy: 0.3))
    XCTAssertTrue(try wall.givesWay(toItemAt: IndexPath(0, 0), growingBy: 1.3))
  }

  func testHeadersAndFootersGetTheHeightsThatTheyMeasureIfTheyMay() async throws {
    for measures in [true, false] {
      let wall = PhotoWall(counts: [9, 9, 9], by: &generator) { wall in
        wall.layout.supplementaryViewsMeasureThemselves = measures
        wall.gallery.supplementaryHeight = { kind, section in
          Double(kind == UICollectionView.elementKindSectionHeader ? 51 + section : 27)
        }
      }
      for y in stride(from: 0.0, through: wall.view.contentSize.height, by: 100) {
        wall.scroll(to: y)
      }
      // Another width asks for the sections again, and keeps what the views have measured.
      for width in [320.0, 500] {
        wall.turn(width, 480)
        let sections = (0..<3).compactMap { wall.layout.feed?.section(at: $0) }
        XCTAssertEqual(sections.map { $0.header?.length }, measures ? [51, 52, 53] : [30, 30, 30])
        XCTAssertEqual(sections.map { $0.footer?.length }, measures ? [27, 27, 27] : [20, 20, 20])
      }
    }
  }

  /// Below iOS 26 a cell that never agrees with itself would be asked without end.
  func testACellThatWaversDuringAnUpdateIsBelievedOnce() async throws {
    let wall = PhotoWall(counts: [20], by: &generator)
    var answers: [Bool] = []
    wall.view.didAskForAnimation = {
      answers = (1...3).compactMap { growth in
        try? wall.givesWay(toItemAt: IndexPath(0, 4), growingBy: Double(20 * growth))
      }
    }
    wall.change { $0[0].photos.insert(Photo(id: 900, ratio: 1), at: 0) }
    XCTAssertEqual(answers, [true, false, false])
    XCTAssertTrue(try wall.givesWay(toItemAt: IndexPath(0, 4), growingBy: 9), "It is over")
  }

  func testCellsThatMeasureThemselvesCanBeRefused() async throws {
    let wall = PhotoWall(counts: [30], measuring: .max, by: &generator) { wall in
      wall.layout.itemsMeasureThemselves = false
    }
    for path in wall.view.indexPathsForVisibleItems {
      let (photo, frame) = (wall.gallery.photo(at: path), try wall.frame(path))
      XCTAssertEqual(frame.height, photo.height(width: frame.width), accuracy: 1e-6)
    }
  }
}
