import LayoutTestSupport
import MasonryLayout
import XCTest

/// Examples of the first promise, with all that is in view: worlds look at everything else.
final class NothingMovesTests: XCTestCase {
  private let cards = MasonryHeightClosure { index, _ in Double(120 + index * 53 % 100) }

  /// A wall whose items are all kept, scrolled to a part of its content.
  private func kept(
    _ count: Int, columns: Int, at part: Double, measuredBy heights: some MasonryHeightProvider,
    _ environment: LayoutEnvironment = .init()
  ) throws -> (wall: MasonryWall, visible: LayoutRect) {
    var wall = try MasonryWall(
      .columns(.init(columns: .fixed(columns), itemSpacing: 10.0 / 3)), width: 300,
      environment: environment)
    try wall.items.appendItems(count, measuredBy: heights)
    wall.items.keptPlaces = .all
    var visible = LayoutRect(x: 0, y: 0, width: 300, height: 640)
    wall.scroll(&visible, toFraction: part)
    return (wall, visible)
  }

  /// Requires that all items in view before and after are where they were, and counts them.
  @discardableResult
  private func expectStill(
    _ old: MasonryWall, _ oldVisible: LayoutRect, _ wall: MasonryWall, _ visible: LayoutRect,
    by mapping: LayoutIndexMapping = .unchanged, besides changed: Set<Int> = [],
    line: UInt = #line
  ) -> Int {
    var count = 0
    for item in old.items(in: oldVisible) where !changed.contains(item.index) {
      guard let new = mapping.newIndex(of: item.index) else { continue }
      let frame = wall.frame(ofItemAt: new)
      let (was, now) = (item.frame.minY - oldVisible.minY, frame.minY - visible.minY)
      XCTAssertEqual(now, was, accuracy: 1e-8, "Item \(item.index)", line: line)
      XCTAssertEqual(frame.minX, item.frame.minX, "Item \(item.index)", line: line)
      count += 1
    }
    return count
  }

  /// Opened among estimates, and scrolled up by 20 points.
  func testAnEstimateThatComesIntoViewGrowsUpwards() throws {
    var wall = try MasonryWall(
      .columns(.init(columns: .fixed(2), packing: .roundRobin)), width: 300)
    try wall.items.appendItems(100, measuredBy: MasonryEstimates(height: 100))
    wall.items.keptPlaces = .all
    var visible = LayoutRect(x: 0, y: 0, width: 300, height: 400)
    let heights = MasonryHeightClosure { index, _ in index % 2 == 0 ? 100 : 200 }
    try wall.measure(showing: 50, at: .start, in: &visible, measuredBy: heights)
    visible.origin.y -= 20
    try wall.measure(itemsIn: &visible, measuredBy: heights)
    XCTAssertEqual(
      (50...53).map { wall.frame(ofItemAt: $0).minY - visible.minY }, [20, 20, 120, 220])
  }

  /// 2,000 estimated cards, opened in the middle and scrolled up by 400 frames of 1 to 60 points.
  func testScrollingUpThroughEstimates() throws {
    for (columns, scale) in [(1, nil), (2, 3), (3, nil), (4, 3), (6, 2)] as [(Int, Double?)] {
      var (wall, visible) = try kept(
        2000, columns: columns, at: 0, measuredBy: MasonryEstimates(height: 160),
        .init(scale: scale))
      try wall.measure(showing: 1000, at: .start, in: &visible, measuredBy: cards)
      var seen = Set(wall.items.indices(in: visible))
      var count = 0
      for frame in 0..<400 {
        visible.origin.y -= Double(1 + frame * 37 % 60)
        let (old, oldVisible) = (wall, visible)
        try wall.measure(itemsIn: &visible, measuredBy: cards)
        let new = Set(old.items.indices(in: oldVisible)).subtracting(seen)
        count += expectStill(old, oldVisible, wall, visible, besides: new)
        seen = Set(wall.items.indices(in: visible))
      }
      XCTAssertGreaterThan(count, 1000)
    }
  }

  /// One picture above arrives late; five are inserted above by new data; a page comes first.
  func testChangesAboveTheView() throws {
    for columns in [1, 2, 3, 4, 6] {
      for scale in [nil, 2, 3] as [Double?] {
        let (wall, visible) = try kept(
          300, columns: columns, at: 0.5, measuredBy: cards, .init(scale: scale))
        let first = try XCTUnwrap(wall.items.indices(in: visible).first)
        for index in [0, first / 2, first - 9] {
          var (late, shown) = (wall, visible)
          try late.keepingPlace(in: &shown) { try $0.items.setLength(333.3, ofItemAt: index) }
          XCTAssertGreaterThan(expectStill(wall, visible, late, shown), 4)
          let ids = Array(0..<300)
          var data = ids
          data.insert(contentsOf: -5..<0, at: index)
          var (updated, seen) = (wall, visible)
          try updated.keepingPlace(in: &seen) {
            try $0.items.update(from: ids, to: data, measuredBy: cards)
          }
          expectStill(wall, visible, updated, seen, by: .inserting(5, at: index))
          var (removed, left) = (wall, visible)
          removed.keepingPlace(in: &left) { $0.items.removeItems(in: index..<index + 2) }
          expectStill(wall, visible, removed, left, by: .removing(index..<index + 2))
        }
      }
    }
  }

  /// A late height in view moves what is below it in its column, and nothing else.
  func testAnItemThatGrowsInView() throws {
    let (wall, visible) = try kept(300, columns: 3, at: 0.5, measuredBy: cards)
    let grown = try XCTUnwrap(wall.items(in: visible).first { $0.frame.minY > visible.minY })
    var (late, shown) = (wall, visible)
    try late.keepingPlace(in: &shown) { try $0.items.setLength(400, ofItemAt: grown.index) }
    let below = wall.items(in: visible).filter {
      $0.frame.minX == grown.frame.minX && $0.frame.minY > grown.frame.minY
    }
    XCTAssertFalse(below.isEmpty)
    expectStill(wall, visible, late, shown, besides: Set(below.map(\.index)))
    let distance = 400 - grown.frame.height
    for item in below {
      let now = late.frame(ofItemAt: item.index).minY - shown.minY
      XCTAssertEqual(now, item.frame.minY - visible.minY + distance, accuracy: 1e-8)
    }
  }

  /// Hosts make columns level that begin at different heights, once the first item is measured.
  func testTheStartBecomesLevel() throws {
    let estimates = MasonryEstimates(cards)
    var (wall, visible) = try kept(60, columns: 3, at: 0.5, measuredBy: cards)
    try wall.keepingPlace(in: &visible) {
      try $0.items.insertItems(4, at: 0, measuredBy: estimates)
    }
    func starts() -> [Double] {
      (0..<3).map { column in
        wall.items.indices(in: LayoutRect(origin: .zero, size: wall.contentSize))
          .filter { wall.items.column(ofItemAt: $0) == column }
          .map { wall.frame(ofItemAt: $0).minY }.min() ?? .nan
      }
    }
    XCTAssertGreaterThan(Set(starts()).count, 1)
    let columns = (0..<64).map { wall.items.column(ofItemAt: $0) }
    var start = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 300, height: 640))
    XCTAssertFalse(wall.feed.levelStart(in: &start), "The first item is estimated")
    try wall.items.setLength(80, ofItemAt: 0)
    var middle = MasonryFeed.Viewport(visible)
    XCTAssertFalse(wall.feed.levelStart(in: &middle), "The start is not in view")
    start.hangsFromEnd = true
    XCTAssertFalse(wall.feed.levelStart(in: &start), "The start of a chat is where it began")
    start.hangsFromEnd = false
    let ragged = wall
    let old = starts()
    for (distance, expected) in [(0, 0), (old.sorted()[1] - 5, 0), (old.sorted()[2], nil)]
      as [(Double, Double?)]
    {
      wall = ragged
      start.rect.origin.y = distance
      XCTAssertTrue(wall.feed.levelStart(in: &start))
      XCTAssertEqual(starts(), [0, 0, 0])
      XCTAssertEqual((0..<64).map { wall.items.column(ofItemAt: $0) }, columns)
      // The column in the middle stays, unless there is no content before it to be shown.
      XCTAssertEqual(start.rect.minY, expected ?? distance - old.sorted()[1], accuracy: 1e-9)
      XCTAssertFalse(wall.feed.levelStart(in: &start), "It is level")
    }
    wall = ragged
    start.rect.origin.y = old.sorted()[2] + 0.1
    XCTAssertFalse(wall.feed.levelStart(in: &start), "A column begins before the view")
  }

  /// At the very start new items come into view; with `sticksToStart: false` they do not.
  func testTheVeryStart() throws {
    let (wall, visible) = try kept(60, columns: 3, at: 0, measuredBy: cards)
    for sticks in [true, false] {
      var (new, shown) = (wall, visible)
      try new.keepingPlace(in: &shown, sticksToStart: sticks) {
        try $0.items.insertItems(7, at: 0, measuredBy: cards)
      }
      XCTAssertEqual(new.items.indices(in: shown).contains(0), sticks)
      if !sticks { expectStill(wall, visible, new, shown, by: .inserting(7, at: 0)) }
    }
  }

  /// So it does below a gap that covers all columns.
  func testWhatFollowsAGapOfAllColumnsStays() throws {
    for columns in [2, 3, 5] {
      for gap in [100, 103, 107] {
        let spanning = MasonryHeightClosure(columnSpan: { $0 == gap ? columns : 1 }) { index, _ in
          Double(120 + index * 53 % 100)
        }
        var (wall, visible) = try kept(300, columns: columns, at: 0, measuredBy: spanning)
        visible.origin.y = wall.frame(ofItemAt: gap).minY - 200
        let seen = wall.items.indices(in: visible)
        let anchor = wall.feed.anchor(of: .item(gap + 1, section: 0), in: .init(visible))
        var (filled, shown) = (wall, visible)
        try filled.keepingPlace(in: &shown, keeping: anchor) {
          $0.items.removeItem(at: gap)
          try $0.items.insertItems(7, at: gap, measuredBy: cards)
        }
        let mapping = LayoutIndexMapping.removing(gap..<gap + 1).then(.inserting(7, at: gap))
        let before = Set(seen.filter { $0 <= gap })
        let count = expectStill(wall, visible, filled, shown, by: mapping, besides: before)
        XCTAssertEqual(count, seen.count - before.count)
        XCTAssertGreaterThan(count, 1)
      }
    }
  }

  /// A gap in view is filled: what follows the kept item stays, and what comes is above it.
  func testWhatFollowsAnItemStays() throws {
    for columns in [1, 2, 3, 5] {
      for scale in [nil, 3] as [Double?] {
        let (wall, visible) = try kept(
          300, columns: columns, at: 0.5, measuredBy: cards, .init(scale: scale))
        let seen = wall.items.indices(in: visible)
        for gap in seen.dropLast() {
          let kept = gap + 1
          let anchor = wall.feed.anchor(of: .item(kept, section: 0), in: .init(visible))
          var (filled, shown) = (wall, visible)
          try filled.keepingPlace(in: &shown, keeping: anchor) {
            $0.items.removeItem(at: gap)
            try $0.items.insertItems(7, at: gap, measuredBy: cards)
            try $0.items.setLength(90.1, ofItemAt: seen[0])
          }
          let mapping = LayoutIndexMapping.removing(gap..<gap + 1).then(.inserting(7, at: gap))
          let before = Set(seen.filter { $0 < kept })
          let count = expectStill(wall, visible, filled, shown, by: mapping, besides: before)
          XCTAssertEqual(count, seen.count - before.count)
        }
      }
    }
  }

  /// The first items that come above take the arrangement in which columns begin at the nearest heights.
  func testWhatComesFirstMakesTheStartNearlyLevel() throws {
    for columns in 2...4 {
      for seed in 0..<20 {
        let cards = MasonryHeightClosure { index, _ in Double(40 + (index * 97 + seed * 31) % 160) }
        var (wall, visible) = try kept(60, columns: columns, at: 0.5, measuredBy: cards)
        let gap = 10.0 / 3
        func tops() -> [Double] {
          (0..<columns).map { column in
            let own = (0..<wall.items.itemCount).filter {
              wall.items.column(ofItemAt: $0) == column
            }
            return own.map { wall.frame(ofItemAt: $0).minY }.min() ?? .nan
          }
        }
        let old = tops()
        var spreads: [Double] = []
        func arrange(_ item: Int, _ tops: [Double]) {
          if item == 4 { return spreads.append((tops.max() ?? 0) - (tops.min() ?? 0)) }
          for column in tops.indices {
            var tops = tops
            tops[column] -= cards.height(ofItemAt: item, width: 0) + gap
            arrange(item + 1, tops)
          }
        }
        arrange(0, old)
        try wall.keepingPlace(in: &visible) {
          try $0.items.insertItems(4, at: 0, measuredBy: cards)
        }
        let new = tops()
        XCTAssertEqual(
          (new.max() ?? 0) - (new.min() ?? 0), spreads.min() ?? .nan, accuracy: 1e-9,
          "\(columns) columns, \(seed)")
      }
    }
  }
}
