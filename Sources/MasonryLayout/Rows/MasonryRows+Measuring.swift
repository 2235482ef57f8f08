extension MasonryRows {
  /// The number that the provider was asked for, in points: in justified rows the width at the
  /// target height, in a flow the width or its own height, in even rows the height.
  public func length(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return sharedSettings.flow?.hasOwnHeights == true
      ? items.extras[index] : items.lengths[index]
  }

  /// Sets what ``length(ofItemAt:)`` gives, for example once a picture has loaded.
  ///
  ///     try rows.setLength(180 * ratio, ofItemAt: 7)      // justified at 180 points
  ///
  /// The item counts as measured.
  ///
  /// - Throws: ``MasonryError``; the rows are then unchanged.
  /// - Complexity: O(*m*) for *m* items until the breaks are the old ones, and O(*r*) for *r* rows
  ///   behind; O(1) if the length stays.
  public mutating func setLength(
    _ length: Double, ofItemAt index: Int,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    checkIndex(index)
    let isFilling = items.isFilling(index)
    let hasOwnHeights = sharedSettings.flow?.hasOwnHeights == true
    guard length.isLength else {
      throw .length(length, ofItemAt: index, along: _askedAxis(ofItemAt: index))
    }
    var measure = RowMeasure(
      index: index, isFilling: isFilling, isEstimated: false, length: items.lengths[index],
      extra: items.extras.isEmpty ? nil : items.extras[index])
    if hasOwnHeights { measure.extra = length }
    if !hasOwnHeights || isFilling { measure.length = length }
    try take([measure], measuredBy: provider)
  }

  /// The axis of what ``length(ofItemAt:)`` gives.
  public func _askedAxis(ofItemAt index: Int) -> LayoutAxis {
    checkIndex(index)
    let question = sharedSettings.question(isFilling: items.isFilling(index))
    return sharedSettings.flow?.hasOwnHeights == true ? axis : question.axis
  }

  /// Asks about items again, as a ``MasonryGrid`` does, and breaks rows once.
  ///
  /// - Complexity: that of ``setLength(_:ofItemAt:measuredBy:)`` from the first changed item on.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var new: [RowMeasure] = []
    for index in indices {
      checkIndex(index)
      new.append(try newMeasure(ofItemAt: index, by: provider))
    }
    try take(new, measuredBy: provider)
  }

  /// Asks about an item again; if columns differ, its length is asked for later.
  func newMeasure(
    ofItemAt index: Int, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> RowMeasure {
    let isFilling = try provider.validRequest(ofItemAt: index).span(in: .max) > 1
    let isEstimated = provider.isEstimated(itemAt: index)
    let answer: (length: Double, crossLength: Double?) =
      sharedSettings.areColumnsUnequal
      ? (.nan, .nan)
      : try sharedSettings.answer(ofItemAt: index, isFilling: isFilling, by: provider)
    return RowMeasure(
      index: index, isFilling: isFilling, isEstimated: isEstimated, length: answer.length,
      extra: answer.crossLength)
  }

  /// Measures items that are estimated: one round.
  mutating func measure(
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout MeasuringUndo
  ) throws(MasonryError) {
    if undo.rows == nil { undo.rows = self }
    let new = try indices.map { index throws(MasonryError) in
      let isFilling = items.isFilling(index)
      // The column of an item does not depend on lengths.
      let crossLength = sharedSettings.areColumnsUnequal ? items.extras[index] : nil
      let answer = try sharedSettings.answer(
        ofItemAt: index, isFilling: isFilling, crossLength: crossLength, by: provider)
      return RowMeasure(
        index: index, isFilling: isFilling, isEstimated: false, length: answer.length,
        extra: answer.crossLength)
    }
    try take(new, measuredBy: provider)
  }

  /// Takes over what is new about some items, and breaks rows once.
  mutating func take(
    _ new: [RowMeasure], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let changed = new.filter { items.isNew($0) }.map { $0.index }
    guard let first = changed.min(), let last = changed.max() else {
      for new in new { items.take(new) }
      return
    }
    let fillingChanges = new.contains { $0.isFilling != items.isFilling($0.index) }
    try changeItems(from: first, by: provider) { items in
      for new in new { items.take(new) }
    }
    let settledEnd = fillingChanges ? 0 : endOfSettledItems
    for row in Set(changed.filter { $0 < settledEnd }.map { rowIndex(ofItemAt: $0) }).sorted() {
      measureRows(row..<min(row + 2, rowCount))
      keptState.packedFrom = max(keptState.packedFrom, UInt32(clamping: settledEnd + 1))
    }
    guard let next = changed.filter({ $0 >= settledEnd }).min() else {
      contentEnd = endOfRows()
      return repack()
    }
    breakAgain(from: next, to: last + 1, shift: 0, isLate: !fillingChanges)
  }
}

/// What is new about an item that was measured again; not numbers if it is asked for later.
struct RowMeasure {
  let index: Int
  let isFilling: Bool
  let isEstimated: Bool
  var length: Double
  var extra: Double?
}

extension Items {
  /// Whether what is new about an item may change rows.
  func isNew(_ new: RowMeasure) -> Bool {
    // 0 and −0 differ: positions are those of a rebuild to the bit.
    new.length.bitPattern != lengths[new.index].bitPattern
      || new.isFilling != isFilling(new.index)
      || new.extra.map { $0.bitPattern != extras[new.index].bitPattern } ?? false
  }

  mutating func take(_ new: RowMeasure) {
    lengths[new.index] = new.length
    if let extra = new.extra { extras[new.index] = extra }
    setRequest(new.isFilling ? .filling : .unconstrained, of: new.index)
    setEstimated(new.isEstimated, of: new.index)
  }
}
