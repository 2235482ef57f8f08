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

  /// The mapping of what was neither removed nor inserted, which keeps its order, and of what moved.
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
