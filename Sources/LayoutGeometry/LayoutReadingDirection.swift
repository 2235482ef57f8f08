/// The side from which a line of text, and a row of lanes, starts.
public enum LayoutReadingDirection: Hashable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight

  /// The leading edge is the right one.
  case rightToLeft
}
