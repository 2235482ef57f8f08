extension ItemLayout {
  /// The items in a rectangle, in the order in which they are read: for a screen reader.
  ///
  /// Rows are read by indices. In columns, items that begin earlier along the axis of scrolling
  /// come first, then those in columns nearer to the leading edge, or to the top of a wall that
  /// scrolls sideways, then those with smaller indices. Two items have the same order in every
  /// rectangle that meets both.
  ///
  /// - Complexity: that of ``items(in:)``, and O(*k* log *k*) for *k* items found.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [MasonryGrid.Item] {
    items(in: rect).map { (start: _readingStart(ofItemAt: $0.index), item: $0) }
      .sorted {
        ($0.start.along, $0.start.column, $0.item.index) < (
          $1.start.along, $1.start.column, $1.item.index
        )
      }
      .map { $0.item }
  }
}

extension MasonryGrid {
  /// Where an item begins in the direction of reading, along the axis, and its column.
  public func _readingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    let (position, column) = placement.start(of: index)
    // The edge follows from the position alone: that of a frame is rounded once more.
    let along =
      space.isMirroredAlong
      ? -mapper.far(from: position, to: position) : mapper.near(from: position, to: position)
    return (along, column)
  }
}

extension MasonryRows {
  /// The same for all items: they are read by indices.
  public func _readingStart(ofItemAt index: Int) -> (along: Double, column: Int) { (0, 0) }
}
