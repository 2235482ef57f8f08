import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Items that nobody has seen choose their columns anew, upwards, before the view arrives there.
final class UnseenTests: XCTestCase {
  private var random = SplitMix64(seed: 51)

  /// A wall of estimated items, opened at one of them, and cards of 80 to 280 points to measure.
  private func opened(
    at first: Int, columns: Int, spacing: Double = 10
  ) throws -> (wall: MasonryWall, visible: LayoutRect, cards: MasonryHeights) {
    let cards = MasonryHeights((0..<first + 100).map { _ in Double(random.number(in: 80...280)) })
    var wall = try MasonryWall(
      .columns(.init(columns: .fixed(columns), itemSpacing: spacing)), width: 300)
    try wall.items.appendItems(first + 100, measuredBy: MasonryEstimates(height: 160))
    var visible = LayoutRect(x: 0, y: 0, width: 300, height: 640)
    try wall.measure(showing: first, at: .start, in: &visible, measuredBy: cards)
    return (wall, visible, cards)
  }

  /// Where columns begin, which is 0 for the first one.
  private func starts(of wall: MasonryWall) -> [Double] {
    (0..<wall.items.columnCount).compactMap { column in
      (0..<wall.items.itemCount).first { wall.items.column(ofItemAt: $0) == column }
        .map { wall.frame(ofItemAt: $0).minY }
    }
  }

  func testTheStartIsLessThanTwoItemsHigh() throws {
    var sums = (twoEnds: 0.0, all: 0.0)
    for columns in [2, 3, 4, 6] {
      for first in [20, 100, 1000] {
        for keepsAll in [false, true] {
          var (wall, visible, cards) = try opened(at: first, columns: columns, spacing: 10.0 / 3)
          if keepsAll { wall.items.keptPlaces = .all }
          while visible.minY > 0 {
            wall.items.keepPlaces(ofItemsIn: visible)
            visible.origin.y = max(0, visible.minY - 200)
            let (old, oldVisible) = (wall, visible)
            try wall.measure(itemsIn: &visible, measuredBy: cards)
            // At the very start there may be less content than before.
            for item in old.items(in: oldVisible)
            where visible.minY > 0 && !old.items.isEstimated(itemAt: item.index) {
              let frame = wall.frame(ofItemAt: item.index).offsetBy(dx: 0, dy: -visible.minY)
              XCTAssertEqual(frame.minX, item.frame.minX)
              XCTAssertEqual(frame.minY, item.frame.minY - oldVisible.minY, accuracy: 1e-8)
            }
          }
          let spread = starts(of: wall).max() ?? .nan
          if keepsAll { sums.all += spread } else { sums.twoEnds += spread }
          XCTAssertTrue(keepsAll || spread < 560, "\(spread) in \(columns) columns, \(first)")
        }
      }
    }
    // On average it is about one item of 180 points, and several without.
    XCTAssertLessThan(sums.twoEnds / 12, 250)
    XCTAssertGreaterThan(sums.all / 12, 500)
  }

  /// A slow look at the columns: the last unseen item goes where a column begins last, and so on.
  func testTheyChooseAsInAWallUpsideDown() throws {
    for columns in 1...6 {
      var (wall, visible, cards) = try opened(at: 190, columns: columns)
      var choices = 0
      while visible.minY > 1000 {
        wall.items.keepPlaces(ofItemsIn: visible)
        guard case .items(let seen) = wall.items.keptPlaces else { return XCTFail() }
        visible.origin.y -= Double(random.number(in: 1...90))
        let old = wall
        let inView = (0..<seen.lowerBound).first { old.frame(ofItemAt: $0).maxY > visible.minY }
        try wall.measure(itemsIn: &visible, measuredBy: cards)
        guard wall.items.firstEstimatedIndex != nil, wall != old else { continue }
        let end = inView ?? seen.lowerBound
        let frames = (0..<wall.items.itemCount).map { wall.frame(ofItemAt: $0) }
        var edges = (0..<columns).map { column in
          frames.indices[end...].first { wall.items.column(ofItemAt: $0) == column }
            .map { frames[$0].minY } ?? .nan
        }
        for item in (0..<end).reversed() {
          let column = edges.indices.reduce(0) { edges[$1] > edges[$0] ? $1 : $0 }
          edges[column] -= 10 + frames[item].height
          XCTAssertEqual(wall.items.column(ofItemAt: item), column, "Item \(item)")
          XCTAssertEqual(frames[item].minY, edges[column], "Item \(item)")
          choices += 1
        }
      }
      XCTAssertGreaterThan(choices, 1000)
    }
  }

  /// More than 200 stay in their columns, and so do those in view and those of a change without one.
  func testOthersStay() throws {
    for (first, moves) in [(195, true), (260, false)] {
      let (old, visible, _) = try opened(at: first, columns: 3)
      var wall = old
      wall.items.keepPlaces(ofItemsIn: visible)
      let columns = (0..<first).map { old.items.column(ofItemAt: $0) }
      try wall.items.setLength(400, ofItemAt: first - 20)
      XCTAssertEqual((0..<first).map { wall.items.column(ofItemAt: $0) }, columns)
      var shown = visible
      try wall.keepingPlace(in: &shown) { try $0.items.setLength(700, ofItemAt: first - 20) }
      XCTAssertEqual((0..<first).map { wall.items.column(ofItemAt: $0) } != columns, moves)
      let seen = old.items.indices(in: visible)
      XCTAssertEqual(
        seen.map { wall.items.column(ofItemAt: $0) }, seen.map { old.items.column(ofItemAt: $0) })
    }
  }

  func testARefusedHeightChangesNothing() throws {
    for (count, spacing) in [(190, 10), (190, 10.0 / 3), (40, 0)] as [(Int, Double)] {
      var (wall, visible, cards) = try opened(at: count, columns: 3, spacing: spacing)
      wall.items.keepPlaces(ofItemsIn: visible)
      visible.origin.y -= 300
      let (old, oldVisible) = (wall, visible)
      var asked = 0
      // Cards shrink to an eighth, so that a second round is needed; it is refused.
      let shrinking = MasonryHeightClosure { index, width in
        asked += 1
        return asked > 8 ? -1 : cards.height(ofItemAt: index, width: width) / 8
      }
      XCTAssertThrowsError(try wall.measure(itemsIn: &visible, measuredBy: shrinking))
      XCTAssertGreaterThan(asked, 8)
      XCTAssertEqual(wall, old)
      XCTAssertEqual(visible, oldVisible)
    }
  }

  /// Both ends follow the items.
  func testTheRangeFollowsItsItems() throws {
    var items = try MasonryItems(.columns(.fixed(2)), in: .width(300))
    let heights = MasonryHeightClosure { index, _ in Double(50 + index) }
    try items.appendItems(20, measuredBy: heights)
    items.keptPlaces = .items(5..<15)
    func expect(_ range: Range<Int>, line: UInt = #line) {
      XCTAssertEqual(items.keptPlaces, .items(range), line: line)
    }
    expect(5..<15)
    try items.insertItems(2, at: 5, measuredBy: heights)
    expect(7..<17)
    try items.insertItems(1, at: 8, measuredBy: heights)
    expect(7..<18)
    items.removeItems(in: 3..<8)
    expect(3..<13)
    items.moveItem(from: 4, to: 1)
    expect(1..<13)
    items.removeItems(in: 1..<13)
    expect(1..<1)
    items.removeItems(in: 0..<items.itemCount)
    XCTAssertEqual(items.keptPlaces, .none)
    items.keptPlaces = .items(3..<9)
    XCTAssertEqual(items.keptPlaces, .none)
    try items.appendItems(6, measuredBy: heights)
    items.keptPlaces = .items(3..<9)
    expect(3..<6)
    items.keptPlaces = .items(8..<9)
    expect(6..<6)
    let data = try JSONEncoder().encode(LayoutKeptPlaces.items(3..<6))
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"{"items":{"range":[3,6]}}"#)
    XCTAssertEqual(try JSONDecoder().decode(LayoutKeptPlaces.self, from: data), .items(3..<6))
  }

  /// Items that a jump passes over have not been seen, and neither have those before them.
  func testAJumpBeginsAnew() throws {
    var items = try MasonryItems(.columns(.fixed(2)), in: .width(200))
    try items.appendItems(200, measuredBy: MasonryHeights(Array(repeating: 100, count: 200)))
    func see(_ rows: Range<Int>, _ range: Range<Int>, line: UInt = #line) {
      let y = Double(rows.lowerBound) * 100
      items.keepPlaces(
        ofItemsIn: LayoutRect(x: 0, y: y, width: 200, height: Double(rows.count) * 100))
      XCTAssertEqual(items.keptPlaces, .items(range), line: line)
    }
    see(10..<15, 20..<30)
    see(12..<17, 20..<34)
    see(22..<27, 20..<54)
    see(40..<45, 80..<90)
    see(35..<40, 70..<90)
    see(0..<5, 0..<90)
    items.keptPlaces = .before(20)
    items.keepPlaces(ofItemsIn: LayoutRect(x: 0, y: 1500, width: 200, height: 500))
    XCTAssertEqual(items.keptPlaces, .before(40))
    items.keptPlaces = .all
    items.keepPlaces(ofItemsIn: LayoutRect(x: 0, y: 1500, width: 200, height: 500))
    XCTAssertEqual(items.keptPlaces, .all)
  }
}
