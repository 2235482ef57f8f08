#if !hasFeature(Embedded)

extension Wheel {
  /// Applies the difference between the old and the new data of the host, and keeps the focus.
  ///
  ///     let difference = newBooks.difference(from: books).inferringMoves()
  ///     books = newBooks
  ///     try wheel.apply(
  ///       difference, keepingFocusAt: &offset, measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// The item in focus stays in focus, wherever it goes. If it is removed, the nearest one that is left
  /// comes into focus, the later of two as near. A moved item (an insertion that is associated with a
  /// removal) keeps its size, and is not asked for.
  ///
  /// - Parameters:
  ///   - difference: What was removed, at the old indices, and inserted, at the new ones.
  ///   - offset: The offset at which the wheel is scrolled; it becomes the one that keeps the focus.
  ///   - provider: The sizes, by the new indices; asked for the new items only. Without a provider they
  ///     have the configuration's size.
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if there would be too many items, which is checked before anything is
  ///   asked, or if a size or the gaps between items are not valid; the wheel and the offset stay as
  ///   they were.
  /// - Precondition: The difference removes only items that exist, and inserts none past the end.
  /// - Complexity: O(*k* log *k*) for *k* changes, and where sizes differ O(*n*) for *n* items.
  @discardableResult
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider = NoSizes()
  ) throws(WheelError) -> LayoutIndexMapping {
    let newCount = itemCount + difference.insertions.count - difference.removals.count
    precondition(
      difference.removals.last?.offset ?? -1 < itemCount,
      "Index out of range: the difference removes what does not exist")
    precondition(
      difference.insertions.last?.offset ?? -1 < newCount,
      "Index out of range: the difference inserts past the end")
    return try change(
      by: LayoutIndexMapping(difference), to: newCount, keepingFocusAt: &offset,
      measuredBy: provider)
  }
}

#endif
