import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// An order to scroll ends where it said, also if the layout that it means is yet to come.
@MainActor
final class LazyOrderTests: XCTestCase {
  private let bars = EdgeInsets(top: 59, leading: 0, bottom: 34 + 1.0 / 3, trailing: 0)

  private func assertAtEnd(_ screen: Screen, _ message: String = "", line: UInt = #line) {
    XCTAssertEqual(
      screen.visibleRect.maxY, screen.contentSize.height, accuracy: 0.6, message, line: line)
  }

  private func wall(_ count: Int, _ estimate: Double?) -> (Pictures, Screen) {
    wallScreen(count, estimate: estimate, bars: bars)
  }

  /// A list of messages that measure themselves, which hangs from its end.
  private func chat(_ count: Int, size: CGSize = phone) -> (Pictures, Screen) {
    let box = Pictures(Picture.some(count))
    box.estimate = 90
    box.columns = .fixed(1)
    let view = Live {
      ScrollView { PictureWall(box: box) }.lazyScrollPosition(box.binding, hangsFromEnd: true)
    }
    return (box, Screen(view, size: size, bars: bars))
  }

  // Edges.

  func testAnEdgeIsReachedInTheUpdateThatMovesIt() async {
    for estimate in [nil, 90.0] {
      for isRepeated in [false, true] {
        let (box, screen) = wall(100, estimate)
        if isRepeated {
          box.position.scrollTo(edge: .bottom)
          screen.settle()
        }
        screen.scroll(toY: 1_000)
        box.pictures += Picture.some(20, from: 500)
        box.position.scrollTo(edge: .bottom)
        screen.update()
        assertAtEnd(screen, "\(estimate as Any), again: \(isRepeated)")
        box.pictures.insert(contentsOf: Picture.some(20, from: 800), at: 0)
        box.position.scrollTo(edge: .top)
        screen.update()
        XCTAssertEqual(screen.visibleRect.minY, 0, accuracy: 0.6)
      }
    }
  }

  func testASentMessageIsShownAndTheNextOnesAreFollowed() async {
    let (box, screen) = chat(100)
    for _ in 0..<10 { screen.scroll(toY: screen.visibleRect.minY - 200) }
    box.pictures += Picture.some(1, from: 500)
    box.position.scrollTo(edge: .bottom)
    screen.update()
    assertAtEnd(screen, "a message that is sent")
    for id in 501..<504 {
      box.pictures += Picture.some(1, from: id)
      screen.update()
      assertAtEnd(screen, "one that comes")
    }
  }

  func testAnEdgeIsReachedAgainAndAgain() async {
    let (box, screen) = wall(100, nil)
    for page in 0..<4 {
      box.position.scrollTo(edge: .bottom)
      screen.settle()
      assertAtEnd(screen, "tap \(page)")
      box.pictures += Picture.some(20, from: 500 + 20 * page)
      if page % 2 == 1 { box.position.scrollTo(edge: .bottom) }
      screen.update()
      if page % 2 == 1 { assertAtEnd(screen, "page \(page)") }
    }
  }

  /// An edge that was reached leaves in place what comes later, once a finger has scrolled.
  func testAnEdgeThatWasReachedIsForgotten() async {
    let (box, screen) = wall(100, 90)
    for edge in [Edge.bottom, .top] {
      box.position.scrollTo(edge: edge)
      screen.settle()
      screen.scroll(toY: 2_000)
      assertStays(on: screen, "\(edge)") {
        box.pictures.insert(contentsOf: Picture.some(9, from: edge == .top ? 700 : 800), at: 0)
        screen.update()
      }
    }
  }

  func testAnItemIsReachedAgainFromElsewhere() async throws {
    for isReplaced in [false, true] {
      let (box, screen) = wall(300, nil)
      for _ in 0..<3 {
        if isReplaced { box.position = LazyScrollPosition(id: 200) } else { box.scrollTo(200) }
        screen.settle()
        let frame = try XCTUnwrap(screen.shown[200])
        XCTAssertEqual(frame.minY, screen.visibleRect.minY, accuracy: 0.6)
        screen.scroll(toY: 300)
        XCTAssertEqual(screen.visibleRect.minY, 300)
      }
    }
  }

  /// Any orders, in updates that change the data, the columns and the size, end where they said.
  func testAnyOrdersEndWhereTheySaid() async throws {
    for seed in 0..<16 {
      var generator = SplitMix64(seed: UInt64(seed))
      var next = 1_000
      let box = Pictures(Picture.some(120))
      box.estimate = seed % 2 == 0 ? nil : 90
      box.levelsStart = false  // It moves what is in view, after the order.
      // Where orders count from another origin they end elsewhere, and all comes to rest.
      let isExact = seed % 4 != 3
      let screen = box.screen(bars: bars, countsFromRest: isExact)
      for step in 0..<30 {
        let message = "seed \(seed), step \(step)"
        let random = generator.next()
        if random % 3 != 0 { box.change(by: &generator, next: &next) }
        if random % 11 == 0 { box.columns = .fixed(1 + Int(generator.next() % 4)) }
        switch generator.next() % 5 {
        case 0:
          box.position.scrollTo(edge: .bottom)
          screen.update()
          screen.settle()
          if isExact { assertAtEnd(screen, message) }
        case 1:
          box.position.scrollTo(edge: .top)
          screen.update()
          screen.settle()
          if isExact { XCTAssertEqual(screen.visibleRect.minY, 0, accuracy: 0.6, message) }
        case 2 where !box.pictures.isEmpty:
          let picture = box.pictures[Int(generator.next() % UInt64(box.pictures.count))]
          box.scrollTo(picture.id)
          screen.update()
          screen.settle()
          guard isExact else { continue }
          let frame = try XCTUnwrap(screen.shown[picture.id], message)
          // As far as there is content, the footer too.
          let last = screen.contentSize.height - screen.visibleRect.height
          let y = max(0, min(frame.minY, last))
          XCTAssertEqual(screen.visibleRect.minY, y, accuracy: 1, message)
        case 3:
          screen.update()
          let end = max(0, screen.contentSize.height - screen.visibleRect.height)
          screen.scroll(toY: end * Double(generator.next() % 100) / 100)
        default:
          screen.update()
          let isWide = screen.visibleRect.width > 400
          screen.turn(to: isWide ? phone : CGSize(width: 844, height: 390))
        }
      }
    }
  }

  func testWhereContentIsShortAnOrderGoesAsFarAsItCan() async {
    for estimate in [nil, 90.0] {
      for count in [1, 3, 6] {
        let (box, screen) = wall(count, estimate)
        for id in [0, count - 1, 99] {
          box.scrollTo(id)
          screen.settle()
          XCTAssertGreaterThanOrEqual(screen.visibleRect.minY, 0)
        }
        for edge in [Edge.bottom, .top] {
          box.position.scrollTo(edge: edge)
          screen.settle()
        }
        XCTAssertEqual(screen.visibleRect.minY, 0, accuracy: 0.6)
        screen.scroll(toY: 30)
        box.pictures.removeLast()
        screen.update()
      }
    }
  }

  // Restoring.

  private func feed(_ shelves: [Shelf], at position: LazyScrollPosition? = nil) -> (Shelves, Screen)
  {
    let box = Shelves(shelves)
    if let position { box.position = position }
    return (box, screen(box))
  }

  func testAPlaceBelowAPinnedHeaderIsRestored() async throws {
    var shelves = Shelf.some(20)
    for index in shelves.indices { shelves[index].settings.header?.isPinned = true }
    let (box, screen) = feed(shelves)
    for y in [300.0, 5_000, 7_333 + 1.0 / 3] {
      screen.scroll(toY: y)
      let seen = screen.visibleRect.minY
      let position = box.position
      if let id = position.viewID(type: Int.self) {
        let (_, byID) = feed(shelves, at: LazyScrollPosition(id: id, offset: position.offset))
        XCTAssertEqual(byID.visibleRect.minY, seen, accuracy: 0.6, "by identity")
      }
      let stored = try JSONEncoder().encode(XCTUnwrap(position.bookmark(type: Int.self)))
      let read = try JSONDecoder().decode(LayoutBookmark<Int>.self, from: stored)
      let (_, later) = feed(shelves, at: LazyScrollPosition(restoring: read))
      XCTAssertEqual(later.visibleRect.minY, seen, accuracy: 0.6)
    }
  }

  func testAPlaceIsRestoredWithoutItsItem() async throws {
    for estimate in [nil, 90.0] {
      let (box, screen) = wall(300, estimate)
      screen.scroll(toY: 6_000)
      let bookmark = try XCTUnwrap(box.position.bookmark(type: Int.self))
      let later = Pictures([])
      later.estimate = estimate
      later.position = LazyScrollPosition(restoring: bookmark)
      let laterScreen = later.screen(bars: bars)
      let seen = Set(picturesInView(on: screen).keys)
      later.pictures = box.pictures.filter { !seen.contains($0.id) }
      laterScreen.update()
      let next = try XCTUnwrap(later.pictures.first { $0.id > seen.min() ?? 0 })
      XCTAssertNotNil(picturesInView(on: laterScreen)[next.id], "data that come late")
    }
  }

  func testAPlaceIsRestoredOnceItsPageIsThere() async throws {
    let (box, screen) = wall(300, nil)
    box.scrollTo(170)
    screen.settle()
    let bookmark = try XCTUnwrap(box.position.bookmark(type: Int.self))
    let later = Pictures(Array(box.pictures.prefix(100)))
    later.position = LazyScrollPosition(restoring: bookmark)
    let laterScreen = later.screen(bars: bars)
    XCTAssertEqual(laterScreen.visibleRect.minY, 0, "it waits")
    later.pictures = box.pictures
    laterScreen.update()
    XCTAssertEqual(picturesInView(on: laterScreen), picturesInView(on: screen))
  }

  // A view without a size.

  func testAViewWithoutWidthAtFirstOpensWhereItShould() async throws {
    let closed = CGSize(width: 0, height: 800)
    for estimate in [nil, 90.0] {
      let box = Pictures(Picture.some(200))
      box.estimate = estimate
      box.position = LazyScrollPosition(id: 100)
      let screen = box.screen(size: closed)
      screen.turn(to: phone)
      XCTAssertEqual(
        try XCTUnwrap(screen.shown[100]).minY, screen.visibleRect.minY, accuracy: 0.6)
      // A column that is closed and opened again.
      assertStays(on: screen) {
        screen.turn(to: closed)
        screen.turn(to: phone)
      }
    }
    let (_, screen) = chat(100, size: closed)
    screen.turn(to: phone)
    assertAtEnd(screen, "a chat")
  }

  // Pages.

  func testAPageThatFailsIsAskedForAgain() async {
    struct Offline: Error {}
    let box = Pictures(Picture.some(60))
    var (asked, tops, isOffline) = (0, 0, true)
    let view = Live {
      ScrollView { PictureWall(box: box) }
        .lazyScrollPosition(box.binding)
        .onLazyEdge(.bottom, within: 1) { _ in
          asked += 1
          if isOffline { throw Offline() }
        }
        .onLazyEdge(.top) { _ in tops += 1 }
    }
    let screen = Screen(view, size: phone)
    await actions()
    XCTAssertEqual(asked, 0, "only of the edge that it names")
    XCTAssertEqual(tops, 1)
    screen.scroll(toY: 1e6)
    await actions()
    XCTAssertEqual(asked, 1)
    await actions()
    XCTAssertEqual(asked, 1, "not before something scrolls")
    isOffline = false
    screen.scroll(toY: screen.visibleRect.minY - 100)
    await actions()
    XCTAssertEqual(asked, 2)
    screen.scroll(toY: 1e6)
    await actions()
    XCTAssertEqual(asked, 2, "a page that came")
    XCTAssertEqual(tops, 1)
  }
}
