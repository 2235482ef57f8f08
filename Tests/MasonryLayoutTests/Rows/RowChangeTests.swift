import LayoutGeometry
import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// What changes cost, and what they ask for; what they give is in the world of rows.
final class RowChangeTests: XCTestCase {
  private static let rules: [RowsLayout.Rule] = [
    .justified(height: 20), .justified(height: 20, breaking: .optimal),
    .flowing(height: 20), .flowing(height: 20, alignment: .fill, hasOwnHeights: true),
    .even(.fixed(3)),
  ]

  #if DEBUG
  func testAChangeBreaksAgainOnlyUntilBreaksAgree() throws {
    // Not periodic: there breaks in other phases may be as good for ever.
    var random = SplitMix64(seed: 5)
    let ratios = MasonryAspectRatios((0..<5000).map { _ in Double(15 + random.next() % 40) / 20 })
    for rule in Self.rules.prefix(3) {
      var rows = try MasonryItems(.rows(rule), width: 100)
      try rows.appendItems(5000, measuredBy: ratios)
      Placement.placingCount = 0
      try rows.setLength(33, ofItemAt: 700)
      XCTAssertLessThan(Placement.placingCount ?? .max, 100, "\(rule)")
      Placement.placingCount = nil
    }
  }
  #endif

  /// A host of any layout sets and reads what the provider of that layout is asked for.
  func testAnyHostSetsWhatIsAskedFor() throws {
    for rule in Self.rules.prefix(5) {
      for axis in LayoutAxis.allCases {
        var rows = try MasonryItems(.rows(rule), in: LayoutSpace(axis: axis, crossLength: 100))
        try rows.appendItems(1, measuredBy: MasonryAspectRatios([2]))
        let isAcross =
          switch rule {
          case .justified: true
          case .flowing(_, _, let hasOwnHeights): !hasOwnHeights
          case .even: false
          }
        XCTAssertEqual(rows.askedAxis(ofItemAt: 0), isAcross ? axis.cross : axis, "\(rule)")
        try rows.setLength(9, ofItemAt: 0)
        XCTAssertEqual(rows.length(ofItemAt: 0), 9)
      }
    }
  }

  func testWhatIsKeptMovesWithTheItems() throws {
    for rule in Self.rules {
      var rows = try MasonryItems(.rows(rule), width: 100)
      let heights = MasonryHeightClosure(width: { _, _ in 25 }) { _, _ in 25 }
      try rows.appendItems(40, measuredBy: heights)
      rows.keptPlaces = .before(20)
      func expectKept(_ end: Int, _ change: (inout MasonryItems) throws -> Void) throws {
        try change(&rows)
        XCTAssertEqual(rows.keptPlaces, .before(end), "\(rule)")
      }
      try expectKept(22) { try $0.insertItems(2, at: 1, measuredBy: heights) }
      try expectKept(20) { $0.removeItems(in: 3..<5) }
      try expectKept(20) { try $0.insertItems(3, at: 25, measuredBy: heights) }
      try expectKept(20) { try $0.appendItems(3, measuredBy: heights) }
      try expectKept(23) { try $0.prependItems(3, measuredBy: heights) }
      try expectKept(23) { try $0.setLength(20, ofItemAt: 30) }
      // New items at the horizon are not kept.
      try expectKept(23) { try $0.insertItems(2, at: 23, measuredBy: heights) }
      rows.removeItems(in: 23..<rows.itemCount)
      try expectKept(23) { try $0.appendItems(2, measuredBy: heights) }
    }
  }

  /// Rows that are no longer kept break anew before others are stacked above them.
  func testPrependingBreaksAnewWhatIsNoLongerKept() throws {
    for rule in Self.rules.prefix(3) {
      var rows = try MasonryItems(.rows(rule), width: 100)
      try rows.appendItems(of: MasonryAspectRatios((0..<40).map { Double(1 + $0 % 3) }))
      rows.keptPlaces = .all
      try rows.setLength(90, ofItemAt: 9)
      rows.keptPlaces = .before(1)
      var repacked = rows
      repacked.repack()
      XCTAssertNotEqual(rows, repacked)
      let above = MasonryAspectRatios([1, 2, 1])
      try rows.prependItems(3, measuredBy: above)
      try repacked.prependItems(3, measuredBy: above)
      XCTAssertEqual(rows, repacked)
    }
  }

  /// The first of the rows above may have several items, as any other.
  func testPrependedItemsBreakIntoRowsFromTheFirstItemOn() throws {
    var rows = try MasonryItems(.rows(.justified(height: 20, breaking: .optimal)), width: 100)
    try rows.appendItems(of: MasonryAspectRatios([1, 2, 1, 3]))
    rows.keptPlaces = .all
    try rows.prependItems(10, measuredBy: MasonryAspectRatios(Array(repeating: 1, count: 10)))
    let above = rows.frames.prefix(10)
    XCTAssertEqual(Set(above.map { $0.minY }).count, 2)
    XCTAssertTrue(above.allSatisfy { $0.size == LayoutSize(width: 20, height: 20) })
  }

  func testASnapshotNamesOnlyRowsThatAreKept() throws {
    var rows = try MasonryWall(
      .rows(.init(rule: .flowing(height: 10), itemsInRow: 1...3)), width: 100)
    try rows.items.appendItems(of: MasonryHeights(widths: [40, 40, 40, 40, 40, 40]))
    func json() throws -> String { try JSON.text(of: rows) }
    try rows.items.setLength(30, ofItemAt: 1)
    XCTAssertFalse(try json().contains("firstItems"))
    rows.items.keptPlaces = .all
    try rows.items.setLength(60, ofItemAt: 0)
    let kept = #""firstItems":[0,2,4]"#
    XCTAssertTrue(try json().contains(kept))
    let refused = try json().replacingOccurrences(of: kept, with: #""firstItems":[0,4]"#)
    XCTAssertThrowsError(try JSON.value(MasonryWall.self, from: refused))
  }

  /// The first row below those that were prepended is kept, and no other that packing would give.
  func testASnapshotKeepsOneRowBelowPrependedOnes() throws {
    var rows = try MasonryWall(
      .rows(.init(rule: .flowing(height: 10), itemsInRow: 1...1)), width: 100)
    rows.items.keptPlaces = .all
    try rows.items.appendItems(of: MasonryHeights(widths: [40, 40, 40]))
    try rows.items.prependItems(1, measuredBy: MasonryHeights(widths: [40]))
    XCTAssertTrue(try JSON.text(of: rows).contains(#""firstItems":[0,1]"#))
  }

  func testJustifiedRowsFillTheWidthToTheBit() throws {
    for breaking in RowsLayout.Breaking.allCases {
      var rows = try MasonryItems(
        .rows(
          .init(
            rule: .justified(height: 20, breaking: breaking), itemSpacing: 1.0 / 3)), width: 100.1)
      let ratios = (0..<200).map { 0.5 + Double($0 * 37 % 101) / 70 }
      try rows.appendItems(of: MasonryAspectRatios(ratios))
      for row in 0..<rows.rowCount - 1 {
        let last = rows.frame(ofItemAt: rows.items(inRow: row).upperBound - 1)
        XCTAssertEqual(last.minX + last.width, 100.1)
      }
    }
  }
}
