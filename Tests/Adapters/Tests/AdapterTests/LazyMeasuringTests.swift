import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Views that measure themselves: what is in sight has its own size, and moves nothing in sight.
@MainActor
final class LazyMeasuringTests: XCTestCase {
  private let phone = CGSize(width: 390, height: 800)

  private struct Cards: View {
    let box: Pictures
    var body: some View {
      BetweenViews(scroller: box.scroller) {
        LazyMasonry(
          box.pictures, columns: .adaptive(minimumWidth: 160), spacing: 8, estimatedHeight: 90
        ) { picture in
          let _ = box.made.append(picture.id)
          CardLayout(picture: picture) {}
        }
      }
    }
  }

  private struct Tags: View {
    let box: Pictures
    var body: some View {
      BetweenViews(scroller: box.scroller) {
        LazyRows(
          box.pictures,
          configuration: .init(rule: .flowing(height: 32), itemSpacing: 8, rowSpacing: 4),
          sizing: .estimated(100)
        ) { picture in
          CardLayout(picture: picture) {}
        }
      }
    }
  }

  /// Asserts that everything with a view is as high as it wants to be at its width.
  private func assertMeasured(_ box: Pictures, on screen: Screen, line: UInt = #line) {
    let shown = screen.shown
    XCTAssertGreaterThan(shown.count, 5, line: line)
    for picture in box.pictures {
      guard let frame = shown[picture.id] else { continue }
      XCTAssertEqual(frame.height, picture.height(width: frame.width), accuracy: 1e-6, line: line)
    }
    // Nothing overlaps, and no gap in a column is wider than the spacing, to a pixel.
    let columns = Dictionary(grouping: shown.values) { $0.minX }.values.map { frames in
      frames.sorted { $0.minY < $1.minY }
    }
    for column in columns {
      for (above, below) in zip(column, column.dropFirst()) {
        XCTAssertEqual(below.minY - above.maxY, 8, accuracy: 1.01, line: line)
      }
    }
  }

  func testWhatIsShownMeasuresItselfAndOthersAreNotMade() async {
    let box = Pictures(Picture.some(2_000))
    let screen = Screen(Cards(box: box), size: phone)
    assertMeasured(box, on: screen)
    XCTAssertLessThan(Set(box.made).count, 100)
    screen.scroll(toY: 50_000)
    assertMeasured(box, on: screen)
    XCTAssertLessThan(Set(box.made).count, 200)
  }

  func testScrollingUpAmongEstimatesMovesNothingInSight() async throws {
    let box = Pictures(Picture.some(2_000))
    let screen = Screen(Cards(box: box), size: phone)
    screen.scroll(toY: 30_000)
    for step in 0..<60 {
      let (visible, shown) = (screen.visibleRect, screen.shown)
      // What is kept is the first item that begins in sight after the scroll.
      let target = visible.offsetBy(dx: 0, dy: -70)
      let kept = box.pictures.first {
        shown[$0.id].map { $0.minY >= target.minY && $0.minY < target.maxY } ?? false
      }
      let id = try XCTUnwrap(kept?.id)
      let before = try XCTUnwrap(shown[id]).minY - target.minY
      screen.scroll(toY: target.minY)
      let after = try XCTUnwrap(screen.shown[id]).minY - screen.visibleRect.minY
      XCTAssertEqual(after, before, accuracy: 1, "step \(step)")
      let seen = shown.filter { $0.value.intersects(visible) }
      for (id, frame) in seen { XCTAssertEqual(screen.shown[id]?.minX ?? frame.minX, frame.minX) }
      assertMeasured(box, on: screen)
    }
  }

  func testLargerTextIsMeasuredAgainAndTheFirstItemStays() async throws {
    let box = Pictures(Picture.some(500))
    let screen = Screen(Cards(box: box), size: phone)
    screen.scroll(toY: 9_000)
    for index in box.pictures.indices { box.pictures[index].ratio *= 0.8 }
    let (visible, shown) = (screen.visibleRect, screen.shown)
    let first = box.pictures.first { shown[$0.id].map { $0.minY >= visible.minY } ?? false }
    let id = try XCTUnwrap(first?.id)
    screen.update()
    XCTAssertEqual(
      try XCTUnwrap(screen.shown[id]).minY - screen.visibleRect.minY,
      try XCTUnwrap(shown[id]).minY - visible.minY, accuracy: 1)
    assertMeasured(box, on: screen)
  }

  func testTurningMeasuresAgain() async {
    let box = Pictures(Picture.some(500))
    let screen = Screen(Cards(box: box), size: phone)
    screen.scroll(toY: 5_000)
    for size in [CGSize(width: 844, height: 390), phone] {
      screen.turn(to: size)
      assertMeasured(box, on: screen)
    }
  }

  func testAKeyboardOverEstimatesLeavesWhatIsSeenInPlace() async {
    let box = Pictures(Picture.some(2_000))
    let screen = Screen(Cards(box: box), size: phone)
    screen.scroll(toY: 30_000)
    let (visible, shown) = (screen.visibleRect, screen.shown)
    for height in [500.0, 800, 500, 800] {
      screen.turn(to: CGSize(width: 390, height: height))
      XCTAssertEqual(screen.visibleRect.origin, visible.origin)
      assertMeasured(box, on: screen)
    }
    for (id, frame) in shown where frame.intersects(visible) {
      XCTAssertEqual(screen.shown[id], frame)
    }
  }

  func testItScrollsToAnItemAmongEstimates() async throws {
    let box = Pictures(Picture.some(2_000))
    let screen = Screen(Cards(box: box), size: phone)
    box.scroller.scroll(to: 1_200)
    screen.settle()
    XCTAssertEqual(try XCTUnwrap(screen.shown[1_200]).minY, screen.visibleRect.minY, accuracy: 1)
    assertMeasured(box, on: screen)
  }

  func testTagsChooseTheirWidths() async throws {
    let box = Pictures(Picture.some(300))
    let screen = Screen(Tags(box: box), size: phone)
    var rows = try MasonryRows(
      configuration: .init(rule: .flowing(height: 32), itemSpacing: 8, rowSpacing: 4), width: 390,
      environment: .init(scale: 1))
    try rows.appendItems(
      300,
      measuredBy: MasonryHeights(widths: (0..<300).map { Double(60 + $0 % 7 * 20) }))
    let visible = screen.visibleRect
    for item in rows.items(in: .init(visible)) {
      let frame = CGRect(item.frame).offsetBy(dx: 0, dy: BetweenViews<Color>.bannerHeight)
      guard frame.intersects(visible) else { continue }
      XCTAssertEqual(screen.shown[item.index], frame)
    }
  }
}
