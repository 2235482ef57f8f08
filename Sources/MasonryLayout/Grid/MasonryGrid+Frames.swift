extension MasonryGrid {
  /// The final frame of an item, in the coordinates of the content.
  ///
  /// For what is on screen ask ``items(in:)``, which hands out frames with the indices.
  ///
  /// - Complexity: O(1).
  public func frame(ofItemAt index: Int) -> LayoutRect {
    checkIndex(index)
    return frame(ofItemAt: index, mapper)
  }

  /// The height of an item, in points, as it was given; in a grid that scrolls sideways that of its row.
  ///
  /// The height of its frame may differ by the alignment to pixels.
  public func height(ofItemAt index: Int) -> Double { length(ofItemAt: index, along: .vertical) }

  /// The width of an item, in points: that of its columns, or as it was given in a grid that scrolls
  /// sideways.
  ///
  /// The width of its frame may differ by the alignment to pixels where it was given.
  public func width(ofItemAt index: Int) -> Double { length(ofItemAt: index, along: .horizontal) }

  /// The frames of all items, in the coordinates of the content.
  ///
  ///     for (index, frame) in wall.frames.enumerated() { … }
  ///
  /// - Complexity: O(1) for the collection and for each frame.
  public var frames: Frames { Frames(grid: self) }

  /// A random-access collection of the frames of a grid, by the index of the item.
  ///
  /// The frames are those of the grid at the time it was asked; later changes do not show. The
  /// collection keeps what the grid stores alive, so take it once and not for each frame.
  public struct Frames: RandomAccessCollection, Sendable {
    fileprivate let grid: MasonryGrid

    /// The position of the first frame, 0.
    public var startIndex: Int { 0 }

    /// The position after the last frame, the number of items.
    public var endIndex: Int { grid.count }

    /// The frame of an item.
    ///
    /// An index that is out of range traps.
    public subscript(index: Int) -> LayoutRect { grid.frame(ofItemAt: index) }
  }
}

extension MasonryGrid {
  /// The final frame of an item that exists, with the mapper of the grid.
  @inline(__always)
  func frame(ofItemAt index: Int, _ mapper: AxisMapper) -> LayoutRect {
    let lane = Int(placement.firstLanes[index])
    let span = items.request(of: index).span(in: tracks.count)
    let start = placement.positions[index]
    let length = items.lengths[index]
    return axis.rect(
      main: mapper.near(from: start, to: start + length),
      length: mapper.length(length, from: start, to: start + length),
      cross: tracks.start(ofLane: lane, span: span),
      crossLength: tracks.crossLength(ofLane: lane, span: span))
  }

  /// The length of an item along an axis: what was given along the columns, what they give across them.
  private func length(ofItemAt index: Int, along axis: LayoutAxis) -> Double {
    checkIndex(index)
    guard axis != self.axis else { return items.lengths[index] }
    return tracks.crossLength(
      ofLane: Int(placement.firstLanes[index]), span: items.request(of: index).span(in: columnCount)
    )
  }
}
