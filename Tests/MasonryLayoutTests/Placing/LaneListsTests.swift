import LayoutTestSupport
@testable import MasonryLayout
import XCTest

/// Lists of lanes against arrays that are sorted.
final class LaneListsTests: XCTestCase {
  /// Items that are inserted anywhere, a few or many, in lists short or long.
  func testInsertedItemsAreWhereASortPutsThem() {
    withEveryAtOnce("seed", in: UInt64(1)...400) { seed in
      var random = SplitMix64(seed: seed)
      let laneCount = Int.random(in: 1...3, using: &random)
      let count = Int.random(in: 1...90, using: &random)
      let laneOfItem = (0..<count).map { _ in Int.random(in: 0..<laneCount, using: &random) }
      // As few as one in twenty, so that some find their place a long way up.
      let share = [2, 5, 20].randomElement(using: &random) ?? 2
      let isInserted = (0..<count).map { _ in random.chance(1, of: share) }

      let chunk = ItemChunk(laneCount: laneCount, itemCount: count)
      defer { chunk.deallocate() }
      for item in 0..<count where !isInserted[item] { chunk.put(item, into: laneOfItem[item]) }
      var lists = LaneLists(laneCount: laneCount)
      lists.append(chunk, of: count)
      let inserted = (0..<count).filter { isInserted[$0] }.map { UInt32($0) }
      lists.insert(inserted, by: <) { item in
        laneOfItem[Int(item)]..<laneOfItem[Int(item)] + 1
      }

      lists.withMembers { members in
        for lane in 0..<laneCount {
          let wanted = (0..<count).filter { laneOfItem[$0] == lane }.map { UInt32($0) }
          XCTAssertEqual(Array(members(lane)), wanted, "lane \(lane)")
        }
      }
    }
  }
}
