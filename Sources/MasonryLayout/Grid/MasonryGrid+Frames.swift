extension MasonryGrid {
  /// The final frame of an item, in the coordinates of the content.
  ///
  /// For the items on screen call ``items(in:)-(LayoutRect)``, which returns indices and frames.
  ///
  /// - Complexity: O(1).
  public func frame(ofItemAt index: Int) -> LayoutRect {
    checkIndex(index)
    return frame(ofItemAt: index, mapper)
  }

  /// The height of an item, in points: as it was given, or that of its rows if the grid scrolls
  /// sideways.
  ///
  /// With alignment to pixels, the height of the frame may differ from a given height.
  public func height(ofItemAt index: Int) -> Double { length(ofItemAt: index, along: .vertical) }

  /// The width of an item, in points: that of its columns, or as it was given if the grid scrolls
  /// sideways.
  ///
  /// With alignment to pixels, the width of the frame may differ from a given width.
  public func width(ofItemAt index: Int) -> Double { length(ofItemAt: index, along: .horizontal) }

  /// The length of an item along the axis, in points, as it was given: its height, or its width in
  /// a grid that scrolls sideways.
  public func length(ofItemAt index: Int) -> Double { length(ofItemAt: index, along: axis) }

  /// The frames of all items, in the coordinates of the content.
  ///
  ///     for (index, frame) in wall.frames.enumerated() { … }
  ///
  /// - Complexity: O(1) for the collection and for each frame.
  public var frames: Frames { Frames(grid: self) }

  /// A random-access collection of the frames of a grid, by the index of the item.
  ///
  /// The frames are those of the grid when the collection was made. The collection shares the
  /// storage of the grid: take it once for a loop, and release it before the grid changes, or the
  /// change copies the storage.
  public struct Frames: RandomAccessCollection, Sendable {
    fileprivate let grid: MasonryGrid

    /// The position of the first frame, 0.
    public var startIndex: Int { 0 }

    /// The position after the last frame, the number of items.
    public var endIndex: Int { grid.itemCount }

    /// The frame of an item; an index out of range traps.
    public subscript(index: Int) -> LayoutRect { grid.frame(ofItemAt: index) }
  }
}

extension MasonryGrid {
  /// The final frame of an item that exists, with the mapper of the grid.
  @inline(__always)
  func frame(ofItemAt index: Int, _ mapper: AxisMapper) -> LayoutRect {
    let (position, lane) = placement.start(of: index)
    let (length, span) = items.extent(of: index, in: columnCount)
    return frame(at: position, length: length, lane: lane, span: span, mapper)
  }

  /// The final frame of an item of some length, at a position in the lanes from one on.
  @inline(__always)
  func frame(
    at start: Double, length: Double, lane: Int, span: Int, _ mapper: AxisMapper
  ) -> LayoutRect {
    let tracks = tracks
    return axis.rect(
      main: mapper.near(from: start, to: start + length),
      length: mapper.length(length, from: start, to: start + length),
      cross: tracks.start(ofLane: lane, span: span),
      crossLength: tracks.crossLength(ofLane: lane, span: span))
  }

  /// The length of an item: along the columns as it was given, across them that of its columns.
  private func length(ofItemAt index: Int, along axis: LayoutAxis) -> Double {
    checkIndex(index)
    guard axis != self.axis else { return items.lengths[index] }
    return tracks.crossLength(
      ofLane: Int(placement.firstLanes[index]), span: items.request(of: index).span(in: columnCount)
    )
  }
}

extension MasonryGrid {
  @inline(__always)
  func end(ofColumn column: Int, _ mapper: AxisMapper) -> Double? {
    guard let last = placement.members.last(in: column) else { return nil }
    return mapper.interval(position: placement.positions[last], length: items.lengths[last]).far
  }

  var insets: (start: Double, end: Double) { axis.ends(of: configuration.contentInsets) }

  /// The value of ``contentEnd`` for the placed items.
  func contentEndOfColumns() -> Double {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start)
    var furthest: Double?
    for column in 0..<columnCount {
      guard let end = end(ofColumn: column, mapper) else { continue }
      furthest = max(furthest ?? end, end)
    }
    guard let furthest else { return 0 }
    let end = furthest + insets.end
    // From right to left the content begins there, and no item may begin before it.
    return space.isMirroredAlong ? end.aligned(toScale: space.environment.scale) : end
  }

  /// The start of the content along the axis: 0, or less if items are stacked upwards.
  ///
  /// The first frame begins where it would at position 0. On pixels it is a whole number of them.
  var contentStart: Double {
    guard placement.seam > 0 else { return 0 }
    let mapper = AxisMapper(space, inset: insets.start, contentLength: contentEnd)
    let start = placement.positions[placement.top]
    // From right to left the far edges count: half a pixel is rounded to larger coordinates.
    return space.isMirroredAlong
      ? mapper.far(from: 0, to: 0) - mapper.far(from: start, to: start)
      : mapper.near(from: start, to: start) - mapper.near(from: 0, to: 0)
  }

  var mapper: AxisMapper {
    AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: contentStart, far: contentEnd))
  }
}
