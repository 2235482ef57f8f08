extension MasonryGrid {
  /// Adds items at the end.
  ///
  /// Existing frames stay, except in rows from right to left, as x counts from the left edge.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The heights, asked for the new items only: if columns differ, once at each
  ///     width that an item can get.
  /// - Returns: ``/LayoutGeometry/LayoutIndexMapping/unchanged``: every item keeps its index.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items, amortised. A dense packing looks for
  ///   gaps in O(log *n*) for each span in use; the first item of a new span takes O(*n*).
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    if addedCount > 0 {
      let (index, settings) = (itemCount, sharedSettings)
      try change(index..<index) { items, _ throws(MasonryError) in
        try items.append(measuring: index..<index + addedCount, in: settings, by: provider)
      }
    }
    return .unchanged
  }

  /// Removes all items and gives their memory back.
  @discardableResult
  public mutating func removeAllItems() -> LayoutIndexMapping {
    let mapping = LayoutIndexMapping.removing(0..<itemCount)
    items = Items()
    placement = sharedSettings.emptyPlacement
    contentEnd = 0
    keptState = KeptState(horizon: keptState.horizon == .max ? .max : 0)
    return noting(mapping)
  }
}
