extension MasonryRows {
  /// Adds items at the end.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The lengths, asked for the new items only, once each and in order.
  /// - Returns: ``/LayoutGeometry/LayoutIndexMapping/unchanged``: every item keeps its index.
  /// - Throws: ``MasonryError``; the rows are then unchanged.
  /// - Complexity: O(*m*) for *m* new items, amortised; optimal rows may break anew far above.
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    guard addedCount >= 0, addedCount <= MasonryGrid.maximumItemCount - itemCount else {
      throw .itemCount(addedCount)
    }
    guard addedCount > 0 else { return .unchanged }
    let oldCount = itemCount
    do throws(MasonryError) {
      let new = oldCount..<oldCount + addedCount
      try items.append(measuring: new, in: sharedSettings, by: provider)
      try changeItems(from: oldCount, by: provider) { _ in }
    } catch {
      items.truncate(to: oldCount)
      throw error
    }
    breakAgain(from: oldCount, to: itemCount, shift: addedCount)
    return .unchanged
  }

  /// Adds, removes and moves items as a mapping says, and breaks rows once.
  ///
  /// - Parameters:
  ///   - mapping: Where the items go. Items without an old index are new, and are measured first.
  ///   - newCount: The number of items after the change.
  ///   - moved: The new indices of moved items, in ascending order.
  ///   - provider: The lengths, by the new indices.
  /// - Returns: The mapping.
  /// - Throws: ``MasonryError``; the rows are then unchanged.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count newCount: Int, moving moved: [Int] = [],
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    guard newCount <= MasonryGrid.maximumItemCount else { throw .itemCount(newCount) }
    let change = Rearrangement(mapping, from: itemCount, to: newCount, moving: moved)
    guard !change.isEmpty else { return mapping }
    var new = RowItems()
    for range in change.newItems {
      try new.append(measuring: range, in: sharedSettings, by: provider)
    }
    let (first, shift) = (change.range.lowerBound, newCount - itemCount)
    try changeItems(from: first, by: provider) { $0.rearrange(change, adding: new) }
    breakAgain(from: first, to: change.range.upperBound + shift, shift: shift)
    return mapping
  }

  /// Edits the items from an index on; if columns differ, measures those that get another width.
  mutating func changeItems<Provider: MasonryHeightProvider>(
    from first: Int, by provider: Provider, _ edit: (inout RowItems) -> Void
  ) throws(MasonryError) {
    guard sharedSettings.areColumnsUnequal else { return edit(&items) }
    if Provider.self == NoHeights.self { throw .providerNeeded }
    var new = items
    edit(&new)
    var column = 0
    if first > 0, !items.filling[first - 1] {
      column = first - rows[rowIndex(ofItemAt: first - 1)].first
    }
    try new.measureAgain(
      from: first, column: column, for: sharedSettings, after: sharedSettings, by: provider)
    items = new
  }
}

extension RowItems {
  /// Removes the items from an index on.
  mutating func truncate(to count: Int) {
    lengths.removeLast(lengths.count - count)
    extras.removeLast(max(0, extras.count - count))
    filling.replaceSuffix(from: count, with: Estimates())
    estimates.replaceSuffix(from: count, with: Estimates())
  }
}
