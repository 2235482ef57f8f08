extension Skyline {
  /// Places items of known lengths for which the rule is fast.
  mutating func fill(_ chunk: ItemChunk, with known: KnownItems) {
    switch rule.choice {
    case .inTurn: fillInTurn(chunk, with: known)
    case .shortest: fillShortest(chunk, with: known, honoringTurn: false)
    case .within: fillShortest(chunk, with: known, honoringTurn: true)
    }
  }

  private mutating func fillInTurn(_ chunk: ItemChunk, with known: KnownItems) {
    for offset in 0..<known.lengths.count {
      if cursor == laneCount { cursor = 0 }
      let position = runningPositions[cursor]
      chunk.note(offset, at: position, lane: cursor)
      runningPositions[cursor] = rule.next(after: position, length: known.lengths[offset])
      cursor += 1
    }
  }
}
