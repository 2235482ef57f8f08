#if DEBUG
import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// How many items get a place when heights change, counted.
final class KeepingCostTests: XCTestCase {
  /// Four columns of items of 10 points; an item in each hundred spans all of them, if any is to.
  private func items(_ count: Int, hasBanners: Bool = false) throws -> MasonryItems {
    let spans = (0..<count).map { hasBanners && $0 % 100 == 99 ? 4 : 1 }
    return try MasonryItems(
      spans.map { HostItem(height: 10, span: $0) }, columns: .fixed(4))
  }

  private func placings(
    of old: MasonryItems, _ change: (inout MasonryItems) throws -> Void
  ) rethrows -> Int {
    var items = old
    Placement.placingCount = 0
    defer { Placement.placingCount = nil }
    try change(&items)
    return Placement.placingCount ?? 0
  }

  private let sizes = [400, 4_000, 40_000]

  func testANewHeightMovesItsColumnOnly() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count)
      let places = [0, count / 2, count - 1]
      withEvery("item", in: places) { item in
        expectEqual(try placings(of: items) { try $0.setLength(11, ofItemAt: item) }, count - item)
      }
      items.keptPlaces = .all
      withEvery("item", in: places) { item in
        let column = items.column(ofItemAt: item)
        let below = (item..<count).filter { items.column(ofItemAt: $0) == column }
        expectEqual(
          try placings(of: items) { try $0.setLength(11, ofItemAt: item) }, below.count)
      }
    }
  }

  func testWhatAnItemOfFullWidthSeparatesIsNotTouched() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count, hasBanners: true)
      items.keptPlaces = .all
      // Of the 99 items above a banner the last column has one less than the others, so that there
      // is room in it.
      let short = count / 2 + 3
      expectEqual(items.column(ofItemAt: short), 3)
      expectEqual(try placings(of: items) { try $0.setLength(15, ofItemAt: short) }, 25)
      // Any other item moves the banner, and with it all that follows.
      expectEqual(
        try placings(of: items) { try $0.setLength(15, ofItemAt: short - 1) }, 25 + count / 2 - 99)
    }
  }

  func testFromTheHorizonOnItemsArePackedAnewIfNeedBe() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count, hasBanners: true)
      items.keptPlaces = .before(count / 2 + 100)
      let short = count / 2 + 3
      expectEqual(try placings(of: items) { try $0.setLength(15, ofItemAt: short) }, 25)
      let all = try placings(of: items) { try $0.setLength(15, ofItemAt: short - 1) }
      expectEqual(all, 25 + 1 + count / 2 - 100)
      items.keptPlaces = .before(count / 2)
      expectEqual(
        try placings(of: items) { try $0.setLength(15, ofItemAt: short) }, count - short)
    }
  }

  func testABatchMovesEachItemOnce() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count)
      items.keptPlaces = .all
      let late = (0..<100).map { count / 100 * $0 }
      let column = items.column(ofItemAt: 0)
      expect(late.allSatisfy { items.column(ofItemAt: $0) == column })
      expectEqual(
        try placings(of: items) {
          try $0.remeasure(late, measuredBy: MasonryHeightClosure { _, _ in 11 })
        }, count / 4)
    }
  }

  /// Neither items that are stacked upwards already are placed again nor those below the seam.
  func testPrependingPlacesNothingBelowTheSeam() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count)
      items.keptPlaces = .all
      for _ in 0..<2 {
        let placed = try placings(of: items) {
          try $0.prependItems(7, measuredBy: MasonryHeights([], default: 10))
        }
        expectEqual(placed, 7)
        try items.prependItems(7, measuredBy: MasonryHeights([], default: 10))
      }
    }
  }

  /// With a view, a height above it moves what is above it in its column, one in it what is below.
  func testInAViewAHeightMovesOneSideOfItsColumn() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count)
      items.keptPlaces = .all
      let view = LayoutRect(x: 0, y: Double(count / 8 * 10), width: 100, height: 20)
      items.hold(view, hangsFromEnd: false, magnitude: 0)
      let late = count / 4
      let column = items.column(ofItemAt: late)
      expectEqual(items.column(ofItemAt: count / 2), column)
      expectEqual(items.frame(ofItemAt: count / 2).minY, view.minY)
      let divided = try placings(of: items) { try $0.setLength(11, ofItemAt: late) }
      expectEqual(
        divided, count / 8, "The column divides once: all above the view is stacked upwards")
      try items.setLength(11, ofItemAt: late)
      let above = (0...late).filter { items.column(ofItemAt: $0) == column }
      expectEqual(try placings(of: items) { try $0.setLength(12, ofItemAt: late) }, above.count)
      let below = (count / 2..<count).filter { items.column(ofItemAt: $0) == column }
      expectEqual(
        try placings(of: items) { try $0.setLength(12, ofItemAt: count / 2) }, below.count)
      let older = MasonryHeights([], default: 10)
      // The other columns divide, too.
      try items.insertItems(7, at: 0, measuredBy: older)
      expectEqual(
        try placings(of: items) { try $0.insertItems(7, at: 0, measuredBy: older) }, 7)
      expectEqual(try placings(of: items) { try $0.appendItems(7, measuredBy: older) }, 7)
    }
  }

  func testAmongSpanningItemsAHeightMovesOneSideOfTheView() {
    withEvery("count", in: sizes) { count in
      var items = try self.items(count, hasBanners: true)
      items.keptPlaces = .all
      let first = count / 2
      let view = LayoutRect(
        x: 0, y: items.frame(ofItemAt: first).minY, width: 100, height: 20)
      items.hold(view, hangsFromEnd: false, magnitude: 0)
      expectEqual(
        try placings(of: items) { try $0.setLength(11, ofItemAt: first - 50) }, first,
        "The columns divide once: all above the view is stacked upwards")
      try items.setLength(11, ofItemAt: first - 50)
      expectEqual(
        try placings(of: items) { try $0.setLength(12, ofItemAt: first - 50) }, first - 49)
      let below = try placings(of: items) { try $0.setLength(12, ofItemAt: first + 50) }
      expect(below <= count - first - 50)
    }
  }

  func testAChangeInOneSectionMovesNothingInOthers() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<3 {
      try feed.appendSection(
        .init(layout: .columns(.fixed(4))), itemCount: 40,
        measuredBy: MasonryHeights(Array(repeating: 10, count: 40)))
    }
    feed[1].keptPlaces = .all
    Placement.placingCount = 0
    defer { Placement.placingCount = nil }
    try feed[1].setLength(11, ofItemAt: 8)
    XCTAssertEqual(Placement.placingCount, 8)
  }
}
#endif
