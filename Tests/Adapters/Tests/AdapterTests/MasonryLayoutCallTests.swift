import CollectionLayoutsUIKit
import MasonryLayout
import UIKit
import XCTest

/// The layout as an app writes it down: with a section provider, and without a delegate.
@MainActor
final class MasonryLayoutCallTests: XCTestCase {
  private let gallery = Gallery(
    (0..<2).map { section in
      Album(
        id: section,
        photos: (0..<30).map {
          Photo(id: 100 * section + $0, ratio: 1, measuredHeight: Double(60 + $0 * 37 % 90))
        })
    })

  func testTheThreeLinesOfAnApp() async throws {
    let layout = MasonryCollectionViewLayout { section, environment in
      .init(
        layout: .columns(.adaptive(minimumWidth: 160), spacing: 8),
        header: .init(length: 44, isPinned: true))
    }
    let view = gallery.view(layout)
    let feed = try XCTUnwrap(layout.feed)
    XCTAssertEqual(feed.sectionCount, 2)
    let shown = view.indexPathsForVisibleItems
    XCTAssertGreaterThan(shown.count, 6)
    for path in shown {
      let photo = gallery.photo(at: path)
      let frame = try XCTUnwrap(view.cellForItem(at: path)?.frame)
      XCTAssertEqual(Double(frame.height), photo.measuredHeight)
      XCTAssertEqual(frame.width, 196)
    }
    XCTAssertEqual(feed[1].frame(ofItemAt: 29).height, 150, "what nobody has seen is estimated")
  }

  func testTheProviderIsAskedAgainForAnotherWidthAndWhenTheLayoutIsInvalidated() async throws {
    var (widths, columns) = ([Double](), 2)
    let layout = MasonryCollectionViewLayout { section, environment in
      if section == 0 { widths.append(environment.container.effectiveContentSize.width) }
      let isWide = environment.container.effectiveContentSize.width > 500
      return .init(layout: .columns(.fixed(isWide ? 4 : columns)))
    }
    let view = gallery.view(layout)
    view.scroll(to: CGPoint(x: 0, y: 300))
    XCTAssertEqual(widths, [400])
    view.turn(to: CGSize(width: 600, height: 400))
    XCTAssertEqual(widths, [400, 600])
    XCTAssertEqual(layout.feed?[0].columnCount, 4)
    view.turn(to: CGSize(width: 400, height: 600))
    columns = 3
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(layout.feed?[0].columnCount, 3)
    XCTAssertEqual(widths, [400, 600, 400, 400])
  }

  func testRowsAndCarouselsAreSections() async throws {
    let layout = MasonryCollectionViewLayout { section, _ in
      section == 0
        ? .init(
          layout: .columns(.init(columns: .fixed(1), itemSpacing: 10)), carousel: .init(length: 90))
        : .init(layout: .rows(.init(rule: .justified(height: 100))))
    }
    layout.itemsMeasureThemselves = false
    let view = gallery.view(layout)
    XCTAssertEqual(
      view.cellForItem(at: IndexPath(0, 0))?.frame, CGRect(x: 0, y: 0, width: 150, height: 90))
    XCTAssertNotNil(layout.feed?[1].layout.rows)
    view.invalidations = []
    layout.scrollCarousel(inSection: 0, to: 320)
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: IndexPath(0, 2))?.frame.minX, 0)
    XCTAssertEqual(view.cellForItem(at: IndexPath(1, 0))?.frame.minY, 90)
    let items = view.invalidations.flatMap { $0.invalidatedItemIndexPaths ?? [] }
    XCTAssertEqual(Set(items.map(\.section)), [0])
    layout.scrollCarousel(inSection: 0, to: 1e9)
    XCTAssertEqual(layout.carouselOffsets[0], 30 * 150 + 29 * 10 - 400)
  }

  func testItemsKeepClearOfTheSafeAreaOrTheMargins() async throws {
    let layout = MasonryCollectionViewLayout { _, _ in .init(header: .init(length: 30)) }
    let view = gallery.view(layout)
    view.setEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 44, bottom: 0, right: 16),
      readableFrame: CGRect(x: 70, y: 0, width: 280, height: 600))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    let expected: [(UIContentInsetsReference, CGFloat, CGFloat)] = [
      (.automatic, 44, 16), (.safeArea, 44, 16), (.none, 0, 0), (.layoutMargins, 60, 60),
      (.readableContent, 70, 50),
    ]
    for (reference, left, right) in expected {
      layout.contentInsetsReference = reference
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let frames = view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
      XCTAssertEqual(frames.map(\.minX).min(), left, "\(reference)")
      XCTAssertEqual(frames.map(\.maxX).max(), 400 - right, "\(reference)")
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
      XCTAssertEqual(header?.frame.width, 400)
    }
  }

  /// A wall as one section of somebody's compositional layout.
  func testASectionOfACompositionalLayout() async throws {
    final class Environment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
      let contentSize = CGSize(width: 300, height: 500)
      var effectiveContentSize: CGSize { contentSize }
      var contentInsets: NSDirectionalEdgeInsets { .zero }
      var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
      var container: any NSCollectionLayoutContainer { self }
      let traitCollection = UITraitCollection(displayScale: 2)
    }
    let environment = Environment()
    let heights = MasonryHeights((0..<9).map { Double(50 + 20 * $0) })
    let section = try NSCollectionLayoutSection.masonry(
      .columns(.init(columns: .fixed(2), columnSpacing: 10)), itemCount: 9, in: environment,
      measuredBy: heights)
    var wall = try MasonryWall(
      .columns(.init(columns: .fixed(2), columnSpacing: 10)), width: 300,
      environment: .init(scale: 2))
    try wall.items.appendItems(9, measuredBy: heights)
    XCTAssertEqual(
      section.group.itemProvider(environment).map(\.frame),
      (0..<9).map { CGRect(wall.frame(ofItemAt: $0)) })
    XCTAssertEqual(section.group.layoutSize.heightDimension.dimension, wall.contentSize.height)
    XCTAssertTrue(section.group.layoutSize.widthDimension.isFractionalWidth)
  }

  func testInsetsConvertBothWays() {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(
      NSDirectionalEdgeInsets(insets),
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    for (direction, left, right) in [
      (LayoutReadingDirection.leftToRight, 2.0, 4.0), (.rightToLeft, 4, 2),
    ] {
      let sides = UIEdgeInsets(top: 1, left: left, bottom: 3, right: right)
      XCTAssertEqual(LayoutInsets(sides, direction: direction), insets)
    }
  }
}
