/// The items that cover each lane, in stacking order.
///
/// All lists share one array, in which each has a bucket with room to grow. An array for each lane
/// would be simpler, but to look into it takes two atomic operations, a quarter of a query's time.
struct LaneLists: Sendable {
  private var entries: [UInt32] = []

  /// Where the bucket of each lane begins, and after the last one, where the array ends.
  private var starts: [Int]

  /// How many items each bucket holds.
  private(set) var counts: [Int]

  init(laneCount: Int) {
    starts = Array(repeating: 0, count: laneCount + 1)
    counts = Array(repeating: 0, count: laneCount)
  }

  var laneCount: Int { counts.count }

  /// The last item of a lane.
  func last(in lane: Int) -> Int? {
    counts[lane] == 0 ? nil : Int(entries[starts[lane] + counts[lane] - 1])
  }

  /// Hands out the items of a lane through a function that is valid during the call only.
  @inline(__always)
  func withMembers(_ body: ((Int) -> UnsafeBufferPointer<UInt32>) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      starts.withUnsafeBufferPointer { starts in
        counts.withUnsafeBufferPointer { counts in
          body { lane in
            UnsafeBufferPointer(rebasing: entries[starts[lane]..<starts[lane] + counts[lane]])
          }
        }
      }
    }
  }

  /// Appends an item to a lane.
  mutating func append(_ item: Int, to lane: Int) {
    if starts[lane] + counts[lane] == starts[lane + 1] {
      makeRoom(of: counts.reduce(0, +)) { $0 == lane ? 1 : 0 }
    }
    entries[starts[lane] + counts[lane]] = UInt32(truncatingIfNeeded: item)
    counts[lane] += 1
  }

  /// Appends to each lane the items that the buckets hold for it, and empties the buckets.
  ///
  /// The item count is that of the grid once all items are appended, as far as is known.
  mutating func append(_ buckets: LaneBuckets, of itemCount: Int) {
    let lackRoom = counts.indices.contains {
      counts[$0] + buckets.count(in: $0) > starts[$0 + 1] - starts[$0]
    }
    if lackRoom { makeRoom(of: itemCount, for: buckets.count) }
    for lane in counts.indices {
      let items = buckets.takeAll(from: lane)
      let start = starts[lane] + counts[lane]
      entries.withUnsafeMutableBufferPointer { entries in
        _ = UnsafeMutableBufferPointer(rebasing: entries[start..<start + items.count])
          .update(fromContentsOf: items)
      }
      counts[lane] += items.count
    }
  }

  /// Drops the items from `first` on; they come last in each lane if lanes are in the order of indices.
  mutating func removeItems(from first: Int, areInOrder: Bool) {
    for lane in counts.indices {
      let members = starts[lane]..<starts[lane] + counts[lane]
      if areInOrder {
        counts[lane] = members.partitioningIndex { entries[$0] >= first } - starts[lane]
      } else {
        counts[lane] = 0
        for member in members where entries[member] < first {
          entries[starts[lane] + counts[lane]] = entries[member]
          counts[lane] += 1
        }
      }
    }
  }

  /// Sorts the lanes again; each of them is in order up to its old count.
  ///
  /// What comes before the first of the new items in a lane stays untouched.
  mutating func sort(
    since oldCounts: [Int], by precedes: (UInt32, UInt32) -> Bool
  ) {
    for lane in counts.indices where oldCounts[lane] < counts[lane] {
      let middle = starts[lane] + oldCounts[lane]
      let end = starts[lane] + counts[lane]
      guard let first = entries[middle..<end].min(by: precedes) else { continue }
      let begin = (starts[lane]..<middle).partitioningIndex { precedes(first, entries[$0]) }
      entries[begin..<end].sort(by: precedes)
    }
  }

  /// Moves all lists to a larger array, in which each lane has room for some more items.
  ///
  /// Every lane gets an even share of all items at first. Later each gets an eighth more than it has,
  /// and at least an eighth of a share: enough for the moves to cost O(1) per item and lane.
  private mutating func makeRoom(of itemCount: Int, for addedCount: (_ lane: Int) -> Int) {
    let share = itemCount / laneCount + 1
    var newStarts = [0]
    for (lane, count) in counts.enumerated() {
      let needed = count + addedCount(lane)
      let room =
        entries.isEmpty ? max(needed, share + share / 64) : needed + max(needed, share) / 8 + 4
      newStarts.append(newStarts[lane] + room)
    }
    entries = Array(unsafeUninitializedCapacity: newStarts[laneCount]) { new, initializedCount in
      new.initialize(repeating: 0)
      for lane in counts.indices {
        for member in 0..<counts[lane] {
          new[newStarts[lane] + member] = entries[starts[lane] + member]
        }
      }
      initializedCount = new.count
    }
    starts = newStarts
  }
}
