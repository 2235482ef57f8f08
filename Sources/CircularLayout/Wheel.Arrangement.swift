extension Wheel {
  /// Whether the items are an open list or a closed ring, and how far apart they are.
  public enum Arrangement: Hashable, Sendable {
    /// An open list with a first and a last item, which may wind around the wheel more than once.
    ///
    /// Scrolling ends with the last item in focus. Where the list is longer than one turn it is a
    /// helix: only the turn around the focus is shown.
    case list(spacing: Spacing)

    /// A closed ring: the items are spaced evenly, 360° / n, and the first follows the last.
    ///
    /// The content is as many turns long as asked, at least one. A host that never wants to reach
    /// an end asks for a few and moves its offset by ``Wheel/recenteredOffset(_:)`` whenever it
    /// rests. Rings of one and two items are rings like any other; each item is shown at most once.
    /// The share of a ring that is on screen does not depend on n, so a long one shows many items.
    case ring(turns: Int)
  }
}
