// Each round of measuring asks for all estimated items in a rectangle, and places once. What is now in the
// rectangle may be others, and so there is another round, until it has no estimates.
//
// That ends: a round measures at least one estimated item, and makes no estimate of a measured one. So
// there are no more rounds than there were estimated items. As a rule there are two or three: only items
// that are much shorter than they were estimated draw many others in.
//
// Where columns differ, an item may come back to a column from one of another width. So the answers of
// all rounds are kept, and no item is asked for twice at the same width.

extension MasonryGrid {
  /// Measures the estimated items in the visible rectangle, which keeps its place.
  ///
  ///     try wall.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))   // asks no cell
  ///     try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
  ///
  /// Afterwards nothing in the rectangle is estimated, nor within the margin before and after it. The
  /// rectangle is scrolled along with its anchor. Without estimates nothing is asked and the rectangle
  /// stays: call it whenever the visible rectangle has changed.
  ///
  /// After a change, pass the anchor that was made before it:
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768)                            // heights become estimates
  ///     visible.size = newSize
  ///     try wall.measure(itemsIn: &visible, keeping: anchor, measuredBy: cells)
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle. If an anchor is given, only its size matters. Nothing is asked
  ///     for one that is not finite.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less
  ///     than 0 is 0.
  ///   - anchor: What to keep still, followed through all changes since it was made. By default, the
  ///     anchor of the rectangle as it is.
  ///   - provider: The heights, asked once for each estimated item. They count as measured, whatever
  ///     the provider says about estimates. Where columns differ, items that get another width are
  ///     asked for as well, no item twice at the same width.
  /// - Throws: ``MasonryError`` if a height is not valid; the grid and the rectangle are then unchanged,
  ///   whatever was measured before.
  /// - Complexity: that of ``remeasure(_:measuredBy:)`` in each round. There are two or three rounds as
  ///   a rule, and never more than items to measure. Without estimates O(*c* log *n* + *k*), as for
  ///   ``items(in:)-(LayoutRect)``.
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
  /// It scrolls as `scroll(_:toItemAt:at:)` does. Items far before the item stay
  /// estimated: a jump to the middle asks for no more than a jump to the start.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: Where in view the item is to be.
  ///   - visible: The visible rectangle. One that is not finite stays, and nothing is asked.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less
  ///     than 0 is 0.
  ///   - provider: The heights, asked as when measuring the items in a rectangle.
  /// - Throws: ``MasonryError`` if a height is not valid; the grid and the rectangle are then unchanged.
  /// - Complexity: that of measuring the items in a rectangle.
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
    visit(rect) { index in
      if items.estimates[index] { indices.append(index) }
    }
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

/// The way back from several rounds of measuring, of which a late one is refused.
struct MeasuringUndo {
  /// The grid before the first round.
  ///
  /// It is copied only if lengths do not bring positions back: a copy makes the round copy all storage,
  /// however little it moves.
  private var copy: MasonryGrid?

  /// The estimates that were replaced.
  private var estimates: [NewMeasure] = []

  private var keptState: KeptState?

  /// The lengths that the rounds have asked for, where columns differ.
  fileprivate var answers: Answers?

  /// Notes what a round is about to change.
  mutating func note(_ indices: [Int], of grid: MasonryGrid) {
    if keptState == nil { keptState = grid.keptState }
    guard grid.positionsFollowFromLengths else {
      if copy == nil { copy = grid }
      return
    }
    for index in indices {
      estimates.append(
        NewMeasure(
          index: index, length: grid.items.lengths[index], isEstimated: true,
          request: grid.items.request(of: index)))
    }
  }

  /// Makes a grid what it was before the first round.
  func restore(_ grid: inout MasonryGrid) {
    if let copy { grid = copy }
    // Equal columns need no provider, and nothing is refused that was there before.
    if !estimates.isEmpty { try? grid.take(estimates, measuredBy: NoHeights()) }
    if let keptState { grid.keptState = keptState }
  }
}

/// The lengths that a provider has given, by the items and their cross lengths.
private final class Answers {
  private var lengths: [Question: Double] = [:]

  private struct Question: Hashable {
    let item: Int
    let crossLength: Double
  }

  /// The length of an item, asked for if it is not known.
  func length(ofItemAt index: Int, at crossLength: Double, ask: () -> Double) -> Double {
    let question = Question(item: index, crossLength: crossLength)
    if let length = lengths[question] { return length }
    let length = ask()
    lengths[question] = length
    return length
  }
}

/// The heights of a provider, none of which is an estimate.
private struct Measured<Heights: MasonryHeightProvider>: MasonryHeightProvider {
  let heights: Heights
  let answers: Answers?

  func height(ofItemAt index: Int, width: Double) -> Double {
    let ask = { heights.height(ofItemAt: index, width: width) }
    return answers?.length(ofItemAt: index, at: width, ask: ask) ?? ask()
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    let ask = { heights.width(ofItemAt: index, height: height) }
    return answers?.length(ofItemAt: index, at: height, ask: ask) ?? ask()
  }
}
