extension Placement {
  mutating func listBackfilled(_ new: [UInt32], _ items: Items) {
    guard !new.isEmpty else { return }
    let positions = self.positions
    @inline(__always)
    func precedes(_ one: UInt32, _ other: UInt32) -> Bool {
      let one = Int(one)
      let other = Int(other)
      if positions[one] != positions[other] { return positions[one] < positions[other] }
      // Of items in a lane that start together, all but the last have length 0.
      return (items.lengths[one], one) < (items.lengths[other], other)
    }
    backfilled += new
    let sorted = sortedByPosition(new, precedes)
    members.insert(sorted, by: precedes) { [firstLanes, laneCount] item in
      let lane = Int(firstLanes[Int(item)])
      return lane..<lane + items.request(of: Int(item)).span(in: laneCount)
    }
  }

  /// Sorts items by a rule that compares positions first, in buckets of neighbouring positions, as
  /// sorting takes twice as long without.
  private func sortedByPosition(
    _ items: [UInt32], _ precedes: (UInt32, UInt32) -> Bool
  ) -> [UInt32] {
    let last = items.reduce(0) { max($0, positions[Int($1)]) }
    let bucketCount = items.count / 4 + 1
    let scale = Double(bucketCount) / last.nextUp
    guard scale.isFinite else { return items.sorted(by: precedes) }
    func bucket(_ item: UInt32) -> Int {
      min(Int(positions[Int(item)] * scale), bucketCount - 1)
    }
    var ends = Array(repeating: 0, count: bucketCount + 1)
    for item in items { ends[bucket(item) + 1] += 1 }
    for index in 0..<bucketCount { ends[index + 1] += ends[index] }
    return Array(unsafeUninitializedCapacity: items.count) { sorted, count in
      var next = ends
      for item in items {
        let bucket = bucket(item)
        sorted[next[bucket]] = item
        next[bucket] += 1
      }
      for bucket in 0..<bucketCount where ends[bucket + 1] - ends[bucket] > 1 {
        sorted[ends[bucket]..<ends[bucket + 1]].sort(by: precedes)
      }
      count = items.count
    }
  }

  /// Marks items as backfilled where their places alone do not tell it.
  mutating func restoreTurns(_ items: Items, backfilled known: [UInt32]) {
    backfilled = Set(backfilled).union(known).sorted()
    findCursors(items)
  }
}
