import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// What is shown is measured until nothing there is estimated, and little else, however large the
/// wall; see `SmallWallTests` for every wall.
final class MeasuringTests: XCTestCase {
  /// Cells of 60 to 260 points, estimated to have 180, that count how often they are asked.
  private final class Cells: MasonryHeightProvider {
    private(set) var askedCount = 0

    func height(ofItemAt index: Int, width: Double) -> Double {
      askedCount += 1
      return Double(60 + index * 7 % 11 * 20)
    }

    func takeCount() -> Int {
      defer { askedCount = 0 }
      return askedCount
    }
  }

  #if DEBUG
  private let counts = [660, 6_600, 66_000]
  #else
  private let counts = [3_300, 33_000, 3_300_000]
  #endif

  private let screen = LayoutRect(x: 0, y: 0, width: 900, height: 800)

  private func wall(_ count: Int) throws -> MasonryWall {
    var wall = try MasonryWall(.columns(.fixed(3)), width: 900)
    try wall.items.appendItems(count, measuredBy: MasonryEstimates(height: 180))
    return wall
  }

  /// About as many such items as three columns of 800 points hold.
  private let screenful = 15

  func testTheFirstScreen() throws {
    for count in counts {
      var wall = try wall(count)
      let cells = Cells()
      var screen = screen
      try wall.measure(itemsIn: &screen, measuredBy: cells)
      let asked = cells.takeCount()
      XCTAssertEqual(asked, wall.items.indices(in: screen).count, "\(count)")
      XCTAssertLessThan(asked, 2 * screenful)
      try wall.measure(itemsIn: &screen, measuredBy: cells)
      XCTAssertEqual(cells.takeCount(), 0)
      XCTAssertEqual(wall.items.firstEstimatedIndex.map { $0 <= asked }, true)
    }
  }

  func testAJumpToTheMiddle() throws {
    var asked: [Int] = []
    for count in counts {
      var wall = try wall(count)
      let cells = Cells()
      var screen = screen
      try wall.measure(
        showing: count / 2, at: .start, in: &screen, margin: 100, measuredBy: cells)
      asked.append(cells.takeCount())
      XCTAssertEqual(wall.frame(ofItemAt: count / 2).minY, screen.minY)
      XCTAssertEqual(wall.items.firstEstimatedIndex, 0)
    }
    XCTAssertLessThan(asked[0], 3 * screenful)
    // The cells repeat after 33 items, and so does what is asked for.
    XCTAssertEqual(Set(asked).count, 1, "\(asked)")
  }

  /// What was measured in two places is asked for again only where it is shown.
  func testAnotherWidth() throws {
    for count in counts {
      var wall = try wall(count)
      let cells = Cells()
      var screen = screen
      try wall.measure(itemsIn: &screen, margin: 2_000, measuredBy: cells)
      try wall.measure(
        showing: count / 2, at: .center, in: &screen, margin: 2_000, measuredBy: cells)
      XCTAssertGreaterThan(cells.takeCount(), 9 * screenful)
      let anchor = wall.anchor(in: screen)
      try wall.resize(width: 600)
      XCTAssertEqual(cells.takeCount(), 0)
      var narrow = LayoutRect(x: 0, y: 0, width: 600, height: 1_000)
      try wall.measure(itemsIn: &narrow, keeping: anchor, measuredBy: cells)
      XCTAssertLessThan(cells.takeCount(), 3 * screenful)
      let shown = wall.items.indices(in: narrow)
      XCTAssertTrue(shown.allSatisfy { !wall.items.isEstimated(itemAt: $0) })
      XCTAssertTrue(shown.contains(anchor.index ?? -1))
      // With the same provider only what is measured is asked for.
      try wall.resize(width: 300, measuredBy: cells)
      XCTAssertLessThan(cells.takeCount(), 3 * screenful)
    }
  }

  #if DEBUG
  /// With columns kept a round moves what is below the items that it measures, and not the wall.
  func testKeptColumnsAreMovedAlone() throws {
    for count in counts {
      var wall = try wall(count)
      wall.items.keptPlaces = .all
      Placement.placingCount = 0
      defer { Placement.placingCount = nil }
      var screen = screen
      try wall.measure(showing: count - 1, at: .end, in: &screen, measuredBy: Cells())
      XCTAssertLessThan(try XCTUnwrap(Placement.placingCount), 4 * screenful, "\(count)")
    }
  }
  #endif

  /// A round places once, and asks for all items that are shown.
  func testFewRoundsAreEnough() throws {
    var wall = try wall(3_300)
    let rounds = Answers(Array(repeating: HostItem(height: 90), count: 3_300))
    // Heights of half the estimate draw in half as many again, and then a quarter.
    var screen = screen
    try wall.measure(itemsIn: &screen, measuredBy: rounds)
    XCTAssertEqual(rounds.asked.count, 27)
    XCTAssertEqual(Set(rounds.asked), Set(0..<27))
  }

  func testWhatIsNotARectangleShowsNothing() throws {
    var wall = try MasonryWall(width: 100)
    try wall.items.appendItems(10, measuredBy: MasonryEstimates(height: 10))
    let provider = Answers([])
    let rects = [
      LayoutRect(x: 0, y: .nan, width: 1, height: 1),
      LayoutRect(x: 0, y: 0, width: .infinity, height: .infinity),
      LayoutRect(x: 0, y: 1e9, width: 100, height: 10),
    ]
    for rect in rects {
      for margin in [0, -5, .nan] {
        var visible = rect
        try wall.measure(itemsIn: &visible, margin: margin, measuredBy: provider)
        XCTAssertEqual("\(visible.size)", "\(rect.size)")
        XCTAssertEqual(visible.minY.isFinite, rect.minY.isFinite)
      }
    }
    XCTAssertEqual(provider.asked, [])
    var rect = LayoutRect(x: 0, y: 20, width: 100, height: 1)
    let heights = MasonryHeights([], default: 3)
    try wall.measure(itemsIn: &rect, margin: .infinity, measuredBy: heights)
    XCTAssertEqual(rect.minY, 6)
    XCTAssertTrue(wall.items.hasExactContentSize)
    // Nothing is left to ask for.
    rect.origin.y = 20
    try wall.measure(itemsIn: &rect, measuredBy: provider)
    XCTAssertEqual(rect.minY, 20)
  }

  /// Item 4, without length, chose a gap at 3 in columns 1 and 2, and so did not take its turn.
  func testAGapThatWasChosenIsRestored() throws {
    let items = [
      HostItem(height: 1, span: 2), HostItem(height: 0, estimate: 3), HostItem(height: 3),
      HostItem(span: 2), HostItem(span: 2), HostItem(height: .nan, pin: 1, estimate: 4),
    ]
    let settings = WallSettings(
      columns: .fixed(3), packing: .gridLanes(tolerance: .points(2), dense: true))
    var wall = try Host(configuration: settings, crossLength: 3, items: items).world().wall
    XCTAssertEqual(wall.items.placement.backfilled, [4])
    wall.items.keptPlaces = .all
    let original = wall
    // Only when item 1 is measured is item 5 seen, whose height is refused.
    var rect = LayoutRect(x: 0, y: 0, width: 3, height: 2.5)
    let failing = Answers(items, isMeasuring: true)
    XCTAssertThrowsError(try wall.measure(itemsIn: &rect, measuredBy: failing))
    XCTAssertEqual(failing.asked, [1, 5])
    expectSame(wall, original)
  }
}
