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
