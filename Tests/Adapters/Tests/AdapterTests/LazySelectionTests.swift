import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Items that a tap or a drag over them selects.
@MainActor
final class LazySelectionTests: XCTestCase {
  private let isSelecting = State(wrappedValue: true)
  private let selection = State(wrappedValue: Set<Int>())
  private var selected: Set<Int> { selection.wrappedValue }

  private func selectable<Content: View>(
    _ position: Binding<LazyScrollPosition>, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Screen {
    let (isSelecting, selection) = (isSelecting, selection)
    let view = Live {
      BetweenViews(position: position) { content() }
        .lazySelection(isSelecting.wrappedValue ? selection.projectedValue : nil)
    }
    let screen = Screen(view, size: phone, bars: someBars)
    screen.environment.layoutDirection = direction
    screen.settle()
    return screen
  }

  private func wall(
    _ estimate: Double? = nil, _ direction: LayoutDirection = .leftToRight
  ) -> (Pictures, Screen) {
    let box = Pictures(Picture.some(400))
    box.estimate = estimate
    box.columns = .fixed(3)
    let screen = selectable(box.binding, direction) { PictureWall(box: box) }
    for step in 1...20 { screen.scroll(toY: 150 * Double(step) + 1.0 / 3) }
    return (box, screen)
  }

  /// The picture at a point of the screen.
  private func picture(at point: CGPoint, on screen: Screen) -> Int? {
    picturesInView(on: screen)
      .first { $0.value.offsetBy(dx: 0, dy: someBars.top).contains(point) }?.key
  }

  /// A point of the screen in the middle of a picture.
  private func middle(of id: Int, on screen: Screen) throws -> CGPoint {
    let frame = try XCTUnwrap(picturesInView(on: screen)[id]).offsetBy(dx: 0, dy: someBars.top)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func testATapSelectsAndDeselects() async throws {
    for (estimate, direction) in [(nil, .leftToRight), (90.0, .rightToLeft)]
      as [(Double?, LayoutDirection)]
    {
      let (_, screen) = wall(estimate, direction)
      selection.wrappedValue = []
      for id in picturesInView(on: screen).filter({ $0.value.minY > 0 }).keys.sorted().prefix(9) {
        let point = try middle(of: id, on: screen)
        assertStays(on: screen) {
          screen.tap(at: point)
          XCTAssertEqual(selected, [id])
          XCTAssertEqual(screen.selected, [id])
          screen.tap(at: point)
          XCTAssertEqual(selected, [])
          XCTAssertEqual(screen.selected, [])
        }
      }
    }
  }

  /// Any way of a finger: it selects what lies between its ends in the data, or deselects it.
  func testADragSelectsFromTheFirstItemToTheFinger() async throws {
    var generator = SplitMix64(seed: 1)
    for (estimate, direction) in [(nil, .leftToRight), (90.0, .rightToLeft)]
      as [(Double?, LayoutDirection)]
    {
      let (_, screen) = wall(estimate, direction)
      for _ in 0..<25 {
        let points = (0..<6).map { _ in
          CGPoint(
            x: Double(generator.next() % 390), y: 130 + Double(generator.next() % 630) + 1.0 / 3)
        }
        let before = selected
        let first = picture(at: points[0], on: screen)
        let moved = CGPoint(x: points[0].x + 20, y: points[0].y - 19)
        var (step, last) = (0, picture(at: moved, on: screen) ?? first)
        let offset = screen.visibleRect.minY
        screen.sweep(from: points[0], by: CGVector(dx: 20, dy: -19), through: points) {
          if first != nil { XCTAssertEqual(screen.visibleRect.minY, offset, "it rests") }
          last = picture(at: points[step], on: screen) ?? last
          step += 1
          guard let first, let last else { return XCTAssertEqual(selected, before) }
          let range = Set(min(first, last)...max(first, last))
          XCTAssertEqual(
            selected, before.contains(first) ? before.subtracting(range) : before.union(range))
        }
      }
      XCTAssertGreaterThan(selected.count, 5)
    }
  }

  func testADragAlongTheAxisScrolls() async throws {
    let (_, screen) = wall()
    let offset = screen.visibleRect.minY
    let start = CGPoint(x: 60, y: 500)
    screen.sweep(
      from: start, by: CGVector(dx: 19, dy: -20), through: [CGPoint(x: 300, y: 400)])
    XCTAssertEqual(selected, [])
    XCTAssertEqual(screen.visibleRect.minY, offset + 80, accuracy: 1)
    // The next drag is another one.
    screen.sweep(from: start, by: CGVector(dx: 20, dy: 0), through: [CGPoint(x: 300, y: 400)])
    XCTAssertFalse(selected.isEmpty)
    XCTAssertEqual(screen.visibleRect.minY, offset + 80, accuracy: 1)
    screen.drag(by: 50)
    XCTAssertEqual(screen.visibleRect.minY, offset + 130, accuracy: 1)
  }

  func testADragGoesOnAcrossSections() async throws {
    let box = Shelves(Shelf.some(6))
    let screen = selectable(box.binding) { ShelvesView(box: box) }
    screen.scroll(toY: 1_100)
    let ids = box.shelves.filter { $0.settings.carousel == nil }.flatMap(\.pictures).map(\.id)
    let inView = picturesInView(on: screen).keys.filter(ids.contains).sorted()
    let (first, last) = (try XCTUnwrap(inView.first), try XCTUnwrap(inView.last))
    XCTAssertNotEqual(first / 100, last / 100)
    screen.sweep(
      from: try middle(of: last, on: screen), by: CGVector(dx: 20, dy: 0),
      through: [try middle(of: first, on: screen)])
    XCTAssertEqual(selected, Set(ids.filter { first <= $0 && $0 <= last }))
    XCTAssertEqual(screen.selected, Set(inView.map { AnyHashable($0) }))
    // Pinned headers, carousels and what lies between items are no items.
    selection.wrappedValue = []
    let carousel = try XCTUnwrap(screen.carousel(box.shelves[1]))
    let frame = try XCTUnwrap(screen.shown[carousel])
    screen.tap(at: CGPoint(x: 30, y: frame.midY - screen.visibleRect.minY + someBars.top))
    XCTAssertEqual(selected, [])
  }

  func testTheFirstItemStaysTheFirstWhileAPageComes() async throws {
    let (box, screen) = wall()
    let inView = picturesInView(on: screen).filter { $0.value.minY > 0 }.keys.sorted()
    let (first, last) = (inView[0], inView[5])
    let (start, end) = (try middle(of: first, on: screen), try middle(of: last, on: screen))
    var isFirst = true
    screen.sweep(from: start, by: CGVector(dx: 20, dy: 0), through: [start, end]) {
      if isFirst { box.pictures.insert(contentsOf: Picture.some(30, from: 1_000), at: 0) }
      isFirst = false
      screen.update()
    }
    XCTAssertEqual(selected, Set(first...last))
  }

  func testAWheelIsNeitherPinchedNorSelectedFrom() async {
    let (selection, columns) = (selection, State(wrappedValue: 3))
    let view = Live {
      ScrollView {
        LazyWheel(
          Picture.some(20),
          configuration: .init(
            itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500)
        ) { CardLayout(picture: $0) {} }
        .frame(height: 300)
      }
      .lazyPinch(columns.projectedValue, in: 2...6)
      .lazySelection(selection.projectedValue)
    }
    let screen = Screen(view, size: phone)
    screen.settle()
    let point = CGPoint(x: 195, y: 150)
    screen.pinch(at: point, by: [0.5])
    screen.tap(at: point)
    XCTAssertEqual(columns.wrappedValue, 3)
    XCTAssertEqual(selected, [])
  }

  func testWithoutABindingNothingIsSelected() async throws {
    let (_, screen) = wall()
    let point = CGPoint(x: 60, y: 400)
    isSelecting.wrappedValue = false
    screen.update()
    screen.tap(at: point)
    screen.sweep(from: point, by: CGVector(dx: 20, dy: 0), through: [CGPoint(x: 200, y: 500)])
    XCTAssertEqual(selected, [])
    isSelecting.wrappedValue = true
    screen.update()
    let id = try XCTUnwrap(picture(at: point, on: screen))
    screen.tap(at: point)
    XCTAssertEqual(selected, [id])
  }

  /// A finger that rests near an edge scrolls on, and selects what it comes to; elsewhere it does not.
  func testAFingerNearAnEdgeScrollsOn() async throws {
    for estimate in [nil, 90.0] {
      for (y, isForward) in [
        (phone.height - someBars.bottom - 20, true), (someBars.top + 20, false),
      ] {
        let (_, screen) = wall(estimate)
        selection.wrappedValue = []
        let start = screen.visibleRect.minY
        let first = try XCTUnwrap(picture(at: CGPoint(x: 60, y: 400), on: screen))
        try await screen.sweep(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 200, y: y)) {
          for _ in 0..<30 {
            try await Task.sleep(nanoseconds: 20_000_000)
            screen.settle()
          }
          let moved = screen.visibleRect.minY - start
          XCTAssertGreaterThan(isForward ? moved : -moved, 50)
          let farthest = try XCTUnwrap(isForward ? selected.max() : selected.min())
          // The last scroll may have come after the last selection; between pictures there is none.
          let last = picture(at: CGPoint(x: 200, y: y), on: screen) ?? farthest
          XCTAssertLessThanOrEqual(abs(farthest - last), 9)
          XCTAssertEqual(selected.contains(first), true)
          XCTAssertEqual(selected.count, abs(farthest - first) + 1)
        }
        let rest = screen.visibleRect.minY
        try await Task.sleep(nanoseconds: 60_000_000)
        screen.settle()
        XCTAssertEqual(screen.visibleRect.minY, rest)
      }
      let (_, screen) = wall(estimate)
      let start = screen.visibleRect.minY
      try await screen.sweep(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 200, y: 300)) {
        try await Task.sleep(nanoseconds: 60_000_000)
        screen.settle()
      }
      XCTAssertEqual(screen.visibleRect.minY, start)
    }
  }
}
