extension MasonryGrid {
  /// The index to which to move an item so that it is under a finger afterwards.
  ///
  ///     let index = wall.dropIndex(at: finger, moving: dragged)
  ///     if index != dragged {
  ///       try wall.moveItem(from: dragged, to: index)
  ///       dragged = index
  ///     }
  ///
  /// After the move the item's frame contains the point, if it does at any index. Of several such
  /// indices the nearest to the present one is taken, then the smaller one. If there is none, it is
  /// the one whose frame is nearest to the finger. A finger that stays asks for no second move:
  /// where kept columns or items stacked upwards would lead to one, the item stays.
  ///
  /// Spans and pinned columns are respected. From right to left, where x counts from the far end,
  /// the finger keeps its distance from the start of the content, and where items are stacked
  /// upwards, from those stacked downwards. Where columns differ, present heights are used;
  /// ``dropIndex(at:moving:measuredBy:)`` asks for the new ones.
  ///
  /// The point is in the coordinates of the content. If it is not finite, the item stays.
  ///
  /// - Returns: The index to move the item to; its present one if no other is better.
  /// - Complexity: O(1) while the item is under the finger. Otherwise O(*c* log² *n* + *m*·*c*) for
  ///   *n* items, *c* columns, and *m* items from the present index, or from the first one near the
  ///   finger, to the last one near it. In a dense packing with gaps *m* is *n*, and each item
  ///   takes O(log *n*) for each column and span.
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    // Lengths that a grid has are valid, so nothing is thrown.
    let known = MasonryHeights(items.lengths, along: axis)
    return (try? dropIndex(at: point, moving: index, measuredBy: known)) ?? index
  }

  /// The index to which to move an item so that a finger is on it, where columns differ.
  ///
  /// It is that of ``dropIndex(at:moving:)``, with the heights that the items would get. The
  /// provider is asked, by the present indices, for items that would get another width: for the
  /// moving one once for each column that it can start at, for others perhaps twice.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid.
  /// - Complexity: that of `dropIndex(at:moving:)`.
  public func dropIndex(
    at point: LayoutPoint, moving index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Int {
    checkIndex(index)
    guard point.x.isFinite, point.y.isFinite, !frame(ofItemAt: index).contains(point)
    else { return index }
    let search = DropSearch(
      self, point: point, source: index, request: items.request(of: index),
      lengths: try lengths(ofItemAt: index, in: self, by: provider), heights: provider)
    return try search.index()
  }

  /// The length that an item would get in some lanes: asked for, unless it is known.
  func length(
    ofItemAt item: Int, in lanes: Range<Int>, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> Double {
    if tracks.areEqual { return items.lengths[item] }
    let crossLength = tracks.crossLength(ofLane: lanes.lowerBound, span: lanes.count)
    return items.crossLengths[item] == crossLength
      ? items.lengths[item]
      : try provider.validLength(ofItemAt: item, along: axis, crossLength: crossLength)
  }

  /// The lengths that an item would get in another grid, or in this one, by its first lane there.
  func lengths(
    ofItemAt item: Int, in grid: MasonryGrid, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> [Double] {
    let request = items.request(of: item)
    let known = knownCrossLength(ofItem: item, along: grid.axis)
    let span = request.span(in: grid.columnCount)
    return try (0...grid.columnCount - span).map { lane throws(MasonryError) in
      let crossLength = grid.tracks.crossLength(ofLane: lane, span: span)
      return crossLength == known
        ? items.lengths[item]
        : try provider.validLength(ofItemAt: item, along: grid.axis, crossLength: crossLength)
    }
  }
}
