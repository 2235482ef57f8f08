import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Walls and rows inside the app's scroll view: the views are those of the layout, and no others.
@MainActor
final class LazyWallTests: XCTestCase {
  private let phone = CGSize(width: 390, height: 800)
  private let banner = BetweenViews<Color>.bannerHeight

  private struct Wall: View {
    let box: Pictures
    var usesScroller = true

    var body: some View {
      BetweenViews(scroller: usesScroller ? box.scroller : nil) {
        LazyMasonry(
          box.pictures, columns: .adaptive(minimumWidth: 160), spacing: 8, aspectRatio: \.ratio
        ) { picture in
          let _ = box.made.append(picture.id)
          Color.clear
        }
      }
    }
  }

  /// What the wall is to show, built from nothing.
  private func expected(_ pictures: [Picture], width: Double) throws -> MasonryGrid {
    var grid = try MasonryGrid(
      configuration: .init(
        columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8),
      width: width, environment: .init(scale: 1))
    try grid.appendItems(of: MasonryAspectRatios(pictures.map(\.ratio)))
    return grid
  }

  /// Asserts that what is in sight has views in their places, and what is far away has none.
  private func assertShows(
    _ layout: some ItemLayout, of ids: [Int], on screen: Screen, line: UInt = #line
  ) {
    let visible = screen.visibleRect.offsetBy(dx: 0, dy: -banner)
    let shown = screen.shown
    for item in layout.items(in: .init(visible.insetBy(dx: 0, dy: -visible.height / 2))) {
      let frame = CGRect(item.frame).offsetBy(dx: 0, dy: banner)
      XCTAssertEqual(shown[ids[item.index]], frame, "item \(item.index)", line: line)
    }
    let near = layout.items(in: .init(visible.insetBy(dx: 0, dy: -2 * visible.height)))
    XCTAssertTrue(
      Set(near.map { AnyHashable(ids[$0.index]) }).isSuperset(of: shown.keys), line: line)
    XCTAssertEqual(
      screen.contentSize.height, banner + layout.contentSize.height + 100, line: line)
  }

  func testItShowsWhatIsInSightBetweenOtherViews() async throws {
    let box = Pictures(Picture.some(1_000))
    let screen = Screen(Wall(box: box), size: phone)
    let grid = try expected(box.pictures, width: 390)
    for y in [0.0, 150, 2_000, 2_300, 40_000, 90_000, 10] {
      screen.scroll(toY: y)
      assertShows(grid, of: box.pictures.map(\.id), on: screen)
    }
  }

  func testScrollingEvaluatesNoBodyUntilOtherItemsNeedViews() async throws {
    let box = Pictures(Picture.some(1_000))
    let screen = Screen(Wall(box: box), size: phone)
    screen.scroll(toY: 5_000)
    box.made = []
    let (walls, windows) = (
      screen.evaluations(of: "LazyMasonry"), screen.evaluations(of: "LazyWindow")
    )
    // Half of the length that has views is left at 400 points from where they were chosen.
    for step in 1...40 { screen.scroll(toY: 5_000 + 10 * Double(step)) }
    XCTAssertEqual(box.made, [])
    XCTAssertEqual(screen.evaluations(of: "LazyWindow"), windows)
    screen.scroll(toY: 5_401)
    XCTAssertFalse(box.made.isEmpty)
    XCTAssertEqual(screen.evaluations(of: "LazyWindow"), windows + 1)
    for y in stride(from: 5_410.0, to: 25_000, by: 10) { screen.scroll(toY: y) }
    XCTAssertLessThanOrEqual(screen.evaluations(of: "LazyWindow") - windows, 20_000 / 400 + 1)
    XCTAssertEqual(screen.evaluations(of: "LazyMasonry"), walls, "the data stayed")
  }

  func testDataChangesAsARebuildWouldAndWhatIsSeenStays() async throws {
    let box = Pictures(Picture.some(300))
    let screen = Screen(Wall(box: box), size: phone)
    screen.scroll(toY: 4_000)
    for step in 0..<12 {
      let (id, before) = try firstInSight(box, on: screen)
      switch step % 4 {
      case 0: box.pictures.insert(contentsOf: Picture.some(3, from: 1_000 + 10 * step), at: 2)
      case 1: box.pictures.remove(at: 5)
      case 2: box.pictures.append(box.pictures.remove(at: 0))
      default: box.pictures[3].ratio = 0.3
      }
      screen.update()
      let after = try XCTUnwrap(screen.shown[id]).minY - screen.visibleRect.minY
      XCTAssertEqual(after, before, accuracy: 1e-6, "step \(step)")
      assertShows(
        try expected(box.pictures, width: 390), of: box.pictures.map(\.id), on: screen)
    }
  }

  /// The first item of the data that begins in sight, and where on screen.
  private func firstInSight(_ box: Pictures, on screen: Screen) throws -> (id: Int, y: Double) {
    let (visible, shown) = (screen.visibleRect, screen.shown)
    let begins = box.pictures.lazy.compactMap { picture in
      shown[picture.id].map { (id: picture.id, y: Double($0.minY - visible.minY)) }
    }
    return try XCTUnwrap(begins.first { $0.y >= 0 && $0.y < visible.height })
  }

  func testTheBannerInSightStaysAndWhatIsNewComesBelowIt() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Wall(box: box), size: phone)
    screen.scroll(toY: 50)
    box.pictures.insert(Picture(id: 900, ratio: 1), at: 0)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 50)
    XCTAssertEqual(try XCTUnwrap(screen.shown[900]).minY, banner)
  }

  func testWithoutAScrollerTheOffsetIsLeftAlone() async throws {
    let box = Pictures(Picture.some(300))
    let screen = Screen(Wall(box: box, usesScroller: false), size: phone)
    screen.scroll(toY: 4_000)
    box.pictures.insert(contentsOf: Picture.some(5, from: 900), at: 0)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 4_000)
    assertShows(try expected(box.pictures, width: 390), of: box.pictures.map(\.id), on: screen)
  }

  func testTurningKeepsWhatIsInSight() async throws {
    let box = Pictures(Picture.some(500))
    let screen = Screen(Wall(box: box), size: phone)
    screen.scroll(toY: 9_000)
    let (id, before) = try firstInSight(box, on: screen)
    for size in [CGSize(width: 844, height: 390), phone] {
      screen.turn(to: size)
      let frame = try XCTUnwrap(screen.shown[id])
      let y = frame.minY - screen.visibleRect.minY
      XCTAssertEqual(y, min(before, size.height - min(frame.height, size.height)), accuracy: 1)
      assertShows(
        try expected(box.pictures, width: size.width), of: box.pictures.map(\.id), on: screen)
    }
  }

  func testAKeyboardThatOpensAndClosesLeavesTheOffset() async throws {
    let box = Pictures(Picture.some(500))
    let screen = Screen(Wall(box: box), size: phone)
    screen.scroll(toY: 9_000)
    for _ in 0..<5 {
      screen.turn(to: CGSize(width: 390, height: 460))
      screen.turn(to: phone)
    }
    XCTAssertEqual(screen.visibleRect.minY, 9_000)
  }

  func testItScrollsToAnItemThatHasNoView() async throws {
    let box = Pictures(Picture.some(1_000))
    let screen = Screen(Wall(box: box), size: phone)
    let grid = try expected(box.pictures, width: 390)
    for id in [700, 3, 420] {
      XCTAssertNil(screen.shown[id].flatMap { screen.visibleRect.intersects($0) ? $0 : nil })
      box.scroller.scroll(to: id)
      screen.settle()
      XCTAssertEqual(screen.visibleRect.minY, banner + grid.frame(ofItemAt: id).minY)
      assertShows(grid, of: box.pictures.map(\.id), on: screen)
    }
    let offset = screen.visibleRect.minY
    box.scroller.scroll(to: 5_000)
    box.scroller.scroll(to: "700")
    screen.settle()
    XCTAssertEqual(screen.visibleRect.minY, offset, "there are no such items")
  }

  func testFromRightToLeftItIsMirrored() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Wall(box: box), size: phone)
    screen.environment.layoutDirection = .rightToLeft
    XCTAssertEqual(try XCTUnwrap(screen.shown[0]).maxX, 390)
    XCTAssertEqual(try XCTUnwrap(screen.shown[1]).minX, 0)
  }

  func testPixelsOfTheDisplayAreUsed() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Wall(box: box), size: CGSize(width: 391.5, height: 800))
    screen.environment.displayScale = 2
    for frame in screen.shown.values {
      XCTAssertEqual(frame.minX, (frame.minX * 2).rounded() / 2)
      XCTAssertEqual(frame.maxY, (frame.maxY * 2).rounded() / 2, accuracy: 1e-9)
    }
  }

  private struct Sideways: View {
    let box: Pictures
    let isMeasured: Bool

    var body: some View {
      ScrollView(.horizontal) {
        LazyMasonry(
          box.pictures, axis: .horizontal, configuration: .init(columns: .fixed(3), itemSpacing: 4),
          sizing: isMeasured ? .estimated(100) : .aspectRatio(\.ratio)
        ) { picture in
          Color.clear.frame(width: isMeasured ? 50 + CGFloat(picture.id % 5) * 10 : nil)
        }
      }
      .lazyScroller(box.scroller)
    }
  }

  func testItScrollsSideways() async throws {
    for isMeasured in [false, true] {
      let box = Pictures(Picture.some(500))
      let screen = Screen(Sideways(box: box, isMeasured: isMeasured), size: phone)
      for x in [0.0, 9_000, 4_000] {
        screen.scroll(toX: x)
        var grid = try MasonryGrid(
          configuration: .init(columns: .fixed(3), itemSpacing: 4),
          in: .height(800, environment: .init(scale: 1)))
        try grid.appendItems(of: MasonryAspectRatios(box.pictures.map(\.ratio)))
        let shown = screen.shown
        XCTAssertLessThan(shown.count, 120)
        if isMeasured {
          XCTAssertGreaterThan(shown.count, 15)
          for (id, frame) in shown {
            XCTAssertEqual(frame.width, 50 + CGFloat((id.base as? Int ?? 0) % 5) * 10)
          }
        } else {
          for item in grid.items(in: .init(screen.visibleRect)) {
            XCTAssertEqual(shown[item.index], CGRect(item.frame))
          }
        }
      }
      box.scroller.scroll(to: 250)
      screen.settle()
      XCTAssertEqual(
        try XCTUnwrap(screen.shown[250]).minX, screen.visibleRect.minX, accuracy: 1e-6)
    }
  }
}
