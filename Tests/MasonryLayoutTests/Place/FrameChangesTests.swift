import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a change did; programs compare it with the frames of all items of both walls.
final class FrameChangesTests: XCTestCase {
  func testARectangleThatIsNotFiniteShowsNothing() throws {
    let wall = try MasonryGrid(.heights([3, 4]))
    let nowhere = LayoutRect(x: 0, y: .nan, width: 10, height: 10)
    let rect = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let changes = wall.frameChanges(
      from: wall, by: .removing(0..<1), in: nowhere, before: rect)
    XCTAssertEqual(changes.inserted, [])
    XCTAssertEqual(changes.removed.map(\.index), [0])
    XCTAssertEqual(changes.moved.map(\.new), [0])
    XCTAssertEqual(wall.frameChanges(from: wall, by: .unchanged, in: nowhere).moved, [])
  }
}
