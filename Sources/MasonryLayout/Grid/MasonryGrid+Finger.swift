extension MasonryGrid {
  /// What to keep still under a finger while columns change.
  ///
  ///     let anchor = wall.anchor(at: finger, in: visible)
  ///     try wall.reconfigure(measuredBy: heights) { $0.columns = .fixed(6) }
  ///     wall.scroll(&visible, to: anchor)
  ///
  /// It holds one item: the one under the finger, or else the visible one nearest to it, the first
  /// of several as near. The fraction of the item, along the axis, at which the finger is stays
  /// where it is, to a pixel if there are pixels; beside the item that is its start or its end. If
  /// the item is removed, the next one begins there. Neither end of the content sticks.
  ///
  /// The finger is in the coordinates of the content. One that is not finite holds no item.
  ///
  /// - Complexity: that of ``items(in:)-(LayoutRect)``.
  public func anchor(at finger: LayoutPoint, in visible: LayoutRect) -> Anchor {
    let held = finger.nearest(of: items(in: visible)) { $0.frame }
    let along = axis.coordinate(of: finger)
    return Anchor(
      points: AnchorPoints(
        held.map { [($0.index, axis.interval(of: $0.frame))] } ?? [],
        in: VisibleSpan(visible, of: contentLength, in: space),
        uncovered: LayoutInterval(near: along, far: along), sticksToStart: false,
        sticksToEnd: false),
      mapping: LayoutIndexMapping(RunMapping([.init(old: 0, new: 0, count: Int64(itemCount))])))
  }
}
