extension MasonryGrid {
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
extension MasonryGrid.TrackAlignment: Codable {}
#endif
