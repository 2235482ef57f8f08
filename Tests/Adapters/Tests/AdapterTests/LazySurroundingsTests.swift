import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Walls far down, side by side in one scroll view, without items, and outside of scroll views.
@MainActor
final class LazySurroundingsTests: XCTestCase {
  private struct FarDown: View {
    let box: Pictures
    var body: some View {
      ScrollView {
        Color.clear.frame(height: 5_000)
        PictureWall(box: box)
      }
    }
  }

  private struct TwoWalls: View {
    let first: Pictures
    let second: Pictures
    var body: some View {
      ScrollView {
        PictureWall(box: first)
        PictureWall(box: second)
      }
      .lazyScroller(first.scroller)
    }
  }

  func testAWallFarDownMakesNoViews() async {
    let screen = Screen(FarDown(box: Pictures(Picture.some(500))), size: phone)
    XCTAssertEqual(screen.shown.count, 0)
    screen.scroll(toY: 4_300)
    XCTAssertGreaterThan(screen.shown.count, 5)
    screen.scroll(toY: 0)
    XCTAssertEqual(screen.shown.count, 0)
  }

  func testAChangeOfAWallAboveMovesNothingInTheOneInSight() async throws {
    let (first, second) = (Pictures(Picture.some(60)), Pictures(Picture.some(300, from: 1_000)))
    let screen = Screen(TwoWalls(first: first, second: second), size: phone)
    first.scroller.scroll(to: 1_100)
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
    let screen = Screen(TwoWalls(first: box, second: Pictures([])), size: phone)
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
    let screen = Screen(States(box: box), size: phone)
    XCTAssertEqual(try XCTUnwrap(screen.shown[4]).size, CGSize(width: 4, height: 4))
    box.pictures.reverse()
    screen.update()
    XCTAssertEqual(try XCTUnwrap(screen.shown[4]).size, CGSize(width: 4, height: 4))
  }

  /// Views that are as large as the index at which they first were.
  private struct States: View {
    let box: Pictures

    var body: some View {
      ScrollView {
        LazyRows(
          box.pictures, configuration: .init(rule: .flowing(height: 50, hasOwnHeights: true)),
          sizing: .estimated(50)
        ) { Sized(length: box.pictures.firstIndex(of: $0) ?? 0) }
      }
    }
  }

  private struct Sized: View {
    @State private var length: Int
    init(length: Int) { _length = State(wrappedValue: length) }
    var body: some View { Color.clear.frame(width: CGFloat(length), height: CGFloat(length)) }
  }

  /// An animation is that of the evaluation in which the data changed: a second one would jump.
  func testAChangeIsLaidOutInTheEvaluationThatBringsIt() async {
    let box = Pictures(Picture.some(500))
    let screen = Screen(FarDown(box: box), size: phone)
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
    let screen = Screen(FarDown(box: box), size: phone)
    let wall = try box.wall(width: 390)
    for y in [5_000.0, 7_333, 9_120] {
      screen.scroll(toY: y)
      let (shown, visible) = (screen.shown, screen.visibleRect.offsetBy(dx: 0, dy: -5_000))
      for item in wall.items(in: .init(visible)) {
        for side in LayoutSide.allCases {
          guard let next = wall.neighbor(ofItemAt: item.index, on: side) else { continue }
          XCTAssertNotNil(shown[box.pictures[next].id], "\(side) of \(item.index)")
        }
      }
    }
  }
}
