extension MasonryGrid {
  /// The frames of all items, in the coordinates of the content.
  ///
  ///     for (index, frame) in wall.frames.enumerated() { … }
  ///
  /// - Complexity: O(1) for the collection and for each frame; O(`columnCount`) for the collection where
  ///   rows run from right to left.
  public var frames: Frames { Frames(grid: self, edges: stackingEdges) }

  /// A random-access collection of the frames of a grid, by the index of the item.
  ///
  /// The frames are those of the grid at the time it was asked; later changes do not show.
  public struct Frames: RandomAccessCollection, Sendable {
    fileprivate let grid: MasonryGrid
    fileprivate let edges: StackingEdges

    /// The position of the first frame, 0.
    public var startIndex: Int { 0 }

    /// The position after the last frame, the number of items.
    public var endIndex: Int { grid.count }

    /// The frame of an item.
    ///
    /// An index that is out of range traps.
    public subscript(index: Int) -> LayoutRect {
      grid.checkIndex(index)
      return grid.frame(ofItemAt: index, edges)
    }
  }
}
