import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// The search of a lane, compared with a look at every member.
final class LaneSearchTests: XCTestCase {
  /// Searches for every end of an item, and for what is just before and behind it.
  private func expectSearches(_ starts: [Double], _ lengths: [Double], shares: [Double]) {
    // Members are in stacking order; their numbers are not.
    let members = starts.indices.reversed().map { UInt32($0) }
    let (positions, lengths) = (Array(starts.reversed()), Array(lengths.reversed()))
    let ends = members.map { positions[Int($0)] + lengths[Int($0)] }
    members.withUnsafeBufferPointer { members in
      positions.withUnsafeBufferPointer { positions in
        lengths.withUnsafeBufferPointer { lengths in
          guard let first = positions.baseAddress, let length = lengths.baseAddress else { return }
          let search = LaneSearch(members: members, positions: first, lengths: length)
          let near = ends.flatMap { [$0.nextDown, $0, $0.nextUp] }
          for position in near + [-1e300, 0, 1e300] {
            let expected = ends.firstIndex { $0 >= position } ?? ends.count
            for share in shares {
              expectEqual(
                search.firstMember(endingAt: position, share: share), expected,
                "\(position), \(share)")
            }
          }
        }
      }
    }
  }

  /// Every lane of up to six items and the gaps before them, whatever share a point is said to be.
  func testEverySmallLane() {
    let items: [(gap: Double, length: Double)] = [(0, 0), (0, 1), (0, 5), (3, 0), (3, 1)]
    withEveryAtOnce("items", in: everyArray(of: items, counts: 1...6)) { items in
      var end = 0.0
      let starts = items.map { item in
        defer { end += item.gap + item.length }
        return end + item.gap
      }
      expectSearches(
        starts, items.map(\.length), shares: [1 / end, 0, 1, .infinity, .nan])
    }
  }

  /// Many members, most of them close together somewhere: far from where a share of the length is.
  func testUnevenLanes() {
    withEveryAtOnce("seed", in: UInt64(1)...100) { seed in
      var random = SplitMix64(seed: seed)
      let dense = random.number(in: 0..<200)..<200
      var end = 0.0
      var starts: [Double] = []
      let lengths = (0..<200).map { member in
        let length = dense.contains(member) ? 0.25 : random.quarter(in: 0...1000)
        starts.append(end)
        end += length
        return length
      }
      expectSearches(starts, lengths, shares: [1 / end, 1])
    }
  }
}
