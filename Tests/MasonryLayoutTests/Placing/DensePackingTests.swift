import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

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
    XCTAssertEqual(layout.frames[4], LayoutRect(x: 1, y: 4, width: 3, height: 0))
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
}

/// A provider of one item, at whatever index it is.
private struct OneItem: MasonryHeightProvider {
  let item: HostItem

  func height(ofItemAt index: Int, width: Double) -> Double { item.length(at: width) }
  func columnSpan(ofItemAt index: Int) -> Int { item.span }
  func pinnedColumn(ofItemAt index: Int) -> Int? { item.pin }
}
