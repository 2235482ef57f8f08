extension MasonryGrid {

  /// Where to scroll to show an item: the new y of the visible rectangle.
  ///
  ///     scrollView.contentOffset.y = wall.offset(showing: 2_000_000, at: .center, in: visible)
  ///
  /// In a wall that scrolls sideways it is the new x. The content is scrolled to its ends at most; an item
  /// that is visible needs no scrolling to be ``ScrollPosition/nearest``, even past an end.
  ///
  /// The answer is exact if the item and all before it are measured, and rests on estimates otherwise, see
  /// ``firstEstimatedIndex``; then ``measure(showing:at:in:margin:measuredBy:)-(_,_,LayoutRect,_,_)`` tells where the item is
  /// once what is around it is measured.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: Where in view it is to be.
  ///   - rect: The visible rectangle without what covers it, bars for example. One that is not finite
  ///     counts as an empty one at the origin.
  /// - Returns: The offset; with ``ScrollPosition/center`` on a whole pixel, if there are pixels.
  /// - Complexity: O(1).
  public func offset(
    showing index: Int, at position: ScrollPosition = .nearest, in rect: LayoutRect
  ) -> Double {
    Viewport(rect, of: contentLength, in: space).near(
      showing: axis.interval(of: frame(ofItemAt: index)), at: position, scale: environment.scale)
  }
}
