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
    let changed = new.filter { items.isNew($0) }.map { $0.index }
    let fillingChanges = new.contains { $0.request != items.request(of: $0.index) }
    for new in new { items.put(new, at: new.index) }
    guard let last = changed.max() else { return }
    // Late lengths of items in kept rows, except the last of these, change only the rows' heights.
    let horizon = fillingChanges ? 0 : horizon(of: itemCount)
    let keptCount = rows.indices.partitioningIndex { rows[$0].first >= horizon }
    let settledEnd = keptCount > 0 ? rows[keptCount - 1].first : 0
    for row in Set(changed.filter { $0 < settledEnd }.map { row(of: $0) }).sorted() {
      measureRows(row..<min(row + 2, rowCount))
      packedFrom = max(packedFrom, UInt32(clamping: settledEnd + 1))
    }
    guard let next = changed.filter({ $0 >= settledEnd }).min() else {
      settleEnd()
      return repackRows()
    }
    breakAgain(RowChange(first: next, end: last + 1, isLate: !fillingChanges))
  }
}
