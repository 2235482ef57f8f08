@testable import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Before iOS 27, a drag moves an item to where the engine says that it lies under the finger.
@MainActor
final class LazyReorderingTests: XCTestCase {
  private func screen(
    _ box: Pictures, bars: EdgeInsets = EdgeInsets(), move: @escaping (Int, Int) -> Void
  ) -> Screen {
    let view = Live {
      BetweenViews(position: box.binding) { PictureWall(box: box) }
        .lazyReordering { (id: Int, index, _) in move(id, index) }
        .environment(\.lazySettings.mayReorder, false)
    }
    return Screen(view, size: phone, bars: bars)
  }

  func testItemsFollowTheFingerInAWall() async throws {
    for estimate in [nil, 90.0] {
      let box = Pictures(Picture.some(200))
      box.estimate = estimate
      var moves = 0
      let screen = screen(box, bars: EdgeInsets(top: 103, leading: 0, bottom: 34, trailing: 0)) {
        moves += 1
        let (id, index) = ($0, $1)
        let old = box.pictures.firstIndex { $0.id == id } ?? 0
        box.pictures.insert(box.pictures.remove(at: old), at: index)
      }
      screen.scroll(toY: 3_000)
      let id = try firstInSight(box, on: screen, scrolledTo: screen.visibleRect.minY).id
      XCTAssertFalse(screen.dragLifted(to: .zero), "nothing is dragged yet")
      screen.lift(id)
      for (x, y) in [(100.0, 300.0), (290, 500 + 1.0 / 3), (90, 40), (300, 333.3), (100, 600)] {
        let (visible, finger) = (screen.visibleRect, CGPoint(x: x, y: 3_000 + y))
        let before = box.pictures
        var wanted = before
        if estimate == nil {
          let wall = try box.wall(width: 390)
          let old = try XCTUnwrap(before.firstIndex { $0.id == id })
          let index = wall.items.dropIndex(at: LayoutPoint(x: x, y: finger.y - banner), moving: old)
          wanted.insert(wanted.remove(at: old), at: index)
        }
        screen.dragLifted(to: finger)
        screen.update()
        if estimate == nil { XCTAssertEqual(box.pictures, wanted) }
        XCTAssertEqual(screen.visibleRect, visible, "the item moves, and not the content")
        try assertShows(box, on: screen)
        let count = moves
        for _ in 0..<3 {
          screen.dragLifted(to: finger)
          screen.update()
        }
        XCTAssertEqual(moves, count, "a finger that stays orders nothing more")
      }
      XCTAssertGreaterThan(moves, 2)
      screen.dragLifted(to: .zero, letsGo: true)
      XCTAssertFalse(screen.dragLifted(to: .zero), "it has been dropped")
    }
  }

  func testItemsGoToOtherSectionsOfAFeedAndNotToCarousels() async throws {
    let box = Shelves(Shelf.some(6))
    var moves: [Int] = []
    let view = Live {
      BetweenViews(position: box.binding) { ShelvesView(box: box) }
        .lazyReordering { (id: Int, index, section) in
          moves.append(section)
          for shelf in box.shelves.indices {
            guard let old = box.shelves[shelf].pictures.firstIndex(where: { $0.id == id })
            else { continue }
            let picture = box.shelves[shelf].pictures.remove(at: old)
            return box.shelves[section].pictures.insert(picture, at: index)
          }
        }
        .environment(\.lazySettings.mayReorder, false)
    }
    let screen = Screen(view, size: CGSize(width: 390, height: 3_000))
    let feed = try box.expected(on: screen)
    screen.lift(4)
    for (section, count) in [(1, 0), (2, 1), (0, 2)] {
      let frame = try XCTUnwrap(try box.expected(on: screen).frame(of: .item(5, section: section)))
      screen.dragLifted(to: CGPoint(x: frame.midX, y: frame.midY + banner))
      screen.update()
      XCTAssertEqual(moves.count, count, "section \(section) of \(feed.sectionCount)")
      try assertShows(box, on: screen, "section \(section)")
      XCTAssertTrue(
        box.shelves[count == 0 ? 0 : section].pictures.contains { $0.id == 4 })
    }
    XCTAssertEqual(moves, [2, 0])
    // Items of carousels are not lifted.
    screen.dragLifted(to: .zero, letsGo: true)
    screen.lift(box.shelves[1].pictures[0].id)
    XCTAssertFalse(screen.dragLifted(to: .zero))
  }

  func testAnAppThatDoesNotMoveTheItemIsToldOnce() async throws {
    var moves = 0
    let screen = screen(Pictures(Picture.some(50))) { _, _ in moves += 1 }
    screen.lift(0)
    for x in [300.0, 301, 302] { screen.dragLifted(to: CGPoint(x: x, y: 600)) }
    XCTAssertEqual(moves, 1)
  }
}
