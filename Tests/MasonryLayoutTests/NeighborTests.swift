import LayoutTestSupport
import MasonryLayout
import XCTest

/// The item on each side of another one, against a look at every frame.
final class NeighborTests: XCTestCase {
  /// A wall drawn by hand.
  ///
  ///     A A B
  ///     C D B
  ///     C E E
  ///     F . .
  private func drawnWall() throws -> MasonryGrid {
    try MasonryGrid(
      configuration: .init(columns: .fixed(3)), breadth: 3, count: 6,
      measuredBy: MasonryHeights([1, 2, 2, 1, 1, 1], columnSpans: [2, 1, 1, 1, 2, 1]))
  }

  func testNeighborsInADrawing() throws {
    let wall = try drawnWall()
    expectFrames(Array(wall.frames), drawing: "AAB\nCDB\nCEE\nF..")
    let names = Array("ABCDEF")
    func sides(of index: Int) -> String {
      MasonryGrid.Side.allCases
        .map { wall.neighbor(of: index, on: $0).map { String(names[$0]) } ?? "-" }.joined()
    }
    // Left, right, above, below.
    XCTAssertEqual((0..<6).map(sides), ["-B-C", "A--E", "-DAF", "CBAE", "C-D-", "-EC-"])
  }

  func testRandomWallsAgreeWithALookAtEveryFrame() throws {
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let wall = try random.wall()
      for index in 0..<wall.count {
        for side in MasonryGrid.Side.allCases {
          let expected = wall.neighborByLooking(of: index, on: side)
          let found = wall.neighbor(of: index, on: side)
          guard found != expected else { continue }
          XCTFail("Seed \(seed): \(side) of \(index) is \(expected as Any), not \(found as Any)")
        }
      }
    }
  }

  /// Mirrored and sideways walls have the same neighbours on the corresponding sides.
  func testSidesFollowTheAxisAndTheDirection() throws {
    for seed in UInt64(1)...100 {
      var random = SplitMix64(seed: seed)
      let wall = try random.wall()
      func sides(
        _ axis: LayoutAxis, _ direction: LayoutReadingDirection, _ sides: [MasonryGrid.Side]
      )
        throws -> [[Int?]]
      {
        var other = wall
        var configuration = wall.configuration
        configuration.axis = axis
        configuration.direction = direction
        let heights = MasonryHeights((0..<wall.count).map { wall.extent(ofItemAt: $0) })
        try other.reconfigure(configuration, measuredBy: heights)
        return (0..<wall.count).map { index in sides.map { other.neighbor(of: index, on: $0) } }
      }
      let upright = try sides(.vertical, .leftToRight, [.left, .right, .above, .below])
      XCTAssertEqual(try sides(.vertical, .rightToLeft, [.right, .left, .above, .below]), upright)
      XCTAssertEqual(
        try sides(.horizontal, .leftToRight, [.above, .below, .left, .right]), upright)
      XCTAssertEqual(
        try sides(.horizontal, .rightToLeft, [.above, .below, .right, .left]), upright)
    }
  }

  func testReadingOrders() throws {
    let wall = try drawnWall()
    XCTAssertEqual(wall.indices(orderedBy: .source), [0, 1, 2, 3, 4, 5])
    XCTAssertEqual(wall.indices(orderedBy: .visual), [0, 1, 2, 3, 4, 5])
    // The third picture is beside the first two, and the fourth under the shorter of them.
    let uneven = try MasonryGrid(
      configuration: .init(columns: .fixed(2)), breadth: 2, count: 4,
      measuredBy: MasonryHeights([5, 1, 1, 9]))
    XCTAssertEqual(uneven.indices(orderedBy: .visual), [0, 1, 2, 3])
    let pinned = try MasonryGrid(
      configuration: .init(columns: .fixed(2), packing: .roundRobin), breadth: 2, count: 4,
      measuredBy: MasonryHeights([5, 1, 1, 9]))
    // Round robin puts the third under the first, and the fourth higher up under the second.
    XCTAssertEqual(pinned.indices(orderedBy: .visual), [0, 1, 3, 2])
  }

  func testColumnEnds() throws {
    let wall = try drawnWall()
    XCTAssertEqual(wall.columnEnds, [4, 3, 3])
    XCTAssertEqual(try MasonryGrid(breadth: 2).columnEnds, [nil, nil])
  }
}

extension SplitMix64 {
  /// A vertical wall with gaps, spans and backfilling.
  fileprivate mutating func wall() throws -> MasonryGrid {
    let count = Int.random(in: 1...24, using: &self)
    let heights = (0..<count).map { _ in quarter(in: 0...20) }
    let spans = (0..<count).map { _ in Int.random(in: 1...4, using: &self) % 3 + 1 }
    let packings: [MasonryGrid.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(6)), .gridLanes(dense: true),
    ]
    return try MasonryGrid(
      configuration: .init(
        columns: .fixed(Int.random(in: 1...5, using: &self)), columnSpacing: 2,
        itemSpacing: Bool.random(using: &self) ? 3 : 0,
        packing: packings[Int.random(in: 0..<4, using: &self)]),
      breadth: 100, count: count, measuredBy: MasonryHeights(heights, columnSpans: spans))
  }
}

extension MasonryGrid {
  /// The neighbour as the documentation has it, found by looking at all items.
  fileprivate func neighborByLooking(of index: Int, on side: Side) -> Int? {
    let me = frames[index]
    let mine = columns(of: index)
    let others = (0..<count).filter { $0 != index }
    switch side {
    case .above, .below:
      // The nearest on that side in the columns of the item: of several as near, in the leading one.
      // Items without height that lie together follow each other in the order of their indices.
      func gap(_ other: Int) -> Double {
        side == .above ? me.minY - frames[other].maxY : frames[other].minY - me.maxY
      }
      func isOnSide(_ other: Int) -> Bool {
        let order = (frames[other].minY, frames[other].height, other)
        let own = (me.minY, me.height, index)
        return side == .above ? order < own : order > own
      }
      var best: (Int, Double)?
      for column in mine {
        let candidates = others.filter { columns(of: $0).contains(column) && isOnSide($0) }
          .sorted {
            (frames[$0].minY, frames[$0].height, $0) < (frames[$1].minY, frames[$1].height, $1)
          }
        guard let nearest = side == .above ? candidates.last : candidates.first else { continue }
        if best.map({ gap(nearest) < $0.1 }) ?? true { best = (nearest, gap(nearest)) }
      }
      return best?.0
    case .left, .right:
      let further =
        side == .left ? (0..<mine.lowerBound).reversed() : Array(mine.upperBound..<columnCount)
      for column in further {
        let candidates = others.filter { columns(of: $0).contains(column) }
          .sorted {
            (frames[$0].minY, frames[$0].height, $0) < (frames[$1].minY, frames[$1].height, $1)
          }
        func overlap(_ other: Int) -> Double {
          min(me.maxY, frames[other].maxY) - max(me.minY, frames[other].minY)
        }
        guard let longest = candidates.map(overlap).max() else { continue }
        let best = candidates.filter { overlap($0) == longest }
        // Of items before this one that are equally far away, the last is next to it.
        return longest < 0 ? best.last { frames[$0].maxY < me.minY } ?? best.first : best.first
      }
      return nil
    }
  }

  private func columns(of index: Int) -> Range<Int> {
    let first = column(ofItemAt: index)
    return first..<first + columnSpan(ofItemAt: index)
  }
}
