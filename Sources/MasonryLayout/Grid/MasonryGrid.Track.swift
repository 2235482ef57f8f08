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
}

#if !hasFeature(Embedded)
extension MasonryGrid.Track: Codable {}
#endif
