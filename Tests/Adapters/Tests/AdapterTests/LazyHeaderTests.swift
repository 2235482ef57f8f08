import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Headers that measure themselves, and column spans, in a feed and in a wall.
@MainActor
final class LazyHeaderTests: XCTestCase {
  private let phone = CGSize(width: 390, height: 800)

  func testHeadersChooseTheirHeights() async throws {
    let box = Shelves(Shelf.some(12))
    box.measuresHeaders = true
    for index in box.shelves.indices { box.shelves[index].titleHeight = 30 + 7 * Double(index) }
    let screen = Screen(ShelvesView(box: box), size: phone)
    for y in [0.0, 500, 3_000, 1_500] {
      screen.scroll(toY: y)
      try assertShows(box, on: screen, "at \(y)")
    }
    XCTAssertGreaterThan(box.titles.count, 4)
    // Larger text, and a setting that changes: what the view says counts.
    for index in box.shelves.indices {
      box.shelves[index].titleHeight += 20
      box.shelves[index].settings.header?.isPinned.toggle()
      box.shelves[index].settings.header?.length = 60
    }
    screen.update()
    let feed = try box.expected(width: 390)
    for (id, drawing) in screen.drawn where "\(id)".contains("header(") {
      let index = box.shelves.firstIndex { "\(id)".hasSuffix("\"\($0.id)\")") }
      XCTAssertEqual(drawing.frame.height, box.shelves[try XCTUnwrap(index)].titleHeight)
    }
    XCTAssertEqual(feed.sectionCount, 12)
  }

  func testWhatIsInSightStaysWhenAHeaderAboveItIsMeasured() async throws {
    let box = Shelves(Shelf.some(12))
    box.measuresHeaders = true
    let screen = Screen(ShelvesView(box: box), size: phone)
    screen.scroll(toY: 2_500)
    for index in box.shelves.indices { box.shelves[index].titleHeight = 144 }
    let before = screen.shown.mapValues { $0.minY - screen.visibleRect.minY }
    screen.update()
    let after = screen.shown.mapValues { $0.minY - screen.visibleRect.minY }
    let first = before.filter { $0.value >= 0 && $0.value < 800 && "\($0.key)".contains("item(") }
      .min { $0.value < $1.value }
    let id = try XCTUnwrap(first?.key)
    XCTAssertEqual(try XCTUnwrap(after[id]), try XCTUnwrap(before[id]), accuracy: 1)
    try assertShows(box, on: screen)
  }

  func testHeadersAreHeadersToAScreenReader() async throws {
    let screen = Screen(ShelvesView(box: Shelves(Shelf.some(9))), size: phone)
    screen.scroll(toY: 1_500)
    let headers = screen.elements.filter { $0.key.hasPrefix("header(") }.values.map(\.id)
    XCTAssertGreaterThan(headers.count, 1)
    XCTAssertEqual(screen.headers, Set(headers))
  }

  func testItemsSpanColumns() async throws {
    let box = Shelves(Shelf.some(12))
    box.columnSpan = { $0.id % 4 == 0 ? 2 : 1 }
    let screen = Screen(ShelvesView(box: box), size: phone)
    try assertShows(box, on: screen)
    XCTAssertEqual(try box.expected(width: 390)[0].frame(ofItemAt: 0).width, 260)
    // Other spans, with the same ratios.
    box.columnSpan = { $0.id % 4 == 1 ? .max : 1 }
    screen.update()
    try assertShows(box, on: screen)
    box.columnSpan = nil
    screen.update()
    try assertShows(box, on: screen)
  }

  private struct Wall: View {
    let box: Pictures
    var body: some View {
      BetweenViews(scroller: box.scroller) {
        LazyMasonry(
          box.pictures, columns: .fixed(3), spacing: 8, estimatedHeight: 90,
          columnSpan: { $0.id % 4 == 0 ? 2 : 1 }
        ) { picture in
          CardLayout(picture: picture) {}
        }
      }
    }
  }

  func testItemsThatSpanColumnsMeasureThemselves() async throws {
    let box = Pictures(Picture.some(400))
    let screen = Screen(Wall(box: box), size: phone)
    for y in [0.0, 9_000, 8_700, 8_000] {
      screen.scroll(toY: y)
      let shown = screen.shown
      for picture in box.pictures {
        guard let frame = shown[picture.id] else { continue }
        XCTAssertEqual(frame.height, picture.height(width: frame.width), accuracy: 1e-6)
        XCTAssertEqual(frame.width, picture.id % 4 == 0 ? 257 : 124, accuracy: 2)
      }
      XCTAssertGreaterThan(shown.count, 10)
    }
  }
}
