extension MasonryEstimates where Heights == MasonryHeights {
  /// The mean of what is measured of a grid: of its heights, or its widths if it scrolls sideways.
  ///
  /// It is for items that are added to such a grid: as more is measured, the mean gets better. The
  /// length in `otherwise`, in points, is used if nothing is measured yet.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public init(meanOf grid: MasonryGrid, otherwise: Double) {
    var sum = 0.0
    for (index, length) in grid.items.lengths.enumerated() where !grid.isEstimated(itemAt: index) {
      sum += length
    }
    let count = grid.itemCount - grid.items.estimates.count
    let mean = count > 0 ? sum / Double(count) : otherwise
    self.init(MasonryHeights([], default: mean, along: grid.axis))
  }
}
