extension MasonryItems {
  mutating func placeAppendedRowItems(_ new: Range<Int>) {
    dropUnkeptSeam()
    if held != nil { _ = stillRow() }
    breakAgain(RowChange(first: new.lowerBound, end: itemCount, shift: new.count))
  }

  mutating func rearrangeRows(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure]
  ) {
    dropUnkeptSeam()
    let changed = measures.map { $0.index }
    if rearrangeInDividedRows(change, adding: new, taking: measures, changing: changed) {
      return dropUnkeptSeam()
    }
    if held != nil || !placement.seams.isEmpty { restackRowsFromStart() }
    let oldCount = itemCount
    items.rearrange(change, adding: new)
    for measure in measures { items.put(measure, at: measure.index) }
    let shift = itemCount - oldCount
    let first = min(change.range.lowerBound, changed.min() ?? .max)
    let end = max(change.range.upperBound + shift, (changed.max() ?? -1) + 1)
    breakAgain(RowChange(first: first, end: end, shift: shift))
  }

  /// The column of an item of even rows, or all columns if it fills a row.
  func rowLanes(of index: Int) -> Range<Int> {
    rowLanes(of: index, inRowFrom: rows[row(of: index)].first)
  }

  private func rowLanes(of index: Int, inRowFrom first: Int) -> Range<Int> {
    guard items.isFilling(index) else { return index - first..<index - first + 1 }
    return 0..<(rowSettings.tracks?.count ?? 1)
  }

  /// Gives the items of even rows the lengths that they have in their columns, if columns differ.
  mutating func takeAnswers(ofRows range: Range<Int>) {
    guard let tracks = rowSettings.differingTracks, !items.answers.isEmpty else { return }
    let table = WidthTable(tracks)
    for row in range {
      for item in items(inRow: row) {
        let lanes = rowLanes(of: item, inRowFrom: rows[row].first)
        items.takeAnswer(of: item, at: table.number(of: lanes))
      }
    }
  }

  /// Arranges the items in other rows, downwards.
  mutating func rearrangeRows(
    in new: RowSettings, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try measure(for: .rows(new), by: provider)
    settings = .rows(new)
    if !new.isOptimal || new.itemsInRow.lowerBound > 1 { costs = [] }
    if !new.isOptimal || new.itemsInRow.lowerBound == 1 { wideCosts = [] }
    packedFrom = 0
    placement.seams = []
    held = nil
    breakAgain(RowChange(first: 0, end: itemCount))
  }

  /// Breaks rows anew, at once, that are no longer kept.
  mutating func repackRows() {
    dropUnkeptSeam()
    guard Int(packedFrom) > keptEnd(horizon) else { return }
    breakAgain(RowChange(first: itemCount, end: itemCount))
  }

  /// Stacks all rows downwards again, from the start of the content.
  mutating func restackRowsFromStart() {
    placement.seams = []
    held = nil
    measureRows(0..<rowCount)
    settleEnd()
  }

  /// The items before it are in rows that are kept, of so many.
  func horizon(of count: Int) -> Int { min(Int(clamping: storedHorizon), count) }

  /// Rows that begin before it are kept: so is where the last row of kept items ends.
  func keptEnd(_ horizon: Int) -> Int { horizon == 0 ? 0 : horizon + 1 }
}
