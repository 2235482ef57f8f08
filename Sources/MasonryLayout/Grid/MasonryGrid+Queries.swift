extension MasonryGrid {
  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  ///
  ///     for item in wall.items(in: visibleRect) { show(photos[item.index], at: item.frame) }
  ///
  /// The answer is exact: `frame(ofItemAt: index).intersects(rect)` for every item, edges and empty
  /// frames included. A rectangle that is not finite meets no item.
  ///
  /// - Complexity: O(*c* log *n* + *k*) for *c* columns that the rectangle touches, *n* items, and
  ///   *k* items found, each counted once for every column that it covers; O(*k* log *k*) more if
  ///   their indices lie far apart.
  public func items(in rect: LayoutRect) -> [LayoutItem] {
    let mapper = mapper
    return ascending(in: rect) { LayoutItem(index: $0, frame: frame(ofItemAt: $0, mapper)) }
  }

  /// The indices of the items whose frames intersect a rectangle, in ascending order.
  ///
  /// For a screenful only the array is allocated, once.
  ///
  /// - Complexity: that of ``items(in:)``.
  public func indices(in rect: LayoutRect) -> [Int] { ascending(in: rect) { $0 } }

  /// Replaces a buffer's contents with ``indices(in:)``, column by column.
  ///
  /// In each column the items come from the start to the end. A buffer that is used again for the
  /// next frame of a scroll keeps its memory: nothing is allocated.
  ///
  /// - Complexity: O(*c* log *n* + *k*), as for ``items(in:)`` but without sorting.
  public func indices(in rect: LayoutRect, replacing buffer: inout [Int]) {
    var count = 0
    visitBatches(rect) { batch in
      buffer.replaceSubrange(count..., with: batch)
      count += batch.count
    }
    if count == 0 { buffer.removeAll(keepingCapacity: true) }
  }

  /// Calls a closure with each item in a rectangle, column by column, without allocating.
  ///
  /// - Complexity: O(*c* log *n* + *k*), as for ``items(in:)`` but without sorting.
  public func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    let mapper = mapper
    visit(rect) { body(LayoutItem(index: $0, frame: frame(ofItemAt: $0, mapper))) }
  }
}

extension MasonryGrid: ItemLayout {}
