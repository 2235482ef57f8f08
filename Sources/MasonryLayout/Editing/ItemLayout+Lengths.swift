extension ItemLayout {
  /// Asks about an item again: ``remeasure(_:measuredBy:)`` for one index.
  public mutating func remeasure(
    at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try remeasure(CollectionOfOne(index), measuredBy: provider)
  }

  /// Measures the estimated items in the visible rectangle, which keeps its place.
  ///
  ///     try wall.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))  // asks none
  ///     try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
  ///
  /// Afterwards nothing in the rectangle or its margin is estimated, and the rectangle is scrolled
  /// along with its anchor. Without estimates nothing is asked and the rectangle stays: call it
  /// whenever the visible rectangle has changed.
  ///
  /// After a change, pass the anchor that was made before it:
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768)                            // heights become estimates
  ///     visible.size = newSize
  ///     try wall.measure(itemsIn: &visible, keeping: anchor, measuredBy: cells)
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle. If an anchor is given, only its size matters. Nothing is
  ///     asked for one that is not finite.
  ///   - margin: How far before and after the rectangle items are measured as well, in points.
  ///   - anchor: What to keep still, followed through all changes since it was made; by default the
  ///     anchor of the rectangle as it is.
  ///   - provider: The heights, asked once for each estimated item at the width that it has. If
  ///     columns differ, the heights for its other widths stay as they are: an item that then gets
  ///     another width and is estimated there is asked for there as well.
  /// - Throws: ``MasonryError``; the layout and the rectangle are then unchanged.
  /// - Complexity: that of ``remeasure(_:measuredBy:)`` in each of two or three rounds. Without
  ///   estimates that of ``items(in:)``.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double = 0, keeping anchor: Anchor? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let anchor = anchor ?? self.anchor(in: visible)
    try measure(itemsIn: &visible, margin: margin, measuredBy: provider) { layout, visible in
      layout.scroll(&visible, to: anchor)
    }
  }

  /// Scrolls the visible rectangle to an item, and measures the items that are shown there.
  ///
  ///     try wall.measure(showing: 500_000, at: .start, in: &visible, measuredBy: cells)
  ///
  /// It scrolls as `scroll(_:toItemAt:at:)` does, and measures as `measure(itemsIn:)` does.
  public mutating func measure(
    showing index: Int, at position: LayoutScrollPosition = .nearest,
    in visible: inout LayoutRect, margin: Double = 0,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    checkIndex(index)
    try measure(itemsIn: &visible, margin: margin, measuredBy: provider) { layout, visible in
      layout.scroll(&visible, toItemAt: index, at: position)
    }
  }
}
