extension MasonryGrid {
  /// The settings of a grid, checked when a grid is made with them.
  public struct Configuration: Hashable, Sendable {
    /// The axis along which the columns run and the content scrolls; vertical if not said otherwise.
    ///
    /// A horizontal grid has rows in place of columns. What is said of the columns of a grid, their
    /// number, width and spacing, holds for its rows.
    public var axis: LayoutAxis

    /// How many columns there are, and how wide; two that fill the grid if not said otherwise.
    public var columns: Columns

    /// Where the columns are if they do not fill the grid.
    public var trackAlignment: TrackAlignment

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

    /// The side on which the first column is, or from which rows run.
    public var direction: LayoutReadingDirection

    /// Pixels per point if frames are to lie on the pixels of a screen, or `nil` for exact frames.
    ///
    /// Equal columns get the same whole number of pixels, so an item's width does not depend on its
    /// column; what that leaves over goes between the columns and after the last one, less than a
    /// pixel each. Edges along the columns are rounded to the nearest pixel, so stacked items keep
    /// their distance up to a pixel and never overlap.
    public var scale: Double?

    /// Creates settings; what is left out has the default that the property states.
    public init(
      axis: LayoutAxis = .vertical,
      columns: Columns = .fixed(2),
      trackAlignment: TrackAlignment = .start,
      columnSpacing: Double = 0,
      itemSpacing: Double = 0,
      contentInsets: LayoutInsets = .zero,
      packing: Packing = .shortestColumn,
      direction: LayoutReadingDirection = .leftToRight,
      scale: Double? = nil
    ) {
      self.axis = axis
      self.columns = columns
      self.trackAlignment = trackAlignment
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
    try packing.validate()
    guard MasonryGrid.isExtent(columnSpacing) else { throw .columnSpacing(columnSpacing) }
    guard MasonryGrid.isExtent(itemSpacing) else { throw .itemSpacing(itemSpacing) }
    guard MasonryGrid.isExtent(contentInsets.top), MasonryGrid.isExtent(contentInsets.leading),
      MasonryGrid.isExtent(contentInsets.bottom), MasonryGrid.isExtent(contentInsets.trailing)
    else { throw .contentInsets(contentInsets) }
    if let scale {
      guard scale > 0, scale.isFinite else { throw .scale(scale) }
    }
  }

  /// The insets at the near and the far end of the lanes' axis, and of the axis across them.
  var insetsAlong: (start: Double, end: Double) {
    axis == .vertical
      ? (contentInsets.top, contentInsets.bottom) : (contentInsets.leading, contentInsets.trailing)
  }

  var insetsAcross: (start: Double, end: Double) {
    axis == .vertical
      ? (contentInsets.leading, contentInsets.trailing) : (contentInsets.top, contentInsets.bottom)
  }

  /// What the insets leave of a breadth.
  func available(across breadth: Double) -> Double {
    max(0, breadth - (insetsAcross.start + insetsAcross.end))
  }

  /// Whether items run from the far end of the content: rows from right to left.
  var isMirroredAlong: Bool { axis == .horizontal && direction == .rightToLeft }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Configuration: Codable {}
#endif
