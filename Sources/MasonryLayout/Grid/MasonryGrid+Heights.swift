extension MasonryGrid {
  /// Asks for the heights, the spans and the pinned columns of items again, and places once.
  ///
  /// They are measured then, or estimated if the provider says so.
  ///
  /// - Parameters:
  ///   - indices: The items to ask for, in any order; `0..<grid.itemCount` for all.
  ///   - provider: The heights, asked as for new items.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*k* + *m*·`columnCount`) for *k* indices and *m* items from the first changed
  ///   one on. If columns are kept, O(*k* log *n* + *m*) for the *m* of *n* items that move.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try takeAgain(indices, by: provider)
  }

  /// Sets the height of an item, or its width if the grid scrolls sideways.
  ///
  /// It is ``setLength(_:ofItemAt:)`` for a host that serves both axes.
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    checkIndex(index)
    guard length.isLength else { throw .length(length, ofItemAt: index, along: axis) }
    take([newMeasure(ofItemAt: index, length: length)])
  }
}
