extension MasonryGrid {
  /// Adds items at the end.
  ///
  /// Existing frames stay, except in rows from right to left: all of them move to the right by as
  /// much as the content grows, because x counts from the left edge.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The heights, asked for the new items only, once each and in order.
  /// - Returns: ``/LayoutGeometry/LayoutIndexMapping/unchanged``: every item keeps its index.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items, amortised. A dense packing looks for
  ///   gaps in O(log *n*) for each span in use; an item that goes back to one shifts the list of
  ///   the items below it in that column, and the first item of a new span takes O(*n*).
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    if addedCount > 0 {
      let (index, axis, tracks) = (itemCount, axis, tracks)
      try change(index..<index, measuredBy: provider) { items, _ throws(MasonryError) in
        try items.append(
          measuring: index..<index + addedCount, along: axis, in: tracks, by: provider)
      }
    }
    return .unchanged
  }

  /// Adds items before the item at an index, or at the end if the index is the count.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - index: The index that the first new item will have.
  ///   - provider: The heights, by the new indices, asked for the new items and those that get
  ///     another width.
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
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

  /// Throws if so many items cannot be added.
  func checkNewItems(_ addedCount: Int) throws(MasonryError) {
    guard addedCount >= 0, addedCount <= Self.maximumItemCount - itemCount else {
      throw .itemCount(addedCount)
    }
  }

  /// Removes one item: ``removeItems(in:measuredBy:)`` for a single index.
  @discardableResult
  public mutating func removeItem(
    at index: Int, measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) -> LayoutIndexMapping {
    checkIndex(index)
    return try removeItems(in: index..<index + 1, measuredBy: provider)
  }

  /// Removes items that follow each other; those after them move up.
  ///
  /// The provider is asked for items that get another width. Equal columns need none.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the grid is then unchanged. Never if columns are equal.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the first removed one on.
  @discardableResult
  public mutating func removeItems(
    in range: Range<Int>, measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) -> LayoutIndexMapping {
    let count = itemCount
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Range out of bounds: no such items")
    return try changeItems(by: .removing(range), count: count - range.count, measuredBy: provider)
  }

  /// Removes all items and gives their memory back.
  @discardableResult
  public mutating func removeAllItems() -> LayoutIndexMapping {
    let mapping = LayoutIndexMapping.removing(0..<itemCount)
    items = Items()
    placement = sharedSettings.emptyPlacement
    contentEnd = 0
    keptState = KeptState(horizon: keptState.horizon == .max ? .max : 0)
    return mapping
  }

  /// Moves an item so that it ends up at another index; those in between make room.
  ///
  /// The provider is asked for items that get another width. Equal columns need none.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the grid is then unchanged. Never if columns are equal.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the smaller of the two indices on.
  @discardableResult
  public mutating func moveItem(
    from source: Int, to destination: Int,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) -> LayoutIndexMapping {
    checkIndex(source)
    checkIndex(destination)
    guard source != destination else { return .unchanged }
    return try changeItems(
      by: .moving(from: source, to: destination), count: itemCount, moving: [destination],
      measuredBy: provider)
  }

  /// Adds, removes and moves items as a mapping says, and places once.
  ///
  /// - Parameters:
  ///   - mapping: Where the items go. Items without an old index are new, and are measured first.
  ///   - newCount: The number of items after the change.
  ///   - moved: The new indices of moved items, in ascending order; these choose their columns.
  ///   - upwards: Whether new items are stacked upwards in front of those that are.
  ///   - provider: The heights, by the new indices.
  /// - Returns: The mapping.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count newCount: Int, moving moved: [Int] = [],
    upwards: Bool = false, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let change = Rearrangement(mapping, from: itemCount, to: newCount, moving: moved)
    guard !change.isEmpty else { return mapping }
    var new = Items()
    for range in change.newItems {
      try new.append(measuring: range, along: axis, in: tracks, by: provider)
    }
    try self.change(change.range, measuredBy: provider) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change, upwards: upwards)
    }
    return mapping
  }
}
