import CircularLayout
import CollectionLayoutsSwiftUI
import CoreGraphics
import SwiftUI
import XCTest

/// Where the size changes and changes back, what is in view is what was, all of it.
@MainActor
final class LazyTurnTests: XCTestCase {
  private let sideways = CGSize(width: 844, height: 390)

  private func scrolledWall(_ estimate: Double?) -> Screen {
    let (_, screen) = wallScreen(400, estimate: estimate)
    for step in 1...30 { screen.scroll(toY: 150 * Double(step) + 1.0 / 3) }
    return screen
  }

  private func turnThereAndBack(_ screen: Screen) {
    for size in [sideways, phone] {
      screen.turn(to: size)
      screen.settle()
    }
  }

  func testATurnThereAndBackShowsWhatWasShown() async {
    let screen = scrolledWall(nil)
    for _ in 0..<2 { assertStays(on: screen) { turnThereAndBack(screen) } }
  }

  /// Views that measure themselves do so again at each width: the first that begins in view stays.
  func testATurnThereAndBackDoesNotDriftAmongViewsThatMeasureThemselves() async throws {
    let screen = scrolledWall(90)
    let before = picturesInView(on: screen)
    let first = try XCTUnwrap(before.filter { $0.value.minY >= 0 }.keys.min())
    for _ in 0..<3 {
      turnThereAndBack(screen)
      XCTAssertEqual(picturesInView(on: screen)[first], before[first])
    }
  }

  func testOtherColumnsAndBackShowWhatWasShown() async throws {
    for estimate in [nil, 90.0] {
      let (box, screen) = wallScreen(400, estimate: estimate)
      box.columns = .fixed(2)
      screen.update()
      for step in 1...30 { screen.scroll(toY: 150 * Double(step) + 1.0 / 3) }
      let before = picturesInView(on: screen)
      let first = try XCTUnwrap(before.filter { $0.value.minY >= 0 }.keys.min())
      for columns in [[4, 2], [3, 4, 5, 4, 3, 2]] {
        for count in columns {
          box.columns = .fixed(count)
          screen.update()
          screen.settle()
        }
        let after = picturesInView(on: screen)
        XCTAssertEqual(after[first], before[first], "\(estimate as Any), \(columns)")
        if estimate == nil { XCTAssertEqual(after, before, "\(columns)") }
      }
    }
  }

  func testALiveResizeDoesNotDrift() async {
    let screen = scrolledWall(nil)
    let widths = (1...70).map { 390 + 7 * Double($0) }
    assertStays(on: screen) {
      for width in widths + widths.reversed() + [390] {
        screen.turn(to: CGSize(width: width, height: 800))
      }
    }
  }

  func testAWheelStaysAtItsSelectionInATurn() async {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for selected in [1, 3, 11, 12] {
        let state = State(wrappedValue: selected)
        let cards = Picture.some(12, from: 1)
        let view = LazyWheel(
          cards, selection: state.projectedValue,
          configuration: .init(
            itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500,
            arrangement: .list(spacing: .gap(12)))
        ) { _ in Color.clear }
        .environment(\.layoutDirection, direction)
        let screen = Screen(view, size: CGSize(width: 390, height: 400))
        func inFocus() -> AnyHashable? {
          let middle = screen.visibleRect.midX
          return screen.shown.min { abs($0.value.midX - middle) < abs($1.value.midX - middle) }?.key
        }
        XCTAssertEqual(inFocus(), selected)
        for width in [844.0, 390, 844] {
          screen.turn(to: CGSize(width: width, height: 400))
          screen.settle()
          XCTAssertEqual(inFocus(), selected, "\(direction), \(width) wide")
          XCTAssertEqual(state.wrappedValue, selected, "\(direction), \(width) wide")
        }
      }
    }
  }
}

/// A pinch that changes columns keeps the picture between the fingers.
@MainActor
final class LazyPinchTests: XCTestCase {
  private func pinchable(_ estimate: Double?) -> (Pictures, State<Int>, Screen) {
    let box = Pictures(Picture.some(400))
    box.estimate = estimate
    let columns = State(wrappedValue: 3)
    let view = Live {
      let _ = box.columns = .fixed(columns.wrappedValue)
      BetweenViews(position: box.binding) { PictureWall(box: box) }
        .lazyPinch(columns.projectedValue, in: 2...6)
    }
    let screen = Screen(view, size: phone, bars: someBars)
    for step in 1...20 { screen.scroll(toY: 150 * Double(step) + 1.0 / 3) }
    return (box, columns, screen)
  }

  /// The picture at a point of the screen, and the part of it above the point.
  private func picture(at point: CGPoint, on screen: Screen) throws -> (id: Int, part: Double) {
    let found = picturesInView(on: screen).mapValues { $0.offsetBy(dx: 0, dy: someBars.top) }
      .filter { $0.value.contains(point) }
    let (id, frame) = try XCTUnwrap(found.first)
    return (id, (point.y - frame.minY) / frame.height)
  }

  func testThePictureBetweenTheFingersStaysAndComesBack() async throws {
    for estimate in [nil, 90.0] {
      for point in [CGPoint(x: 60, y: 333), CGPoint(x: 330, y: 601 + 1.0 / 3)] {
        let (_, columns, screen) = pinchable(estimate)
        let message = "\(estimate as Any), \(point)"
        var counts: [Int] = []
        for magnifications in [[1.1, 1.4], [0.9, 0.7, 0.5, 0.4, 0.8, 1]] {
          let (id, part) = try picture(at: point, on: screen)
          screen.pinch(at: point, by: magnifications.map { CGFloat($0) })
          counts.append(columns.wrappedValue)
          let frame = try XCTUnwrap(picturesInView(on: screen)[id], message)
          XCTAssertEqual(
            frame.minY + someBars.top + part * frame.height, point.y, accuracy: 2, message)
        }
        XCTAssertEqual(counts, [2, 2], "within the range")
      }
    }
  }

  func testOneTouchThereAndBackMovesNothing() async throws {
    let (_, columns, screen) = pinchable(nil)
    assertStays(on: screen) {
      screen.pinch(at: CGPoint(x: 60, y: 333), by: [0.8, 0.5, 0.6, 1.4, 1.2, 1])
    }
    XCTAssertEqual(columns.wrappedValue, 3)
  }

  func testFingersMayScrollMeanwhile() async throws {
    let (_, columns, screen) = pinchable(nil)
    let point = CGPoint(x: 60, y: 333)
    let (id, part) = try picture(at: point, on: screen)
    screen.pinch(at: point, by: [0.9, 0.7, 0.5, 0.5], moving: 15)
    XCTAssertEqual(columns.wrappedValue, 6)
    let frame = try XCTUnwrap(picturesInView(on: screen)[id])
    XCTAssertEqual(
      frame.minY + someBars.top + part * frame.height, point.y - 60, accuracy: 4)
  }

  func testNoPinchMakesNoColumns() async throws {
    for magnification in [0, -1, 1e-300, 1e300, CGFloat.nan, .infinity] {
      let (_, columns, screen) = pinchable(nil)
      screen.pinch(at: CGPoint(x: 60, y: 333), by: [magnification])
      XCTAssertTrue((2...6).contains(columns.wrappedValue), "\(magnification)")
    }
  }
}
