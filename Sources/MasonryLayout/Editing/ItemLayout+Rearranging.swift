extension ItemLayout {
  /// Puts the items in another order, for example sorted, without measuring them again.
  ///
  ///     let order = photos.indices.sorted { photos[$0].date < photos[$1].date }
  ///     photos = order.map { photos[$0] }
  ///     wall.reorderItems(by: order)
  ///
  /// Every item keeps its height. If columns are kept, moved items choose theirs anew: all but a
  /// longest set of items that stay in their order, of several such sets the one with the smallest
  /// old indices.
  ///
  /// An order is the old index of each item, in the new order. It traps unless it names each once.
  ///
  /// - Returns: Where the items went.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items, *m* of them from the first moved one
  ///   on; if columns are kept, O(*k* log *k*) more for *k* runs of items that stay side by side.
  @discardableResult
  public mutating func reorderItems(by order: [Int]) -> LayoutIndexMapping {
    let (count, mapping) = (itemCount, LayoutIndexMapping.reordering(order))
    precondition(
      order.count == count && mapping.runs.isPermutation(of: Int64(count)),
      "Index out of range: an order names each item once")
    return changeItems(by: mapping, count: count, moving: nil)
  }

  /// Takes the new data of a host that knows its items by identities.
  ///
  ///     try wall.update(
  ///       from: old.map(\.id), to: new.map(\.id), reloading: editedIDs,
  ///       measuredBy: MasonryAspectRatios(sizes: new.map(\.size)))
  ///
  /// Items that stay keep their heights. The provider is asked, by the new indices, for new and
  /// reloaded items. Identities are unique; if there are not as many old ones as items, it traps. If
  /// columns are kept, as few items as possible count as moved, as in ``reorderItems(by:)``.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError`` if a height is not valid; the layout is then unchanged.
  /// - Complexity: that of the mapping, and O(*m*·`columnCount`) for *m* items from the first
  ///   change.
  @discardableResult
  public mutating func update<ID: Hashable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    reloading reloaded: Set<ID> = [], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let count = itemCount
    precondition(oldIDs.count == count, "Index out of range: each item has one identity")
    let mapping = LayoutIndexMapping(from: oldIDs, to: newIDs)
    return try changeItems(
      by: mapping, count: newIDs.count, moving: nil, reloading: newIDs.offsets(of: reloaded),
      measuredBy: provider)
  }

  #if !hasFeature(Embedded)
  /// Applies the difference between the old and the new data of the host, and places once.
  ///
  ///     let difference = newPhotos.difference(from: photos).inferringMoves()
  ///     photos = newPhotos
  ///     try wall.apply(difference, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
  ///
  /// A moved item (an insertion that is associated with a removal) keeps its height. A difference
  /// that removes items which do not exist, or inserts some past the end, traps. The provider is
  /// asked, by the new indices, for items that are new.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the layout is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items, *m* of them from the first change on.
  @discardableResult
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let (insertions, removals) = (difference.insertions, difference.removals)
    guard insertions.count - removals.count <= MasonryGrid.maximumItemCount - itemCount else {
      throw .itemCount(insertions.count)
    }
    let newCount = itemCount - removals.count + insertions.count
    precondition(
      removals.last?.offset ?? -1 < itemCount,
      "Index out of range: the difference removes what does not exist")
    precondition(
      insertions.last?.offset ?? -1 < newCount,
      "Index out of range: the difference inserts past the end")
    let moved = insertions.filter { $0.associatedWith != nil }.map { $0.offset }
    return try changeItems(
      by: LayoutIndexMapping(difference), count: newCount, moving: moved, measuredBy: provider)
  }
  #endif
}
