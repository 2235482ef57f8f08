extension ItemLayout {
  /// The frames of all items, in the coordinates of the content.
  ///
  ///     for (index, frame) in wall.frames.enumerated() { … }
  ///
  /// - Complexity: O(1) for the collection, and for each frame that of `frame(ofItemAt:)`.
  public var frames: LayoutFrames<Self> { LayoutFrames(layout: self) }
}

/// A random-access collection of the frames of a layout, by the index of the item.
///
/// The frames are those of the layout when the collection was made. The collection shares the
/// storage of the layout: take it once for a loop, and release it before the layout changes, or the
/// change copies the storage.
public struct LayoutFrames<Layout: ItemLayout>: RandomAccessCollection, Sendable {
  @usableFromInline let layout: Layout

  /// The position of the first frame, 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last frame, the number of items.
  @inlinable
  public var endIndex: Int { layout.itemCount }

  /// The frame of an item; an index out of range traps.
  @inlinable
  public subscript(index: Int) -> LayoutRect { layout.frame(ofItemAt: index) }
}
