import CircularLayout
import CoreGraphics
import LayoutGeometry
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// What is on screen as a wheel is scrolled, turned and let go.
@MainActor
final class WheelLayoutTests: XCTestCase {
  private let layout = WheelCollectionViewLayout(configuration: .tutorial())
  private let gallery = Gallery([
    Album(id: 0, photos: (0..<200).map { Photo(id: $0, ratio: 1) })
  ])

  /// The wheel of the same cards, made from nothing, at the offset of the view.
  private func assertShowsTheRightCells(
    in view: UICollectionView, _ message: String = "", line: UInt = #line
  ) throws {
    let wheel = try Wheel(
      itemCount: gallery.albums[0].photos.count, configuration: layout.configuration,
      viewportSize: LayoutSize(view.bounds.size))
    let offset = layout.configuration.axis.coordinate(of: view.contentOffset)
    XCTAssertEqual(view.contentSize, CGSize(wheel.contentSize), message, line: line)
    let seen = wheel.visibleItems(atOffset: offset)
    XCTAssertFalse(seen.isEmpty, message, line: line)
    for item in seen {
      XCTAssertEqual(view.shownPhotos[IndexPath(0, item.index)], item.index, message, line: line)
    }
    for path in view.indexPathsForVisibleItems {
      let cell = try XCTUnwrap(view.cellForItem(at: path), line: line)
      let item = try XCTUnwrap(wheel.item(at: path.item, atOffset: offset), line: line)
      XCTAssertEqual(cell.center, CGPoint(item.center), message, line: line)
      let transform = CGAffineTransform(item.transform)
      XCTAssertEqual(cell.transform, transform, message, line: line)
      XCTAssertEqual(cell.alpha, item.opacity, message, line: line)
      XCTAssertEqual(cell.zIndex, item.zIndex, message, line: line)
    }
  }

  /// Offsets are on whole pixels, here whole points; in items.
  private func halfAPixel(_ step: Double) -> Double { 0.5001 / step }

  func testItShowsTheRightCellsAtAnyOffset() async throws {
    let vertical = Wheel.Configuration(
      itemSize: LayoutSize(width: 120, height: 80), radiusToItemCenter: 300, focus: .right,
      axis: .vertical, falloff: .init(scale: 0.6, opacity: 0.3, reach: .items(3)))
    var generator = SplitMix64(seed: 5)
    for configuration in [.tutorial(), vertical] {
      let axis = configuration.axis
      layout.configuration = configuration
      let view = gallery.view(layout, width: 390, height: 700)
      for _ in 0..<200 {
        try assertShowsTheRightCells(in: view, "at \(view.contentOffset)")
        let length = axis.length(of: view.contentSize)
        let offset = Double.random(in: -100...length - 300, using: &generator)
        view.scroll(to: axis.point(.zero, at: offset))
      }
      view.endDragging(proposing: axis.point(.zero, at: 500), velocity: .zero)
      let step = try XCTUnwrap(layout.wheel?.step)
      let focus = axis.coordinate(of: view.contentOffset) / step
      XCTAssertEqual(focus, focus.rounded(), accuracy: halfAPixel(step))
      view.performBatchUpdates { [gallery] in
        gallery.albums[0].photos.removeLast(10)
        let count = gallery.albums[0].photos.count
        view.deleteItems(at: (count..<count + 10).map { IndexPath(0, $0) })
      }
      try assertShowsTheRightCells(in: view)
    }
  }

  func testTheCardInFocusFollowsTheFingerAtEachSide() async throws {
    for (focus, axis): (Wheel.Focus, LayoutAxis) in [
      (.top, .horizontal), (.right, .vertical), (.bottom, .horizontal), (.left, .vertical),
    ] {
      layout.configuration = Wheel.Configuration(
        itemSize: LayoutSize(width: 120, height: 80), radiusToItemCenter: 300, focus: focus,
        axis: axis)
      let view = gallery.view(layout, width: 390, height: 700)
      let start = try XCTUnwrap(layout.wheel?.offset(atFocusIndex: 5)).rounded()
      let places = try [start, start + 10].map { offset in
        view.scroll(to: axis.point(.zero, at: offset))
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(0, 5)))
        return axis.coordinate(of: cell.center) - offset
      }
      XCTAssertEqual(places[1] - places[0], -10, accuracy: 0.01)
    }
  }

  func testItComesToRestWithAnItemInFocus() async throws {
    let view = gallery.view(layout, width: 390, height: 700)
    let wheel = try XCTUnwrap(layout.wheel)
    // In points a millisecond; the last finger rests.
    let flicks = [(1_000.0, 0.0), (1_000, 2), (1_000, -2), (1_234.5, 0.5), (1_000, 0.02)]
    for (proposed, velocity) in flicks {
      view.endDragging(
        proposing: CGPoint(x: proposed, y: 0), velocity: CGPoint(x: velocity, y: 0))
      let focus = view.contentOffset.x / wheel.step
      XCTAssertEqual(focus, focus.rounded(), accuracy: halfAPixel(wheel.step))
      let distance = (view.contentOffset.x - proposed) / wheel.step
      let isResting = abs(velocity) < 0.05
      XCTAssertLessThan(abs(distance), isResting ? 0.5001 : 1)
      if !isResting {
        XCTAssertGreaterThanOrEqual(distance * velocity, 0, "it goes on the way it went")
      }
      try assertShowsTheRightCells(in: view)
    }
  }

  func testARotationKeepsTheItemInFocus() async throws {
    let view = gallery.view(layout, width: 390, height: 700)
    let step = try XCTUnwrap(layout.wheel?.step)
    view.scroll(to: CGPoint(x: 17 * step, y: 0))
    view.turn(to: CGSize(width: 700, height: 390))
    let turned = try XCTUnwrap(layout.wheel?.step)
    XCTAssertEqual(view.contentOffset.x / turned, 17, accuracy: halfAPixel(turned))
    try assertShowsTheRightCells(in: view)
  }

  /// Cards that load after the first pass, from right to left: the first is in focus.
  func testCardsThatLoadLateBeginAtTheStart() async throws {
    for isUpdate in [false, true] {
      let layout = WheelCollectionViewLayout(configuration: .tutorial())
      let gallery = Gallery([Album(id: 0, photos: [])])
      let view = gallery.view(layout, width: 390, height: 700) {
        $0.setEnvironment(direction: .rightToLeft)
      }
      gallery.albums[0].photos = self.gallery.albums[0].photos
      if isUpdate {
        view.insertItems(at: (0..<200).map { IndexPath(0, $0) })
      } else {
        view.reloadData()
        view.layoutIfNeeded()
      }
      XCTAssertEqual(layout.focusedItem, IndexPath(0, 0))
      XCTAssertTrue(view.shownPhotos.values.contains(0))
      XCTAssertEqual(view.misuses, [])
    }
  }

  func testTheItemInFocusStaysThereThroughChanges() async throws {
    for arrangement in [Wheel.Arrangement.list(spacing: .gap(12)), .ring(turns: 50)] {
      layout.configuration = .init(
        itemSize: LayoutSize(width: 100, height: 140), radiusToItemCenter: 4_000,
        arrangement: arrangement)
      let gallery = Gallery(gallery.albums)
      let view = gallery.view(layout, width: 390, height: 700)
      view.setEnvironment(displayScale: 3)
      layout.scrollToItem(at: IndexPath(0, 57), animated: true)
      view.layoutIfNeeded()
      func focus() -> Int? { layout.focusedItem.map { gallery.photo(at: $0).id } }
      XCTAssertEqual(focus(), 57)
      view.performBatchUpdates { [gallery] in
        gallery.albums[0].photos.removeSubrange(3..<10)
        gallery.albums[0].photos.insert(Photo(id: 900, ratio: 1), at: 0)
        view.deleteItems(at: (3..<10).map { IndexPath(0, $0) })
        view.insertItems(at: [IndexPath(0, 0)])
      }
      XCTAssertEqual(focus(), 57)
      let index = try XCTUnwrap(layout.focusedItem)
      view.performBatchUpdates { [gallery] in
        gallery.albums[0].photos.remove(at: index.item)
        view.deleteItems(at: [index])
      }
      XCTAssertEqual(focus(), 58, "the next one")
      layout.configuration.radiusToItemCenter = 4_300
      view.layoutIfNeeded()
      XCTAssertEqual(focus(), 58)
      for _ in 0..<5 {
        view.turn(to: CGSize(width: 700, height: 390))
        view.turn(to: CGSize(width: 390, height: 700))
      }
      view.reloadData()
      view.layoutIfNeeded()
      XCTAssertEqual(focus(), 58)
      let wheel = try XCTUnwrap(layout.wheel)
      let places = wheel.focusIndex(atOffset: view.contentOffset.x)
      XCTAssertEqual(places, places.rounded(), accuracy: 0.34 / wheel.step)
      XCTAssertEqual(view.misuses, [])
    }
  }

  func testARingGoesBackToItsMiddleUnderAFinger() async throws {
    layout.configuration = .init(
      itemSize: LayoutSize(width: 100, height: 140), radiusToItemCenter: 4_000,
      arrangement: .ring(turns: 5))
    let view = gallery.view(layout, width: 390, height: 700)
    let wheel = try XCTUnwrap(layout.wheel)
    view.scroll(to: CGPoint(x: 30, y: 0))
    let turns = (view.contentOffset.x - 30) / (try XCTUnwrap(wheel.turnLength))
    XCTAssertEqual(turns, 2, accuracy: 1e-3)
    XCTAssertEqual(layout.focusedItem, IndexPath(0, 0))
    try assertShowsTheRightCells(in: view)
  }

  func testFlicksGoAsFarAsTheyMay() async throws {
    let view = gallery.view(layout, width: 390, height: 700)
    let step = try XCTUnwrap(layout.wheel?.step)
    let snappings: [((Double) -> Wheel.Snapping, Int)] = [
      ({ _ in .free }, 40), ({ .items(atMost: 3, from: $0) }, 23), ({ .page(from: $0) }, 21),
    ]
    for (snapping, expected) in snappings {
      layout.snapping = snapping
      layout.scrollToItem(at: IndexPath(0, 20), animated: false)
      view.layoutIfNeeded()
      view.hold { view.contentOffset.x += step / 4 }
      view.endDragging(proposing: CGPoint(x: 39.6 * step, y: 0), velocity: CGPoint(x: 2, y: 0))
      XCTAssertEqual(layout.focusedItem?.item, expected)
    }
  }

  func testItTellsOfTheFocusAndHidesWhatIsOutOfSight() async throws {
    var focused: [Int] = []
    layout.onFocusChange = { focused.append($0.item) }
    let view = gallery.view(layout, width: 390, height: 700)
    let all = try XCTUnwrap(
      layout.layoutAttributesForElements(in: view.bounds.insetBy(dx: -400, dy: 0)))
    XCTAssertEqual(Set(all.map(\.isHidden)), [false, true])
    for attributes in all where !attributes.frame.overlaps(view.bounds) {
      XCTAssertTrue(attributes.isHidden)
    }
    let step = try XCTUnwrap(layout.wheel?.step)
    for x in [0.0, 0.2, 0.9, 1.2, 2.1] { view.scroll(to: CGPoint(x: x * step, y: 0)) }
    await actions()
    XCTAssertEqual(focused, [0, 1, 2])
  }

  func testFromRightToLeftAndInATurnNoOtherFocusIsTold() async throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let layout = WheelCollectionViewLayout(configuration: .tutorial())
      var focused: [Int] = []
      layout.onFocusChange = { focused.append($0.item) }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
      view.setEnvironment(direction: direction)
      view.dataSource = gallery
      view.layoutIfNeeded()
      await actions()
      XCTAssertEqual(focused, [0])
      let last = gallery.albums[0].photos.count - 1
      layout.scrollToItem(at: IndexPath(0, last), animated: false)
      view.layoutIfNeeded()
      for width in [844.0, 390] { view.turn(to: CGSize(width: width, height: 400)) }
      await actions()
      XCTAssertEqual(focused, [0, last])
    }
  }

  /// What VoiceOver finds on a card, and what its swipes up and down do.
  func testTheCardInFocusIsAdjustable() async throws {
    let arrangements: [(Wheel.Arrangement, [Int])] = [
      (.list(spacing: .gap(12)), [1, 2, 1, 0, 0]), (.ring(turns: 50), [1, 2, 1, 0, 11]),
    ]
    for (arrangement, expected) in arrangements {
      let layout = WheelCollectionViewLayout(
        configuration: .init(
          itemSize: LayoutSize(width: 100, height: 140), radiusToItemCenter: 400,
          arrangement: arrangement))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
      view.setEnvironment(displayScale: 3)
      let card = UICollectionView.CellRegistration<WheelCollectionViewCell, Int> { cell, _, item in
        cell.accessibilityLabel = "card \(item)"
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, path, item in view.dequeueConfiguredReusableCell(using: card, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<12))
      source.apply(snapshot, animatingDifferences: false, completion: nil)
      layout.scrollToItem(at: IndexPath(0, 0), animated: false)
      view.layoutIfNeeded()
      for (step, focus) in zip([1, 1, -1, -1, -1], expected) {
        let old = try XCTUnwrap(layout.focusedItem.flatMap(view.cellForItem))
        if step > 0 { old.accessibilityIncrement() } else { old.accessibilityDecrement() }
        XCTAssertEqual(layout.focusedItem, IndexPath(0, focus))
        for path in view.indexPathsForVisibleItems {
          let cell = try XCTUnwrap(view.cellForItem(at: path))
          XCTAssertTrue(cell.isAccessibilityElement)
          XCTAssertEqual(cell.accessibilityTraits.contains(.adjustable), path.item == focus)
          XCTAssertEqual(cell.accessibilityValue, "\(path.item + 1) of 12")
          XCTAssertEqual(cell.accessibilityLabel, "card \(path.item)")
        }
        XCTAssertTrue(UIAccessibility.cursor === view.cellForItem(at: IndexPath(0, focus)))
      }
      layout.accessibilityValueForItem = { "\($0) von \($1)" }
      let focused = try XCTUnwrap(layout.focusedItem.flatMap(view.cellForItem))
      XCTAssertEqual(focused.accessibilityValue, "\(expected[4] + 1) von 12")
    }
  }

  func testCardsHaveSizesOfTheirOwn() async throws {
    var asked = 0
    layout.sizeForItem = { path in
      asked += 1
      return path.item == 3
        ? CGSize(width: CGFloat.nan, height: 10)
        : path.item % 2 == 0
          ? nil : CGSize(width: 60, height: 90)
    }
    let view = gallery.view(layout, width: 390, height: 700)
    view.scroll(to: CGPoint(x: 300, y: 0))
    XCTAssertEqual(asked, 200)
    for (turn, width) in [(1, 700.0), (2, 390)] {
      view.turn(to: CGSize(width: width, height: 1_090 - width))
      XCTAssertEqual(asked, 200 + 200 * turn, "once in a pass")
    }
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(0, 1))?.size, CGSize(width: 60, height: 90))
    for item in [2, 3] {
      XCTAssertEqual(
        layout.layoutAttributesForItem(at: IndexPath(0, item))?.size,
        CGSize(layout.configuration.itemSize))
    }
    XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(0, 200)))
  }

  /// Where a drag makes room, sizes are asked for by the paths of the data, and the gap has none.
  func testADragMakesRoomOnAWheel() async throws {
    func size(_ path: IndexPath) -> CGSize {
      CGSize(width: 40 + Double(path.item % 50), height: 80)
    }
    layout.sizeForItem = { path in
      XCTAssertLessThan(path.item, 200)
      return size(path)
    }
    for source in [IndexPath(0, 2), nil] {
      let view = gallery.view(layout, width: 390, height: 700)
      let target = IndexPath(0, 5)
      view.drag(itemAt: source, over: target)
      XCTAssertEqual(layout.wheel?.itemCount, source == nil ? 201 : 200)
      for item in 0..<12 {
        let path = view.dataSourceIndexPath(forPresentationIndexPath: IndexPath(0, item))
        XCTAssertEqual(
          layout.layoutAttributesForItem(at: IndexPath(0, item))?.size,
          path.map(size) ?? CGSize(layout.configuration.itemSize), "\(item)")
      }
      layout.scrollToItem(at: IndexPath(0, 9), animated: false)
      view.layoutIfNeeded()
      XCTAssertEqual(layout.focusedItem, IndexPath(0, 9))
      view.endDrag()
      XCTAssertEqual(layout.wheel?.itemCount, 200)
      XCTAssertEqual(layout.focusedItem, IndexPath(0, 9))
    }
  }
}
