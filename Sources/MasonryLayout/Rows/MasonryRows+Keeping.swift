extension MasonryRows {
  /// Which rows stay from the next change on; none by default.
  ///
  /// `.all`, or `.before` the index of an item: rows that begin before it keep their first items
  /// when items are appended or prepended and when a late length arrives, which then changes the
  /// height of its row only. The last of these rows ends where the rule says.
  ///
  /// Inserting, removing and moving items breaks all rows anew from that of the change on, kept ones
  /// too, and so do another width and other settings from the start. Setting it moves nothing: rows
  /// that are no longer kept break anew with the next change, or with ``repack()``.
  public var keptPlaces: LayoutKeptPlaces {
    get { keptState.kept }
    set { keptState.keep(newValue, of: itemCount) }
  }

  /// Breaks rows anew, at once, that are no longer kept.
  public mutating func repack() {
    guard Int(keptState.packedFrom) > horizon(of: itemCount) else { return }
    breakAgain(RowChange(first: itemCount, end: itemCount))
  }

  /// Stacks all rows downwards again, from the start of the content.
  public mutating func restackFromStart() {
    seam = 0
    measureRows(0..<rowCount)
    contentEnd = endOfRows()
  }

  /// The items before it are in rows that are kept, of so many.
  func horizon(of count: Int) -> Int { min(Int(clamping: keptState.horizon), count) }

  /// Moves the seam along with a change, or stacks all rows downwards.
  mutating func moveSeam(along change: RowChange, horizon: Int) {
    let isAbove = change.first < seam && change.oldEnd <= seam
    let moved = isAbove ? seam + change.shift : seam
    let isCut = change.first < seam && !isAbove
    seam = horizon < seam || isCut || moved >= itemCount ? 0 : moved
  }

  /// The end of the items whose late lengths change only the heights of their rows.
  var endOfSettledItems: Int {
    let horizon = horizon(of: itemCount)
    guard horizon > 0 else { return 0 }
    return rows[rows.indices.partitioningIndex { rows[$0].first >= horizon } - 1].first
  }

  /// Breaks new items at the start on their own, in filled rows that are stacked upwards, so that
  /// no other item moves.
  mutating func stackUpwards(_ count: Int) {
    let old = rows.map { Row(first: $0.first + count, position: $0.position, height: $0.height) }
    let oldSeam = seam
    let oldKept = keptState
    let oldCosts = costs
    var new = self
    new.rows = []
    new.costs = []
    new.seam = count
    new.items.truncate(to: count)
    let breaking = RowBreaking(RowChange(first: 0, end: count, shift: count))
    if sharedSettings.isOptimal {
      new.breakOptimally(breaking)
    } else {
      new.breakGreedily(breaking)
    }
    rows = new.rows + old
    if sharedSettings.isOptimal { costs = new.costs.dropLast() + oldCosts }
    seam = oldSeam + count
    keptState.horizon = oldKept.horizon == .max ? .max : oldKept.horizon + UInt32(clamping: count)
    keptState.packedFrom = UInt32(clamping: max(Int(oldKept.packedFrom) + count, seam + 1))
    takeAnswers(ofRows: 0..<new.rows.count)
    measureRows(0..<new.rows.count)
  }
}
