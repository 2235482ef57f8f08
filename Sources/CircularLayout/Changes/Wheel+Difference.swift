#if !hasFeature(Embedded)

extension Wheel {
  /// Applies the difference between the old and the new data of the host, and keeps the focus.
  ///
  ///     let difference = newBooks.difference(from: books).inferringMoves()
  ///     books = newBooks
  ///     try wheel.apply(
  ///       difference, keepingFocusAt: &offset, measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// The focus is kept, and sizes are given, as by
  /// ``insertItems(_:at:keepingFocusAt:measuredBy:)``. A moved item (an insertion associated with a
  /// removal) keeps its size.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if there would be too many items, or if a size or a gap is not valid;
  ///   wheel and offset are then unchanged. The number is checked before anything is asked.
  /// - Precondition: The difference removes only items that exist, and inserts none past the end.
  /// - Complexity: O(*k* log *k*) for *k* changes, and O(*n*) for *n* items if sizes differ.
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
