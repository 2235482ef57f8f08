extension MasonryRows {
  mutating func fit(_ space: LayoutSpace) {
    // Lengths that items have are valid, so nothing is thrown.
    try? rearrange(configuration, in: space, sharing: nil, measuredBy: NoHeights())
  }

  mutating func shareIfSmall(with other: MasonryRows) {
    guard itemCount <= 64 else { return }
    items.lengths.share(with: other.items.lengths)
    rows.share(with: other.rows)
    costs.share(with: other.costs)
    wideCosts.share(with: other.wideCosts)
  }

  /// The target height of rows, or the width of a column.
  public func typicalLength(around index: Int?) -> Double {
    let settings = sharedSettings
    return settings.justified?.target ?? settings.flow?.height
      ?? settings.question(.unconstrained).crossLength
  }

  /// The items that pass the view, and a few others.
  public func elementIDs(
    from start: LayoutRect, to end: LayoutRect, of other: MasonryRows
  ) -> [Int] {
    guard axis == other.axis, space.isMirroredAlong == other.space.isMirroredAlong else {
      return Array(0..<max(itemCount, other.itemCount))
    }
    // Items are in order in both: those that pass the view lie between those seen in either.
    let own = ends(ofItemsIn: start)
    let others = other.ends(ofItemsIn: end)
    return Array(min(own.lowerBound, others.lowerBound)..<max(own.upperBound, others.upperBound))
  }

  /// The items that meet a view along the axis, the last before it and the first after it.
  public func division(
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
    guard rowCount == 1, shownRowCount == 1, let justified = sharedSettings.justified,
      justified.lastRow == .start, rows[0].height == justified.target
    else { return nil }
    return withBreaker { breaker in
      let items = 0..<itemCount
      guard !breaker.isFilling(0), breaker.isStretchEnd(items), breaker.isOpen(items) else {
        return nil
      }
      // Added as where items are placed.
      var (start, end) = (sharedSettings.start, sharedSettings.start)
      for length in breaker.lengths {
        end = start + length
        start = end + configuration.itemSpacing
      }
      return (end, breaker.lengths.reduce(0, +))
    }
  }

  /// The items of an open row, enlarged to a height.
  func enlarged(to height: Double) -> MasonryRows {
    var enlarged = self
    enlarged.rows[0].height = height
    enlarged.settleEnd()
    return enlarged
  }

  func outermostItem(
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

  var positionsFollowFromLengths: Bool { false }
}

#if !hasFeature(Embedded)
extension MasonryRows: Codable {
  var snapshot: ItemsSnapshot {
    let spans = (0..<itemCount).map { items.isFilling($0) ? 2 : 1 }
    var snapshot = ItemsSnapshot(
      items.lengths, spans: items.areUnconstrained ? nil : spans, estimates, keptPlaces,
      upwardCount: seam)
    if sharedSettings.asksForOwnLengths { snapshot.ownLengths = items.ownLengths }
    snapshot.keepAnswers(of: items)
    let kept = rows.map { $0.first }.prefix { $0 < Int(packedFrom) }
    if !kept.isEmpty { snapshot.firstItems = Array(kept) }
    return snapshot
  }

  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    var provider = snapshot
    provider.prepare(for: sharedSettings)
    try appendItems(snapshot.count, measuredBy: provider)
    if let firstItems = snapshot.firstItems, let last = firstItems.last, last < itemCount {
      let most = sharedSettings.itemsInRow.upperBound
      for (first, next) in zip(firstItems, firstItems.dropFirst()) {
        let fills = !items.areUnconstrained && (first..<next).contains { items.isFilling($0) }
        guard next - first <= (fills ? 1 : most) else { throw .itemsInRow(1...next - first) }
      }
      rows = firstItems.map { Row(first: $0, position: 0, height: 0) }
      keptPlaces = .all
      breakAgain(RowChange(first: last + 1, end: itemCount))
      takeAnswers(ofRows: 0..<rowCount)
      seam = snapshot.upwardCount ?? 0
      packedFrom = UInt32(clamping: last + 1)
      measureRows(0..<rowCount)
      settleEnd()
    }
    items.takeEstimates(of: snapshot)
    keptPlaces = snapshot.keptPlaces ?? .none
  }
}
#endif
