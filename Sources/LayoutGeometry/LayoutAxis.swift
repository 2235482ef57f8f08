/// The direction in which content is longer than what shows it: the one along which it scrolls.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// Content goes on downwards.
  case vertical

  /// Content goes on sideways, from the leading to the trailing edge.
  case horizontal
}
