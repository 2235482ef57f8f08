extension MasonryGrid {
  /// Whether the grid is small enough to share storage with a grid that is alike.
  ///
  /// The first change of a grid copies what it shares, which would be noticeable in a larger one.
  var isSmall: Bool { itemCount <= 64 }

  /// Shares the arrays of another grid that are equal to its own.
  ///
  /// Grids of few items often differ only in heights: the items of the first row all start at the
  /// top. A one-element array takes 48 bytes, so sections of one item are much smaller this way.
  mutating func share(with other: MasonryGrid) {
    items.lengths.share(with: other.items.lengths)
    if items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.share(with: other.placement)
  }
}
