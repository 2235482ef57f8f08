import MasonryLayout
@testable import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// The layout under the conditions of an app: sizes that arrive late, data that loads after the first
/// pass, offsets on pixels, cells measured ahead, and both orders in which offsets may be adjusted.
@MainActor
final class FeedConditionsTests: ConditionsTestCase {
  // 1: a call for each picture.

  func testPicturesThatArriveInOneTurnKeepThePlace() async throws {
    for isAtOnce in [false, true] {
      let wall = wall(measuring: 0, scrolledTo: 9_000) { wall in
        wall.layout.itemsMeasureThemselves = false
        wall.layout.keepsColumns = true
        wall.view.adjustsAtOnce = isAtOnce
      }
      wall.assertStays {
        for item in 0..<60 { wall.take(ratio: 7.0 / 3, at: item) }
        wall.view.layoutIfNeeded()
      }
      XCTAssertGreaterThan(wall.view.contentOffset.y, 9_500)
    }
  }

  func testAFingerMayScrollBetweenTwoPictures() async throws {
    for isAtOnce in [false, true] {
      let wall = wall(columns: [1], measuring: 0, scrolledTo: 9_000) { wall in
        wall.layout.itemsMeasureThemselves = false
        wall.view.adjustsAtOnce = isAtOnce
      }
      wall.assertStays(movedBy: 50) {
        for item in [3, 5] {
          if item == 5 { wall.view.hold { wall.view.contentOffset.y -= 50 } }
          wall.take(ratio: 10.0 / 3, at: item)
        }
        wall.view.layoutIfNeeded()
      }
    }
  }

  // 2: lengths and settings that are not valid.

  func testAnInvalidLengthCountsAsTheEstimate() async throws {
    for bad in [Double.nan, .infinity, -1, 1e200] {
      let wall = wall(measuring: 0)
      wall.gallery.albums[0].photos[7].ratio = bad
      wall.gallery.albums[0].photos[3].measuredHeight = bad
      wall.reload()
      XCTAssertEqual(wall.layout.state.status, .current)
      XCTAssertEqual(wall.layout.feed?[0].itemCount, 300)
      XCTAssertEqual(
        wall.layout.layoutAttributesForItem(at: IndexPath(0, 7))?.frame.height, 150)
      wall.asked = []
      for y in stride(from: 0.0, to: 900, by: 100) { wall.scroll(to: y) }
      XCTAssertEqual(wall.asked, [], "it asks for nothing again")
      XCTAssertNotNil(wall.layout.layoutAttributesForItem(at: IndexPath(0, 299)))
      wall.change { $0[0].photos.insert(Photo(id: 900, ratio: bad), at: 0) }
      XCTAssertNotNil(wall.layout.layoutAttributesForItem(at: IndexPath(0, 300)))
    }
  }

  func testInvalidSettingsCountAsTwoColumns() async throws {
    for isLate in [false, true] {
      var spacing = isLate ? 8.0 : -.infinity
      let layout = MasonryCollectionViewLayout { section, _ in
        .init(layout: .columns(.init(columns: .fixed(3), itemSpacing: section == 1 ? spacing : 0)))
      }
      layout.estimatedItemLength = .nan
      layout.pinnedColumnForItem = { _ in -1 }
      layout.columnSpanForItem = { _ in 0 }
      let gallery = Gallery([
        .random(0, 3, firstPhoto: 0, by: &generator), .random(1, 3, firstPhoto: 10, by: &generator),
      ])
      let view = gallery.view(layout)
      spacing = .nan
      layout.invalidateLayout()
      view.turn(to: CGSize(width: 500, height: 600))
      XCTAssertEqual(layout.state.status, .current)
      XCTAssertEqual(view.indexPathsForVisibleItems.count, 6)
      XCTAssertEqual(layout.feed?[0].columnCount, 3)
    }
  }

  // 3: no data at first.

  func testContentThatLoadsAfterTheFirstPassBeginsWhereItShould() async throws {
    for update in 0..<3 {
      let chat = self.wall(counts: [0]) { $0.layout.hangsFromEnd = true }
      XCTAssertEqual(chat.view.indexPathsForVisibleItems, [])
      load((0..<50).map { Photo(id: $0, ratio: 0.4, measuredHeight: 301.0 / 3) }, on: chat, update)
      XCTAssertTrue(chat.layout.isAtEnd)
      let last = try chat.frame(IndexPath(0, 49))
      XCTAssertGreaterThan(last.maxY, chat.view.bounds.maxY - 50)

      let wall = PhotoWall(
        [Album(id: 0, photos: [], section: .init(layout: .columns(.fixed(2))))],
        axis: .horizontal)
      wall.view.setEnvironment(direction: .rightToLeft)
      wall.view.layoutIfNeeded()
      load((0..<50).map { Photo(id: $0, ratio: 1) }, on: wall, update)
      let first = try wall.frame(IndexPath(0, 0))
      XCTAssertEqual(first.maxX, wall.view.bounds.maxX, accuracy: 1)
      XCTAssertTrue(wall.layout.isAtStart)
    }
  }

  /// A controller lays its view out before it has a size.
  func testAChatWithoutASizeAtFirstBeginsAtItsEnd() async throws {
    let wall = wall(counts: [0]) { $0.layout.hangsFromEnd = true }
    wall.view.turn(to: .zero, animated: false)
    load((0..<50).map { Photo(id: $0, ratio: 0.4, measuredHeight: 100 + 1.0 / 3) }, on: wall, 0)
    wall.view.turn(to: CGSize(width: 320, height: 480), animated: false)
    XCTAssertTrue(wall.layout.isAtEnd)
    XCTAssertTrue(wall.view.indexPathsForVisibleItems.contains(IndexPath(0, 49)))
  }

  /// Loads photos by a reload, by an update, or by an update off a window.
  private func load(_ photos: [Photo], on wall: PhotoWall, _ update: Int) {
    var albums = wall.gallery.albums
    albums[0].photos = photos
    if update == 0 {
      wall.gallery.albums = albums
      wall.view.reloadData()
    } else {
      if update == 2 { wall.view.show(inWindow: false) }
      wall.update(to: albums)
    }
    wall.view.layoutIfNeeded()
  }

  /// Counts that are said to be new, and no updates: the wall is not empty for good.
  func testCountsWithoutUpdatesAreAReload() async throws {
    let wall = wall(counts: [40], measuring: 0)
    wall.gallery.albums[0].photos.removeFirst(30)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    wall.layout.invalidateLayout(with: context)
    wall.view.layoutIfNeeded()
    wall.layout.invalidateLayout()
    wall.view.layoutIfNeeded()
    XCTAssertEqual(wall.layout.feed?[0].itemCount, 10)
    XCTAssertEqual(wall.view.shownPhotos.values.sorted().first, 30)
  }

  // 4: pictures for items that are gone.

  func testPathsThatAreGoneArePassedOver() async throws {
    let wall = wall(counts: [10], measuring: 0)
    wall.asked = []
    wall.layout.remeasureItems(at: [
      IndexPath(0, 10), IndexPath(1, 0), IndexPath(0, 2), IndexPath(0, -1), IndexPath(-1, 0),
    ])
    XCTAssertEqual(wall.asked, [2])
    XCTAssertNil(wall.layout.contentOffset(showing: IndexPath(0, 10)))
    XCTAssertNil(wall.layout.layoutAttributesForItem(at: IndexPath(1, 0)))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: wall.view) {
      _, _, _ in nil
    }
    wall.asked = []
    wall.layout.remeasureItems(withIDs: [2, 77], in: source)
    XCTAssertEqual(wall.asked, [], "the new data source has no items yet")
  }

  // 5: offsets on pixels.

  func testUpwardsOverUnmeasuredCellsNothingJumps() async throws {
    for (isAtOnce, ahead) in [(false, false), (true, false), (false, true), (true, true)] {
      let wall = wall(counts: [200, 200], columns: [3, 2], scrolledTo: 17_000) { wall in
        wall.view.adjustsAtOnce = isAtOnce
        wall.view.measuresAhead = ahead
        wall.layout.keepsColumns = true
      }
      while wall.view.bounds.minY > 1_000 {
        let top = wall.view.bounds.minY - 100.0 / 3
        wall.assertStays(movedBy: 100.0 / 3, "at \(top), \(isAtOnce), \(ahead)") {
          wall.scroll(to: top)
        }
      }
      XCTAssertEqual(wall.view.misuses, [])
    }
  }

  // 6: scrolling to an item among cells that have not measured themselves.

  func testAnItemAmongUnmeasuredCellsIsWhereItIsWanted() async throws {
    for (isAtOnce, isAnimated) in [(false, false), (true, false), (false, true), (true, true)] {
      let wall = wall { $0.view.adjustsAtOnce = isAtOnce }
      let wanted: [(Int, LayoutScrollPosition)] = [
        (299, .end), (150, .start), (200, .center), (299, .center), (40, .center), (7, .center),
        (7, .center),
      ]
      for (item, position) in wanted {
        wall.layout.scrollToItem(at: IndexPath(0, item), at: position, animated: isAnimated)
        wall.view.layoutIfNeeded()
        let (frame, bounds) = (try wall.frame(IndexPath(0, item)), wall.view.bounds)
        switch position {
        case .start: XCTAssertEqual(frame.minY, bounds.minY + 30, accuracy: 0.67)
        case .end: XCTAssertEqual(frame.maxY, bounds.maxY, accuracy: 0.67)
        default:
          // At the end of the content there is no room to centre it.
          let middle = item == 299 ? frame.midY : bounds.midY + 15
          XCTAssertEqual(frame.midY, middle, accuracy: 0.67, "\(item)")
          XCTAssertGreaterThan(bounds.maxY, frame.maxY)
        }
      }
      // It is there: what grows above it afterwards is kept out of sight.
      let before = try wall.distance(to: 7)
      for item in 0..<3 { wall.take(ratio: 3, at: item) }
      wall.view.layoutIfNeeded()
      XCTAssertEqual(try wall.distance(to: 7), before, accuracy: 0.67)
    }
  }

  // Pages.

  func testPagesAreAskedForOnceForEachEndAndCount() async throws {
    var ends: [NSDirectionalRectEdge] = []
    let wall = wall(counts: [0], measuring: 0) { $0.layout.onNearEnd = { ends.append($0) } }
    func told() async -> [NSDirectionalRectEdge] {
      await actions()
      defer { ends = [] }
      return ends
    }
    var nothing = await told()
    XCTAssertEqual(nothing, [], "there is nothing yet")
    load((0..<100).map { Photo(id: $0, ratio: 1) }, on: wall, 0)
    let first = await told()
    XCTAssertEqual(first, [.top])
    wall.scroll(to: 20)
    wall.scroll(to: wall.view.contentSize.height / 2)
    nothing = await told()
    XCTAssertEqual(nothing, [])
    let end = wall.view.contentSize.height - 480
    for y in [end - 490, end - 470, end, end - 600, end] { wall.scroll(to: y) }
    let second = await told()
    XCTAssertEqual(second, [.bottom], "one view away, once")
    wall.change { $0[0].photos.append(Photo(id: 900, ratio: 1)) }
    wall.scroll(to: wall.view.contentOffset.y - 10)
    let third = await told()
    XCTAssertEqual(third, [.bottom], "another number of items")
    wall.reload()
    nothing = await told()
    XCTAssertEqual(nothing, [], "the same number of items")
    wall.scroll(to: wall.view.contentOffset.y - 10)
    let fourth = await told()
    XCTAssertEqual(fourth, [.bottom], "a new query with as many results")
    wall.gallery.albums[0].photos.append(Photo(id: 950, ratio: 1))
    wall.reload()
    wall.scroll(to: wall.view.contentOffset.y - 10)
    let fifth = await told()
    XCTAssertEqual(fifth, [.bottom], "a page that a reload shows, once")
    wall.layout.nearEndDistance = 0
    wall.change { $0[0].photos.append(Photo(id: 901, ratio: 1)) }
    wall.scroll(to: wall.view.contentOffset.y - 10)
    nothing = await told()
    XCTAssertEqual(nothing, [])
  }

  func testAPageThatFailsIsAskedForAgain() async throws {
    struct Offline: Error {}
    var (asked, isOffline) = (0, true)
    let wall = wall(counts: [60], measuring: 0) { wall in
      wall.layout.onNearEnd = { edge in
        if edge == .top { return }
        asked += 1
        if isOffline { throw Offline() }
      }
    }
    wall.scroll(to: wall.view.contentSize.height - 480)
    await actions()
    XCTAssertEqual(asked, 1)
    wall.view.layoutIfNeeded()
    await actions()
    XCTAssertEqual(asked, 1, "not before a finger scrolls")
    isOffline = false
    for _ in 0..<2 {
      wall.scroll(to: wall.view.contentOffset.y - 10)
      await actions()
      XCTAssertEqual(asked, 2)
    }
  }

  /// A view without a size, as `UICollectionView(frame: .zero)` is, asks for nothing.
  func testNothingIsAskedForWithoutAWidth() async throws {
    let wall = PhotoWall(
      [.random(0, 500, firstPhoto: 0, by: &generator)], size: CGSize(width: 0, height: 0))
    wall.view.layoutIfNeeded()
    XCTAssertEqual(wall.asked.count, 0)
    wall.view.frame.size = CGSize(width: 320, height: 480)
    wall.view.layoutIfNeeded()
    XCTAssertEqual(wall.asked.count, 500)
    wall.scroll(to: 3_000)
    // A column that is closed and opened again.
    wall.assertStays {
      wall.turn(0, 480)
      wall.turn(320, 480)
    }
    XCTAssertEqual(wall.asked.count, 500)
    try wall.assertShowsTheRightViews()
  }

  func testAReloadedSectionStays() async throws {
    for keepsColumns in [false, true] {
      let wall = PhotoWall(
        counts: [50, 300, 50], scrolledTo: 7_000 + 1.0 / 3, by: &generator
      ) { $0.layout.keepsColumns = keepsColumns }
      wall.asked = []
      wall.assertStays("\(keepsColumns)") { wall.view.reloadSections([1]) }
      XCTAssertEqual(wall.asked.count, 300)
      try wall.assertShowsTheRightViews(of: wall.layout.feed)
      // Its items have changed, too.
      wall.gallery.albums[1].photos.removeLast(9)
      if keepsColumns { wall.gallery.albums[1].photos[0].ratio = 0.4 }
      wall.assertStays("\(keepsColumns), shorter") { wall.view.reloadSections([1]) }
      try wall.assertShowsTheRightViews(of: wall.layout.feed)
    }
  }

  /// What is read of a cell that is higher than the view stays while it grows at its end, where
  /// columns are kept.
  func testACellHigherThanTheViewGrowsAtItsEnd() async throws {
    let wall = wall(counts: [40], columns: [1]) { $0.layout.keepsColumns = true }
    wall.gallery.albums[0].photos[5].measuredHeight = 1_600
    wall.reload()
    let path = IndexPath(0, 5)
    wall.layout.scrollToItem(at: path, at: .start, animated: false)
    wall.view.layoutIfNeeded()
    wall.scroll(to: wall.view.contentOffset.y + 700)
    let before = try wall.distance(to: 5)
    XCTAssertLessThan(before, -600)
    let cell = try XCTUnwrap(wall.view.cellForItem(at: path) as? PhotoCell)
    cell.photo.measuredHeight = 2_400
    wall.view.reconfigureItems(at: [path])
    wall.view.layoutIfNeeded()
    XCTAssertEqual(try wall.frame(path).height, 2_400, accuracy: 0.5)
    XCTAssertEqual(try wall.distance(to: 5), before, accuracy: 0.5)
  }

  // 9: a reload.

  func testAReloadKeepsThePlace() async throws {
    let wall = wall(counts: [200, 200], columns: [3, 2], scrolledTo: 9_000) { wall in
      wall.layout.keepsColumns = true
    }
    wall.scroll(to: wall.view.contentOffset.y - 1_000)
    let id = try wall.firstPhoto()
    let before = try wall.distance(to: id)
    wall.reload()
    XCTAssertEqual(try wall.distance(to: id), before, accuracy: 0.34)
  }

  /// The place is kept a moment later, if UIKit takes no invalidation while it prepares the layout.
  func testAnInvalidationThatIsLostIsMadeAgain() async throws {
    for loses in [false, true] {
      let wall = wall(counts: [200, 200], columns: [3, 2], scrolledTo: 9_000) { wall in
        wall.view.losesInvalidationsWhilePreparing = loses
      }
      let id = try wall.firstPhoto()
      let before = try wall.distance(to: id)
      func settle() async {
        for _ in 0..<3 { await Task.yield() }
        wall.view.layoutIfNeeded()
      }
      wall.reload()
      await settle()
      XCTAssertEqual(try wall.distance(to: id), before, accuracy: 0.34)
      for width in [500, 320.0] {
        wall.view.turn(to: CGSize(width: width, height: 480), animated: false)
        await settle()
        XCTAssertTrue(wall.view.shownPhotos.values.contains(id), "\(width) wide")
      }
      XCTAssertEqual(try wall.distance(to: id), before, accuracy: 0.34)
      wall.assertStays(movedBy: -30) { wall.scroll(to: wall.view.bounds.minY + 30) }
      let chat = PhotoWall(wall.gallery.albums)
      chat.view.losesInvalidationsWhilePreparing = loses
      chat.layout.hangsFromEnd = true
      chat.view.layoutIfNeeded()
      await settle()
      chat.view.layoutIfNeeded()
      XCTAssertTrue(chat.layout.isAtEnd)
      XCTAssertTrue(chat.view.indexPathsForVisibleItems.contains(IndexPath(1, 199)))
    }
  }

  // 10: UIKit is told where the content is to be.

  func testATurnScrollsWhenItIsAsked() async throws {
    for (isAnimated, isAtOnce) in [(false, false), (true, false), (false, true), (true, true)] {
      let wall = wall(columns: [1], scrolledTo: 4_000) { $0.view.adjustsAtOnce = isAtOnce }
      wall.assertStays {
        for turn in 1...20 {
          let size = CGSize(width: turn % 2 == 0 ? 320 : 480, height: turn % 2 == 0 ? 480 : 320)
          wall.view.turn(to: size, animated: isAnimated)
        }
      }
    }
  }

  func testCellsThatGrowDuringAnUpdateAreNotAnimated() async throws {
    let wall = wall(scrolledTo: 900) { $0.layout.keepsColumns = true }
    let covered = try wall.view.indexPathsForVisibleItems
      .filter { try wall.frame($0).minY < wall.view.bounds.minY + 30 }
    XCTAssertFalse(covered.isEmpty)
    let new = (900..<909).map { Photo(id: $0, ratio: 1, measuredHeight: 130.0 / 3) }
    wall.assertStays(except: Set(covered.map { wall.gallery.photo(at: $0).id })) {
      wall.change { albums in
        for path in covered { albums[0].photos[path.item].measuredHeight = 400 + 1.0 / 3 }
        albums[0].photos.insert(contentsOf: new, at: 0)
      }
    }
    try wall.assertShowsTheRightViews(of: wall.layout.feed)
  }

  // 11

  func testAttributesAreOfTheClassOfTheLayout() async throws {
    final class Badged: UICollectionViewLayoutAttributes {}
    final class Layout: MasonryCollectionViewLayout {
      override class var layoutAttributesClass: AnyClass { Badged.self }
    }
    let layout = Layout { _, _ in .init(header: .init(length: 30), background: .init(4)) }
    layout.attachments = [.init(kind: "badge")]
    let view = Gallery([.random(0, 20, firstPhoto: 0, by: &generator)]).view(layout)
    let all = try XCTUnwrap(layout.layoutAttributesForElements(in: view.bounds))
    XCTAssertEqual(Set(all.map(\.representedElementCategory)).count, 3)
    XCTAssertTrue(all.allSatisfy { $0 is Badged })
  }

  // 13: the end of the content.

  func testATurnAtTheEndShowsTheLastItem() async throws {
    for isAnimated in [false, true] {
      let wall = wall(measuring: 0)
      wall.scroll(to: wall.view.contentSize.height - 480)
      let offset = wall.view.contentOffset.y
      for _ in 0..<10 {
        wall.view.turn(to: CGSize(width: 480, height: 320), animated: isAnimated)
        XCTAssertTrue(wall.view.indexPathsForVisibleItems.contains(IndexPath(0, 299)))
        XCTAssertTrue(wall.layout.isAtEnd)
        wall.view.turn(to: CGSize(width: 320, height: 480), animated: isAnimated)
      }
      XCTAssertEqual(wall.view.contentOffset.y, offset, accuracy: 0.34)
    }
  }

  // Cells.

  func testATextOfManyLinesIsMeasuredAtTheWidthOfItsColumn() async throws {
    final class Text: MasonryCollectionViewCell {
      override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        guard horizontal == .required else { return CGSize(width: 600, height: size.height) }
        return CGSize(width: size.width, height: 20.1 * (600 / size.width).rounded(.up))
      }
    }
    for isSideways in [false, true] {
      let layout = MasonryCollectionViewLayout(axis: isSideways ? .horizontal : .vertical) { _, _ in
        .init(layout: .columns(.fixed(2)))
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.setEnvironment(displayScale: 3)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        let cell = Text(frame: .zero)
        cell.measuredAxis = layout.axis
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<20))
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      let size = try XCTUnwrap(view.cellForItem(at: IndexPath(0, 0))?.frame.size)
      XCTAssertEqual(
        size, isSideways ? CGSize(width: 600, height: 200) : CGSize(width: 150, height: 81),
        "four lines of 20.1 points, on whole pixels of the view")
    }
  }
}
