extension MasonryGrid {
  /// Adds items at the start, stacked upwards, so that no kept item moves on the screen.
  ///
  ///     wall.keptColumns = .all
  ///     try wall.prependItems(50, in: &visible, measuredBy: heights)    // older posts, above
  ///
  /// Inserted items push down what is below them, each column by another distance. Prepended items
  /// choose columns by the packing too, but are stacked upwards: the last of them first, onto those
  /// prepended before, or onto the line at which the content began. All other items move by one
  /// distance: by as much as the content grew at its start.
  ///
  /// - **Packings** work as in a wall upside down: a dense one fills gaps from below, and one that
  ///   goes by turns starts at the first column.
  /// - **The start of the wall** is as ragged as its end; ``restackFromStart(measuredBy:)`` makes
  ///   it level.
  /// - **Later changes** keep stacking these items upwards, and items inserted before the last of
  ///   them. A moved one stays so unless it passes an item that is stacked downwards or new.
  ///   Another width, other settings, and a horizon before the last of them level the start.
  /// - **Rounding.** If all heights, spacings and insets are multiples of a power of two, such as a
  ///   quarter of a point, every frame moves by exactly the distance. Otherwise an edge may be off
  ///   by up to 4 units in the last place of the content's length, or of a larger item spacing. On
  ///   pixels the distance is a whole number of them. In rows from right to left nothing moves, as
  ///   x counts from the end of the content.
  ///
  /// If nothing is kept, the result is that of ``insertItems(_:at:measuredBy:)`` at 0, and items no
  /// longer kept are packed anew first. A wall without items is filled downwards.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - visible: The visible rectangle. It is moved by as much as the old first item. If columns
  ///     are kept and the horizon was not lowered, all old items move by that much.
  ///   - provider: The heights, by the indices that the items will have, asked for the new items
  ///     only: if columns differ, for the last one first.
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items and the *m* that are stacked upwards.
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

  /// Adds items at the start, stacked upwards, for a host that scrolls by an anchor.
  ///
  /// Otherwise it is ``prependItems(_:in:measuredBy:)-(_,LayoutRect,_)``.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    return try changeItems(
      by: .inserting(addedCount, at: 0), count: itemCount + addedCount,
      upwards: keptColumns != .none && !isEmpty, measuredBy: provider)
  }

  /// Stacks all items downwards again, so that the start of the wall is level.
  ///
  ///     let old = wall
  ///     try wall.restackFromStart()
  ///     animate(wall.frameChanges(from: old, by: .unchanged, in: visible))
  ///
  /// Kept items stay in their columns, each of which moves as a whole where no item spans several.
  /// To have everything packed anew instead, set ``keptColumns`` to `.none` and call
  /// ``repack(measuredBy:)``. A wall to which nothing was prepended stays as it is. The provider is
  /// asked for items that get another width. Equal columns need none.
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
