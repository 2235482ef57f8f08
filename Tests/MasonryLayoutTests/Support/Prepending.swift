import MasonryLayout

extension MasonryItems {
  /// Adds items at the start, above a view that stays: kept ones are stacked upwards.
  @discardableResult
  mutating func prependItems(
    _ count: Int, measuredBy heights: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    var (wall, mapping) = (MasonryWall(self), LayoutIndexMapping.unchanged)
    var visible = LayoutRect.zero
    try wall.keepingPlace(in: &visible, sticksToStart: false) { wall throws(MasonryError) in
      mapping = try wall.items.insertItems(count, at: 0, measuredBy: heights)
    }
    self = wall.items
    return mapping
  }
}
