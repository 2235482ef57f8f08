/// A mapping of keys, stored as runs of keys that stay side by side.
///
/// No key goes to two places, and no two go to one. An old key without a run was removed, a new one
/// inserted. Keys of items are their indices; those of a feed number the items of all sections.
/// Keys of items that do not exist take part too, so a mapping knows no counts.
package struct RunMapping: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var old: Int64
    package var new: Int64
    /// The number of keys; ``endless`` for a run that covers all keys from its start on.
    package var count: Int64

    package var oldEnd: Int64 { count == Self.endless ? .max : old + count }
    package var newEnd: Int64 { count == Self.endless ? .max : new + count }

    package static let endless = Int64.max

    package init(old: Int64, new: Int64, count: Int64) {
      self.old = old
      self.new = new
      self.count = count
    }
  }

  /// One past the largest valid key: two valid keys add without overflow.
  package static var limit: Int64 { 0x2000_0000_0000_0000 }

  /// The runs by their old keys; adjacent ones that continue each other are joined.
  package private(set) var runs: [Run] = []
  private var placesByNew: [Int] = []
  /// Whether all keys that stay keep their order.
  private var isInOrder = true

  /// The mapping with some runs, in any order, without a common key; empty ones are left out.
  package init(_ unordered: [Run]) {
    var unordered = unordered
    unordered.sort { $0.old < $1.old }
    for run in unordered where run.count > 0 && max(run.old, run.new) < Self.limit {
      if let last = runs.last, last.oldEnd == run.old, last.newEnd == run.new {
        runs[runs.count - 1].count = run.count == Run.endless ? run.count : last.count + run.count
      } else {
        runs.append(run)
      }
    }
    placesByNew = runs.indices.sorted { runs[$0].new < runs[$1].new }
    isInOrder = placesByNew.elementsEqual(runs.indices)
  }
}

extension RunMapping {
  package static var unchanged: RunMapping { RunMapping([Run(old: 0, new: 0, count: Run.endless)]) }

  package static func inserting(_ count: Int64, at key: Int64) -> RunMapping {
    RunMapping([
      Run(old: 0, new: 0, count: key), Run(old: key, new: key + count, count: Run.endless),
    ])
  }

  package static func removing(_ range: Range<Int64>) -> RunMapping {
    RunMapping([
      Run(old: 0, new: 0, count: range.lowerBound),
      Run(old: range.upperBound, new: range.lowerBound, count: Run.endless),
    ])
  }

  /// The mapping of removals, insertions and moves; all other keys keep their order.
  ///
  /// Keys are in ascending order. Those of moved items are also among the removed and the inserted.
  package init(removing removed: [Int64], inserting inserted: [Int64], moving moved: [Run]) {
    var runs = moved
    var old = Int64(0)
    var new = Int64(0)
    var removals = removed[...]
    var insertions = inserted[...]
    while true {
      while removals.first == old {
        removals.removeFirst()
        old += 1
      }
      while insertions.first == new {
        insertions.removeFirst()
        new += 1
      }
      if removals.isEmpty, insertions.isEmpty { break }
      let count = min((removals.first ?? .max) - old, (insertions.first ?? .max) - new)
      runs.append(Run(old: old, new: new, count: count))
      old += count
      new += count
    }
    runs.append(Run(old: old, new: new, count: Run.endless))
    self.init(runs)
  }

  package init(reordering order: some Collection<Int>) {
    // A million items that are shuffled are a million runs: no lookup and no sort of them. Only
    // keys beyond the count, which may be any number, are sorted.
    let count = order.count
    var newKeys = [Int](repeating: -1, count: count)
    var beyond: [Run] = []
    for (new, old) in order.enumerated() where old >= 0 && old < Self.limit {
      if old >= count {
        beyond.append(Run(old: Int64(old), new: Int64(new), count: 1))
      } else if newKeys[old] < 0 {
        newKeys[old] = new
      }
    }
    beyond.sort { ($0.old, $0.new) < ($1.old, $1.new) }
    let named = newKeys.indices.lazy.filter { newKeys[$0] >= 0 }
      .map { Run(old: Int64($0), new: Int64(newKeys[$0]), count: 1) }
    var runs: [Run] = []
    var places = [Int](repeating: -1, count: count)
    func add(_ run: Run) {
      let last = runs.last ?? Run(old: 0, new: 0, count: 0)
      if last.oldEnd == run.old, last.newEnd == run.new, !runs.isEmpty {
        runs[runs.count - 1].count += 1
      } else if run.old >= last.oldEnd {
        places[Int(run.new)] = runs.count
        runs.append(run)
      }
    }
    for run in named { add(run) }
    for run in beyond { add(run) }
    self.runs = runs
    placesByNew = places.filter { $0 >= 0 }
    isInOrder = placesByNew.elementsEqual(runs.indices)
  }

  package func new(of old: Int64) -> Int64? {
    let place = firstPlace(endingAfter: old)
    guard place < runs.count, runs[place].old <= old, old < Self.limit else { return nil }
    return runs[place].new + (old - runs[place].old)
  }

  package func old(of new: Int64) -> Int64? {
    let position = (0..<placesByNew.count).partitioningIndex {
      runs[placesByNew[$0]].newEnd > new
    }
    guard position < placesByNew.count, new < Self.limit else { return nil }
    let run = runs[placesByNew[position]]
    return run.new <= new ? run.old + (new - run.new) : nil
  }

  package func then(_ next: RunMapping) -> RunMapping {
    // Often there was one change, and it may have many runs.
    if self == .unchanged { return next }
    var through: [Run] = []
    for run in runs {
      var place = next.firstPlace(endingAfter: run.new)
      while place < next.runs.count, next.runs[place].old < run.newEnd {
        let other = next.runs[place]
        let start = max(run.new, other.old)
        let end = min(run.newEnd, other.oldEnd)
        through.append(
          Run(
            old: run.old + (start - run.new), new: other.new + (start - other.old),
            count: end == .max ? Run.endless : end - start))
        place += 1
      }
    }
    return RunMapping(through)
  }

  /// The parts of runs whose old keys are in a range and whose new keys are in another one.
  ///
  /// It looks at these runs only if keys keep their order, or else at all from the first old key.
  package func runs(from old: ClosedRange<Int64>, to new: ClosedRange<Int64>) -> [Run] {
    var parts: [Run] = []
    let first = (0..<runs.count).partitioningIndex {
      runs[$0].oldEnd > old.lowerBound && (!isInOrder || runs[$0].newEnd > new.lowerBound)
    }
    for run in runs[first...] {
      guard run.old <= old.upperBound, !isInOrder || run.new <= new.upperBound else { break }
      let shift = run.new - run.old
      let start = max(run.old, old.lowerBound, new.lowerBound - shift)
      let end = min(run.oldEnd, old.upperBound + 1, new.upperBound + 1 - shift)
      if start < end { parts.append(Run(old: start, new: start + shift, count: end - start)) }
    }
    return parts
  }

  package var runsByNew: [Run] { placesByNew.map { runs[$0] } }

  /// The new key of the first remaining old one from a key on; `next` finds the first existing key.
  package func firstNew(from old: Int64, where next: (Int64) -> Int64?) -> Int64? {
    for run in runs[firstPlace(endingAfter: old)...] {
      let start = run.new + max(0, old - run.old)
      if let key = next(start), key < run.newEnd { return key }
    }
    return nil
  }

  /// The new key of the last remaining old one before one; `previous` finds the last existing key.
  package func lastNew(before old: Int64, where previous: (Int64) -> Int64?) -> Int64? {
    for run in runs.reversed() where run.old < old {
      let end = run.new + min(run.count, old - run.old)
      if let key = previous(end), key >= run.new { return key }
    }
    return nil
  }

  package func firstPlace(endingAfter old: Int64) -> Int {
    (0..<runs.count).partitioningIndex { runs[$0].oldEnd > old }
  }

  package func isPermutation(of count: Int64) -> Bool {
    runs.allSatisfy { $0.oldEnd <= count && $0.newEnd <= count }
      && runs.reduce(0) { $0 + $1.count } == count
  }

  /// The runs that lead from some values to equal ones.
  ///
  /// Values come in stretches. The keys of consecutive stretches begin a distance apart.
  /// The values at both ends of a stretch and of its origin are compared; only others are hashed.
  package static func runs<Value: Hashable>(
    from old: [[Value]], to new: [[Value]], distance: Int64, origin: (Int) -> Int?
  ) -> [Run] {
    var runs: [Run] = []
    var oldRests = old.map { $0.indices }
    var newRests = new.map { $0.indices }
    func add(_ origin: Int, _ start: Int, _ place: Int, _ newStart: Int, _ count: Int) {
      let old = Int64(origin) * distance + Int64(start)
      let new = Int64(place) * distance + Int64(newStart)
      runs.append(Run(old: old, new: new, count: Int64(count)))
    }
    for place in new.indices {
      guard let origin = origin(place) else { continue }
      let one = old[origin]
      let other = new[place]
      let shorter = min(one.count, other.count)
      let same = one.sameEnds(as: other)
      var start = same.start
      while start < shorter, one[start] == other[start] { start += 1 }
      var end = one.count - min(same.end, shorter - start)
      var newEnd = other.count - min(same.end, shorter - start)
      while min(end, newEnd) > start, one[end - 1] == other[newEnd - 1] {
        end -= 1
        newEnd -= 1
      }
      add(origin, 0, place, 0, start)
      add(origin, end, place, newEnd, one.count - end)
      oldRests[origin] = start..<end
      newRests[place] = start..<newEnd
    }
    var origins: [Value: (stretch: Int, index: Int)] = [:]
    for (stretch, rest) in oldRests.enumerated() {
      for index in rest where origins[old[stretch][index]] == nil {
        origins[old[stretch][index]] = (stretch, index)
      }
    }
    for (place, rest) in newRests.enumerated() {
      for index in rest {
        guard let origin = origins.removeValue(forKey: new[place][index]) else { continue }
        add(origin.stretch, origin.index, place, index, 1)
      }
    }
    return runs
  }
}

extension Collection where Element: Hashable {
  /// The offsets of the elements that are in a set, in ascending order.
  package func offsets(of wanted: Set<Element>) -> [Int] {
    wanted.isEmpty ? [] : enumerated().filter { wanted.contains($0.element) }.map { $0.offset }
  }
}

extension Array {
  /// How many elements at the start, and of the others at the end, have the same bytes in an array.
  ///
  /// Elements with the same bytes are equal. Equal ones with other bytes, such as strings that were
  /// made anew, do not count, nor do elements whose stride is no multiple of eight bytes.
  ///
  /// - Complexity: O(*n*) in words, for *n* elements; O(1) if it is the same storage.
  package func sameEnds(as other: Self) -> (start: Int, end: Int) {
    let (words, rest) = MemoryLayout<Element>.stride.quotientAndRemainder(dividingBy: 8)
    if rest != 0 { return (0, 0) }
    return withUnsafeBytes { one in
      other.withUnsafeBytes { two in
        if one.count == two.count, one.baseAddress == two.baseAddress { return (count, 0) }
        let length = Swift.min(count, other.count) * words
        let start = one.sameWords(as: two, length, fromEnd: false) / words
        return (start, one.sameWords(as: two, length - start * words, fromEnd: true) / words)
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func sameWords(as other: Self, _ limit: Int, fromEnd isFromEnd: Bool) -> Int {
    var offset = isFromEnd ? count - 8 : 0
    let shift = isFromEnd ? other.count - count : 0
    for same in 0..<limit {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if other.loadUnaligned(fromByteOffset: offset + shift, as: UInt64.self) != word {
        return same
      }
      offset += isFromEnd ? -8 : 8
    }
    return limit
  }
}

#if !hasFeature(Embedded)
extension RunMapping: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs {
      let isEndless = run.count == Run.endless
      try container.encode([run.old, run.new] + (isEndless ? [] : [run.count]))
    }
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var decoded: [Run] = []
    while !container.isAtEnd {
      var numbers = try container.nestedUnkeyedContainer()
      let old = try numbers.decode(Int64.self)
      let new = try numbers.decode(Int64.self)
      let count = numbers.isAtEnd ? Run.endless : try numbers.decode(Int64.self)
      guard
        numbers.isAtEnd, 0..<Self.limit ~= old, 0..<Self.limit ~= new,
        count == Run.endless || 1...Self.limit ~= count
      else {
        throw decoder.refusal(
          "Run \(decoded.count) of a mapping must have two indices and perhaps a count.")
      }
      decoded.append(Run(old: old, new: new, count: count))
    }
    self.init(decoded)
    let byNew = runsByNew
    guard
      zip(runs, runs.dropFirst()).allSatisfy({ $0.oldEnd <= $1.old }),
      zip(byNew, byNew.dropFirst()).allSatisfy({ $0.newEnd <= $1.new })
    else { throw decoder.refusal("Two runs of a mapping share an index.") }
  }
}
#endif
