extension MasonryGrid {
  /// Where in view to scroll an item.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    /// At the top, or at the leading edge of what scrolls sideways.
    case start
    /// In the middle.
    case center
    /// At the bottom, or at the trailing edge of what scrolls sideways.
    case end
    /// At the nearest place that shows all of it, or as much as the view has room for.
    case nearest
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.ScrollPosition: Codable {}
#endif
