import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The rules of anchors one by one, on a wall of one column.
final class AnchorRuleTests: XCTestCase {
  /// One column of items with the given heights, one below the other without spacing.
  private func column(_ heights: [Double]) throws -> MasonryWall {
    try MasonryWall(heights: heights, columns: 1, width: 100)
  }

  private func rect(_ y: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: 100, height: height)
  }

  /// Heights and a view of a wall, the item that is kept, and where the view is in other walls.
  private typealias Rule = (
    name: String, heights: [Double], view: LayoutRect, sticksToEnd: Bool, kept: Int?,
    later: [(heights: [Double], mapping: LayoutIndexMapping, y: Double)]
  )

  private var rules: [Rule] {
    let (four, seven) = (fifties(4), fifties(7))
    let second = LayoutIndexMapping.removing(2..<3)
    let prepended = LayoutIndexMapping.inserting(1, at: 0)
    return [
      (
        "The first item that begins in view", fifties(6), rect(60, 150), false, 2,
        [
          ([80, 50, 50, 50, 50, 50], .unchanged, 90), ([50, 50, 90, 50, 50, 50], .unchanged, 60),
          ([10] + fifties(6), prepended, 70), (fifties(6), .moving(from: 2, to: 1), 10),
        ]
      ),
      (
        "As much of what is taller than the view is hidden", [100, 800, 100], rect(300, 400),
        false, 1, [([100, 1600, 100], .unchanged, 500), ([0, 800, 100], .unchanged, 200)]
      ),
      (
        "Item 3 begins in view too, and else the lower edge of item 1 is in view", seven,
        rect(60, 130), false, 2,
        [(fifties(6), second, 10), (fifties(5), second.then(second), 60)]
      ),
      (
        "What was item 7 begins where item 5 began, at 40, and else it is the end", fifties(20),
        rect(210, 100), false, 5,
        [(fifties(17), .removing(4..<7), 160), (four, .removing(4..<20), 100)]
      ),
      ("A pull at the start", four, rect(-30, 100), false, nil, [([70] + four, prepended, -30)]),
      (
        "A pull at the end goes on", four, rect(130, 100), false, 3,
        [(four, .unchanged, 130), ([50, 50, 40, 50], .unchanged, 120)]
      ),
      ("The end of a chat", four, rect(100, 100), true, nil, [(four + [80], .unchanged, 180)]),
      (
        "The end of a short chat that is pulled at its start, and the pull as far as that allows",
        [50], rect(-10, 300), true, nil,
        [
          ([50, 240], .unchanged, -10), ([50, 245], .unchanged, -5), ([50, 450], .unchanged, 200),
          ([], .unchanged, -10),
        ]
      ),
    ]
  }

  private func fifties(_ count: Int) -> [Double] { Array(repeating: 50, count: count) }

  func testRules() {
    withEvery("rule", in: rules) { rule in
      let anchor = try column(rule.heights).anchor(
        in: rule.view, sticksToStart: !rule.sticksToEnd, sticksToEnd: rule.sticksToEnd)
      expectEqual(anchor.index, rule.kept, "Kept")
      for (heights, mapping, y) in rule.later {
        let offset = try column(heights).offset(keeping: anchor, after: mapping, in: rule.view)
        expectEqual(offset, y, "In \(heights)")
      }
    }
  }

  func testNumbersThatAreNotFinite() throws {
    let wall = try column([50, 50, 50, 50])
    for bad in [Double.nan, .infinity, -.infinity] {
      let anchor = wall.anchor(in: rect(bad, 100))
      XCTAssertEqual(wall.offset(keeping: anchor, in: rect(30, 100)), 0, "Made at the origin")
      var lost = rect(bad, 9)
      wall.scroll(&lost, to: wall.anchor(in: rect(60, 100)))
      XCTAssertEqual(lost.minY.bitPattern, bad.bitPattern, "It stays as it is")
    }
    let view = rect(1e308, 1e308 / 2)
    let far = wall.anchor(in: view, sticksToStart: false)
    XCTAssertEqual(wall.offset(keeping: far, in: view), 1e308)
    XCTAssertTrue(try column([1]).offset(keeping: far, in: view).isFinite)
  }
}
