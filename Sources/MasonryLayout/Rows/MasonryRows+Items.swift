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
      try measureUnequalColumns(from: oldCount, by: provider)
    } catch {
      items.truncate(to: oldCount)
      throw error
    }
    breakAgain(from: oldCount, to: itemCount, shift: 0)
    return .unchanged
  }

  /// Measures items that get a column of another width; only if columns differ are there any.
  ///
  /// If it throws, the lengths of old items are unchanged.
  mutating func measureUnequalColumns<Provider: MasonryHeightProvider>(
    from first: Int, by provider: Provider
  ) throws(MasonryError) {
    guard sharedSettings.areColumnsUnequal else { return }
    if Provider.self == NoHeights.self { throw .providerNeeded }
    var (lengths, extras, estimates) = (items.lengths, items.extras, items.estimates)
    let count = sharedSettings.itemsInRow.upperBound
    var column = first == 0 ? 0 : first - (rows.last { $0.first <= first }?.first ?? 0)
    for item in first..<itemCount {
      let isFilling = items.filling[item]
      if isFilling || column == count { column = 0 }
      let question = sharedSettings.question(isFilling: isFilling, column: column)
      if question.crossLength != extras[item] {
        lengths[item] =
          extras[item].isNaN
          ? try provider.validLength(
            ofItemAt: item, along: question.axis, crossLength: question.crossLength)
          : try provider.validLength(
            ofItemAt: item, along: question.axis, crossLength: question.crossLength,
            insteadOf: lengths[item], in: &estimates)
        if extras[item].isNaN { estimates[item] = provider.isEstimated(itemAt: item) }
        extras[item] = question.crossLength
      }
      column = isFilling ? 0 : column + 1
    }
    (items.lengths, items.extras, items.estimates) = (lengths, extras, estimates)
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
