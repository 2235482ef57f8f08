/// An item of a layout, and where to show it.
public struct LayoutItem: LayoutElement {
  /// The index of the item.
  public let index: Int
  /// Where it is, in the coordinates of the content.
  public let frame: LayoutRect

  /// The index of the item.
  public var id: Int { index }

  /// Creates an item, for example in an app's test.
  public init(index: Int, frame: LayoutRect) { (self.index, self.frame) = (index, frame) }
}

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
