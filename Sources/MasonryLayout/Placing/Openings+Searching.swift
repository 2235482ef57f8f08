extension Openings {
  /// The highest position on some lanes that has room, at least one of them being a hole.
  ///
  /// What is found in each lane is left in ``found``.
  ///
  /// - Parameters:
  ///   - need: The extent of the item and the spacing after it.
  ///   - lanes: The lanes that the item would cover.
  ///   - running: The running positions of all lanes.
  ///   - limit: Positions lower than this are of no interest.
  /// - Returns: The position, or `nil` if there is none down to the limit.
  mutating func position(
    for need: Double, on lanes: Range<Int>, running: [Double], limit: Double
  ) -> Double? {
    let span = lanes.count
    var position = passed[span][lanes.lowerBound].start(for: need, span: span, passing: &current)

    // Each lane in turn moves the position down to its next opening with room, until all agree.
    var agreeing = 0
    var lane = 0
    while agreeing < span, position <= limit {
      var hole = self.hole(after: current[lane], in: lanes.lowerBound + lane)
      while hole >= 0, !holes[Int(hole)].hasRoom(for: need, from: position) {
        current[lane] = hole
        hole = holes[Int(hole)].next
      }
      found[lane] = hole
      let start = hole >= 0 ? holes[Int(hole)].start : running[lanes.lowerBound + lane]
      agreeing = start <= position ? agreeing + 1 : 1
      position = max(position, start)
      lane = lane + 1 == span ? 0 : lane + 1
    }

    passed[span][lanes.lowerBound].record(position, for: need, span: span, passing: current)
    guard agreeing == span, position <= limit else { return nil }
    return found[..<span].contains { $0 >= 0 } ? position : nil
  }
}
