import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Carousels of a feed: scroll views in a scroll view, which keep their places.
@MainActor
final class LazyCarouselTests: XCTestCase {
  /// Shelves, and a screen with the carousel of the second one in sight.
  private func shelves(
    _ count: Int, y: Double = 600, prepare: (Shelves) -> Void = { _ in }
  ) -> (Shelves, Screen) {
    let box = Shelves(Shelf.some(count))
    prepare(box)
    let screen = screen(box)
    screen.scroll(toY: y)
    return (box, screen)
  }

  private func scroll(_ shelf: Shelf, toX x: Double, on screen: Screen) throws {
    screen.scroll(inside: try XCTUnwrap(screen.carousel(shelf)), to: CGPoint(x: x, y: 0))
  }

  func testTheyScrollByThemselves() async throws {
    let (box, screen) = shelves(9)
    for x in [70.0, 300, 900, 1e9] {
      try scroll(box.shelves[1], toX: x, on: screen)
      try assertShows(box, on: screen, "at \(x)")
    }
    XCTAssertLessThan(screen.drawn.count, 200)
  }

  func testTheyKeepTheirPlacesWhileTheyAreOutOfSight() async throws {
    let (box, screen) = shelves(30)
    try scroll(box.shelves[1], toX: 500, on: screen)
    screen.scroll(toY: 9_000)
    XCTAssertNil(screen.carousel(box.shelves[1]))
    screen.scroll(toY: 600)
    let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
    XCTAssertEqual(screen.visibleRect(inside: id)?.minX, 500)
    try assertShows(box, on: screen)
  }

  func testWhatTheyShowStaysWhenItemsAreInsertedBeforeIt() async throws {
    let (box, screen) = shelves(9)
    try scroll(box.shelves[1], toX: 500, on: screen)
    let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
    let old = try XCTUnwrap(screen.visibleRect(inside: id))
    let before = screen.drawn.mapValues(\.frame)
    box.shelves[1].pictures.insert(contentsOf: Picture.some(4, from: 9_000), at: 0)
    screen.update()
    XCTAssertGreaterThan(try XCTUnwrap(screen.visibleRect(inside: id)).minX, old.minX + 100)
    let shown = box.shelves[1].pictures.filter { picture in
      before[picture.id].map { $0.minX >= 0 && $0.minX < 390 } ?? false
    }
    let first = try XCTUnwrap(shown.first).id
    XCTAssertEqual(screen.drawn[first]?.frame.minX, before[first]?.minX)
    try assertShows(box, on: screen)
  }

  func testTheScrollerFindsTheirItems() async throws {
    let (box, screen) = shelves(30, y: 0)
    for (shelf, item) in [(1, 20), (25, 12), (1, 3), (1, 29)] {
      let picture = box.shelves[shelf].pictures[item].id
      box.scroller.scroll(to: picture)
      screen.settle()
      let frame = try XCTUnwrap(screen.drawn[picture], "\(shelf), \(item)").frame
      let feed = try box.expected(on: screen)
      var visible = MasonryFeed.Viewport(
        LayoutRect(screen.visibleRect.offsetBy(dx: 0, dy: -banner)))
      feed.scroll(&visible, to: .item(item, section: shelf), at: .start)
      let expected = try XCTUnwrap(feed.frame(of: .item(item, section: shelf), in: visible))
      XCTAssertEqual(frame.minX, expected.minX, "\(shelf), \(item)")
      XCTAssertTrue(screen.visibleRect.intersects(frame))
      try assertShows(box, on: screen)
    }
  }

  func testTheirItemsMeasureThemselves() async throws {
    let (box, screen) = shelves(3, y: 1_100) { $0.sizing = .estimated(80) }
    try scroll(box.shelves[1], toX: 400, on: screen)
    var count = 0
    for picture in box.shelves[1].pictures {
      guard let frame = screen.drawn[picture.id]?.frame else { continue }
      count += 1
      XCTAssertEqual(frame.width, Double(60 + picture.id % 7 * 20), accuracy: 1)
    }
    XCTAssertGreaterThan(count, 10)
  }

  func testTheyAreAsHighAsTheirRowsNeed() async throws {
    let (box, screen) = shelves(3) { box in
      box.shelves[1].settings.layout = .columns(
        .init(columns: .tracks([.points(120), .points(100)]), columnSpacing: 10))
    }
    let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
    XCTAssertEqual(screen.drawn[id]?.frame.height, 230)
    try assertShows(box, on: screen)
    box.shelves[1].settings.carousel = .init(height: 250)
    screen.update()
    XCTAssertEqual(screen.drawn[id]?.frame.height, 250)
    try assertShows(box, on: screen)
  }
}
