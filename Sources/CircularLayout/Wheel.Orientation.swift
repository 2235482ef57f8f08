extension Wheel {
  /// How the items turn with the wheel.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    /// The top of each item points away from the wheel's centre.
    case outward

    /// The items turn with the wheel, and the one in focus stands upright wherever the focus is.
    case facingFocus

    /// Every item stands upright, like the cabins of a Ferris wheel.
    case upright
  }
}
