import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What is shown is measured, round by round, until nothing there is estimated.
final class MeasuringShownTests: XCTestCase {
  private let packings: [MasonryGrid.Packing] = [
    .shortestColumn, .roundRobin, .gridLanes(tolerance: .points(1)), .gridLanes(dense: true),
  ]

  /// Every wall of up to three items, of which each is estimated to have one length and has another.
  func testEverySmallWall() {
    let kinds = [(0.0, 2.0, true), (3, 1, true), (1, 1, true), (1, 4, false)].map {
      LazyItem(item: HostItem(height: $1), length: $0, isEstimated: $2, id: 0)
    }
    withEvery("packing", in: packings) { packing in
      withEvery("columns", in: 1...2) { columns in
        let settings = WallSettings(columns: .fixed(columns), itemSpacing: 0.5, packing: packing)
        withEvery("items", in: everyArray(of: kinds, counts: 0...3)) { items in
          let wall = LazyWall(settings: settings, crossLength: 4, items: items)
          let grid = try wall.grid()
          withEvery("y", in: [-1.0, 0, 2.5]) { y in
            let rect = LayoutRect(x: 0, y: y, width: 4, height: 2)
            let rounds = try wall.expectSameMeasuring(of: grid, in: rect)
            expect(rounds <= items.count, "\(rounds) rounds")
            guard !items.isEmpty else { return }
            try wall.expectSameShowing(items.count / 2, at: .start, of: grid, in: rect)
          }
        }
      }
    }
  }

  /// Walls of the whole space: packings, spans, pins, tracks, axes, directions and kept columns.
  func testRandomWalls() {
    var maximumRoundCount = 0
    withEvery("seed", in: UInt64(1)...100) { seed in
      var random = SplitMix64(seed: seed)
      var wall = random.lazyWall(itemCount: 30)
      var grid = try wall.grid()
      let keeping: [MasonryGrid.KeptColumns] = [
        .none, .all, .before(Int.random(in: 0...30, using: &random)),
      ]
      grid.keptColumns = keeping.randomElement(using: &random) ?? .none
      if random.chance(1, of: 2) {
        try grid.setLength(7, ofItemAt: 3, measuredBy: LazyHeights(wall.items))
      }
      if random.chance(1, of: 3) {
        wall.items = random.lazyWall(itemCount: 5).items + wall.items
        try grid.prependItems(5, measuredBy: LazyHeights(wall.items, .estimating, surplus: 3))
      }
      let rects = RandomRects(around: frames(of: grid))
      for _ in 0..<4 {
        let rect = rects.next(using: &random)
        let margin = random.chance(1, of: 2) ? 0 : random.quarter(in: 0...30)
        withEvery("rect", in: [rect]) { rect in
          let rounds = try wall.expectSameMeasuring(of: grid, in: rect, margin: margin)
          maximumRoundCount = max(maximumRoundCount, rounds)
          let index = Int.random(in: wall.items.indices, using: &random)
          let position = MasonryGrid.ScrollPosition.allCases.randomElement(using: &random)
          try wall.expectSameShowing(
            index, at: position ?? .end, of: grid, in: rect, margin: margin)
        }
      }
    }
    // Or else these walls would not tell much.
    XCTAssertGreaterThan(maximumRoundCount, 2)
  }

  /// Columns of two widths, between which items go to and fro while others are measured.
  func testNoItemIsAskedTwiceAtAWidth() {
    withEveryAtOnce("seed", in: UInt64(1)...2000) { seed in
      var random = SplitMix64(seed: seed)
      var wall = random.lazyWall(itemCount: 16)
      wall.settings = WallSettings(
        columns: .tracks([.points(10), .points(20), .points(10)]), packing: packings[Int(seed % 4)])
      wall.crossLength = 40
      let rect = LayoutRect(x: 0, y: random.quarter(in: 0...20), width: 40, height: 9)
      try wall.expectSameMeasuring(of: wall.grid(), in: rect)
    }
  }

  /// An anchor from before a change is followed, and what it leads to is measured.
  func testAnchorsAreFollowed() {
    withEvery("seed", in: UInt64(201)...240) { seed in
      var random = SplitMix64(seed: seed)
      var wall = random.lazyWall(itemCount: 30)
      wall.settings.axis = .vertical
      var grid = try wall.grid()
      let rect = RandomRects(around: frames(of: grid)).next(using: &random)
      let anchor = grid.anchor(in: rect, sticksToStart: random.chance(1, of: 2))
      let old = wall.items
      wall.items.removeSubrange(4..<7)
      wall.items.insert(contentsOf: old[20..<25], at: 2)
      try grid.removeItems(in: 4..<7, measuredBy: LazyHeights(wall.items, .estimating))
      try grid.insertItems(5, at: 2, measuredBy: LazyHeights(wall.items, .both))
      let mapping = LayoutIndexMapping.removing(4..<7).then(.inserting(5, at: 2))
      try wall.expectSameMeasuring(
        of: grid, in: rect.insetBy(dx: 0, dy: -3), anchor: anchor.following(mapping))
      let other = grid.crossLength / 2 + 1
      try grid.resize(width: other)
      try wall.expectSameMeasuring(
        of: grid, in: LayoutRect(x: 0, y: 0, width: other, height: rect.height),
        anchor: anchor.following(mapping))
    }
  }

  /// What is above the screen gets other heights, and what is looked at stays.
  func testThePlaceIsKept() throws {
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(1)), width: 100)
    try wall.appendItems(100, measuredBy: MasonryEstimates(height: 10))
    let heights = MasonryHeights([], default: 30)
    // Item 50 is first, and 49 in the margin.
    var visible = LayoutRect(x: 0, y: 500, width: 100, height: 60)
    try wall.measure(itemsIn: &visible, margin: 5, measuredBy: heights)
    XCTAssertEqual(visible, LayoutRect(x: 0, y: 520, width: 100, height: 60))
    XCTAssertEqual((48..<53).map { wall.height(ofItemAt: $0) }, [10, 30, 30, 30, 30])
    XCTAssertEqual(wall.frame(ofItemAt: 50).minY, 520)
    XCTAssertEqual(wall.firstEstimatedIndex, 0)
    XCTAssertFalse(wall.hasExactContentSize)
    XCTAssertEqual(
      wall.offset(showing: 50, at: .start, in: .init(x: 0, y: 0, width: 1, height: 9)), 520)
  }

  func testRowsAreEstimatedByWidths() throws {
    var rows = try MasonryGrid(height: 100)
    try rows.appendItems(5, measuredBy: MasonryEstimates(width: 60))
    XCTAssertEqual(rows.width(ofItemAt: 4), 60)
    var visible = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    try rows.measure(
      itemsIn: &visible, measuredBy: MasonryHeights(widths: [20, 30, 40, 50, 60]))
    XCTAssertEqual(visible.minX, 0)
    XCTAssertTrue(rows.hasExactContentSize)
    XCTAssertEqual(rows.width(ofItemAt: 3), 50)
  }

  func testWhatIsNotARectangleShowsNothing() throws {
    var wall = try MasonryGrid(width: 100)
    try wall.appendItems(10, measuredBy: MasonryEstimates(height: 10))
    let provider = LazyHeights([])
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
    XCTAssertTrue(wall.hasExactContentSize)
    // Nothing is left to ask for.
    rect.origin.y = 20
    try wall.measure(itemsIn: &rect, measuredBy: provider)
    XCTAssertEqual(rect.minY, 20)
  }
}

extension SplitMix64 {
  /// A wall of the whole space, most items of which are estimated, some of them far from the truth.
  mutating func lazyWall(itemCount: Int) -> LazyWall {
    let host = host(.quarters, itemCount: itemCount)
    let items = host.items.enumerated().map { index, item in
      var item = item
      item.slope = 0
      let isEstimated = chance(4, of: 5)
      let estimate = chance(1, of: 3) ? quarter(in: 0...40) : 8
      return LazyItem(
        item: item, length: isEstimated ? estimate : item.height, isEstimated: isEstimated,
        id: index)
    }
    return LazyWall(
      settings: host.configuration, crossLength: max(9, host.crossLength), items: items)
  }
}
