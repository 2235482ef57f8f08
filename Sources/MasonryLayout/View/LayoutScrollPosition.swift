/// The part of the view to scroll an item to.
public enum LayoutScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// At the top, or at the leading edge of what scrolls sideways.
  case start
  /// In the middle.
  case center
  /// At the bottom, or at the trailing edge of what scrolls sideways.
  case end
  /// At the nearest offset that shows all of it, or as much of it as fits into the view.
  case nearest
}

#if !hasFeature(Embedded)
extension LayoutScrollPosition: Codable {}
#endif
