import CircularLayout
import CollectionLayoutsSwiftUI
import CoreGraphics
import SwiftUI
import XCTest

/// The wheel on a screen of the model: cards are drawn where the wheel says, at every offset.
@MainActor
final class LazyWheelTests: XCTestCase {
  private static let configuration = Wheel.Configuration(
    itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500,
    falloff: .init(scale: 0.8, opacity: 0.5, reach: .items(3)))

  private struct Cards: View {
    let box: Pictures
    var configuration = LazyWheelTests.configuration

    var body: some View {
      ScrollView(.horizontal) {
        LazyWheel(box.pictures, configuration: configuration) { picture in
          let _ = box.made.append(picture.id)
          Color.clear
        }
      }
      .scrollTargetBehavior(.wheel(box.pictures.count, configuration: configuration))
      .lazyScroller(box.scroller)
    }
  }

  private func wheel(_ count: Int, _ environment: LayoutEnvironment = .init()) throws -> Wheel {
    try Wheel(
      itemCount: count, configuration: Self.configuration, viewportSize: .init(phone),
      environment: environment)
  }

  /// Asserts that the cards in sight are drawn as the wheel says, one over the other in its order.
  private func assertShows(
    _ wheel: Wheel, of pictures: [Picture], on screen: Screen, line: UInt = #line
  ) throws {
    let (drawn, offset) = (screen.drawn, Double(screen.visibleRect.minX))
    let items = wheel.visibleItemsInDrawingOrder(atOffset: offset)
    XCTAssertGreaterThanOrEqual(items.count, 2, line: line)
    for item in items {
      let drawing = try XCTUnwrap(drawn[pictures[item.index].id], line: line)
      XCTAssertEqual(drawing.frame.midX, item.center.x, accuracy: 1e-6, line: line)
      XCTAssertEqual(drawing.frame.midY, item.center.y, accuracy: 1e-6, line: line)
      XCTAssertEqual(drawing.frame.size, CGSize(item.size), line: line)
      XCTAssertEqual(drawing.rotation, item.rotation.radians, accuracy: 1e-9, line: line)
      XCTAssertEqual(drawing.scale, item.scale, accuracy: 1e-9, line: line)
      XCTAssertEqual(drawing.opacity, item.opacity, accuracy: 1e-9, line: line)
    }
    let depths = items.compactMap { drawn[pictures[$0.index].id]?.zIndex }
    XCTAssertEqual(depths, depths.sorted(), line: line)
    XCTAssertEqual(Set(depths).count, depths.count, line: line)
    XCTAssertLessThanOrEqual(drawn.count, 3 * items.count + 4, line: line)
  }

  func testCardsAreDrawnWhereTheWheelSays() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Cards(box: box), size: phone)
    let wheel = try wheel(100)
    XCTAssertEqual(screen.contentSize, CGSize(wheel.contentSize))
    for x in [0.0, 3, 77.5, 700, 5_000.25, wheel.maximumOffset] {
      screen.scroll(toX: x)
      try assertShows(wheel, of: box.pictures, on: screen)
    }
  }

  func testTurningEvaluatesNoBodyUntilOtherCardsOrDepthsAreNeeded() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Cards(box: box), size: phone)
    let (wheel, windows) = (try wheel(100), screen.evaluations(of: "LazyWindow"))
    for x in stride(from: 0.0, to: 20 * wheel.step, by: 2) { screen.scroll(toX: x) }
    // On the way of a step, which is 73 frames here, a card goes out, one comes in, and mirrored pairs
    // change their order at half a step and at a whole one.
    XCTAssertLessThanOrEqual(screen.evaluations(of: "LazyWindow") - windows, 20 * 8)
    XCTAssertEqual(screen.evaluations(of: "LazyWheel"), 1)
    try assertShows(wheel, of: box.pictures, on: screen)
  }

  func testAFlickEndsAtTheNextCard() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Cards(box: box), size: phone)
    let wheel = try wheel(100)
    screen.flick(toX: wheel.step * 4.3, velocity: 300)
    XCTAssertEqual(screen.visibleRect.minX, wheel.step * 5, accuracy: 1e-6)
    for velocity in [0.0, 20, -20] {
      screen.flick(toX: wheel.step * 4.3, velocity: velocity)
      XCTAssertEqual(screen.visibleRect.minX, wheel.step * 4, accuracy: 1e-6)
    }
  }

  func testChangesOfDataAndSizeKeepTheCardInFocus() async throws {
    let box = Pictures(Picture.some(50))
    let screen = Screen(Cards(box: box), size: phone)
    let step = try wheel(50).step
    screen.scroll(toX: 20 * step)
    box.pictures.insert(contentsOf: Picture.some(3, from: 900), at: 5)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minX, 23 * step, accuracy: 1e-6)
    try assertShows(try wheel(53), of: box.pictures, on: screen)
    screen.turn(to: CGSize(width: 844, height: 390))
    let wide = try Wheel(
      itemCount: 53, configuration: Self.configuration,
      viewportSize: .init(width: 844, height: 390))
    XCTAssertEqual(wide.indexOfFocusedItem(atOffset: screen.visibleRect.minX), 23)
    try assertShows(wide, of: box.pictures, on: screen)
  }

  func testTheScrollerBringsACardIntoFocus() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Cards(box: box), size: phone)
    box.scroller.scroll(to: 70)
    screen.settle()
    XCTAssertEqual(screen.visibleRect.minX, try wheel(100).step * 70, accuracy: 1e-6)
    try assertShows(try wheel(100), of: box.pictures, on: screen)
  }

  func testFromRightToLeftItIsMirrored() async throws {
    let box = Pictures(Picture.some(100))
    let screen = Screen(Cards(box: box), size: phone)
    screen.environment.layoutDirection = .rightToLeft
    let wheel = try wheel(100, .init(direction: .rightToLeft))
    for x in [wheel.maximumOffset, 4_000] {
      screen.scroll(toX: x)
      try assertShows(wheel, of: box.pictures, on: screen)
    }
  }

  private static func size(of picture: Picture) -> LayoutSize? {
    picture.id % 3 == 0 ? nil : .init(width: 160 * picture.ratio, height: 160)
  }

  private struct Different: View {
    let box: Pictures

    var body: some View {
      ScrollView(.horizontal) {
        LazyWheel(
          box.pictures, configuration: LazyWheelTests.configuration, size: LazyWheelTests.size(of:)
        ) { _ in
          Color.clear
        }
      }
      .scrollTargetBehavior(
        .wheel(
          sizes: box.pictures.map(LazyWheelTests.size(of:)),
          configuration: LazyWheelTests.configuration)
      )
      .lazyScroller(box.scroller)
    }
  }

  func testCardsHaveSizesOfTheirOwn() async throws {
    let box = Pictures(Picture.some(60))
    let screen = Screen(Different(box: box), size: phone)
    func wheel() throws -> Wheel {
      try Wheel(
        itemCount: box.pictures.count, configuration: Self.configuration,
        viewportSize: .init(phone),
        measuredBy: WheelSizeClosure { Self.size(of: box.pictures[$0]) })
    }
    for x in [0.0, 77.5, 3_000.25] {
      screen.scroll(toX: x)
      try assertShows(try wheel(), of: box.pictures, on: screen)
    }
    let focused = try wheel().indexOfFocusedItem(atOffset: screen.visibleRect.minX)
    box.pictures[2].ratio *= 1.5
    box.pictures.insert(contentsOf: Picture.some(2, from: 901), at: 0)
    screen.update()
    XCTAssertEqual(
      try wheel().indexOfFocusedItem(atOffset: screen.visibleRect.minX), focused.map { $0 + 2 })
    XCTAssertEqual(screen.contentSize, CGSize(try wheel().contentSize))
    try assertShows(try wheel(), of: box.pictures, on: screen)
    let rest = try wheel().offset(bringingItemIntoFocus: 20, from: screen.visibleRect.minX)
    screen.flick(toX: rest + 9, velocity: 0)
    XCTAssertEqual(screen.visibleRect.minX, rest, accuracy: 1e-6)
  }
}
