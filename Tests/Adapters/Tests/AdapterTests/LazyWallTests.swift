import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Walls inside the app's scroll view: the views are those of the layout, and no others.
@MainActor
final class LazyWallTests: XCTestCase {
  func testItShowsWhatIsInSightBetweenOtherViews() async throws {
    let (box, screen) = wallScreen(1_000)
    for y in [0.0, 150, 2_000, 2_300, 40_000, 90_000, 10] {
      screen.scroll(toY: y)
      try assertShows(box, on: screen)
    }
  }

  func testScrollingEvaluatesNoBodyUntilOtherItemsNeedViews() async throws {
    let (box, screen) = wallScreen(1_000)
    screen.scroll(toY: 5_000)
    box.made = []
    let walls = screen.evaluations(of: "LazyMasonry")
    let windows = screen.evaluations(of: "LazyWindow")
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
    let (box, screen) = wallScreen(300)
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
      try assertShows(box, on: screen)
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
    let (box, screen) = wallScreen(100)
    screen.scroll(toY: 50)
    box.pictures.insert(Picture(id: 900, ratio: 1), at: 0)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 50)
    XCTAssertEqual(try XCTUnwrap(screen.shown[900]).minY, banner)
  }

  func testWithoutAScrollerTheOffsetIsLeftAlone() async throws {
    let (box, screen) = wallScreen(300, usesScroller: false)
    screen.scroll(toY: 4_000)
    box.pictures.insert(contentsOf: Picture.some(5, from: 900), at: 0)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 4_000)
    try assertShows(box, on: screen)
  }

  func testTurningKeepsWhatIsInSight() async throws {
    let (box, screen) = wallScreen(500)
    screen.scroll(toY: 9_000)
    let (id, before) = try firstInSight(box, on: screen)
    for size in [CGSize(width: 844, height: 390), phone] {
      screen.turn(to: size)
      let frame = try XCTUnwrap(screen.shown[id])
      let y = frame.minY - screen.visibleRect.minY
      XCTAssertEqual(y, min(before, size.height - min(frame.height, size.height)), accuracy: 1)
      try assertShows(box, on: screen)
    }
  }

  func testAKeyboardThatOpensAndClosesLeavesTheOffset() async throws {
    let (_, screen) = wallScreen(500)
    screen.scroll(toY: 9_000)
    for _ in 0..<5 {
      screen.turn(to: CGSize(width: 390, height: 460))
      screen.turn(to: phone)
    }
    XCTAssertEqual(screen.visibleRect.minY, 9_000)
  }

  func testItScrollsToAnItemThatHasNoView() async throws {
    let (box, screen) = wallScreen(1_000)
    let wall = try box.wall(width: 390)
    for id in [700, 3, 420] {
      XCTAssertNil(screen.shown[id].flatMap { screen.visibleRect.intersects($0) ? $0 : nil })
      box.scroller.scroll(to: id)
      screen.settle()
      XCTAssertEqual(screen.visibleRect.minY, banner + wall.frame(ofItemAt: id).minY)
      try assertShows(box, on: screen)
    }
    let offset = screen.visibleRect.minY
    box.scroller.scroll(to: 5_000)
    box.scroller.scroll(to: "700")
    screen.settle()
    XCTAssertEqual(screen.visibleRect.minY, offset, "there are no such items")
  }

  func testFromRightToLeftItIsMirrored() async throws {
    let (_, screen) = wallScreen(100)
    screen.environment.layoutDirection = .rightToLeft
    XCTAssertEqual(try XCTUnwrap(screen.shown[0]).maxX, 390)
    XCTAssertEqual(try XCTUnwrap(screen.shown[1]).minX, 0)
  }

  func testPixelsOfTheDisplayAreUsed() async throws {
    let (_, screen) = wallScreen(100, size: CGSize(width: 391.5, height: 800))
    screen.environment.displayScale = 2
    for frame in screen.shown.values {
      XCTAssertEqual(frame.minX, (frame.minX * 2).rounded() / 2)
      XCTAssertEqual(frame.maxY, (frame.maxY * 2).rounded() / 2, accuracy: 1e-9)
    }
  }

  /// Random changes of data, scrolls and turns, with ratios and with views that measure themselves.
  func testAnyChangesShowWhatARebuildWould() async throws {
    for seed in 0..<4 as Range<UInt64> {
      var (generator, next) = (SplitMix64(seed: seed), 1_000)
      let (box, screen) = wallScreen(seed < 2 ? 120 : 300, estimate: seed < 2 ? nil : 150)
      box.columns = .adaptive(minimumWidth: 120)
      screen.update()
      for step in 0..<(seed < 2 ? 50 : 30) {
        switch generator.next() % 4 {
        case 0: screen.scroll(toY: Double(generator.next() % (seed < 2 ? 12_000 : 30_000)))
        case 1: screen.turn(to: CGSize(width: Double(200 + generator.next() % 700), height: 600))
        default:
          box.change(by: &generator, next: &next)
          screen.update()
        }
        try assertShows(box, on: screen, "seed \(seed), step \(step)")
      }
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
      var wall = try MasonryGrid(
        configuration: .init(columns: .fixed(3), itemSpacing: 4),
        in: .height(800, environment: .init(scale: 1)))
      try wall.appendItems(of: MasonryAspectRatios(box.pictures.map(\.ratio)))
      for x in [0.0, 9_000, 4_000] {
        screen.scroll(toX: x)
        let shown = screen.shown
        XCTAssertLessThan(shown.count, 120)
        if isMeasured {
          XCTAssertGreaterThan(shown.count, 15)
          for (id, frame) in shown {
            XCTAssertEqual(frame.width, 50 + CGFloat((id.base as? Int ?? 0) % 5) * 10)
          }
        } else {
          for item in wall.items(in: .init(screen.visibleRect)) {
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
