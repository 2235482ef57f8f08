import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The rules of anchors one by one, on a wall of one column, and what is stored of them.
final class AnchorTests: XCTestCase {
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

  /// The text that is stored, so that renaming something does not break a file.
  func testTheFormat() throws {
    let wall = try MasonryWall(heights: Array(repeating: 50, count: 9), columns: 1, width: 100)
    let anchor = wall.anchor(in: LayoutRect(x: 0, y: 75, width: 100, height: 50))
    try expectStored(anchor, Self.format)
  }

  private static let format = """
    {"mapping":{"items":[[0,0,9]],"sections":[[0,0,1]]},"points":{"firstVisible":100,"points":[\
    {"coordinate":100,"fraction":0,"id":{"item":{"index":2,"section":0}},"length":50},\
    {"coordinate":100,"fraction":1,"id":{"item":{"index":1,"section":0}},"length":50}],\
    "sticksToEnd":false,"sticksToStart":true,"viewport":{"axis":"vertical",\
    "contentLength":450,"crossLength":100,"isMirrored":false,"length":50,"near":75,"origin":0}}}
    """

  /// An anchor that was stored leads to the same place.
  func testItLeadsToItsPlace() throws {
    var feed = try MasonryFeed(itemCount: 40, measuredBy: MasonryHeights([], default: 30))
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 250, width: 100, height: 200))
    let anchor = try JSON.roundTrip(feed.anchor(in: visible))
    XCTAssertEqual(anchor, feed.anchor(in: visible))
    let mapping = try feed[0].insertItems(2, at: 0, measuredBy: MasonryHeights([], default: 50))
    feed.scroll(&visible, to: anchor, after: .items(mapping, inSection: 0))
    XCTAssertEqual(visible.rect.minY, 300)
  }

  func testBadData() {
    func refused(_ index: Int) -> MasonryFeed.Address { .item(index, section: 0) }
    let numbers =
      "An anchor must have finite numbers, fractions from 0 to 1 and no negative length."
    let bad: [(old: String, new: String, sentence: String?)] = [
      (#""index":2"#, #""index":-2"#, "\(refused(-2)) is not the address of an element."),
      (
        #""index":2"#, #""index":9223372036854775807"#,
        "\(refused(.max)) is not the address of an element."
      ),
      (#""fraction":1"#, #""fraction":1.5"#, numbers),
      (#""length":50"#, #""length":-1"#, numbers),
      (#""section":0}},"length":50"#, #""section":0}},"length":-1"#, numbers),
      (#""near":75"#, #""near":"nan""#, numbers), (#""index":2,"#, "", nil),
      ("0,0,9", "0,0,-9", nil),
      (#""fraction":1,"#, "", nil), ("vertical", "upwards", nil),
    ]
    for (old, new, sentence) in bad {
      let text = Self.format.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(text, Self.format)
      expectRefused(LayoutAnchor.self, text, sentence)
    }
  }
}
