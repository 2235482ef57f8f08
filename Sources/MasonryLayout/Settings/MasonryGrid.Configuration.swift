extension MasonryGrid {
  /// How a grid arranges its items: columns, distances and packing.
  ///
  /// It is validated when it is given to a grid. Width, reading direction and pixel scale are
  /// separate, so that one configuration serves grids of any width.
  public struct Configuration: Hashable, Sendable {
    /// The number of columns and their widths; by default two that fill the grid.
    public var columns: Columns
    /// The alignment of columns that do not fill the grid.
    public var trackAlignment: TrackAlignment
    /// The distance between neighbouring columns, in points.
    public var columnSpacing: Double
    /// The distance between consecutive items of a column, in points.
    public var itemSpacing: Double

    /// The distances from the edges of the content to the items, in points.
    ///
    /// They are part of the content size, except along the scroll axis of a grid without items.
    public var contentInsets: LayoutInsets
    /// The rule that chooses a column for each item.
    public var packing: Packing

    /// Creates a configuration.
    public init(
      columns: Columns = .fixed(2), trackAlignment: TrackAlignment = .start,
      columnSpacing: Double = 0, itemSpacing: Double = 0, contentInsets: LayoutInsets = .zero,
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

  /// The alignment of columns that do not fill the grid.
  ///
  /// Columns wider than the grid always begin at the leading edge.
  public enum TrackAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading edge, or at the top for rows.
    case start
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom for rows.
    case end

    /// At the leading edge, with content only as wide as the columns and the insets.
    ///
    /// A section is as wide as its feed; there it is replaced by `start`.
    case fit
  }
}

extension MasonryGrid {
  /// The largest valid width, height, spacing and inset, 10¹⁵⁰ points: no sum reaches infinity.
  public static var maximumLength: Double { .maximumLength }

  /// The largest number of items, 4,294,967,295 where integers have 64 bits.
  public static var maximumItemCount: Int { Int(clamping: UInt32.max) }
}

extension MasonryGrid.Configuration: ItemConfiguration {
  func validate() throws(MasonryError) {
    try columns.validate()
    try packing.validate()
    guard columnSpacing.isLength else { throw .columnSpacing(columnSpacing) }
    guard itemSpacing.isLength else { throw .itemSpacing(itemSpacing) }
    guard contentInsets.areLengths else { throw .contentInsets(contentInsets) }
  }
}

extension LayoutInsets {
  var areLengths: Bool {
    top.isLength && leading.isLength && bottom.isLength && trailing.isLength
  }

  var largest: Double { max(top, leading, bottom, trailing) }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Configuration: Codable {}
extension MasonryGrid.TrackAlignment: Codable {}
#endif
