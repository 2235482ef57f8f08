extension MasonryGrid {
  /// The items in a rectangle, in the order in which they are read.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] {
    items(in: rect).map { (start: readingStart(ofItemAt: $0.index), item: $0) }
      .sorted {
        ($0.start.along, $0.start.column, $0.item.index) < (
          $1.start.along, $1.start.column, $1.item.index
        )
      }
      .map { $0.item }
  }

  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    let (position, column) = placement.start(of: index)
    // The edge follows from the position alone: that of a frame is rounded once more.
    let along =
      space.isMirroredAlong
      ? -mapper.far(from: position, to: position) : mapper.near(from: position, to: position)
    return (along, column)
  }
}

extension MasonryRows {
  /// The items in a rectangle, by their indices.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] { items(in: rect) }

  /// The same for all items: they are read by indices.
  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int) { (0, 0) }
}
