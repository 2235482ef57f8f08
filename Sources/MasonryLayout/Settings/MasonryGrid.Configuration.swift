extension MasonryGrid {
  /// How a grid arranges its items: columns, distances and packing.
  ///
  /// It is checked when a grid is made with it. The width, the direction and the pixels are not part of
  /// it, so that the same settings serve a phone, a section of a feed, and a server.
  public struct Configuration: Hashable, Sendable {
    /// How many columns there are, and how wide; by default two that fill the grid.
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

    /// Creates settings; what is left out has the default shown here.
    public init(
      columns: Columns = .fixed(2),
      trackAlignment: TrackAlignment = .start,
      columnSpacing: Double = 0,
      itemSpacing: Double = 0,
      contentInsets: LayoutInsets = .zero,
      packing: Packing = .shortestColumn
    ) {
      self.columns = columns
      self.trackAlignment = trackAlignment
      self.columnSpacing = columnSpacing
      self.itemSpacing = itemSpacing
      self.contentInsets = contentInsets
      self.packing = packing
    }
  }

  /// Where the columns are when they do not fill the grid.
  ///
  /// Columns that are wider together than the grid begin at the leading edge in any case.
  public enum TrackAlignment: Hashable, Sendable, CaseIterable {
    /// At the leading edge, or at the top for rows.
    case start

    /// In the middle.
    case center

    /// At the trailing edge, or at the bottom for rows.
    case end

    /// At the leading edge, and the content is only as wide as the columns and the insets.
    ///
    /// A section is as wide as its feed, so there it is replaced by `start`.
    case fit
  }
}

extension MasonryGrid.Configuration {
  func validate() throws(MasonryError) {
    try columns.validate()
    try packing.validate()
    guard columnSpacing.isLength else { throw .columnSpacing(columnSpacing) }
    guard itemSpacing.isLength else { throw .itemSpacing(itemSpacing) }
    guard contentInsets.areLengths else { throw .contentInsets(contentInsets) }
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Configuration: Codable {}
extension MasonryGrid.TrackAlignment: Codable {}
#endif
