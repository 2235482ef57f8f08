extension Placement {
  /// Appends placed items to the lists of the lanes that they cover.
  mutating func list(_ range: Range<Int>, of items: Items) {
    if items.hasSpans || members.count > 64 {
      listOneByOne(range, of: items)
    } else {
      listSorted(range, ofItems: items.count)
    }
  }

  private mutating func listOneByOne(_ range: Range<Int>, of items: Items) {
    for item in range {
      let lane = Int(lanes[item])
      let span = min(items.span(of: item), members.count)
      for covered in lane..<lane + span { members[covered].append(UInt32(item)) }
    }
  }

  /// Sorts items that cover one lane each by their lane, and appends each lane's share at once.
  ///
  /// A counting sort in the cache takes a third of the time of appending one by one.
  private mutating func listSorted(_ range: Range<Int>, ofItems itemCount: Int) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: members.count) { ends in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: range.count) { sorted in
        ends.initialize(repeating: 0)
        lanes.withUnsafeBufferPointer { lanes in
          for item in range { ends[Int(lanes[item])] += 1 }
          var start = 0
          for lane in ends.indices {
            (ends[lane], start) = (start, start + ends[lane])
          }
          // Each entry now grows from the start of its lane's share to the end.
          for item in range {
            let lane = Int(lanes[item])
            sorted[ends[lane]] = UInt32(truncatingIfNeeded: item)
            ends[lane] += 1
          }
        }
        var start = 0
        for lane in members.indices {
          reserve(ends[lane] - start, in: lane, ofItems: itemCount)
          members[lane].append(contentsOf: UnsafeMutableBufferPointer(rebasing: sorted[start..<ends[lane]]))
          start = ends[lane]
        }
      }
    }
  }

  /// Makes room in a lane: its even share of all items at first, and then an eighth more at a time.
  ///
  /// An array that grows by itself doubles, which would leave up to half of the memory unused.
  private mutating func reserve(_ addedCount: Int, in lane: Int, ofItems itemCount: Int) {
    let needed = members[lane].count + addedCount
    guard needed > members[lane].capacity else { return }
    let share = itemCount / members.count
    members[lane].reserveCapacity(max(needed, share + share / 64, needed + needed / 8))
  }
}
