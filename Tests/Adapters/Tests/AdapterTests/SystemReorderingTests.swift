@testable import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// From iOS 27 on, SwiftUI drags items: what is seen meanwhile is what the drop brings.
@MainActor
final class SystemReorderingTests: XCTestCase {
  /// What a test draws of a drag, which no page of Apple's says.
  private struct Drag {
    var asPlaceholder = false
    var tellsSessions = true

    static let all = [false, true].flatMap { one in
      [false, true].map { Drag(asPlaceholder: one, tellsSessions: $0) }
    }
  }

  private func screen(
    _ view: some View, _ drag: Drag = Drag(), size: CGSize = phone,
    _ environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    let screen = Screen(view, size: size)
    screen.tellsDragSessions = drag.tellsSessions
    // Of identities that SwiftUI takes along, those of items are looked for.
    screen.name = { id in
      guard let id = id.base as? LazyID else { return id }
      return id.base.base is Int ? id.base : nil
    }
    environment(&screen.environment)
    return screen
  }

  /// How often an app was told to move something.
  private var moves = 0

  private func wallScreen(
    _ box: Pictures, _ drag: Drag = Drag(),
    _ environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    screen(
      Live {
        BetweenViews(position: box.binding) { PictureWall(box: box) }
          .lazyReordering { (id: Int, index, _) in
            self.moves += 1
            let old = box.pictures.firstIndex { $0.id == id } ?? 0
            box.pictures.insert(box.pictures.remove(at: old), at: index)
          }
      }, drag, environment)
  }

  private func feedScreen(_ box: Shelves, _ drag: Drag) -> Screen {
    let view = Live {
      BetweenViews(position: box.binding) { ShelvesView(box: box) }
        .lazyReordering { (id: Int, index, section) in
          for shelf in box.shelves.indices {
            guard let old = box.shelves[shelf].pictures.firstIndex(where: { $0.id == id })
            else { continue }
            let picture = box.shelves[shelf].pictures.remove(at: old)
            return box.shelves[section].pictures.insert(picture, at: index)
          }
        }
    }
    return screen(view, drag, size: CGSize(width: 390, height: 2_600))
  }

  private func key(_ id: Int) -> AnyHashable { LazyID(base: id) }

  /// Moves pictures as an array is moved: taken out, and put before one that stays or at the end.
  private func moved(_ pictures: [Picture], _ ids: [Int], before next: Int?) -> [Picture] {
    let taken = ids.compactMap { id in pictures.first { $0.id == id } }
    var rest = pictures.filter { !ids.contains($0.id) }
    rest.insert(contentsOf: taken, at: rest.firstIndex { $0.id == next } ?? rest.count)
    return rest
  }

  /// Drags items, and asserts that what is seen before the drop is what is seen after it.
  private func assertDrops(
    _ ids: [Int], before next: Int?, in collection: AnyHashable, _ drag: Drag, on screen: Screen,
    line: UInt = #line
  ) {
    let message = "\(ids) before \(next.map(String.init) ?? "the end of \(collection)"), \(drag)"
    let rect = screen.visibleRect
    XCTAssertTrue(
      screen.liftReorderable(ids.map(key), asPlaceholder: drag.asPlaceholder), message, line: line)
    XCTAssertTrue(
      screen.dragReorderable(before: next.map(key), in: collection), message, line: line)
    var seen = screen.shown
    if drag.asPlaceholder { seen[ids[0]] = screen.placeholder }
    screen.dropReorderable()
    XCTAssertEqual(screen.visibleRect, rect, message, line: line)
    for (id, frame) in screen.shown where frame.intersects(rect) && ids.count == 1 {
      let one = seen[id] ?? .null
      XCTAssertEqual(one.origin, frame.origin, "\(message): \(id)", line: line)
      XCTAssertEqual(one.width, frame.width, "\(message): \(id)", line: line)
      // A place is on pixels, and a view that measures itself is not.
      XCTAssertEqual(one.height, frame.height, accuracy: 0.34, "\(message): \(id)", line: line)
    }
  }

  func testAWallShowsWhatTheDropBrings() async throws {
    let unequal = ColumnsLayout.Columns.tracks([.points(101.3), .fraction(1)])
    for drag in Drag.all {
      for (direction, columns) in [
        (LayoutDirection.leftToRight, .fixed(3)), (.rightToLeft, unequal),
      ] {
        let box = Pictures(Picture.some(7))
        (box.columns, box.columnSpan) = (columns, { $0.id == 4 ? 2 : 1 })
        let screen = wallScreen(box, drag) { $0.layoutDirection = direction }
        for id in 0..<7 {
          for next in [0, 1, 2, 3, 4, 5, 6, nil] where next != id {
            let (pictures, collection) = (box.pictures, try XCTUnwrap(screen.collections.first?.id))
            assertDrops([id], before: next, in: collection, drag, on: screen)
            XCTAssertEqual(box.pictures, moved(pictures, [id], before: next))
          }
        }
      }
    }
  }

  func testViewsThatMeasureThemselvesKeepTheirHeights() async throws {
    for drag in Drag.all {
      let box = Pictures(Picture.some(60))
      box.estimate = 90 + 1.0 / 3
      let screen = wallScreen(box, drag) { $0.displayScale = 3 }
      let collection = try XCTUnwrap(screen.collections.first?.id)
      for (id, next) in [(0, 9), (9, 1), (5, 6), (12, 2), (3, 11)] {
        assertDrops([id], before: next, in: collection, drag, on: screen)
        try assertShows(box, on: screen)
      }
    }
  }

  /// Where columns divide is in view: what is above grows upwards, but what a finger brings into view.
  func testADividedWallShowsWhatTheDropBrings() async throws {
    for target in 200..<206 {
      let box = Pictures(Picture.some(400))
      (box.estimate, box.columns) = (90, .fixed(3))
      let screen = wallScreen(box)
      box.scrollTo(target)
      screen.settle()
      for step in [-300.0, -300, 250] {
        screen.drag(by: step)
        screen.letGo()
      }
      let seen = picturesInView(on: screen).sorted { $0.key < $1.key }.map(\.key)
      let collection = try XCTUnwrap(screen.collections.first?.id)
      for (id, next) in [(seen[1], seen[8]), (seen[9], seen[2]), (seen[5], seen[0])] {
        XCTAssertTrue(screen.liftReorderable([key(id)]))
        screen.dragReorderable(before: key(next), in: collection)
        let wanted = picturesInView(on: screen)
        screen.dropReorderable()
        let shown = picturesInView(on: screen)
        for (other, frame) in wanted { XCTAssertEqual(shown[other] ?? frame, frame, "\(other)") }
      }
    }
  }

  func testSeveralItemsGoTogether() async throws {
    let box = Pictures(Picture.some(8))
    let screen = wallScreen(box)
    for ids in [[1, 2], [6, 0], [3, 7, 5], [0, 1, 2, 3], [7, 6, 5]] {
      for next in (0..<8).map(Optional.some) + [nil] where next.map({ !ids.contains($0) }) ?? true {
        let (pictures, collection) = (box.pictures, try XCTUnwrap(screen.collections.first?.id))
        assertDrops(ids, before: next, in: collection, Drag(), on: screen)
        XCTAssertEqual(box.pictures, moved(pictures, ids, before: next), "\(ids) \(next as Int?)")
      }
    }
  }

  func testAnItemIsDraggedFarAwayWhileItemsComeAndGo() async throws {
    let box = Pictures(Picture.some(400))
    let screen = wallScreen(box)
    let collection = try XCTUnwrap(screen.collections.first?.id)
    XCTAssertTrue(screen.liftReorderable([key(3)]))
    for y in stride(from: 0.0, through: 9_000, by: 1_500) {
      screen.scroll(toY: y)
      let next = try firstInSight(box, on: screen, scrolledTo: y).id
      XCTAssertTrue(screen.dragReorderable(before: key(next), in: collection), "at \(y)")
      XCTAssertTrue(screen.visibleRect.intersects(try XCTUnwrap(screen.shown[3])), "at \(y)")
    }
    // A cloud brings pictures above, and takes some below.
    box.pictures.insert(contentsOf: Picture.some(5, from: 1_000), at: 0)
    box.pictures.removeSubrange(380..<390)
    screen.update()
    let shown = screen.shown
    let next = try XCTUnwrap(
      box.pictures.first { $0.id != 3 && shown[$0.id]?.intersects(screen.visibleRect) == true }
    ).id
    let pictures = box.pictures
    XCTAssertTrue(screen.dragReorderable(before: key(next), in: collection))
    let (seen, rect) = (screen.shown, screen.visibleRect)
    screen.dropReorderable()
    XCTAssertEqual(screen.visibleRect, rect)
    for (id, frame) in screen.shown where frame.intersects(rect) {
      XCTAssertEqual(seen[id], frame, "\(id)")
    }
    XCTAssertEqual(box.pictures.map(\.id), moved(pictures, [3], before: next).map(\.id))
    try assertShows(box, on: screen)
  }

  func testNothingMovesBeforeTheDropAndInACancelledDrag() async throws {
    let box = Pictures(Picture.some(20))
    let screen = wallScreen(box)
    let (shown, collection) = (screen.shown, try XCTUnwrap(screen.collections.first?.id))
    XCTAssertTrue(screen.liftReorderable([key(2)]))
    screen.dragReorderable(before: key(11), in: collection)
    XCTAssertNotEqual(screen.shown, shown)
    XCTAssertEqual(box.pictures, Picture.some(20))
    screen.cancelReorderable()
    XCTAssertEqual(screen.shown, shown)
    XCTAssertEqual(box.pictures, Picture.some(20))
    // Where it comes from is no other place.
    screen.liftReorderable([key(2)])
    screen.dragReorderable(before: key(3), in: collection)
    XCTAssertEqual(screen.shown, shown)
    screen.dropReorderable()
    XCTAssertEqual(box.pictures, Picture.some(20))
    XCTAssertEqual(moves, 0)
    // A view that nobody tells of a drag that scrolls away from it ends the drag, and nothing else.
    screen.tellsDragSessions = false
    screen.liftReorderable([key(2)])
    box.pictures += Picture.some(200, from: 20)
    screen.update()
    screen.scroll(toY: 5_000)
    XCTAssertFalse(screen.dragReorderable(before: nil, in: collection))
    screen.dropReorderable()
    XCTAssertEqual(moves, 0)
  }

  func testSectionsOfAFeedTakeItemsAndCarouselsDoNot() async throws {
    for drag in Drag.all {
      let box = Shelves(Shelf.some(5))
      for index in box.shelves.indices { box.shelves[index].pictures.removeSubrange(4...) }
      // Without a header and a footer sections follow each other at once; one is empty.
      box.shelves += Shelf.some(6, from: 6).filter { $0.settings.carousel == nil }
      for index in 5..<box.shelves.count {
        box.shelves[index].settings.header = index % 2 == 0 ? .init(length: 30) : nil
        box.shelves[index].settings.footer = nil
        box.shelves[index].pictures.removeSubrange((index == 6 ? 0 : 3)...)
      }
      let screen = feedScreen(box, drag)
      func index(_ id: AnyHashable) -> Int? {
        box.shelves.firstIndex { AnyHashable(LazyID(base: $0.id)) == id }
      }
      let sections = screen.collections.compactMap { index($0.id) }
      XCTAssertEqual(
        sections, box.shelves.indices.filter { box.shelves[$0].settings.carousel == nil })
      var random = SplitMix64(seed: 27)
      for _ in 0..<25 {
        let full = sections.filter { !box.shelves[$0].pictures.isEmpty }
        let source = full[Int(random.next() % UInt64(full.count))]
        let id = box.shelves[source].pictures.randomElement(using: &random)?.id ?? 0
        // A section without anything is not there.
        let target = try XCTUnwrap(
          screen.collections.compactMap { index($0.id) }.randomElement(using: &random))
        let others = box.shelves[target].pictures.filter { $0.id != id }
        let place = Int(random.next() % UInt64(others.count + 1))
        let next = place < others.count ? others[place].id : nil
        assertDrops(
          [id], before: next, in: LazyID(base: box.shelves[target].id), drag, on: screen)
        XCTAssertEqual(
          box.shelves[target].pictures.firstIndex { $0.id == id }, place, "\(id) in \(target)")
      }
      try assertShows(box, on: screen)
      XCTAssertFalse(screen.liftReorderable([key(box.shelves[1].pictures[0].id)]), "a carousel's")
    }
  }

  func testSectionsThatShowNoItemsTakeThemAtTheirEnd() async throws {
    for drag in Drag.all {
      let box = Shelves(Shelf.some(4))
      // An empty carousel, a section that has a footer only, and a collapsed one.
      box.shelves[1].pictures = []
      box.shelves[2].pictures = []
      box.shelves[2].settings.header = nil
      box.shelves[3].settings.isCollapsed = true
      let screen = feedScreen(box, drag)
      let ids = [0, 2, 3].map { AnyHashable(LazyID(base: box.shelves[$0].id)) }
      XCTAssertEqual(screen.collections.map(\.id), ids, "a carousel takes none")
      assertDrops([4], before: nil, in: ids[1], drag, on: screen)
      assertDrops([7], before: 4, in: ids[1], drag, on: screen)
      assertDrops([9], before: nil, in: ids[2], drag, on: screen)
      XCTAssertEqual(box.shelves[2].pictures.map(\.id), [7, 4])
      XCTAssertEqual(box.shelves[3].pictures.map(\.id).suffix(2), [329, 9])
    }
  }

  func testSeveralItemsAreDraggedFarAway() async throws {
    let box = Pictures(Picture.some(400))
    let screen = wallScreen(box)
    let collection = try XCTUnwrap(screen.collections.first?.id)
    XCTAssertTrue(screen.liftReorderable([key(5), key(2)]))
    for y in [2_000.0, 6_000] {
      screen.scroll(toY: y)
      XCTAssertTrue(screen.dragReorderable(before: nil, in: collection))
    }
    let shown = screen.shown
    let seen = box.pictures.filter { shown[$0.id]?.intersects(screen.visibleRect) == true }
    let next = try XCTUnwrap(seen.first { $0.id > 5 }).id
    screen.dragReorderable(before: key(next), in: collection)
    let pictures = box.pictures
    screen.dropReorderable()
    XCTAssertEqual(box.pictures.map(\.id), moved(pictures, [5, 2], before: next).map(\.id))
    // What it was to lie before has gone meanwhile: it stays.
    screen.liftReorderable([key(next)])
    screen.dragReorderable(before: key(1_000_000), in: collection)
    screen.dropReorderable()
    XCTAssertEqual(box.pictures.map(\.id), moved(pictures, [5, 2], before: next).map(\.id))
  }
}
