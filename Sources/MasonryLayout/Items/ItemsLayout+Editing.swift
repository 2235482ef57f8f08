extension ItemsLayout {
  /// Adds items at the start, stacked upwards, so that no kept item moves on the screen.
  ///
  ///     wall.keptPlaces = .all
  ///     try wall.prependItems(50, in: &visible, measuredBy: heights)    // older posts, above
  ///
  /// The items choose columns as in a wall upside down: the last first, onto those prepended
  /// before, or onto the line at which the content began. Other items, and the visible rectangle,
  /// move by as much as the content grew at its start; from right to left nothing moves, as x
  /// counts from the end. Later changes keep these items stacked upwards. See <doc:ChangingAWall>.
  ///
  /// If nothing is kept, it does what ``insertItems(_:at:measuredBy:)`` does at 0.
  ///
  /// - Throws: ``MasonryError``; the layout is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items and the *m* that are stacked upwards.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, in visible: inout LayoutRect,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let old = itemCount == 0 ? nil : frame(ofItemAt: 0)
    let mapping = try prependItems(addedCount, measuredBy: provider)
    if let old {
      let new = axis.interval(of: frame(ofItemAt: addedCount))
      visible = axis.move(visible, by: new.near - axis.interval(of: old).near)
    }
    return mapping
  }

  /// Adds items at the start as ``prependItems(_:in:measuredBy:)``; the host scrolls by an anchor.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    return try changeItems(
      by: .inserting(addedCount, at: 0), count: itemCount + addedCount, upwards: true,
      measuredBy: provider)
  }

  /// Adds the items of a page at the end, as ``appendItems(_:measuredBy:)``.
  ///
  ///     try wall.appendItems(of: MasonryAspectRatios(sizes: page.map(\.size)))
  @discardableResult
  public mutating func appendItems(
    of page: some MasonryPage
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(of: page, at: itemCount)
  }

  /// Adds the items of a page at an index, as ``insertItems(_:at:measuredBy:)``.
  @discardableResult
  public mutating func insertItems(
    of page: some MasonryPage, at index: Int
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(
      page.itemCount, at: index, measuredBy: ShiftedHeights(heights: page, shift: -index))
  }

  /// Adds the items of a page at the start, as ``prependItems(_:in:measuredBy:)``.
  @discardableResult
  public mutating func prependItems(
    of page: some MasonryPage, in visible: inout LayoutRect
  ) throws(MasonryError) -> LayoutIndexMapping {
    try prependItems(page.itemCount, in: &visible, measuredBy: page)
  }

  /// Adds items before the item at an index, or at the end if the index is the count.
  ///
  /// The provider is asked for the new items, by their new indices.
  ///
  /// - Throws: ``MasonryError``; the layout is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  @discardableResult
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
  public mutating func removeAllItems() -> LayoutIndexMapping { removeItems(in: 0..<itemCount) }

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
  ///     wall.reorderItems(by: order)
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
  ///     try wall.update(
  ///       from: old.map(\.id), to: new.map(\.id), reloading: editedIDs,
  ///       measuredBy: MasonryAspectRatios(sizes: new.map(\.size)))
  ///
  /// Items that stay keep their heights. The provider is asked, by the new indices, for new and
  /// reloaded items. Identities are unique; if there are not as many old ones as items, it traps.
  /// If columns are kept, as few items as possible count as moved, as in ``reorderItems(by:)``.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid; the layout is then unchanged.
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
  ///     try wall.apply(difference, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
  ///
  /// An item that moves (an insertion that is associated with a removal) keeps its height. A
  /// difference of other data traps. The provider is asked, by the new indices, for new items.
  ///
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

  /// Adds, removes and moves items as a mapping says, and places once; it returns the mapping.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]? = [],
    reloading reloaded: [Int] = [], upwards: Bool = false,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try _changeItems(
      by: mapping, count: count, moving: moved, reloading: reloaded, upwards: upwards,
      measuredBy: provider)
    return note(mapping)
  }

  mutating func changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]? = []
  ) -> LayoutIndexMapping {
    _rearrangeItems(by: mapping, count: count, moving: moved)
    return note(mapping)
  }

  /// Adds the mapping of a change while `keepingPlace` runs; returns the mapping.
  private mutating func note(_ mapping: LayoutIndexMapping) -> LayoutIndexMapping {
    if let changes = _changes, mapping != .unchanged { _changes = changes.then(mapping) }
    return mapping
  }

  func checkNewItems(_ addedCount: Int) throws(MasonryError) {
    guard addedCount >= 0, addedCount <= MasonryGrid.maximumItemCount - itemCount else {
      throw .itemCount(addedCount)
    }
  }

  func checkIndex(_ index: Int) {
    // A precondition that reads the layout itself copies it in a build without optimization.
    let count = itemCount
    precondition(index >= 0 && index < count, "Index out of range: there is no such item")
  }
}
