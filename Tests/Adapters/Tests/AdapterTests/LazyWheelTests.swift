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

  /// Two of three pictures have sizes of their own.
  private static func size(of picture: Picture) -> LayoutSize? {
    picture.id % 3 == 0 ? nil : .init(width: 160 * picture.ratio, height: 160)
  }

  private func wheelScreen(
    _ count: Int, size: ((Picture) -> LayoutSize?)? = nil, roundsPerFrame: Int = 100
  ) -> (Pictures, Screen) {
    let box = Pictures(Picture.some(count))
    let view = Live {
      LazyWheel(
        box.pictures, configuration: Self.configuration, size: size ?? { _ in nil }
      ) { _ in Color.clear }
      .lazyScrollPosition(box.binding)
    }
    return (box, Screen(view, size: phone, roundsPerFrame: roundsPerFrame))
  }

  /// The wheel that is to be shown, built from nothing.
  private func wheel(
    _ box: Pictures, on screen: Screen, size: ((Picture) -> LayoutSize?)? = nil
  ) throws -> Wheel {
    try Wheel(
      itemCount: box.pictures.count, configuration: Self.configuration,
      viewportSize: LayoutSize(screen.visibleRect.size),
      environment: .init(direction: .init(screen.environment.layoutDirection)),
      measuredBy: { size?(box.pictures[$0]) })
  }

  /// Asserts that the cards in sight are drawn as the wheel says, one over the other in its order.
  private func assertTurns(
    _ box: Pictures, on screen: Screen, size: ((Picture) -> LayoutSize?)? = nil,
    isFirstBody: Bool = false, line: UInt = #line
  ) throws {
    let (drawn, wheel) = (screen.drawn, try wheel(box, on: screen, size: size))
    let items = wheel.visibleItemsInDrawingOrder(atOffset: screen.visibleRect.minX)
    XCTAssertGreaterThanOrEqual(items.count, 2, line: line)
    if !isFirstBody {
      XCTAssertEqual(screen.contentSize, CGSize(wheel.contentSize), line: line)
    }
    for item in items {
      let drawing = try XCTUnwrap(drawn[box.pictures[item.index].id], line: line)
      XCTAssertEqual(drawing.frame.midX, item.center.x, accuracy: 1e-6, line: line)
      XCTAssertEqual(drawing.frame.midY, item.center.y, accuracy: 1e-6, line: line)
      XCTAssertEqual(drawing.frame.size, CGSize(item.size), line: line)
      XCTAssertEqual(drawing.rotation, item.rotation.radians, accuracy: 1e-9, line: line)
      XCTAssertEqual(drawing.scale, item.scale, accuracy: 1e-9, line: line)
      XCTAssertEqual(drawing.opacity, item.opacity, accuracy: 1e-9, line: line)
    }
    let depths = items.compactMap { drawn[box.pictures[$0.index].id]?.zIndex }
    XCTAssertEqual(depths, depths.sorted(), line: line)
    XCTAssertEqual(Set(depths).count, depths.count, line: line)
    XCTAssertLessThanOrEqual(drawn.count, 3 * items.count + 4, line: line)
  }

  func testCardsAreDrawnWhereTheWheelSays() async throws {
    let (box, screen) = wheelScreen(100)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      screen.environment.layoutDirection = direction
      for x in [0.0, 3, 77.5, 700, 5_000.25, try wheel(box, on: screen).maximumOffset] {
        screen.scroll(toX: x)
        try assertTurns(box, on: screen)
      }
    }
  }

  /// Previews and `ImageRenderer` stop there.
  func testTheFirstBodyShowsTheFirstCards() async throws {
    for size in [nil, Self.size(of:)] {
      let (box, screen) = wheelScreen(100, size: size, roundsPerFrame: 0)
      try assertTurns(box, on: screen, size: size, isFirstBody: true)
      // In 1,000 points the content is as long as there.
      let last = try wheel(box, on: screen, size: size).maximumOffset
      XCTAssertEqual(screen.contentSize.width, last + 1_000, accuracy: 1e-6)
    }
    XCTAssertEqual(wheelScreen(0, roundsPerFrame: 0).1.drawn.count, 0)
  }

  func testTurningEvaluatesNoBodyUntilOtherCardsOrDepthsAreNeeded() async throws {
    let (box, screen) = wheelScreen(100)
    let step = try wheel(box, on: screen).step
    let windows = screen.evaluations(of: "LazyWindow")
    for x in stride(from: 0.0, to: 20 * step, by: 2) { screen.scroll(toX: x) }
    // On the way of a step, which is 73 frames here, a card goes out, one comes in, and mirrored pairs
    // change their order at half a step and at a whole one.
    XCTAssertLessThanOrEqual(screen.evaluations(of: "LazyWindow") - windows, 20 * 8)
    XCTAssertEqual(screen.evaluations(of: "LazyWheel"), 1)
    try assertTurns(box, on: screen)
  }

  func testAFlickEndsAtTheNextCard() async throws {
    let (box, screen) = wheelScreen(100)
    let step = try wheel(box, on: screen).step
    for (velocity, card) in [(300.0, 5.0), (0, 4), (20, 4), (-20, 4)] {
      screen.flick(toX: step * 4.3, velocity: velocity)
      XCTAssertEqual(screen.visibleRect.minX, step * card, accuracy: 1e-6)
    }
  }

  func testChangesOfDataAndSizeKeepTheCardInFocus() async throws {
    let (box, screen) = wheelScreen(50)
    let step = try wheel(box, on: screen).step
    screen.scroll(toX: 20 * step)
    box.pictures.insert(contentsOf: Picture.some(3, from: 900), at: 5)
    screen.update()
    XCTAssertEqual(screen.visibleRect.minX, 23 * step, accuracy: 1e-6)
    try assertTurns(box, on: screen)
    screen.turn(to: CGSize(width: 844, height: 390))
    let wide = try wheel(box, on: screen)
    XCTAssertEqual(wide.indexOfFocusedItem(atOffset: screen.visibleRect.minX), 23)
    try assertTurns(box, on: screen)
  }

  // A picker.

  func testAPickerSelectsWhatIsInFocus() async throws {
    let (box, selection) = (Pictures(Picture.some(50)), State(wrappedValue: 12))
    let view = Live {
      LazyWheel(
        box.pictures, selection: selection.projectedValue, configuration: Self.configuration
      ) { _ in Color.clear }
    }
    let screen = Screen(view, size: phone)
    let step = try wheel(box, on: screen).step
    XCTAssertEqual(screen.visibleRect.minX, 12 * step, accuracy: 1e-6, "the initial one")
    XCTAssertEqual(screen.spoken, [12: "13 of 50"])
    screen.flick(toX: 20.2 * step, velocity: 0)
    XCTAssertEqual(selection.wrappedValue, 20, "by turning")
    selection.wrappedValue = 3
    screen.settle()
    XCTAssertEqual(screen.visibleRect.minX, 3 * step, accuracy: 1e-6, "by the app")
    screen.adjust(3, .increment)
    XCTAssertEqual(selection.wrappedValue, 4)
    XCTAssertEqual(screen.visibleRect.minX, 4 * step, accuracy: 1e-6, "by a screen reader")
    XCTAssertEqual(screen.spoken, [4: "5 of 50"])
    box.pictures.remove(at: 4)
    screen.update()
    screen.settle()
    let focused = try wheel(box, on: screen).indexOfFocusedItem(atOffset: screen.visibleRect.minX)
    XCTAssertEqual(box.pictures[try XCTUnwrap(focused)].id, selection.wrappedValue)
    selection.wrappedValue = 49
    screen.settle()
    screen.adjust(49, .increment)
    XCTAssertEqual(selection.wrappedValue, 49, "the last one")
  }

  /// `nil` is no card, as an identity is that the data does not have: the card in focus takes over.
  func testASelectionMayBeOptional() async throws {
    let (box, selection) = (Pictures(Picture.some(50)), State<Int?>(wrappedValue: 12))
    let view = Live {
      LazyWheel(
        box.pictures, selection: selection.projectedValue, configuration: Self.configuration
      ) { _ in Color.clear }
    }
    let screen = Screen(view, size: phone)
    let step = try wheel(box, on: screen).step
    XCTAssertEqual(screen.visibleRect.minX, 12 * step, accuracy: 1e-6, "the initial one")
    XCTAssertEqual(screen.spoken, [12: "13 of 50"])
    screen.flick(toX: 20.2 * step, velocity: 0)
    XCTAssertEqual(selection.wrappedValue, 20)
    selection.wrappedValue = nil
    screen.settle()
    XCTAssertEqual(selection.wrappedValue, 20)
    XCTAssertEqual(screen.visibleRect.minX, 20 * step, accuracy: 1e-6)
    selection.wrappedValue = 3
    screen.settle()
    XCTAssertEqual(screen.visibleRect.minX, 3 * step, accuracy: 1e-6)
    screen.adjust(3, .increment)
    XCTAssertEqual(selection.wrappedValue, 4)
  }

  func testAWheelOpensWithoutASelectionAtItsFirstCard() async throws {
    let (box, selection) = (Pictures(Picture.some(50)), State<Int?>(wrappedValue: nil))
    let view = Live {
      LazyWheel(
        box.pictures, selection: selection.projectedValue, configuration: Self.configuration
      ) { _ in Color.clear }
    }
    let screen = Screen(view, size: phone)
    screen.settle()
    XCTAssertEqual(screen.visibleRect.minX, 0)
    XCTAssertEqual(selection.wrappedValue, 0)
    XCTAssertEqual(screen.spoken, [0: "1 of 50"])
  }

  func testCardsHaveSizesOfTheirOwn() async throws {
    let size = Self.size(of:)
    let (box, screen) = wheelScreen(60, size: size)
    for x in [0.0, 77.5, 3_000.25] {
      screen.scroll(toX: x)
      try assertTurns(box, on: screen, size: size)
    }
    func focused() throws -> Int? {
      try wheel(box, on: screen, size: size).indexOfFocusedItem(atOffset: screen.visibleRect.minX)
    }
    let before = try focused()
    box.pictures[2].ratio *= 1.5
    box.pictures.insert(contentsOf: Picture.some(2, from: 901), at: 0)
    screen.update()
    XCTAssertEqual(try focused(), before.map { $0 + 2 })
    try assertTurns(box, on: screen, size: size)
    let rest = try wheel(box, on: screen, size: size)
      .offset(bringingItemIntoFocus: 20, from: screen.visibleRect.minX)
    screen.flick(toX: rest + 9, velocity: 0)
    XCTAssertEqual(screen.visibleRect.minX, rest, accuracy: 1e-6)
  }

  func testASelectionIsFoundWhereFewCardsAreLeft() async {
    let box = Pictures(Picture.some(300))
    let selection = State(wrappedValue: 250)
    let view = Live {
      LazyWheel(
        box.pictures, selection: selection.projectedValue, configuration: Self.configuration
      ) { _ in Color.clear }
    }
    let screen = Screen(view, size: phone)
    XCTAssertEqual(screen.spoken[250], "251 of 300")
    box.pictures = Picture.some(10)
    selection.wrappedValue = 5
    screen.update()
    screen.settle()
    XCTAssertEqual(screen.spoken[5], "6 of 10")
  }
}
