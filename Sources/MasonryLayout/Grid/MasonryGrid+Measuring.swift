// If columns differ, an item may come back to a column from one of another width. The answers of
// all rounds are kept, so that no item is asked for twice at the same width.

extension MasonryGrid {
  /// Measures items that are estimated: one round.
  mutating func measure(
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout MeasuringUndo
  ) throws(MasonryError) {
    if !tracks.areEqual, undo.answers == nil { undo.answers = Answers() }
    let provider = Measured(heights: provider, answers: undo.answers)
    var new: [NewMeasure] = []
    for index in indices {
      new.append(try newMeasure(ofItemAt: index, items.request(of: index), by: provider))
    }
    undo.note(indices, of: self)
    try take(new, measuredBy: provider)
  }
}

/// The way back from several rounds of measuring in a grid, if a late one is refused.
struct MeasuringUndo {
  /// How the grid was before the first round, with a copy only if lengths do not bring positions
  /// back: a copy makes the round copy all storage.
  private var start: (keptState: KeptState, copy: MasonryGrid?)?
  /// The estimates that were replaced, unless there is a copy.
  private var estimates: [NewMeasure] = []
  /// How rows were before the first round.
  var rows: MasonryRows?
  /// The lengths that the rounds have asked for, if columns differ.
  fileprivate var answers: Answers?

  /// Notes what a round is about to change.
  fileprivate mutating func note(_ indices: [Int], of grid: MasonryGrid) {
    if start == nil { start = (grid.keptState, grid.positionsFollowFromLengths ? nil : grid) }
    guard start?.copy == nil else { return }
    estimates += indices.map { index in
      NewMeasure(
        index: index, length: grid.items.lengths[index], isEstimated: true,
        request: grid.items.request(of: index))
    }
  }

  /// Makes a grid what it was before the first round.
  func restore(_ grid: inout MasonryGrid) {
    guard let start else { return }
    if let copy = start.copy { return grid = copy }
    // Columns are equal, so nothing is asked, and lengths that were there are not refused.
    try? grid.take(estimates, measuredBy: NoHeights())
    grid.keptState = start.keptState
  }
}

/// The lengths that a provider has given, by the items and their cross lengths.
private final class Answers {
  var lengths: [Int: [Double: Double]] = [:]
}

/// The heights of a provider, as measured ones and not as estimates.
private struct Measured<Heights: MasonryHeightProvider>: MasonryHeightProvider {
  let heights: Heights
  let answers: Answers?

  func height(ofItemAt index: Int, width: Double) -> Double {
    answer(index, width) { heights.height(ofItemAt: index, width: width) }
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    answer(index, height) { heights.width(ofItemAt: index, height: height) }
  }

  /// The length of an item, asked for if it is not known.
  private func answer(_ index: Int, _ crossLength: Double, ask: () -> Double) -> Double {
    guard let answers else { return ask() }
    if let length = answers.lengths[index]?[crossLength] { return length }
    let length = ask()
    answers.lengths[index, default: [:]][crossLength] = length
    return length
  }
}
