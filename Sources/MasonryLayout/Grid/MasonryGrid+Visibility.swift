extension MasonryGrid {
  /// What came into view and what went out of it when the visible rectangle moved.
  public struct VisibilityChange: Hashable, Sendable {
    /// The items that are visible now and were not before, in ascending order.
    public var entered: [Int]

    /// The items that were visible before and are not any more, in ascending order.
    public var left: [Int]
  }

  /// The items that enter and leave when the visible rectangle moves: the cells to show and to recycle.
  ///
  ///     let change = wall.visibilityChange(from: oldRect, to: newRect)
  ///     for index in change.left { recycle(cells[index]) }
  ///     for index in change.entered { show(photos[index], at: wall.frames[index]) }
  ///
  /// A rectangle that is not finite shows nothing, so the first rectangle ever may be compared with
  /// one in which no item lies.
  ///
  /// - Complexity: that of ``indices(in:)`` for both rectangles.
  public func visibilityChange(
    from oldRect: LayoutRect, to newRect: LayoutRect
  ) -> VisibilityChange {
    VisibilityChange(
      entered: indices(in: newRect, notIn: oldRect), left: indices(in: oldRect, notIn: newRect))
  }

  private func indices(in rect: LayoutRect, notIn other: LayoutRect) -> [Int] {
    var indices: [Int] = []
    let edges = stackingEdges
    visit(rect) { index in
      let isInOther = other.isFinite && frame(ofItemAt: index, edges).intersects(other)
      if !isInOther { indices.append(index) }
    }
    indices.sort()
    return indices
  }
}
