extension MasonryItems {
  /// The items that meet a view along the axis, the last before it and the first after it.
  func rowDivision(
    by view: LayoutRect?
  ) -> (met: [Int], lastBefore: Int?, firstAfter: Int?) {
    let items = view.map { ends(ofItemsIn: $0) } ?? 0..<itemCount
    return (
      Array(items), items.lowerBound > 0 ? items.lowerBound - 1 : nil,
      items.upperBound < itemCount ? items.upperBound : nil
    )
  }

  /// The items in the rows that a rectangle meets along the axis; if it meets none, the place.
  private func ends(ofItemsIn rect: LayoutRect) -> Range<Int> {
    let positions = mapper.positions(meeting: axis.interval(of: rect))
    let row = firstRow(endingAt: positions.lowerBound)
    var next = row
    while next < rowCount, rows[next].position <= positions.upperBound { next += 1 }
    let items = [row, next].map { $0 < rowCount ? rows[$0].first : itemCount }
    return items[0]..<items[1]
  }

  /// The logical end across the axis of items in one row that need not be full, and the sum of
  /// their lengths; `nil` unless they are justified, at the start and as high as the target.
  ///
  /// It takes O(*n*) for *n* items in one row, otherwise O(1).
  var openRow: (end: Double, lengths: Double)? {
    guard rowCount == 1, shownRowCount == 1, let justified = rowSettings.justified,
      justified.lastRow == .start, rows[0].height == justified.target
    else { return nil }
    return withBreaker { breaker in
      let items = 0..<itemCount
      guard !breaker.isFilling(0), breaker.isStretchEnd(items), breaker.isOpen(items) else {
        return nil
      }
      // Added as where items are placed.
      var (start, end) = (rowSettings.start, rowSettings.start)
      for length in breaker.lengths {
        end = start + length
        start = end + rowSettings.configuration.itemSpacing
      }
      return (end, breaker.lengths.reduce(0, +))
    }
  }

  /// The items of an open row, enlarged to a height.
  func enlarged(to height: Double) -> MasonryItems {
    var enlarged = self
    enlarged.rows[0].height = height
    enlarged.settleEnd()
    return enlarged
  }

  func outermostRowItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int? {
    guard shownRowCount > 0 else { return nil }
    guard axis == self.axis else {
      return item(inRow: atEnd ? shownRowCount - 1 : 0, alongside: interval)
    }
    let positions = mapper.positions(meeting: interval)
    let first = max(0, firstRow(endingAt: positions.lowerBound) - 1)
    var longest = LongestAlongside(interval)
    for row in first..<max(first, shownRowCount) {
      let own = mapper.interval(position: rows[row].position, length: rows[row].height)
      longest.compare(own, at: row)
      if rows[row].position > positions.upperBound { break }
    }
    return longest.index.map { atEnd ? items(inRow: $0).upperBound - 1 : rows[$0].first }
  }
}

#if !hasFeature(Embedded)
extension MasonryItems {
  var rowSnapshot: ItemsSnapshot {
    let spans = (0..<itemCount).map { items.isFilling($0) ? 2 : 1 }
    var snapshot = ItemsSnapshot(
      items.lengths, spans: items.areUnconstrained ? nil : spans, estimates, keptPlaces,
      seams: placement.seams)
    if rowSettings.asksForOwnLengths { snapshot.ownLengths = items.ownLengths }
    snapshot.keepAnswers(of: items)
    let kept = rows.map { $0.first }.prefix { $0 < Int(packedFrom) }
    if !kept.isEmpty { snapshot.firstItems = Array(kept) }
    return snapshot
  }

  mutating func addRowItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    var provider = snapshot
    provider.prepare(for: settings)
    try appendItems(snapshot.count, measuredBy: provider)
    if let firstItems = snapshot.firstItems, let last = firstItems.last, last < itemCount {
      let most = rowSettings.itemsInRow.upperBound
      for (first, next) in zip(firstItems, firstItems.dropFirst()) {
        let fills = !items.areUnconstrained && (first..<next).contains { items.isFilling($0) }
        guard next - first <= (fills ? 1 : most) else { throw .itemsInRow(1...next - first) }
      }
      rows = firstItems.map { Row(first: $0, position: 0, height: 0) }
      keptPlaces = .all
      breakAgain(RowChange(first: last + 1, end: itemCount))
      takeAnswers(ofRows: 0..<rowCount)
      placement.seams = Array((snapshot.seams ?? []).prefix(1))
      packedFrom = UInt32(clamping: last + 1)
      measureRows(0..<rowCount)
      settleEnd()
    }
    items.takeEstimates(of: snapshot)
    keptPlaces = snapshot.keptPlaces ?? .none
  }
}
#endif
