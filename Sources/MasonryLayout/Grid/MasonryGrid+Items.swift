extension MasonryGrid {
  /// Creates a grid with items.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the grid.
  ///   - breadth: The extent of the whole grid across its columns, insets included, in points.
  ///   - count: The number of items.
  ///   - provider: The heights, asked once for each item, in order.
  /// - Throws: ``MasonryError`` if a setting, the breadth, the count or a height is not valid.
  /// - Complexity: O(`count`·`columnCount`).
  public init(
    configuration: Configuration = Configuration(), breadth: Double, count: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try self.init(configuration: configuration, breadth: breadth)
    try append(count, measuredBy: provider)
  }

  /// Adds items at the end.
  ///
  /// Frames that exist stay as they are. Only where rows run from right to left do they move with the
  /// far end of the content, from which they are counted.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The heights, asked for the new items only, once each and in order.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* new items, amortised over many calls, however many
  ///   items there are already. With a dense packing, columns in which an item goes back to a gap
  ///   are put in order again from there on.
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
  ///   - provider: The heights, by the indices that the items will have. It is asked for the new items,
  ///     and where columns differ for those that get another width.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func insert(
    _ addedCount: Int, at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    precondition(index >= 0 && index <= count, "Index out of range: items cannot be inserted there")
    guard addedCount >= 0, addedCount <= Self.maximumItemCount - count else {
      throw .itemCount(addedCount)
    }
    let new = try Items(
      measuring: index..<index + addedCount, in: tracks, along: configuration.axis, by: provider)
    try change(from: index, measuredBy: provider) { $0.insert(new, at: index) }
  }

  /// Removes one item; those after it move up.
  ///
  /// A provider is needed only where columns differ, since items may then get another width.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid, or needed without a provider; the grid is then
  ///   unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func remove<Provider: MasonryHeightProvider>(
    at index: Int, measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryError) {
    checkIndex(index)
    try removeSubrange(index..<index + 1, measuredBy: provider)
  }

  /// Removes items that follow each other; those after them move up.
  ///
  /// A provider is needed only where columns differ, since items may then get another width.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid, or needed without a provider; the grid is then
  ///   unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the first removed one on.
  public mutating func removeSubrange<Provider: MasonryHeightProvider>(
    _ range: Range<Int>, measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryError) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Range out of bounds: no such items")
    try change(from: range.lowerBound, measuredBy: provider) { $0.removeSubrange(range) }
  }

  /// Removes all items and gives their memory back.
  public mutating func removeAll() {
    items = Items()
    placement = Placement(laneCount: tracks.count, isDense: configuration.packing.isDense)
  }

  /// Moves an item so that it ends up at another index; those in between make room.
  ///
  /// Its height is kept and not asked again at the same width. A provider is needed only where columns
  /// differ, since items may then get another width.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid, or needed without a provider; the grid is then
  ///   unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the smaller of the two indices on.
  public mutating func move<Provider: MasonryHeightProvider>(
    from source: Int, to destination: Int, measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryError) {
    checkIndex(source)
    checkIndex(destination)
    guard source != destination else { return }
    try change(from: min(source, destination), measuredBy: provider) {
      $0.move(from: source, to: destination)
    }
  }
}
