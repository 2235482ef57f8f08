#if !hasFeature(Embedded)
extension MasonryGrid {
  /// Applies the difference between the old and the new data of the host, and places once.
  ///
  ///     let difference = newPhotos.difference(from: photos).inferringMoves()
  ///     photos = newPhotos
  ///     try wall.apply(difference, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
  ///
  /// A moved item (an insertion that is associated with a removal) keeps its height. A difference
  /// that removes items which do not exist, or inserts some past the end, traps. The provider is
  /// asked, by the new indices, for items that are new or get another width.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items, *m* of them from the first change on.
  @discardableResult
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let (insertions, removals) = (difference.insertions, difference.removals)
    guard insertions.count - removals.count <= Self.maximumItemCount - itemCount else {
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
}
#endif
