extension ItemLayout {
  /// The anchor of a rectangle; see ``LayoutAnchor`` for how it is chosen.
  ///
  /// Pass the visible rectangle without what bars cover; one that is not finite counts as an empty
  /// one at the origin. An end that sticks stays in view if it is now, the start before the end.
  ///
  /// - Complexity: that of ``items(in:)``.
  @_specialize(where Self == MasonryGrid)
  @_specialize(where Self == MasonryRows)
  public func anchor(
    in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> LayoutAnchor<LayoutIndexMapping> {
    let viewport = span(of: visible)
    let seen = items(in: visible).map { (id: $0.index, interval: axis.interval(of: $0.frame)) }
    return anchor(
      AnchorPoints(
        seen, in: viewport, uncovered: viewport.interval, sticksToStart: sticksToStart,
        sticksToEnd: sticksToEnd))
  }

  /// The anchor of the item under a finger, to keep it there while columns change.
  ///
  ///     let anchor = wall.anchor(at: finger, in: visible)
  ///     try wall.reconfigure(measuredBy: heights) { $0.columns = .fixed(6) }
  ///     wall.scroll(&visible, to: anchor)
  ///
  /// The point of the item under the finger, or of the visible one nearest to it, stays where it
  /// is, to a pixel if there are pixels. If the item is removed, the next one begins there. No end
  /// of the content sticks. A finger that is not finite holds no item.
  ///
  /// - Complexity: that of ``items(in:)``.
  public func anchor(
    at finger: LayoutPoint, in visible: LayoutRect
  ) -> LayoutAnchor<LayoutIndexMapping> {
    let held = finger.nearest(of: items(in: visible)) { $0.frame }
    let along = axis.coordinate(of: finger)
    return anchor(
      AnchorPoints(
        held.map { [($0.index, axis.interval(of: $0.frame))] } ?? [], in: span(of: visible),
        uncovered: LayoutInterval(near: along, far: along), sticksToStart: false,
        sticksToEnd: false))
  }

  /// Scrolls the visible rectangle to an item.
  ///
  ///     wall.scroll(&visible, toItemAt: 2_000_000, at: .center)
  ///
  /// Pass the visible rectangle without what bars cover; one that is not finite stays. The content
  /// is scrolled to its ends at most. An item in view is ``LayoutScrollPosition/nearest`` already,
  /// even past an end. The place depends on estimates before it: see `measure(showing:at:in:)`.
  ///
  /// - Complexity: that of `frame(ofItemAt:)`: O(1) in a grid.
  public func scroll(
    _ visible: inout LayoutRect, toItemAt index: Int,
    at position: LayoutScrollPosition = .nearest
  ) {
    let near = span(of: visible).near(
      showing: axis.interval(of: frame(ofItemAt: index)), at: position)
    visible = axis.rect(visible, movedTo: near)
  }

  private func anchor(_ points: AnchorPoints<Int>) -> LayoutAnchor<LayoutIndexMapping> {
    let present = RunMapping([.init(old: 0, new: 0, count: Int64(itemCount))])
    return LayoutAnchor(points: points, mapping: LayoutIndexMapping(present))
  }
}

extension ItemLayout {
  /// The scroll position as a fraction of the content: 0 at the start, 1 at the end.
  ///
  /// It is never beyond an end; 0 if all content is in view, or if the rectangle is not finite.
  public func fraction(of visible: LayoutRect) -> Double {
    let span = span(of: visible)
    guard visible.isFinite, span.lastStart > 0 else { return 0 }
    return min(max(span.start, 0), span.lastStart) / span.lastStart
  }

  /// Scrolls to a fraction of the way through the content: 0 is the start, 1 the end.
  ///
  /// ``fraction(of:)`` then gives it back, up to rounding. Fractions below 0 and NaN count as 0,
  /// those above 1 as 1. A rectangle that is not finite stays.
  public func scroll(_ visible: inout LayoutRect, toFraction fraction: Double) {
    guard visible.isFinite else { return }
    let span = span(of: visible)
    let start = fraction.share * span.lastStart
    visible = axis.rect(visible, movedTo: span.near(atPixelOf: start))
  }
}
