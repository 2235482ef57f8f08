extension ItemLayout {
  /// The items in a rectangle, in the order in which they are read: for a screen reader.
  ///
  /// Items that begin earlier along the axis of scrolling come first, then those nearer to the
  /// leading edge, or to the top of a wall that scrolls sideways, then those with smaller indices.
  /// Two items have the same order in every rectangle that meets both.
  ///
  /// - Complexity: that of ``items(in:)``, and O(*k* log *k*) for *k* items found.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [MasonryGrid.Item] {
    let space = space
    return items(in: rect).map { (edges: space.readingEdges(of: $0.frame), item: $0) }
      .sorted {
        ($0.edges.along, $0.edges.across, $0.item.index) < (
          $1.edges.along, $1.edges.across, $1.item.index
        )
      }
      .map { $0.item }
  }
}

extension LayoutSpace {
  /// The edges at which a frame begins: along the axis of scrolling, and across it.
  ///
  /// They grow in the direction of reading, so that of two frames the one with the smaller edges is
  /// read first.
  func readingEdges(of frame: LayoutRect) -> (along: Double, across: Double) {
    let (along, across) = (axis.interval(of: frame), axis.cross.interval(of: frame))
    return (
      isMirroredAlong ? -along.far : along.near, isMirroredAcross ? -across.far : across.near
    )
  }
}
