import SwiftUI
import XCTest

/// The model of SwiftUI does what SwiftUI does: otherwise a green test of a view says nothing.
@MainActor
final class ScreenTests: XCTestCase {
  private final class Log {
    var rows = [3, 1, 2]
    var entries: [String] = []
    var tap = {}
  }

  private struct Row: Identifiable {
    let id: Int
  }

  /// A row that counts how often its body is evaluated, and has a state.
  private struct Cell: View {
    let log: Log
    @State private var isTapped = false

    var body: some View {
      let _ = log.tap = { isTapped = true }
      Color.clear.frame(width: isTapped ? 200 : 300, height: 100)
    }
  }

  /// Rows of 100 points in a scroll view that goes where its counter says.
  private struct Rows: View {
    let log: Log
    @State private var count = 0
    @State private var position = ScrollPosition(edge: .top)
    @Environment(\.displayScale) private var scale

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 300, height: 700)
          ForEach(log.rows.map { Row(id: $0) }) { row in
            Cell(log: log)
          }
        }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGRect.self) { geometry in
        geometry.visibleRect
      } action: { old, new in
        count += 1
        log.entries.append("\(count): \(old.minY) to \(new.minY)")
        if new.minY == 70 { position.scrollTo(y: 5_000) }
      }
      .onChange(of: scale) {
        log.entries.append("scale \(scale)")
      }
    }
  }

  /// Rows inside a view that is made anew for each pass, and with it theirs.
  private struct Outer: View {
    let log: Log
    var body: some View { Rows(log: log) }
  }

  private let log = Log()

  private func screen() -> Screen {
    Screen(Outer(log: log), size: CGSize(width: 300, height: 400))
  }

  func testItShowsTheViewsByIdentity() async {
    let screen = screen()
    XCTAssertEqual(screen.contentSize.height, 1_000)
    XCTAssertEqual(screen.shown.mapValues(\.minY), [3: 700, 1: 800, 2: 900])
    log.rows = [2]
    screen.update()
    XCTAssertEqual(screen.shown.mapValues(\.minY), [2: 700])
  }

  func testStateStaysAndChangesAreToldOnce() async {
    let screen = screen()
    screen.update()
    screen.scroll(toY: 50)
    screen.update()
    XCTAssertEqual(log.entries, ["1: 0.0 to 0.0", "2: 0.0 to 50.0"])
  }

  func testOnlyBodiesThatDependOnAStateAreEvaluatedAgain() async {
    let screen = screen()
    screen.settle()
    let (rows, cells) = (screen.evaluations(of: "Rows"), screen.evaluations(of: "Cell"))
    log.tap()
    screen.settle()
    XCTAssertEqual(screen.evaluations(of: "Rows"), rows)
    XCTAssertEqual(screen.evaluations(of: "Cell"), cells + 1)
    XCTAssertEqual(screen.shown[2]?.width, 200)
    log.rows = [3, 1]
    screen.update()
    log.rows = [3, 1, 2]
    screen.update()
    XCTAssertEqual(screen.shown[2]?.width, 300, "a state ends with its view")
  }

  func testAScrollPositionIsReachedOnceAndNotBeyondTheContent() async {
    let screen = screen()
    screen.scroll(toY: 70)
    XCTAssertEqual(screen.visibleRect.minY, 600)
    screen.scroll(toY: 20)
    XCTAssertEqual(screen.visibleRect.minY, 20, "the order has been carried out")
  }

  /// So each carousel of a feed needs a modifier of its own, and has one.
  func testAModifierIsToldOfTheFirstScrollViewInItAlone() async {
    var told: [String] = []
    let carousel = ScrollView(.horizontal) { Color.clear.frame(width: 900, height: 100) }
    let view = VStack {
      ScrollView {
        ForEach(1..<9, id: \.self) { row in
          carousel.onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) {
            if $0 != $1 { told.append("\(row) to \($1.x)") }
          }
          .frame(height: 100)
        }
      }
      .frame(height: 300)
      ForEach([9], id: \.self) { _ in carousel.frame(height: 100) }
    }
    .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) {
      if $0 != $1 { told.append("outer to \($1.y)") }
    }
    let screen = Screen(view, size: CGSize(width: 300, height: 400))
    screen.scroll(inside: 2, to: CGPoint(x: 50, y: 0))
    screen.scroll(inside: 9, to: CGPoint(x: 60, y: 0))
    screen.scroll(toY: 70)
    XCTAssertEqual(told, ["2 to 50.0", "outer to 70.0"])
  }

  func testTheEnvironmentIsObserved() async {
    let screen = screen()
    screen.environment.displayScale = 3
    XCTAssertEqual(log.entries, ["1: 0.0 to 0.0", "scale 3.0"])
  }

  /// A container shows what is dragged among others of its collections, and tells of the drop alone.
  func testAReorderableContainerMovesViewsAndTellsOfTheDrop() async {
    var drops: [String] = []
    let view = VStack {
      ForEach([1, 2, 3], id: \.self) { _ in Color.clear.frame(height: 100) }
        .reorderable(collectionID: "a")
      ForEach([4, 5], id: \.self) { _ in Color.clear.frame(height: 50) }
        .reorderable(collectionID: "b")
    }
    .reorderContainer(for: Int.self, itemID: \.self, in: String.self) {
      drops.append("\($0.sources) \($0.destination.position) in \($0.destination.collectionID)")
    }
    .onDragSessionUpdated { drops.append("\($0.phase) \($0.draggedItemIDs(for: Int.self))") }
    let screen = Screen(view, size: CGSize(width: 100, height: 400))
    XCTAssertFalse(screen.liftReorderable([9]))
    for asPlaceholder in [false, true] {
      screen.liftReorderable([3], asPlaceholder: asPlaceholder)
      XCTAssertTrue(screen.dragReorderable(before: 2, in: "a"))
      XCTAssertEqual(screen.shown[2]?.minY, asPlaceholder ? 110 : 200)
      XCTAssertEqual(screen.placeholder?.minY, asPlaceholder ? 100 : nil)
      XCTAssertTrue(screen.dragReorderable(before: nil, in: "b"))
      XCTAssertEqual(screen.shown[5]?.minY, 250)
      XCTAssertEqual(screen.placeholder?.minY ?? screen.shown[3]?.minY, 300)
      drops.append("drop")
      screen.dropReorderable()
      XCTAssertEqual(screen.shown[3]?.minY, 200, "the data are the app's")
    }
    let told = ["active [3]", "drop", "[3] end in b", "ended(SwiftUI.DropOperation.move) [3]"]
    XCTAssertEqual(drops, told + told)
  }
}
