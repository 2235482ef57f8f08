import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Positions: what is in view is read, stored and restored, and chats hang from their end.
@MainActor
final class LazyPositionTests: XCTestCase {
  private let bars = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  func testItReadsWhatIsInViewAndRestoresIt() async throws {
    for estimate in [nil, 90.0] {
      let box = Pictures(Picture.some(1_000))
      box.estimate = estimate
      let screen = box.screen(bars: bars)
      XCTAssertEqual(box.position.viewID(type: Int.self), 0)
      screen.scroll(toY: 7_000 + 1.0 / 3)
      let (id, y) = try firstInSight(box, on: screen, scrolledTo: screen.visibleRect.minY)
      XCTAssertEqual(box.position.viewID(type: Int.self), id)
      XCTAssertNil(box.position.viewID(type: String.self))
      XCTAssertEqual(Double(box.position.offset), y, accuracy: 0.01)
      XCTAssertTrue(box.position.isPositionedByUser)

      let later = Pictures(Picture.some(9, from: 5_000) + box.pictures)
      later.estimate = estimate
      later.position = LazyScrollPosition(id: id, offset: box.position.offset)
      let laterScreen = later.screen(bars: bars)
      let frame = try XCTUnwrap(laterScreen.shown[id])
      XCTAssertEqual(frame.minY - laterScreen.visibleRect.minY, y, accuracy: 1)
    }
  }

  func testTheOffsetIsSetWhenAScrollEnds() async throws {
    let box = Pictures(Picture.some(1_000))
    let screen = box.screen(bars: bars)
    screen.scroll(toY: 7_000)
    let before = box.position
    let y = screen.visibleRect.minY
    screen.drag(by: 3)
    XCTAssertEqual(box.position.viewID, before.viewID)
    XCTAssertEqual(box.position.offset, before.offset, "while a finger scrolls")
    screen.letGo()
    for _ in 0..<10 { screen.frame() }
    XCTAssertEqual(box.position.viewID, before.viewID)
    XCTAssertEqual(
      Double(box.position.offset - before.offset), y - screen.visibleRect.minY, accuracy: 0.01)
    XCTAssertNotEqual(box.position.offset, before.offset)
  }

  /// As the article "Lazy masonry in SwiftUI" has it.
  func testAPlaceIsStoredAndRestored() async throws {
    typealias Photo = Picture
    let box = Pictures(Photo.some(1_000))
    let screen = box.screen(bars: bars)
    screen.scroll(toY: 7_000 + 1.0 / 3)
    var position = box.position
    var stored = Data()
    if let bookmark = position.bookmark(type: Photo.ID.self) {
      stored = try JSONEncoder().encode(bookmark)
    }

    let later = Pictures(Photo.some(9, from: 5_000) + box.pictures)
    let laterScreen = later.screen(bars: bars)
    let bookmark = try JSONDecoder().decode(LayoutBookmark<Photo.ID>.self, from: stored)
    position = LazyScrollPosition(restoring: bookmark)
    later.position = position
    laterScreen.settle()
    let (id, y) = try firstInSight(box, on: screen, scrolledTo: screen.visibleRect.minY)
    let frame = try XCTUnwrap(laterScreen.shown[id])
    XCTAssertEqual(frame.minY - laterScreen.visibleRect.minY, y, accuracy: 1)
  }

  func testAScrollIsAnimatedIfItsTransactionIs() async throws {
    let box = Pictures(Picture.some(1_000))
    let screen = box.screen()
    withAnimation { box.scrollTo(500) }
    screen.settle()
    XCTAssertTrue(screen.isLastScrollAnimated)
    box.scrollTo(300)
    screen.settle()
    XCTAssertFalse(screen.isLastScrollAnimated)
    XCTAssertEqual(try XCTUnwrap(screen.shown[300]).minY, screen.visibleRect.minY)
    // The same item again is another request.
    screen.scroll(toY: 0)
    box.scrollTo(300)
    screen.settle()
    XCTAssertEqual(try XCTUnwrap(screen.shown[300]).minY, screen.visibleRect.minY)
  }

  func testItGoesToTheEndAndStaysThereWhileViewsMeasureThemselves() async throws {
    let box = Pictures(Picture.some(500))
    box.estimate = 90
    let screen = box.screen(bars: bars)
    box.position.scrollTo(edge: .bottom)
    screen.settle()
    screen.settle()
    XCTAssertEqual(screen.visibleRect.maxY, screen.contentSize.height, accuracy: 1)
    try assertShows(box, on: screen)
  }

  /// If an order counts from the content's origin on a device, it is off by the bar, and only then.
  func testTheOriginOfAnOrderIsAssumedInOnePlace() async throws {
    let box = Pictures(Picture.some(1_000))
    let screen = box.screen(bars: bars, countsFromRest: false)
    box.scrollTo(500)
    screen.settle()
    XCTAssertEqual(
      try XCTUnwrap(screen.shown[500]).minY, screen.visibleRect.minY - 59, accuracy: 0.01)
  }

  // Chats.

  private func chat(_ count: Int) -> (Shelves, Screen) {
    let settings = MasonryFeed.Section(layout: .columns(.fixed(1), spacing: 8))
    let box = Shelves([
      Shelf(id: "today", pictures: Picture.some(count), settings: settings, titleHeight: 0)
    ])
    box.sizing = { $0.id % 3 == 0 ? .aspectRatio($0.ratio) : .estimated(44) }
    let view = Live {
      ScrollView { ShelvesView(box: box) }.lazyScrollPosition(box.binding, hangsFromEnd: true)
    }
    return (box, Screen(view, size: phone, bars: bars))
  }

  private func assertAtEnd(
    _ box: Shelves, _ screen: Screen, _ message: String, line: UInt = #line
  ) throws {
    let last = try XCTUnwrap(box.shelves[0].pictures.last).id
    let frame = screen.elements["item(\(last))"]?.frame ?? .zero
    XCTAssertEqual(frame.maxY, screen.visibleRect.maxY, accuracy: 1, message, line: line)
  }

  func testAChatFollowsItsEnd() async throws {
    let (box, screen) = chat(60)
    try assertAtEnd(box, screen, "at first")
    for step in 0..<3 {
      box.shelves[0].pictures += Picture.some(2, from: 100 + 10 * step)
      screen.update()
      try assertAtEnd(box, screen, "message \(step)")
    }
    screen.bars.bottom = 336
    try assertAtEnd(box, screen, "with a keyboard")
    box.shelves[0].pictures.insert(contentsOf: Picture.some(30, from: 500), at: 0)
    screen.update()
    try assertAtEnd(box, screen, "with older messages")
    screen.bars.bottom = 34
    try assertAtEnd(box, screen, "without the keyboard")
  }

  func testAChatThatIsReadFurtherUpStays() async throws {
    let (box, screen) = chat(90)
    screen.scroll(toY: screen.visibleRect.minY - 1_500)
    let seen = screen.elements.filter { screen.visibleRect.contains($0.value.frame) }
    let before = try XCTUnwrap(seen.max { $0.value.frame.maxY < $1.value.frame.maxY })
    let y = before.value.frame.maxY - screen.visibleRect.maxY
    box.shelves[0].pictures += Picture.some(3, from: 200)
    box.shelves[0].pictures.insert(contentsOf: Picture.some(9, from: 300), at: 0)
    screen.update()
    let after = try XCTUnwrap(screen.elements[before.key]).frame
    XCTAssertEqual(after.maxY - screen.visibleRect.maxY, y, accuracy: 1)
  }

  func testAShortChatLiesAtTheEnd() async throws {
    let (box, screen) = chat(1)
    try assertAtEnd(box, screen, "one message")
    box.shelves[0].pictures += Picture.some(1, from: 7)
    screen.update()
    try assertAtEnd(box, screen, "two messages")
  }
}
