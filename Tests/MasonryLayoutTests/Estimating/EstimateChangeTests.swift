import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law: a wall with estimates is, to the bit, the one that its lengths and estimates give.
///
/// And no change asks for more than the documentation says.
final class EstimateChangeTests: XCTestCase {
  private let columns: [MasonryGrid.Columns] = [
    .fixed(2), .tracks([.points(2), .points(3), .points(2)]),
  ]

  private let packings: [MasonryGrid.Packing] = [
    .shortestColumn, .roundRobin, .gridLanes(tolerance: .points(1), dense: true),
  ]

  func testEveryChangeOfUpToTwoItems() {
    let kinds = [(1.0, 1, true), (2, 1, false), (1, 2, true), (2, 2, false)].map {
      LazyItem(item: HostItem(height: $0, span: $1), length: $0, isEstimated: $2, id: 0)
    }
    withEvery("packing", in: packings) { packing in
      withEvery("columns", in: columns) { columns in
        let settings = WallSettings(columns: columns, packing: packing)
        withEvery("items", in: everyArray(of: kinds, counts: 0...2)) { kinds in
          let items = kinds.enumerated().map { index, kind in
            var kind = kind
            kind.id = index
            return kind
          }
          let wall = LazyWall(settings: settings, crossLength: 7, items: items)
          let grid = try wall.grid()
          withEvery("change", in: everyChange(of: wall)) { change in
            var (changed, expected) = (grid, wall)
            try expected.expectSame(change, of: &changed, surplus: items.count == 1 ? 0 : 3)
          }
        }
      }
    }
  }

  private func everyChange(of wall: LazyWall) -> [LazyChange] {
    let count = wall.items.count
    let new = HostItem(height: 1, span: 1)
    var changes: [LazyChange] = []
    for answering in Answering.allCases {
      for settings in [wall.settings, WallSettings(axis: .horizontal, columns: .fixed(3))] {
        changes.append(.rearrange(settings, 8, answering))
      }
      guard answering != .nobody else { continue }
      changes += (0...count).map { .insert([new, new], at: $0, answering) }
      changes += everySubrange(of: 0..<count).map { .remeasure(Array($0), answering) }
      changes.append(.become(without: 0..<count / 2, [new], swapping: true, answering))
    }
    changes += everySubrange(of: 0..<count).map { .remove($0, .both) }
    for index in 0..<count {
      changes += (0..<count).map { .move(from: index, to: $0, .estimating) }
      changes += [1.0, 5].map { .setLength($0, at: index, .measuring) }
    }
    return changes
  }

  func testLongHistories() {
    withEvery("seed", in: UInt64(1)...25) { seed in
      var random = SplitMix64(seed: seed)
      var wall = LazyWall(settings: random.configuration(.quarters), crossLength: 40, items: [])
      var grid = try wall.grid()
      for step in 0..<24 {
        let change = random.lazyChange(of: wall)
        withEvery("step \(step)", in: [change]) { change in
          try wall.expectSame(change, of: &grid, surplus: Double(step % 3))
          let restored = try JSON.roundTrip(grid)
          expect(restored == grid, "Restored")
          expectEqual(restored.firstEstimatedIndex, grid.firstEstimatedIndex)
        }
      }
    }
  }

  func testGridsWithOtherEstimatesAreNotEqual() throws {
    func wall(_ provider: some MasonryHeightProvider) throws -> MasonryGrid {
      var wall = try MasonryGrid(width: 100)
      try wall.appendItems(3, measuredBy: provider)
      return wall
    }
    let measured = try wall(MasonryHeights([1, 2, 3]))
    var estimated = try wall(MasonryEstimates(MasonryHeights([1, 2, 3])))
    XCTAssertNotEqual(measured, estimated)
    for index in 0..<3 { try estimated.setHeight(Double(index + 1), ofItemAt: index) }
    expectSame(measured, estimated)
  }

  func testSnapshots() throws {
    let items = (0..<9).map {
      LazyItem(item: .init(height: 2), length: 3, isEstimated: [0, 1, 4, 8].contains($0), id: $0)
    }
    let wall = LazyWall(settings: WallSettings(), crossLength: 10, items: items)
    let text = try JSON.text(of: try wall.grid())
    XCTAssertTrue(text.contains("\"estimatedItems\":[0,2,4,5,8,9]"), text)
    try wall.expectSame(try JSON.value(MasonryGrid.self, from: text))
    for bad in ["[0]", "[2,1]", "[-1,2]", "[3,4,2,5]", "[8,10]", "[0,2,4,5,8]"] {
      let text = text.replacing("[0,2,4,5,8,9]", with: bad)
      XCTAssertThrowsError(try JSON.value(MasonryGrid.self, from: text), bad)
    }
    let measured = try JSON.text(of: MasonryGrid(WallSettings(), across: 10))
    XCTAssertFalse(measured.contains("estimated"))
  }
}

extension SplitMix64 {
  /// A change of any kind that is possible.
  mutating func lazyChange(of wall: LazyWall) -> LazyChange {
    let count = wall.items.count
    let new = (0..<Int.random(in: 0...4, using: &self)).map { _ in
      item(.quarters, hasSpans: true, hasSlopes: false)
    }
    let answers: [Answering] = [.measuring, .estimating, .both]
    let answering = answers.randomElement(using: &self) ?? .both
    guard count > 0 else { return .insert(new, at: 0, answering) }
    let (one, other) = (
      Int.random(in: 0..<count, using: &self), Int.random(in: 0..<count, using: &self)
    )
    switch Int.random(in: 0..<16, using: &self) {
    case 0..<4: return .insert(new, at: other, answering)
    case 4: return .insert(new, at: count, answering)
    case 5: return .remove(min(one, other)..<max(one, other), answering)
    case 6: return .move(from: one, to: other, answering)
    case 7: return .setLength(number(in: 0...20, .quarters), at: one, answering)
    case 8: return .remeasure(Array(Set([one, other])).sorted(), answering)
    case 9..<11:
      return .become(
        without: min(one, other)..<max(one, other), new, swapping: chance(1, of: 2), answering)
    case 11..<14:
      let crossLength = number(in: 0...60, .quarters)
      return .rearrange(wall.settings, crossLength, chance(1, of: 2) ? .nobody : answering)
    default:
      let settings = configuration(.quarters)
      return .rearrange(
        settings, wall.crossLength, chance(1, of: 2) ? .nobody : answering)
    }
  }
}
