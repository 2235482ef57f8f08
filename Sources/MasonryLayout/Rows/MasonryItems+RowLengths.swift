extension MasonryItems {
  /// How much wider in proportion an item's frame is than the item: 1 where it is as the item.
  ///
  /// At 2 a picture that fills the frame is stretched to twice its width, or loses half of its
  /// height; at 0.5 the other way. Justified rows give other numbers than 1 where
  /// ``RowsLayout/rowHeights`` limit them, and in a last row that is filled. Sides are those of
  /// the final frame, on pixels if there are any. It is 1 where either has no area.
  ///
  /// - Complexity: that of ``frame(ofItemAt:)``.
  public func stretch(ofItemAt index: Int) -> Double {
    let frame = frame(ofItemAt: index)
    let (along, across) = (axis.length(of: frame.size), axis.cross.length(of: frame.size))
    guard isInRows, let target = rowSettings.justified?.target, !items.isFilling(index), along > 0,
      across > 0, items.lengths[index] > 0
    else { return 1 }
    let stretch = across / along / (items.lengths[index] / target)
    return axis == .vertical ? stretch : 1 / stretch
  }

  mutating func takeInRows(_ new: [NewMeasure]) {
    dropUnkeptSeam()
    let all = new.filter { items.isNew($0) }.map { $0.index }.sorted().withoutRepeats
    let fillingChanges = new.contains { $0.request != items.request(of: $0.index) }
    if fillingChanges {
      let none = Rearrangement(.unchanged, from: itemCount, to: itemCount, moving: [])
      if rearrangeInDividedRows(none, adding: Items(), taking: new, changing: all) { return }
    }
    let measuring = held == nil ? [] : Set(new.map { $0.index }.filter { items.estimates[$0] })
    let still = all.isEmpty ? nil : stillRow(measuring: measuring)
    let above = still.map { [rows] still in all.prefix { $0 < rows[still].first } } ?? []
    let changed = all[above.count...]
    if let still {
      let belowRow = changed.first.map { row(of: $0) }
      moveSeam(toRow: still, aboveEnd: above.last.map { $0 + 1 }, belowRow: belowRow)
    }
    for new in new { items.put(new, at: new.index) }
    guard !all.isEmpty else { return }
    for row in above.map({ row(of: $0) }).sorted().withoutRepeats.reversed() {
      measureRows(max(0, row - 1)..<row + 1)
      packedFrom = max(packedFrom, UInt32(clamping: seamEnd))
    }
    // Late lengths of items in kept rows, except the last of these, change only the rows' heights.
    let keptEnd = fillingChanges ? 0 : keptEnd(horizon)
    let keptCount = rows.indices.partitioningIndex { rows[$0].first >= keptEnd }
    let settledEnd = keptCount > 0 ? rows[keptCount - 1].first : 0
    for row in changed.filter({ $0 < settledEnd }).map({ row(of: $0) }).sorted().withoutRepeats {
      measureRows(row..<min(row + 2, rowCount))
      packedFrom = max(packedFrom, UInt32(clamping: settledEnd + 1))
    }
    guard let next = changed.filter({ $0 >= settledEnd }).min() else {
      settleEnd()
      return repackRows()
    }
    let end = (changed.last ?? next) + 1
    breakAgain(RowChange(first: next, end: end, isLate: !fillingChanges))
  }
}
