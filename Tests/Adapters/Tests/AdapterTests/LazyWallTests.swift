import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Walls inside the app's scroll view: each item near the visible part has a view, and no other.
@MainActor
final class LazyWallTests: XCTestCase {
  func testItShowsWhatIsInSightBetweenOtherViews() async throws {
    for estimate in [nil, 90.0] {
      let (box, screen) = wallScreen(2_000, estimate: estimate)
      for y in [0.0, 150, 2_000, 2_300, 40_000, 90_000, 10] {
        box.made = []
        screen.scroll(toY: y)
        try assertShows(box, on: screen)
        XCTAssertLessThan(Set(box.made).count, 100, "others are not made")
      }
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
    for (bars, estimate) in [(EdgeInsets(), nil), (someBars, nil), (someBars, 90.0)] {
      let (box, screen) = wallScreen(300, estimate: estimate, bars: bars)
      screen.scroll(toY: 4_000 + 1.0 / 3)
      for step in 0..<12 {
        let (id, before) = try firstInSight(box, on: screen, scrolledTo: screen.visibleRect.minY)
        let seen = picturesInView(on: screen)
        switch step % 4 {
        case 0: box.pictures.insert(contentsOf: Picture.some(7, from: 1_000 + 10 * step), at: 2)
        case 1: box.pictures.remove(at: 5)
        case 2: box.pictures.append(box.pictures.remove(at: 0))
        default: box.pictures[3].ratio = 0.3
        }
        screen.update()
        let after = try XCTUnwrap(screen.shown[id]).minY - screen.visibleRect.minY
        XCTAssertEqual(after, before, accuracy: 1e-6, "step \(step)")
        if box.keepsColumns { XCTAssertEqual(picturesInView(on: screen), seen, "step \(step)") }
        try assertShows(box, on: screen)
      }
    }
  }

  func testWhatIsNewAtTheStartComesIntoView() async throws {
    for bars in [EdgeInsets(), someBars] {
      for y in [0.0, 50] {
        let (box, screen) = wallScreen(100, bars: bars)
        screen.scroll(toY: y)
        box.pictures.insert(Picture(id: 900, ratio: 1), at: 0)
        screen.update()
        XCTAssertEqual(screen.visibleRect.minY, y)
        XCTAssertEqual(try XCTUnwrap(screen.shown[900]).minY, banner)
      }
    }
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
    for estimate in [nil, 90.0] {
      let (box, screen) = wallScreen(500, estimate: estimate)
      screen.scroll(toY: 9_000)
      let (id, before) = try firstInSight(box, on: screen, scrolledTo: screen.visibleRect.minY)
      for size in [CGSize(width: 844, height: 390), phone] {
        screen.turn(to: size)
        try assertShows(box, on: screen)
        guard estimate == nil else { continue }
        let frame = try XCTUnwrap(screen.shown[id])
        let y = frame.minY - screen.visibleRect.minY
        XCTAssertEqual(y, min(before, size.height - min(frame.height, size.height)), accuracy: 1)
      }
    }
  }

  func testItScrollsToAnItemThatHasNoView() async throws {
    let (box, screen) = wallScreen(1_000)
    let wall = try box.wall(width: 390)
    for id in [700, 3, 420] {
      XCTAssertNil(screen.shown[id].flatMap { screen.visibleRect.intersects($0) ? $0 : nil })
      box.position.scrollTo(id: id)
      screen.settle()
      XCTAssertEqual(screen.visibleRect.minY, banner + wall.frame(ofItemAt: id).minY)
      try assertShows(box, on: screen)
    }
    let offset = screen.visibleRect.minY
    box.position.scrollTo(id: 5_000)
    box.position.scrollTo(id: "700")
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

  private func sidewaysScreen(
    _ box: Pictures, isMeasured: Bool = false, roundsPerFrame: Int = 100
  ) -> Screen {
    let view = Live {
      ScrollView(.horizontal) {
        LazyMasonry(
          box.pictures, axis: .horizontal,
          layout: .columns(.init(columns: .fixed(3), itemSpacing: 4)),
          sizing: { isMeasured ? .estimated(100) : .aspectRatio($0.ratio) }
        ) { picture in
          Color.clear.frame(width: isMeasured ? 50 + CGFloat(picture.id % 5) * 10 : nil)
        }
      }
      .lazyScrollPosition(box.binding)
    }
    return Screen(view, size: phone, roundsPerFrame: roundsPerFrame)
  }

  func testItScrollsSideways() async throws {
    for isMeasured in [false, true] {
      let box = Pictures(Picture.some(500))
      let screen = sidewaysScreen(box, isMeasured: isMeasured)
      var wall = try MasonryWall(
        .columns(.init(columns: .fixed(3), itemSpacing: 4)),
        in: .height(800, environment: .init(scale: 1)))
      try wall.items.appendItems(of: MasonryAspectRatios(box.pictures.map(\.ratio)))
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
      box.position.scrollTo(id: 250)
      screen.settle()
      XCTAssertEqual(
        try XCTUnwrap(screen.shown[250]).minX, screen.visibleRect.minX, accuracy: 1e-6)
    }
  }

  func testTheFirstBodySidewaysShowsTheStart() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = sidewaysScreen(Pictures(Picture.some(500)), roundsPerFrame: 0)
      screen.environment.layoutDirection = direction
      let first = try XCTUnwrap(screen.shown[0], "\(direction)")
      XCTAssertEqual(
        direction == .leftToRight ? first.minX : screen.contentSize.width - first.maxX, 0)
      XCTAssertNil(screen.shown[499])
    }
  }

  // Far down, side by side in one scroll view, without items, and outside of scroll views.

  private func farDown(_ box: Pictures) -> Screen {
    let view = Live {
      ScrollView {
        Color.clear.frame(height: 5_000)
        PictureWall(box: box)
      }
    }
    return Screen(view, size: phone)
  }

  private func twoWalls(_ first: Pictures, _ second: Pictures) -> Screen {
    let view = Live {
      ScrollView {
        PictureWall(box: first)
        PictureWall(box: second)
      }
      .lazyScrollPosition(first.binding)
    }
    return Screen(view, size: phone)
  }

  func testAWallFarDownMakesNoViews() async {
    let screen = farDown(Pictures(Picture.some(500)))
    XCTAssertEqual(screen.shown.count, 0)
    screen.scroll(toY: 4_300)
    XCTAssertGreaterThan(screen.shown.count, 5)
    screen.scroll(toY: 0)
    XCTAssertEqual(screen.shown.count, 0)
  }

  func testAChangeOfAWallAboveMovesNothingInTheOneInSight() async throws {
    let (first, second) = (Pictures(Picture.some(60)), Pictures(Picture.some(300, from: 1_000)))
    let screen = twoWalls(first, second)
    first.position.scrollTo(id: 1_100)
    screen.settle()
    XCTAssertEqual(try XCTUnwrap(screen.shown[1_100]).minY, screen.visibleRect.minY)
    for _ in 0..<3 {
      let y = screen.visibleRect.minY
      first.pictures.insert(contentsOf: Picture.some(9, from: 5_000 + first.pictures.count), at: 3)
      screen.update()
      XCTAssertGreaterThan(screen.visibleRect.minY, y)
      XCTAssertEqual(try XCTUnwrap(screen.shown[1_100]).minY, screen.visibleRect.minY)
    }
  }

  func testItemsComeAndGo() async {
    let box = Pictures([])
    let screen = twoWalls(box, Pictures([]))
    XCTAssertEqual(screen.contentSize.height, 0)
    box.pictures = Picture.some(50)
    screen.update()
    XCTAssertGreaterThan(screen.shown.count, 10)
    screen.scroll(toY: 600)
    box.pictures = []
    screen.update()
    XCTAssertEqual(screen.shown.count, 0)
    XCTAssertEqual(screen.visibleRect.minY, 0)
  }

  func testOutsideAScrollViewAllItemsHaveViews() async {
    let screen = Screen(PictureWall(box: Pictures(Picture.some(500))), size: phone)
    XCTAssertEqual(screen.shown.count, 500)
  }

  func testAViewKeepsItsStateWhereverItsItemGoes() async throws {
    let box = Pictures(Picture.some(30))
    // Views that are as large as the index at which they first were.
    let view = Live {
      ScrollView {
        LazyMasonry(
          box.pictures, layout: .rows(.flowing(height: 50, hasOwnHeights: true)),
          sizing: { _ in .estimated(50) }
        ) { Sized(length: box.pictures.firstIndex(of: $0) ?? 0) }
      }
    }
    let screen = Screen(view, size: phone)
    XCTAssertEqual(try XCTUnwrap(screen.shown[4]).size, CGSize(width: 4, height: 4))
    box.pictures.reverse()
    screen.update()
    XCTAssertEqual(try XCTUnwrap(screen.shown[4]).size, CGSize(width: 4, height: 4))
  }

  private struct Sized: View {
    @State private var length: Int
    init(length: Int) { _length = State(wrappedValue: length) }
    var body: some View { Color.clear.frame(width: CGFloat(length), height: CGFloat(length)) }
  }

  /// An animation is that of the evaluation in which the data changed: a second one would jump.
  func testAChangeIsLaidOutInTheEvaluationThatBringsIt() async {
    let box = Pictures(Picture.some(500))
    let screen = farDown(box)
    screen.scroll(toY: 9_000)
    for step in 0..<4 {
      let windows = screen.evaluations(of: "LazyWindow")
      withAnimation {
        switch step {
        case 0: box.pictures.insert(Picture(id: 900, ratio: 1), at: 0)
        case 1: box.pictures.append(box.pictures.remove(at: 3))
        case 2: box.pictures.removeSubrange(5..<9)
        default: box.pictures.swapAt(0, 100)
        }
      }
      screen.update()
      XCTAssertEqual(screen.evaluations(of: "LazyWindow"), windows + 1, "step \(step)")
    }
  }

  /// The focus goes from view to view: the next one exists on every side.
  func testWhatTheFocusGoesToFromAnItemInSightHasAView() async throws {
    let box = Pictures(Picture.some(500))
    let screen = farDown(box)
    let wall = try box.wall(width: 390)
    for y in [5_000.0, 7_333, 9_120] {
      screen.scroll(toY: y)
      let (shown, visible) = (screen.shown, screen.visibleRect.offsetBy(dx: 0, dy: -5_000))
      for item in wall.items(in: .init(visible)) {
        for side in LayoutSide.allCases {
          guard let next = wall.items.neighbor(ofItemAt: item.index, on: side) else { continue }
          XCTAssertNotNil(shown[box.pictures[next].id], "\(side) of \(item.index)")
        }
      }
    }
  }
}
