extension MasonryItems {
  /// Changes how the items are arranged, at the width or the height that they have.
  ///
  ///     try feed[2].reconfigure { $0.columns?.itemSpacing = 12 }
  ///     try feed[2].reconfigure(measuredBy: heights) { $0 = .rows(.justified(height: 180)) }
  ///
  /// The provider is asked for items whose width changes, and for all that go from columns to rows
  /// or back. Without one they keep their lengths, or their proportions, as estimates. An item that
  /// is estimated already is asked for only if the answer is an estimate as well.
  ///
  /// - Throws: ``MasonryError``; the items are then unchanged.
  /// - Complexity: O(*n*·*c*) for *n* items and *c* columns, or items in an optimal row; O(1) if
  ///   nothing changes.
  public mutating func reconfigure(
    measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout ItemsLayout) -> Void
  ) throws(MasonryError) {
    var layout = layout
    edit(&layout)
    try resize(to: space, layout: layout, measuredBy: provider)
  }

  /// Arranges the items in another space, perhaps by other settings, as ``MasonryWall`` does.
  package mutating func resize(
    to space: LayoutSpace, layout: ItemsLayout? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(layout ?? self.layout, in: space, sharing: nil, measuredBy: provider)
  }
}
