/// The items that cover each lane, in stacking order.
///
/// All lists share one array, in which each has a bucket with room to grow; reading an array per
/// lane would take two atomic operations, a quarter of a query's time. The array begins with a head
/// for each lane, so that a small wall needs one block of memory.
struct LaneLists: Sendable {
  /// The heads, then the buckets; empty until an item is listed.
  var words: [UInt32] = []
  /// Sixteen bits hold any count: there are at most ``ColumnsLayout/Columns/maximumCount`` lanes.
  private let storedLaneCount: UInt16

  init(laneCount: Int) { storedLaneCount = UInt16(truncatingIfNeeded: laneCount) }

  var laneCount: Int { Int(storedLaneCount) }

  /// The items of a lane; not for loops that also change lists, which would copy them.
  subscript(lane: Int) -> LaneMembers { LaneMembers(words: words[members(of: lane)]) }

  /// Calls `body` with a function that gives the items of a lane, valid during the call only.
  @inline(__always)
  func withMembers<Result>(_ body: ((Int) -> UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    words.withUnsafeBufferPointer { words in
      body { lane in
        guard words.count > 0, let base = words.baseAddress else {
          return UnsafeBufferPointer(start: nil, count: 0)
        }
        let head = Self.head(of: lane, in: words)
        return UnsafeBufferPointer(start: base + head.start, count: head.count)
      }
    }
  }

  /// Moves the items of a chunk to their lanes; in the end there are about `itemCount` items.
  mutating func append(_ chunk: ItemChunk, of itemCount: Int) {
    makeRoom(of: itemCount, for: chunk.count)
    for lane in 0..<laneCount {
      let items = chunk.takeAll(from: lane)
      let start = members(of: lane).upperBound
      words.withUnsafeMutableBufferPointer { words in
        _ = UnsafeMutableBufferPointer(rebasing: words[start..<start + items.count])
          .update(fromContentsOf: items)
      }
      setCount(of: lane, to: count(in: lane) + items.count)
    }
  }

  /// Removes the items from `first` on; if lanes are in index order, they come last in each.
  mutating func removeItems(from first: Int, areInOrder: Bool) {
    for lane in 0..<laneCount {
      let members = members(of: lane)
      if areInOrder {
        setCount(
          of: lane, to: members.partitioningIndex { words[$0] >= first } - members.lowerBound)
      } else {
        var end = members.lowerBound
        for member in members where words[member] < first {
          words[end] = words[member]
          end += 1
        }
        setCount(of: lane, to: end - members.lowerBound)
      }
    }
  }

  /// Lists new items in place of those in a range, in lists in index order.
  ///
  /// The indices of the items behind them change by the difference of the two counts.
  ///
  /// - Complexity: O(*m*) for *m* listed items from the range on, most of them in one pass.
  mutating func replaceItems(
    in old: Range<Int>, by new: Range<Int>, lanes: (_ item: Int) -> Range<Int>
  ) {
    var added = [[UInt32]](repeating: [], count: laneCount)
    for item in new {
      for lane in lanes(item) { added[lane].append(UInt32(truncatingIfNeeded: item)) }
    }
    makeRoom(of: (0..<laneCount).reduce(0) { $0 + count(in: $1) }) { added[$0].count }
    let shift = UInt32(truncatingIfNeeded: new.count - old.count)
    for (lane, added) in added.enumerated() {
      let members = members(of: lane)
      let first = members.partitioningIndex { words[$0] >= old.lowerBound }
      let last = members.partitioningIndex { words[$0] >= old.upperBound }
      let rest = members.upperBound - last
      words.withUnsafeMutableBufferPointer { words in
        guard let base = words.baseAddress else { return }
        let start = first + added.count
        if start != last { (base + start).update(from: base + last, count: rest) }
        if shift != 0 { for place in start..<start + rest { words[place] &+= shift } }
        for (offset, item) in added.enumerated() { words[first + offset] = item }
      }
      setCount(of: lane, to: first - members.lowerBound + added.count + rest)
    }
  }

  private static var headLength: Int { 3 }

  /// A bucket: its start, in two words as with spans it may be beyond 2³², and its item count.
  @inline(__always)
  private static func head(
    of lane: Int, in words: UnsafeBufferPointer<UInt32>
  ) -> (start: Int, count: Int) {
    let place = lane &* headLength
    let start = UInt64(words[place]) | UInt64(words[place &+ 1]) << 32
    return (Int(truncatingIfNeeded: start), Int(truncatingIfNeeded: words[place &+ 2]))
  }

  private func head(of lane: Int) -> (start: Int, count: Int) {
    words.withUnsafeBufferPointer { Self.head(of: lane, in: $0) }
  }

  /// The positions of a lane's items in `words`.
  func members(of lane: Int) -> Range<Int> {
    guard words.count > 0 else { return 0..<0 }
    let head = head(of: lane)
    return head.start..<head.start + head.count
  }

  func count(in lane: Int) -> Int { members(of: lane).count }

  func bucketEnd(of lane: Int) -> Int {
    lane + 1 == laneCount || words.isEmpty ? words.count : head(of: lane + 1).start
  }

  mutating func setCount(of lane: Int, to count: Int) {
    guard !words.isEmpty else { return }
    words[lane * Self.headLength + 2] = UInt32(truncatingIfNeeded: count)
  }

  /// If some lane lacks room for more items, moves all lists to a larger array.
  ///
  /// At first every lane gets an even share of all items; later each grows by an eighth of its
  /// length, at least by an eighth of a share, so that moves cost O(1) per item and lane.
  @inline(__always)
  mutating func makeRoom(of itemCount: Int, for addedCount: (_ lane: Int) -> Int) {
    for lane in 0..<laneCount
    where members(of: lane).upperBound + addedCount(lane) > bucketEnd(of: lane) {
      return grow(to: itemCount, for: addedCount)
    }
  }

  private mutating func grow(to itemCount: Int, for addedCount: (_ lane: Int) -> Int) {
    let share = itemCount / laneCount + 1
    func room(of lane: Int) -> Int {
      let needed = count(in: lane) + addedCount(lane)
      return words.isEmpty ? max(needed, share + share / 64) : needed + max(needed, share) / 8 + 4
    }
    var total = laneCount * Self.headLength
    for lane in 0..<laneCount { total += room(of: lane) }
    words = Array(unsafeUninitializedCapacity: total) { new, initializedCount in
      new.initialize(repeating: 0)
      var start = laneCount * Self.headLength
      for lane in 0..<laneCount {
        let members = members(of: lane)
        new[lane * Self.headLength] = UInt32(truncatingIfNeeded: start)
        new[lane * Self.headLength + 1] = UInt32(truncatingIfNeeded: start >> 32)
        new[lane * Self.headLength + 2] = UInt32(truncatingIfNeeded: members.count)
        words[members].withUnsafeBufferPointer { old in
          _ = UnsafeMutableBufferPointer(rebasing: new[start..<start + old.count])
            .update(fromContentsOf: old)
        }
        start += room(of: lane)
      }
      initializedCount = new.count
    }
  }

  /// Inserts items, given in stacking order, into the lists of their lanes, from the end on;
  /// inlined for the closures, which are called several times per item.
  @inline(__always)
  mutating func insert(
    _ items: [UInt32], by precedes: (UInt32, UInt32) -> Bool, lanes: (UInt32) -> Range<Int>
  ) {
    guard !items.isEmpty else { return }
    var added = [[UInt32]](repeating: [], count: laneCount)
    for item in items { for lane in lanes(item) { added[lane].append(item) } }
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
          let place = (start..<end).partitioningIndex(near: end) { precedes(item, words[$0]) }
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

/// The items of one lane, in stacking order.
struct LaneMembers: RandomAccessCollection {
  fileprivate let words: ArraySlice<UInt32>

  var startIndex: Int { 0 }
  var endIndex: Int { words.count }

  subscript(member: Int) -> Int { Int(words[words.startIndex + member]) }

  /// The item of a member, or `nil` behind the last one.
  func item(at member: Int) -> Int? { member < count ? self[member] : nil }

  /// The number of members before an item, in a list in index order.
  @inline(never)
  func count(before item: Int) -> Int { indices.partitioningIndex { self[$0] >= item } }
}
