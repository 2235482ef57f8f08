extension RunMapping {
  /// The mapping after some keys were inserted so that the first of them is a given one.
  package static func inserting(_ count: Int64, at key: Int64) -> RunMapping {
    RunMapping([
      Run(old: 0, new: 0, count: key), Run(old: key, new: key + count, count: Run.endless),
    ])
  }

  /// The mapping after keys that follow each other were removed.
  package static func removing(_ range: Range<Int64>) -> RunMapping {
    RunMapping([
      Run(old: 0, new: 0, count: range.lowerBound),
      Run(old: range.upperBound, new: range.lowerBound, count: Run.endless),
    ])
  }

  /// The mapping of removals, insertions and moves; all other keys keep their order.
  ///
  /// - Parameters:
  ///   - removed: The old keys of what was removed or moved away, in ascending order.
  ///   - inserted: The new keys of what was inserted or moved there, in ascending order.
  ///   - moved: Those of both kinds that belong together.
  package init(removing removed: [Int64], inserting inserted: [Int64], moving moved: [Run]) {
    var runs = moved
    var (old, new) = (Int64(0), Int64(0))
    var (removals, insertions) = (removed[...], inserted[...])
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

  /// The mapping after keys were taken in an order, by the key that each of them had.
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
    self.init(ordered: runs, placesByNew: places.filter { $0 >= 0 })
  }

  /// The runs of one key each that lead from some values to equal ones, the first of several.
  package static func runs<Value: Hashable>(
    from old: [(key: Int64, value: Value)], to new: [(key: Int64, value: Value)]
  ) -> [Run] {
    var oldKeys: [Value: Int64] = [:]
    for (key, value) in old where oldKeys[value] == nil { oldKeys[value] = key }
    var runs: [Run] = []
    for (key, value) in new {
      guard let oldKey = oldKeys.removeValue(forKey: value) else { continue }
      runs.append(Run(old: oldKey, new: key, count: 1))
    }
    return runs
  }
}
