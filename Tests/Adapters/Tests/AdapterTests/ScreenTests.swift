import SwiftUI
import XCTest

/// The model of SwiftUI does what SwiftUI does: otherwise a green test of a view says nothing.
@MainActor
final class ScreenTests: XCTestCase {
  private final class Log {
    var rows = [3, 1, 2]
    var entries: [String] = []
  }

  private struct Row: Identifiable {
    let id: Int
  }

  /// Rows of 100 points in a scroll view that goes where its counter says.
  private struct Rows: View {
    let log: Log
    @State private var count = 0
    @State private var position = ScrollPosition(edge: .top)
    @Environment(\.displayScale) private var scale

    var body: some View {
      ScrollView {
        ZStack {
          Color.clear.frame(width: 300, height: 1_000)
          ForEach(log.rows.map { Row(id: $0) }) { row in
            Color.clear.frame(width: 300, height: 100).offset(y: 100 * Double(row.id))
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
    XCTAssertEqual(screen.shown.mapValues(\.minY), [1: 100, 2: 200, 3: 300])
    log.rows = [2]
    screen.update()
    XCTAssertEqual(screen.shown.mapValues(\.minY), [2: 200])
  }

  func testStateStaysAndChangesAreToldOnce() async {
    let screen = screen()
    screen.update()
    screen.scroll(toY: 50)
    screen.update()
    XCTAssertEqual(log.entries, ["1: 0.0 to 0.0", "2: 0.0 to 50.0"])
  }

  func testAScrollPositionIsReachedOnceAndNotBeyondTheContent() async {
    let screen = screen()
    screen.scroll(toY: 70)
    XCTAssertEqual(screen.visibleRect.minY, 600)
    screen.scroll(toY: 20)
    XCTAssertEqual(screen.visibleRect.minY, 20, "the order has been carried out")
  }

  func testTheEnvironmentIsObserved() async {
    let screen = screen()
    screen.environment.displayScale = 3
    XCTAssertEqual(log.entries, ["1: 0.0 to 0.0", "scale 3.0"])
  }
}
