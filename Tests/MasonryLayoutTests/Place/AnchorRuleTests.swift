import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The rules of anchors one by one, on a wall of one column.
final class AnchorRuleTests: XCTestCase {
  /// One column of items with the given heights, one below the other without spacing.
  private func column(_ heights: [Double]) throws -> MasonryGrid {
    try MasonryGrid(.heights(heights), columns: .fixed(1))
  }

  private func rect(_ y: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: 100, height: height)
  }

  /// Heights and a view of a wall, the item that is kept, and where the view is in other walls.
  private struct Rule {
    let name: String
    let heights: [Double]
    let view: (y: Double, height: Double)
    let sticks: (toStart: Bool, toEnd: Bool)
    let kept: Int?
    let later: [(heights: [Double], mapping: LayoutIndexMapping, y: Double)]

    init(
      _ name: String, _ heights: [Double], in view: (Double, Double),
      sticks: (toStart: Bool, toEnd: Bool) = (true, false), keeps kept: Int?,
      _ later: [(heights: [Double], mapping: LayoutIndexMapping, y: Double)]
    ) {
      (self.name, self.heights, self.view) = (name, heights, view)
      (self.sticks, self.kept, self.later) = (sticks, kept, later)
    }
  }

  private static func fifties(_ count: Int) -> [Double] { Array(repeating: 50, count: count) }

  private let rules: [Rule] = {
    let (four, seven, chat) = (fifties(4), fifties(7), (toStart: false, toEnd: true))
    let second = LayoutIndexMapping.removing(2..<3)
    let prepended = LayoutIndexMapping.inserting(1, at: 0)
    return [
      Rule(
        "The first item that begins in view", fifties(6), in: (60, 150), keeps: 2,
        [
          ([80, 50, 50, 50, 50, 50], .unchanged, 90), ([50, 70, 50, 50, 50, 50], .unchanged, 80),
          ([50, 50, 90, 50, 50, 50], .unchanged, 60), ([10] + fifties(6), prepended, 70),
          (fifties(6), .moving(from: 2, to: 1), 10),
        ]),
      Rule(
        "The top of what crosses the lower edge", [100, 100, 100], in: (70, 120), keeps: 1,
        [([100, 400, 100], .unchanged, 70), ([140, 400, 100], .unchanged, 110)]),
      Rule(
        "As much of what is taller than the view is hidden", [100, 800, 100], in: (300, 400),
        keeps: 1, [([100, 1600, 100], .unchanged, 500), ([0, 800, 100], .unchanged, 200)]),
      Rule(
        "Item 3 begins in view too, and else the lower edge of item 1 is in view", seven,
        in: (60, 130), keeps: 2,
        [(fifties(6), second, 10), (fifties(5), second.then(second), 60)]),
      Rule(
        "What was item 7 begins where item 5 began, at 40, and else it is the end",
        fifties(20), in: (210, 100), keeps: 5,
        [(fifties(17), .removing(4..<7), 160), (four, .removing(4..<20), 100)]),
      Rule("The start", four, in: (0, 100), keeps: nil, [([70] + four, prepended, 0)]),
      Rule("A pull", four, in: (-30, 100), keeps: nil, [([70] + four, prepended, -30)]),
      Rule(
        "Not the start", four, in: (0, 100), sticks: (false, false), keeps: 0,
        [([70] + four, prepended, 70)]),
      Rule(
        "Not a pull", four, in: (-30, 100), sticks: (false, false), keeps: 0,
        [([70] + four, prepended, 40)]),
      Rule("A point from the start", four, in: (1, 100), keeps: 1, [([70] + four, prepended, 71)]),
      Rule(
        "The end of a chat", four, in: (100, 100), sticks: chat, keeps: nil,
        [(four + [80], .unchanged, 180)]),
      Rule("Not the end", four, in: (100, 100), keeps: 2, [(four + [80], .unchanged, 100)]),
      Rule(
        "Ten points from the end", four, in: (90, 100), sticks: chat, keeps: 2,
        [(four + [80], .unchanged, 90)]),
      Rule(
        "A short chat is at its end", [50], in: (0, 100), sticks: chat, keeps: nil,
        [(four + [80], .unchanged, 180)]),
      Rule(
        "The end of a short chat that is pulled at its start, and the pull as far as that allows",
        [50], in: (-10, 300), sticks: chat, keeps: nil,
        [
          ([50], .unchanged, -10), ([50, 240], .unchanged, -10), ([50, 245], .unchanged, -5),
          ([50, 450], .unchanged, 200), ([], .unchanged, -10),
        ]),
      Rule(
        "The end is below the view", [295], in: (-10, 300), sticks: chat, keeps: 0,
        [([295], .unchanged, -10)]),
      Rule(
        "As far past the end as before", [50, 50], in: (60, 300), keeps: 1,
        [([50, 50], .unchanged, 60), ([400, 50, 50], prepended, 260)]),
      Rule(
        "As far past the end of a chat as before", [50, 50], in: (60, 300), sticks: (true, true),
        keeps: nil, [([50, 50], .unchanged, 60), ([400, 50, 50], prepended, 260)]),
      Rule("Not item 1, which needs nothing", [50, 0, 50, 50], in: (40, 60), keeps: 2, []),
      Rule("Nor at the end of the view", [50, 0, 50, 50], in: (10, 40), keeps: 0, []),
      Rule(
        "All is visible, or the end is", four, in: (90, 100), keeps: 2,
        [([20, 20, 20, 20], .unchanged, 0), ([50, 50, 10, 10], .unchanged, 20)]),
      Rule(
        "A pull at the end goes on", four, in: (130, 100), keeps: 3,
        [(four, .unchanged, 130), ([50, 50, 40, 50], .unchanged, 120)]),
    ]
  }()

  func testRules() {
    withEvery("rule", in: rules) { rule in
      let anchor = try column(rule.heights).kept(
        in: rect(rule.view.y, rule.view.height), sticksToStart: rule.sticks.toStart,
        sticksToEnd: rule.sticks.toEnd)
      expectEqual(anchor.index, rule.kept, "Kept")
      for (heights, mapping, y) in rule.later {
        let wall = try column(heights)
        expectEqual(wall.offset(keeping: anchor, after: mapping), y, "In \(heights)")
      }
    }
  }

  /// No item begins in view, and one or two end there.
  func testTheBottomOfAnItemAboveAndAnItemOfNoHeightAlone() throws {
    func pair(_ heights: [Double], columns: Int = 2, spacing: Double = 0) throws -> MasonryGrid {
      try Host(
        configuration: .init(
          columns: .fixed(columns), itemSpacing: spacing, contentInsets: LayoutInsets(bottom: 900)),
        items: .heights(heights)
      ).grid()
    }
    let atTheTop = try pair([100, 120]).kept(in: rect(30, 120))
    XCTAssertEqual(atTheTop.index, 1, "More of it is visible")
    XCTAssertEqual(try pair([100, 180]).shift(of: atTheTop), 60, "Its bottom stays")
    XCTAssertEqual(try pair([500, 120]).shift(of: atTheTop), 0)

    func sparse(_ heights: [Double]) throws -> MasonryGrid {
      try pair(heights, columns: 1, spacing: 100)
    }
    let hairline = try sparse([50, 0, 50]).kept(in: rect(120, 60))
    XCTAssertEqual(hairline.index, 1, "There is nothing else")
    XCTAssertEqual(try sparse([50, 80, 50]).shift(of: hairline), 0, "Its top stays")
    XCTAssertEqual(try sparse([60, 0, 50]).shift(of: hairline), 10)
  }

  func testAnEmptyScreenKeepsItsFractionOfTheWay() throws {
    let gap = LayoutInsets(top: 1000, bottom: 1000)
    var wall = try MasonryGrid(configuration: .init(contentInsets: gap), width: 100)
    try wall.appendItems(1, measuredBy: MasonryHeights([100]))
    let anchor = wall.kept(in: rect(500, 100))
    XCTAssertNil(anchor.index)
    try wall.setLength(1100, ofItemAt: 0)
    XCTAssertEqual(wall.offset(keeping: anchor), 750)

    let nothing = try MasonryGrid(width: 100).kept(in: rect(500, 100))
    XCTAssertEqual(wall.offset(keeping: nothing), 0, "There was no way to be on")
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
    let far = wall.kept(in: rect(1e308, 1e308 / 2), sticksToStart: false)
    XCTAssertEqual(wall.offset(keeping: far), 1e308)
    XCTAssertTrue(try column([1]).offset(keeping: far).isFinite)
  }
}

/// An anchor, and the rectangle that it was made in, which keeps its size.
private struct Kept {
  var anchor: MasonryGrid.Anchor
  let rect: LayoutRect

  var index: Int? { anchor.index }
}

extension MasonryGrid {
  fileprivate func kept(
    in rect: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Kept {
    Kept(
      anchor: anchor(in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd), rect: rect)
  }

  /// The offset of the rectangle of an anchor, scrolled to the anchor.
  fileprivate func offset(
    keeping kept: Kept, after mapping: LayoutIndexMapping = .unchanged
  ) -> Double {
    offset(keeping: kept.anchor, after: mapping, in: kept.rect)
  }

  /// By how much the rectangle of an anchor is scrolled.
  fileprivate func shift(of kept: Kept) -> Double { offset(keeping: kept) - near(of: kept.rect) }
}
