// Kept rows divide where a change above what is in view would move it: see ``LaneSeam``. Rows above
// are as the items in reverse make them, and are stacked upwards from the first row that stays.

extension MasonryItems {
  /// The first row that is stacked downwards.
  var topRow: Int {
    guard let seam = placement.seams.first else { return 0 }
    return rows.indices.partitioningIndex { rows[$0].first >= seam.item }
  }

  /// One past the first item that is stacked downwards where rows divide, or 0.
  var seamEnd: Int { placement.seams.first.map { Int($0.item) + 1 } ?? 0 }

  /// Stacks all rows downwards if some that are stacked upwards are kept no longer, or if none is
  /// left below.
  mutating func dropUnkeptSeam() {
    guard let seam = placement.seams.first else { return }
    if horizon == 0 || horizon < seam.item { return restackRowsFromStart() }
    guard seam.item >= itemCount else { return }
    restackRowsFromStart()
    // The last row may not be the one that the rule makes of its items.
    breakAgain(RowChange(first: itemCount, end: itemCount))
  }

  /// The first row that stays: it begins in view or covers it; without a view, where rows divide.
  ///
  /// Rows with items to be measured grow upwards if another one in view follows them.
  mutating func stillRow(measuring: Set<Int> = []) -> Int? {
    if let held, !rows.isEmpty {
      let near = held.interval.near
      let far = held.interval.far
      var row = rows.indices.partitioningIndex {
        held.hangsFromEnd ? rows[$0].end > far : rows[$0].position >= near
      }
      if !held.hangsFromEnd, row > 0, rows[row - 1].end > far { row -= 1 }
      if !held.hangsFromEnd, !measuring.isEmpty {
        let inView = rows[row...].prefix { $0.position < far }.indices
        row = inView.first { items(inRow: $0).allSatisfy { !measuring.contains($0) } } ?? row
      }
      row = min(row, rowCount - 1)
      if rows[row].first < horizon {
        stay(fromRow: row)
        return row
      }
    }
    held = nil
    return placement.seams.isEmpty ? nil : topRow
  }

  /// Remembers a row that stays: in further changes of the call it does too, whatever is before it.
  private mutating func stay(fromRow row: Int) {
    guard let held, !held.hangsFromEnd else { return }
    let near = rows[row].position
    let interval = LayoutInterval(near: near, far: max(near, held.interval.far))
    self.held = HeldView(interval: interval, hangsFromEnd: false)
  }

  /// Divides rows where one stays if items change above it and below the seam.
  ///
  /// If a row changes from there on, but above the seam, they divide at that row.
  mutating func moveSeam(toRow still: Int, aboveEnd: Int?, belowRow: Int?) {
    let top = topRow
    var row = top
    if let aboveEnd, aboveEnd > placement.seams.first?.item ?? 0 { row = still }
    if let belowRow, belowRow < max(row, still) { row = max(belowRow, still) }
    guard row != top || aboveEnd != nil && placement.seams.isEmpty else { return }
    let start = rows[row].position
    let item = UInt32(truncatingIfNeeded: rows[row].first)
    let height = withBreaker { [rows] in $0.neighbor(rows[row]) }
    placement.seams = [LaneSeam(item: item, start: start, end: start, height: height)]
    measureRows(max(0, min(top, row) - 1)..<max(top, row) + 1)
  }

  /// Changes items on both sides of the first row that stays; `false` if no row does.
  mutating func rearrangeInDividedRows(
    _ change: Rearrangement, adding new: Items, taking measures: [NewMeasure], changing: [Int]
  ) -> Bool {
    guard var still = stillRow(),
      var split = RowSplit(
        change, at: rows[still].first, isHeld: held != nil, of: itemCount, changing)
    else { return false }
    func edit(_ items: inout Items) {
      items.rearrange(change, adding: new)
      for measure in measures { items.put(measure, at: measure.index) }
    }
    if still < topRow, isOpen(still) {
      // The first row above, or behind a filling item, gives way if it is not full and becomes or
      // ceases to be such a row.
      func isStart(_ border: Int, of items: Items) -> Bool {
        border == 0 || items.isFilling(border - 1)
      }
      var edited = items
      edit(&edited)
      if isStart(split.border, of: items) != isStart(split.newBorder, of: edited) {
        still += 1
        stay(fromRow: still)
        let next = rows[still].first
        guard let below = RowSplit(change, at: next, isHeld: true, of: itemCount, changing)
        else { return false }
        split = below
      }
    }
    let belowRow = split.below.map { row(of: max(0, $0.first - split.shift - 1)) }
    moveSeam(toRow: still, aboveEnd: split.above?.oldEnd, belowRow: belowRow)
    let cut = min(seamEnd - 1, split.border)
    edit(&items)
    if let above = split.above { breakUpwards(above, before: cut) }
    guard let below = split.below else {
      settleEnd()
      repackRows()
      return true
    }
    breakAgain(below)
    return true
  }

  private func isOpen(_ row: Int) -> Bool {
    let items = items(inRow: row)
    return withBreaker { !$0.isFilling(items.lowerBound) && $0.isOpen(items) }
  }

  /// Breaks rows before an index anew, in reverse, from the row of a change to the first one.
  private mutating func breakUpwards(_ change: RowChange, before cut: Int) {
    let shift = change.shift
    // Rows behind that of the change stay, and where they are.
    let count = rows.indices.partitioningIndex { rows[$0].first >= cut }
    let stop = min(
      count, rows.indices.partitioningIndex { rows[$0].first > change.end - shift } + 2)
    let border = stop < count ? rows[stop].first : cut
    let end = border + shift
    let old = rows[..<stop].mirrored(before: border)
    for row in stop..<rowCount { rows[row].first += shift }
    placement.seams[0].item = UInt32(Int(placement.seams[0].item) + shift)
    if storedHorizon != .max { storedHorizon = UInt32(clamping: Int(storedHorizon) + shift) }
    packedFrom = UInt32(clamping: max(Int(packedFrom) + shift, seamEnd))
    // What rows above cost is not known: they are chosen from the row of the change on.
    let known = cut + shift
    if !costs.isEmpty { costs.replaceSubrange(..<cut, with: repeatElement(0, count: known)) }
    if !wideCosts.isEmpty {
      wideCosts.replaceSubrange(..<cut, with: repeatElement(0, count: known))
    }
    var mirror = self
    mirror.placement.seams = []
    mirror.held = nil
    mirror.items = items.mirrored(before: end)
    mirror.rows = old
    mirror.storedHorizon = .max
    mirror.packedFrom = UInt32(border)
    if !costs.isEmpty { mirror.costs = Array(repeating: 0, count: border + 1) }
    if !wideCosts.isEmpty { mirror.wideCosts = Array(repeating: 0, count: border + 1) }
    mirror.breakAgain(
      RowChange(first: end - change.end, end: end - change.first, shift: shift))
    rows.replaceSubrange(..<stop, with: mirror.rows[...].mirrored(before: end))
    takeAnswers(ofRows: 0..<mirror.rowCount)
    measureRows(0..<mirror.rowCount)
  }
}

/// What a change does above the first row that stays, and from there on.
private struct RowSplit {
  /// The first item of that row before the change, and the first one below after it.
  let border: Int
  private(set) var newBorder: Int
  private(set) var above: RowChange?
  /// By the indices once those above have changed.
  private(set) var below: RowChange?

  var shift: Int { newBorder - border }

  /// Divides a change, or is `nil` if no item from the border on stays.
  ///
  /// New items at the border are above it in a held view.
  init?(
    _ change: Rearrangement, at border: Int, isHeld: Bool, of oldCount: Int, _ changing: [Int]
  ) {
    self.border = border
    newBorder = border
    let range = change.range
    let shift = change.pieces.reduce(0) { $0 + $1.count } - range.count
    let newEnd = range.upperBound + shift
    if border < range.lowerBound || !isHeld && border == range.lowerBound {
      below = RowChange(first: range.lowerBound, end: newEnd, shift: shift)
    } else {
      // The items that stay from the border on, or behind it.
      var stay = (old: range.upperBound, new: newEnd, end: oldCount)
      var index = range.lowerBound
      for piece in change.pieces {
        if let old = piece.old, !piece.isMoved, old + piece.count > border {
          stay = (old, index, old + piece.count)
          break
        }
        index += piece.count
      }
      guard stay.old < oldCount else { return nil }
      newBorder = stay.new + max(0, border - stay.old)
      above = RowChange(first: range.lowerBound, end: stay.new, shift: newBorder - border)
      let first = stay.old > border ? stay.new : stay.new + stay.end - stay.old
      below = RowChange(first: first, end: newEnd, shift: shift - (newBorder - border))
    }
    if let change = above, change.first == change.end, change.shift == 0 { above = nil }
    if let change = below, change.first >= change.end, change.shift == 0 { below = nil }
    let measured = changing.sorted()
    let count = measured.indices.partitioningIndex { measured[$0] >= newBorder }
    above = RowChange(above, measured[..<count])
    below = RowChange(below, measured[count...])
  }
}

extension RowChange {
  /// A change that also concerns some items, which are ascending.
  fileprivate init?(_ change: RowChange?, _ items: ArraySlice<Int>) {
    guard change != nil || !items.isEmpty else { return nil }
    self.init(
      first: min(items.first ?? .max, change?.first ?? .max),
      end: max(items.last.map { $0 + 1 } ?? 0, change?.end ?? 0), shift: change?.shift ?? 0)
  }
}

extension ArraySlice<Row> {
  /// The same rows of the items in reverse; positions and heights are not known.
  fileprivate func mirrored(before end: Int) -> [Row] {
    var next = end
    var mirrored: [Row] = []
    for row in reversed() {
      mirrored.append(Row(first: end - next, position: 0, height: 0))
      next = row.first
    }
    return mirrored
  }
}

extension Items {
  /// The items before an index in reverse, without what is known at other widths.
  fileprivate func mirrored(before end: Int) -> Items {
    var items = Items()
    items.lengths = lengths[..<end].reversed()
    items.requests = areUnconstrained ? [] : requests[..<end].reversed()
    if !ownLengths.isEmpty { items.ownLengths = ownLengths[..<end].reversed() }
    return items
  }
}
