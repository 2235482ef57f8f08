extension MasonryGrid {
  /// The settings of a grid, checked when a grid is made with them.
  public struct Configuration: Hashable, Sendable {
    /// How many columns there are; two if not said otherwise.
    public var columns: Columns

    /// The distance between neighbouring columns, in points.
    public var columnSpacing: Double

    /// The distance between items that follow each other in a column, in points.
    public var itemSpacing: Double

    /// The distances from the edges of the content to the items, in points.
    ///
    /// They belong to the content size, except that a grid without items has no content at all.
    public var contentInsets: LayoutInsets

    /// The rule that chooses a column for each item.
    public var packing: Packing

    /// The side on which the first column is.
    public var direction: LayoutDirection

    /// Pixels per point if frames are to lie on the pixels of a screen, or `nil` for exact frames.
    ///
    /// All columns get the same whole number of pixels, so an item's width does not depend on its
    /// column; what that leaves over goes between the columns, less than a pixel each. Top and bottom
    /// edges are rounded to the nearest pixel, so stacked items keep their distance up to a pixel and
    /// never overlap.
    public var scale: Double?

    /// Creates settings; what is left out has the default that the property states.
    public init(
      columns: Columns = .fixed(2),
      columnSpacing: Double = 0,
      itemSpacing: Double = 0,
      contentInsets: LayoutInsets = .zero,
      packing: Packing = .shortestColumn,
      direction: LayoutDirection = .leftToRight,
      scale: Double? = nil
    ) {
      self.columns = columns
      self.columnSpacing = columnSpacing
      self.itemSpacing = itemSpacing
      self.contentInsets = contentInsets
      self.packing = packing
      self.direction = direction
      self.scale = scale
    }
  }
}

extension MasonryGrid.Configuration {
  func validate() throws(MasonryError) {
    try columns.validate()
    guard MasonryGrid.isExtent(columnSpacing) else { throw .columnSpacing(columnSpacing) }
    guard MasonryGrid.isExtent(itemSpacing) else { throw .itemSpacing(itemSpacing) }
    guard MasonryGrid.isExtent(contentInsets.top), MasonryGrid.isExtent(contentInsets.leading),
      MasonryGrid.isExtent(contentInsets.bottom), MasonryGrid.isExtent(contentInsets.trailing)
    else { throw .contentInsets(contentInsets) }
    if let scale {
      guard scale > 0, scale.isFinite else { throw .scale(scale) }
    }
  }
}
