extension MasonryGrid {
  /// Measures items that are estimated, at the widths that they have: one round.
  mutating func measure(
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout MeasuringUndo
  ) throws(MasonryError) {
    let new = try indices.map { index throws(MasonryError) in
      try measured(itemAt: index, by: provider)
    }
    undo.note(indices, of: self)
    take(new)
  }
}

/// The way back from several rounds of measuring, if a late one is refused.
struct MeasuringUndo {
  /// How the grid was before the first round, with a copy only if lengths do not bring positions
  /// back: a copy makes the round copy all storage.
  private var start: (keptState: KeptState, copy: MasonryGrid?)?
  /// The estimates that were replaced, unless there is a copy.
  private var estimates: [NewMeasure] = []
  /// How rows were before the first round.
  var rows: MasonryRows?

  /// Notes what a round is about to change.
  fileprivate mutating func note(_ indices: [Int], of grid: MasonryGrid) {
    if start == nil { start = (grid.keptState, grid.positionsFollowFromLengths ? nil : grid) }
    guard start?.copy == nil else { return }
    estimates += indices.map { index in
      NewMeasure(
        index: index, request: grid.items.request(of: index),
        answer: Answer(length: grid.items.lengths[index], isEstimated: true))
    }
  }

  /// Makes a grid what it was before the first round.
  func restore(_ grid: inout MasonryGrid) {
    guard let start else { return }
    if let copy = start.copy { return grid = copy }
    grid.take(estimates)
    grid.keptState = start.keptState
  }
}
