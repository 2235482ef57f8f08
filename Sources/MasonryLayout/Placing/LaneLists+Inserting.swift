extension LaneLists {
  /// Inserts items, given in stacking order, into the lists of their lanes, from the end on.
  ///
  /// It is inlined for the closures, which are called several times per item.
  @inline(__always)
  mutating func insert(
    _ items: [UInt32], by precedes: (UInt32, UInt32) -> Bool, lanes: (UInt32) -> Range<Int>
  ) {
    guard !items.isEmpty else { return }
    let added = ItemsByLane(items, laneCount: laneCount, lanes: lanes)
    makeRoom(of: (0..<laneCount).reduce(0) { $0 + count(in: $1) }) { added[$0].count }
    for lane in 0..<laneCount where !added[lane].isEmpty {
      let start = members(of: lane).lowerBound
      var end = members(of: lane).upperBound
      var newEnd = end + added[lane].count
      setCount(of: lane, to: newEnd - start)
      words.withUnsafeMutableBufferPointer { words in
        for item in added[lane].reversed() {
          // Most items go back a short way, for which single steps are fastest.
          let near = max(start, end - 12)
          while end > near, precedes(item, words[end - 1]) {
            end -= 1
            newEnd -= 1
            words[newEnd] = words[end]
          }
          guard end == near, end > start else {
            newEnd -= 1
            words[newEnd] = item
            continue
          }
          // Further up, doubling steps find the place sooner than halving.
          var step = 1
          var low = end
          while low > start, precedes(item, words[max(start, low - step)]) {
            low = max(start, low - step)
            step *= 2
          }
          let place = (max(start, low - step)..<low).partitioningIndex { precedes(item, words[$0]) }
          newEnd -= end - place
          if let base = words.baseAddress, place < end {
            (base + newEnd).update(from: base + place, count: end - place)
          }
          newEnd -= 1
          words[newEnd] = item
          end = place
        }
      }
    }
  }
}

private struct ItemsByLane {
  private var items: [UInt32]
  private var ends: [Int]

  @inline(__always)
  init(_ all: [UInt32], laneCount: Int, lanes: (UInt32) -> Range<Int>) {
    ends = Array(repeating: 0, count: laneCount + 1)
    for item in all { for lane in lanes(item) { ends[lane + 1] += 1 } }
    for lane in 0..<laneCount { ends[lane + 1] += ends[lane] }
    items = Array(repeating: 0, count: ends[laneCount])
    var next = ends
    for item in all {
      for lane in lanes(item) {
        items[next[lane]] = item
        next[lane] += 1
      }
    }
  }

  subscript(lane: Int) -> ArraySlice<UInt32> { items[ends[lane]..<ends[lane + 1]] }
}
