extension ItemLayout {
  /// Adds items at the start, stacked upwards, so that no kept item moves on the screen.
  ///
  ///     wall.keptPlaces = .all
  ///     try wall.prependItems(50, in: &visible, measuredBy: heights)    // older posts, above
  ///
  /// The items choose columns by the packing as in a wall upside down: the last of them first, onto
  /// those prepended before, or onto the line at which the content began. All other items move by
  /// as much as the content grew at its start; from right to left nothing moves, as x counts from
  /// the end. Later changes keep stacking these items upwards. See <doc:ChangingAWall>.
  ///
  /// If nothing is kept, the result is that of ``insertItems(_:at:measuredBy:)`` at 0, and items no
  /// longer kept are packed anew first.
  ///
  /// - Parameters:
  ///   - addedCount: The number of items to add, 0 included.
  ///   - visible: The visible rectangle, which is moved by as much as the old first item.
  ///   - provider: The heights, by the indices that the items will have, asked for the new items.
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError``; the layout is then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items and the *m* that are stacked upwards.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, in visible: inout LayoutRect,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let old = itemCount == 0 ? nil : frame(ofItemAt: 0)
    let mapping = try prependItems(addedCount, measuredBy: provider)
    if let old {
      let new = axis.interval(of: frame(ofItemAt: addedCount))
      visible = axis.move(visible, by: new.near - axis.interval(of: old).near)
    }
    return mapping
  }

  /// Adds items at the start, stacked upwards, for a host that scrolls by an anchor.
  ///
  /// Otherwise it is ``prependItems(_:in:measuredBy:)``.
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    return try changeItems(
      by: .inserting(addedCount, at: 0), count: itemCount + addedCount, upwards: true,
      measuredBy: provider)
  }

  /// Adds the items of a page at the end.
  ///
  ///     try wall.appendItems(of: MasonryAspectRatios(sizes: page.map(\.size)))
  ///
  /// It is ``appendItems(_:measuredBy:)`` for a page.
  @discardableResult
  public mutating func appendItems(
    of page: some MasonryPage
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(of: page, at: itemCount)
  }

  /// Adds the items of a page before the item at an index, or at the end if the index is the count.
  ///
  /// It is ``insertItems(_:at:measuredBy:)`` for a page.
  @discardableResult
  public mutating func insertItems(
    of page: some MasonryPage, at index: Int
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(
      page.itemCount, at: index, measuredBy: ShiftedHeights(heights: page, shift: -index))
  }

  /// Adds the items of a page at the start, stacked upwards, and moves the visible rectangle along.
  ///
  /// It is ``prependItems(_:in:measuredBy:)`` for a page.
  @discardableResult
  public mutating func prependItems(
    of page: some MasonryPage, in visible: inout LayoutRect
  ) throws(MasonryError) -> LayoutIndexMapping {
    try prependItems(page.itemCount, in: &visible, measuredBy: page)
  }
}
