extension Openings {
  /// A place for an item in gaps: the lanes, the position, and the hole in each lane or -1 for its tail.
  struct Place {
    let lanes: Range<Int>
    let position: Double
    let holes: [Int32]
  }

  /// The highest place on some lanes that has room, at least one of them being a hole.
  ///
  /// - Parameters:
  ///   - need: The extent of the item and the spacing after it.
  ///   - lanes: The lanes that the item would cover.
  ///   - running: The running positions of all lanes.
  ///   - limit: Places lower than this are of no interest.
  /// - Returns: The place, or `nil` if there is none down to the limit.
  mutating func place(
    for need: Double, on lanes: Range<Int>, running: [Double], limit: Double
  ) -> Place? {
    let start = passed[lanes.count]?[lanes.lowerBound].start(for: need)
    var previous = start?.holes ?? Array(repeating: -1, count: lanes.count)
    var position = start?.position ?? 0
    var current = previous

    // Each lane in turn moves the position down to its next opening with room, until all agree.
    var agreeing = 0
    var lane = 0
    while agreeing < lanes.count, position <= limit {
      let before = position
      var hole = self.hole(after: previous[lane], in: lanes.lowerBound + lane)
      while hole >= 0, !holes[Int(hole)].hasRoom(for: need, from: position) {
        previous[lane] = hole
        hole = holes[Int(hole)].next
      }
      current[lane] = hole
      position = max(
        position, hole >= 0 ? holes[Int(hole)].start : running[lanes.lowerBound + lane])
      agreeing = position == before ? agreeing + 1 : 1
      lane = lane + 1 == lanes.count ? 0 : lane + 1
    }

    let isTail = current.allSatisfy { $0 < 0 }
    record(Passed.Entry(need: need, position: position, holes: previous), on: lanes)
    guard agreeing == lanes.count, position <= limit, !isTail else { return nil }
    return Place(lanes: lanes, position: position, holes: current)
  }

  private mutating func record(_ entry: Passed.Entry, on lanes: Range<Int>) {
    let nothing = Array(repeating: Passed(), count: laneCount)
    passed[lanes.count, default: nothing][lanes.lowerBound].record(entry)
  }
}
