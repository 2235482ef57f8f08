import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// What a host sees of items that are stacked upwards.
final class PrependingTests: XCTestCase {
  /// Two columns of 50 points that keep their items.
  private func wall(
    _ heights: [Double] = [10, 11, 10, 10], settings: WallSettings = .init()
  ) throws -> MasonryGrid {
    var wall = try MasonryGrid(settings, across: 100)
    try wall.appendItems(
      heights.count, measuredBy: HostHeights(items: .heights(heights)))
    wall.keptPlaces = .all
    return wall
  }

  private func tops(_ wall: MasonryGrid) -> [Double] { wall.frames.map(\.minY) }

  private func columns(_ wall: MasonryGrid) -> [Int] {
    (0..<wall.itemCount).map { wall.column(ofItemAt: $0) }
  }

  func testOlderItemsComeInAbove() throws {
    var wall = try wall()
    XCTAssertEqual(tops(wall), [0, 0, 10, 11])
    let shift = try wall.shiftOfPrepending(3, measuredBy: MasonryHeights([1, 5, 3]))
    // The last one comes first, on the left: 3 above item 0, 5 above item 1, and 1 above the 3.
    XCTAssertEqual(columns(wall), [0, 1, 0, 0, 1, 0, 1])
    XCTAssertEqual(shift, 5)
    XCTAssertEqual(tops(wall), [1, 0, 2, 5, 5, 15, 16])
    XCTAssertEqual(wall.contentSize.height, 26)
    XCTAssertEqual(try wall.shiftOfPrepending(1, measuredBy: MasonryHeights([9])), 8)
    XCTAssertEqual(tops(wall), [0, 9, 8, 10, 13, 13, 23, 24])
    XCTAssertEqual(try wall.shiftOfPrepending(0, measuredBy: MasonryHeights([])), 0)
    XCTAssertEqual(wall.keptPlaces, .all)
  }

  func testASnapshotThatIsWrongIsRefused() throws {
    var wall = try wall()
    try wall.prependItems(2, measuredBy: MasonryHeights([3, 4]))
    let text = try JSON.text(of: wall)
    XCTAssertTrue(text.contains("\"upwardCount\":2"))
    XCTAssertFalse(try JSON.text(of: self.wall()).contains("upwardCount"))
    for count in ["-1", "0", "7"] {
      let wrong = text.replacingOccurrences(
        of: "\"upwardCount\":2", with: "\"upwardCount\":\(count)")
      XCTAssertThrowsError(try JSON.value(MasonryGrid.self, from: wrong))
    }
  }
}

extension MasonryGrid {
  /// Prepends items, and tells how far a visible rectangle is moved by that.
  mutating func shiftOfPrepending(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Double {
    var visible = LayoutRect.zero
    try prependItems(addedCount, in: &visible, measuredBy: provider)
    return axis == .vertical ? visible.minY : visible.minX
  }
}
