extension MasonryGrid {
  /// Stacks all items downwards again, so that the start of the wall is level.
  ///
  ///     let old = wall
  ///     try wall.restackFromStart()
  ///     animate(wall.frameChanges(from: old, by: .unchanged, in: visible))
  ///
  /// Kept items stay in their columns. A wall to which nothing was prepended stays as it is. The
  /// provider is asked for items that get another width. Equal columns need none.
  ///
  /// - Throws: ``MasonryError``; the grid is then unchanged. Never if columns are equal.
  /// - Complexity: O(*n*·`columnCount`) for *n* items.
  public mutating func restackFromStart(
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    guard placement.seam > 0 else { return }
    try change(0..<itemCount, measuredBy: provider) { _, lanes in lanes.seam = 0 }
  }
}
