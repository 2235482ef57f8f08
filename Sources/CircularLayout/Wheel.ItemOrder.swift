extension Wheel {
  /// The way in which the items follow one another around the wheel.
  ///
  /// A wheel that follows the finger needs the one that fits its focus: scrolling sideways,
  /// ``clockwise`` with the focus at the top and ``counterclockwise`` at the bottom; scrolling
  /// vertically, ``clockwise`` on the right and ``counterclockwise`` on the left.
  public enum ItemOrder: Hashable, Sendable, CaseIterable {
    /// Each item is clockwise from the one before it.
    case clockwise

    /// Each item is counter-clockwise from the one before it.
    case counterclockwise
  }
}
