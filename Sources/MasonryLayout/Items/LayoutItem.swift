/// An item of a layout, and where to show it.
public struct LayoutItem: Hashable, Sendable {
  /// The index of the item.
  public let index: Int
  /// Where it is, in the coordinates of the content.
  public let frame: LayoutRect
}

extension ItemsLayout {
  /// The frames of all items, in the coordinates of the content.
  ///
  /// - Complexity: O(1) for the collection, and for each frame that of `frame(ofItemAt:)`.
  public var frames: LayoutFrames { LayoutFrames(layout: self) }
}

/// A random-access collection of the frames of items, by their indices.
///
/// It shares the storage of the layout as it was then: take it once for a loop, and release it
/// before the layout changes, or the change copies the storage.
public struct LayoutFrames: RandomAccessCollection, Sendable {
  let layout: ItemsLayout

  /// The position of the first frame, 0.
  public var startIndex: Int { 0 }

  /// The position after the last frame, the number of items.
  public var endIndex: Int { layout.itemCount }

  /// The frame of an item; an index out of range traps.
  public subscript(index: Int) -> LayoutRect { layout.frame(ofItemAt: index) }
}
