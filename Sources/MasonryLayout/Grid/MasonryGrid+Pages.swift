extension MasonryGrid {
  /// Adds the items of a page at the end.
  ///
  ///     try wall.appendItems(of: MasonryAspectRatios(sizes: page.map(\.size)))
  ///
  /// It is ``appendItems(_:measuredBy:)`` for a page, but throws ``MasonryError/providerNeeded`` if
  /// columns differ and items that are no longer kept would be packed anew.
  @discardableResult
  public mutating func appendItems(
    of page: some MasonryPage
  ) throws(MasonryError) -> LayoutIndexMapping {
    try insertItems(of: page, at: itemCount)
  }

  /// Adds the items of a page before the item at an index, or at the end if the index is the count.
  ///
  /// It is ``insertItems(_:at:measuredBy:)`` for a page. A page does not know the heights of other
  /// items. So if columns differ, only the end of the grid takes one, and elsewhere it throws
  /// ``MasonryError/providerNeeded``.
  @discardableResult
  public mutating func insertItems(
    of page: some MasonryPage, at index: Int
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkOthersStay(index)
    return try insertItems(
      page.itemCount, at: index, measuredBy: PlacedPage(page: page, start: index))
  }

  /// Adds the items of a page at the start, stacked upwards, and moves the visible rectangle along.
  ///
  /// It is ``prependItems(_:in:measuredBy:)-(_,LayoutRect,_)`` for a page. If columns differ, it
  /// throws as ``insertItems(of:at:)`` does, unless the grid is empty.
  @discardableResult
  public mutating func prependItems(
    of page: some MasonryPage, in visible: inout LayoutRect
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkOthersStay(0)
    return try prependItems(page.itemCount, in: &visible, measuredBy: page)
  }

  /// Adds the items of a page at the start, stacked upwards, without a rectangle to move.
  @discardableResult
  public mutating func prependItems(
    of page: some MasonryPage
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkOthersStay(0)
    return try prependItems(page.itemCount, measuredBy: page)
  }

  /// Throws if items that are added at an index may make others change to another width.
  private func checkOthersStay(_ index: Int) throws(MasonryError) {
    let isAtEnd = index == itemCount && !hasKeptItems(from: horizon)
    guard tracks.areEqual || isAtEnd else { throw .providerNeeded }
  }
}
