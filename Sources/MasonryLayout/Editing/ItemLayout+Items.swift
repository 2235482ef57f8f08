extension ItemLayout {
  /// Adds items before the item at an index, or at the end if the index is the count.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - index: The index that the first new item will have.
  ///   - provider: The heights, by the new indices, asked for the new items.
  /// - Returns: Where the items went.
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
  /// - Returns: Where the items went.
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

  /// Moves an item so that it ends up at another index; those in between make room.
  ///
  /// - Returns: Where the items went.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the smaller of the two indices on.
  @discardableResult
  public mutating func moveItem(from source: Int, to destination: Int) -> LayoutIndexMapping {
    checkIndex(source)
    checkIndex(destination)
    guard source != destination else { return .unchanged }
    return changeItems(
      by: .moving(from: source, to: destination), count: itemCount, moving: [destination])
  }
}
