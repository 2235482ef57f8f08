extension Openings {
  /// What the searches at one lane, for items of one span, have found to be too small.
  ///
  /// Each step says: nothing above this position has room for so much or more. Holes only ever shrink,
  /// and new ones come below the running positions, so this stays true. The steps are a staircase: who
  /// needs more may begin lower.
  ///
  /// A search that needs *x* begins where the last search that needed at most *x* ended. When needs
  /// come in random order, the *k*-th smallest of them so far comes up every *k* searches or so, and
  /// the holes passed sum up to a logarithm of their number for each search.
  struct Passed: Sendable {
    /// How much is needed at least, from the topmost step to the lowest, and where to begin then.
    private var needs: [Double] = []
    private var positions: [Double] = []

    /// For each step and each lane covered, the last hole that was passed, or -1.
    private var holes: [Int32] = []

    /// The lowest position at which a search may begin; the holes passed are written to a buffer.
    func start(for need: Double, span: Int, passing passed: inout [Int32]) -> Double {
      let step = needs.indices.partitioningIndex { needs[$0] > need } - 1
      for lane in 0..<span { passed[lane] = step < 0 ? -1 : holes[step * span + lane] }
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
        holes.removeSubrange((first + 1) * span..<end * span)
        needs[first] = need
        positions[first] = position
        for lane in 0..<span { holes[first * span + lane] = passed[lane] }
      } else {
        needs.insert(need, at: first)
        positions.insert(position, at: first)
        holes.insert(contentsOf: passed[..<span], at: first * span)
      }
    }
  }
}
