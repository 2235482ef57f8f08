extension MasonryRows {
  /// The number that the provider was asked for, in points: in justified rows the width at the
  /// target height, in a flow the width or its own height, in even rows the height.
  public func length(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return sharedSettings.asksForOwnLengths ? items.ownLengths[index] : items.lengths[index]
  }

  /// Sets ``length(ofItemAt:)``, for example once a picture has loaded; the item is then measured.
  ///
  ///     try rows.setLength(180 * ratio, ofItemAt: 7)      // justified at 180 points
  ///
  /// - Throws: ``MasonryError``; the rows are then unchanged.
  /// - Complexity: O(*m*) for *m* items until the breaks are the old ones, and O(*r*) for *r* rows
  ///   behind; O(1) if the length stays.
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    checkIndex(index)
    guard length.isLength else {
      throw .length(length, ofItemAt: index, along: askedAxis(ofItemAt: index))
    }
    var measure = newMeasure(ofItemAt: index, length: length)
    if sharedSettings.asksForOwnLengths {
      measure.ownLength = length
      if !items.isFilling(index) { measure.answer.length = items.lengths[index] }
    }
    take([measure])
  }

  /// The axis of what ``length(ofItemAt:)`` gives.
  package func askedAxis(ofItemAt index: Int) -> LayoutAxis {
    checkIndex(index)
    return sharedSettings.asksForOwnLengths
      ? axis : sharedSettings.question(items.request(of: index)).axis
  }

  /// Asks about items again, as ``MasonryGrid/remeasure(_:measuredBy:)`` does, and breaks rows
  /// once, in the time of ``setLength(_:ofItemAt:)`` from the first changed item on.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try takeAgain(indices, by: provider)
  }

  mutating func take(_ new: [NewMeasure]) {
    let changed = new.filter { items.isNew($0) }.map { $0.index }
    let fillingChanges = new.contains { $0.request != items.request(of: $0.index) }
    for new in new { items.put(new, at: new.index) }
    guard let last = changed.max() else { return }
    // Late lengths of items in kept rows, except the last of these, change only the rows' heights.
    let horizon = fillingChanges ? 0 : horizon(of: itemCount)
    let keptCount = rows.indices.partitioningIndex { rows[$0].first >= horizon }
    let settledEnd = keptCount > 0 ? rows[keptCount - 1].first : 0
    for row in Set(changed.filter { $0 < settledEnd }.map { row(ofItemAt: $0) }).sorted() {
      measureRows(row..<min(row + 2, rowCount))
      packedFrom = max(packedFrom, UInt32(clamping: settledEnd + 1))
    }
    guard let next = changed.filter({ $0 >= settledEnd }).min() else {
      contentEnd = endOfRows()
      return repack()
    }
    breakAgain(RowChange(first: next, end: last + 1, isLate: !fillingChanges))
  }
}
