import LayoutGeometry
import MasonryLayout
import XCTest

/// The rules of anchors one by one, on a wall of one column.
final class AnchorRuleTests: XCTestCase {
  /// One column of items with the given heights, one below the other without spacing.
  private func column(_ heights: [Double], sideways: Bool = false) throws -> MasonryGrid {
    let settings = WallSettings(
      axis: sideways ? .horizontal : .vertical, columns: .fixed(1),
      direction: sideways ? .rightToLeft : .leftToRight)
    return try MasonryGrid(
      settings, across: 100, count: heights.count, measuredBy: HostHeights(items: items(heights)))
  }

  private func items(_ heights: [Double]) -> [HostItem] { heights.map { HostItem(height: $0) } }

  private func rect(_ y: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: 100, height: height)
  }

  func testTheFirstItemThatBeginsInView() throws {
    let wall = try column([50, 50, 50, 50, 50, 50])
    let anchor = wall.kept(in: rect(60, 150))
    XCTAssertEqual(anchor.index, 2)
    XCTAssertEqual(try column([80, 50, 50, 50, 50, 50]).shift(of: anchor), 30)
    XCTAssertEqual(try column([50, 70, 50, 50, 50, 50]).shift(of: anchor), 20)
    XCTAssertEqual(try column([50, 50, 90, 50, 50, 50]).shift(of: anchor), 0, "It grows down")

    let inserted = try column([10, 50, 50, 50, 50, 50, 50])
    XCTAssertEqual(inserted.offset(keeping: anchor, after: .inserting(1, at: 0)), 70)
    let moved = try column([50, 50, 50, 50, 50, 50])
    XCTAssertEqual(moved.shift(of: anchor, after: .moving(from: 2, to: 1)), -50)
  }

  func testAnItemThatCrossesTheFoldKeepsItsVisibleEdge() throws {
    let wall = try column([100, 100, 100])
    let atTheBottom = wall.kept(in: rect(70, 120))
    XCTAssertEqual(atTheBottom.index, 1)
    XCTAssertEqual(try column([100, 400, 100]).shift(of: atTheBottom), 0, "Its top stays")
    XCTAssertEqual(try column([140, 400, 100]).shift(of: atTheBottom), 40)

    // No item begins in view, and two end there.
    let gap = MasonryGrid.Configuration(
      columns: .fixed(2), contentInsets: LayoutInsets(bottom: 900))
    func pair(_ heights: [Double]) throws -> MasonryGrid {
      var wall = try MasonryGrid(configuration: gap, width: 100)
      try wall.appendItems(2, measuredBy: MasonryHeights(heights))
      return wall
    }
    let atTheTop = try pair([100, 120]).kept(in: rect(30, 120))
    XCTAssertEqual(atTheTop.index, 1, "More of it is visible")
    XCTAssertEqual(try pair([100, 180]).shift(of: atTheTop), 60, "Its bottom stays")
    XCTAssertEqual(try pair([500, 120]).shift(of: atTheTop), 0)
  }

  func testOfAnItemTallerThanTheScreenTheSamePartIsHidden() throws {
    let wall = try column([100, 800, 100])
    let anchor = wall.kept(in: rect(300, 400))
    XCTAssertEqual(anchor.index, 1)
    XCTAssertEqual(try column([100, 1600, 100]).offset(keeping: anchor), 500, "A quarter")
    XCTAssertEqual(try column([0, 800, 100]).offset(keeping: anchor), 200)
  }

  func testARemovedItemIsReplacedByTheNextBest() throws {
    let wall = try column([50, 50, 50, 50, 50, 50, 50])
    let anchor = wall.kept(in: rect(60, 130))
    XCTAssertEqual(anchor.index, 2)
    let six = try column([50, 50, 50, 50, 50, 50])
    let withoutOne = LayoutIndexMapping.removing(2..<3)
    XCTAssertEqual(anchor.anchor.following(withoutOne).index, 2, "What was 3 begins in view, too")
    XCTAssertEqual(six.shift(of: anchor, after: withoutOne), -50, "It stays where it was")
    let five = try column([50, 50, 50, 50, 50])
    let withoutBoth = withoutOne.then(.removing(2..<3))
    XCTAssertEqual(anchor.anchor.following(withoutBoth).index, 1, "Its bottom is in view")
    XCTAssertEqual(five.shift(of: anchor, after: withoutBoth), 0)
  }

  func testIfEverythingVisibleIsRemovedTheNextItemsComeIntoView() throws {
    let wall = try column(Array(repeating: 50, count: 20))
    let anchor = wall.kept(in: rect(210, 100))
    XCTAssertEqual(anchor.index, 5)
    let mapping = LayoutIndexMapping.removing(4..<7)
    XCTAssertNil(anchor.anchor.following(mapping).index)
    let left = try column(Array(repeating: 50, count: 17))
    XCTAssertEqual(
      left.offset(keeping: anchor, after: mapping), 160, "What was 7 begins where 5 began, at 40")

    let head = try column(Array(repeating: 50, count: 4))
    XCTAssertEqual(
      head.offset(keeping: anchor, after: .removing(4..<20)), 100, "The end of what is left")
  }

  func testTheStartStaysInViewUnlessToldOtherwise() throws {
    let wall = try column([50, 50, 50, 50])
    let prepended = try column([70, 50, 50, 50, 50])
    let mapping = LayoutIndexMapping.inserting(1, at: 0)
    for y in [0.0, -30] {
      let sticking = wall.kept(in: rect(y, 100))
      XCTAssertNil(sticking.index)
      XCTAssertEqual(prepended.shift(of: sticking, after: mapping), 0)
      let free = wall.kept(in: rect(y, 100), sticksToStart: false)
      XCTAssertEqual(free.index, 0)
      XCTAssertEqual(prepended.shift(of: free, after: mapping), 70)
    }
    let scrolled = wall.kept(in: rect(1, 100))
    XCTAssertEqual(prepended.shift(of: scrolled, after: mapping), 70)
  }

  func testTheEndOfAChatStaysInView() throws {
    let wall = try column([50, 50, 50, 50])
    let appended = try column([50, 50, 50, 50, 80])
    let anchor = wall.kept(in: rect(100, 100), sticksToStart: false, sticksToEnd: true)
    XCTAssertEqual(appended.shift(of: anchor), 80)
    XCTAssertEqual(appended.shift(of: wall.kept(in: rect(100, 100))), 0)
    let earlier = wall.kept(in: rect(90, 100), sticksToStart: false, sticksToEnd: true)
    XCTAssertEqual(appended.shift(of: earlier), 0)

    let short = try column([50]).kept(in: rect(0, 100), sticksToStart: false, sticksToEnd: true)
    XCTAssertEqual(appended.shift(of: short), 180, "It was at its end, too")
  }

  /// What is pulled at its start may show its end all the same.
  func testTheEndOfAShortChatStaysInViewWhileItIsPulledAtItsStart() throws {
    let pulled = try column([50]).kept(
      in: rect(-10, 300), sticksToStart: false, sticksToEnd: true)
    XCTAssertNil(pulled.index)
    func offset(_ heights: [Double]) throws -> Double {
      try column(heights).offset(keeping: pulled)
    }
    XCTAssertEqual(try offset([50]), -10)
    XCTAssertEqual(try offset([50, 240]), -10, "The end is at the end of the view")
    XCTAssertEqual(try offset([50, 245]), -5, "The pull goes on as far as the end stays in view")
    XCTAssertEqual(try offset([50, 450]), 200)
    XCTAssertEqual(try offset([]), -10)

    let hidden = try column([295]).kept(
      in: rect(-10, 300), sticksToStart: false, sticksToEnd: true)
    XCTAssertEqual(hidden.index, 0, "The end is below the view")
    let sideways = try column([50], sideways: true).kept(
      in: LayoutRect(x: -240, y: 0, width: 300, height: 100), sticksToStart: false,
      sticksToEnd: true)
    XCTAssertEqual(
      try column([50, 450], sideways: true).offset(keeping: sideways), 0, "x counts from the left")
  }

  /// Of content that is pulled past its end the start is in view only if it is not scrolled.
  func testTheStartOfAShortWallThatIsPulledPastItsEnd() throws {
    let wall = try column([50, 50])
    let prepended = try column([400, 50, 50])
    for sticksToEnd in [false, true] {
      let pulled = wall.kept(in: rect(60, 300), sticksToEnd: sticksToEnd)
      XCTAssertEqual(pulled.index, sticksToEnd ? nil : 1)
      XCTAssertEqual(wall.offset(keeping: pulled), 60)
      XCTAssertEqual(
        prepended.offset(keeping: pulled, after: .inserting(1, at: 0)), 260,
        "As far past the end as before")
    }
  }

  func testItemsOfNoHeightArePassedOver() throws {
    let wall = try column([50, 0, 50, 50])
    XCTAssertEqual(wall.kept(in: rect(40, 60)).index, 2, "Item 1 begins in view, too")
    XCTAssertEqual(wall.kept(in: rect(10, 40)).index, 0, "Not item 1, at the end of the view")
    let gap = MasonryGrid.Configuration(columns: .fixed(1), itemSpacing: 100)
    func sparse(_ heights: [Double]) throws -> MasonryGrid {
      var wall = try MasonryGrid(configuration: gap, width: 100)
      try wall.appendItems(heights.count, measuredBy: MasonryHeights(heights))
      return wall
    }
    let hairline = try sparse([50, 0, 50]).kept(in: rect(120, 60))
    XCTAssertEqual(hairline.index, 1, "There is nothing else")
    XCTAssertEqual(try sparse([50, 80, 50]).shift(of: hairline), 0, "Its top stays")
    XCTAssertEqual(try sparse([60, 0, 50]).shift(of: hairline), 10)
  }

  func testTheContentIsScrolledToItsEndsAtMost() throws {
    let wall = try column([50, 50, 50, 50])
    let anchor = wall.kept(in: rect(90, 100))
    XCTAssertEqual(try column([20, 20, 20, 20]).offset(keeping: anchor), 0, "All is visible")
    XCTAssertEqual(try column([50, 50, 10, 10]).offset(keeping: anchor), 20)
    let pulled = wall.kept(in: rect(130, 100))
    XCTAssertEqual(wall.offset(keeping: pulled), 130, "A pull goes on")
    XCTAssertEqual(try column([50, 50, 40, 50]).offset(keeping: pulled), 120)
  }

  func testAnEmptyScreenKeepsItsFractionOfTheWay() throws {
    let gap = LayoutInsets(top: 1000, bottom: 1000)
    var wall = try MasonryGrid(configuration: .init(contentInsets: gap), width: 100)
    try wall.appendItems(1, measuredBy: MasonryHeights([100]))
    let anchor = wall.kept(in: rect(500, 100))
    XCTAssertNil(anchor.index)
    try wall.setHeight(1100, ofItemAt: 0)
    XCTAssertEqual(wall.offset(keeping: anchor), 750)

    let nothing = try MasonryGrid(width: 100).kept(in: rect(500, 100))
    XCTAssertEqual(wall.offset(keeping: nothing), 0, "There was no way to be on")
  }

  func testAnotherWidthAndAnotherHeightOfTheScreen() throws {
    let ratios = MasonryAspectRatios(Array(repeating: 1, count: 40))
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(2)), width: 400)
    try wall.appendItems(40, measuredBy: ratios)
    let anchor = wall.kept(in: LayoutRect(x: 0, y: 1_100, width: 400, height: 800))
    XCTAssertEqual(anchor.index, 12, "At 1200")
    try wall.resize(
      width: 800, configuration: .init(columns: .fixed(4)), measuredBy: ratios)
    let landscape = LayoutRect(x: 0, y: 0, width: 800, height: 400)
    XCTAssertEqual(wall.frame(ofItemAt: 12).minY, 600)
    XCTAssertEqual(
      wall.offset(keeping: anchor.anchor, in: landscape), 500, "100 below the top, as before")
    let flat = LayoutRect(x: 0, y: 0, width: 800, height: 250)
    XCTAssertEqual(wall.offset(keeping: anchor.anchor, in: flat), 550, "Moved into view")
  }

  func testRowsFromRightToLeft() throws {
    let wall = try column([50, 50, 50, 50, 50, 50], sideways: true)
    // The content is 300 long and starts at its right edge.
    let visible = LayoutRect(x: 90, y: 0, width: 150, height: 100)
    let anchor = wall.kept(in: visible)
    XCTAssertEqual(anchor.index, 2)
    let appended = try column([50, 50, 50, 50, 50, 50, 30], sideways: true)
    XCTAssertEqual(appended.shift(of: anchor), 30, "x counts from the left")
    let grown = try column([80, 50, 50, 50, 50, 50], sideways: true)
    XCTAssertEqual(grown.shift(of: anchor), 0, "It grows to the left")
    let start = wall.kept(in: LayoutRect(x: 150, y: 0, width: 150, height: 100))
    XCTAssertNil(start.index)
    XCTAssertEqual(grown.shift(of: start), 30)
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
