import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The call that keeps a place; programs compare it with the steps that an app would write by hand.
final class KeepingPlaceTests: XCTestCase {
  private struct Refused: Error {}

  /// What is refused late leaves wall and place as they were.
  func testAChangeThatThrows() throws {
    let old = try MasonryGrid(.heights((1...9).map(Double.init)))
    var (wall, visible) = (old, LayoutRect(x: 0, y: 9, width: 12, height: 4))
    XCTAssertThrowsError(
      try wall.keepingPlace(in: &visible) { wall in
        wall.removeItem(at: 0)
        throw Refused()
      }
    ) { XCTAssertTrue($0 is Refused) }
    expectSame(wall, old)
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 9, width: 12, height: 4))
  }

  /// The changes that a layout notes meanwhile do not make it another one.
  func testLayoutsAreEqualWhileTheirPlaceIsKept() throws {
    func check<Layout: ScrollingLayout>(_ layout: Layout, in viewport: Layout.Viewport) {
      var changed = layout
      var viewport = viewport
      changed.keepingPlace(in: &viewport) { XCTAssertEqual($0, layout) }
    }
    let rect = LayoutRect(x: 0, y: 0, width: 100, height: 50)
    check(try MasonryGrid(width: 100), in: rect)
    check(try MasonryRows(width: 100), in: rect)
    check(try MasonryFeed(width: 100), in: .init(rect))
  }

  /// A closure makes one change or several.
  func testClosures() throws {
    var wall = try MasonryGrid(
      Array(repeating: HostItem(height: 50), count: 20), columns: .fixed(1))
    var visible = LayoutRect(x: 0, y: 220, width: 100, height: 300)
    let moved = try wall.keepingPlace(in: &visible) { try $0.setLength(80, ofItemAt: 1) }.moved
    XCTAssertEqual(visible.minY, 250)
    XCTAssertEqual(moved.map(\.new), Array(4..<11), "All on screen are 30 lower")
    try wall.keepingPlace(in: &visible) { wall in
      try wall.setLength(50, ofItemAt: 1)
      try wall.setLength(60, ofItemAt: 2)
    }
    XCTAssertEqual(visible.minY, 230)
    try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
      wall.removeItems(in: 0..<2)
      wall.moveItem(from: 0, to: 17)
    }
    XCTAssertEqual(visible.minY, 70)
    let refused = MasonryError.itemHeight(-1, item: 3)
    do throws(MasonryError) {
      try wall.keepingPlace(in: &visible) { wall throws(MasonryError) in
        try wall.setLength(-1, ofItemAt: 3)
      }
      XCTFail("Nothing is thrown")
    } catch {
      XCTAssertEqual("\(error)", "\(refused)")
    }
    XCTAssertEqual(visible.minY, 70)
    wall.keepingPlace(in: &visible) { $0.removeAllItems() }
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 0, width: 100, height: 300))
  }
}
