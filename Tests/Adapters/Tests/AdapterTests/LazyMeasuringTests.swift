import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Views that measure themselves: what is in sight has its own size, and moves nothing in sight.
@MainActor
final class LazyMeasuringTests: XCTestCase {
  func testScrollingUpAmongEstimatesMovesNothingInSight() async throws {
    let (box, screen) = wallScreen(2_000, estimate: 90)
    screen.scroll(toY: 30_000)
    for step in 0..<60 {
      let (visible, shown) = (screen.visibleRect, screen.shown)
      // What is kept is the first item that begins in sight after the scroll.
      let (id, before) = try firstInSight(box, on: screen, scrolledTo: visible.minY - 70)
      screen.scroll(toY: visible.minY - 70)
      let after = try XCTUnwrap(screen.shown[id]).minY - screen.visibleRect.minY
      XCTAssertEqual(after, before, accuracy: 1, "step \(step)")
      let seen = shown.filter { $0.value.intersects(visible) }
      for (id, frame) in seen { XCTAssertEqual(screen.shown[id]?.minX ?? frame.minX, frame.minX) }
      try assertShows(box, on: screen)
    }
  }

  func testLargerTextIsMeasuredAgainAndTheFirstItemStays() async throws {
    let (box, screen) = wallScreen(500, estimate: 90)
    screen.scroll(toY: 9_000)
    let (id, before) = try firstInSight(box, on: screen, scrolledTo: screen.visibleRect.minY)
    for index in box.pictures.indices { box.pictures[index].ratio *= 0.8 }
    screen.update()
    let after = try XCTUnwrap(screen.shown[id]).minY - screen.visibleRect.minY
    XCTAssertEqual(after, before, accuracy: 1)
    try assertShows(box, on: screen)
  }

  func testAKeyboardLeavesWhatIsSeenInPlace() async throws {
    for estimate in [90.0, nil] {
      let (box, screen) = wallScreen(2_000, estimate: estimate)
      screen.scroll(toY: 30_000)
      let (visible, shown) = (screen.visibleRect, screen.shown)
      for height in [500.0, 800, 500, 800] {
        screen.turn(to: CGSize(width: 390, height: height))
        XCTAssertEqual(screen.visibleRect.origin, visible.origin)
        try assertShows(box, on: screen)
      }
      for (id, frame) in shown where frame.intersects(visible) {
        XCTAssertEqual(screen.shown[id], frame)
      }
    }
  }

  func testItemsThatSpanColumnsMeasureThemselves() async throws {
    let (box, screen) = wallScreen(400, estimate: 90)
    (box.columns, box.columnSpan) = (.fixed(3), { $0.id % 4 == 0 ? 2 : 1 })
    screen.update()
    for y in [0.0, 9_000, 8_700, 8_000] {
      screen.scroll(toY: y)
      try assertShows(box, on: screen)
      for (id, frame) in screen.shown {
        let isWide = (id.base as? Int ?? 1) % 4 == 0
        XCTAssertEqual(frame.width, isWide ? 257 : 124, accuracy: 2)
      }
    }
  }

  private static let tags = MasonryRows.Configuration(
    rule: .flowing(height: 32), itemSpacing: 8, rowSpacing: 4)

  func testTagsChooseTheirWidths() async throws {
    let box = Pictures(Picture.some(300))
    let view = BetweenViews(position: box.binding) {
      LazyMasonry(box.pictures, layout: .rows(Self.tags), sizing: { _ in .estimated(100) }) {
        picture in
        CardLayout(picture: picture) {}
      }
    }
    let screen = Screen(view, size: phone)
    var rows = try MasonryRows(
      configuration: Self.tags, width: 390, environment: .init(scale: 1))
    try rows.appendItems(
      300, measuredBy: MasonryHeights(widths: (0..<300).map { Double(60 + $0 % 7 * 20) }))
    let visible = screen.visibleRect
    for item in rows.items(in: .init(visible)) {
      let frame = CGRect(item.frame).offsetBy(dx: 0, dy: banner)
      guard frame.intersects(visible) else { continue }
      XCTAssertEqual(screen.shown[item.index], frame)
    }
  }
}
