import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The index for a finger, against moving the item to every index.
final class DroppingTests: XCTestCase {
  /// Walls of every kind: packings, spans, pins, tracks, axes, directions, pixels, kept columns.
  func testSeededWalls() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...960, every: 20)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers: NumberKind = seed % 4 == 0 ? .quarters : .fractions
      let itemCount = Int.random(in: 1...(seed % 4 == 0 ? 60 : 16), using: &random)
      var host = random.host(numbers, itemCount: itemCount)
      if host.configuration.axis == .horizontal {
        // From right to left, the oracle subtracts lengths, which is exact for quarters alone.
        if seed % 2 == 0 {
          host = random.exactHost(itemCount: itemCount)
        } else {
          host.configuration.direction = .leftToRight
        }
      }
      var items = try host.layout()
      if seed % 3 == 0 { try random.keepColumns(of: &items, &host) }
      let source = Int.random(in: 0..<host.items.count, using: &random)
      let reference = try ReferenceDrop(items, moving: source)
      let around = frames(of: items) + reference.frames
      for _ in 0..<12 {
        let point = random.finiteRect(around: around).origin
        // Where the start of the content moves, the finger loses what is less than its rounding.
        let isExact = [point.x, point.y].allSatisfy { ($0 * 8).rounded() == $0 * 8 }
        guard isExact || items.keptPlaces == .none else { continue }
        // In divided columns with items that span or are packed, places are only about known.
        let areCertain =
          items.keptPlaces == .all && host.items.allSatisfy { $0.span == 1 && $0.pin == nil }
        guard items.seams.isEmpty || areCertain else { continue }
        withEvery("point", in: [point]) { _ in
          expectEqual(
            items.dropIndex(at: point, moving: source), reference.index(at: point),
            "Moving \(source): \(host)")
        }
      }
    }
  }

  /// A wall so long that the search must begin in its middle, behind a cursor that was noted there.
  func testLongWalls() {
    let packings: [ColumnsLayout.Packing] = [
      .gridLanes(tolerance: .points(30), dense: true), .roundRobin,
    ]
    withEveryAtOnce("packing", in: sample(packings, every: 2, from: 1)) { packing in
      var random = SplitMix64(seed: 5)
      let items = (0..<1100).map { index in
        HostItem(
          height: random.quarter(in: 20...200), span: random.chance(1, of: 9) ? 2 : 1,
          pin: random.chance(1, of: 9) || (1000..<1030).contains(index) ? 2 : nil)
      }
      let settings = WallSettings(columns: .fixed(4), itemSpacing: 2, packing: packing)
      let layout = try Host(configuration: settings, crossLength: 400, items: items).layout()
      let reference = try ReferenceDrop(layout, moving: 1060)
      withEvery("item", in: stride(from: 3, to: 1100, by: 199)) { item in
        let frame = layout.frame(ofItemAt: item)
        let point = LayoutPoint(x: frame.minX + 30, y: frame.maxY - 3)
        expectEqual(layout.dropIndex(at: point, moving: 1060), reference.index(at: point))
      }
    }
  }

  func testAFingerThatIsNowhereMovesNothing() throws {
    let items = try MasonryItems(.heights((0..<9).map(Double.init)), width: 12)
    for x in [-.infinity, .nan, 1, 1e300, -1e308] {
      for y in [.infinity, .nan, -1e200] {
        XCTAssertEqual(items.dropIndex(at: LayoutPoint(x: x, y: y), moving: 4), 4)
      }
    }
    let one = try MasonryItems(.heights([1]))
    XCTAssertEqual(one.dropIndex(at: LayoutPoint(x: 3, y: 90), moving: 0), 0)
  }
}

extension SplitMix64 {
  /// Makes a wall keep columns, some of them elsewhere than where the packing puts them.
  fileprivate mutating func keepColumns(of items: inout MasonryItems, _ host: inout Host) throws {
    let item = HostItem(height: quarter(in: 0...20))
    items.keptPlaces = .all
    if chance(1, of: 2) {
      host.items = [item, item] + host.items
      try items.prependItems(2, measuredBy: HostHeights(items: host.items))
    }
    for _ in 0..<2 {
      let index = Int.random(in: host.items.indices, using: &self)
      (host.items[index].height, host.items[index].slope) = (item.height, 0)
      try items.setLength(item.height, ofItemAt: index)
    }
    let horizon = Int.random(in: 0...host.items.count, using: &self)
    if chance(1, of: 2) { items.keptPlaces = .before(horizon) }
  }
}
