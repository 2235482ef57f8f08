extension MasonryGrid {
  /// The final frame of an item, in the coordinates of the content.
  ///
  /// For the items on screen call ``items(in:)``, which returns indices and frames.
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

  var upwardStart: Double? { placement.seam > 0 ? placement.positions[placement.top] : nil }
}
