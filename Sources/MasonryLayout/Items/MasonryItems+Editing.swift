extension MasonryItems {
  /// Adds items at the end, and measures them.
  ///
  /// - Throws: ``MasonryError``; the items are then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items.
  @discardableResult
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    guard addedCount > 0 else { return .unchanged }
    let new = itemCount..<itemCount + addedCount
    let settings = settings
    if isInRows {
      try items.append(measuring: new, in: settings, by: provider)
      placeAppendedRowItems(new)
    } else {
      try change(from: new.lowerBound) { items, _ throws(MasonryError) in
        try items.append(measuring: new, in: settings, by: provider)
      }
    }
    return .unchanged
  }

  /// Adds a page of items with known heights at the end.
  ///
  ///     try wall.items.appendItems(of: MasonryHeights(page.map(\.height)))
  ///
  /// Otherwise it is ``appendItems(_:measuredBy:)``. The indices of the page count from its start.
  @discardableResult
  public mutating func appendItems(
    of page: MasonryHeights
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(of: page, at: itemCount)
  }

  /// Adds a page of pictures with known proportions at the end.
  ///
  ///     try wall.items.appendItems(of: MasonryAspectRatios(sizes: page.map(\.size)))
  @discardableResult
  public mutating func appendItems(
    of page: MasonryAspectRatios
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(of: page, at: itemCount)
  }

  /// Adds a page of items with known heights before the item at an index.
  @discardableResult
  public mutating func insertItems(
    of page: MasonryHeights, at index: Int
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(
      page.itemCount, at: index, measuredBy: ShiftedHeights(heights: page, shift: -index))
  }

  /// Adds a page of pictures with known proportions before the item at an index.
  @discardableResult
  public mutating func insertItems(
    of page: MasonryAspectRatios, at index: Int
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(
      page.itemCount, at: index, measuredBy: ShiftedHeights(heights: page, shift: -index))
  }

  /// Adds items before the item at an index, or at the end if the index is the count.
  ///
  /// The provider is asked for the new items, by their new indices.
  ///
  /// - Throws: ``MasonryError``; the items are then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  @discardableResult
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func insertItems(
    _ addedCount: Int, at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let count = itemCount
    precondition(index >= 0 && index <= count, "Index out of range: items cannot be inserted there")
    guard index < count else { return try appendItems(addedCount, measuredBy: provider) }
    try checkNewItems(addedCount)
    return try changeItems(
      by: .inserting(addedCount, at: index), count: count + addedCount, measuredBy: provider)
  }

  /// Removes one item: ``removeItems(in:)`` for a single index.
  @discardableResult
  public mutating func removeItem(at index: Int) -> LayoutIndexMapping {
    checkIndex(index)
    return removeItems(in: index..<index + 1)
  }

  /// Removes items that follow each other; those after them move up.
  ///
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the first removed one on.
  @discardableResult
  public mutating func removeItems(in range: Range<Int>) -> LayoutIndexMapping {
    let count = itemCount
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Range out of bounds: no such items")
    return changeItems(by: .removing(range), count: count - range.count)
  }

  /// Removes all items.
  @discardableResult
  package mutating func removeAllItems() -> LayoutIndexMapping { removeItems(in: 0..<itemCount) }

  /// Moves an item to another index; the items in between are shifted.
  ///
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the smaller of the two indices on.
  @discardableResult
  public mutating func moveItem(from source: Int, to destination: Int) -> LayoutIndexMapping {
    checkIndex(source)
    checkIndex(destination)
    guard source != destination else { return .unchanged }
    return changeItems(
      by: .moving(from: source, to: destination), count: itemCount, moving: [destination])
  }

  /// Puts the items in another order, for example sorted, without measuring them again.
  ///
  ///     let order = photos.indices.sorted { photos[$0].date < photos[$1].date }
  ///     photos = order.map { photos[$0] }
  ///     wall.items.reorderItems(by: order)
  ///
  /// An order is the old index of each item, in the new order; it traps unless it names each once.
  /// If columns are kept, moved items choose theirs anew: all but a longest set of items that stay
  /// in their order, of several such sets the one with the smallest old indices.
  ///
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
  ///     try wall.items.update(
  ///       from: old.map(\.id), to: new.map(\.id), reloading: editedIDs,
  ///       measuredBy: MasonryAspectRatios(sizes: new.map(\.size)))
  ///
  /// Items that stay keep their heights. The provider is asked, by the new indices, for new and
  /// reloaded items. Identities are unique; if there are not as many old ones as items, it traps.
  /// If columns are kept, as few items as possible count as moved, as in ``reorderItems(by:)``.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid; the items are then unchanged.
  /// - Complexity: of the mapping, and O(*m*·`columnCount`) for *m* items from the first change.
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
  ///     let ratios = MasonryAspectRatios(sizes: photos.map(\.size))
  ///     try wall.items.apply(difference, measuredBy: ratios)
  ///
  /// An item that moves (an insertion that is associated with a removal) keeps its height. A
  /// difference of other data traps. The provider is asked, by the new indices, for new items.
  ///
  /// - Throws: ``MasonryError``; the items are then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items, *m* of them from the first change on.
  @discardableResult
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let (insertions, removals) = (difference.insertions, difference.removals)
    guard insertions.count - removals.count <= MasonryItems.maximumItemCount - itemCount else {
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
