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
    do throws(MasonryError) {
      let new = oldCount..<oldCount + addedCount
      try items.append(measuring: new, in: sharedSettings, by: provider)
      try changeItems(from: oldCount, by: provider) { _ in }
    } catch {
      items.replaceSuffix(from: oldCount, with: Items())
      throw error
    }
    breakAgain(from: oldCount, to: itemCount, shift: addedCount)
    return .unchanged
  }

  /// Adds, removes and moves items, asks for some of them again, and breaks rows once.
  mutating func update(
    by mapping: LayoutIndexMapping, count newCount: Int, moving moved: [Int]?,
    arrivals: [SectionArrival], reloading reloaded: [Int], upwards: Bool,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard newCount <= MasonryGrid.maximumItemCount else { throw .itemCount(newCount) }
    let change = Rearrangement(mapping, from: itemCount, to: newCount, moving: [])
    let kept = reloaded.filter { mapping.oldIndex(of: $0) != nil }
    if change.isEmpty { return try remeasure(kept, measuredBy: provider) }
    var new = Items()
    for stretch in arrivals.stretches(of: change.newItems, except: reloaded) {
      if let rows = stretch.from?.rows, rows.sharedSettings.asks(allThat: sharedSettings) {
        for (item, _) in zip(stretch.old..., stretch.new) {
          let extra = sharedSettings.flow?.hasOwnHeights == true ? rows.items.extras[item] : nil
          new.append(
            length: rows.items.lengths[item], request: rows.items.request(of: item),
            crossLength: extra)
          if rows.items.estimates[item] { new.setEstimated(true, of: new.count - 1) }
        }
      } else {
        try new.append(measuring: stretch.new, in: sharedSettings, by: provider)
      }
    }
    let measures = try kept.map { index throws(MasonryError) in
      try newMeasure(ofItemAt: index, by: provider)
    }
    let shift = newCount - itemCount
    let first = min(change.range.lowerBound, kept.first ?? .max)
    let end = max(change.range.upperBound + shift, (kept.last ?? -1) + 1)
    let isStacked =
      upwards && change.range == 0..<0 && kept.isEmpty
      && !sharedSettings.areColumnsUnequal
    if isStacked { repack() }
    try changeItems(from: first, by: provider) { items in
      items.rearrange(change, adding: new)
      for measure in measures { items.take(measure) }
    }
    if isStacked {
      stackUpwards(shift)
    } else {
      breakAgain(from: first, to: end, shift: shift)
    }
  }

  /// Nothing, unless columns differ: items added before the end then move others to other columns.
  public func _checkOthersStay(_ index: Int) throws(MasonryError) {
    guard !sharedSettings.areColumnsUnequal || index == itemCount else { throw .providerNeeded }
  }

  /// Edits the items from an index on; if columns differ, measures those that get another width.
  mutating func changeItems<Provider: MasonryHeightProvider>(
    from first: Int, by provider: Provider, _ edit: (inout Items) -> Void
  ) throws(MasonryError) {
    guard sharedSettings.areColumnsUnequal else { return edit(&items) }
    if Provider.self == NoHeights.self { throw .providerNeeded }
    var new = items
    edit(&new)
    var column = 0
    if first > 0, !items.isFilling(first - 1) {
      column = first - rows[rowIndex(ofItemAt: first - 1)].first
    }
    try new.measureAgain(
      from: first, column: column, for: sharedSettings, after: sharedSettings, by: provider)
    items = new
  }
}
