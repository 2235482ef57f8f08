/// A lane of the oracle: where its next item may start, and the holes above.
struct ReferenceLane {
  private(set) var running = 0

  /// The holes from the top, of some length each: an item without length parts a hole in two.
  private var holes: [Range<Int>] = []

  /// Puts an item below all others.
  mutating func extend(from top: Int, to end: Int) {
    if running < top { holes.append(running..<top) }
    running = end
  }

  /// Puts an item into a hole, or else below all others.
  mutating func fill(_ taken: Range<Int>) {
    guard let index = holes.firstIndex(where: { $0.hasRoom(taken) }) else {
      return extend(from: taken.lowerBound, to: taken.upperBound)
    }
    let hole = holes[index]
    let parts = [hole.lowerBound..<taken.lowerBound, taken.upperBound..<hole.upperBound]
    holes.replaceSubrange(index...index, with: parts.filter { !$0.isEmpty })
  }

  /// Whether there is a hole in any lane.
  static func haveHoles(_ lanes: [ReferenceLane]) -> Bool {
    for lane in lanes where !lane.holes.isEmpty { return true }
    return false
  }

  /// The highest place with room in all of some lanes, in a hole of at least one of them.
  static func highestGap(for need: Int, in lanes: ArraySlice<ReferenceLane>) -> Int? {
    var highest: Int?
    func look(at start: Int) {
      guard start < highest ?? .max else { return }
      if haveGap(start..<start + need, in: lanes) { highest = start }
    }
    // An item that could not be any higher starts where a hole or a tail does.
    for lane in lanes {
      for hole in lane.holes { look(at: hole.lowerBound) }
      look(at: lane.running)
    }
    return highest
  }

  private static func haveGap(_ taken: Range<Int>, in lanes: ArraySlice<ReferenceLane>) -> Bool {
    var isInHole = false
    var index = lanes.startIndex
    while index < lanes.endIndex {
      let hasRoom = lanes[index].hasHole(for: taken)
      guard hasRoom || lanes[index].running <= taken.lowerBound else { return false }
      isInHole = isInHole || hasRoom
      index += 1
    }
    return isInHole
  }

  private func hasHole(for taken: Range<Int>) -> Bool {
    var index = 0
    while index < holes.count {
      if holes[index].hasRoom(taken) { return true }
      index += 1
    }
    return false
  }
}

extension Range<Int> {
  fileprivate func hasRoom(_ taken: Range<Int>) -> Bool {
    lowerBound <= taken.lowerBound && taken.upperBound <= upperBound
  }
}
