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
  /// Measures the items in a rectangle that are estimated, and keeps the place.
  ///
  ///     try wall.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))    // asks nobody
  ///     visible.origin.y = try wall.measure(itemsIn: visible, margin: 400, measuredBy: cells)
  ///
  /// Afterwards nothing in the rectangle is estimated, nor within the margin before and after it. Where no
  /// item is estimated, nothing is asked, and the answer is where the rectangle is: call it whenever the
  /// visible rectangle has changed.
  ///
  /// While heights become known, the rectangle follows its anchor. So it is to be scrolled to where the
  /// answer says. After a change, pass the anchor that was made before it:
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768)                                // heights become estimates
  ///     offset = try wall.measure(itemsIn: newVisible, keeping: anchor, measuredBy: cells)
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle. If an anchor is given, only its size matters. One that is not finite
  ///     shows nothing, and nothing is asked.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less than 0
  ///     is 0.
  ///   - anchor: What to keep still, followed through all changes since it was made; if left out, that of
  ///     the rectangle as it is.
  ///   - provider: The heights, asked once for each estimated item. They count as measured, whatever the
  ///     provider says about estimates. Where columns differ, items that get another width are asked
  ///     for as well, no item twice at the same width.
  /// - Returns: Where to scroll: the new y of the rectangle, or the new x in a grid that scrolls sideways.
  /// - Throws: ``MasonryError`` if a height is not valid; the grid is then unchanged, whatever was measured
  ///   before.
  /// - Complexity: that of ``remeasure(_:measuredBy:)`` in each round, of which there are two or three as a
  ///   rule, and no more than there are items to measure; O(*c* log *n* + *k*) without estimates among the
  ///   *k* items found, as for ``items(in:)-(LayoutRect)``.
  @discardableResult
  public mutating func measure(
    itemsIn rect: LayoutRect, margin: Double = 0, keeping anchor: Anchor? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Double {
    let anchor = anchor ?? self.anchor(in: rect)
    return try measure(itemsIn: rect, margin: margin, measuredBy: provider) { grid in
      grid.offset(keeping: anchor, in: rect)
    }
  }

  /// Measures the items that are shown once an item is scrolled to, and tells where that is.
  ///
  ///     offset = try wall.measure(showing: 500_000, at: .start, in: visible, measuredBy: cells)
  ///
  /// It is ``offset(showing:at:in:)-(_,_,LayoutRect)``, but that nothing is estimated of what is shown there. What is far above
  /// stays estimated, so that a jump to the middle asks for no more than a jump to the start.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: Where in view it is to be.
  ///   - rect: The visible rectangle. One that is not finite shows nothing, and nothing is asked.
  ///   - margin: How far before and after the rectangle items are measured as well, in points; less than 0
  ///     is 0.
  ///   - provider: The heights, as for ``measure(itemsIn:margin:keeping:measuredBy:)-(LayoutRect,_,_,_)``.
  /// - Returns: The offset.
  /// - Throws: ``MasonryError`` if a height is not valid; the grid is then unchanged.
  /// - Complexity: that of ``measure(itemsIn:margin:keeping:measuredBy:)-(LayoutRect,_,_,_)``.
  @discardableResult
  public mutating func measure(
    showing index: Int, at position: ScrollPosition = .nearest, in rect: LayoutRect,
    margin: Double = 0, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Double {
    checkIndex(index)
    return try measure(itemsIn: rect, margin: margin, measuredBy: provider) { grid in
      grid.offset(showing: index, at: position, in: rect)
    }
  }

  /// Measures what is estimated in a rectangle, wherever that is once something is measured.
  private mutating func measure(
    itemsIn rect: LayoutRect, margin: Double, measuredBy provider: some MasonryHeightProvider,
    near: (MasonryGrid) -> Double
  ) throws(MasonryError) -> Double {
    var undo = MeasuringUndo()
    do throws(MasonryError) {
      while true {
        let near = near(self)
        let indices = estimatedIndices(in: axis.rect(rect, movedTo: near, margin: margin))
        if indices.isEmpty { return near }
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

extension LayoutAxis {
  /// A rectangle at another place along the axis, longer by a margin at both ends.
  ///
  /// One that is not finite stays so, and shows nothing there either.
  func rect(_ rect: LayoutRect, movedTo near: Double, margin: Double) -> LayoutRect {
    guard rect.isFinite else { return rect }
    let margin = margin > 0 ? min(margin, .maximumLength) : 0
    return self.rect(
      main: near - margin, length: length(of: rect) + 2 * margin,
      cross: cross.interval(of: rect).near, crossLength: cross.length(of: rect))
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
