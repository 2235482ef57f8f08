extension Skyline {
  /// Places items whose lengths are known, where the rule is fast for them.
  mutating func place(_ known: KnownItems, into chunk: ItemChunk) {
    switch rule.choice {
    case .inTurn: placeInTurn(known, into: chunk)
    case .shortest: placeOnShortest(known, into: chunk, honoringTurn: false)
    case .within: placeOnShortest(known, into: chunk, honoringTurn: true)
    }
  }

  /// Places each item in the lane at the cursor.
  private mutating func placeInTurn(_ known: KnownItems, into chunk: ItemChunk) {
    for offset in 0..<known.lengths.count {
      if cursor == laneCount { cursor = 0 }
      let position = runningPositions[cursor]
      chunk.note(offset, at: position, lane: cursor)
      runningPositions[cursor] = rule.next(after: position, length: known.lengths[offset])
      cursor += 1
    }
  }
}
