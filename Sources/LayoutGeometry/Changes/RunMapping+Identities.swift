extension RunMapping {
  /// The runs that lead from some values to equal ones.
  ///
  /// Values come in stretches. The keys of consecutive stretches begin a distance apart.
  /// The values at both ends of a stretch and of its origin are compared; only others are hashed.
  package static func runs<Value: Hashable>(
    from old: [[Value]], to new: [[Value]], distance: Int64, origin: (Int) -> Int?
  ) -> [Run] {
    var runs: [Run] = []
    var (oldRests, newRests) = (old.map { $0[...] }, new.map { $0[...] })
    func add(_ origin: Int, _ start: Int, _ place: Int, _ newStart: Int, _ count: Int) {
      let (old, new) = (Int64(origin) * distance, Int64(place) * distance)
      runs.append(Run(old: old + Int64(start), new: new + Int64(newStart), count: Int64(count)))
    }
    for place in new.indices {
      guard let origin = origin(place) else { continue }
      let (one, other) = (old[origin], new[place])
      let (count, newCount, shorter) = (one.count, other.count, min(one.count, other.count))
      var (start, end) = (0, 0)
      while start < shorter, one[start] == other[start] { start += 1 }
      while end < shorter - start, one[count - 1 - end] == other[newCount - 1 - end] { end += 1 }
      add(origin, 0, place, 0, start)
      add(origin, count - end, place, newCount - end, end)
      oldRests[origin] = one[start..<count - end]
      newRests[place] = other[start..<newCount - end]
    }
    var origins: [Value: (stretch: Int, index: Int)] = [:]
    for (stretch, rest) in oldRests.enumerated() {
      for index in rest.indices where origins[rest[index]] == nil {
        origins[rest[index]] = (stretch, index)
      }
    }
    for (place, rest) in newRests.enumerated() {
      for index in rest.indices {
        guard let origin = origins.removeValue(forKey: rest[index]) else { continue }
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
