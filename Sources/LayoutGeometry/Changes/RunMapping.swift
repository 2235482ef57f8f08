/// A mapping of keys, stored as runs of keys that stay side by side.
///
/// No key goes to two places, and no two go to one. An old key without a run was removed, and a new
/// one was inserted. The keys of a grid are the indices of its items; those of a feed number the
/// items of all sections. Keys of items that do not exist take part too, so a mapping knows no
/// counts.
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

  /// The places of the runs, by their new keys.
  private var placesByNew: [Int] = []

  /// The mapping in which every key stays.
  package static var unchanged: RunMapping {
    RunMapping([Run(old: 0, new: 0, count: Run.endless)])
  }

  /// The mapping with runs by their old keys, none of which continues another, and their places by
  /// new keys.
  package init(ordered runs: [Run], placesByNew: [Int]) {
    (self.runs, self.placesByNew) = (runs, placesByNew)
  }

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
  }
}

extension RunMapping {
  /// The new key of an old one, or `nil` if it was removed.
  package func new(of old: Int64) -> Int64? {
    let place = firstPlace(endingAfter: old)
    guard place < runs.count, runs[place].old <= old, old < Self.limit else { return nil }
    return runs[place].new + (old - runs[place].old)
  }

  /// The old key of a new one, or `nil` if it was inserted.
  package func old(of new: Int64) -> Int64? {
    let position = firstPosition(endingAfter: new)
    guard position < placesByNew.count, new < Self.limit else { return nil }
    let run = runs[placesByNew[position]]
    return run.new <= new ? run.old + (new - run.new) : nil
  }

  /// The mapping through this one and then through another one.
  package func then(_ next: RunMapping) -> RunMapping {
    // Often there was one change, and it may have many runs.
    if isUnchanged { return next }
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

  /// The runs by their new keys.
  package var runsByNew: [Run] { placesByNew.map { runs[$0] } }

  /// The new key of the first remaining old one from a given one on.
  ///
  /// `next` is the first existing key from a key on, if there is any.
  package func firstNew(from old: Int64, where next: (Int64) -> Int64?) -> Int64? {
    for run in runs[firstPlace(endingAfter: old)...] {
      let start = run.new + max(0, old - run.old)
      if let key = next(start), key < run.newEnd { return key }
    }
    return nil
  }

  /// The new key of the last remaining old one before a given one.
  ///
  /// `previous` is the last existing key before a key, if there is any.
  package func lastNew(before old: Int64, where previous: (Int64) -> Int64?) -> Int64? {
    for run in runs.reversed() where run.old < old {
      let end = run.new + min(run.count, old - run.old)
      if let key = previous(end), key >= run.new { return key }
    }
    return nil
  }

  /// The first of the runs, by old keys, that ends after a key.
  package func firstPlace(endingAfter old: Int64) -> Int {
    (0..<runs.count).partitioningIndex { runs[$0].oldEnd > old }
  }

  /// Whether each of a number of keys stays or goes to another one of them.
  package func isPermutation(of count: Int64) -> Bool {
    runs.allSatisfy { $0.oldEnd <= count && $0.newEnd <= count }
      && runs.reduce(0) { $0 + $1.count } == count
  }

  private var isUnchanged: Bool {
    runs.count == 1 && runs[0] == Run(old: 0, new: 0, count: Run.endless)
  }

  private func firstPosition(endingAfter new: Int64) -> Int {
    (0..<placesByNew.count).partitioningIndex { runs[placesByNew[$0]].newEnd > new }
  }
}
