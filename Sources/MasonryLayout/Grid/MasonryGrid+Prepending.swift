extension MasonryGrid {
  /// Adds items at the start, and stacks them upwards, so that no item that is kept moves.
  ///
  ///     wall.keptColumns = .all
  ///     try wall.prependItems(50, in: &visible, measuredBy: heights)  // older posts, above the others
  ///
  /// Inserted items push down what is below them, each column by another distance. Prepended items
  /// get their columns by the packing too, but are stacked upwards: the last of them first, onto
  /// what was prepended before, or onto the line at which the content began. All other items stay.
  /// In the coordinates of the content they move by one distance: by as much as the content grew at
  /// its start.
  ///
  /// - **Spans, pins, other packings.** Everything is as it would be in a wall upside down: a dense
  ///   packing fills gaps from below, and a packing that goes by turns starts at the first column.
  /// - **The start of the wall** is as ragged as its end. Once there is nothing more to prepend,
  ///   ``restackFromStart(measuredBy:)`` makes it level.
  /// - **Later changes** leave these items stacked upwards. Those that a change affects are placed
  ///   again in their columns, upwards, and items inserted before the last of them are stacked
  ///   upwards too. A moved one stays upward as long as it does not pass an item that is stacked
  ///   downwards or new. Another width, or other settings, level the start. So does the first
  ///   change after a horizon was set that is before the last of them.
  /// - **A lowered horizon.** If ``keptColumns`` released items, this change packs them anew first,
  ///   as any other would, and then stacks the new items onto the result. If that levels the start,
  ///   they are stacked onto the level start.
  /// - **Rounding.** If all heights, spacings and insets are multiples of a quarter of a point, or
  ///   of any power of two, every frame moves by exactly the distance. Otherwise an edge may be off
  ///   by up to 4 units in the last place of the content's length. On pixels the distance is a
  ///   whole number of them. In rows from right to left, x counts from the end of the content, so
  ///   nothing moves.
  ///
  /// A wall that keeps nothing packs everything anew: the result is that of
  /// ``insertItems(_:at:measuredBy:)`` at 0. A wall without items is filled downwards.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - visible: The visible rectangle. It is moved as far as the item that was the first one; if
  ///     columns are kept, and no horizon was lowered, all others move as far.
  ///   - provider: The heights, by the indices that the items will have, asked for the new items
  ///     only: if columns differ, for the last one first.
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError`` if the count or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items and the *m* that are stacked upwards;
  ///   of the others only the indices are touched.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, in visible: inout LayoutRect,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let old = isEmpty ? nil : frame(ofItemAt: 0)
    let mapping = try prependItems(addedCount, measuredBy: provider)
    if let old {
      let new = axis.interval(of: frame(ofItemAt: addedCount))
      visible = axis.move(visible, by: new.near - axis.interval(of: old).near)
    }
    return mapping
  }

  /// Adds items at the start, and stacks them upwards, without a rectangle to move.
  ///
  /// It is ``prependItems(_:in:measuredBy:)`` for a host that scrolls by an anchor.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    return try rearrange(
      by: .inserting(addedCount, at: 0), count: itemCount + addedCount,
      upwards: keptColumns != .none && !isEmpty, measuredBy: provider)
  }

  /// Stacks all items downwards again, so that the start of the wall is level.
  ///
  ///     let old = wall
  ///     try wall.restackFromStart()
  ///     animate(wall.frameChanges(from: old, by: .unchanged, in: visible))
  ///
  /// Items that are kept stay in their columns, and each column is moved up or down as a whole
  /// where no item spans several. To have everything packed anew instead, call `keptColumns =
  /// .none` and ``repack(measuredBy:)``. A wall to which nothing was prepended stays as it is.
  ///
  /// - Parameter provider: The heights, asked for items that get another width. Equal columns need
  ///   none.
  /// - Throws: ``MasonryError`` if a height is not valid, or columns differ and there is no
  ///   provider; the grid is then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*n*·`columnCount`) for *n* items.
  public mutating func restackFromStart(
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    guard placement.seam > 0 else { return }
    try change(0..<itemCount, measuredBy: provider) { _, lanes in lanes.level() }
  }
}
