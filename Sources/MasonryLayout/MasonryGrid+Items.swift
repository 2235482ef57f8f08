extension MasonryGrid {
  /// Adds items at the end.
  ///
  /// Frames that exist stay as they are.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The heights, asked for the new items only, once each and in order.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items, amortised over many calls, however many
  ///   items there are already.
  public mutating func append(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try insert(addedCount, at: count, measuredBy: provider)
  }

  /// Adds items before the item at an index, or at the end if the index is the count.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - index: The index that the first new item will have.
  ///   - provider: The heights, asked for the new items only, by the indices that they will have.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func insert(
    _ addedCount: Int, at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    precondition(index >= 0 && index <= count, "Index out of range: items cannot be inserted there")
    guard addedCount >= 0, addedCount <= Self.maximumItemCount - count else {
      throw .itemCount(addedCount)
    }
    let new = try Items(measuring: index..<index + addedCount, in: tracks, by: provider)
    items.insert(new, at: index)
    place(from: index)
  }

  /// Removes one item; those after it move up.
  ///
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func remove(at index: Int) {
    checkIndex(index)
    removeSubrange(index..<index + 1)
  }

  /// Removes items that follow each other; those after them move up.
  ///
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the first removed one on.
  public mutating func removeSubrange(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Range out of bounds: no such items")
    items.removeSubrange(range)
    place(from: range.lowerBound)
  }

  /// Removes all items and gives their memory back.
  public mutating func removeAll() {
    items = Items()
    placement = Placement(laneCount: tracks.count)
  }

  /// Moves an item so that it ends up at another index; those in between make room.
  ///
  /// Its height is kept and not asked again.
  ///
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the smaller of the two indices on.
  public mutating func move(from source: Int, to destination: Int) {
    checkIndex(source)
    checkIndex(destination)
    guard source != destination else { return }
    items.move(from: source, to: destination)
    place(from: min(source, destination))
  }

  /// Places the items from `first` on again.
  mutating func place(from first: Int) {
    placement.place(
      items, from: first, packing: configuration.packing, spacing: configuration.itemSpacing)
  }
}
