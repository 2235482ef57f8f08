extension MasonryGrid {
  /// The size of one column across the grid.
  public enum Track: Hashable, Sendable {
    /// A size in points, from 0 to ``MasonryGrid/maximumExtent``.
    case points(Double)

    /// A share of what fixed sizes and spacings leave over, by weight: a finite number greater than 0.
    ///
    /// Where the weights of all tracks add up to less than 1, they share only that part. This is the
    /// unit `fr` in CSS.
    case fraction(Double)
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
    case fit
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Track: Codable {}
extension MasonryGrid.TrackAlignment: Codable {}
#endif
