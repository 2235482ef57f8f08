import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Headers that measure themselves, and column spans in a feed.
@MainActor
final class LazyHeaderTests: XCTestCase {
  func testHeadersChooseTheirHeights() async throws {
    let box = Shelves(Shelf.some(12))
    box.measuresHeaders = true
    for index in box.shelves.indices { box.shelves[index].titleHeight = 30 + 7 * Double(index) }
    let screen = screen(box)
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
    for (id, drawing) in screen.drawn where "\(id)".contains("header(") {
      let index = box.shelves.firstIndex { "\(id)".hasSuffix("\"\($0.id)\")") }
      XCTAssertEqual(drawing.frame.height, box.shelves[try XCTUnwrap(index)].titleHeight)
    }
  }

  func testWhatIsInSightStaysWhenAHeaderAboveItIsMeasured() async throws {
    let box = Shelves(Shelf.some(12))
    box.measuresHeaders = true
    let screen = screen(box)
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
    let screen = screen(Shelves(Shelf.some(9)))
    screen.scroll(toY: 1_500)
    let headers = screen.elements.filter { $0.key.hasPrefix("header(") }.values.map(\.id)
    XCTAssertGreaterThan(headers.count, 1)
    XCTAssertEqual(screen.headers, Set(headers))
  }

  func testItemsSpanColumns() async throws {
    let box = Shelves(Shelf.some(12))
    box.columnSpan = { $0.id % 4 == 0 ? 2 : 1 }
    let screen = screen(box)
    try assertShows(box, on: screen)
    XCTAssertEqual(try box.expected(on: screen)[0].frame(ofItemAt: 0).width, 260)
    // Other spans, with the same ratios.
    box.columnSpan = { $0.id % 4 == 1 ? .max : 1 }
    screen.update()
    try assertShows(box, on: screen)
    box.columnSpan = nil
    screen.update()
    try assertShows(box, on: screen)
  }
}
