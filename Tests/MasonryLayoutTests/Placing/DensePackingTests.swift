import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import LayoutOracles
@testable import MasonryLayout

/// Going back to gaps, against an oracle that looks at every gap of every lane, every time.
final class DensePackingTests: XCTestCase {
  private let tolerances: [ColumnsLayout.Tolerance] = [.points(0), .points(1), .infinite]

  /// Every world of up to so many items, each item appended to those before it.
  private func expectEveryWorld(
    of kinds: [HostItem], count: Int, columns: Int = 3, itemSpacings: [Double] = [0, 1]
  ) {
    withEvery("tolerance", in: tolerances) { tolerance in
      withEveryAtOnce("spacing", in: itemSpacings) { spacing in
        let configuration = WallSettings(
          columns: .fixed(columns), itemSpacing: spacing,
          packing: .gridLanes(tolerance: tolerance, dense: true))
        let host = Host(configuration: configuration, crossLength: Double(columns))
        let tracks = ReferenceTracks(configuration, crossLength: host.crossLength)
        try expectWorlds(
          of: kinds, count: count, after: [], try host.layout(),
          ReferencePacking(configuration, in: tracks))
      }
    }
  }

  private func expectWorlds(
    of kinds: [HostItem], count: Int, after items: [HostItem], _ layout: MasonryItems,
    _ packing: ReferencePacking
  ) throws {
    for kind in items.isEmpty ? sample(kinds, every: 15) : kinds {
      var (layout, packing) = (layout, packing)
      try layout.appendItems(1, measuredBy: OneItem(item: kind))
      let place = packing.place(kind)
      let frame = layout.frame(ofItemAt: items.count)
      if frame.minX != Double(place.lanes.lowerBound) || frame.minY != Double(place.top) / 8 {
        expect(false, "\(frame) instead of \(place) of \(kind) after \(items)")
      }
      if items.count + 1 < count {
        try expectWorlds(of: kinds, count: count, after: items + [kind], layout, packing)
      }
    }
  }

  private func everyItem(heights: [Double], spans: [Int]) -> [HostItem] {
    heights.flatMap { height in spans.map { HostItem(height: height, span: $0) } }
  }

  func testEveryWorldOfFourItems() {
    expectEveryWorld(of: everyItem(heights: [0, 1, 2, 4], spans: [1, 2, 3]), count: 4)
  }

  func testEveryWorldOfNarrowAndWideItems() {
    expectEveryWorld(of: everyItem(heights: [0, 1, 3], spans: [1, 2]), count: 5)
    let kinds = [HostItem(), HostItem(height: 4), HostItem(height: 1, span: 2)]
    expectEveryWorld(of: kinds, count: 7, itemSpacings: [0])
  }

  func testEveryWorldWithPins() {
    let kinds = [
      HostItem(height: 2), HostItem(height: 1, span: 2), HostItem(height: 3, pin: 1),
      HostItem(height: 1, pin: 2), HostItem(height: 1, span: 2, pin: 0), HostItem(pin: 0),
    ]
    expectEveryWorld(of: kinds, count: 4)
  }

  /// Item 4 has no height and goes to the end of the gap above item 2, which starts there too.
  func testAnItemWithoutHeightAtTheEndOfAGapHidesNothing() throws {
    let items = [
      HostItem(height: 4), HostItem(height: 4, pin: 3), HostItem(height: 4, span: 3, pin: 0),
      HostItem(height: 1, span: 4), HostItem(span: 3),
    ]
    let layout = try MasonryItems(
      items, columns: .fixed(4), packing: .gridLanes(dense: true), width: 4)
    XCTAssertEqual(layout.frame(ofItemAt: 4), LayoutRect(x: 1, y: 4, width: 3, height: 0))
    XCTAssertEqual(layout.indices(in: LayoutRect(x: 2.25, y: 6, width: 0.5, height: 1)), [2])
  }

  /// Browsers take widths that differ by a 64th of a point for the same, and so go back to either.
  func testAnItemGoesBackToColumnsThatAreAsWideButForA64th() throws {
    for (width, column) in [
      (10, 1), (10 + 1.0 / 64, 1), (10 - 1.0 / 64, 1), (10.016, 0), (9.984, 0),
    ] {
      let layout = try MasonryItems(
        [HostItem(height: 4, pin: 0), HostItem(height: 1, span: 2), HostItem(height: 2)],
        columns: .tracks([.points(10), .points(width)]), packing: .gridLanes(dense: true), width: 40
      )
      XCTAssertEqual(layout.frame(ofItemAt: 1).minY, 4)
      XCTAssertEqual(layout.column(ofItemAt: 2), column, "\(width) points")
      XCTAssertEqual(layout.frame(ofItemAt: 2).minY, column == 1 ? 0 : 5)
    }
  }

  private enum Order: CaseIterable { case random, rising, falling, equal, alternating, zero }

  private func heights(_ order: Order, count: Int, _ random: inout SplitMix64) -> [Double] {
    switch order {
    case .random: (0..<count).map { _ in random.quarter(in: 0...20) }
    case .rising: (0..<count).map { Double($0) / 4 }
    case .falling: (0..<count).map { Double(count - $0) / 4 }
    case .equal: Array(repeating: 5, count: count)
    case .alternating: (0..<count).map { $0 % 2 == 0 ? 1 : 12 }
    case .zero: (0..<count).map { _ in random.chance(1, of: 2) ? 0 : 2 }
    }
  }

  /// A wall in which one item of four spans columns, and one of twelve is pinned.
  private func host(
    _ order: Order, columns: Int, spacing: Double, _ tolerance: ColumnsLayout.Tolerance, count: Int
  ) -> Host {
    var random = SplitMix64(seed: UInt64(columns) * 31 + UInt64(count))
    let widest = max(1, columns / 2 + 1)
    return Host(
      configuration: .init(
        columns: .fixed(columns), itemSpacing: spacing,
        packing: .gridLanes(tolerance: tolerance, dense: true)),
      crossLength: Double(columns),
      items: heights(order, count: count, &random).map { height in
        HostItem(
          height: height,
          span: random.chance(1, of: 4) ? Int.random(in: 1...widest, using: &random) : 1,
          pin: random.chance(1, of: 12) ? Int.random(in: 0..<columns, using: &random) : nil)
      })
  }

  func testEveryOrderInOneToTwelveColumns() {
    withEvery("order", in: Order.allCases) { order in
      withEvery("columns", in: sample(1...12, every: 3)) { columns in
        withEvery("spacing", in: [0, 0.5]) { spacing in
          withEvery("tolerance", in: [ColumnsLayout.Tolerance.points(0), .points(3), .infinite]) {
            expectReference(host(order, columns: columns, spacing: spacing, $0, count: 60))
          }
        }
      }
      withEvery("columns", in: [3, 7, 12]) {
        expectReference(host(order, columns: $0, spacing: 0.5, .points(1), count: 350))
        expectReference(host(order, columns: $0, spacing: 0, .points(0), count: 350))
      }
    }
  }

  /// With more spans than windows are kept for, some items are looked for lane by lane.
  func testMoreSpansThanWindows() {
    withEveryAtOnce("seed", in: UInt64(1)...6) { seed in
      var random = SplitMix64(seed: seed)
      let host = Host(
        configuration: .init(
          columns: .fixed(24), itemSpacing: seed % 2 == 0 ? 0 : 1,
          packing: .gridLanes(dense: true)),
        crossLength: 24,
        items: (0..<200).map { _ in
          HostItem(
            height: random.quarter(in: 0...9),
            span: random.chance(1, of: 2) ? 1 : Int.random(in: 2...24, using: &random))
        })
      expectReference(host)
    }
  }

  /// A copy goes on with its gaps, whatever becomes of the memory in which they were.
  func testACopyKeepsTheGapsOfAWallThatIsPlacedAgain() {
    withEveryAtOnce("seed", in: UInt64(1)...40) { seed in
      var random = SplitMix64(seed: seed)
      var host = host(
        Order.allCases[Int(seed) % 6], columns: 2 + Int(seed % 6), spacing: seed % 2 == 0 ? 0 : 1,
        .points(0), count: 60)
      var items = try host.layout()
      var copy = items
      var longer = host
      longer.items += (0..<12).map { _ in HostItem(height: random.quarter(in: 0...4)) }
      host.items[0].height += 1
      try items.setLength(host.items[0].height, ofItemAt: 0)
      try copy.appendItems(12, measuredBy: HostHeights(items: longer.items))
      expectSame(copy, try longer.layout())
      expectSame(items, try host.layout())
    }
  }

  /// What fits into a gap is what, added to its start, is rounded to at most its end.
  func testTheRoomOfAGapIsTheLargestNeedThatFits() {
    withEveryAtOnce("seed", in: UInt64(1)...2000) { seed in
      var random = SplitMix64(seed: seed)
      func number() -> Double {
        Double.random(in: 0...1, using: &random)
          * [1e-300, 1e-9, 1, 1e9][Int.random(in: 0..<4, using: &random)]
      }
      let start = random.chance(1, of: 8) ? 0 : number()
      var end = start + number()
      if end <= start { end = start.nextUp }
      let room = Gap(start: start, end: end).room
      XCTAssertLessThanOrEqual(start + room, end)
      XCTAssertGreaterThan(start + room.nextUp, end)
    }
  }
}

/// A provider of one item, at whatever index it is.
private struct OneItem: MasonryHeightProvider {
  let item: HostItem

  func height(ofItemAt index: Int, width: Double) -> Double { item.length(at: width) }
  func columnSpan(ofItemAt index: Int) -> Int { item.span }
  func pinnedColumn(ofItemAt index: Int) -> Int? { item.pin }
}
