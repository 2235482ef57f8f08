// Each round asks for all estimated items in the rectangle, and places once. Others may be in the
// rectangle then, so there are rounds until none of them is estimated. That ends: a round measures
// at least one item, and measured items stay so. As a rule there are two or three rounds: only
// items much shorter than estimated draw many others in.
//
// If columns differ, an item may come back to a column from one of another width. The answers of
// all rounds are kept, so that no item is asked for twice at the same width.

extension MasonryGrid {
  /// Measures the estimated items in the visible rectangle, which keeps its place.
  ///
  ///     try wall.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))  // asks none
  ///     try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
  ///
  /// Afterwards nothing in the rectangle or its margin is estimated, and the rectangle is scrolled
  /// along with its anchor. Without estimates nothing is asked and the rectangle stays: call it
  /// whenever the visible rectangle has changed.
  ///
  /// After a change, pass the anchor that was made before it:
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768)                            // heights become estimates
  ///     visible.size = newSize
  ///     try wall.measure(itemsIn: &visible, keeping: anchor, measuredBy: cells)
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle. If an anchor is given, only its size matters. Nothing is
  ///     asked for one that is not finite.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less
  ///     than 0 is 0.
  ///   - anchor: What to keep still, followed through all changes since it was made; by default the
  ///     anchor of the rectangle as it is.
  ///   - provider: The heights, asked once for each estimated item; they count as measured. If
  ///     columns differ, items that get another width are asked for as well, none twice at a width.
  /// - Throws: ``MasonryError``; the grid and the rectangle are then unchanged.
  /// - Complexity: that of ``remeasure(_:measuredBy:)`` in each of two or three rounds; there are
  ///   never more than items to measure. Without estimates that of ``items(in:)-(LayoutRect)``.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double = 0, keeping anchor: Anchor? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let anchor = anchor ?? self.anchor(in: visible)
    try measure(in: &visible, margin: margin, measuredBy: provider) { grid, visible in
      grid.scroll(&visible, to: anchor)
    }
  }

  /// Scrolls the visible rectangle to an item, and measures the items that are shown there.
  ///
  ///     try wall.measure(showing: 500_000, at: .start, in: &visible, measuredBy: cells)
  ///
  /// It scrolls as `scroll(_:toItemAt:at:)` does, and measures as `measure(itemsIn:)` does. Items
  /// far before the item stay estimated: a jump to the middle asks for no more than one to the
  /// start.
  public mutating func measure(
    showing index: Int, at position: ScrollPosition = .nearest, in visible: inout LayoutRect,
    margin: Double = 0, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    checkIndex(index)
    try measure(in: &visible, margin: margin, measuredBy: provider) { grid, visible in
      grid.scroll(&visible, toItemAt: index, at: position)
    }
  }

  /// Measures what is estimated where the rectangle is scrolled to, until nothing there is.
  private mutating func measure(
    in visible: inout LayoutRect, margin: Double, measuredBy provider: some MasonryHeightProvider,
    scroll: (MasonryGrid, inout LayoutRect) -> Void
  ) throws(MasonryError) {
    var undo = MeasuringUndo()
    do throws(MasonryError) {
      while true {
        var rect = visible
        scroll(self, &rect)
        let near = axis.interval(of: rect).near
        let indices = estimatedIndices(in: axis.rect(rect, movedTo: near, margin: margin))
        guard !indices.isEmpty else { return visible = rect }
        try measure(indices, by: provider, undo: &undo)
      }
    } catch {
      undo.restore(&self)
      throw error
    }
  }

  /// The items in a rectangle that are estimated, column by column.
  private func estimatedIndices(in rect: LayoutRect) -> [Int] {
    guard !hasExactContentSize else { return [] }
    var indices: [Int] = []
    visit(rect) { if items.estimates[$0] { indices.append($0) } }
    return indices
  }

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

/// The heights of a provider, none of which is an estimate.
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
