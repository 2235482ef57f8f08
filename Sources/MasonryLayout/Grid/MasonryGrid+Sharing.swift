extension MasonryGrid {
  /// Whether the grid has so few items that it may share storage with a grid that is alike.
  ///
  /// The first change of a grid copies what it shares, which would be felt in a larger one.
  var isSmall: Bool { itemCount <= 64 }

  /// Shares the storage of another grid, as copies do, where both have the same in it.
  ///
  /// Grids of few items often differ in nothing but heights: up to a row, all items start at the top.
  /// An array takes 48 bytes of memory if it has only one element, so sections of one item are much
  /// smaller for it.
  mutating func share(with other: MasonryGrid) {
    items.lengths.share(with: other.items.lengths)
    if items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.share(with: other.placement)
  }
}
