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

  /// The height of an item as it was given, in points, or its width if the grid scrolls sideways.
  ///
  /// On pixels the length of its frame may differ.
  public func length(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return items.lengths[index]
  }

  package func askedAxis(ofItemAt index: Int) -> LayoutAxis { axis }
}

extension MasonryGrid {
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
