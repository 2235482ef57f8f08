extension MasonryGrid {
  /// Adds items at the start, and stacks them upwards, so that no item that is kept moves.
  ///
  ///     wall.keptColumns = .all
  ///     offset += try wall.prependItems(50, measuredBy: heights)      // older posts, above what is visible
  ///
  /// Items inserted at the start in another way push down what was there, and not all of it by the same
  /// distance. These get their places by the packing as well, but upwards: the last of them first, onto
  /// what was prepended before, or onto the line at which the content began. All else stays, and in the
  /// coordinates of the content moves by one distance, that by which the content grew at its start. It is
  /// returned, to be added to the scroll offset.
  ///
  /// - **Spans, pins, other packings.** Everything is as it would be in a wall upside down: a dense packing
  ///   fills gaps from below, and where items go by turns they start anew at the first column.
  /// - **The start of the wall** is as ragged as its end, since columns grow there by one item after the
  ///   other. Once there is nothing more to prepend, ``restackFromStart(measuredBy:)`` makes it level.
  /// - **Later changes** leave the items that are stacked upwards so. Those of them that a change affects
  ///   are placed again in their columns, upwards, and items inserted before the last of them are stacked
  ///   upwards too. One that is moved stays upward as long as it does not pass an item that is stacked
  ///   downwards or new. Another width, or other settings, level the start. So does the first change
  ///   after a horizon was set that is before the last of them.
  /// - **A lowered horizon.** If ``keptColumns`` released items that were kept, this change packs them
  ///   anew first, as any other would, and then stacks the new items onto the result. If the start is
  ///   levelled by that, they are stacked onto the level start.
  /// - **Rounding.** If all heights, spacings and insets are multiples of a quarter of a point, or of
  ///   any power of two, every frame moves by exactly the distance. Otherwise an edge may be off by
  ///   up to 4 units in the last place of the content's length. On pixels the distance is a whole
  ///   number of them. In rows from right to left, where x counts from the end of the content,
  ///   nothing moves, and the distance is 0.
  ///
  /// In a wall that keeps nothing, every change packs everything anew, and this one is no other than
  /// ``insertItems(_:at:measuredBy:)`` at 0. A wall without items is filled downwards.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - provider: The heights, by the indices that the items will have, asked for the new items only:
  ///     where columns differ, for the last one first.
  /// - Returns: How far the item that was the first one is moved in the coordinates of the content,
  ///   in points. If columns are kept, and no horizon was lowered, all others move as far.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items and the *m* that are stacked upwards; nothing
  ///   but indices is touched of the others.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Double {
    let old = isEmpty ? nil : frame(ofItemAt: 0)
    let isUpward = keptColumns != .none && !isEmpty
    try insertItems(addedCount, at: 0, upwards: isUpward, measuredBy: provider)
    guard let old else { return 0 }
    return axis.interval(of: frame(ofItemAt: addedCount)).near - axis.interval(of: old).near
  }

  /// Stacks all items downwards again, so that the start of the wall is level.
  ///
  ///     let old = wall
  ///     try wall.restackFromStart()
  ///     animate(wall.frameChanges(from: old, by: .unchanged, in: visible))
  ///
  /// Items that are kept stay in their columns, and each column is moved up or down as a whole where no item
  /// spans several. To have everything packed anew instead, call `keptColumns = .none` and
  /// ``repack(measuredBy:)``. A wall to which nothing was prepended stays as it is.
  ///
  /// - Parameter provider: The heights, asked for items that get another width. Equal columns need none.
  /// - Throws: ``MasonryError`` if a height is not valid, or columns differ and there is no provider;
  ///   the grid is then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*n*·`columnCount`) for *n* items.
  public mutating func restackFromStart(
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    guard placement.seam > 0 else { return }
    try change(0..<itemCount, measuredBy: provider) { _, lanes in lanes.level() }
  }
}
