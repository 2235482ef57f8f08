#if !hasFeature(Embedded)

extension Wheel {
  /// Applies the difference between the old and the new data of the host, and returns the offset that
  /// keeps the focus.
  ///
  ///     let difference = newPhotos.difference(from: photos).inferringMoves()
  ///     photos = newPhotos
  ///     offset = try wheel.apply(difference, keepingFocusAtOffset: offset)
  ///
  /// New items are as the configuration says. The focus is kept as by
  /// ``apply(_:keepingFocusAtOffset:measuredBy:)``.
  ///
  /// - Throws: ``WheelError`` if there would be too many items, or the gap is too wide for cards that
  ///   become neighbours; the wheel stays as it was.
  /// - Complexity: O(*k* log *k*) for *k* changes, and where sizes differ O(*n*) for *n* items.
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    try apply(difference, keepingFocusAtOffset: offset, measuredBy: NoSizes())
  }

  /// Applies the difference between the old and the new data of the host, with the sizes of new items,
  /// and returns the offset that keeps the focus.
  ///
  ///     offset = try wheel.apply(
  ///       difference, keepingFocusAtOffset: offset, measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// The item in focus stays in focus, wherever it goes. If it is removed, the nearest one that is left
  /// comes into focus, the later of two as near. A moved item (an insertion that is associated with a
  /// removal) keeps its size, and is not asked for. A difference that removes items which do not exist,
  /// or inserts some past the end, was made for other data, and traps.
  ///
  /// - Parameters:
  ///   - difference: What was removed, at the old indices, and inserted, at the new ones.
  ///   - offset: The offset at which the wheel is scrolled.
  ///   - provider: The sizes, by the new indices; asked for the new items only.
  /// - Returns: The offset that keeps the focus.
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked if there would be
  ///   more than 2³¹ − 1 items, or another ``WheelError`` if a size or the gaps between items are
  ///   not valid; the wheel stays as it was.
  /// - Complexity: O(*k* log *k* + *n*) for *k* changes and *n* items.
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, keepingFocusAtOffset offset: Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) -> Double {
    let newCount = itemCount + difference.insertions.count - difference.removals.count
    precondition(
      difference.removals.last?.offset ?? -1 < itemCount,
      "Index out of range: the difference removes what does not exist")
    precondition(
      difference.insertions.last?.offset ?? -1 < newCount,
      "Index out of range: the difference inserts past the end")
    return try change(
      by: LayoutIndexMapping(difference), to: newCount, keepingFocusAtOffset: offset,
      measuredBy: provider)
  }
}

#endif
