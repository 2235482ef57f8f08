extension MasonryGrid {
  /// Stacks all items downwards again, so that the start of the wall is level.
  ///
  ///     let old = wall
  ///     wall.restackFromStart()
  ///     animate(wall.frameChanges(from: old, by: .unchanged, in: visible))
  ///
  /// Kept items stay in their columns. A wall to which nothing was prepended stays as it is.
  ///
  /// - Complexity: O(*n*·`columnCount`) for *n* items.
  public mutating func restackFromStart() {
    guard placement.seam > 0 else { return }
    change(0..<itemCount) { _, lanes in lanes.seam = 0 }
  }
}
