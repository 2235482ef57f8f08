import MasonryLayout
import XCTest

/// What a host does with a grid: it keeps what it has when measuring fails, and recycles cells.
final class HostTests: XCTestCase {
  func testAHostThatCannotThrowKeepsWhatItHas() throws {
    var wall = try MasonryGrid(width: 320)
    try wall.appendItems(2, measuredBy: MasonryHeights([100, 50]))
    let shown = wall
    var log: [String] = []
    do {
      try wall.resize(width: 200, measuredBy: MasonryHeights([100]))
    } catch {
      log.append("\(error)")
    }
    XCTAssertEqual(wall, shown)
    XCTAssertEqual(
      log, ["The height of item 1 must be a finite number of at least 0, not nan."])
  }

  func testCellsAreRecycledWhileScrolling() throws {
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(3)), width: 300)
    try wall.appendItems(
      300, measuredBy: MasonryHeightClosure { index, _ in Double(40 + index * 29 % 60) })
    var visible = LayoutRect(x: 0, y: 0, width: 300, height: 200)
    var cells = Set(wall.indices(in: visible))
    while visible.minY < wall.contentSize.height {
      let next = visible.offsetBy(dx: 0, dy: 37)
      let change = wall.visibilityChange(from: visible, to: next)
      cells.subtract(change.left)
      cells.formUnion(change.entered.map(\.index))
      visible = next
      XCTAssertEqual(cells.sorted(), wall.indices(in: visible))
    }
    XCTAssertTrue(cells.isEmpty)
  }
}
