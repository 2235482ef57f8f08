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

  /// Scrolls the visible rectangle to an item.
  ///
  ///     wall.scroll(&visible, toItemAt: 2_000_000, at: .center)
  ///
  /// Pass the visible rectangle without the part that bars cover. Its size does not change. A
  /// rectangle that is not finite is not scrolled.
  ///
  /// The content is scrolled to its ends at most. For ``ScrollPosition/nearest`` an item that is
  /// visible needs no scrolling, even past an end. ``ScrollPosition/center`` leads to a whole
  /// pixel, if there are pixels.
  ///
  /// The place is exact if the item and all items before it are measured; otherwise it depends on
  /// estimates, see ``firstEstimatedIndex``; `measure(showing:at:in:)` measures what is around it.
  ///
  /// - Complexity: O(1).
  public func scroll(
    _ visible: inout LayoutRect, toItemAt index: Int, at position: ScrollPosition = .nearest
  ) {
    let near = VisibleSpan(visible, of: contentLength, in: space).near(
      showing: axis.interval(of: frame(ofItemAt: index)), at: position, scale: environment.scale)
    visible = axis.rect(visible, movedTo: near)
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.ScrollPosition: Codable {}
#endif
