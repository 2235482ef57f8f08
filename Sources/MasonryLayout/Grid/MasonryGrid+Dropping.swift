extension MasonryGrid {
  /// The index to which to move an item so that it is under a finger afterwards.
  ///
  ///     let index = wall.dropIndex(at: finger, moving: dragged)
  ///     if index != dragged {
  ///       wall.moveItem(from: dragged, to: index)
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
  /// upwards, from those stacked downwards.
  ///
  /// The point is in the coordinates of the content. If it is not finite, the item stays.
  ///
  /// - Returns: The index to move the item to; its present one if no other is better.
  /// - Complexity: O(1) while the item is under the finger. Otherwise O(*c* log² *n* + *m*·*c*) for
  ///   *n* items, *c* columns, and *m* items from the present index, or from the first one near the
  ///   finger, to the last one near it. In a dense packing with gaps *m* is *n*, and each item
  ///   takes O(log *n*) for each column and span.
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    checkIndex(index)
    guard point.x.isFinite, point.y.isFinite, !frame(ofItemAt: index).contains(point)
    else { return index }
    let search = DropSearch(
      self, point: point, source: index, request: items.request(of: index),
      lengths: lengths(ofItemAt: index))
    return search.index()
  }

  /// The lengths that an item would get, by the first of its lanes.
  func lengths(ofItemAt item: Int) -> [Double] {
    let span = items.request(of: item).span(in: columnCount)
    guard let table = sharedSettings.widthTable else {
      return Array(repeating: items.lengths[item], count: columnCount - span + 1)
    }
    return (0...columnCount - span).map {
      items.answer(of: item, at: table.number(of: $0..<$0 + span)).length
    }
  }
}
