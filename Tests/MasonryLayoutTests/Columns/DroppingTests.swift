import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The index for a finger, against moving the item to every index.
final class DroppingTests: XCTestCase {
  /// Walls that keep columns, some of which are elsewhere than where the packing puts them.
  func testEveryDropWhereColumnsAreKept() {
    let kinds = [HostItem(height: 1), HostItem(height: 2, span: 2), HostItem(height: 2, pin: 1)]
    let points = [1.0, 6.5, 13].flatMap { x in
      [0.5, 2.25].map { LayoutPoint(x: x, y: $0) }
    }
    withEvery("packing", in: SmallApps.packings) { packing in
      let all = everyArray(of: kinds, counts: 4...4)
      withEveryAtOnce("items", in: sample(all, every: 17)) { items in
        let settings = WallSettings(columns: .fixed(3), itemSpacing: 0.25, packing: packing)
        let built = try Host(configuration: settings, items: items).grid()
        withEvery("horizons", in: [(2, 2), (4, 1)]) { before, now in
          var wall = built
          wall.keptPlaces = .before(before)
          try wall.setLength(3.5, ofItemAt: 0)
          wall.keptPlaces = .before(now)
          try wall.expectDrops(of: Array(items.indices), to: points, areFinal: true)
        }
      }
    }
  }

  /// Walls of every kind: packings, spans, pins, tracks, axes, directions, pixels, kept columns.
  func testSeededWalls() {
    withEveryAtOnce("seed", in: sample(UInt64(1)...240, every: 5)) { seed in
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
      var wall = try host.grid()
      if seed % 3 == 0 { try random.keepColumns(of: &wall, &host) }
      let source = Int.random(in: 0..<host.items.count, using: &random)
      let reference = try ReferenceDrop(wall, moving: source)
      let around = frames(of: wall) + reference.frames
      for _ in 0..<12 {
        let point = random.finiteRect(around: around).origin
        // Where the start of the content moves, the finger loses what is less than its rounding.
        let isExact = [point.x, point.y].allSatisfy { ($0 * 8).rounded() == $0 * 8 }
        guard isExact || wall.keptPlaces == .none else { continue }
        withEvery("point", in: [point]) { _ in
          expectEqual(
            wall.dropIndex(at: point, moving: source), reference.index(at: point),
            "Moving \(source): \(host)")
        }
      }
    }
  }

  /// A wall so long that the search must begin in its middle, behind a cursor that was noted there.
  func testLongWalls() {
    let packings: [MasonryGrid.Packing] = [
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
      let wall = try Host(configuration: settings, crossLength: 400, items: items).grid()
      let reference = try ReferenceDrop(wall, moving: 1060)
      withEvery("item", in: stride(from: 3, to: 1100, by: 199)) { item in
        let frame = wall.frame(ofItemAt: item)
        let point = LayoutPoint(x: frame.minX + 30, y: frame.maxY - 3)
        expectEqual(wall.dropIndex(at: point, moving: 1060), reference.index(at: point))
      }
    }
  }

  func testAFingerThatIsNowhereMovesNothing() throws {
    let wall = try MasonryGrid(.heights((0..<9).map(Double.init)), width: 12)
    for x in [-.infinity, .nan, 1, 1e300, -1e308] {
      for y in [.infinity, .nan, -1e200] {
        XCTAssertEqual(wall.dropIndex(at: LayoutPoint(x: x, y: y), moving: 4), 4)
      }
    }
    let one = try MasonryGrid(.heights([1]))
    XCTAssertEqual(one.dropIndex(at: LayoutPoint(x: 3, y: 90), moving: 0), 0)
  }
}

extension SplitMix64 {
  /// Makes a wall keep columns, some of them elsewhere than where the packing puts them.
  fileprivate mutating func keepColumns(of wall: inout MasonryGrid, _ host: inout Host) throws {
    let item = HostItem(height: quarter(in: 0...20))
    wall.keptPlaces = .all
    if chance(1, of: 2) {
      host.items = [item, item] + host.items
      try wall.prependItems(2, measuredBy: HostHeights(items: host.items))
    }
    for _ in 0..<2 {
      let index = Int.random(in: host.items.indices, using: &self)
      (host.items[index].height, host.items[index].slope) = (item.height, 0)
      try wall.setLength(item.height, ofItemAt: index)
    }
    let horizon = Int.random(in: 0...host.items.count, using: &self)
    if chance(1, of: 2) { wall.keptPlaces = .before(horizon) }
  }
}
