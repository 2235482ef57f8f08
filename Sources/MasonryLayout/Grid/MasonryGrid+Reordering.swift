extension MasonryGrid {
  /// Puts the items in another order, for example sorted, without measuring them again.
  ///
  ///     let order = photos.indices.sorted { photos[$0].date < photos[$1].date }
  ///     photos = order.map { photos[$0] }
  ///     try wall.reorderItems(by: order)
  ///
  /// Every item keeps its height. If columns are kept, moved items choose theirs anew: all but a
  /// longest set of items that stay in their order, of several such sets the one with the smallest
  /// old indices. The provider is asked for items that get another width. Equal columns need none.
  ///
  /// An order is the old index of each item, in the new order. It traps unless it names each once.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the grid is then unchanged. Never if columns are equal.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items, *m* of them from the first moved one
  ///   on; if columns are kept, O(*k* log *k*) more for *k* runs of items that stay side by side.
  @discardableResult
  public mutating func reorderItems(
    by order: [Int], measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) -> LayoutIndexMapping {
    let (count, mapping) = (itemCount, LayoutIndexMapping.reordering(order))
    let isComplete = mapping.runs.runs.reduce(0) { $0 + $1.count } == count
    precondition(
      order.count == count && isComplete && mapping.runs.runs.last?.oldEnd ?? 0 == count,
      "Index out of range: an order names each item once")
    // Only items that are kept in columns differ from those that are moved.
    return try changeItems(
      by: mapping, count: count, moving: horizon > 0 ? mapping.movedItems : [],
      measuredBy: provider)
  }
}
