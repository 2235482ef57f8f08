extension MasonryGrid {
  /// Adds items at the end.
  ///
  /// Frames that exist stay as they are, but for rows from right to left: there they all move to the right
  /// by as much as the content grows, since x counts from the left edge.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The heights, asked for the new items only, once each and in order.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items, amortised over many calls, however many
  ///   items there are already. A dense packing looks for gaps in O(log *n*) for each span that items
  ///   have, and in a column in which an item goes back to a gap, the list of those below moves: four
  ///   bytes for each. The first item of a span that no item had takes O(*n*).
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try insertItems(addedCount, at: itemCount, measuredBy: provider)
  }

  /// Adds items before the item at an index, or at the end if the index is the count.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - index: The index that the first new item will have.
  ///   - provider: The heights, by the indices that the items will have. It is asked for the new items
  ///     and, where columns differ, for those that get another width.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func insertItems(
    _ addedCount: Int, at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let count = itemCount
    precondition(index >= 0 && index <= count, "Index out of range: items cannot be inserted there")
    try insertItems(addedCount, at: index, upwards: false, measuredBy: provider)
  }

  /// Adds items before the item at an index; upwards if that is the seam, if told so.
  mutating func insertItems(
    _ addedCount: Int, at index: Int, upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard addedCount >= 0, addedCount <= Self.maximumItemCount - itemCount else {
      throw .itemCount(addedCount)
    }
    guard addedCount > 0 else { return }
    // Much the most items are added at the end, where nothing is rearranged.
    guard index < itemCount else {
      let new = try Items(
        measuring: index..<index + addedCount, along: axis, in: tracks, by: provider)
      return try change(index..<index, measuredBy: provider) { items, _ in
        items.insert(new, at: index)
      }
    }
    try rearrange(
      by: .inserting(addedCount, at: index), count: itemCount + addedCount, upwards: upwards,
      measuredBy: provider)
  }

  /// Removes one item; those after it move up.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - provider: The heights, asked for items that get another width. Equal columns need none.
  /// - Throws: ``MasonryError`` if a height is not valid, or columns differ and there is no provider;
  ///   the grid is then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func removeItem(
    at index: Int, measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    checkIndex(index)
    try removeItems(in: index..<index + 1, measuredBy: provider)
  }

  /// Removes items that follow each other; those after them move up.
  ///
  /// - Parameters:
  ///   - range: The indices of the items.
  ///   - provider: The heights, asked for items that get another width. Equal columns need none.
  /// - Throws: ``MasonryError`` if a height is not valid, or columns differ and there is no provider;
  ///   the grid is then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the first removed one on.
  public mutating func removeItems(
    in range: Range<Int>, measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let count = itemCount
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Range out of bounds: no such items")
    try rearrange(by: .removing(range), count: count - range.count, measuredBy: provider)
  }

  /// Removes all items and gives their memory back.
  public mutating func removeAllItems() {
    items = Items()
    placement = sharedSettings.emptyPlacement
    contentEnd = 0
    keptState = KeptState(horizon: keptState.horizon == .max ? .max : 0)
  }

  /// Moves an item so that it ends up at another index; those in between make room.
  ///
  /// Its height is kept, and asked for again only at another width.
  ///
  /// - Parameters:
  ///   - source: The index of the item.
  ///   - destination: The index that it is to have.
  ///   - provider: The heights, asked for items that get another width. Equal columns need none.
  /// - Throws: ``MasonryError`` if a height is not valid, or columns differ and there is no provider;
  ///   the grid is then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the smaller of the two indices on.
  public mutating func moveItem(
    from source: Int, to destination: Int,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    checkIndex(source)
    checkIndex(destination)
    guard source != destination else { return }
    try rearrange(
      by: .moving(from: source, to: destination), count: itemCount, moving: [destination],
      measuredBy: provider)
  }
}

extension MasonryGrid {
  /// Adds, removes and moves items as a mapping says, and places once.
  ///
  /// - Parameters:
  ///   - mapping: Where the items go. Items that it has no old index for are new, and are measured first.
  ///   - newCount: The number of items after the change.
  ///   - moved: The new indices of the items that are moved, in ascending order; they choose their columns.
  ///   - upwards: Whether new items are stacked upwards in front of those that are.
  ///   - provider: The heights, by the new indices.
  /// - Throws: ``MasonryError`` if a height is not valid; the grid is then unchanged.
  mutating func rearrange(
    by mapping: LayoutIndexMapping, count newCount: Int, moving moved: [Int] = [],
    upwards: Bool = false, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let change = Rearrangement(mapping, from: itemCount, to: newCount, moving: moved)
    guard !change.isEmpty else { return }
    var new = Items()
    for range in change.newItems {
      let items = try Items(measuring: range, along: axis, in: tracks, by: provider)
      new.insert(items, at: new.count)
    }
    try self.change(change.range, measuredBy: provider) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change, upwards: upwards)
    }
  }
}
