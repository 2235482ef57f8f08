extension MasonryRows {
  /// Adds items at the end, as ``MasonryGrid/appendItems(_:measuredBy:)`` does.
  ///
  /// - Complexity: O(*m*) for *m* new items, amortised; optimal rows may break anew far above.
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    guard addedCount > 0 else { return .unchanged }
    let oldCount = itemCount
    try items.append(
      measuring: oldCount..<oldCount + addedCount, in: sharedSettings, by: provider)
    breakAgain(RowChange(first: oldCount, end: itemCount, shift: addedCount))
    return .unchanged
  }
}

extension MasonryRows: MeasuredLayout {
  static func layout(of section: MasonryFeed.SectionItems) -> MasonryRows? { section.rows }

  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement {
    Rearrangement(mapping, from: itemCount, to: count, moving: [])
  }

  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], upwards: Bool
  ) {
    let isStacked = upwards && change.range == 0..<0 && measures.isEmpty
    if isStacked { repack() }
    let oldCount = itemCount
    items.rearrange(change, adding: new)
    for measure in measures { items.put(measure, at: measure.index) }
    let shift = itemCount - oldCount
    guard !isStacked else { return stackUpwards(shift) }
    let changed = measures.map { $0.index }
    let first = min(change.range.lowerBound, changed.min() ?? .max)
    let end = max(change.range.upperBound + shift, (changed.max() ?? -1) + 1)
    breakAgain(RowChange(first: first, end: end, shift: shift))
  }

  /// The column of an item of even rows, or all columns if it fills a row.
  func lanes(of index: Int) -> Range<Int> {
    let (columnCount, isFilling) = (sharedSettings.tracks?.count ?? 1, items.isFilling(index))
    let column = isFilling ? 0 : index - rows[rowIndex(ofItemAt: index)].first
    return column..<(isFilling ? columnCount : column + 1)
  }

  /// Gives the items of even rows the lengths that they have in their columns, if columns differ.
  mutating func takeAnswers(ofRows range: Range<Int>) {
    guard let tracks = sharedSettings.differingTracks else { return }
    let table = WidthTable(tracks)
    for row in range {
      let all = items(inRow: row)
      for item in all {
        let column = items.isFilling(item) ? 0 : item - all.lowerBound
        let end = items.isFilling(item) ? tracks.count : column + 1
        items.takeAnswer(of: item, at: table.number(of: column..<end))
      }
    }
  }
}
