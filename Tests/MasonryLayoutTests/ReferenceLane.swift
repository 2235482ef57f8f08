/// A lane of the oracle: where its next item may start, and the holes above.
struct ReferenceLane {
  private(set) var running = 0

  /// What items that started below the running position skipped, from the top.
  ///
  /// A hole without extent is none. Items do not overlap, so one without extent parts a hole in two.
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

  /// The highest place with room in all of some lanes, in a hole of at least one of them.
  static func highestGap(for need: Int, in lanes: ArraySlice<ReferenceLane>) -> Int? {
    // An item that could not be any higher starts where a hole or a tail does.
    let starts = lanes.flatMap { $0.holes.map(\.lowerBound) + [$0.running] }
    return starts.sorted().first { start in
      let taken = start..<start + need
      let inHole = lanes.filter { lane in lane.holes.contains { $0.hasRoom(taken) } }
      return !inHole.isEmpty
        && lanes.allSatisfy { lane in
          lane.running <= start || lane.holes.contains { $0.hasRoom(taken) }
        }
    }
  }
}

extension Range<Int> {
  fileprivate func hasRoom(_ taken: Range<Int>) -> Bool {
    lowerBound <= taken.lowerBound && taken.upperBound <= upperBound
  }
}
