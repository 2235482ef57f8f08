extension Gaps {
  /// The highest position on some lanes that has room, at least one of them being a gap.
  ///
  /// What is found in each lane is left in ``found``.
  ///
  /// - Parameters:
  ///   - need: The length of the item and the spacing after it.
  ///   - lanes: The lanes that the item would cover.
  ///   - runningPositions: The running positions of all lanes.
  ///   - limit: Positions lower than this are of no interest.
  /// - Returns: The position, or `nil` if there is none down to the limit.
  mutating func position(
    for need: Double, on lanes: Range<Int>, runningPositions: UnsafeMutableBufferPointer<Double>,
    limit: Double
  ) -> Double? {
    let span = lanes.count
    var position = passed[span][lanes.lowerBound].start(for: need, span: span, passing: &current)

    // Each lane in turn moves the position down to its next opening with room, until all agree.
    var agreeing = 0
    var lane = 0
    while agreeing < span, position <= limit {
      var gap = self.gap(after: current[lane], in: lanes.lowerBound + lane)
      while gap >= 0, !gaps[Int(gap)].hasRoom(for: need, from: position) {
        current[lane] = gap
        gap = gaps[Int(gap)].next
      }
      found[lane] = gap
      let start = gap >= 0 ? gaps[Int(gap)].start : runningPositions[lanes.lowerBound + lane]
      agreeing = start <= position ? agreeing + 1 : 1
      position = max(position, start)
      lane = lane + 1 == span ? 0 : lane + 1
    }

    passed[span][lanes.lowerBound].record(position, for: need, span: span, passing: current)
    guard agreeing == span, position <= limit else { return nil }
    return found[..<span].contains { $0 >= 0 } ? position : nil
  }
}

extension Gaps {
  /// What the searches at one lane, for items of one span, have found to be too small.
  ///
  /// Each step says: nothing above this position has room for so much or more. Gaps only ever shrink,
  /// and new ones come below the running positions, so this stays true. The steps are a staircase: who
  /// needs more may begin lower.
  ///
  /// A search that needs *x* begins where the last search that needed at most *x* ended. When needs
  /// come in random order, the *k*-th smallest of them so far comes up every *k* searches or so, and
  /// the gaps passed sum up to a logarithm of their number for each search.
  struct SearchMemo: Sendable {
    /// How much is needed at least, from the topmost step to the lowest, and where to begin then.
    private var needs: [Double] = []
    private var positions: [Double] = []

    /// For each step and each lane covered, the last gap that was passed, or -1.
    private var gaps: [Int32] = []

    /// The lowest position at which a search may begin; the gaps passed are written to a buffer.
    func start(for need: Double, span: Int, passing passed: inout [Int32]) -> Double {
      let step = needs.indices.partitioningIndex { needs[$0] > need } - 1
      for lane in 0..<span { passed[lane] = step < 0 ? -1 : gaps[step * span + lane] }
      return step < 0 ? 0 : positions[step]
    }

    /// Remembers where a search ended, and forgets the steps that this makes superfluous.
    mutating func record(_ position: Double, for need: Double, span: Int, passing passed: [Int32]) {
      let first = needs.indices.partitioningIndex { needs[$0] >= need }
      var end = first
      while end < needs.count, positions[end] <= position { end += 1 }
      if first < end {
        needs.removeSubrange(first + 1..<end)
        positions.removeSubrange(first + 1..<end)
        gaps.removeSubrange((first + 1) * span..<end * span)
        needs[first] = need
        positions[first] = position
        for lane in 0..<span { gaps[first * span + lane] = passed[lane] }
      } else {
        needs.insert(need, at: first)
        positions.insert(position, at: first)
        gaps.insert(contentsOf: passed[..<span], at: first * span)
      }
    }
  }
}
