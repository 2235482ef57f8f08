extension Openings {
  /// What the searches at one lane, for items of one span, have found to be too small.
  ///
  /// Each entry says: nothing above this position has room for so much or more. Holes only ever shrink,
  /// and new ones come below the running positions, so this stays true. The entries are a staircase:
  /// who needs more may begin lower.
  ///
  /// A search that needs *x* begins where the last search that needed at most *x* ended. When needs
  /// come in random order, the *k*-th smallest of them so far comes up every *k* searches or so, and
  /// the holes passed sum up to a logarithm of their number for each search.
  struct Passed: Sendable {
    struct Entry: Sendable {
      let need: Double
      let position: Double

      /// For each lane covered, the last hole that was passed, or -1.
      let holes: [Int32]
    }

    private var entries: [Entry] = []

    /// The lowest place at which a search may begin.
    func start(for need: Double) -> Entry? {
      let end = entries.indices.partitioningIndex { entries[$0].need > need }
      return end == 0 ? nil : entries[end - 1]
    }

    /// Remembers where a search ended, and forgets what that makes superfluous.
    mutating func record(_ entry: Entry) {
      let begin = entries.indices.partitioningIndex { entries[$0].need >= entry.need }
      var end = begin
      while end < entries.count, entries[end].position <= entry.position { end += 1 }
      entries.replaceSubrange(begin..<end, with: CollectionOfOne(entry))
    }
  }
}
