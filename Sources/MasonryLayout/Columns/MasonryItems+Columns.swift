extension MasonryItems {
  /// The number of columns, or 0 if the items are in rows.
  public var columnCount: Int { placement.laneCount }

  /// The width of a column (the height of a row, sideways) in points, or `nil` in rows.
  ///
  /// If columns differ, this is the width of the first column.
  public var columnWidth: Double? { settings.lanes?.tracks.crossLength(span: 1) }

  /// The first column that an item covers, counted from the leading edge, or `nil` in rows.
  public func column(ofItemAt index: Int) -> Int? {
    checkIndex(index)
    return isInRows ? nil : Int(placement.firstLanes[index])
  }

  /// The number of columns that an item covers, at most ``columnCount``, or `nil` in rows.
  public func columnSpan(ofItemAt index: Int) -> Int? {
    checkIndex(index)
    return isInRows ? nil : lanes(of: index).count
  }

  /// The end of each column in points: the far edge of its last item, or `nil` if it is empty.
  ///
  /// From right to left sideways, ends are distances from the right edge of the content. Use them
  /// to load more when the shortest column comes into view, and to see how level the bottom is.
  ///
  /// - Complexity: O(`columnCount`).
  public var columnEnds: [Double?] {
    let mapper = AxisMapper(
      fromStartOf: space, inset: insets.start, contentStart: contentStart, isDivided: isDivided)
    return (0..<columnCount).map { end(ofColumn: $0, mapper) }
  }
}

extension MasonryItems {
  /// Where columns divide, in logical coordinates; empty if none does.
  ///
  /// The items of each before an index are stacked upwards from an end, others downwards from a
  /// start.
  package var seams: [(index: Int, start: Double, end: Double)] {
    placement.seams.map { (Int($0.item), $0.start, $0.end) }
  }
}

extension MasonryItems {
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

extension MasonryItems {
  @inline(__always)
  func end(ofColumn column: Int, _ mapper: AxisMapper) -> Double? {
    guard let last = placement.members[column].last else { return nil }
    return mapper.interval(position: placement.positions[last], length: items.lengths[last]).far
  }

  /// The value of ``contentEnd`` for the placed items.
  func contentEndOfColumns() -> Double {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start, isDivided: isDivided)
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
}

extension LaneSettings {
  var differingTracks: Tracks? { tracks.areEqual ? nil : tracks }

  var widthTable: WidthTable? { differingTracks.map { WidthTable($0) } }

  func question(_ request: LaneRequest) -> (axis: LayoutAxis, crossLength: Double) {
    (space.axis, tracks.crossLength(span: request.span(in: tracks.count)))
  }
}
