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
      assertStays(on: screen, movedBy: 70, "step \(step)") {
        screen.scroll(toY: screen.visibleRect.minY - 70)
      }
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

  private static let tags = RowsLayout(
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
    var wall = try MasonryWall(.rows(Self.tags), width: 390, environment: .init(scale: 1))
    try wall.items.appendItems(
      300, measuredBy: MasonryHeights(widths: (0..<300).map { Double(60 + $0 % 7 * 20) }))
    let visible = screen.visibleRect
    for item in wall.items(in: .init(visible)) {
      let frame = CGRect(item.frame).offsetBy(dx: 0, dy: banner)
      guard frame.intersects(visible) else { continue }
      XCTAssertEqual(screen.shown[item.index], frame)
    }
  }

  /// A text of 65 characters is 520 by 20 points on one line, and wraps where there is less.
  func testATagThatIsWiderThanTheFlowWraps() async throws {
    let box = Pictures(Picture.some(3))
    var rows = RowsLayout(rule: .flowing(height: 20, hasOwnHeights: true))
    let view = Live {
      ScrollView {
        LazyMasonry(box.pictures, layout: .rows(rows), sizing: { _ in .estimated(80) }) {
          Text(String(repeating: "x", count: $0.id == 1 ? 65 : 5))
        }
      }
    }
    let screen = Screen(view, size: phone)
    func assertTag(_ x: Double, _ width: Double, _ height: Double, line: UInt = #line) throws {
      let frames = try (0..<3).map { try XCTUnwrap(screen.shown[$0], line: line) }
      XCTAssertEqual(frames[0], CGRect(x: x, y: 0, width: 40, height: 20), line: line)
      let y = width == 520 ? 0.0 : 20
      XCTAssertEqual(
        frames[1], CGRect(x: y > 0 ? x : x + 40, y: y, width: width, height: height), line: line)
      XCTAssertEqual(frames[2].size, CGSize(width: 40, height: 20), line: line)
    }
    try assertTag(0, 390, 40)
    screen.turn(to: CGSize(width: 844, height: 390))
    try assertTag(0, 520, 20)
    screen.turn(to: CGSize(width: 200, height: 390))
    try assertTag(0, 200, 60)
    screen.turn(to: phone)
    try assertTag(0, 390, 40)
    rows.contentInsets = LayoutInsets(top: 0, leading: 10, bottom: 0, trailing: 90)
    screen.update()
    try assertTag(10, 290, 40)
    rows.rule = .flowing(height: 20)
    screen.update()
    try assertTag(10, 290, 20)
  }

  /// A view without a length of its own is not stretched.
  func testAViewThatTakesWhatItGetsKeepsItsIdealWidth() async throws {
    let rows = RowsLayout(rule: .flowing(height: 20, hasOwnHeights: true))
    let view = ScrollView {
      LazyMasonry(Picture.some(3), layout: .rows(rows), sizing: { _ in .estimated(80) }) { _ in
        Color.clear
      }
    }
    let screen = Screen(view, size: phone)
    XCTAssertEqual(screen.shown[2], CGRect(x: 20, y: 0, width: 10, height: 10))
  }
}
