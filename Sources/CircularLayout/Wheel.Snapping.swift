extension Wheel {
  /// How far a flick may carry.
  public enum Snapping: Hashable, Sendable {
    /// As far as the content would run.
    case free

    /// As far as the content would run, but at most so many items from where the drag began.
    ///
    /// The start is an offset; a negative number of items counts as 0.
    case items(atMost: Int, from: Double)

    /// One item on from where the drag began, however fast the flick.
    ///
    /// The start is an offset. Without a flick it is the nearest item, but at most one away.
    case page(from: Double)
  }
}
